"""The time of day meets the clocks of tables here: when things happened, and what to do when time is out."""

import time
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tenfold.server.background.worker import JobResult
from tenfold.server.stores.jobs import CLOCK, Job
from tenfold.server.table.clock import MS
from tenfold.server.table.command_handlers import timed_out
from tenfold.server.table.events import AnyEvent
from tenfold.server.table.table import Table

if TYPE_CHECKING:
    from tenfold.server.runtime.room import Room

RETRY_SECONDS = 1.0


def now_ms() -> int:
    """The time, by which all clocks of tables go: that of the server, whoever is connected."""
    return int(time.time() * MS)


def with_timestamp(event: AnyEvent, table: Table) -> AnyEvent:
    """An event with its time, where time counts."""
    return event if table.lobby.clock is None else replace(event, at=now_ms())


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


async def handle_timeout(room: "Room", seat: int) -> JobResult | float:
    """The time of a seat is out. Who has just lost the connection has the grace to come back."""
    clock = room.table.clock
    if clock is None or seat not in clock.running:
        return JobResult.DONE
    left = clock.left_at(seat, now_ms())
    if left > 0:
        return left / MS
    guest = room.table.lobby.seats[seat].guest
    if guest is not None and guest not in room.here and guest not in room.bot_turns.absent:
        return RETRY_SECONDS
    is_noted = await room.noted("", "time", lambda table: timed_out(table, seat, now_ms()))
    return JobResult.REPLACED if is_noted else RETRY_SECONDS
