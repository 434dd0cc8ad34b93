"""History: how finished games ended, seat by seat. It outlives their tables."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import msgspec

from tenfold.server.stores.driver import Row, SqlStore, Transaction

SEAT = "seat, name, guest, bot, rank, score, figures"
INSERT_SEAT = (
    f"INSERT INTO history (table_id, game, ended, rated, series, {SEAT})"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING"
)
PAGE = (
    "WITH page AS ("
    "SELECT DISTINCT ended, table_id FROM history WHERE guest = $1 AND (ended, table_id) < ($2, $3)"
    " ORDER BY ended DESC, table_id DESC LIMIT $4) "
    f"SELECT page.table_id, game, page.ended, EXISTS (SELECT 1 FROM tables WHERE id = page.table_id),"
    f" rated, series, {SEAT}"
    " FROM page JOIN history ON history.table_id = page.table_id"
    " ORDER BY page.ended DESC, page.table_id DESC, seat"
)

Cursor = tuple[int, str]
"""A game in the order of a history: when it ended, and its table."""
NEWEST: Cursor = (2**53, "")


class HistorySeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended for one seat."""

    seat: int
    name: str
    guest: str | None
    """None for bots, and for people who have been erased."""
    bot: str
    """The character or the agent in the seat; empty for a person."""
    rank: int
    score: int
    figures: dict[str, Any]
    """What the game tells about the seat at the end."""


class FinishedGame(msgspec.Struct, frozen=True):
    table: str
    game: str
    ended: int
    """Seconds since 1970."""
    seats: tuple[HistorySeat, ...]
    has_table: bool = True
    """Whether its table is still stored, with its replay."""
    is_rated: bool = False
    """Whether it counts for ratings."""
    series: str = ""
    """The first event of the series that it was part of, if any."""


@dataclass(frozen=True)
class OwnSeat:
    """What the history says about one seat of a guest."""

    table: str
    game: str
    ended: int
    seat: int
    name: str
    rank: int
    score: int
    figures: dict[str, Any]


class HistoryStore(SqlStore):
    async def record(self, finished: FinishedGame, head: int) -> bool:
        """Store a finished game in place of what was stored about it; False if its log has grown."""

        async def replace(transaction: Transaction) -> bool:
            await transaction.lock("history")
            sql = "SELECT max(seq) FROM events WHERE table_id = $1"
            [[last]] = await transaction.fetch(sql, finished.table)
            if last != head:
                return False
            await transaction.execute("DELETE FROM history WHERE table_id = $1", finished.table)
            await transaction.execute_many(INSERT_SEAT, seat_rows(finished))
            return True

        return await self._driver.transaction(replace)

    async def page(self, guest: str, limit: int, before: Cursor = NEWEST) -> list[FinishedGame]:
        """The last games of a guest before a game, the latest first."""
        rows = await self._driver.fetch(PAGE, guest, *before, limit)
        return games_of(rows)

    async def own_seats(self, guest: str) -> list[OwnSeat]:
        rows = await self._driver.fetch(
            "SELECT table_id, game, ended, seat, name, rank, score, figures FROM history"
            " WHERE guest = $1 ORDER BY ended, table_id, seat",
            guest,
        )
        return [OwnSeat(*(*row[:-1], json.loads(row[-1]))) for row in rows]

    async def all(self) -> list[FinishedGame]:
        sql = (
            f"SELECT table_id, game, ended, true, rated, series, {SEAT} FROM history ORDER BY table_id, seat"
        )
        return games_of(await self._driver.fetch(sql))

    async def erase(self, guest: str, anonymous: str) -> None:
        """Take a guest out of all games; those in which no one else was are deleted."""

        async def anonymize(transaction: Transaction) -> None:
            await transaction.lock("history")
            await _anonymize(transaction, guest, anonymous)

        await self._driver.transaction(anonymize)

    async def erase_unknown(self, anonymous: str) -> None:
        """Take out guests who have been deleted and are at no table."""
        sql = (
            "SELECT DISTINCT guest FROM history WHERE guest IS NOT NULL"
            " AND NOT EXISTS (SELECT 1 FROM guests WHERE id = history.guest)"
            " AND NOT EXISTS (SELECT 1 FROM members WHERE members.guest = history.guest)"
        )
        for guest in await self._column(sql):
            await self.erase(guest, anonymous)


async def _anonymize(transaction: Transaction, guest: str, anonymous: str) -> None:
    tables = await transaction.fetch("SELECT DISTINCT table_id FROM history WHERE guest = $1", guest)
    sql = "UPDATE history SET guest = NULL, name = $2, figures = '{}' WHERE guest = $1"
    await transaction.execute(sql, guest, anonymous)
    await transaction.execute_many(
        "DELETE FROM history WHERE table_id = $1"
        " AND NOT EXISTS (SELECT 1 FROM history other WHERE other.table_id = $1 AND other.guest IS NOT NULL)",
        tables,
    )


def seat_rows(finished: FinishedGame) -> list[Row]:
    """The parameters of INSERT_SEAT."""
    fixed = finished.table, finished.game, finished.ended, finished.is_rated, finished.series
    return [
        (*fixed, one.seat, one.name, one.guest, one.bot, one.rank, one.score, json.dumps(one.figures))
        for one in finished.seats
    ]


def games_of(rows: Iterable[Sequence[Any]]) -> list[FinishedGame]:
    """Games from the rows of their seats: table, game, end, stored, rated, series, then the seat."""
    return [
        FinishedGame(
            *(table, game, ended, tuple(_seat(row[6:]) for row in seats)),
            has_table=bool(has_table),
            is_rated=bool(is_rated),
            series=series,
        )
        for (table, game, ended, has_table, is_rated, series), seats in groupby(
            rows, key=lambda row: tuple(row[:6])
        )
    ]


def _seat(row: Sequence[Any]) -> HistorySeat:
    *fixed, figures = row
    return HistorySeat(*(*fixed, {} if figures == "{}" else json.loads(figures)))
