"""Evenings, in both databases."""

import asyncio
from dataclasses import replace

import pytest

from tenfold.server.stores.errors import Conflict, Taken
from tenfold.server.stores.evenings import EveningRow
from tenfold.server.stores.store import Store
from tests.server.store_fixture import ROW, Open, run

EVENING = EveningRow("e", "evening key", "EVEN22", "ann", 1, b"first")


def test_an_evening_is_updated_only_from_its_last_version(reopen: Open) -> None:
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

    run(reopen, make)
    found = run(reopen, lambda store: store.evenings.row("e"))

    assert found == EveningRow("e", "evening key", "EVEN22", "ann", 3, b"last")
    assert run(reopen, lambda store: store.evenings.row("nowhere")) is None


def test_the_link_of_an_evening_works_for_ever_and_its_code_for_a_while(reopen: Open) -> None:
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

    run(reopen, work)


def test_a_code_belongs_to_a_table_or_to_an_evening(reopen: Open) -> None:
    async def work(store: Store) -> None:
        await store.evenings.create(EVENING)
        for code in (ROW.code, EVENING.code):
            with pytest.raises(Taken):
                await store.evenings.create(replace(EVENING, id="f", key="another", code=code))
        assert await store.evenings.row("f") is None

    run(reopen, work)
