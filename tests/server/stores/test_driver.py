"""What both drivers promise: writes are whole, and one that fails harms no other."""

import asyncio

import pytest

from tenfold.server.stores.driver import Transaction
from tenfold.server.stores.errors import Conflict
from tenfold.server.stores.migrations import load_migrations
from tenfold.server.stores.store import Store
from tenfold.server.stores.tables import StoredEvent
from tests.server.store_fixture import SUMMARY, Open, run


def test_a_failing_write_harms_no_other(reopen: Open) -> None:
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

    run(reopen, work)


def test_a_cancelled_write_does_not_stop_the_writer(reopen: Open) -> None:
    async def work(store: Store) -> None:
        tasks = [asyncio.create_task(store.guests.rename("ann", str(number))) for number in range(50)]
        await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await store.guests.rename("ann", "Ann")
        assert await store.guests.name("ann") == "Ann"

    run(reopen, work)


def test_a_transaction_happens_all_or_none(reopen: Open) -> None:
    async def fail(transaction: Transaction) -> None:
        await transaction.execute("INSERT INTO bans VALUES ($1, 1)", "10.0.0.1")
        assert await transaction.fetch("SELECT created FROM bans WHERE address = $1", "10.0.0.1")
        raise LookupError

    async def work(store: Store) -> None:
        with pytest.raises(LookupError):
            await store.driver.transaction(fail)
        assert await store.admin.bans() == []

    run(reopen, work)


def test_transactions_that_change_the_same_row_all_happen(reopen: Open) -> None:
    async def increment(transaction: Transaction) -> None:
        [[seconds]] = await transaction.fetch("SELECT seconds FROM lived")
        await transaction.execute("UPDATE lived SET seconds = $1", seconds + 1)

    async def work(store: Store) -> int:
        before = await store.driver.fetch("SELECT seconds FROM lived")
        await asyncio.gather(*(store.driver.transaction(increment) for _ in range(5)))
        after = await store.driver.fetch("SELECT seconds FROM lived")
        return int(after[0][0] - before[0][0])

    assert run(reopen, work) == 5


def test_a_second_row_with_the_same_key_is_a_conflict(reopen: Open) -> None:
    async def work(store: Store) -> None:
        await store.guests.save_code("AAAAAA", "ann", 100)
        with pytest.raises(Conflict):
            await store.guests.save_code("AAAAAA", "bob", 100)

    run(reopen, work)


def test_a_store_that_works_has_no_problems(reopen: Open) -> None:
    async def work(store: Store) -> list[str]:
        await store.check_pages()
        return await store.problems()

    assert run(reopen, work) == []


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_every_migration_has_a_number_of_its_own(kind: str) -> None:
    """Of two with the same number, a database that has run one would never run the other."""
    numbers = [number for number, _ in load_migrations(kind)]

    assert numbers == sorted(set(numbers))
