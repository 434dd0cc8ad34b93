"""Parses lists and options given on the command line."""

from collections.abc import Sequence

from tenfold.cli.errors import BadUsage
from tenfold.cli.messages import message


def listed(text: str | None) -> list[str] | None:
    """The parts of `a,b,c`; None where nothing was given."""
    if text is None:
        return None
    parts = [part.strip() for part in text.split(",")]
    if not all(parts):
        raise BadUsage(message("list-empty-place", text=text))
    return parts


def options_of(texts: Sequence[str]) -> dict[str, str]:
    """The options of several `name=choice`; the game says whether it knows them."""
    options: dict[str, str] = {}
    for text in texts:
        name, equals, choice = (part.strip() for part in text.partition("="))
        if not (name and equals and choice):
            raise BadUsage(message("not-an-option", text=text))
        options[name] = choice
    return options
