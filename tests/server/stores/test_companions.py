"""The people a guest played with, in both databases."""

from tenfold.server.stores.companions import COMPANIONS, REMOVED
from tenfold.server.stores.store import Store
from tests.server.store_fixture import Open, run
from tests.server.stores.test_history import game, insert, plan_of, seat

GAMES = 3_000
PEOPLE = 300
OWN = 4
TABLES = ("mine", "theirs", "history", "removed_companions", "unlisted", "guests")
SCANS = tuple(f"{scan} {table}" for scan in ("SCAN", "Seq Scan on") for table in TABLES)


def test_companions_are_found_by_indexes(reopen: Open) -> None:
    """Half of the people don't want to be listed, and each has removed one other."""

    async def work(store: Store) -> tuple[list[str], set[str]]:
        pairs = [(at % PEOPLE, (at + 1 + at // PEOPLE) % PEOPLE) for at in range(GAMES)]
        await insert(
            store,
            *(
                game(f"t{at:05}", at, seat(0, "", f"g{one}"), seat(1, "", f"g{other}"))
                for at, (one, other) in enumerate(pairs)
            ),
        )
        for one in range(PEOPLE):
            await store.companions.set_listed(f"g{one}", yes=one % 2 == 0)
            await store.companions.remove(f"g{one}", f"g{OWN + 2 if one == OWN else one + 1}")
        await store.companions.remove("g8", f"g{OWN}")
        plan = [*await plan_of(store, COMPANIONS, f"g{OWN}", 20), *await plan_of(store, REMOVED, f"g{OWN}")]
        return plan, {one.guest for one in await store.companions.list_for(f"g{OWN}", PEOPLE)}

    plan, found = run(reopen, work)

    # They played with the ten next to them on each side; g6 was removed by them, and g8 removed them.
    assert found == {f"g{one % PEOPLE}" for one in (-6, -4, -2, 0, 2, 10, 12, 14)}
    assert any("history_by_guest" in step for step in plan)
    assert not [step for step in plan if step.startswith(SCANS)]
