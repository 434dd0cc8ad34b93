"""The recorder of finished games, which stores them in the history of their players."""

import asyncio
from dataclasses import dataclass, field

from msgspec.structs import replace

from tenfold.server.background.worker import JobResult
from tenfold.server.evening.evening import decode
from tenfold.server.runtime.finished_games import finished_game
from tenfold.server.runtime.load import Load
from tenfold.server.runtime.tables import TableRegistry
from tenfold.server.stores.jobs import TakenJob
from tenfold.server.stores.store import Store
from tenfold.server.table.table import Table


@dataclass(frozen=True)
class HistoryRecorder:
    _store: Store
    _tables: TableRegistry
    _load: Load
    _recording: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One game is recorded at a time: after an update, all that are stored wait here."""

    async def record(self, job: TakenJob) -> JobResult:
        async with self._recording:
            await self._load.wait_while_high()
            room = self._tables.rooms.get(job.table)
            table = room.table if room is not None else (await self._tables.load_table(job.table))[0]
            while not await self._is_recorded(table):
                table, _answers = await self._tables.load_table(job.table)  # its log has grown meanwhile
        return JobResult.DONE

    async def _is_recorded(self, table: Table) -> bool:
        times = await self._store.tables.event_times(table.identity.id)
        if len(times) != table.head:
            return False
        finished = finished_game(table, times)
        if finished is None:
            return True
        finished = replace(finished, series=await self._series_of(table.lobby.evening))
        return await self._store.history.record(finished, table.head)

    async def _series_of(self, evening: str) -> str:
        """The series of an event; the event itself if it's stored no more."""
        row = await self._store.evenings.row(evening) if evening else None
        return decode(row.body).series(evening) if row is not None else evening
