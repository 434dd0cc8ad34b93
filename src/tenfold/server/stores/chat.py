"""The chat of tables: short texts, stored only as long as their table."""

from dataclasses import dataclass

import msgspec

from tenfold.server.settings import Rate
from tenfold.server.stores.driver import SqlStore, Transaction

MAX_LINES = 200
"""A table keeps this many lines; each further one deletes the oldest."""
COLUMNS = "number, revision, guest, name, text, written"
REMOVED = "name = '', text = ''"
"""SQL: a removed line is still there without its text, so that everyone hears of it, and rates count it."""


class ChatLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    revision: int
    """The change of the table's chat that this line is, or by which it was removed."""
    guest: str | None
    """None if they have been erased."""
    name: str
    """What its writer was called then."""
    text: str
    """Empty if it was removed."""
    written: int
    """Seconds since 1970."""


@dataclass(frozen=True)
class OwnLine:
    table: str
    text: str
    written: int


class ChatStore(SqlStore):
    async def add(self, table: str, guest: str, name: str, text: str, command: str, rate: Rate) -> bool:
        """Add a line, once for each command; False if its writer has written too much lately.

        Whoever has been erased writes nothing more, even if their command was on its way.
        """

        async def insert(transaction: Transaction) -> bool:
            await transaction.lock("chat")
            same = "SELECT 1 FROM chat WHERE table_id = $1 AND guest = $2 AND command = $3"
            if await transaction.fetch(same, table, guest, command):
                return True
            now = transaction.now
            [[count]] = await transaction.fetch(
                f"SELECT count(*) FROM chat WHERE guest = $1 AND abs({now} - written)"
                " < CAST($2 AS double precision)",
                *(guest, rate.seconds),
            )
            if count >= rate.count:
                return False
            number, revision = await _next_numbers(transaction, table)
            is_added = await transaction.execute(
                "INSERT INTO chat"
                f" SELECT $1, CAST($2 AS bigint), CAST($3 AS bigint), $4, $5, $6, CAST({now} AS bigint), $7"
                " WHERE EXISTS (SELECT 1 FROM members WHERE table_id = $1 AND guest = $4)",
                *(table, number, revision, guest, name, text, command),
            )
            sql = "DELETE FROM chat WHERE table_id = $1 AND number <= $2"
            await transaction.execute(sql, table, number - MAX_LINES)
            return bool(is_added)

        return await self._driver.transaction(insert)

    async def changes(self, table: str, after: int = 0) -> list[ChatLine]:
        """The lines that came or were removed after a revision."""
        sql = f"SELECT {COLUMNS} FROM chat WHERE table_id = $1 AND revision > $2 ORDER BY number"
        return [ChatLine(*row) for row in await self._driver.fetch(sql, table, after)]

    async def writer(self, table: str, number: int) -> str | None:
        """Who wrote a line; None if there is none, or it was removed."""
        sql = "SELECT guest FROM chat WHERE table_id = $1 AND number = $2 AND text <> ''"
        row = await self._first(sql, table, number)
        return row[0] if row else None

    async def remove(self, table: str, number: int) -> None:
        await self._remove(table, "number = $3", number)

    async def clear(self, table: str) -> None:
        await self._remove(table, "number >= $3", 0)

    async def erase(self, guest: str) -> list[str]:
        """Remove all lines of a guest; returns the tables where there were some."""
        tables = await self._column("SELECT DISTINCT table_id FROM chat WHERE guest = $1", guest)
        for table in tables:
            await self._remove(table, "guest = $3", guest, ", guest = NULL, command = NULL")
        return tables

    async def own_lines(self, guest: str) -> list[OwnLine]:
        sql = (
            "SELECT table_id, text, written FROM chat WHERE guest = $1 AND text <> ''"
            " ORDER BY written, table_id, number"
        )
        return [OwnLine(*row) for row in await self._driver.fetch(sql, guest)]

    async def _remove(self, table: str, which: str, value: str | int, more: str = "") -> None:
        async def update(transaction: Transaction) -> None:
            await transaction.lock("chat")
            _, revision = await _next_numbers(transaction, table)
            await transaction.execute(
                f"UPDATE chat SET {REMOVED}, revision = $2{more} WHERE table_id = $1 AND {which}",
                *(table, revision, value),
            )

        await self._driver.transaction(update)


async def _next_numbers(transaction: Transaction, table: str) -> tuple[int, int]:
    sql = "SELECT COALESCE(max(number), 0), COALESCE(max(revision), 0) FROM chat WHERE table_id = $1"
    [[number, revision]] = await transaction.fetch(sql, table)
    return number + 1, revision + 1
