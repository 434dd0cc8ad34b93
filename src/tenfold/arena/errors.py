"""What an arena refuses, each in one sentence of its catalogue."""

from typing import Any

from tenfold.arena.messages import message
from tenfold.core.errors import TenfoldError


class BadTournament(TenfoldError):
    """Nobody could play a tournament like that, or go on with it."""

    code = "bad-tournament"

    def __init__(self, sentence: str, /, **args: Any) -> None:
        self.reason = sentence
        super().__init__(message(sentence, **args))
