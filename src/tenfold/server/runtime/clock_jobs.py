"""Jobs that fire when a seat's time runs out, and the server's time."""

import time

from tenfold.server.stores.jobs import CLOCK, Job
from tenfold.server.table.clock import MS
from tenfold.server.table.table import Table


def now_ms() -> int:
    """The server's time in milliseconds, which all game clocks use."""
    return int(time.time() * MS)


def clock_jobs(table: Table) -> list[Job]:
    """A job for each running clock, due when its time is out; stored with the log, it outlives a process."""
    clock = table.clock
    if clock is None:
        return []
    now, running = now_ms(), sorted(clock.running)
    return [Job(CLOCK, f"{seat}:{clock.deadline(seat)}", clock.left_at(seat, now) / MS) for seat in running]
