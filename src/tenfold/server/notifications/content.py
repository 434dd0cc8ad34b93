"""The text of a notification: the game, the players' names and a link. Nothing else."""

import re
from dataclasses import dataclass

from tenfold.core.languages import use_language
from tenfold.core.text import text_of
from tenfold.server.messages import message
from tenfold.server.table.anonymize import display_names
from tenfold.server.table.table import Table

MAX_NAMES = 4
LINK = re.compile(r"://|@|(?i:\bwww)[.。]|[.。]\w\w")
"""What mail programs take for an address."""
LINK_SIGNS = re.compile(r"(?<=\S)[.。:/@]+(?=\S)")


@dataclass(frozen=True)
class Notice:
    title: str
    body: str
    path: str
    """The path of the table on this server."""
    off: str
    """The label of the button that unsubscribes."""
    why: str
    """Why they get it, at the end of an email."""


def turn_content(table: Table, seat: int, language: str) -> Notice:
    """The notification for the player whose turn it is, in their language."""
    with use_language(language):
        names = display_names([one.name for one in table.lobby.seats])
        others = [without_link(name) for name in (*names[:seat], *names[seat + 1 :])]
        text = text_of(table.game)
        shown = f"{', '.join(others[:MAX_NAMES])}, …" if len(others) > MAX_NAMES else text.listed(others)
        title = text.title(table.game)
        return Notice(
            message("notice-title", game=title),
            message("notice-body", game=title, names=shown),
            f"/table/{table.identity.id}",
            message("notice-off"),
            message("notice-mail-why"),
        )


def invitation_content(table: Table, language: str) -> Notice:
    """The notification for someone whom the host's table waits for, in their language."""
    with use_language(language):
        lobby = table.lobby
        seats = [*lobby.seats_of(lobby.host), *range(len(lobby.seats))]
        name = without_link(display_names([one.name for one in lobby.seats])[seats[0]])
        title = text_of(table.game).title(table.game)
        return Notice(
            message("invitation-title", game=title),
            message("invitation-body", game=title, name=name or message("page-guest")),
            f"/table/{table.identity.id}",
            message("notice-off"),
            message("invitation-mail-why"),
        )


def without_link(name: str) -> str:
    """A name that no mail program makes a link of: anyone can call themselves by a web address."""
    return LINK_SIGNS.sub(" ", name) if LINK.search(name) else name
