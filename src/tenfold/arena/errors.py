"""Errors of tournaments."""

from typing import Any

from tenfold.arena.messages import message
from tenfold.core.errors import TenfoldError


class BadTournament(TenfoldError):
    """A tournament cannot be played or continued like that."""

    code = "bad-tournament"

    def __init__(self, sentence: str, /, **args: Any) -> None:
        self.reason = sentence
        super().__init__(message(sentence, **args))
