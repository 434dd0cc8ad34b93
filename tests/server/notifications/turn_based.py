"""Turn-based games, and players who want to be notified of their turns."""

import re
import time
import urllib.error
import urllib.request
from dataclasses import replace
from pathlib import Path
from typing import Any

from tenfold.client import Client
from tenfold.server.settings import DAY, Rate
from tests.server.fake_smtp import FakeSmtp
from tests.server.helpers import (
    NO_LIMITS,
    Running,
    pair,
    play_turn,
    settings_for,
    until,
)

SITE = "http://127.0.0.1"
DAYS = {"per": "move", "seconds": 2 * DAY, "then": "bot"}
BOB = "bob@example.org"


def settings_with(office: FakeSmtp, folder: Path, **changes: Any) -> Any:
    chosen = {
        "smtp": office.url,
        "mail_from": "Tables <tables@example.org>",
        "public_url": SITE,
        "notice_seconds": 0.1,
        "grace_seconds": 1e6,
        "limits": replace(NO_LIMITS, notices=Rate(1000, 1.0), confirmations_per_mailbox=Rate(1000, 1.0)),
    }
    return settings_for(folder, **{**chosen, **changes})


def post(url: str, path: str, body: bytes = b"") -> str:
    """What a page's button does, or a mail program: without any cookie."""
    request = urllib.request.Request(url + path, body, method="POST")  # noqa: S310
    with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310
        return str(answer.read().decode())


def look(server: Running, path: str) -> str:
    with urllib.request.urlopen(server.url + path, timeout=10) as answer:  # noqa: S310
        return str(answer.read().decode())


def link_in(text: str, kind: str) -> str:
    found = re.search(rf"{re.escape(SITE)}(/notices/{kind}/[\w-]+)", text)
    assert found, text
    return found[1]


def text_of(letter: Any) -> str:
    return str(letter.get_content())


def with_mailbox(url: str, office: FakeSmtp, client: Client, mailbox: str = BOB) -> Any:
    """A guest whose mailbox is confirmed; the way."""
    way = client.call("POST", "/api/notices/mail", {"address": mailbox})
    until(lambda: bool(office.letters_to(mailbox)))
    post(url, link_in(text_of(office.letters_to(mailbox)[0]), "confirm"))
    office.raw.clear()
    return way


def move(client: Client, table: str) -> None:
    with client.sit(table) as line:
        line.wait(lambda it: bool(it.views))
        assert play_turn(line)


def post_move(server: Running, client: Client, table: str) -> None:
    """A move of whoever is due, who is never connected."""
    room = server.runtime.tables.rooms[table].table
    seat = room.due[0]
    assert room.match is not None
    action = room.game.actions.notation(room.view(seat).legal[0])
    wanted = {"type": "act", "id": "p", "seat": seat, "count": room.match.count(seat), "action": action}
    assert client.command(table, wanted)["ok"]


def is_due(client: Client, table: str) -> bool:
    return any(one["table"] == table and one["your_turn"] for one in client.tables()["mine"])


def rows_of(server: Running, table: str, columns: str, where: str, *values: Any) -> list[tuple[Any, ...]]:
    """What a server's store holds, whichever it is."""

    async def found() -> list[Any]:
        store: Any = server.runtime.store
        sql = f"SELECT {columns} FROM {table} WHERE {where}"  # noqa: S608  (the test's own words)
        return list(await store.admin._driver.fetch(sql.replace("?", "$1"), *values))

    return [tuple(row) for row in server.run(found())]


def is_decided(server: Running, table: str) -> bool:
    """Whether nobody is to be told anything of a table now."""
    dues = rows_of(server, "jobs", "due", "kind = 'notice' AND table_id = ?", table)
    return all(due > time.time() + 30 for (due,) in dues)


def days(server: Running, **more: Any) -> tuple[Client, Client, str]:
    """Ann and Bob at a table of days, where it is Ann's turn; nobody is connected."""
    ann, bob, table = pair(server, **{"clock": DAYS, **more})
    if is_due(bob, table):
        move(bob, table)
    until(lambda: is_decided(server, table))
    return ann, bob, table


def ann_moves(server: Running, ann: Client, table: str) -> None:
    """Then it is Bob's turn, and whether he is told has been decided."""
    move(ann, table)
    until(lambda: is_decided(server, table))


def begun(server: Running, way: str) -> tuple[int, bool]:
    """How often a turn was tried that way, and whether it is done."""
    rows = rows_of(server, "notices", "tries, done", "table_id <> '' AND way = ?", way)
    return rows[0][0], bool(rows[0][1])
