"""A pool of threads in which agents choose their actions."""

import asyncio
import contextvars
import logging
import os
import secrets
import sys
import threading
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from tenfold.agents import agent_of
from tenfold.agents.hints import HINT_SEED, Suggestion, rank_by_heuristic, suggest
from tenfold.core.view import View
from tenfold.server.errors import Busy
from tenfold.server.metrics import metrics

log = logging.getLogger("tenfold.server")

T = TypeVar("T")

MAX_HINTS = 3
"""How many hints one guest can wait for, at all tables together."""
MAX_HINTS_IN_ALL = 256
NICE_INCREMENT = 10
"""How much lower the priority of these threads is than that of the server's own."""


def pool_size(processes: int = 1) -> int:
    """How many threads each of several processes has: together one for each core but one."""
    return max(1, (_cores() - 1) // processes)


def _cores() -> int:
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def give_way() -> None:
    """Lower this thread's priority; only Linux has one for each thread."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, thread, os.getpriority(os.PRIO_PROCESS, thread) + NICE_INCREMENT)


class FairSemaphore:
    """A semaphore for which people queue instead of tasks, each with one place at a time.

    Someone with many waiting tasks delays the others by one of them at a time.
    """

    def __init__(self, count: int) -> None:
        self._free = count
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """The waiting tasks of each person, beginning with whoever is next."""

    async def acquire(self, who: str) -> None:
        if self._free > 0:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()  # the place came when nobody wanted it any more
            raise

    def release(self) -> None:
        """Give the place to the next who still waits."""
        while self._waiting:
            who = next(iter(self._waiting))
            own = self._waiting.pop(who)
            turn = own.popleft()
            if own:
                self._waiting[who] = own
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


class AgentPool:
    """Runs agents off the event loop, a few at once, in turns by whose table it is or who asks.

    So under load bots are slow, and people aren't; and someone with many tables slows down their own.
    """

    def __init__(self, at_once: int | None = None) -> None:
        count = at_once if at_once is not None else pool_size()
        self._semaphore = FairSemaphore(count)
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="tenfold-bot", initializer=give_way)
        self._hints: Counter[str] = Counter()
        """How many hints each guest waits for."""

    @property
    def hints_waiting(self) -> int:
        return self._hints.total()

    async def choose_action(self, agent: str, view: View, who: str = "") -> int:
        """Let an agent choose an action at someone's table; one that fails plays a random legal action."""
        try:
            with metrics().thoughts.time():
                action = await self._run(who, _act, agent, view)
        except Exception:
            log.exception("bot %s failed in %s; playing a random legal move", agent, view.game.id)
            return secrets.choice(view.legal)
        return action if action in view.legal else secrets.choice(view.legal)

    async def suggest(
        self, agent: str, view: View, asked: int | None = None, who: str = "", *, says_capitals: bool = False
    ) -> list[Suggestion]:
        """Suggest an agent's action, or the one that's asked for, and alternatives, each with a reason.

        Busy if this guest waits for too many already, or all guests together.
        """
        within = contextvars.copy_context()  # reasons are said to whoever asked, in their language
        if self._hints[who] >= MAX_HINTS or self.hints_waiting >= MAX_HINTS_IN_ALL:
            raise Busy("server-busy")
        self._hints[who] += 1
        try:
            if asked is not None:
                ranking = partial(rank_by_heuristic, view, asked, says_capitals=says_capitals)
                return await self._run(who, within.run, ranking)
            suggesting = partial(suggest, agent, view, HINT_SEED, says_capitals=says_capitals)
            return await self._run(who, within.run, suggesting)
        except Exception:
            log.exception("bot %s failed to give a hint in %s; using the heuristic", agent, view.game.id)
            return rank_by_heuristic(view, secrets.choice(view.legal), says_capitals=says_capitals)
        finally:
            self._hints -= Counter((who,))

    async def _run(self, who: str, work: Callable[..., T], *args: Any) -> T:
        """Run work in a thread when it's someone's turn."""
        await self._semaphore.acquire(who)
        try:
            working = asyncio.get_running_loop().run_in_executor(self._threads, work, *args)
        except RuntimeError:  # the threads were let go meanwhile
            self._semaphore.release()
            raise
        working.add_done_callback(lambda _: self._semaphore.release())
        return await asyncio.shield(working)  # a thread thinks to its end, whoever has gone meanwhile

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _act(agent: str, view: View) -> int:
    return int(agent_of(agent, secrets.randbits(62)).act(view))
