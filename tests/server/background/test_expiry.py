"""Tables age by the time that a server has lived, never by a clock that may jump, and not at once."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tenfold.client import Client, Refused
from tenfold.server.background.expiry import Expiry
from tenfold.server.settings import DAY
from tenfold.server.stores.sqlite_store import open_sqlite_store
from tenfold.server.stores.tables import StoredEvent
from tests.server.helpers import Running, pair, running, settings_for
from tests.server.store_fixture import ROW, SUMMARY


class Days:
    """An expiry whose clock the test turns, a look at a time."""

    def __init__(self, server: Running) -> None:
        runtime = server.runtime
        self.now = 0.0
        self._server = server
        self._look = runtime.settings.look_seconds
        self.expiry = Expiry(
            runtime.store, runtime.settings, runtime.tables.connected, runtime.tables.drop, lambda: self.now
        )

    def pass_by(self, days: float) -> None:
        """So many days pass, with a look in each of their turns."""
        for _ in range(round(days * DAY / self._look)):
            self.now += self._look
            self._server.run(self.expiry.run_once())


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server that looks every six hours."""
    settings = settings_for(tmp_path, look_seconds=DAY / 4, idle_seconds=0.05, grace_seconds=1e6)
    with running(settings) as one:
        yield one


def here(client: Client, table: str) -> bool:
    return table in {line["table"] for line in client.tables()["mine"]}


def test_a_table_goes_after_its_days_and_a_day_of_grace(server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.make("tenzania", ["me", "open"])["table"]
    days = Days(server)
    days.pass_by(2.25)
    put_away = here(ann, table)
    days.pass_by(0.75)
    still = here(ann, table)
    days.pass_by(1)

    assert put_away
    assert still
    assert not here(ann, table)


def test_opening_a_table_that_was_put_away_takes_it_out_again(server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.make("tenzania", ["me", "open"])["table"]
    days = Days(server)
    days.pass_by(2.5)
    server.runtime.tables.drop([table])  # nobody has been there for days: it is not in memory
    assert ann.table(table)["status"] == "waiting"
    days.pass_by(2)

    assert here(ann, table)
    days.pass_by(2)
    assert not here(ann, table)
    with pytest.raises(Refused):
        ann.table(table)


def test_a_short_code_is_only_good_while_something_happens(server: Running) -> None:
    ann, _, table = pair(server)
    days = Days(server)
    days.pass_by(2.5)
    code, path = ann.table(table)["code"], ann.table(table)["path"]
    server.run(server.runtime.store.admin.add_uptime(3 * DAY))
    with pytest.raises(Refused) as refused:
        server.guest("Eve").join(code)
    linked = server.guest("Cid").join(path)
    with ann.sit(table) as line:
        line.wait(lambda it: it.table is not None)
        days.pass_by(0.25)
        again = server.guest("Dan").join(code)

    assert refused.value.status == 404
    assert linked == again == table


def test_a_table_with_somebody_connected_never_goes(server: Running) -> None:
    ann, bob, table = pair(server)
    waiting = ann.make("tenzania", ["me", "open"])["table"]
    days = Days(server)
    with ann.sit(waiting) as line:
        line.wait(lambda it: it.table is not None)
        days.pass_by(10)

        assert here(ann, waiting)
    assert here(bob, table)


def test_a_clock_that_jumps_ahead_takes_no_table(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _, table = pair(server)
    days = Days(server)
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 61 * DAY)
    days.pass_by(1.5)
    monkeypatch.undo()
    days.pass_by(1.5)

    assert here(ann, table)
    assert ann.table(table)["status"] == "playing"


def test_a_table_made_while_the_clock_was_behind_stays(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() - 2000 * DAY)
    ann, _, table = pair(server)
    monkeypatch.undo()
    Days(server).pass_by(3)

    assert here(ann, table)


def test_a_leap_of_the_steady_clock_counts_as_two_looks_at_most(server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.make("tenzania", ["me", "open"])["table"]
    days = Days(server)
    for _ in range(3):
        days.now += 61 * DAY
        server.run(days.expiry.run_once())

    assert here(ann, table)


@pytest.mark.one_file
def test_tables_of_an_older_file_get_all_their_days(tmp_path: Path) -> None:
    async def main() -> list[str]:
        store = open_sqlite_store(tmp_path / "db")
        await store.tables.create(ROW, [StoredEvent(b"made")], SUMMARY, ["ann"])
        store.driver._writer.execute("UPDATE tables SET updated = 0, touched = 0")
        expiry = Expiry(store, settings_for(tmp_path), list, list, lambda: 0.0)
        await expiry.run_once()
        found = [line.id for line in await store.tables.list_for_guest("ann", 10)]
        away = store.driver._writer.execute("SELECT put_away FROM tables").fetchone()[0]
        await store.close()
        assert away is None
        return found

    assert asyncio.run(main()) == ["t"]
