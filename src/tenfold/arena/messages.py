"""Messages of tournaments, from their own catalogue."""

from functools import cache
from pathlib import Path
from typing import Any

from tenfold.core.languages import current_language
from tenfold.core.text import Text

CATALOGUE = Path(__file__).parent / "text" / "en.ftl"


@cache
def _text(language: str) -> Text:
    return Text([CATALOGUE], language)


def message(name: str, /, **args: Any) -> str:
    """One sentence of the catalogue, by its name, for whoever is being answered."""
    return _text(current_language()).say(name, args)
