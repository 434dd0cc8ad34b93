"""Messages and errors of tournaments, from their own catalogue."""

from functools import cache
from pathlib import Path
from typing import Any

from tenfold.core.errors import TenfoldError
from tenfold.core.languages import current_language
from tenfold.core.text import Text

CATALOGUE = Path(__file__).parent / "text" / "en.ftl"


@cache
def _text(language: str) -> Text:
    return Text([CATALOGUE], language)


def message(name: str, /, **args: Any) -> str:
    """One sentence of the catalogue, by its name, for whoever is being answered."""
    return _text(current_language()).say(name, args)


class BadTournament(TenfoldError):
    """A tournament cannot be played or continued like that."""

    code = "bad-tournament"

    def __init__(self, sentence: str, /, **args: Any) -> None:
        super().__init__(message(sentence, **args))
