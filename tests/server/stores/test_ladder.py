"""The ladder, in both databases: who is on it, and what they won."""

import random
from collections import defaultdict

from tenfold.server.stores.history import INSERT_SEAT, FinishedGame, HistorySeat, seat_rows
from tenfold.server.stores.ladder import COUNTS, RESULTS
from tenfold.server.stores.store import Store
from tests.server.store_fixture import Open, run
from tests.server.stores.test_history import plan_of

PEOPLE = ["ann", "bob", "eve", "joe"]
SINCE = 1000


async def lived(store: Store, count: int) -> list[FinishedGame]:
    """Games by chance, of two to four seats, a part of them not rated; Joe isn't on the ladder."""
    chance, games = random.Random(3), []  # noqa: S311
    for number in range(count):
        size = chance.randint(2, 4)
        names = chance.sample([*PEOPLE, "tali", "kito"], size)
        seats = tuple(
            HistorySeat(
                at,
                name,
                name if name in PEOPLE else None,
                "" if name in PEOPLE else name,
                chance.randint(1, size),
                0,
                {},
            )
            for at, name in enumerate(names)
        )
        game = chance.choice(["tenzania", "tenzania", "ten_squares"])
        games.append(
            FinishedGame(f"t{number}", game, SINCE - 20 + number, seats, is_rated=chance.random() < 0.8)
        )
    await store.driver.execute_many(INSERT_SEAT, [row for game in games for row in seat_rows(game)])
    for guest in PEOPLE[:3]:
        await store.ladder.join(guest)
    await store.driver.execute("UPDATE ladder SET since = $1", SINCE)
    return games


def test_results_are_those_of_the_games(reopen: Open) -> None:
    async def work(store: Store) -> None:
        games = await lived(store, 120)
        found = {
            (one.person, one.other, one.bot): (one.won, one.games)
            for one in await store.ladder.results("tenzania")
        }
        expected: dict[tuple[str, str, str], list[float]] = defaultdict(lambda: [0.0, 0.0])
        counts: dict[str, int] = defaultdict(int)
        for game in games:
            if game.game != "tenzania" or not game.is_rated or game.ended < SINCE:
                continue
            for mine in game.seats:
                if mine.guest not in PEOPLE[:3]:
                    continue
                counts[mine.guest] += 1
                for theirs in game.seats:
                    if theirs is mine or not (theirs.bot or theirs.guest in PEOPLE[:3]):
                        continue
                    part = 1 / (len(game.seats) - 1)
                    sums = expected[mine.guest, theirs.guest or "", theirs.bot]
                    sums[0] += part * (0.5 if mine.rank == theirs.rank else float(mine.rank < theirs.rank))
                    sums[1] += part

        assert found.keys() == expected.keys()
        for key, (won, count) in expected.items():
            assert abs(found[key][0] - won) < 1e-9
            assert abs(found[key][1] - count) < 1e-9
        assert await store.ladder.counts("tenzania") == counts

    run(reopen, work)


def test_who_leaves_or_is_erased_is_in_no_result(reopen: Open) -> None:
    async def work(store: Store) -> None:
        await lived(store, 60)
        await store.ladder.leave("bob")
        await store.guests.begin_erasure("eve")
        await store.history.erase("eve", " somebody")
        await store.guests.finish_erasure("eve")
        results = await store.ladder.results("tenzania")

        assert {one.person for one in results} == {"ann"}
        assert {one.other for one in results} == {""}
        assert await store.ladder.since("eve") is None
        assert (await store.ladder.since("ann")) == SINCE
        await store.ladder.join("ann")
        assert (await store.ladder.since("ann")) == SINCE

    run(reopen, work)


def test_results_are_read_by_an_index(reopen: Open) -> None:
    async def work(store: Store) -> list[str]:
        await lived(store, 3000)
        return [*await plan_of(store, RESULTS, "tenzania", ""), *await plan_of(store, COUNTS, "tenzania", "")]

    plan = run(reopen, work)

    assert any("history" in step for step in plan)
    assert not [step for step in plan if step.startswith(("SCAN mine", "SCAN theirs", "SCAN seats"))]
