"""The sentences that the server itself says, from its own catalogue; those of a match stand with games."""

from functools import cache, lru_cache
from pathlib import Path

from tenfold.core.text import Text

CATALOGUE = Path(__file__).parent / "text" / "en.ftl"


@cache
def _text() -> Text:
    return Text([CATALOGUE])


@lru_cache(256)  # whoever is refused often is refused quickly
def say(name: str, /, **args: str) -> str:
    """One sentence of the catalogue, by its name."""
    return _text().say(name, args)
