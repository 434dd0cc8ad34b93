"""How people hear of their turns, in the one SQLite file."""

import sqlite3
import time
from collections.abc import Sequence

from tenfold.server.stores.notices import (
    CLOCK_SLACK,
    PUSH,
    WAY,
    Begun,
    Counted,
    Full,
    Pace,
    Way,
    paced,
    wait_for,
    way_of,
)
from tenfold.server.stores.sqlite_part import SqlitePart


class SqliteNotices(SqlitePart):
    """The part of the store that knows how people hear of their turns."""

    async def add_way(self, way: Way, most: int) -> Way:
        """One more way of a guest, of whose kind the latest `most` are kept; as it is kept."""

        def work(connection: sqlite3.Connection) -> Way:
            if way.kind == PUSH:
                sql = "DELETE FROM ways WHERE kind = ? AND address = ? AND guest != ?"
                connection.execute(sql, (way.kind, way.address, way.guest))
            row = connection.execute(
                f"INSERT INTO ways ({WAY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608  (a constant)
                " ON CONFLICT (guest, kind, address) DO UPDATE SET keys = excluded.keys,"
                f" language = excluded.language RETURNING {WAY}",
                (way.id, way.guest, way.kind, way.address, way.keys, way.language, way.created, way.confirm),
            ).fetchone()
            kept = way_of(row)
            connection.execute(
                "DELETE FROM ways WHERE guest = ? AND kind = ? AND id != ? AND id NOT IN (SELECT id FROM ways"
                " WHERE guest = ? AND kind = ? AND id != ? ORDER BY created DESC, rowid DESC LIMIT ?)",
                (way.guest, way.kind, kept.id, way.guest, way.kind, kept.id, most - 1),
            )
            return kept

        return await self._write(work)

    async def ways(self, guest: str) -> list[Way]:
        """The ways of a guest, the oldest first."""
        sql = f"SELECT {WAY} FROM ways WHERE guest = ? ORDER BY created, id"  # noqa: S608  (a constant)
        return [way_of(row) for row in await self._read(sql, guest)]

    async def way(self, way: str) -> Way | None:
        """A way, by its id."""
        rows = await self._read(f"SELECT {WAY} FROM ways WHERE id = ?", way)  # noqa: S608  (a constant)
        return way_of(rows[0]) if rows else None

    async def confirm_way(self, confirm: str) -> Way | None:
        """An address is confirmed, once; whose it was."""
        sql = f"UPDATE ways SET confirm = NULL WHERE confirm = ? RETURNING {WAY}"  # noqa: S608
        rows = await self._write(lambda connection: connection.execute(sql, (confirm,)).fetchall())
        return way_of(rows[0]) if rows else None

    async def remove_way(self, way: str) -> bool:
        """A way is ended; whether there was one."""
        sql = "DELETE FROM ways WHERE id = ? RETURNING id"
        return bool(await self._write(lambda connection: connection.execute(sql, (way,)).fetchall()))

    async def count(self, wanted: Sequence[Counted]) -> Full | None:
        """One more of each, or of none, if one of them has no room: which."""

        def work(connection: sqlite3.Connection) -> Full | None:
            now = time.time()
            connection.execute("DELETE FROM asked WHERE until <= ? OR at > ?", (now, now + CLOCK_SLACK))
            for one in wanted:
                sql = "SELECT count(*), min(until) FROM asked WHERE what = ? AND who = ?"
                count, until = connection.execute(sql, (one.what, one.who)).fetchone()
                if count >= one.pace.count:
                    return Full(one.what, max(1.0, (until or now) - now))
            rows = [(one.what, one.who, now, now + one.pace.seconds) for one in wanted]
            connection.executemany("INSERT INTO asked VALUES (?, ?, ?, ?)", rows)
            return None

        return await self._write(work)

    async def forget_ways(self, seconds: float, guest_seconds: float, now: int) -> None:
        """Forget addresses that nobody confirmed for so long, and old ways of guests who are nowhere."""

        def work(connection: sqlite3.Connection) -> None:
            sql = "DELETE FROM ways WHERE confirm IS NOT NULL AND created < ?"
            connection.execute(sql, (now - seconds,))
            connection.execute(
                "DELETE FROM ways WHERE created < ?"
                " AND NOT EXISTS (SELECT 1 FROM members WHERE members.guest = ways.guest)"
                " AND NOT EXISTS (SELECT 1 FROM guests WHERE guests.id = ways.guest)",
                (now - guest_seconds,),
            )
            connection.execute("DELETE FROM asked WHERE until <= ?", (now,))

        await self._write(work)

    async def tell(self, table: str, guest: str, *, yes: bool) -> None:
        """A guest wants to hear of their turns at a table, or does not."""
        sql = "UPDATE members SET told = ? WHERE table_id = ? AND guest = ?"
        await self._write(lambda connection: connection.execute(sql, (yes, table, guest)))

    async def told(self, table: str, guest: str) -> bool | None:
        """Whether a guest wants to hear of their turns at a table; None: as it is usual there."""
        rows = await self._read("SELECT told FROM members WHERE table_id = ? AND guest = ?", table, guest)
        return None if not rows or rows[0][0] is None else bool(rows[0][0])

    async def begin_notice(self, way: str, table: str, turn: str, pace: Pace) -> float | None:
        """A notice of a turn is to be sent: 0.0 by who asks, and nobody else; later; None: never again."""

        def work(connection: sqlite3.Connection) -> float | None:
            now = time.time()
            counted = connection.execute("SELECT hour, count FROM ways WHERE id = ?", (way,)).fetchone()
            if counted is None:
                return None
            sql = "SELECT turn, begun, tries, done FROM notices WHERE way = ? AND table_id = ?"
            row = connection.execute(sql, (way, table)).fetchone()
            last = None if row is None else Begun(row[0], row[1], row[2], bool(row[3]))
            wait = wait_for(last, turn, now)
            if wait is None or wait > 0:
                return wait
            tries = last.tries + 1 if last is not None and last.turn == turn else 1
            if tries == 1:
                wait, since, count = paced(counted[0], counted[1], now, pace)
                if wait > 0:
                    return wait
                connection.execute("UPDATE ways SET hour = ?, count = ? WHERE id = ?", (since, count, way))
            sql = "INSERT OR REPLACE INTO notices VALUES (?, ?, ?, ?, ?, 0)"
            connection.execute(sql, (way, table, turn, now, tries))
            return 0.0

        return await self._write(work)

    async def end_notice(self, way: str, table: str, turn: str, *, is_done: bool) -> None:
        """A notice was sent, or is given up; or it failed, and may be tried again later."""
        sql = "UPDATE notices SET done = ? WHERE way = ? AND table_id = ? AND turn = ?"
        await self._write(lambda connection: connection.execute(sql, (is_done, way, table, turn)))
