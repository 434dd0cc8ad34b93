"""In a Postgres database: copies of tables and guests are given away and taken in."""

from collections.abc import Iterable, Iterator
from typing import Any

from tenfold.server.stores.copies import (
    AnyCopy,
    Arrivals,
    EveningCopy,
    GuestCopy,
    KeyCopy,
    MemberCopy,
    TableCopy,
    rest_of,
)
from tenfold.server.stores.evenings import EVENING, evening_of
from tenfold.server.stores.jobs import LOOK, Job
from tenfold.server.stores.notices import WAY, Way, way_of
from tenfold.server.stores.postgres_jobs import PLAN, columns_of_jobs
from tenfold.server.stores.postgres_part import PostgresPart
from tenfold.server.stores.store import StoredEvent, TableRow, columns_of, line_of

INSERT = """
    INSERT INTO tables (id, game, key, code, secret, public, created, updated, status, open_seats, bot_due,
        names, due, touched, put_away)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
"""
UPDATE = """
    UPDATE tables SET updated = $2, status = $3, open_seats = $4, bot_due = $5, names = $6, due = $7,
        touched = $8 WHERE id = $1
"""
LIVED = "(SELECT seconds FROM lived)"


class PostgresCopying(PostgresPart):
    """What goes to other stores and comes from them."""

    async def guest_copies(self) -> list[GuestCopy]:
        """Every guest."""
        sql = f"SELECT id, name, created, {LIVED} - seen FROM guests ORDER BY created, id"  # noqa: S608
        return [GuestCopy(*row) for row in await self._rows(sql)]

    async def table_copy(self, table: str) -> TableCopy | None:
        """A table at one moment, with everything that belongs to it."""
        return await self._together(lambda connection: _copied(connection, table))

    async def evening_copies(self) -> list[EveningCopy]:
        """Every evening."""
        sql = f"SELECT {EVENING}, created, {LIVED} - touched FROM evenings ORDER BY created, id"  # noqa: S608
        rows = [tuple(row) for row in await self._rows(sql)]
        return [EveningCopy(evening_of(row[:6]), *row[6:]) for row in rows]

    async def way_copies(self) -> list[Way]:
        """Every way by which somebody hears of their turns."""
        rows = await self._rows(f"SELECT {WAY} FROM ways ORDER BY created, id")  # noqa: S608  (a constant)
        return [way_of(row) for row in rows]

    async def take_in(self, copies: Iterable[AnyCopy], codes: Iterable[str]) -> Arrivals:
        """All copies or none; Differs if a table is here with another past."""

        async def work(connection: Any) -> Arrivals:
            arrivals = Arrivals()
            fresh = iter(codes)
            for copy in copies:
                match copy:
                    case KeyCopy():
                        sql = "INSERT INTO keys VALUES ($1, $2) ON CONFLICT DO NOTHING"
                        await connection.execute(sql, copy.name, copy.value)
                    case GuestCopy():
                        arrivals.guests += await _guest(connection, copy)
                    case EveningCopy():
                        await _evening(connection, copy, arrivals, fresh)
                    case Way():
                        await _way(connection, copy)
                    case TableCopy():
                        await _table(connection, copy, arrivals, fresh)
            return arrivals

        return await self._together(work)


async def _copied(connection: Any, table: str) -> TableCopy | None:
    row = await connection.fetchrow(
        "SELECT id, game, code, updated, status, open_seats, bot_due, names, due, key, secret, public,"  # noqa: S608
        f" created, {LIVED} - touched, {LIVED} - put_away FROM tables WHERE id = $1",
        table,
    )
    if row is None:
        return None
    line = line_of(tuple(row)[:9])
    key, secret, public, created, age, put_away = tuple(row)[9:]
    events = await connection.fetch(
        "SELECT body, command_id, answer, created FROM events WHERE table_id = $1 ORDER BY seq", table
    )
    members = await connection.fetch(
        "SELECT guest, hidden, renamed, told FROM members WHERE table_id = $1 ORDER BY guest", table
    )
    kept = await connection.fetch("SELECT name, body FROM kept WHERE table_id = $1 ORDER BY name", table)
    return TableCopy(
        TableRow(line.id, line.game, key, line.code, bytes(secret), public),
        line.summary,
        created,
        line.updated,
        age,
        put_away,
        [(StoredEvent(body, command, answer), at) for body, command, answer, at in events],
        [MemberCopy(*member) for member in members],
        {name: bytes(body) for name, body in kept},
    )


async def _guest(connection: Any, copy: GuestCopy) -> int:
    sql = f"INSERT INTO guests VALUES ($1, $2, $3, {LIVED} - $4) ON CONFLICT DO NOTHING"  # noqa: S608
    done: str = await connection.execute(sql, copy.id, copy.name, copy.created, copy.age)
    return int(done.rsplit(" ", 1)[-1])


async def _table(connection: Any, copy: TableCopy, arrivals: Arrivals, codes: Iterator[str]) -> None:
    table = copy.row.id
    here = await connection.fetch("SELECT body FROM events WHERE table_id = $1 ORDER BY seq", table)
    rest = rest_of(copy, [bytes(row[0]) for row in here])
    lived = await connection.fetchval("SELECT seconds FROM lived")
    if not here:
        arrivals.added += 1
        await _make(connection, copy, lived, await _free_code(connection, copy.row.code, arrivals, codes))
    elif rest is None:
        arrivals.known += 1
    else:
        arrivals.gone_on += 1
        await connection.execute(UPDATE, table, copy.updated, *columns_of(copy.summary), lived - copy.age)
    await connection.executemany(
        "INSERT INTO events (table_id, seq, command_id, body, answer, created)"
        " VALUES ($1, $2, $3, $4, $5, $6)",
        [
            (table, seq, event.command_id, event.body, event.answer, at)
            for seq, (event, at) in enumerate(rest or [], len(here) + 1)
        ],
    )
    await connection.executemany(
        "INSERT INTO members (table_id, guest, hidden, renamed, told) VALUES ($1, $2, $3, $4, $5)"
        " ON CONFLICT DO NOTHING",
        [(table, member.guest, member.is_hidden, member.is_renamed, member.told) for member in copy.members],
    )
    if rest is not None:
        await connection.executemany(
            "INSERT INTO kept VALUES ($1, $2, $3)"
            " ON CONFLICT (table_id, name) DO UPDATE SET body = excluded.body",
            [(table, name, body) for name, body in copy.kept.items()],
        )
        await connection.execute(PLAN, table, *columns_of_jobs([Job(LOOK)]))


async def _evening(connection: Any, copy: EveningCopy, arrivals: Arrivals, codes: Iterator[str]) -> None:
    """An evening that is new here, or of which the copy knows more."""
    row = copy.row
    if await connection.fetchval("SELECT 1 FROM evenings WHERE id = $1", row.id):
        sql = "UPDATE evenings SET body = $1, version = $2 WHERE id = $3 AND version < $2"
        await connection.execute(sql, row.body, row.version, row.id)
        return
    code = await _free_code(connection, row.code, arrivals, codes)
    await connection.execute(
        f"INSERT INTO evenings ({EVENING}, created, touched)"  # noqa: S608  (a constant)
        f" VALUES ($1, $2, $3, $4, $5, $6, $7, {LIVED} - $8)",
        *(row.id, row.key, code, row.host, row.version, row.body, copy.created, copy.age),
    )


async def _way(connection: Any, way: Way) -> None:
    sql = f"INSERT INTO ways ({WAY}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING"  # noqa: S608
    values = (way.id, way.guest, way.kind, way.address, way.keys, way.language, way.created, way.confirm)
    await connection.execute(sql, *values)


async def _make(connection: Any, copy: TableCopy, lived: int, code: str) -> None:
    row = copy.row
    put_away = None if copy.put_away is None else lived - copy.put_away
    fixed = (row.id, row.game, row.key, code, row.secret, row.public, copy.created, copy.updated)
    await connection.execute(INSERT, *fixed, *columns_of(copy.summary), lived - copy.age, put_away)


async def _free_code(connection: Any, wanted: str, arrivals: Arrivals, codes: Iterator[str]) -> str:
    """A short code as it was, or another one where that is taken."""
    code = wanted
    sql = "SELECT 1 FROM tables WHERE code = $1 UNION ALL SELECT 1 FROM evenings WHERE code = $1"
    while await connection.fetchval(sql, code):
        code = arrivals.recoded[wanted] = next(codes)
    return code
