"""The queue of match analyses: each runs once, one at a time, in another process."""

import asyncio
import gzip
import json
import logging
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tenfold.analysis.match_analysis import MatchAnalysis, analysis_from_plain
from tenfold.core.match_file import match_to_plain
from tenfold.core.record import SPECTATOR
from tenfold.server.errors import Unavailable
from tenfold.server.identity import log_name
from tenfold.server.stores.store import Store
from tenfold.server.table.frames import with_resignations
from tenfold.server.table.replays import gzip_bytes
from tenfold.server.table.table import Table

log = logging.getLogger("tenfold.server")

PROGRAM = "tenfold.server.background.analysis_process"
KEPT = "look"
"""The name of the blob that holds an analysis."""
MAX_LINE_BYTES = 16 * 1024 * 1024
MAX_WAITING = 32
"""At most this many matches wait for analysis."""
MAX_PER_ADDRESS = 8
"""At most this many of them were asked for from one address."""
MAX_PER_GUEST = 2
"""At most this many of them were asked for by one guest."""


@dataclass
class AnalysisJob:
    task: asyncio.Task[None]
    guest: str
    """The guest who asked for it."""
    address: str | None = None
    """Where they asked from; None if that isn't limited."""
    done: int = 0
    count: int = 0
    has_failed: bool = False


@dataclass(eq=False)
class AnalysisQueue:
    _store: Store
    _begin: Callable[[Any], asyncio.Task[None]]
    """Runs a coroutine in the background until the server closes."""
    _one: asyncio.Lock = field(default_factory=asyncio.Lock)
    jobs: dict[str, AnalysisJob] = field(default_factory=dict)
    """The matches that are waiting or running, or have failed, by table."""

    async def result(self, table: str) -> MatchAnalysis | None:
        body = await self._store.blobs.get(table, KEPT)
        return analysis_from_plain(json.loads(gzip.decompress(body))) if body is not None else None

    def enqueue(self, table: Table, guest: str, address: str | None) -> AnalysisJob:
        """Enqueue a match, unless it is already; a failed analysis is tried again."""
        known = self.jobs.get(table.identity.id)
        if known is not None and not known.has_failed:
            return known
        self._require_place(guest, address)
        assert table.match is not None
        ended = with_resignations(table.view(SPECTATOR), table.lobby).outcome
        asked = json.dumps({"file": match_to_plain(table.match), "ended": ended.plain() if ended else None})
        job = AnalysisJob(self._begin(self._analyse(table.identity.id, asked)), guest, address)
        self.jobs[table.identity.id] = job
        return job

    def _require_place(self, guest: str, address: str | None) -> None:
        """Raise Unavailable if the guest, their address or everyone together waits for too many."""
        waiting = [one for one in self.jobs.values() if not one.task.done()]
        if sum(one.guest == guest for one in waiting) >= MAX_PER_GUEST:
            raise Unavailable("too-many-looks", "too-many-own-looks")
        from_there = sum(one.address == address for one in waiting) if address is not None else 0
        if len(waiting) >= MAX_WAITING or from_there >= MAX_PER_ADDRESS:
            raise Unavailable("too-many-looks")

    async def _analyse(self, table: str, asked: str) -> None:
        try:
            async with self._one:
                body = await self._run_process(table, asked)
            await self._store.blobs.put(table, KEPT, gzip_bytes(body.encode()))
        except Exception:
            log.exception("could not review the game of table %s", log_name(table))
            self.jobs[table].has_failed = True
        else:
            del self.jobs[table]

    async def _run_process(self, table: str, asked: str) -> str:
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", PROGRAM),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl+C is for the server, which ends its children
            limit=MAX_LINE_BYTES,
        )
        try:
            assert child.stdin is not None
            assert child.stdout is not None
            child.stdin.write(asked.encode())
            child.stdin.close()
            while line := (await child.stdout.readline()).decode():
                word, _, rest = line.rstrip("\n").partition(" ")
                if word == "found":
                    return rest
                if word != "done":
                    break
                done, count = rest.split(" of ")
                self.jobs[table].done, self.jobs[table].count = int(done), int(count)
            raise RuntimeError(line.strip() or "the process ended without a word")
        finally:
            if child.returncode is None:
                child.terminate()
            await child.wait()
