"""What every store promises, whichever it is: whole or not at all, once, and still there afterwards."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tenfold.server.stores.errors import Conflict, Duplicate, Taken
from tenfold.server.stores.evenings import EveningRow
from tenfold.server.stores.sqlite_store import open_sqlite_store
from tenfold.server.stores.store import Store
from tenfold.server.stores.tables import StoredEvent, Summary, TableRow
from tests.server.store_fixture import ROW, SUMMARY, Open, run

if TYPE_CHECKING:
    from tests.server.postgres import PostgresServer


@pytest.fixture(params=["sqlite", "postgres"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Open:
    """How the same data are opened once more."""
    if request.param == "sqlite":
        return lambda: open_sqlite_store(tmp_path / "db")
    postgres_server: PostgresServer = request.getfixturevalue("postgres_server")
    url = postgres_server.fresh()
    from tenfold.server.stores.postgres_store import open_postgres_store

    return lambda: open_postgres_store(url)


def test_events_come_back_in_order(kept: Open) -> None:
    async def work(store: Store) -> None:
        await store.tables.append("t", 1, [StoredEvent(b"a", "1", b"yes"), StoredEvent(b"b")], SUMMARY)

    run(kept, work)
    found = run(kept, lambda store: store.tables.events("t"))

    assert found == [StoredEvent(b"made"), StoredEvent(b"a", "1", b"yes"), StoredEvent(b"b")]


def test_two_events_never_have_the_same_number(kept: Open) -> None:
    async def work(store: Store) -> list[StoredEvent]:
        results = await asyncio.gather(
            *(store.tables.append("t", 1, [StoredEvent(b"%d" % n, str(n))], SUMMARY) for n in range(20)),
            return_exceptions=True,
        )
        assert sum(result is None for result in results) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 19
        return await store.tables.events("t")

    assert len(run(kept, work)) == 2


def test_a_number_cannot_be_left_out(kept: Open) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(Conflict):
            await store.tables.append("t", 5, [StoredEvent(b"late", "1")], SUMMARY)
        assert len(await store.tables.events("t")) == 1

    run(kept, work)


def test_a_command_is_stored_once(kept: Open) -> None:
    async def work(store: Store) -> None:
        await store.tables.append("t", 1, [StoredEvent(b"a", "same")], SUMMARY)
        with pytest.raises(Duplicate):
            await store.tables.append("t", 2, [StoredEvent(b"a", "same")], SUMMARY)

    run(kept, work)


def test_several_events_are_appended_whole_or_not_at_all(kept: Open) -> None:
    async def work(store: Store) -> list[StoredEvent]:
        await store.tables.append("t", 1, [StoredEvent(b"a", "1")], SUMMARY)
        with pytest.raises(Duplicate):
            await store.tables.append("t", 2, [StoredEvent(b"b", "2"), StoredEvent(b"c", "1")], SUMMARY)
        return await store.tables.events("t")

    assert [event.body for event in run(kept, work)] == [b"made", b"a"]


def test_one_failing_write_does_not_harm_its_neighbours(kept: Open) -> None:
    async def work(store: Store) -> None:
        results = await asyncio.gather(
            store.tables.append("t", 1, [StoredEvent(b"a", "1")], SUMMARY),
            store.tables.append("nowhere", 0, [StoredEvent(b"x", "1")], SUMMARY),
            store.guests.rename("ann", "Ann"),
            return_exceptions=True,
        )
        assert results[0] is None
        assert isinstance(results[1], Exception)
        assert await store.guests.name("ann") == "Ann"

    run(kept, work)


def test_a_cancelled_write_does_not_stop_the_writer(kept: Open) -> None:
    async def work(store: Store) -> None:
        tasks = [asyncio.create_task(store.guests.rename("ann", str(number))) for number in range(50)]
        await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await store.guests.rename("ann", "Ann")
        assert await store.guests.name("ann") == "Ann"

    run(kept, work)


def test_a_code_is_used_once_and_not_too_late(kept: Open) -> None:
    async def work(store: Store) -> list[str | None]:
        await store.guests.save_code("AAAAAA", "ann", 100)
        await store.guests.save_code("BBBBBB", "bob", 100)
        return [
            await store.guests.redeem_code(c, now)
            for c, now in (("AAAAAA", 50), ("AAAAAA", 50), ("BBBBBB", 200))
        ]

    assert run(kept, work) == ["ann", None, None]


def test_old_tables_are_forgotten_with_everything(kept: Open) -> None:
    async def work(store: Store) -> None:
        await store.admin.add_uptime(100)
        assert await store.tables.archive_idle("waiting", 50) == []
        assert await store.tables.archive_idle("playing", 100) == []
        assert await store.tables.archive_idle("playing", 50) == ["t"]
        assert await store.tables.delete_archived(50) == []
        await store.admin.add_uptime(100)
        assert await store.tables.delete_archived(50) == ["t"]
        assert await store.tables.row("t") is None
        assert await store.tables.events("t") == []
        assert await store.tables.members("t") == []

    run(kept, work)


def test_a_table_that_was_put_away_is_taken_out_again_by_whatever_happens_there(kept: Open) -> None:
    async def work(store: Store) -> None:
        for happens in (store.tables.touch(["t"]), store.tables.append("t", 1, [StoredEvent(b"a")], SUMMARY)):
            await store.admin.add_uptime(100)
            assert await store.tables.archive_idle("playing", 50) == ["t"]
            await happens
            await store.admin.add_uptime(100)
            assert await store.tables.delete_archived(50) == []

    run(kept, work)


def test_a_key_is_made_once(kept: Open) -> None:
    first = run(kept, lambda store: store.admin.get_or_create_key("guests", b"one"))
    second = run(kept, lambda store: store.admin.get_or_create_key("guests", b"two"))

    assert first == second == b"one"


def test_a_code_belongs_to_one_table(kept: Open) -> None:
    other = TableRow("u", "tenzania", "another", "CODE22", b"secret", public=True)

    async def work(store: Store) -> None:
        with pytest.raises(Taken):
            await store.tables.create(other, [StoredEvent(b"made")], SUMMARY, ["bob"])
        assert await store.tables.row("u") is None
        assert await store.tables.members("u") == []

    run(kept, work)


def test_a_table_comes_back_as_it_was_made(kept: Open) -> None:
    public = TableRow("u", "tenzania", "another", "CODE23", b"\0\xff", public=True)

    async def work(store: Store) -> None:
        await store.tables.create(public, [StoredEvent(b"made")], SUMMARY, ["bob"])
        assert [await store.tables.row("t"), await store.tables.row("u")] == [ROW, public]
        assert await store.tables.members("u") == ["bob"]
        assert await store.tables.status("u") == "playing"
        assert await store.tables.status("nowhere") == "over"

    run(kept, work)


def test_links_open_for_ever_and_codes_for_a_while(kept: Open) -> None:
    async def work(store: Store) -> None:
        assert await store.tables.find("key", "", 10) == "t"
        assert await store.tables.find("", "CODE22", 10) == "t"
        await store.admin.add_uptime(100)
        assert await store.tables.find("key", "", 10) == "t"
        assert await store.tables.find("", "CODE22", 10) is None

    run(kept, work)


def test_lists_say_what_was_last_appended(kept: Open) -> None:
    later = Summary("over", 1, bot_due=True, names=["Ann", "Zoë"], due=[])
    public = TableRow("u", "tenzania", "another", "CODE23", b"s", public=True)

    async def work(store: Store) -> None:
        await store.tables.create(public, [StoredEvent(b"made")], SUMMARY, ["ann"])
        assert [line.id for line in await store.tables.list_public(0, 10)] == ["u"]
        assert {line.id for line in await store.tables.list_for_guest("ann", 10)} == {"t", "u"}
        assert len(await store.tables.list_for_guest("ann", 1)) == 1
        await store.tables.append("u", 1, [StoredEvent(b"a", "1")], later)
        assert await store.tables.list_public(0, 10) == []
        assert (
            next(line for line in await store.tables.list_for_guest("ann", 10) if line.id == "u").summary
            == later
        )
        await store.tables.hide("u", "ann")
        assert [line.id for line in await store.tables.list_for_guest("ann", 10)] == ["t"]
        await store.tables.admit("u", "ann")
        assert len(await store.tables.list_for_guest("ann", 10)) == 2

    run(kept, work)


def test_what_nobody_would_notice_is_no_update(kept: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> list[int]:
        seen = []
        for at, is_noticed in enumerate((False, True), 1):
            monkeypatch.setattr("time.time", lambda: 2e9)
            await store.tables.append("t", at, [StoredEvent(b"a", str(at))], SUMMARY, is_noticed=is_noticed)
            seen.append((await store.tables.list_for_guest("ann", 1))[0].updated)
        return seen

    quiet, noticed = run(kept, work)

    assert quiet < noticed == 2_000_000_000


def test_a_new_name_is_told_to_each_table_once(kept: Open) -> None:
    async def work(store: Store) -> None:
        assert await store.tables.take_renames("t") == []
        await store.guests.rename("ann", "Anna")
        assert await store.tables.take_renames("t") == [("ann", "Anna")]
        assert await store.tables.take_renames("t") == []

    run(kept, work)


def test_what_is_kept_beside_a_log_is_replaced_and_goes_with_it(kept: Open) -> None:
    async def work(store: Store) -> None:
        over = Summary("over", 0, bot_due=False, names=[], due=[])
        await store.tables.append("t", 1, [StoredEvent(b"a", "1")], over)
        assert await store.blobs.tables_missing("replay") == ["t"]
        await store.blobs.put("t", "replay", b"one")
        await store.blobs.put("t", "replay", b"two")
        await store.blobs.put("nowhere", "replay", b"lost")
        assert await store.blobs.get("t", "replay") == b"two"
        assert await store.blobs.get("nowhere", "replay") is None
        assert await store.blobs.tables_missing("replay") == []

    run(kept, work)


EVENING = EveningRow("e", "evening key", "EVEN22", "ann", 1, b"first")


def test_an_evening_is_changed_by_who_has_seen_its_last_version(kept: Open) -> None:
    async def make(store: Store) -> None:
        await store.evenings.create(EVENING)
        results = await asyncio.gather(
            *(store.evenings.update("e", 1, b"%d" % number) for number in range(10)), return_exceptions=True
        )
        assert sum(result is None for result in results) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 9
        await store.evenings.update("e", 2, b"last")
        with pytest.raises(Conflict):
            await store.evenings.update("nowhere", 1, b"lost")

    run(kept, make)
    found = run(kept, lambda store: store.evenings.row("e"))

    assert found == EveningRow("e", "evening key", "EVEN22", "ann", 3, b"last")
    assert run(kept, lambda store: store.evenings.row("nowhere")) is None


def test_an_evening_opens_by_its_link_for_ever_and_by_its_code_for_a_while(kept: Open) -> None:
    async def work(store: Store) -> None:
        await store.evenings.create(EVENING)
        assert await store.evenings.find("evening key", "", 10) == EVENING
        assert await store.evenings.find("", "EVEN22", 10) == EVENING
        await store.admin.add_uptime(100)
        assert await store.evenings.find("evening key", "", 10) == EVENING
        assert await store.evenings.find("", "EVEN22", 10) is None
        assert await store.evenings.list_for_host("ann", 10) == [EVENING]
        assert await store.evenings.list_for_host("bob", 10) == []
        await store.evenings.delete_idle(200)
        assert await store.evenings.row("e") == EVENING
        await store.evenings.delete_idle(50)
        assert await store.evenings.row("e") is None

    run(kept, work)


def test_a_code_opens_one_thing(kept: Open) -> None:
    async def work(store: Store) -> None:
        await store.evenings.create(EVENING)
        for code in (ROW.code, EVENING.code):
            with pytest.raises(Taken):
                await store.evenings.create(replace(EVENING, id="f", key="another", code=code))
        assert await store.evenings.row("f") is None

    run(kept, work)


def test_names_are_looked_up_together(kept: Open) -> None:
    async def work(store: Store) -> dict[str, str]:
        await store.guests.rename("ann", "Ann")
        await store.guests.rename("bob", "Bob")
        return await store.guests.names(["bob", "nobody", "ann"])

    assert run(kept, work) == {"ann": "Ann", "bob": "Bob"}


def test_a_store_that_works_has_no_problems(kept: Open) -> None:
    async def work(store: Store) -> list[str]:
        await store.check_pages()
        return await store.problems()

    assert run(kept, work) == []
