"""The history of finished games, in both databases."""

import time
from typing import Any

from tenfold.server.stores.history import INSERT_SEAT, PAGE, FinishedGame, HistorySeat, seat_rows
from tenfold.server.stores.store import Store
from tenfold.server.stores.tables import StoredEvent, Summary
from tests.server.store_fixture import SUMMARY, Open, run

OVER = Summary("over", 0, bot_due=False, names=["Ann", "Bob"], due=[])
GAMES = 5_000


def seat(number: int, name: str, guest: str | None, score: int = 0, bot: str = "") -> HistorySeat:
    return HistorySeat(number, name, guest, bot, 2 - score, score, {})


def game(table: str, ended: int, *seats: HistorySeat) -> FinishedGame:
    return FinishedGame(table, "tenzania", ended, seats, has_table=table == "t")


ANN, BOB, TALI = seat(0, "Ann", "ann", 1), seat(1, "Bob", "bob"), seat(1, "Tali", None, 0, "tali")


async def insert(store: Store, *games: FinishedGame) -> None:
    """Games whose tables have expired."""
    await store.driver.execute_many(INSERT_SEAT, [row for one in games for row in seat_rows(one)])


def test_a_finished_game_is_recorded_once_and_for_those_who_played_it(reopen: Open) -> None:
    async def work(store: Store) -> None:
        first = game("t", 5, seat(0, "Annie", "ann"), BOB)
        assert not await store.history.record(first, 7)
        assert await store.history.page("ann", 10) == []
        assert await store.history.record(first, 1)
        assert await store.history.record(game("t", 5, ANN, BOB), 1)

        assert await store.history.page("ann", 10) == [game("t", 5, ANN, BOB)]
        assert await store.history.page("bob", 10) == [game("t", 5, ANN, BOB)]
        assert await store.history.page("eve", 10) == []
        await store.tables.append("t", 1, [StoredEvent(b"moved")], SUMMARY)
        assert not await store.history.record(first, 1)

    run(reopen, work)


def test_a_history_outlives_its_tables(reopen: Open) -> None:
    async def work(store: Store) -> list[FinishedGame]:
        await store.history.record(game("t", 5, ANN, BOB), 1)
        await store.tables.delete("t")
        return await store.history.page("ann", 10)

    [found] = run(reopen, work)

    assert (found.seats, found.has_table) == ((ANN, BOB), False)


def test_pages_go_back_in_time_and_lose_nothing(reopen: Open) -> None:
    ends = {"a": 3, "b": 9, "c": 3, "d": 1}

    async def work(store: Store) -> list[str]:
        both = seat(1, "Child", "ann")
        await insert(store, *(game(table, ended, ANN, both) for table, ended in ends.items()))
        found: list[str] = []
        while page := await store.history.page("ann", 2, *([(ends[found[-1]], found[-1])] if found else [])):
            assert all(one.seats == (ANN, both) for one in page)
            found += [one.table for one in page]
        return found

    assert run(reopen, work) == ["b", "c", "a", "d"]


def test_an_erased_guest_is_in_no_history(reopen: Open) -> None:
    async def work(store: Store) -> None:
        await insert(store, game("with", 2, ANN, BOB), game("alone", 3, ANN, TALI))
        await store.history.erase("ann", " somebody")
        [left] = await store.history.all()

        assert await store.history.page("ann", 10) == []
        assert left.seats == (seat(0, " somebody", None, 1), BOB)
        assert await store.history.own_seats("ann") == []
        [own] = await store.history.own_seats("bob")
        assert (own.table, own.name, own.rank, own.score) == ("with", "Bob", 2, 0)

    run(reopen, work)


def test_who_is_deleted_and_at_no_table_is_erased_too(reopen: Open) -> None:
    async def work(store: Store) -> None:
        eve = seat(0, "Eve", "eve")
        await store.guests.rename("bob", "Bob")
        await insert(store, game("x", 2, ANN, BOB), game("y", 3, eve, BOB))
        await store.history.erase_unknown(" somebody")

        assert {one.guest for found in await store.history.all() for one in found.seats} == {
            "ann",
            "bob",
            None,
        }

    run(reopen, work)


def test_long_histories_are_read_by_an_index(reopen: Open) -> None:
    """A guest with 5,000 games, on a server where others have as many."""
    others = [seat(number, f"Guest {number}", f"g{number}") for number in range(1, 4)]

    async def work(store: Store) -> tuple[list[str], float, int]:
        games = [game(f"{at:05}", at // 2, ANN, *others) for at in range(GAMES)]
        strangers = [game(f"s{at:05}", at, seat(0, "Ann", f"a{at % 7}"), BOB) for at in range(GAMES)]
        await insert(store, *games, *strangers)
        plan = await plan_of(store, PAGE, "ann", 10**9, "", 20)
        taken = []
        for _ in range(3):  # other tests on the machine make some of them slower
            began = time.perf_counter()
            count = len(await store.history.page("ann", 1000))
            taken.append(time.perf_counter() - began)
        return plan, min(taken), count

    plan, seconds, count = run(reopen, work)

    assert count == 1000
    assert any("history_by_guest" in step for step in plan)
    assert not [step for step in plan if step.startswith(("SCAN history", "Seq Scan on history"))]
    assert seconds < 0.3


async def plan_of(store: Store, sql: str, *values: Any) -> list[str]:
    if not store.is_shared:
        return [row[-1] for row in await store.driver.fetch(f"EXPLAIN QUERY PLAN {sql}", *values)]
    await store.driver.fetch("ANALYZE history")
    return [row[0].strip(" ->") for row in await store.driver.fetch(f"EXPLAIN {sql}", *values)]
