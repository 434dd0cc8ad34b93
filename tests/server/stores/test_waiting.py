"""The queue of quick games, in both databases: who is seated with whom is found by indexes."""

from tenfold.server.stores.store import Store
from tenfold.server.stores.waiting import SAME_WISH, SEATED, Wish
from tests.server.store_fixture import Open, run
from tests.server.stores.test_history import plan_of

PEOPLE = 2_000
GAMES = 400


def test_people_who_want_the_same_are_found_by_indexes(reopen: Open) -> None:
    async def work(store: Store) -> list[str]:
        now = store.driver.now
        rows = [
            (f"g{at}", f"game{at % GAMES}", at % 2 == 0, f"t{at}" if at % 3 == 0 else None)
            for at in range(PEOPLE)
        ]
        sql = f"INSERT INTO waiting VALUES ($1, $2, 3, $3, {now}, {now}, NULL, $4)"  # noqa: S608
        await store.driver.execute_many(sql, rows)
        place = await store.waiting.ask("ann", "t", Wish("game1", 3, is_turn_based=False))
        together = await store.waiting.seated("t")
        if store.is_shared:
            await store.driver.fetch("ANALYZE waiting")
        assert place is not None
        assert place.table == "t"
        assert len(together) == 3
        assert set(together) <= {"ann", *(guest for guest, game, _, _ in rows if game == "game1")}
        return [
            *await plan_of(store, SAME_WISH.format(now=now), "g1"),
            *await plan_of(store, SEATED, "t"),
        ]

    plan = run(reopen, work)

    assert any("waiting_by_wish" in step for step in plan)
    assert any("waiting_by_table" in step for step in plan)
    assert not [step for step in plan if step.startswith(("SCAN", "Seq Scan"))]
