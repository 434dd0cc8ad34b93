"""Handlers of the jobs that the worker runs: turns of bots, clocks, absences, and tables to open."""

from collections.abc import Awaitable, Callable, Mapping

from tenfold.server.background.worker import JobResult
from tenfold.server.runtime.tables import TableRegistry
from tenfold.server.stores.jobs import ABSENCE, CLOCK, RESUME, TURN, TakenJob

Handler = Callable[[TakenJob], Awaitable[JobResult | float]]


class JobHandlers:
    """Does what is due at tables."""

    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables
        self.by_kind: Mapping[str, Handler] = {
            TURN: self._turn,
            CLOCK: self._clock,
            ABSENCE: self._absence,
            RESUME: self._open,
        }

    async def _turn(self, job: TakenJob) -> JobResult | float:
        """Let a bot or a stand-in play for a seat as long as it's due."""
        room, seat = await self._tables.room_for_job(job.table), int(job.subject)
        if room.table.lobby.seats[seat].guest is not None:
            await room.time_out(seat)  # a stand-in saves no one whose time had run out before
        return await room.play_for(seat)

    async def _clock(self, job: TakenJob) -> JobResult | float:
        """A seat's time may have run out."""
        room = await self._tables.room_for_job(job.table)
        return await room.time_out(int(job.subject.partition(":")[0]))

    async def _absence(self, job: TakenJob) -> JobResult:
        """A person has been away for the grace period."""
        cluster = self._tables.services.cluster
        if cluster is not None:
            await cluster.mark_absent(job.table, job.subject)
        room = self._tables.rooms.get(job.table)
        if room is not None:
            await room.mark_absent(job.subject)
        return JobResult.DONE

    async def _open(self, job: TakenJob) -> JobResult:
        """Open a table where a bot may be due: an old one, an imported one, or one that someone left."""
        await self._tables.room_for_job(job.table)
        return JobResult.DONE
