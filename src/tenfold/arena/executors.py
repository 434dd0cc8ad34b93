"""Executors: play matches in this process or in several; the results are the same.

Each process has one match at a time, so it is known which match a process took with it when it died:
that one is reported as failed, another process takes its place, and nothing else is lost.
"""

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from tenfold.arena.match_runner import Result, failure, run_match
from tenfold.arena.messages import message
from tenfold.arena.schedule import Job

MAX_MATCH_SECONDS = 3600.0
EXIT_SECONDS = 5.0
HEARTBEAT_SECONDS = 1.0


Executor = Callable[[Iterator[Job]], Iterator[Result]]
"""Plays matches: results come when they are there, and jobs are taken when somebody is free to play them."""


def available_cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else (os.cpu_count() or 1)


@dataclass
class Worker:
    """A worker process and the match it plays."""

    process: BaseProcess
    line: Connection
    job: Job
    since: float

    def assign(self, job: Job) -> None:
        """Send it a match to play."""
        self.job, self.since = job, time.monotonic()
        self.line.send(job)

    def stop(self) -> None:
        """Let it exit; kill it if it does not."""
        with suppress(OSError):
            self.line.send(None)
        self.line.close()
        self.process.join(EXIT_SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


class ProcessPool:
    """Plays in several processes of this machine."""

    def __init__(self, count: int, patience: float = MAX_MATCH_SECONDS) -> None:
        self._count = count
        self._patience = patience
        methods = multiprocessing.get_all_start_methods()
        # A server that forks copies of itself has imported everything once; a plain fork is not safe
        # beside the thread that draws the progress.
        self._context: Any = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
        if self._context.get_start_method() == "forkserver":
            self._context.set_forkserver_preload([__name__])

    def play(self, jobs: Iterator[Job]) -> Iterator[Result]:
        """The results, as they come."""
        workers: list[Worker] = []
        try:
            while len(workers) < self._count and (job := next(jobs, None)) is not None:
                workers.append(self._start_worker(job))
            while workers:
                for worker in self._ready(workers):
                    yield self._result(worker)
                    workers.remove(worker)
                    if (job := next(jobs, None)) is None:
                        worker.stop()
                    elif worker.process.is_alive() and not worker.line.closed:
                        worker.assign(job)
                        workers.append(worker)
                    else:
                        workers.append(self._start_worker(job))
        finally:
            for worker in workers:
                worker.process.kill()
            for worker in workers:
                worker.stop()

    def _start_worker(self, job: Job) -> Worker:
        own, other = self._context.Pipe()
        process = self._context.Process(target=work, args=(other,), daemon=True)
        process.start()
        other.close()
        worker = Worker(process, own, job, 0.0)
        worker.assign(job)
        return worker

    def _ready(self, workers: list[Worker]) -> list[Worker]:
        """The workers that have a result, have died, or have taken too long."""
        lines = wait([worker.line for worker in workers], HEARTBEAT_SECONDS)
        now = time.monotonic()
        return [w for w in workers if w.line in lines or now - w.since > self._patience]

    def _result(self, worker: Worker) -> Result:
        if not worker.line.poll():
            worker.process.kill()
            worker.stop()
            return failure(worker.job, message("too-long", seconds=round(self._patience)))
        try:
            result: Result = worker.line.recv()
        except (EOFError, OSError):
            worker.stop()
            return failure(worker.job, message("died", code=str(worker.process.exitcode)))
        return result


def work(line: Connection) -> None:
    """What a process does: play what comes, until nothing more comes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Whoever started it ends it, too.
    with suppress(EOFError, OSError):
        while (job := line.recv()) is not None:
            line.send(run_match(job))
