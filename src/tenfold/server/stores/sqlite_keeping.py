"""In one SQLite file: what guests may have and take away, and what whoever runs the server may do."""

import sqlite3
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path

from tenfold.server.stores.evenings import EVENING, EveningRow, evening_of
from tenfold.server.stores.keeping import AboutGuest, Membership
from tenfold.server.stores.opening import connect
from tenfold.server.stores.sqlite_part import SqlitePart
from tenfold.server.stores.store import (
    LINE,
    Conflict,
    StoredEvent,
    Summary,
    TableLine,
    columns_of,
    line_of,
)


class SqliteKeeping(SqlitePart):
    """What people may have and take away."""

    @abstractmethod
    async def _clear_corners(self) -> None:
        """Leave nothing behind of what was deleted."""

    async def about(self, guest: str, now: int) -> AboutGuest:
        """What is kept about a guest beside tables."""
        rows = await self._read("SELECT name, created FROM guests WHERE id = ?", guest)
        codes = await self._read("SELECT count(*) FROM codes WHERE guest = ? AND expires >= ?", guest, now)
        name, created = rows[0] if rows else ("", None)
        return AboutGuest(name, created, codes[0][0])

    async def memberships(self, guest: str) -> list[Membership]:
        """Every table that a guest may see, the oldest first."""
        rows = await self._read(
            "SELECT table_id, hidden, created, updated FROM members JOIN tables ON tables.id = table_id"
            " WHERE guest = ? ORDER BY created, table_id",
            guest,
        )
        return [Membership(table, bool(hidden), *times) for table, hidden, *times in rows]

    async def times(self, table: str) -> list[int]:
        """When each event of a table happened."""
        rows = await self._read("SELECT created FROM events WHERE table_id = ? ORDER BY seq", table)
        return [row[0] for row in rows]

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

        def work(connection: sqlite3.Connection) -> None:
            last = connection.execute("SELECT max(seq) FROM events WHERE table_id = ?", (table,)).fetchone()
            if last[0] != head:
                raise Conflict
            connection.executemany(
                "UPDATE events SET body = ?, command_id = ?, answer = ? WHERE table_id = ? AND seq = ?",
                [(e.body, e.command_id, e.answer, table, seq) for seq, e in enumerate(events[:head], 1)],
            )
            connection.executemany(
                "INSERT INTO events SELECT ?, ?, ?, ?, ?, max(created) FROM events WHERE table_id = ?",
                [
                    (table, seq, e.command_id, e.body, e.answer, table)
                    for seq, e in enumerate(events[head:], head + 1)
                ],
            )
            connection.execute(
                "UPDATE tables SET status = ?, open_seats = ?, bot_due = ?, names = ?, due = ? WHERE id = ?",
                (*columns_of(summary), table),
            )
            connection.execute("DELETE FROM members WHERE table_id = ? AND guest = ?", (table, guest))
            connection.execute("DELETE FROM kept WHERE table_id = ?", (table,))
            connection.executemany(
                "INSERT INTO kept VALUES (?, ?, ?)", [(table, name, body) for name, body in kept.items()]
            )

        await self._write(work)

    async def kept_names(self, table: str) -> list[str]:
        """Under which names something is kept beside a table's log."""
        rows = await self._read("SELECT name FROM kept WHERE table_id = ? ORDER BY name", table)
        return [row[0] for row in rows]

    async def remove(self, table: str) -> bool:
        """Delete a table with everything that belongs to it; whether there was one."""
        sql = "DELETE FROM tables WHERE id = ? RETURNING id"
        return bool(await self._write(lambda connection: connection.execute(sql, (table,)).fetchall()))

    async def evenings_with(self, guest: str) -> list[EveningRow]:
        """The evenings that a guest leads or has come to."""
        rows = await self._read(
            f"SELECT {EVENING} FROM evenings WHERE host = ? OR instr(body, ?) > 0",  # noqa: S608  (a constant)
            *(guest, guest.encode()),
        )
        return [evening_of(row) for row in rows]

    async def rewrite_evening(self, row: EveningRow) -> None:
        """Say something else of an evening of a version, its host among it; Conflict otherwise."""
        sql = "UPDATE evenings SET host = ?, body = ?, version = version + 1 WHERE id = ? AND version = ?"
        values = (row.host, row.body, row.id, row.version)
        if await self._write(lambda connection: connection.execute(sql, values).rowcount) == 0:
            raise Conflict

    async def begin_farewell(self, guest: str) -> None:
        """Remember that nothing is to be kept about a guest, until nothing is."""
        sql = "INSERT OR IGNORE INTO farewells VALUES (?)"
        await self._write(lambda connection: connection.execute(sql, (guest,)))

    async def farewells(self) -> list[str]:
        """The guests about whom nothing is to be kept."""
        return [row[0] for row in await self._read("SELECT guest FROM farewells")]

    async def end_farewell(self, guest: str) -> None:
        """Forget a guest and whatever is left in the corners of the files."""

        def work(connection: sqlite3.Connection) -> None:
            for sql in (
                "DELETE FROM guests WHERE id = ?",
                "DELETE FROM codes WHERE guest = ?",
                "DELETE FROM ways WHERE guest = ?",
                "DELETE FROM members WHERE guest = ?",
                "DELETE FROM jobs WHERE subject = ?",
                "DELETE FROM farewells WHERE guest = ?",
            ):
                connection.execute(sql, (guest,))

        await self._write(work)
        await self._clear_corners()

    async def see(self, guest: str, seconds: int) -> None:
        """A guest is here; noted, if that is longer ago than so many lived seconds."""
        due = "id = ? AND seen < (SELECT seconds FROM lived) - ?"
        if await self._read(f"SELECT 1 FROM guests WHERE {due}", guest, seconds):  # noqa: S608  (a constant)
            sql = f"UPDATE guests SET seen = (SELECT seconds FROM lived) WHERE {due}"  # noqa: S608
            await self._write(lambda connection: connection.execute(sql, (guest, seconds)))

    async def forget_guests(self, seconds: float, now: int) -> int:
        """Forget guests not seen for so many lived seconds who are at no table, and codes that ran out."""

        def work(connection: sqlite3.Connection) -> int:
            connection.execute("DELETE FROM codes WHERE expires < ?", (now,))
            return connection.execute(
                "DELETE FROM guests WHERE seen < (SELECT seconds FROM lived) - ?"
                " AND NOT EXISTS (SELECT 1 FROM members WHERE guest = guests.id)",
                (seconds,),
            ).rowcount

        return await self._write(work)

    async def every(self, status: str, most: int) -> list[TableLine]:
        """All tables of a status, or of any if it is empty, the latest first."""
        rows = await self._read(
            f"SELECT {LINE} FROM tables WHERE ? IN ('', status) ORDER BY updated DESC, id LIMIT ?",  # noqa: S608
            *(status, most),
        )
        return [line_of(row) for row in rows]

    async def line(self, table: str) -> TableLine | None:
        """A table as a list shows it, by its id or its code."""
        rows = await self._read(
            f"SELECT {LINE} FROM tables WHERE id = ? OR code = ?",  # noqa: S608  (a constant)
            *(table, table),
        )
        return line_of(rows[0]) if rows else None

    async def keys(self) -> dict[str, bytes]:
        """Every secret of the server, by name."""
        return {name: bytes(value) for name, value in await self._read("SELECT name, value FROM keys")}

    async def ban(self, address: str, now: int) -> None:
        """Do not let an address in."""
        sql = "INSERT OR IGNORE INTO bans VALUES (?, ?)"
        await self._write(lambda connection: connection.execute(sql, (address, now)))

    async def unban(self, address: str) -> bool:
        """Let an address in again; whether it was kept out."""
        sql = "DELETE FROM bans WHERE address = ? RETURNING address"
        return bool(await self._write(lambda connection: connection.execute(sql, (address,)).fetchall()))

    async def bans(self) -> list[tuple[str, int]]:
        """The addresses that are not let in, and since when."""
        rows = await self._read("SELECT address, created FROM bans ORDER BY created, address")
        return [(address, created) for address, created in rows]


def empty_journal(path: Path) -> None:
    """Bring everything into the one file, and leave nothing in the journal beside it."""
    with closing(connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
