"""The time of day meets the clocks of tables here: when things happened, and what to do when time is out."""

import time

from tenfold.server.stores.jobs import CLOCK, Job
from tenfold.server.table.clock import MS
from tenfold.server.table.table import Table


def now_ms() -> int:
    """The time, by which all clocks of tables go: that of the server, whoever is connected."""
    return int(time.time() * MS)


def clock_jobs(table: Table) -> list[Job]:
    """Reminders of when the time of each seat is out: stored with the log, so that they outlive a process."""
    clock = table.clock
    if clock is None:
        return []
    now = now_ms()
    return [
        Job(CLOCK, f"{seat}:{clock.deadline(seat)}", clock.left_at(seat, now) / MS)
        for seat in sorted(clock.running)
    ]
