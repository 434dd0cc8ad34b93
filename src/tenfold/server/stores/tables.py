"""Tables: their logs of events, the guests who may see them, and how they expire."""

import json
import time
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from tenfold.server.looks import Look
from tenfold.server.stores.driver import UPTIME, SqlStore, Transaction
from tenfold.server.stores.errors import Conflict, Taken
from tenfold.server.stores.jobs import Job, insert_jobs

LINE = "tables.id, game, code, updated, status, open_seats, bot_due, names, due, results"
"""The columns of a table in a list."""
encode = msgspec.json.encode
INSERT = (
    "INSERT INTO tables (id, game, key, code, secret, public, created, updated, status, open_seats, bot_due,"
    " names, due, results, touched, put_away) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,"
    f" $14, {UPTIME} - $15, {UPTIME} - $16)"
)
"""The last two parameters are ages: seconds of uptime since the table was touched and archived."""
INSERT_EVENT = (
    "INSERT INTO events (table_id, seq, command_id, body, answer, created) VALUES ($1, $2, $3, $4, $5, $6)"
)
TOUCH = f"touched = {UPTIME}, put_away = NULL"


@dataclass(frozen=True)
class StoredEvent:
    """One event of a table; the first event of a command carries its id and its answer."""

    body: bytes
    command_id: str | None = None
    answer: bytes | None = None


SeatResult = tuple[str, int, int]
"""The guest in a seat (empty for a bot), its rank and its score."""


@dataclass(frozen=True)
class Summary:
    """What a list says about a table, stored beside its log."""

    status: str
    open_seats: int
    bot_due: bool
    names: list[str]
    due: list[str]
    """The guests whose turn it is."""
    results: tuple[SeatResult, ...] = ()
    """How the match ended, seat by seat; empty until it's over."""


@dataclass(frozen=True)
class TableRow:
    """What never changes about a table."""

    id: str
    game: str
    key: str
    code: str
    secret: bytes
    public: bool


@dataclass(frozen=True)
class TableLine:
    id: str
    game: str
    code: str
    updated: int
    summary: Summary


class Append(NamedTuple):
    table: str
    head: int
    events: Sequence[StoredEvent]
    summary: tuple[Any, ...]
    is_noticed: bool
    jobs: Sequence[Job]


def columns_of(summary: Summary) -> tuple[Any, ...]:
    names, due, results = (encode(part).decode() for part in (summary.names, summary.due, summary.results))
    return summary.status, summary.open_seats, summary.bot_due, names, due, results


def line_of(columns: Sequence[Any]) -> TableLine:
    table, game, code, updated, status, open_seats, bot_due, names, due, results = columns
    ranked = tuple((guest, rank, score) for guest, rank, score in json.loads(results))
    summary = Summary(status, open_seats, bool(bot_due), json.loads(names), json.loads(due), ranked)
    return TableLine(table, game, code, updated, summary)


def event_rows(table: str, head: int, events: Iterable[StoredEvent], now: int) -> list[tuple[Any, ...]]:
    """The parameters of INSERT_EVENT for the events after number `head`."""
    return [
        (table, seq, event.command_id, event.body, event.answer, now)
        for seq, event in enumerate(events, head + 1)
    ]


class TableStore(SqlStore, ABC):
    """Stores tables. Appending is the one write that every database does in its own way."""

    async def create(
        self,
        row: TableRow,
        events: Sequence[StoredEvent],
        summary: Summary,
        members: Sequence[str],
        *,
        jobs: Sequence[Job] = (),
    ) -> None:
        """Store a new table with its first events, its members and its jobs. Raises Taken."""
        now = int(time.time())

        async def insert(transaction: Transaction) -> None:
            fixed = (row.id, row.game, row.key, row.code, row.secret, row.public, now, now)
            await transaction.execute(INSERT, *fixed, *columns_of(summary), 0, None)
            await transaction.execute_many(INSERT_EVENT, event_rows(row.id, 0, events, now))
            sql = "INSERT INTO members (table_id, guest) VALUES ($1, $2)"
            await transaction.execute_many(sql, [(row.id, guest) for guest in members])
            await insert_jobs(transaction, row.id, jobs)

        try:
            await self._driver.transaction(insert)
        except Conflict as error:
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
        """Append events after number `head`, all or none. Raises Conflict or Duplicate.

        Events that a spectator would not notice (`is_noticed`) leave `updated` alone. `jobs` replaces all
        pending TURN and CLOCK jobs of the table.
        """
        await self._append(Append(table, head, events, columns_of(summary), is_noticed, jobs))

    @abstractmethod
    async def _append(self, new: Append) -> None: ...

    async def replace_log(
        self,
        table: str,
        head: int,
        events: Sequence[StoredEvent],
        summary: Summary,
        *,
        guest: str,
        blobs: Mapping[str, bytes],
    ) -> None:
        """Replace the first `head` events and append the rest. Raises Conflict if the log has grown.

        `guest` may not see the table any more, and `blobs` replaces all blobs of the table.
        """

        async def replace(transaction: Transaction) -> None:
            [[last]] = await transaction.fetch("SELECT max(seq) FROM events WHERE table_id = $1", table)
            if last != head:
                raise Conflict
            # Appends first, like any append: of two writers of the same number, one waits for the other.
            await transaction.execute_many(
                "INSERT INTO events (table_id, seq, command_id, body, answer, created)"
                " VALUES ($1, $2, $3, $4, $5, (SELECT max(created) FROM events WHERE table_id = $1))",
                [row[:5] for row in event_rows(table, head, events[head:], 0)],
            )
            await transaction.execute_many(
                "UPDATE events SET command_id = $3, body = $4, answer = $5 WHERE table_id = $1 AND seq = $2",
                [row[:5] for row in event_rows(table, 0, events[:head], 0)],
            )
            sql = (
                "UPDATE tables SET status = $2, open_seats = $3, bot_due = $4, names = $5, due = $6,"
                " results = $7 WHERE id = $1"
            )
            await transaction.execute(sql, table, *columns_of(summary))
            await transaction.execute("DELETE FROM members WHERE table_id = $1 AND guest = $2", table, guest)
            await transaction.execute("DELETE FROM kept WHERE table_id = $1", table)
            rows = [(table, name, body) for name, body in blobs.items()]
            await transaction.execute_many("INSERT INTO kept VALUES ($1, $2, $3)", rows)

        await self._driver.transaction(replace)

    async def row(self, table: str) -> TableRow | None:
        sql = "SELECT id, game, key, code, secret, public FROM tables WHERE id = $1"
        row = await self._first(sql, table)
        if row is None:
            return None
        table_id, game, key, code, secret, public = row
        return TableRow(table_id, game, key, code, bytes(secret), bool(public))

    async def events(self, table: str, after: int = 0) -> list[StoredEvent]:
        sql = "SELECT body, command_id, answer FROM events WHERE table_id = $1 AND seq > $2 ORDER BY seq"
        return [StoredEvent(*row) for row in await self._driver.fetch(sql, table, after)]

    async def event_times(self, table: str) -> list[int]:
        sql = "SELECT created FROM events WHERE table_id = $1 ORDER BY seq"
        return await self._column(sql, table)

    async def status(self, table: str) -> str:
        """Waiting, playing, over or guide, as last stored; a table that doesn't exist is over."""
        row = await self._first("SELECT status FROM tables WHERE id = $1", table)
        return str(row[0]) if row else "over"

    async def find(self, key: str, code: str, seconds: float) -> str | None:
        """The table with this key, or with this code if it was touched within so many seconds of uptime."""
        sql = (
            "SELECT id FROM tables WHERE key = $1"
            f" OR (code = $2 AND touched >= {UPTIME} - CAST($3 AS double precision))"
        )
        row = await self._first(sql, key, code, seconds)
        return row[0] if row else None

    async def admit(self, table: str, guest: str) -> None:
        sql = (
            "INSERT INTO members (table_id, guest) VALUES ($1, $2)"
            " ON CONFLICT (guest, table_id) DO UPDATE SET hidden = false"
        )
        await self._driver.execute(sql, table, guest)

    async def hide(self, table: str, guest: str) -> None:
        sql = "UPDATE members SET hidden = true WHERE table_id = $1 AND guest = $2"
        await self._driver.execute(sql, table, guest)

    async def members(self, table: str) -> list[str]:
        return await self._column("SELECT guest FROM members WHERE table_id = $1", table)

    async def list_for_guest(self, guest: str, limit: int) -> list[TableLine]:
        sql = (
            f"SELECT {LINE} FROM tables JOIN members ON table_id = tables.id"
            " WHERE guest = $1 AND NOT hidden AND status != 'guide' ORDER BY updated DESC LIMIT $2"
        )
        return [line_of(row) for row in await self._driver.fetch(sql, guest, limit)]

    async def list_public(self, since: int, limit: int) -> list[TableLine]:
        sql = (
            f"SELECT {LINE} FROM tables WHERE public AND status != 'over' AND updated >= $1"
            " ORDER BY status = 'playing', updated DESC LIMIT $2"
        )
        return [line_of(row) for row in await self._driver.fetch(sql, since, limit)]

    async def list_all(self, status: str, limit: int) -> list[TableLine]:
        sql = f"SELECT {LINE} FROM tables WHERE $1 IN ('', status) ORDER BY updated DESC, id LIMIT $2"
        return [line_of(row) for row in await self._driver.fetch(sql, status, limit)]

    async def find_line(self, table: str) -> TableLine | None:
        row = await self._first(f"SELECT {LINE} FROM tables WHERE id = $1 OR code = $1", table)
        return line_of(row) if row else None

    async def unfinished_ids(self, guest: str) -> list[str]:
        sql = "SELECT id FROM tables JOIN members ON table_id = id WHERE guest = $1 AND status != 'over'"
        return await self._column(sql, guest)

    async def take_renames(self, table: str) -> list[tuple[str, Look]]:
        """The guests whose new names or pictures the table's log doesn't have yet, each returned once."""
        renamed = "table_id = $1 AND renamed AND EXISTS (SELECT 1 FROM guests WHERE guests.id = guest)"
        if not await self._driver.fetch(f"SELECT 1 FROM members WHERE {renamed}", table):
            return []  # usually, so that nothing is written
        rows = await self._driver.execute_returning(
            f"UPDATE members SET renamed = false WHERE {renamed}"
            " RETURNING guest, (SELECT name FROM guests WHERE guests.id = guest),"
            " (SELECT avatar FROM guests WHERE guests.id = guest),"
            " (SELECT colour FROM guests WHERE guests.id = guest)",
            table,
        )
        return [(guest, Look(*look)) for guest, *look in rows]

    async def touch(self, tables: Iterable[str]) -> None:
        """Note that someone is at these tables: they start aging again, and none stays archived."""
        rows = [(table,) for table in sorted(tables)]
        await self._driver.execute_many(f"UPDATE tables SET {TOUCH} WHERE id = $1", rows)

    async def archive_idle(self, status: str, seconds: float) -> list[str]:
        """Archive the tables of a status that nobody touched for so many seconds of uptime."""
        sql = (
            f"UPDATE tables SET put_away = {UPTIME} WHERE status = $1 AND put_away IS NULL"
            f" AND touched < {UPTIME} - CAST($2 AS double precision) RETURNING id"
        )
        return [row[0] for row in await self._driver.execute_returning(sql, status, seconds)]

    async def delete_archived(self, seconds: float) -> list[str]:
        sql = f"DELETE FROM tables WHERE put_away < {UPTIME} - CAST($1 AS double precision) RETURNING id"
        return [row[0] for row in await self._driver.execute_returning(sql, seconds)]

    async def delete(self, table: str) -> bool:
        return bool(await self._driver.execute("DELETE FROM tables WHERE id = $1", table))
