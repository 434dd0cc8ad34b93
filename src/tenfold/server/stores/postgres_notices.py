"""How people hear of their turns, in a Postgres database. Time is the database's."""

from collections.abc import Sequence
from typing import Any

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
from tenfold.server.stores.postgres_jobs import NOW
from tenfold.server.stores.postgres_part import PostgresPart
from tenfold.server.stores.store import Conflict

TRIES = 20
"""So often another process may be faster."""
ADD = f"""
    INSERT INTO ways ({WAY}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
    ON CONFLICT (guest, kind, address) DO UPDATE SET keys = excluded.keys, language = excluded.language
    RETURNING {WAY}
"""  # noqa: S608  (a constant)
BEGIN = """
    INSERT INTO notices VALUES ($1, $2, $3, $4, $5, false) ON CONFLICT (way, table_id) DO UPDATE
    SET turn = excluded.turn, begun = excluded.begun, tries = excluded.tries, done = false
"""


class PostgresNotices(PostgresPart):
    """The part of the store that knows how people hear of their turns."""

    async def add_way(self, way: Way, most: int) -> Way:
        """One more way of a guest, of whose kind the latest `most` are kept; as it is kept."""

        async def work(connection: Any) -> Way:
            if way.kind == PUSH:
                sql = "DELETE FROM ways WHERE kind = $1 AND address = $2 AND guest <> $3"
                await connection.execute(sql, way.kind, way.address, way.guest)
            values = (way.id, way.guest, way.kind, way.address, way.keys, way.language)
            kept = way_of(await connection.fetchrow(ADD, *values, way.created, way.confirm))
            await connection.execute(
                "DELETE FROM ways WHERE guest = $1 AND kind = $2 AND id <> $3 AND id NOT IN"
                " (SELECT id FROM ways WHERE guest = $1 AND kind = $2 AND id <> $3"
                " ORDER BY created DESC, id LIMIT $4)",
                *(way.guest, way.kind, kept.id, most - 1),
            )
            return kept

        return await self._in_the_end(work)

    async def _in_the_end(self, work: Any) -> Any:
        for _ in range(TRIES):
            try:
                return await self._together(work)
            except Conflict:
                continue
        raise Conflict

    async def ways(self, guest: str) -> list[Way]:
        """The ways of a guest, the oldest first."""
        sql = f"SELECT {WAY} FROM ways WHERE guest = $1 ORDER BY created, id"  # noqa: S608  (a constant)
        return [way_of(row) for row in await self._rows(sql, guest)]

    async def way(self, way: str) -> Way | None:
        """A way, by its id."""
        rows = await self._rows(f"SELECT {WAY} FROM ways WHERE id = $1", way)  # noqa: S608  (a constant)
        return way_of(rows[0]) if rows else None

    async def confirm_way(self, confirm: str) -> Way | None:
        """An address is confirmed, once; whose it was."""
        sql = f"UPDATE ways SET confirm = NULL WHERE confirm = $1 RETURNING {WAY}"  # noqa: S608
        rows = await self._rows(sql, confirm)
        return way_of(rows[0]) if rows else None

    async def remove_way(self, way: str) -> bool:
        """A way is ended; whether there was one."""
        return bool(await self._do("DELETE FROM ways WHERE id = $1", way))

    async def count(self, wanted: Sequence[Counted]) -> Full | None:
        """One more of each, or of none, if one of them has no room: which."""

        async def work(connection: Any) -> Full | None:
            # Who counts, counts alone: else two would find room for one.
            await connection.execute("LOCK TABLE asked IN SHARE ROW EXCLUSIVE MODE")
            now = await connection.fetchval(f"SELECT {NOW}")
            sql = "DELETE FROM asked WHERE until <= $1 OR at > $1 + $2::float8"
            await connection.execute(sql, now, CLOCK_SLACK)
            for one in wanted:
                sql = "SELECT count(*), min(until) FROM asked WHERE what = $1 AND who = $2"
                count, until = await connection.fetchrow(sql, one.what, one.who)
                if count >= one.pace.count:
                    return Full(one.what, max(1.0, (until or now) - now))
            rows = [(one.what, one.who, now, now + one.pace.seconds) for one in wanted]
            await connection.executemany("INSERT INTO asked VALUES ($1, $2, $3, $4)", rows)
            return None

        full: Full | None = await self._in_the_end(work)
        return full

    async def forget_ways(self, seconds: float, guest_seconds: float, now: int) -> None:
        """Forget addresses that nobody confirmed for so long, and old ways of guests who are nowhere."""
        sql = (
            "DELETE FROM ways WHERE (confirm IS NOT NULL AND created < $1::float8) OR (created < $2::float8"
            " AND NOT EXISTS (SELECT 1 FROM members WHERE members.guest = ways.guest)"
            " AND NOT EXISTS (SELECT 1 FROM guests WHERE guests.id = ways.guest))"
        )
        await self._do(sql, float(now - seconds), float(now - guest_seconds))
        await self._do("DELETE FROM asked WHERE until <= $1::float8", float(now))

    async def tell(self, table: str, guest: str, *, yes: bool) -> None:
        """A guest wants to hear of their turns at a table, or does not."""
        await self._do("UPDATE members SET told = $1 WHERE table_id = $2 AND guest = $3", yes, table, guest)

    async def told(self, table: str, guest: str) -> bool | None:
        """Whether a guest wants to hear of their turns at a table; None: as it is usual there."""
        sql = "SELECT told FROM members WHERE table_id = $1 AND guest = $2"
        rows = await self._rows(sql, table, guest)
        return rows[0][0] if rows else None

    async def begin_notice(self, way: str, table: str, turn: str, pace: Pace) -> float | None:
        """A notice of a turn is to be sent: 0.0 by who asks, and nobody else; later; None: never again."""

        async def work(connection: Any) -> float | None:
            # Whoever has the row of the way decides; another one who wanted it begins anew.
            sql = f"SELECT hour, count, {NOW} FROM ways WHERE id = $1 FOR UPDATE"  # noqa: S608
            counted = await connection.fetchrow(sql, way)
            if counted is None:
                return None
            since, count, now = counted
            sql = "SELECT turn, begun, tries, done FROM notices WHERE way = $1 AND table_id = $2"
            row = await connection.fetchrow(sql, way, table)
            last = None if row is None else Begun(*row)
            wait = wait_for(last, turn, now)
            if wait is None or wait > 0:
                return wait
            tries = last.tries + 1 if last is not None and last.turn == turn else 1
            if tries == 1:
                wait, since, count = paced(since, count, now, pace)
                if wait > 0:
                    return wait
            await connection.execute("UPDATE ways SET hour = $1, count = $2 WHERE id = $3", since, count, way)
            await connection.execute(BEGIN, way, table, turn, now, tries)
            return 0.0

        found: float | None = await self._in_the_end(work)
        return found

    async def end_notice(self, way: str, table: str, turn: str, *, is_done: bool) -> None:
        """A notice was sent, or is given up; or it failed, and may be tried again later."""
        sql = "UPDATE notices SET done = $1 WHERE way = $2 AND table_id = $3 AND turn = $4"
        await self._do(sql, is_done, way, table, turn)
