"""What people may write to each other at a table: who, where and what.

Chat is for people who sit at a private table. Watchers read along, and programs and bots don't write. It
carries only what someone typed: nothing in it depends on the match.
"""

import re
import unicodedata

from tenfold.server.display_names import FILLERS, MARKS
from tenfold.server.errors import Unavailable
from tenfold.server.identity import is_program
from tenfold.server.table.lobby import Lobby

MAX_LENGTH = 200
LINK = re.compile(
    r"\w+\s*:\s*//|\bwww\s*\.|\S@\S|(?:\d{1,3}\.){3}\d|[^\W_][.。｡][^\W\d_]{2,}",
    re.IGNORECASE,
)
"""What looks like an address of a page or a mailbox: an ending of two letters right after a dot is enough."""


def require_writer(lobby: Lobby, guest: str) -> None:
    """Refuse a guest who can't write at a table."""
    if lobby.chat != "on":
        raise Unavailable("chat-off", "chat-off" if lobby.chat == "off" else "chat-never")
    if is_program(guest):
        raise Unavailable("chat-program")
    if guest not in {*lobby.people, lobby.host}:
        raise Unavailable("chat-watching")
    if guest in lobby.muted:
        raise Unavailable("chat-muted")


def clean_text(text: str) -> str:
    """A text as one visible line; one that is empty, too long or has an address in it is refused."""
    composed = unicodedata.normalize("NFC", text)
    blank = {letter for letter in composed if unicodedata.category(letter)[0] in "CZ"} | FILLERS
    kept = "".join(" " if letter in blank and letter != ZERO_WIDTH_JOINER else letter for letter in composed)
    line = " ".join(MARKS.sub(r"\1", kept).split())
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in line):
        raise Unavailable("chat-empty")
    if len(line) > MAX_LENGTH:
        raise Unavailable("chat-long", most=str(MAX_LENGTH))
    if LINK.search(unicodedata.normalize("NFKC", line)):
        raise Unavailable("chat-link")
    return line


ZERO_WIDTH_JOINER = "\u200d"
"""Joins the parts of an emoji."""
