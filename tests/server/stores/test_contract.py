"""What every store promises, whichever it is: whole or not at all, once, and still there afterwards."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tenfold.server.stores.evenings import EveningRow
from tenfold.server.stores.sqlite import SqliteStore
from tenfold.server.stores.store import (
    Conflict,
    Duplicate,
    Store,
    StoredEvent,
    Summary,
    TableRow,
    Taken,
)
from tests.server.store_fixture import ROW, SUMMARY, Open, run

if TYPE_CHECKING:
    from tests.server.postgres import PostgresServer


@pytest.fixture(params=["sqlite", "postgres"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Open:
    """How the same data are opened once more."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "db")
    postgres_server: PostgresServer = request.getfixturevalue("postgres_server")
    url = postgres_server.fresh()
    from tenfold.server.stores.postgres import PostgresStore

    return lambda: PostgresStore(url)


def test_events_come_back_in_order(kept: Open) -> None:
    async def work(store: Store) -> None:
        await store.append("t", 1, [StoredEvent(b"a", "1", b"yes"), StoredEvent(b"b")], SUMMARY)

    run(kept, work)
    found = run(kept, lambda store: store.events("t"))

    assert found == [StoredEvent(b"made"), StoredEvent(b"a", "1", b"yes"), StoredEvent(b"b")]


def test_two_events_never_have_the_same_number(kept: Open) -> None:
    async def work(store: Store) -> list[StoredEvent]:
        results = await asyncio.gather(
            *(store.append("t", 1, [StoredEvent(b"%d" % n, str(n))], SUMMARY) for n in range(20)),
            return_exceptions=True,
        )
        assert sum(result is None for result in results) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 19
        return await store.events("t")

    assert len(run(kept, work)) == 2


def test_a_number_cannot_be_left_out(kept: Open) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(Conflict):
            await store.append("t", 5, [StoredEvent(b"late", "1")], SUMMARY)
        assert len(await store.events("t")) == 1

    run(kept, work)


def test_a_command_is_stored_once(kept: Open) -> None:
    async def work(store: Store) -> None:
        await store.append("t", 1, [StoredEvent(b"a", "same")], SUMMARY)
        with pytest.raises(Duplicate):
            await store.append("t", 2, [StoredEvent(b"a", "same")], SUMMARY)

    run(kept, work)


def test_several_events_are_appended_whole_or_not_at_all(kept: Open) -> None:
    async def work(store: Store) -> list[StoredEvent]:
        await store.append("t", 1, [StoredEvent(b"a", "1")], SUMMARY)
        with pytest.raises(Duplicate):
            await store.append("t", 2, [StoredEvent(b"b", "2"), StoredEvent(b"c", "1")], SUMMARY)
        return await store.events("t")

    assert [event.body for event in run(kept, work)] == [b"made", b"a"]


def test_one_failing_write_does_not_harm_its_neighbours(kept: Open) -> None:
    async def work(store: Store) -> None:
        results = await asyncio.gather(
            store.append("t", 1, [StoredEvent(b"a", "1")], SUMMARY),
            store.append("nowhere", 0, [StoredEvent(b"x", "1")], SUMMARY),
            store.rename("ann", "Ann"),
            return_exceptions=True,
        )
        assert results[0] is None
        assert isinstance(results[1], Exception)
        assert await store.name("ann") == "Ann"

    run(kept, work)


def test_a_cancelled_write_does_not_stop_the_writer(kept: Open) -> None:
    async def work(store: Store) -> None:
        tasks = [asyncio.create_task(store.rename("ann", str(number))) for number in range(50)]
        await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await store.rename("ann", "Ann")
        assert await store.name("ann") == "Ann"

    run(kept, work)


def test_a_code_is_used_once_and_not_too_late(kept: Open) -> None:
    async def work(store: Store) -> list[str | None]:
        await store.keep_code("AAAAAA", "ann", 100)
        await store.keep_code("BBBBBB", "bob", 100)
        return [await store.use_code(c, now) for c, now in (("AAAAAA", 50), ("AAAAAA", 50), ("BBBBBB", 200))]

    assert run(kept, work) == ["ann", None, None]


def test_old_tables_are_forgotten_with_everything(kept: Open) -> None:
    async def work(store: Store) -> None:
        await store.live(100)
        assert await store.put_away("waiting", 50) == []
        assert await store.put_away("playing", 100) == []
        assert await store.put_away("playing", 50) == ["t"]
        assert await store.forget(50) == []
        await store.live(100)
        assert await store.forget(50) == ["t"]
        assert await store.row("t") is None
        assert await store.events("t") == []
        assert await store.members("t") == []

    run(kept, work)


def test_a_table_that_was_put_away_is_taken_out_again_by_whatever_happens_there(kept: Open) -> None:
    async def work(store: Store) -> None:
        for happens in (store.touch(["t"]), store.append("t", 1, [StoredEvent(b"a")], SUMMARY)):
            await store.live(100)
            assert await store.put_away("playing", 50) == ["t"]
            await happens
            await store.live(100)
            assert await store.forget(50) == []

    run(kept, work)


def test_a_key_is_made_once(kept: Open) -> None:
    first = run(kept, lambda store: store.key("guests", b"one"))
    second = run(kept, lambda store: store.key("guests", b"two"))

    assert first == second == b"one"


def test_a_code_belongs_to_one_table(kept: Open) -> None:
    other = TableRow("u", "tenzania", "another", "CODE22", b"secret", public=True)

    async def work(store: Store) -> None:
        with pytest.raises(Taken):
            await store.make(other, [StoredEvent(b"made")], SUMMARY, ["bob"])
        assert await store.row("u") is None
        assert await store.members("u") == []

    run(kept, work)


def test_a_table_comes_back_as_it_was_made(kept: Open) -> None:
    public = TableRow("u", "tenzania", "another", "CODE23", b"\0\xff", public=True)

    async def work(store: Store) -> None:
        await store.make(public, [StoredEvent(b"made")], SUMMARY, ["bob"])
        assert [await store.row("t"), await store.row("u")] == [ROW, public]
        assert await store.members("u") == ["bob"]
        assert await store.status("u") == "playing"
        assert await store.status("nowhere") == "over"

    run(kept, work)


def test_links_open_for_ever_and_codes_for_a_while(kept: Open) -> None:
    async def work(store: Store) -> None:
        assert await store.table_of_key("key", "", 10) == "t"
        assert await store.table_of_key("", "CODE22", 10) == "t"
        await store.live(100)
        assert await store.table_of_key("key", "", 10) == "t"
        assert await store.table_of_key("", "CODE22", 10) is None

    run(kept, work)


def test_lists_say_what_was_last_appended(kept: Open) -> None:
    later = Summary("over", 1, bot_due=True, names=["Ann", "Zoë"], due=[])
    public = TableRow("u", "tenzania", "another", "CODE23", b"s", public=True)

    async def work(store: Store) -> None:
        await store.make(public, [StoredEvent(b"made")], SUMMARY, ["ann"])
        assert [line.id for line in await store.public(0, 10)] == ["u"]
        assert {line.id for line in await store.mine("ann", 10)} == {"t", "u"}
        assert len(await store.mine("ann", 1)) == 1
        await store.append("u", 1, [StoredEvent(b"a", "1")], later)
        assert await store.public(0, 10) == []
        assert next(line for line in await store.mine("ann", 10) if line.id == "u").summary == later
        await store.hide("u", "ann")
        assert [line.id for line in await store.mine("ann", 10)] == ["t"]
        await store.admit("u", "ann")
        assert len(await store.mine("ann", 10)) == 2

    run(kept, work)


def test_what_nobody_would_notice_is_no_update(kept: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> list[int]:
        seen = []
        for at, is_noticed in enumerate((False, True), 1):
            monkeypatch.setattr("time.time", lambda: 2e9)
            await store.append("t", at, [StoredEvent(b"a", str(at))], SUMMARY, is_noticed=is_noticed)
            seen.append((await store.mine("ann", 1))[0].updated)
        return seen

    quiet, noticed = run(kept, work)

    assert quiet < noticed == 2_000_000_000


def test_a_new_name_is_told_to_each_table_once(kept: Open) -> None:
    async def work(store: Store) -> None:
        assert await store.newly_named("t") == []
        await store.rename("ann", "Anna")
        assert await store.newly_named("t") == [("ann", "Anna")]
        assert await store.newly_named("t") == []

    run(kept, work)


def test_what_is_kept_beside_a_log_is_replaced_and_goes_with_it(kept: Open) -> None:
    async def work(store: Store) -> None:
        over = Summary("over", 0, bot_due=False, names=[], due=[])
        await store.append("t", 1, [StoredEvent(b"a", "1")], over)
        assert await store.without("replay") == ["t"]
        await store.keep("t", "replay", b"one")
        await store.keep("t", "replay", b"two")
        await store.keep("nowhere", "replay", b"lost")
        assert await store.kept("t", "replay") == b"two"
        assert await store.kept("nowhere", "replay") is None
        assert await store.without("replay") == []

    run(kept, work)


EVENING = EveningRow("e", "evening key", "EVEN22", "ann", 1, b"first")


def test_an_evening_is_changed_by_who_has_seen_its_last_version(kept: Open) -> None:
    async def make(store: Store) -> None:
        await store.make_evening(EVENING)
        results = await asyncio.gather(
            *(store.change_evening("e", 1, b"%d" % number) for number in range(10)), return_exceptions=True
        )
        assert sum(result is None for result in results) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 9
        await store.change_evening("e", 2, b"last")
        with pytest.raises(Conflict):
            await store.change_evening("nowhere", 1, b"lost")

    run(kept, make)
    found = run(kept, lambda store: store.evening("e"))

    assert found == EveningRow("e", "evening key", "EVEN22", "ann", 3, b"last")
    assert run(kept, lambda store: store.evening("nowhere")) is None


def test_an_evening_opens_by_its_link_for_ever_and_by_its_code_for_a_while(kept: Open) -> None:
    async def work(store: Store) -> None:
        await store.make_evening(EVENING)
        assert await store.evening_of_key("evening key", "", 10) == EVENING
        assert await store.evening_of_key("", "EVEN22", 10) == EVENING
        await store.live(100)
        assert await store.evening_of_key("evening key", "", 10) == EVENING
        assert await store.evening_of_key("", "EVEN22", 10) is None
        assert await store.evenings_of("ann", 10) == [EVENING]
        assert await store.evenings_of("bob", 10) == []
        await store.forget_evenings(200)
        assert await store.evening("e") == EVENING
        await store.forget_evenings(50)
        assert await store.evening("e") is None

    run(kept, work)


def test_a_code_opens_one_thing(kept: Open) -> None:
    async def work(store: Store) -> None:
        await store.make_evening(EVENING)
        for code in (ROW.code, EVENING.code):
            with pytest.raises(Taken):
                await store.make_evening(replace(EVENING, id="f", key="another", code=code))
        assert await store.evening("f") is None

    run(kept, work)


def test_names_are_looked_up_together(kept: Open) -> None:
    async def work(store: Store) -> dict[str, str]:
        await store.rename("ann", "Ann")
        await store.rename("bob", "Bob")
        return await store.names(["bob", "nobody", "ann"])

    assert run(kept, work) == {"ann": "Ann", "bob": "Bob"}


def test_a_store_that_works_has_no_problems(kept: Open) -> None:
    async def work(store: Store) -> list[str]:
        await store.check_pages()
        return await store.problems()

    assert run(kept, work) == []
