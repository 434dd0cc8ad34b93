"""Bots think beside the event loop, a few at once, and no table holds up the others."""

import asyncio
import os
import sys
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from tenfold.agents import agent_of
from tenfold.agents.level_agent import level_of
from tenfold.agents.search_agent import SearchAgent
from tenfold.core.match import Match
from tenfold.core.match_log import SECRET_BYTES
from tenfold.core.registry import game_of
from tenfold.core.view import View
from tenfold.server.bots.agent_pool import NICE_INCREMENT, AgentPool, FairSemaphore, pool_size

PATIENCE = 30.0


class Gate:
    """An agent that thinks until it is let go; it counts who thinks beside it."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.open = threading.Event()
        self.thinking = 0
        self.most = 0
        self.priorities: set[int] = set()

    def act(self, view: View) -> int:
        with self.lock:
            self.thinking += 1
            self.most = max(self.most, self.thinking)
            self.priorities.add(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
        assert self.open.wait(PATIENCE)
        with self.lock:
            self.thinking -= 1
        return view.legal[-1]


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    one = Gate()
    monkeypatch.setattr("tenfold.server.bots.agent_pool.agent_of", lambda *_: one)
    yield one
    one.open.set()


def opening(moves: int = 0) -> View:
    """What a seat sees after a few greedy moves."""
    match = Match(game_of("tenzania"), 2, bytes(SECRET_BYTES))
    for _ in range(moves):
        seat = match.due[0]
        match.submit(seat, agent_of("greedy", 1).act(match.view(seat)), match.count(seat))
    return match.view(match.due[0])


async def settled(condition: Any) -> None:
    """Wait until something holds; the event loop must be free for that."""
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110  (threads say nothing to the loop)
            await asyncio.sleep(0.005)


def test_the_event_loop_is_free_while_bots_think_and_only_so_many_do(gate: Gate) -> None:
    view = opening()

    async def think() -> list[int]:
        pool = AgentPool(2)
        thoughts = [asyncio.create_task(pool.choose_action("expert", view, str(table))) for table in range(7)]
        await settled(lambda: gate.thinking == 2)
        gate.open.set()
        actions = await asyncio.gather(*thoughts)
        pool.close()
        return actions

    assert asyncio.run(think()) == [view.legal[-1]] * 7
    assert gate.most == 2


def test_who_has_gone_keeps_nobody_from_thinking_but_a_thread_that_thinks_still_counts(gate: Gate) -> None:
    view = opening()

    async def think() -> int:
        pool = AgentPool(1)
        begun = asyncio.create_task(pool.choose_action("expert", view, "a"))
        await settled(lambda: gate.thinking == 1)
        waiting = asyncio.create_task(pool.choose_action("expert", view, "b"))
        last = asyncio.create_task(pool.choose_action("expert", view, "c"))
        await asyncio.sleep(0)
        begun.cancel()
        waiting.cancel()
        await asyncio.wait([begun, waiting])
        assert not last.done()
        gate.open.set()
        action = await last
        pool.close()
        return action

    assert asyncio.run(think()) == view.legal[-1]
    assert gate.most == 1


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a thread has no priority of its own")
def test_thoughts_give_way_to_whoever_serves_guests(gate: Gate) -> None:
    view = opening()
    gate.open.set()

    async def think() -> None:
        pool = AgentPool(1)
        await pool.choose_action("expert", view)
        pool.close()

    asyncio.run(think())

    own = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
    assert gate.priorities == {min(19, own + NICE_INCREMENT)}


def test_tables_take_turns_however_many_thoughts_one_of_them_wants() -> None:
    order: list[str] = []

    async def think(semaphore: FairSemaphore, table: str, name: str) -> None:
        await semaphore.acquire(table)
        order.append(name)
        await asyncio.sleep(0)
        semaphore.release()

    async def all_of_them() -> None:
        semaphore = FairSemaphore(1)
        wanted = [("big", f"big {at}") for at in range(4)] + [("small", "small"), ("other", "other")]
        await asyncio.gather(*(think(semaphore, table, name) for table, name in wanted))

    asyncio.run(all_of_them())

    assert order == ["big 0", "big 1", "small", "other", "big 2", "big 3"]


def test_a_place_that_comes_when_nobody_wants_it_any_more_goes_to_the_next() -> None:
    async def give_up() -> bool:
        semaphore = FairSemaphore(1)
        await semaphore.acquire("a")
        late = asyncio.create_task(semaphore.acquire("b"))
        gone = asyncio.create_task(semaphore.acquire("b"))
        last = asyncio.create_task(semaphore.acquire("c"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.wait([gone])
        semaphore.release()
        late.cancel()  # its place was given to it in the same moment
        await asyncio.wait([late])
        async with asyncio.timeout(PATIENCE):
            await last
        semaphore.release()
        async with asyncio.timeout(PATIENCE):
            await semaphore.acquire("d")
        return late.cancelled()

    assert asyncio.run(give_up())


@pytest.mark.parametrize(
    ("cores", "processes", "thoughts"), [(1, 1, 1), (2, 1, 1), (8, 1, 7), (8, 2, 3), (4, 4, 1)]
)
def test_a_core_stays_free_however_many_processes_serve(
    monkeypatch: pytest.MonkeyPatch, cores: int, processes: int, thoughts: int
) -> None:
    monkeypatch.setattr("tenfold.server.bots.agent_pool._cores", lambda: cores)

    assert pool_size(processes) == thoughts


@pytest.mark.compiled
def test_a_thought_takes_the_interpreters_lock_a_few_times_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server's guests wait for that lock: thoughts in 24 short parts kept it from them."""
    game = game_of("tenzania")
    calls = 0
    try_worlds = game.searcher.try_worlds

    def counted(*args: Any) -> None:
        nonlocal calls
        calls += 1
        try_worlds(*args)

    monkeypatch.setattr(game.searcher, "try_worlds", counted)
    level = level_of(game, "expert")
    decision = SearchAgent(1).decide(opening(6), level)

    assert decision.playouts > level.playouts / 2
    assert 0 < calls <= 8
