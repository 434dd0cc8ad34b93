"""Export and import: the rows that go from one server's store to another's.

These rows are the lines of an export file (docs/moving.md): msgspec writes and reads them as they are. Ages
are seconds of uptime, which no two stores share.
"""

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

import msgspec

from tenfold.server.looks import Avatar, Colour
from tenfold.server.stores import chat as chats
from tenfold.server.stores import notifications
from tenfold.server.stores.chat import ChatLine
from tenfold.server.stores.driver import UPTIME, Row, SqlStore, Transaction
from tenfold.server.stores.history import INSERT_SEAT, FinishedGame, HistorySeat, seat_rows
from tenfold.server.stores.jobs import HISTORY, RESUME, Job, insert_jobs
from tenfold.server.stores.notifications import Subscription
from tenfold.server.stores.tables import INSERT, INSERT_EVENT, SeatResult


class ExportRow(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """Base of the lines of an export file."""


class KeyExport(ExportRow, tag="key"):
    name: str
    value: bytes


class GuestExport(ExportRow, tag="guest"):
    id: str
    name: str
    created: int
    age: int
    avatar: Avatar = ""
    colour: Colour | None = None
    ladder: int | None = None
    """Since when they are on the ladder, in seconds since 1970."""
    invitations: bool = False
    """Whether they want to be notified of invitations."""


class CompanionsExport(ExportRow, tag="companions"):
    """Who of the people a guest played with doesn't see them, and isn't seen by them."""

    guest: str
    unlisted: bool
    """Whether that's everyone."""
    removed: list[str]


class EventExport(msgspec.Struct, forbid_unknown_fields=True):
    """An event of a log, byte for byte."""

    body: msgspec.Raw
    at: int
    command: str | None = None
    answer: str | None = None
    """The first answer to the command, as it was sent."""

    @property
    def answer_bytes(self) -> bytes | None:
        return None if self.answer is None else self.answer.encode()


class MemberExport(msgspec.Struct, forbid_unknown_fields=True):
    guest: str
    hidden: bool = False
    renamed: bool = False
    told: bool | None = None
    """Whether they want to be notified of their turns there."""


class TableExport(ExportRow, tag="table"):
    """A table with everything that belongs to it."""

    id: str
    game: str
    key: str
    code: str
    secret: bytes
    public: bool
    created: int
    updated: int
    age: int
    """Since the last event or visit."""
    status: str
    open_seats: int
    bot_due: bool
    names: list[str]
    due: list[str]
    events: list[EventExport]
    members: list[MemberExport]
    kept: dict[str, bytes]
    put_away: int | None = None
    """Since the table was archived, if it was."""
    results: list[SeatResult] = []
    chat: list[ChatLine] = []


class EveningExport(ExportRow, tag="evening"):
    id: str
    key: str
    code: str
    host: str
    version: int
    body: msgspec.Raw
    created: int
    age: int


class HistoryExport(ExportRow, tag="history"):
    """A finished game, which outlives its table."""

    table: str
    game: str
    ended: int
    seats: tuple[HistorySeat, ...]
    rated: bool = False
    series: str = ""


AnyExport = (
    KeyExport | GuestExport | CompanionsExport | TableExport | EveningExport | Subscription | HistoryExport
)


@dataclass
class ImportResult:
    added: int = 0
    """Tables that are new here."""
    extended: int = 0
    """Tables that were here and got more events."""
    known: int = 0
    """Tables that were here already, with as many events or more."""
    guests: int = 0
    """Guests who are new here."""
    recoded: dict[str, str] = field(default_factory=dict)
    """Short codes that another table has here, and the codes that replace them."""


class HistoryDiffers(Exception):
    """A table is here with another history than in the export."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(code)


class TransferStore(SqlStore):
    async def guests(self) -> list[GuestExport]:
        sql = (
            f"SELECT id, name, created, {UPTIME} - seen, avatar, colour,"
            " (SELECT since FROM ladder WHERE guest = guests.id), invitations"
            " FROM guests ORDER BY created, id"
        )
        return [GuestExport(*(*row[:-1], bool(row[-1]))) for row in await self._driver.fetch(sql)]

    async def companions(self) -> list[CompanionsExport]:
        unlisted = set(await self._column("SELECT guest FROM unlisted"))
        removed = defaultdict[str, list[str]](list)
        for guest, other in await self._driver.fetch(
            "SELECT guest, other FROM removed_companions ORDER BY guest, other"
        ):
            removed[guest].append(other)
        return [
            CompanionsExport(guest, guest in unlisted, removed[guest])
            for guest in sorted(unlisted | removed.keys())
        ]

    async def evenings(self) -> list[EveningExport]:
        rows = await self._driver.fetch(
            f"SELECT id, key, code, host, version, body, created, {UPTIME} - touched"
            " FROM evenings ORDER BY created, id"
        )
        return [EveningExport(*(*row[:5], msgspec.Raw(row[5]), *row[6:])) for row in rows]

    async def subscriptions(self) -> list[Subscription]:
        sql = f"SELECT {notifications.COLUMNS} FROM ways ORDER BY created, id"
        return [Subscription(*row) for row in await self._driver.fetch(sql)]

    async def table(self, table: str) -> TableExport | None:
        """A table at one moment, with everything that belongs to it."""

        async def read(transaction: Transaction) -> TableExport | None:
            rows = await transaction.fetch(
                "SELECT id, game, key, code, secret, public, created, updated,"
                f" {UPTIME} - touched AS age, status, open_seats, bot_due, names, due, results,"
                f" {UPTIME} - put_away AS put_away FROM tables WHERE id = $1",
                table,
            )
            return await _table_export(transaction, rows[0]) if rows else None

        return await self._driver.transaction(read)

    async def import_all(self, rows: Iterable[AnyExport], codes: Iterable[str]) -> ImportResult:
        """Import all rows or none, taking `codes` for tables whose own code is in use here.

        Raises HistoryDiffers if a table is here with another history, and Conflict.
        """
        return await self._driver.transaction(
            lambda transaction: _Import(transaction, iter(codes)).add_all(rows), attempts=1
        )


async def _table_export(transaction: Transaction, row: Row) -> TableExport:
    table, game, key, code, secret, public, created, updated, age, *summary, put_away = row
    status, open_seats, bot_due, names, due, results = summary
    events = await transaction.fetch(
        "SELECT body, created, command_id, answer FROM events WHERE table_id = $1 ORDER BY seq", table
    )
    members = await transaction.fetch(
        "SELECT guest, hidden, renamed, told FROM members WHERE table_id = $1 ORDER BY guest", table
    )
    blobs = await transaction.fetch("SELECT name, body FROM kept WHERE table_id = $1 ORDER BY name", table)
    chat = await transaction.fetch(
        f"SELECT {chats.COLUMNS} FROM chat WHERE table_id = $1 AND text <> '' ORDER BY number", table
    )
    return TableExport(
        *(table, game, key, code, bytes(secret), bool(public), created, updated, age),
        *(status, open_seats, bool(bot_due), json.loads(names), json.loads(due)),
        [
            EventExport(msgspec.Raw(body), at, command, None if answer is None else bytes(answer).decode())
            for body, at, command, answer in events
        ],
        [
            MemberExport(guest, bool(hidden), bool(renamed), None if told is None else bool(told))
            for guest, hidden, renamed, told in members
        ],
        {name: bytes(body) for name, body in blobs},
        put_away,
        json.loads(results),
        [ChatLine(*line) for line in chat],
    )


@dataclass
class _Import:
    _transaction: Transaction
    _codes: Iterator[str]
    _result: ImportResult = field(default_factory=ImportResult)

    async def add_all(self, rows: Iterable[AnyExport]) -> ImportResult:
        for row in rows:
            match row:
                case KeyExport():
                    sql = "INSERT INTO keys VALUES ($1, $2) ON CONFLICT DO NOTHING"
                    await self._transaction.execute(sql, row.name, row.value)
                case GuestExport():
                    await self._mark_imported(row.id)
                    sql = (
                        "INSERT INTO guests (id, name, created, seen, avatar, colour, invitations)"
                        f" VALUES ($1, $2, $3, {UPTIME} - $4, $5, $6, $7) ON CONFLICT DO NOTHING"
                    )
                    look = row.avatar, row.colour, row.invitations
                    added = await self._transaction.execute(
                        sql, row.id, row.name, row.created, row.age, *look
                    )
                    self._result.guests += added
                    if added and row.ladder is not None:
                        sql = "INSERT INTO ladder VALUES ($1, $2) ON CONFLICT DO NOTHING"
                        await self._transaction.execute(sql, row.id, row.ladder)
                case CompanionsExport():
                    await self._add_companions(row)
                case EveningExport():
                    await self._add_evening(row)
                case Subscription():
                    sql = (
                        f"INSERT INTO ways ({notifications.COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
                        " ON CONFLICT DO NOTHING"
                    )
                    await self._transaction.execute(sql, *msgspec.structs.astuple(row))
                case TableExport():
                    await self._add_table(row)
                case HistoryExport():
                    game = FinishedGame(
                        row.table, row.game, row.ended, row.seats, is_rated=row.rated, series=row.series
                    )
                    await self._transaction.execute_many(INSERT_SEAT, seat_rows(game))
        return self._result

    async def _add_companions(self, row: CompanionsExport) -> None:
        """Hide a guest from whom they were hidden elsewhere; nobody becomes visible by an import."""
        if row.unlisted:
            await self._transaction.execute(
                "INSERT INTO unlisted VALUES ($1) ON CONFLICT DO NOTHING", row.guest
            )
        await self._transaction.execute_many(
            "INSERT INTO removed_companions VALUES ($1, $2) ON CONFLICT DO NOTHING",
            [(row.guest, other) for other in row.removed],
        )

    async def _add_table(self, row: TableExport) -> None:
        sql = "SELECT body FROM events WHERE table_id = $1 ORDER BY seq"
        here = [bytes(body) for [body] in await self._transaction.fetch(sql, row.id)]
        missing = row.events[len(here) :]
        if any(bytes(event.body) != body for event, body in zip(row.events, here, strict=False)):
            raise HistoryDiffers(row.code)
        if not here:
            self._result.added += 1
            code = await self._free_code(row.code)
            fixed = (row.id, row.game, row.key, code, row.secret, row.public, row.created, row.updated)
            await self._transaction.execute(INSERT, *fixed, *_summary_columns(row), row.age, row.put_away)
        elif not missing:
            self._result.known += 1
        else:
            self._result.extended += 1
            await self._transaction.execute(
                "UPDATE tables SET updated = $2, status = $3, open_seats = $4, bot_due = $5, names = $6,"
                f" due = $7, results = $8, touched = {UPTIME} - $9 WHERE id = $1",
                *(row.id, row.updated, *_summary_columns(row), row.age),
            )
        await self._transaction.execute_many(
            INSERT_EVENT,
            [
                (row.id, seq, one.command, bytes(one.body), one.answer_bytes, one.at)
                for seq, one in enumerate(missing, len(here) + 1)
            ],
        )
        for member in row.members:
            await self._mark_imported(member.guest)
        await self._transaction.execute_many(
            "INSERT INTO members (table_id, guest, hidden, renamed, told) VALUES ($1, $2, $3, $4, $5)"
            " ON CONFLICT DO NOTHING",
            [(row.id, member.guest, member.hidden, member.renamed, member.told) for member in row.members],
        )
        await self._transaction.execute_many(
            "INSERT INTO chat VALUES ($1, $2, $3, $4, $5, $6, $7, NULL) ON CONFLICT DO NOTHING",
            [(row.id, *msgspec.structs.astuple(line)) for line in row.chat],
        )
        if missing:
            await self._transaction.execute_many(
                "INSERT INTO kept VALUES ($1, $2, $3)"
                " ON CONFLICT (table_id, name) DO UPDATE SET body = excluded.body",
                [(row.id, name, body) for name, body in row.kept.items()],
            )
            jobs = [Job(RESUME), *([Job(HISTORY)] if row.status == "over" else [])]
            await insert_jobs(self._transaction, row.id, jobs)

    async def _mark_imported(self, guest: str) -> None:
        """Note that a guest comes from another server, unless they are known here."""
        await self._transaction.execute(
            "INSERT INTO imported SELECT CAST($1 AS text)"
            " WHERE NOT EXISTS (SELECT 1 FROM guests WHERE id = $1)"
            " AND NOT EXISTS (SELECT 1 FROM members WHERE guest = $1) ON CONFLICT DO NOTHING",
            guest,
        )

    async def _add_evening(self, row: EveningExport) -> None:
        """Add an evening, or update one that is here in an older version."""
        body = bytes(row.body)
        if await self._transaction.fetch("SELECT 1 FROM evenings WHERE id = $1", row.id):
            sql = "UPDATE evenings SET body = $1, version = $2 WHERE id = $3 AND version < $2"
            await self._transaction.execute(sql, body, row.version, row.id)
            return
        code = await self._free_code(row.code)
        await self._transaction.execute(
            "INSERT INTO evenings (id, key, code, host, version, body, created, touched)"
            f" VALUES ($1, $2, $3, $4, $5, $6, $7, {UPTIME} - $8)",
            *(row.id, row.key, code, row.host, row.version, body, row.created, row.age),
        )

    async def _free_code(self, wanted: str) -> str:
        """A short code as it was, or the next unused one if it is taken here."""
        code = wanted
        sql = "SELECT 1 FROM tables WHERE code = $1 UNION ALL SELECT 1 FROM evenings WHERE code = $1"
        while await self._transaction.fetch(sql, code):
            code = self._result.recoded[wanted] = next(self._codes)
        return code


def _summary_columns(row: TableExport) -> tuple[str, int, bool, str, str, str]:
    names, due, results = json.dumps(row.names), json.dumps(row.due), json.dumps(row.results)
    return row.status, row.open_seats, row.bot_due, names, due, results
