"""Messages of the command line: help, play and tools. Those of a match are in the games' catalogues."""

from functools import cache
from pathlib import Path
from typing import Any

from tenfold.core.languages import current_language
from tenfold.core.text import Text

TEXT = Path(__file__).parent / "text"
CATALOGUES = (TEXT / "en.ftl", TEXT / "tools" / "en.ftl", TEXT / "doctor" / "en.ftl")
HELP = (TEXT / "help" / "en.ftl",)
"""The help, apart from the rest: it is read at every start."""


@cache
def _text(catalogues: tuple[Path, ...], language: str) -> Text:
    return Text(catalogues, language)


def message(name: str, /, **args: Any) -> str:
    """A message of the terminal; where Fluent is missing, its name and arguments, for the doctor."""
    return _say(CATALOGUES, name, args)


def help_message(name: str, /, **args: Any) -> str:
    """A message of the help."""
    return _say(HELP, name, args)


def has_help(name: str) -> bool:
    """Whether the help has a message of that name."""
    try:
        return _text(HELP, current_language()).has(name)
    except ModuleNotFoundError:
        return False


def _say(catalogues: tuple[Path, ...], name: str, args: dict[str, Any]) -> str:
    try:
        return _text(catalogues, current_language()).say(name, args)
    except ModuleNotFoundError:
        return " ".join([name, *map(str, args.values())])


def says_yes(typed: str) -> bool:
    """Whether an answer begins as a yes does in the language."""
    return typed.strip().lower()[:1] in set(message("yes-letters"))


def worth_in_words(worth: float, chance: float | None) -> str:
    """What a move that is not advised is worth beside the one that is: in win chance, where it was tried."""
    if chance is None:
        return f"{worth:+.2f}"
    points = round(-100 * chance)
    return message("hint-chance", points=points) if points else message("hint-even")
