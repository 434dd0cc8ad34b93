"""Agents think here: beside the event loop, so that a core stays free, and never in vain."""

import asyncio
import contextvars
import logging
import os
import secrets
from concurrent.futures import ThreadPoolExecutor

from tenfold.agents import agent_of
from tenfold.agents.advice import Candidate, advised, candidates
from tenfold.core.view import View
from tenfold.server.metrics import figures

log = logging.getLogger("tenfold.server")


class Thinker:
    """Runs agents off the event loop, one at a time on each core but one."""

    def __init__(self) -> None:
        threads = max(1, (os.cpu_count() or 1) - 1)
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="tenfold-bot")

    async def think(self, agent: str, view: View) -> int:
        """What an agent does in a view. One that fails plays anything legal."""
        try:
            loop = asyncio.get_running_loop()
            with figures().thoughts.time():
                action = await loop.run_in_executor(self._threads, _act, agent, view)
        except Exception:
            log.exception("the agent %s failed in %s", agent, view.game.id)
            return secrets.choice(view.legal)
        return action if action in view.legal else secrets.choice(view.legal)

    async def advise(self, agent: str, view: View, asked: int | None = None) -> list[Candidate]:
        """What an agent would do in a view, or what is asked for, and what else may be done, with reasons."""
        loop = asyncio.get_running_loop()
        within = contextvars.copy_context()  # reasons are said to whoever asked, in their language
        try:
            if asked is not None:
                return await loop.run_in_executor(self._threads, within.run, candidates, view, asked)
            seed = secrets.randbits(62)
            return await loop.run_in_executor(self._threads, within.run, advised, agent, view, seed)
        except Exception:
            log.exception("the agent %s could not advise in %s", agent, view.game.id)
            return candidates(view, secrets.choice(view.legal))

    def close(self) -> None:
        """Let the threads go."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _act(agent: str, view: View) -> int:
    return int(agent_of(agent, secrets.randbits(62)).act(view))
