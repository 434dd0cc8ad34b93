"""The store in a Postgres database: every write is one statement, so it is whole or has not happened."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from tenfold.server.errors import NotStored
from tenfold.server.stores.jobs import OF_LOG, Job
from tenfold.server.stores.postgres_copying import PostgresCopying
from tenfold.server.stores.postgres_evenings import PostgresEvenings
from tenfold.server.stores.postgres_jobs import NOW, PLANNED_AGAIN, PostgresJobs, columns_of_jobs
from tenfold.server.stores.postgres_keeping import PostgresKeeping
from tenfold.server.stores.postgres_notices import PostgresNotices
from tenfold.server.stores.postgres_opening import pool_of, ready
from tenfold.server.stores.postgres_part import arrays_of
from tenfold.server.stores.postgres_presence import PostgresPresence
from tenfold.server.stores.store import (
    LINE,
    Conflict,
    Duplicate,
    StoredEvent,
    Summary,
    TableLine,
    TableRow,
    Taken,
    columns_of,
    line_of,
)

try:
    import asyncpg
except ImportError:  # then no such store can be made, and its making says so
    asyncpg = None

log = logging.getLogger("tenfold.server")

T = TypeVar("T")

TRY_SECONDS = 2.0
"""So long an answer to whether something can be written holds."""
STATEMENT_SECONDS = 10.0
COMMANDS_ONCE = "commands_once"
"""The constraint that a command is stored once; the other one of events is that a number is."""
TOUCHED = "touched = (SELECT seconds FROM lived), put_away = NULL"

APPEND = f"""
    WITH added AS (
        INSERT INTO events (table_id, seq, command_id, body, answer, created)
        SELECT $1, $2 + place, command_id, body, answer, $3
        FROM unnest($4::text[], $5::bytea[], $6::bytea[])
            WITH ORDINALITY AS new (command_id, body, answer, place)
        WHERE $2 = (SELECT max(seq) FROM events WHERE table_id = $1)
        RETURNING seq
    ), unwanted AS (
        DELETE FROM jobs WHERE table_id = $1 AND kind = any($13::text[]) AND EXISTS (SELECT 1 FROM added)
            AND NOT EXISTS (
                SELECT 1 FROM unnest($14::text[], $15::text[]) AS new (kind, subject)
                WHERE new.kind = jobs.kind AND new.subject = jobs.subject
            )
    ), wanted AS (
        INSERT INTO jobs (table_id, kind, subject, planned, due)
        SELECT $1, kind, subject, {NOW}, {NOW} + seconds
        FROM unnest($14::text[], $15::text[], $16::float8[]) AS new (kind, subject, seconds)
        WHERE EXISTS (SELECT 1 FROM added)
        {PLANNED_AGAIN}
    )
    UPDATE tables SET updated = CASE WHEN $7 THEN $3 ELSE updated END, status = $8, open_seats = $9,
        bot_due = $10, names = $11, due = $12, {TOUCHED}
    WHERE id = $1 AND EXISTS (SELECT 1 FROM added)
"""  # noqa: S608  (a constant)


class PostgresStore(
    PostgresJobs, PostgresKeeping, PostgresCopying, PostgresPresence, PostgresEvenings, PostgresNotices
):
    """The store of servers that use a database; it is ready to be used when it is made."""

    is_shared = True

    def __init__(self, url: str) -> None:
        ready(url)
        self._url = url
        self._pool: Any = None
        self._opening = asyncio.Lock()
        self._tried = (0.0, "")

    async def _connections(self) -> Any:
        async with self._opening:
            if self._pool is None:
                self._pool = await pool_of(self._url)
        return self._pool

    async def _ask(self, how: str, sql: str, *values: Any) -> Any:
        """One statement."""
        return await self._tried_on(lambda pool: getattr(pool, how)(sql, *values, timeout=STATEMENT_SECONDS))

    async def _together(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """Several statements on one connection, all or none; Conflict if somebody else was faster."""

        async def whole(pool: Any) -> T:
            async with pool.acquire() as connection, connection.transaction(isolation="repeatable_read"):
                return await work(connection)

        try:
            return await self._tried_on(whole)
        except (asyncpg.UniqueViolationError, asyncpg.SerializationError) as error:
            raise Conflict from error

    async def _tried_on(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """What keeps the database from doing something is said as the same refusal everywhere."""
        try:
            return await work(await self._connections())
        except (asyncpg.UniqueViolationError, asyncpg.SerializationError):
            raise
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
            log.error("the database cannot be used: %s", type(error).__name__)  # noqa: TRY400  (values are secret)
            raise NotStored from error

    async def _rows(self, sql: str, *values: Any) -> list[Any]:
        found: list[Any] = await self._ask("fetch", sql, *values)
        return found

    async def _do(self, sql: str, *values: Any) -> int:
        """How many rows a statement has changed."""
        done = str(await self._ask("execute", sql, *values))
        return int(done.rsplit(" ", 1)[-1])

    async def problems(self) -> list[str]:
        """What keeps the store from its work: the database is not there, or cannot be written."""
        when, problem = self._tried
        if time.monotonic() - when > TRY_SECONDS:
            try:
                await self._do("UPDATE lived SET seconds = seconds")
                problem = ""
            except NotStored as error:
                problem = error.sentence
            self._tried = (time.monotonic(), problem)
        return [problem] if problem else []

    async def check_pages(self) -> None:
        """Nothing: the database looks after its own pages."""

    async def key(self, name: str, fresh: bytes) -> bytes:
        """The secret of a name, made from `fresh` when it is asked for the first time."""
        await self._do("INSERT INTO keys VALUES ($1, $2) ON CONFLICT DO NOTHING", name, fresh)
        return bytes((await self._rows("SELECT value FROM keys WHERE name = $1", name))[0][0])

    async def make(
        self,
        row: TableRow,
        events: Sequence[StoredEvent],
        summary: Summary,
        members: Sequence[str],
        *,
        jobs: Sequence[Job] = (),
    ) -> None:
        """A new table with its first events, those who may see it, and what is to be done there."""
        sql = f"""
            WITH made AS (
                INSERT INTO tables (id, game, key, code, secret, public, created, updated,
                    status, open_seats, bot_due, names, due, touched)
                VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10, $11, $12, (SELECT seconds FROM lived))
            ), added AS (
                INSERT INTO events (table_id, seq, command_id, body, answer, created)
                SELECT $1, place, command_id, body, answer, $7
                FROM unnest($13::text[], $14::bytea[], $15::bytea[])
                    WITH ORDINALITY AS new (command_id, body, answer, place)
            ), planned AS (
                INSERT INTO jobs (table_id, kind, subject, planned, due)
                SELECT $1, kind, subject, {NOW}, {NOW} + seconds
                FROM unnest($17::text[], $18::text[], $19::float8[]) AS new (kind, subject, seconds)
            )
            INSERT INTO members (table_id, guest) SELECT $1, guest FROM unnest($16::text[]) AS new (guest)
        """  # noqa: S608  (a constant)
        fixed = (row.id, row.game, row.key, row.code, row.secret, row.public, int(time.time()))
        try:
            await self._do(
                sql, *fixed, *columns_of(summary), *arrays_of(events), list(members), *columns_of_jobs(jobs)
            )
        except asyncpg.UniqueViolationError as error:
            raise Taken from error

    async def append(
        self,
        table: str,
        head: int,
        events: Sequence[StoredEvent],
        summary: Summary,
        *,
        is_noticed: bool = True,
        jobs: Sequence[Job] = (),
    ) -> None:
        """More events after number `head`, all of them or none; Conflict or Duplicate otherwise.

        What no stranger would notice does not change when the table was updated.
        """
        now = int(time.time())
        rows = (*arrays_of(events), is_noticed, *columns_of(summary))
        try:
            changed = await self._do(APPEND, table, head, now, *rows, list(OF_LOG), *columns_of_jobs(jobs))
        except asyncpg.UniqueViolationError as error:
            raise (Duplicate if error.constraint_name == COMMANDS_ONCE else Conflict) from error
        if changed == 0:
            raise Conflict

    async def row(self, table: str) -> TableRow | None:
        """A table, if there is one of that id."""
        rows = await self._rows("SELECT id, game, key, code, secret, public FROM tables WHERE id = $1", table)
        return TableRow(*rows[0]) if rows else None

    async def events(self, table: str, after: int = 0) -> list[StoredEvent]:
        """The log of a table after a number, in order."""
        sql = "SELECT body, command_id, answer FROM events WHERE table_id = $1 AND seq > $2 ORDER BY seq"
        return [StoredEvent(*row) for row in await self._rows(sql, table, after)]

    async def table_of_key(self, key: str, code: str, seconds: float) -> str | None:
        """The table that a link's key opens, or a short code, if it was touched in so many lived seconds."""
        sql = (
            "SELECT id FROM tables WHERE key = $1"
            " OR (code = $2 AND touched >= (SELECT seconds FROM lived) - $3::float8)"
        )
        rows = await self._rows(sql, key, code, float(seconds))
        return rows[0][0] if rows else None

    async def admit(self, table: str, guest: str) -> None:
        """Let a guest see a table."""
        sql = (
            "INSERT INTO members (table_id, guest) VALUES ($1, $2)"
            " ON CONFLICT (guest, table_id) DO UPDATE SET hidden = false"
        )
        await self._do(sql, table, guest)

    async def hide(self, table: str, guest: str) -> None:
        """Leave a table out of a guest's own list."""
        await self._do("UPDATE members SET hidden = true WHERE table_id = $1 AND guest = $2", table, guest)

    async def members(self, table: str) -> list[str]:
        """The guests that may see a table."""
        return [row[0] for row in await self._rows("SELECT guest FROM members WHERE table_id = $1", table)]

    async def mine(self, guest: str, most: int) -> list[TableLine]:
        """The tables of a guest, the latest first."""
        sql = (
            f"SELECT {LINE} FROM tables JOIN members ON table_id = tables.id"  # noqa: S608  (a constant)
            " WHERE guest = $1 AND NOT hidden AND status != 'guide' ORDER BY updated DESC LIMIT $2"
        )
        return [line_of(row) for row in await self._rows(sql, guest, most)]

    async def public(self, since: int, most: int) -> list[TableLine]:
        """The public tables that wait or play, the latest first."""
        sql = (
            f"SELECT {LINE} FROM tables WHERE public AND status != 'over' AND updated >= $1"  # noqa: S608
            " ORDER BY status = 'playing', updated DESC LIMIT $2"
        )
        return [line_of(row) for row in await self._rows(sql, since, most)]

    async def name(self, guest: str) -> str:
        """A guest's name, or nothing."""
        rows = await self._rows("SELECT name FROM guests WHERE id = $1", guest)
        return rows[0][0] if rows else ""

    async def rename(self, guest: str, name: str) -> None:
        """Give a guest a name, and note that the logs of their tables do not know it yet."""
        sql = (
            "WITH named AS (INSERT INTO guests VALUES ($1, $2, $3, (SELECT seconds FROM lived))"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen)"
            " UPDATE members SET renamed = true WHERE guest = $1"
        )
        await self._do(sql, guest, name, int(time.time()))

    async def tables_of(self, guest: str) -> list[str]:
        """The tables that a guest may see and that are not over."""
        sql = "SELECT id FROM tables JOIN members ON table_id = id WHERE guest = $1 AND status != 'over'"
        return [row[0] for row in await self._rows(sql, guest)]

    async def newly_named(self, table: str) -> list[tuple[str, str]]:
        """The guests whose new names a table's log does not know yet; each is told once."""
        sql = (
            "UPDATE members SET renamed = false FROM guests WHERE guests.id = guest"
            " AND table_id = $1 AND renamed RETURNING guest, name"
        )
        return [(row[0], row[1]) for row in await self._rows(sql, table)]

    async def keep_code(self, code: str, guest: str, expires: int) -> None:
        """Remember a code that hands a guest over."""
        await self._do("INSERT INTO codes VALUES ($1, $2, $3)", code, guest, expires)

    async def use_code(self, code: str, now: int) -> str | None:
        """The guest of a code, once."""
        await self._do("DELETE FROM codes WHERE expires < $1", now)
        rows = await self._rows("DELETE FROM codes WHERE code = $1 RETURNING guest", code)
        return rows[0][0] if rows else None

    async def live(self, seconds: int) -> None:
        """So many more seconds have passed in which a server ran."""
        await self._do("UPDATE lived SET seconds = seconds + $1", seconds)

    async def touch(self, tables: Sequence[str]) -> None:
        """Somebody is at these tables: they are young again, and none of them is put away."""
        sql = f"UPDATE tables SET {TOUCHED} WHERE id = any($1::text[])"  # noqa: S608  (a constant)
        await self._do(sql, list(tables))

    async def put_away(self, status: str, seconds: float) -> list[str]:
        """Mark the tables of a status that nobody has touched for so many lived seconds."""
        sql = (
            "UPDATE tables SET put_away = (SELECT seconds FROM lived) WHERE status = $1"
            " AND put_away IS NULL AND touched < (SELECT seconds FROM lived) - $2::float8 RETURNING id"
        )
        return [row[0] for row in await self._rows(sql, status, float(seconds))]

    async def forget(self, seconds: float) -> list[str]:
        """Delete the tables that were put away so many lived seconds ago; which they were."""
        sql = "DELETE FROM tables WHERE put_away < (SELECT seconds FROM lived) - $1::float8 RETURNING id"
        return [row[0] for row in await self._rows(sql, float(seconds))]

    async def status(self, table: str) -> str:
        """Waiting, playing or over, as was last stored."""
        rows = await self._rows("SELECT status FROM tables WHERE id = $1", table)
        return str(rows[0][0]) if rows else "over"

    async def keep(self, table: str, name: str, body: bytes) -> None:
        """Keep something that was made from a table's log, beside it."""
        sql = (
            "INSERT INTO kept SELECT id, $2, $3 FROM tables WHERE id = $1"
            " ON CONFLICT (table_id, name) DO UPDATE SET body = excluded.body"
        )
        await self._do(sql, table, name, body)

    async def kept(self, table: str, name: str) -> bytes | None:
        """What was kept under a name, if anything was."""
        rows = await self._rows("SELECT body FROM kept WHERE table_id = $1 AND name = $2", table, name)
        return bytes(rows[0][0]) if rows else None

    async def without(self, name: str) -> list[str]:
        """The tables that are over and have nothing kept under a name."""
        sql = (
            "SELECT id FROM tables WHERE status = 'over' AND NOT EXISTS"
            " (SELECT 1 FROM kept WHERE table_id = tables.id AND name = $1)"
        )
        return [row[0] for row in await self._rows(sql, name)]

    async def close(self) -> None:
        """Finish what is under way and let the database go."""
        if self._pool is not None:
            await self._pool.close()
