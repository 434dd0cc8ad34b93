"""Messages of the command line: help, play and tools. Those of a match are in the games' catalogues."""

import re
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import Any

from tenfold.core.languages import DEFAULT_LANGUAGE, current_language
from tenfold.core.text import Text

TEXT = Path(__file__).parent / "text"
CATALOGUES = (TEXT / "en.ftl", TEXT / "tools" / "en.ftl")
PLAIN_CATALOGUES = (TEXT / "help" / "en.ftl", TEXT / "doctor" / "en.ftl")
"""Sentences without choices, read without Fluent: the help answers at once, the doctor where it's missing."""
ENTRY = re.compile(r"^([a-z][\w-]*) = ?(.*)((?:\n +.*)*)", re.MULTILINE)
PLACE = re.compile(r'\{ (?:\$([\w-]+)|"([^"]*)") \}')
NEARLY = 0.005
"""A smaller difference between two moves is none, whatever a game's bot counts in."""


def message(name: str, /, **args: Any) -> str:
    """A message of the terminal; where one needs Fluent and it's missing, its name and arguments."""
    if has_plain(name):
        # Where a translation is wrong, English is better.
        patterns = [_plain(tag)[name] for tag in (current_language(), DEFAULT_LANGUAGE)]
        pattern = next(
            (one for one in patterns if {place[0] for place in PLACE.findall(one)} <= {"", *args}), name
        )
        return PLACE.sub(lambda place: str(args[place[1]]) if place[1] else place[2], pattern)
    try:
        return _text(current_language()).say(name, args)
    except ModuleNotFoundError:
        return " ".join([name, *map(str, args.values())])


def has_plain(name: str) -> bool:
    """Whether a plain catalogue has a message of that name."""
    return name in _plain(current_language())


@cache
def _plain(language: str) -> dict[str, str]:
    """The plain catalogues in a language; what it lacks is in English."""
    tags = (DEFAULT_LANGUAGE, language)
    paths = [path.with_name(f"{tag}.ftl") for tag in tags for path in PLAIN_CATALOGUES]
    texts = [path.read_text(encoding="utf-8") for path in paths if path.is_file()]
    entries = [entry for text in texts for entry in ENTRY.findall(text)]
    return {name: line + dedent(more)[not line :] for name, line, more in entries}


@cache
def _text(language: str) -> Text:
    return Text(CATALOGUES, language)


def says_yes(typed: str) -> bool:
    """Whether an answer begins as a yes does in the language."""
    return typed.strip().lower()[:1] in set(message("yes-letters"))


def format_number(number: float, *, fine: bool = False) -> str:
    """A number as the language writes it: whole, or with two places."""
    return message("figure-fine", number=number) if fine else message("figure", number=number)


def worth_in_words(worth: float, chance: float | None) -> str:
    """How good a move is beside the one that is advised: in win chance, where it was tried.

    Elsewhere only whether it's worse: each game's bot counts in a unit of its own.
    """
    if chance is None:
        return message("hint-even") if abs(worth) < NEARLY else message("hint-worse")
    points = round(-100 * chance)
    return message("hint-chance", points=points) if points else message("hint-even")
