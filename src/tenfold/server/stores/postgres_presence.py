"""Who is connected to which process, in Postgres."""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any

from tenfold.server.stores.postgres_jobs import NOW
from tenfold.server.stores.presence import ALIVE_SECONDS, GONE_SECONDS, Elsewhere

ALIVE = f"abs({NOW} - seen) < {ALIVE_SECONDS}"
"""In both directions: a clock that was set back keeps nobody alive."""
LIVE_ON = f"""
    WITH gone AS (DELETE FROM processes WHERE abs({NOW} - seen) > {GONE_SECONDS} AND id <> $1)
    INSERT INTO processes VALUES ($1, {NOW})
    ON CONFLICT (id) DO UPDATE SET seen = excluded.seen RETURNING xmax = 0
"""  # noqa: S608  (a constant)
COME = """
    WITH back AS (
        DELETE FROM absent USING unnest($2::text[], $3::text[]) AS new (table_id, guest)
        WHERE absent.table_id = new.table_id AND absent.guest = new.guest
    )
    INSERT INTO present
    SELECT table_id, guest, $1 FROM unnest($2::text[], $3::text[]) AS new (table_id, guest)
    WHERE EXISTS (SELECT 1 FROM processes WHERE id = $1) ON CONFLICT DO NOTHING
"""
ABSENT = f"""
    INSERT INTO absent SELECT id, $2 FROM tables WHERE id = $1 AND NOT EXISTS (
        SELECT 1 FROM present JOIN processes ON process = processes.id
        WHERE table_id = $1 AND guest = $2 AND {ALIVE}
    ) ON CONFLICT DO NOTHING
"""  # noqa: S608  (a constant)
HEADS = """
    SELECT id, (SELECT max(seq) FROM events WHERE table_id = id) FROM unnest($1::text[]) AS wanted (id)
"""
PRESENT = f"""
    SELECT table_id, guest FROM present JOIN processes ON process = id
    WHERE table_id = any($2::text[]) AND process <> $1 AND {ALIVE}
"""  # noqa: S608  (a constant)


class PostgresPresence:
    """The part of the store that knows who is connected where."""

    async def _rows(self, sql: str, *values: Any) -> list[Any]:
        raise NotImplementedError

    async def _do(self, sql: str, *values: Any) -> int:
        raise NotImplementedError

    async def live_on(self, process: str) -> bool:
        """The process says that it lives; True if nobody knew of it, nor of who is connected to it."""
        return bool((await self._rows(LIVE_ON, process))[0][0])

    async def others_alive(self, process: str) -> int:
        """How many other processes live."""
        sql = f"SELECT count(*) FROM processes WHERE id <> $1 AND {ALIVE}"  # noqa: S608
        return int((await self._rows(sql, process))[0][0])

    async def leave(self, process: str) -> None:
        """The process goes, and everybody who is connected to it."""
        await self._do("DELETE FROM processes WHERE id = $1", process)

    async def come(self, process: str, guests: Mapping[str, AbstractSet[str]]) -> None:
        """These guests are at these tables, and connected to the process."""
        pairs = [(table, guest) for table, some in guests.items() for guest in some]
        await self._do(COME, process, [table for table, _ in pairs], [guest for _, guest in pairs])

    async def go(self, process: str, table: str, guest: str) -> None:
        """A guest is not connected to the process any more."""
        sql = "DELETE FROM present WHERE table_id = $1 AND guest = $2 AND process = $3"
        await self._do(sql, table, guest, process)

    async def note_absent(self, table: str, guest: str) -> None:
        """A guest has been away for longer than the grace, unless connected to some process now."""
        await self._do(ABSENT, table, guest)

    async def elsewhere(self, process: str, tables: Sequence[str]) -> dict[str, Elsewhere]:
        """What others know of some tables."""
        wanted = list(tables)
        heads = {row[0]: int(row[1] or 0) for row in await self._rows(HEADS, wanted)}
        guests: dict[str, set[str]] = {table: set() for table in wanted}
        for table, guest in await self._rows(PRESENT, process, wanted):
            guests[table].add(guest)
        absent: dict[str, set[str]] = {table: set() for table in wanted}
        sql = "SELECT table_id, guest FROM absent WHERE table_id = any($1::text[])"
        for table, guest in await self._rows(sql, wanted):
            absent[table].add(guest)
        return {
            table: Elsewhere(heads[table], frozenset(guests[table]), frozenset(absent[table]))
            for table in wanted
        }

    async def forget_absent(self) -> None:
        """Nobody has been away for longer than the grace."""
        await self._do("DELETE FROM absent")
