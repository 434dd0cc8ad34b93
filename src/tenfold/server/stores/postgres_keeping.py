"""In a Postgres database: what guests may have and take away, and what whoever runs the server may do."""

from collections.abc import Mapping, Sequence
from typing import Any

from tenfold.server.stores.evenings import EVENING, EveningRow, evening_of
from tenfold.server.stores.keeping import AboutGuest, Membership
from tenfold.server.stores.postgres_part import PostgresPart, arrays_of
from tenfold.server.stores.store import (
    LINE,
    Conflict,
    StoredEvent,
    Summary,
    TableLine,
    columns_of,
    line_of,
)

REWRITE = """
    UPDATE events SET body = new.body, command_id = new.command_id, answer = new.answer
    FROM unnest($2::text[], $3::bytea[], $4::bytea[])
        WITH ORDINALITY AS new (command_id, body, answer, place)
    WHERE table_id = $1 AND seq = new.place
"""
ADD = """
    INSERT INTO events (table_id, seq, command_id, body, answer, created)
    SELECT $1, $2 + place, command_id, body, answer, (SELECT max(created) FROM events WHERE table_id = $1)
    FROM unnest($3::text[], $4::bytea[], $5::bytea[])
        WITH ORDINALITY AS new (command_id, body, answer, place)
"""


class PostgresKeeping(PostgresPart):
    """What people may have and take away."""

    async def about(self, guest: str, now: int) -> AboutGuest:
        """What is kept about a guest beside tables."""
        rows = await self._rows("SELECT name, created FROM guests WHERE id = $1", guest)
        codes = await self._rows("SELECT count(*) FROM codes WHERE guest = $1 AND expires >= $2", guest, now)
        name, created = rows[0] if rows else ("", None)
        return AboutGuest(name, created, codes[0][0])

    async def memberships(self, guest: str) -> list[Membership]:
        """Every table that a guest may see, the oldest first."""
        sql = (
            "SELECT table_id, hidden, created, updated FROM members JOIN tables ON tables.id = table_id"
            " WHERE guest = $1 ORDER BY created, table_id"
        )
        return [Membership(*row) for row in await self._rows(sql, guest)]

    async def times(self, table: str) -> list[int]:
        """When each event of a table happened."""
        sql = "SELECT created FROM events WHERE table_id = $1 ORDER BY seq"
        return [row[0] for row in await self._rows(sql, table)]

    async def rewrite(
        self,
        table: str,
        head: int,
        events: Sequence[StoredEvent],
        summary: Summary,
        *,
        guest: str,
        kept: Mapping[str, bytes],
    ) -> None:
        """Say something else about the first `head` events and add those after them; Conflict otherwise."""

        async def work(connection: Any) -> None:
            if await connection.fetchval("SELECT max(seq) FROM events WHERE table_id = $1", table) != head:
                raise Conflict
            # In the order of an append: of two who want the same number, one waits for the other.
            await connection.execute(ADD, table, head, *arrays_of(events[head:]))
            await connection.execute(REWRITE, table, *arrays_of(events[:head]))
            await connection.execute(
                "UPDATE tables SET status = $2, open_seats = $3, bot_due = $4, names = $5, due = $6"
                " WHERE id = $1",
                table,
                *columns_of(summary),
            )
            await connection.execute("DELETE FROM members WHERE table_id = $1 AND guest = $2", table, guest)
            await connection.execute("DELETE FROM kept WHERE table_id = $1", table)
            await connection.executemany(
                "INSERT INTO kept VALUES ($1, $2, $3)", [(table, name, body) for name, body in kept.items()]
            )

        await self._together(work)

    async def kept_names(self, table: str) -> list[str]:
        """Under which names something is kept beside a table's log."""
        rows = await self._rows("SELECT name FROM kept WHERE table_id = $1 ORDER BY name", table)
        return [row[0] for row in rows]

    async def remove(self, table: str) -> bool:
        """Delete a table with everything that belongs to it; whether there was one."""
        return bool(await self._do("DELETE FROM tables WHERE id = $1", table))

    async def evenings_with(self, guest: str) -> list[EveningRow]:
        """The evenings that a guest leads or has come to."""
        sql = f"SELECT {EVENING} FROM evenings WHERE host = $1 OR position($2::bytea IN body) > 0"  # noqa: S608
        return [evening_of(row) for row in await self._rows(sql, guest, guest.encode())]

    async def rewrite_evening(self, row: EveningRow) -> None:
        """Say something else of an evening of a version, its host among it; Conflict otherwise."""
        sql = "UPDATE evenings SET host = $1, body = $2, version = version + 1 WHERE id = $3 AND version = $4"
        if await self._do(sql, row.host, row.body, row.id, row.version) == 0:
            raise Conflict

    async def begin_farewell(self, guest: str) -> None:
        """Remember that nothing is to be kept about a guest, until nothing is."""
        await self._do("INSERT INTO farewells VALUES ($1) ON CONFLICT DO NOTHING", guest)

    async def farewells(self) -> list[str]:
        """The guests about whom nothing is to be kept."""
        return [row[0] for row in await self._rows("SELECT guest FROM farewells")]

    async def end_farewell(self, guest: str) -> None:
        """Forget a guest; the database itself overwrites what is deleted, in its own time."""
        sql = (
            "WITH codes_gone AS (DELETE FROM codes WHERE guest = $1),"
            " ways_gone AS (DELETE FROM ways WHERE guest = $1),"
            " members_gone AS (DELETE FROM members WHERE guest = $1),"
            " jobs_gone AS (DELETE FROM jobs WHERE subject = $1),"
            " present_gone AS (DELETE FROM present WHERE guest = $1),"
            " absent_gone AS (DELETE FROM absent WHERE guest = $1),"
            " guests_gone AS (DELETE FROM guests WHERE id = $1)"
            " DELETE FROM farewells WHERE guest = $1"
        )
        await self._do(sql, guest)

    async def see(self, guest: str, seconds: int) -> None:
        """A guest is here; noted, if that is longer ago than so many lived seconds."""
        sql = (
            "UPDATE guests SET seen = (SELECT seconds FROM lived)"
            " WHERE id = $1 AND seen < (SELECT seconds FROM lived) - $2"
        )
        await self._do(sql, guest, seconds)

    async def forget_guests(self, seconds: float, now: int) -> int:
        """Forget guests not seen for so many lived seconds who are at no table, and codes that ran out."""
        await self._do("DELETE FROM codes WHERE expires < $1", now)
        sql = (
            "DELETE FROM guests WHERE seen < (SELECT seconds FROM lived) - $1::float8"
            " AND NOT EXISTS (SELECT 1 FROM members WHERE guest = guests.id)"
        )
        return await self._do(sql, float(seconds))

    async def every(self, status: str, most: int) -> list[TableLine]:
        """All tables of a status, or of any if it is empty, the latest first."""
        sql = f"SELECT {LINE} FROM tables WHERE $1 IN ('', status) ORDER BY updated DESC, id LIMIT $2"  # noqa: S608
        return [line_of(row) for row in await self._rows(sql, status, most)]

    async def line(self, table: str) -> TableLine | None:
        """A table as a list shows it, by its id or its code."""
        sql = f"SELECT {LINE} FROM tables WHERE id = $1 OR code = $1"  # noqa: S608  (a constant)
        rows = await self._rows(sql, table)
        return line_of(rows[0]) if rows else None

    async def keys(self) -> dict[str, bytes]:
        """Every secret of the server, by name."""
        return {row[0]: bytes(row[1]) for row in await self._rows("SELECT name, value FROM keys")}

    async def ban(self, address: str, now: int) -> None:
        """Do not let an address in."""
        await self._do("INSERT INTO bans VALUES ($1, $2) ON CONFLICT DO NOTHING", address, now)

    async def unban(self, address: str) -> bool:
        """Let an address in again; whether it was kept out."""
        return bool(await self._do("DELETE FROM bans WHERE address = $1", address))

    async def bans(self) -> list[tuple[str, int]]:
        """The addresses that are not let in, and since when."""
        rows = await self._rows("SELECT address, created FROM bans ORDER BY created, address")
        return [(row[0], row[1]) for row in rows]
