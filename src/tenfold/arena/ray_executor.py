"""Plays matches on a Ray cluster, with the same results (`pip install "tenfold[ray]"`)."""

import importlib
from collections.abc import Iterator
from typing import Any

from tenfold.arena.match_runner import Result, failure, run_match
from tenfold.arena.messages import BadTournament
from tenfold.arena.schedule import Job

LOCAL = "local"
"""Instead of an address: a cluster of this machine's own, which ends with the tournament."""
AHEAD = 2
"""Matches for each core that are handed out before the first of them is back."""


class RayExecutor:
    """Plays on the cores of a Ray cluster."""

    def __init__(self, address: str, processes: int | None = None) -> None:
        try:
            self._ray: Any = importlib.import_module("ray")
        except ImportError as error:
            raise BadTournament("no-ray") from error
        chosen: dict[str, Any] = {"num_cpus": processes} if address == LOCAL else {"address": address}
        try:
            self._ray.init(**chosen, include_dashboard=False, log_to_driver=False, logging_level="error")
        except (ConnectionError, OSError, RuntimeError, ValueError) as error:
            why = str(error).splitlines()[0] if str(error) else type(error).__name__
            raise BadTournament("ray-out-of-reach", address=address, why=why) from error
        # A match that took its process with it would do so again.
        self._play = self._ray.remote(num_cpus=1, max_retries=0)(run_match)

    def play(self, jobs: Iterator[Job]) -> Iterator[Result]:
        """The results, as they come."""
        room = max(1, int(self._ray.cluster_resources().get("CPU", 1))) * AHEAD
        running: dict[Any, Job] = {}
        while True:
            while len(running) < room and (job := next(jobs, None)) is not None:
                running[self._play.remote(job)] = job
            if not running:
                return
            for done in self._ray.wait(list(running))[0]:
                yield self._result(done, running.pop(done))

    def _result(self, done: Any, job: Job) -> Result:
        try:
            result: Result = self._ray.get(done)
        except self._ray.exceptions.RayError as error:
            return failure(job, str(error).splitlines()[0])
        return result

    def close(self) -> None:
        """Let the cluster go."""
        self._ray.shutdown()
