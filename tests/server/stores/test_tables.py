"""Tables and their logs, in both databases."""

import asyncio

import pytest

from tenfold.server.looks import Look
from tenfold.server.stores.errors import Conflict, Duplicate, Taken
from tenfold.server.stores.store import Store
from tenfold.server.stores.tables import StoredEvent, Summary, TableRow
from tests.server.store_fixture import ROW, SUMMARY, Open, run

RESULTS = (("ann", 1, 29), ("", 2, 24))
GONE = Summary("over", 0, bot_due=False, names=[" somebody", "Bob"], due=[])


def test_events_come_back_in_order(reopen: Open) -> None:
    async def work(store: Store) -> None:
        await store.tables.append("t", 1, [StoredEvent(b"a", "1", b"yes"), StoredEvent(b"b")], SUMMARY)

    run(reopen, work)
    found = run(reopen, lambda store: store.tables.events("t"))

    assert found == [StoredEvent(b"made"), StoredEvent(b"a", "1", b"yes"), StoredEvent(b"b")]


def test_two_events_never_have_the_same_number(reopen: Open) -> None:
    async def work(store: Store) -> list[StoredEvent]:
        results = await asyncio.gather(
            *(store.tables.append("t", 1, [StoredEvent(b"%d" % n, str(n))], SUMMARY) for n in range(20)),
            return_exceptions=True,
        )
        assert sum(result is None for result in results) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 19
        return await store.tables.events("t")

    assert len(run(reopen, work)) == 2


def test_a_number_cant_be_skipped(reopen: Open) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(Conflict):
            await store.tables.append("t", 5, [StoredEvent(b"late", "1")], SUMMARY)
        assert len(await store.tables.events("t")) == 1

    run(reopen, work)


def test_a_command_is_stored_once(reopen: Open) -> None:
    async def work(store: Store) -> None:
        await store.tables.append("t", 1, [StoredEvent(b"a", "same")], SUMMARY)
        with pytest.raises(Duplicate):
            await store.tables.append("t", 2, [StoredEvent(b"a", "same")], SUMMARY)

    run(reopen, work)


def test_several_events_are_appended_all_or_none(reopen: Open) -> None:
    async def work(store: Store) -> list[StoredEvent]:
        await store.tables.append("t", 1, [StoredEvent(b"a", "1")], SUMMARY)
        with pytest.raises(Duplicate):
            await store.tables.append("t", 2, [StoredEvent(b"b", "2"), StoredEvent(b"c", "1")], SUMMARY)
        return await store.tables.events("t")

    assert [event.body for event in run(reopen, work)] == [b"made", b"a"]


def test_an_event_that_spectators_dont_notice_is_no_update(
    reopen: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> list[int]:
        seen = []
        for at, is_noticed in enumerate((False, True), 1):
            monkeypatch.setattr("time.time", lambda: 2e9)
            await store.tables.append("t", at, [StoredEvent(b"a", str(at))], SUMMARY, is_noticed=is_noticed)
            seen.append((await store.tables.list_for_guest("ann", 1))[0].updated)
        return seen

    quiet, noticed = run(reopen, work)

    assert quiet < noticed == 2_000_000_000


def test_a_code_belongs_to_one_table(reopen: Open) -> None:
    other = TableRow("u", "tenzania", "another", "CODE22", b"secret", public=True)

    async def work(store: Store) -> None:
        with pytest.raises(Taken):
            await store.tables.create(other, [StoredEvent(b"made")], SUMMARY, ["bob"])
        assert await store.tables.row("u") is None
        assert await store.tables.members("u") == []

    run(reopen, work)


def test_a_table_is_read_as_it_was_created(reopen: Open) -> None:
    public = TableRow("u", "tenzania", "another", "CODE23", b"\0\xff", public=True)

    async def work(store: Store) -> None:
        await store.tables.create(public, [StoredEvent(b"made")], SUMMARY, ["bob"])
        assert [await store.tables.row("t"), await store.tables.row("u")] == [ROW, public]
        assert await store.tables.members("u") == ["bob"]
        assert await store.tables.status("u") == "playing"
        assert await store.tables.status("nowhere") == "over"

    run(reopen, work)


def test_links_work_for_ever_and_codes_for_a_while(reopen: Open) -> None:
    async def work(store: Store) -> None:
        assert await store.tables.find("key", "", 10) == "t"
        assert await store.tables.find("", "CODE22", 10) == "t"
        await store.admin.add_uptime(100)
        assert await store.tables.find("key", "", 10) == "t"
        assert await store.tables.find("", "CODE22", 10) is None

    run(reopen, work)


def test_lists_show_what_was_last_appended(reopen: Open) -> None:
    later = Summary("over", 1, bot_due=True, names=["Ann", "Zoë"], due=[], results=RESULTS)
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

    run(reopen, work)


def test_a_new_name_is_passed_to_each_table_once(reopen: Open) -> None:
    async def work(store: Store) -> None:
        assert await store.tables.take_renames("t") == []
        await store.guests.rename("ann", "Anna")
        assert await store.tables.take_renames("t") == [("ann", Look("Anna"))]
        assert await store.tables.take_renames("t") == []

    run(reopen, work)


def test_idle_tables_are_archived_and_then_deleted(reopen: Open) -> None:
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

    run(reopen, work)


def test_anything_that_happens_at_an_archived_table_brings_it_back(reopen: Open) -> None:
    async def work(store: Store) -> None:
        for happens in (store.tables.touch(["t"]), store.tables.append("t", 1, [StoredEvent(b"a")], SUMMARY)):
            await store.admin.add_uptime(100)
            assert await store.tables.archive_idle("playing", 50) == ["t"]
            await happens
            await store.admin.add_uptime(100)
            assert await store.tables.delete_archived(50) == []

    run(reopen, work)


def test_a_log_is_replaced_and_extended_at_once(reopen: Open) -> None:
    async def work(store: Store) -> None:
        await store.tables.append("t", 1, [StoredEvent(b"a", "ann:1", b"yes")], SUMMARY)
        await store.blobs.put("t", "replay", b"Ann")
        anew = [StoredEvent(b"made"), StoredEvent(b"b", "x:1", b"yes"), StoredEvent(b"c")]
        await store.tables.replace_log("t", 2, anew, GONE, guest="ann", blobs={"old": b"Somebody"})

        line = await store.tables.find_line("CODE22")
        assert await store.tables.events("t") == anew
        assert await store.tables.members("t") == []
        assert await store.blobs.names("t") == ["old"]
        assert len(await store.tables.event_times("t")) == 3
        assert line is not None
        assert line.summary == GONE

    run(reopen, work)


def test_a_log_that_has_grown_is_not_replaced(reopen: Open) -> None:
    async def work(store: Store) -> None:
        await store.tables.append("t", 1, [StoredEvent(b"a")], SUMMARY)
        with pytest.raises(Conflict):
            await store.tables.replace_log(
                "t", 1, [StoredEvent(b"x"), StoredEvent(b"y")], GONE, guest="ann", blobs={}
            )

        assert await store.tables.events("t") == [StoredEvent(b"made"), StoredEvent(b"a")]
        assert await store.tables.members("t") == ["ann"]

    run(reopen, work)


def test_tables_are_listed_found_and_deleted(reopen: Open) -> None:
    async def work(store: Store) -> None:
        await store.tables.append("t", 1, [StoredEvent(b"a", "1", b"yes")], SUMMARY)
        await store.blobs.put("t", "replay", b"Ann")

        assert [line.id for line in await store.tables.list_all("", 10)] == ["t"]
        assert [line.id for line in await store.tables.list_all("playing", 10)] == ["t"]
        assert await store.tables.list_all("over", 10) == []
        assert await store.tables.find_line("t") == await store.tables.find_line("CODE22")
        assert await store.tables.find_line("nothing") is None
        assert await store.tables.delete("t")
        assert not await store.tables.delete("t")
        assert await store.tables.events("t") == []
        assert await store.blobs.names("t") == []

    run(reopen, work)
