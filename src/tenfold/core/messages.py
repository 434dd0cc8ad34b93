"""Messages that all games share, in the language of whoever is being answered.

Machines that only train have no Fluent: there a message is its name and its arguments.
"""

import errno
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tenfold.core.game import Game

MAX_FORMATTED = 10**15
"""Numbers above it are written as they are, not as a language writes numbers."""


def shortened(text: str, limit: int = 60) -> str:
    """A text that fits into a sentence."""
    clean = " ".join(text.split())
    return clean if len(clean) <= limit else clean[: limit - 1] + "…"


def translate(message: str, **args: Any) -> str:
    """A sentence that all games share, for whoever is being answered; where there is no Fluent, its name."""
    try:
        from tenfold.core.text import shared_text  # noqa: PLC0415  (texts are read late, errors early)

        return shared_text().say(message, {name: _plain(arg) for name, arg in args.items()})
    except ModuleNotFoundError:
        return " ".join([message, *map(str, args.values())])


def title_of(game: "Game") -> str:
    """What a game is called, for whoever is being answered; where there is no Fluent, in English."""
    try:
        from tenfold.core.text import text_of  # noqa: PLC0415  (texts are read late, errors early)

        return text_of(game).title(game)
    except ModuleNotFoundError:
        return game.title


def os_error_text(error: OSError) -> str:
    """What the system says, as part of a sentence: in our words where we have any, or else in its own."""
    system = (error.strerror or type(error).__name__).lower()
    return translate("error-cause", code=errno.errorcode.get(error.errno or 0, ""), system=system)


def _plain(arg: Any) -> Any:
    """A number or a text; a damaged file may hold anything else, and numbers that nobody can write."""
    is_number = isinstance(arg, int | float) and abs(arg) < MAX_FORMATTED
    return arg if is_number or isinstance(arg, str) else shortened(str(arg))
