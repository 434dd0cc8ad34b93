"""What the terminal itself says, at play and as a tool; the sentences of a match stand with the games."""

from functools import cache
from pathlib import Path
from typing import Any

from tenfold.core.languages import current_language
from tenfold.core.text import Text

TEXT = Path(__file__).parent / "text"
CATALOGUES = (TEXT / "en.ftl", TEXT / "tools" / "en.ftl")


@cache
def _text(language: str) -> Text:
    return Text(CATALOGUES, language)


def say(name: str, /, **args: Any) -> str:
    """One sentence of the catalogues, by its name."""
    return _text(current_language()).say(name, args)


def says_yes(typed: str) -> bool:
    """Whether an answer begins as a yes does in the language."""
    return typed.strip().lower()[:1] in set(say("yes-letters"))


def worth_in_words(worth: float, chance: float | None) -> str:
    """What a move that is not advised is worth beside the one that is: in win chance, where it was tried."""
    if chance is None:
        return f"{worth:+.2f}"
    points = round(-100 * chance)
    return say("hint-chance", points=points) if points else say("hint-even")
