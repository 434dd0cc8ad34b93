"""Guests: their names, the codes that move them to another device, and the erasure of their data."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from tenfold.server.looks import Look
from tenfold.server.stores.driver import UPTIME, SqlStore, Transaction

GUEST_COLUMNS = (
    ("guests", "id"),
    ("imported", "guest"),
    ("codes", "guest"),
    ("ways", "guest"),
    ("members", "guest"),
    ("jobs", "subject"),
    ("waiting", "guest"),
    ("unlisted", "guest"),
    ("removed_companions", "guest"),
    ("removed_companions", "other"),
    ("chat", "guest"),
    ("ladder", "guest"),
    ("farewells", "guest"),
)
"""The tables that name a guest, and the column that does."""
OUTLIVING_COLUMNS = (
    ("imported", "guest"),
    ("unlisted", "guest"),
    ("removed_companions", "guest"),
    ("removed_companions", "other"),
)
"""What is kept of guests without a name as long as they have a table."""
SHARED_GUEST_COLUMNS = (("present", "guest"), ("absent", "guest"))
"""The same for tables that exist only where several processes share a database."""


@dataclass(frozen=True)
class GuestProfile:
    name: str
    created: int | None
    codes: int
    """How many transfer codes of this guest are valid now."""


@dataclass(frozen=True)
class Membership:
    table: str
    is_hidden: bool
    created: int
    updated: int


class GuestStore(SqlStore):
    async def name(self, guest: str) -> str:
        row = await self._first("SELECT name FROM guests WHERE id = $1", guest)
        return row[0] if row else ""

    async def rename(self, guest: str, name: str) -> None:
        """Name a guest, and mark their tables as not knowing the new name yet."""

        async def update(transaction: Transaction) -> None:
            await transaction.execute(
                f"INSERT INTO guests (id, name, created, seen) VALUES ($1, $2, $3, {UPTIME})"
                " ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen",
                *(guest, name, int(time.time())),
            )
            await transaction.execute("UPDATE members SET renamed = true WHERE guest = $1", guest)

        await self._driver.transaction(update)

    async def look(self, guest: str) -> Look:
        return (await self.looks([guest])).get(guest, Look())

    async def looks(self, guests: Sequence[str]) -> dict[str, Look]:
        """What others see of guests; those without a name are left out."""
        if not guests:
            return {}
        parameters = ", ".join(f"${number}" for number in range(1, len(guests) + 1))
        sql = f"SELECT id, name, avatar, colour FROM guests WHERE id IN ({parameters})"
        return {row[0]: Look(*row[1:]) for row in await self._driver.fetch(sql, *guests)}

    async def set_look(self, guest: str, avatar: str, colour: int | None) -> None:
        """Give a guest another picture and colour, which their tables don't know yet."""

        async def update(transaction: Transaction) -> None:
            sql = "UPDATE guests SET avatar = $2, colour = $3 WHERE id = $1"
            await transaction.execute(sql, guest, avatar, colour)
            await transaction.execute("UPDATE members SET renamed = true WHERE guest = $1", guest)

        await self._driver.transaction(update)

    async def wants_invitations(self, guest: str) -> bool:
        """Whether a guest wants to be notified of invitations."""
        row = await self._first("SELECT invitations FROM guests WHERE id = $1", guest)
        return row is not None and bool(row[0])

    async def set_wants_invitations(self, guest: str, *, yes: bool) -> None:
        await self._driver.execute("UPDATE guests SET invitations = $2 WHERE id = $1", guest, yes)

    async def mark_seen(self, guest: str, seconds: int) -> None:
        """Note that a guest is here, unless that was noted in the last so many seconds of uptime."""
        due = f"id = $1 AND seen < {UPTIME} - $2"
        if await self._driver.fetch(f"SELECT 1 FROM guests WHERE {due}", guest, seconds):
            await self._driver.execute(f"UPDATE guests SET seen = {UPTIME} WHERE {due}", guest, seconds)

    async def delete_unseen(self, seconds: float, now: int) -> int:
        """Delete guests who weren't seen for so many seconds of uptime and are at no table.

        Deletes expired codes, too. Returns how many guests there were.
        """
        await self._driver.execute("DELETE FROM codes WHERE expires < $1", now)
        count = await self._driver.execute(
            f"DELETE FROM guests WHERE seen < {UPTIME} - CAST($1 AS double precision)"
            " AND NOT EXISTS (SELECT 1 FROM members WHERE guest = guests.id)",
            seconds,
        )
        await self._driver.execute(
            "DELETE FROM ladder WHERE NOT EXISTS (SELECT 1 FROM guests WHERE id = ladder.guest)"
        )
        for table, column in OUTLIVING_COLUMNS:
            await self._driver.execute(
                f"DELETE FROM {table} WHERE NOT EXISTS (SELECT 1 FROM guests WHERE id = {table}.{column})"
                f" AND NOT EXISTS (SELECT 1 FROM members WHERE members.guest = {table}.{column})"
            )
        return count

    async def imported(self) -> frozenset[str]:
        """The guests who came from another server."""
        return frozenset(await self._column("SELECT guest FROM imported"))

    async def save_code(self, code: str, guest: str, expires: int) -> None:
        await self._driver.execute("INSERT INTO codes VALUES ($1, $2, $3)", code, guest, expires)

    async def redeem_code(self, code: str, now: int) -> str | None:
        await self._driver.execute("DELETE FROM codes WHERE expires < $1", now)
        rows = await self._driver.execute_returning("DELETE FROM codes WHERE code = $1 RETURNING guest", code)
        return rows[0][0] if rows else None

    async def profile(self, guest: str, now: int) -> GuestProfile:
        row = await self._first("SELECT name, created FROM guests WHERE id = $1", guest)
        sql = "SELECT count(*) FROM codes WHERE guest = $1 AND expires >= $2"
        [codes] = await self._column(sql, guest, now)
        name, created = row or ("", None)
        return GuestProfile(name, created, codes)

    async def memberships(self, guest: str) -> list[Membership]:
        sql = (
            "SELECT table_id, hidden, created, updated FROM members JOIN tables ON tables.id = table_id"
            " WHERE guest = $1 ORDER BY created, table_id"
        )
        rows = await self._driver.fetch(sql, guest)
        return [Membership(table, bool(hidden), *times) for table, hidden, *times in rows]

    async def begin_erasure(self, guest: str) -> None:
        """Note that all data of a guest must be erased, until that is finished."""
        await self._driver.execute("INSERT INTO farewells VALUES ($1) ON CONFLICT DO NOTHING", guest)

    async def pending_erasures(self) -> list[str]:
        return await self._column("SELECT guest FROM farewells")

    async def finish_erasure(self, guest: str) -> None:
        """Delete a guest, and whatever deleted rows have left in the files."""
        shared = SHARED_GUEST_COLUMNS if self._driver.is_shared else ()

        async def delete(transaction: Transaction) -> None:
            for table, column in (*shared, *GUEST_COLUMNS):
                await transaction.execute(f"DELETE FROM {table} WHERE {column} = $1", guest)

        await self._driver.transaction(delete)
        await self._driver.scrub()
