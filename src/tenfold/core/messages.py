"""Messages that all games share, in the current language.

Machines that only train may lack Fluent: there a message is its name and its arguments.
"""

import errno
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tenfold.core.game import Game

MAX_FORMATTED = 10**15
"""Larger numbers are written as they are, not formatted for the language."""


def shortened(text: str, limit: int = 60) -> str:
    """A text cut to a length that fits into a sentence."""
    clean = " ".join(text.split())
    return clean if len(clean) <= limit else clean[: limit - 1] + "…"


def translate(message: str, **args: Any) -> str:
    """A message that all games share, in the current language; without Fluent, its name."""
    try:
        from tenfold.core.text import shared_text  # noqa: PLC0415  (texts are read late, errors early)

        return shared_text().say(message, {name: _plain(arg) for name, arg in args.items()})
    except ModuleNotFoundError:
        return " ".join([message, *map(str, args.values())])


def title_of(game: "Game") -> str:
    """A game's title in the current language; without Fluent, in English."""
    try:
        from tenfold.core.text import text_of  # noqa: PLC0415  (texts are read late, errors early)

        return text_of(game).title(game)
    except ModuleNotFoundError:
        return game.title


def os_error_text(error: OSError) -> str:
    """An operating system error as part of a sentence, translated where the catalogue has it."""
    system = (error.strerror or type(error).__name__).lower()
    return translate("error-cause", code=errno.errorcode.get(error.errno or 0, ""), system=system)


def _plain(arg: Any) -> Any:
    """A number or a text; damaged files can hold anything else, and numbers too large to format."""
    is_number = isinstance(arg, int | float) and abs(arg) < MAX_FORMATTED
    return arg if is_number or isinstance(arg, str) else shortened(str(arg))
