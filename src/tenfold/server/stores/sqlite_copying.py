"""In one SQLite file: copies of tables and guests are given away and taken in."""

import sqlite3
from collections.abc import Iterable, Iterator

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
from tenfold.server.stores.sqlite_jobs import plan
from tenfold.server.stores.sqlite_part import SqlitePart
from tenfold.server.stores.store import Conflict, StoredEvent, TableRow, columns_of, line_of

INSERT = (
    "INSERT INTO tables (id, game, key, code, secret, public, created, updated, status, open_seats, bot_due,"
    " names, due, touched, put_away) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
UPDATE = (
    "UPDATE tables SET updated = ?, status = ?, open_seats = ?, bot_due = ?, names = ?, due = ?, touched = ?"
    " WHERE id = ?"
)


class SqliteCopying(SqlitePart):
    """What goes to other stores and comes from them."""

    async def guest_copies(self) -> list[GuestCopy]:
        """Every guest."""
        rows = await self._read(
            "SELECT id, name, created, (SELECT seconds FROM lived) - seen FROM guests ORDER BY created, id"
        )
        return [GuestCopy(*row) for row in rows]

    async def table_copy(self, table: str) -> TableCopy | None:
        """A table at one moment, with everything that belongs to it."""
        return await self._write(lambda connection: _copied(connection, table))

    async def evening_copies(self) -> list[EveningCopy]:
        """Every evening."""
        rows = await self._read(
            f"SELECT {EVENING}, created, (SELECT seconds FROM lived) - touched"  # noqa: S608  (a constant)
            " FROM evenings ORDER BY created, id"
        )
        return [EveningCopy(evening_of(row[:6]), *row[6:]) for row in rows]

    async def way_copies(self) -> list[Way]:
        """Every way by which somebody hears of their turns."""
        rows = await self._read(f"SELECT {WAY} FROM ways ORDER BY created, id")  # noqa: S608  (a constant)
        return [way_of(row) for row in rows]

    async def take_in(self, copies: Iterable[AnyCopy], codes: Iterable[str]) -> Arrivals:
        """All copies or none; Differs if a table is here with another past."""

        def work(connection: sqlite3.Connection) -> Arrivals:
            arrivals = Arrivals()
            fresh = iter(codes)
            for copy in copies:
                match copy:
                    case KeyCopy():
                        connection.execute(
                            "INSERT OR IGNORE INTO keys VALUES (?, ?)", (copy.name, copy.value)
                        )
                    case GuestCopy():
                        arrivals.guests += _guest(connection, copy)
                    case EveningCopy():
                        _evening(connection, copy, arrivals, fresh)
                    case Way():
                        _way(connection, copy)
                    case TableCopy():
                        _table(connection, copy, arrivals, fresh)
            return arrivals

        try:
            return await self._write(work)
        except sqlite3.IntegrityError as error:
            raise Conflict from error


def _copied(connection: sqlite3.Connection, table: str) -> TableCopy | None:
    row = connection.execute(
        "SELECT id, game, code, updated, status, open_seats, bot_due, names, due, key, secret, public,"
        " created, (SELECT seconds FROM lived) - touched, (SELECT seconds FROM lived) - put_away"
        " FROM tables WHERE id = ?",
        (table,),
    ).fetchone()
    if row is None:
        return None
    line = line_of(row[:9])
    key, secret, public, created, age, put_away = row[9:]
    events = connection.execute(
        "SELECT body, command_id, answer, created FROM events WHERE table_id = ? ORDER BY seq", (table,)
    ).fetchall()
    members = connection.execute(
        "SELECT guest, hidden, renamed, told FROM members WHERE table_id = ? ORDER BY guest", (table,)
    ).fetchall()
    kept = connection.execute(
        "SELECT name, body FROM kept WHERE table_id = ? ORDER BY name", (table,)
    ).fetchall()
    return TableCopy(
        TableRow(line.id, line.game, key, line.code, secret, bool(public)),
        line.summary,
        created,
        line.updated,
        age,
        put_away,
        [(StoredEvent(body, command, answer), at) for body, command, answer, at in events],
        [
            MemberCopy(guest, bool(hidden), bool(renamed), None if told is None else bool(told))
            for guest, hidden, renamed, told in members
        ],
        dict(kept),
    )


def _guest(connection: sqlite3.Connection, copy: GuestCopy) -> int:
    sql = "INSERT OR IGNORE INTO guests VALUES (?, ?, ?, (SELECT seconds FROM lived) - ?)"
    return connection.execute(sql, (copy.id, copy.name, copy.created, copy.age)).rowcount


def _table(connection: sqlite3.Connection, copy: TableCopy, arrivals: Arrivals, codes: Iterator[str]) -> None:
    table = copy.row.id
    here = connection.execute("SELECT body FROM events WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
    rest = rest_of(copy, [row[0] for row in here])
    lived = connection.execute("SELECT seconds FROM lived").fetchone()[0]
    if not here:
        arrivals.added += 1
        _make(connection, copy, lived, _free_code(connection, copy.row.code, arrivals, codes))
    elif rest is None:
        arrivals.known += 1
    else:
        arrivals.gone_on += 1
        changed = (copy.updated, *columns_of(copy.summary), lived - copy.age, table)
        connection.execute(UPDATE, changed)
    connection.executemany(
        "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?)",
        [
            (table, seq, event.command_id, event.body, event.answer, at)
            for seq, (event, at) in enumerate(rest or [], len(here) + 1)
        ],
    )
    connection.executemany(
        "INSERT OR IGNORE INTO members (table_id, guest, hidden, renamed, told) VALUES (?, ?, ?, ?, ?)",
        [(table, member.guest, member.is_hidden, member.is_renamed, member.told) for member in copy.members],
    )
    if rest is not None:
        connection.executemany(
            "INSERT OR REPLACE INTO kept VALUES (?, ?, ?)",
            [(table, name, body) for name, body in copy.kept.items()],
        )
        plan(connection, table, [Job(LOOK)])


def _evening(
    connection: sqlite3.Connection, copy: EveningCopy, arrivals: Arrivals, codes: Iterator[str]
) -> None:
    """An evening that is new here, or of which the copy knows more."""
    row = copy.row
    if connection.execute("SELECT 1 FROM evenings WHERE id = ?", (row.id,)).fetchone():
        sql = "UPDATE evenings SET body = ?, version = ? WHERE id = ? AND version < ?"
        connection.execute(sql, (row.body, row.version, row.id, row.version))
        return
    code = _free_code(connection, row.code, arrivals, codes)
    connection.execute(
        f"INSERT INTO evenings ({EVENING}, created, touched)"  # noqa: S608  (a constant)
        " VALUES (?, ?, ?, ?, ?, ?, ?, (SELECT seconds FROM lived) - ?)",
        (row.id, row.key, code, row.host, row.version, row.body, copy.created, copy.age),
    )


def _way(connection: sqlite3.Connection, way: Way) -> None:
    sql = f"INSERT OR IGNORE INTO ways ({WAY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608  (a constant)
    values = (way.id, way.guest, way.kind, way.address, way.keys, way.language, way.created, way.confirm)
    connection.execute(sql, values)


def _make(connection: sqlite3.Connection, copy: TableCopy, lived: int, code: str) -> None:
    row = copy.row
    put_away = None if copy.put_away is None else lived - copy.put_away
    fixed = (row.id, row.game, row.key, code, row.secret, row.public, copy.created, copy.updated)
    connection.execute(INSERT, (*fixed, *columns_of(copy.summary), lived - copy.age, put_away))


def _free_code(connection: sqlite3.Connection, wanted: str, arrivals: Arrivals, codes: Iterator[str]) -> str:
    """A short code as it was, or another one where that is taken."""
    code = wanted
    sql = "SELECT 1 FROM tables WHERE code = ? UNION ALL SELECT 1 FROM evenings WHERE code = ?"
    while connection.execute(sql, (code, code)).fetchone():
        code = arrivals.recoded[wanted] = next(codes)
    return code
