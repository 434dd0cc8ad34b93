"""The text of a turn notification: the game, the players' names and a link. Nothing else."""

from collections.abc import Sequence
from dataclasses import dataclass

from tenfold.core.game import Game
from tenfold.core.languages import use_language
from tenfold.core.text import text_of
from tenfold.server.messages import message
from tenfold.server.table.anonymize import display_names
from tenfold.server.table.table import Table

MAX_NAMES = 4


@dataclass(frozen=True)
class Notice:
    """A turn notification."""

    title: str
    body: str
    path: str
    """The path of the table on this server."""
    off: str
    """The label of the button that unsubscribes."""


def turn_content(table: Table, seat: int, language: str) -> Notice:
    """The notification for the player whose turn it is, in their language."""
    with use_language(language):
        others = [name for number, name in enumerate(display_names(_names(table))) if number != seat]
        title = title_of(table.game)
        return Notice(
            message("notice-title", game=title),
            message("notice-body", game=title, names=_joined(others)),
            f"/table/{table.identity.id}",
            message("notice-off"),
        )


def title_of(game: Game) -> str:
    """A game's title in the current language."""
    return text_of(game).title(game)


def _names(table: Table) -> list[str]:
    return [seat.name for seat in table.lobby.seats]


def _joined(names: Sequence[str]) -> str:
    """The first names, with an ellipsis if there are more."""
    return ", ".join([*names[:MAX_NAMES], *(["…"] if len(names) > MAX_NAMES else [])])
