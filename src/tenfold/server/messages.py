"""Messages of the server's own catalogue; the games have their own."""

from functools import cache, lru_cache
from pathlib import Path

from tenfold.core.languages import current_language
from tenfold.core.text import Text

CATALOGUE = Path(__file__).parent / "text" / "en.ftl"


@cache
def _text(language: str) -> Text:
    return Text([CATALOGUE], language)


def message(name: str, /, **args: str) -> str:
    """A message of the catalogue, in the language of the current reader."""
    return _said(current_language(), name, tuple(args.items()))


@lru_cache(512)  # whoever is refused often is refused quickly
def _said(language: str, name: str, args: tuple[tuple[str, str], ...]) -> str:
    return _text(language).say(name, dict(args))
