"""A name can be seen, is not a chat, and costs a table one event."""

from dataclasses import replace
from pathlib import Path

import pytest

from tenfold.client import Refused
from tenfold.server.display_names import clean_name
from tenfold.server.settings import Rate
from tenfold.server.table.events import PlayerRenamed
from tests.server.helpers import NO_LIMITS, Running, running, settings_for
from tests.wording import like, said

INVISIBLE = [
    "\u3164",
    "\u2800\u2800",
    "\u115f\u1160",
    "\u200b\u2060",
    "\u034f",
    "\ufe0f",
    "\u0301",
    "\U000e0041",
    "\uffa0 \xad",
]


@pytest.mark.parametrize("name", INVISIBLE)
def test_a_name_that_nobody_can_see_is_refused(server: Running, name: str) -> None:
    ann = server.guest("Ann")
    with pytest.raises(Refused, match=like("server", "bad-request-name")) as refused:
        ann.rename(name)

    assert refused.value.status == 400
    assert ann.me()["name"] == "Ann"


def test_at_one_screen_too(server: Running) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "\u3164"}]
    status, _, content = server.guest("Ann").request(
        "POST", "/api/tables", {"game": "tenzania", "seats": seats}
    )

    assert status == 400
    assert said("server", "bad-request-name").encode() in content


def test_what_cannot_be_seen_is_taken_out_of_a_name() -> None:
    assert clean_name("A\u3164nn\u2800") == "A nn"
    assert clean_name("e\u0301") == "é"
    assert clean_name("a" + "\u0323" * 50) == "ạ" + "\u0323" * 3
    assert clean_name("李雷") == "李雷"
    assert clean_name("❤️ 10") == "❤️ 10"


def names_at(server: Running, table: str) -> list[str]:
    events = server.runtime.tables.rooms[table].table.events
    return [event.names[0] for event in events if isinstance(event, PlayerRenamed)]


def test_a_table_that_is_not_open_hears_of_the_last_name_only(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, idle_seconds=1e6)) as server:
        ann = server.guest("Ann")
        tables = [ann.make("tenzania", ["me", "open"])["table"] for _ in range(25)]
        server.runtime.tables.drop(tables[1:])
        for number in range(10):
            ann.rename(f"Ann {number}")
        seen = [ann.table(table)["seats"][0]["name"] for table in tables]
        named = [names_at(server, table) for table in tables]
        server.runtime.tables.drop(tables)
        ann.table(tables[3])
        later = names_at(server, tables[3])

    assert seen == ["Ann 9"] * 25
    assert len(named[0]) == 10
    assert named[1:] == [["Ann 9"]] * 24
    assert later == ["Ann 9"]


def test_names_are_counted(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, names=Rate(3, 600.0))
    with running(settings_for(tmp_path, limits=limits)) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        for name in ("Anna", "Anna", "Anna", "Anne"):
            ann.rename(name)
        with pytest.raises(Refused) as refused:
            ann.rename("Hello Bob")

        assert refused.value.status == 429
        assert ann.me()["name"] == "Anne"
        assert bob.rename("Bobby")["name"] == "Bobby"
