"""Companions: the people a guest played with, as far as both sides want to see each other."""

from dataclasses import dataclass

from tenfold.server.stores.driver import SqlStore

COMPANIONS = (
    "SELECT theirs.guest, COALESCE((SELECT name FROM guests WHERE id = theirs.guest), max(theirs.name)),"
    " count(DISTINCT theirs.table_id), sum(CASE WHEN mine.rank < theirs.rank THEN 1 ELSE 0 END),"
    " sum(CASE WHEN theirs.rank < mine.rank THEN 1 ELSE 0 END), max(theirs.ended)"
    " FROM history mine JOIN history theirs ON theirs.table_id = mine.table_id"
    " WHERE mine.guest = $1 AND theirs.guest <> $1"
    " AND NOT EXISTS (SELECT 1 FROM unlisted WHERE unlisted.guest IN (theirs.guest, $1))"
    " AND NOT EXISTS (SELECT 1 FROM removed_companions WHERE guest = $1 AND other = theirs.guest)"
    " AND NOT EXISTS (SELECT 1 FROM removed_companions WHERE guest = theirs.guest AND other = $1)"
    " GROUP BY theirs.guest ORDER BY max(theirs.ended) DESC, theirs.guest LIMIT $2"
)
REMOVED = (
    "SELECT other, COALESCE((SELECT name FROM guests WHERE id = other),"
    " (SELECT max(name) FROM history WHERE history.guest = other), '')"
    " FROM removed_companions WHERE guest = $1 ORDER BY 2, other"
)


@dataclass(frozen=True)
class Companion:
    """Someone whom a guest played with, and the score between both: who came before whom."""

    guest: str
    name: str
    games: int
    won: int
    lost: int
    last: int
    """When their last game ended, in seconds since 1970."""


@dataclass(frozen=True)
class RemovedCompanion:
    guest: str
    name: str


class CompanionStore(SqlStore):
    async def list_for(self, guest: str, limit: int) -> list[Companion]:
        """The people whom a guest played with, the latest first; without those whom either side removed."""
        return [Companion(*row) for row in await self._driver.fetch(COMPANIONS, guest, limit)]

    async def is_listed(self, guest: str) -> bool:
        return await self._first("SELECT 1 FROM unlisted WHERE guest = $1", guest) is None

    async def set_listed(self, guest: str, *, yes: bool) -> None:
        sql = "DELETE FROM unlisted WHERE guest = $1"
        await self._driver.execute(
            sql if yes else "INSERT INTO unlisted VALUES ($1) ON CONFLICT DO NOTHING", guest
        )

    async def remove(self, guest: str, other: str) -> None:
        """From now on, neither sees or invites the other."""
        sql = "INSERT INTO removed_companions VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self._driver.execute(sql, guest, other)

    async def restore(self, guest: str, other: str) -> None:
        sql = "DELETE FROM removed_companions WHERE guest = $1 AND other = $2"
        await self._driver.execute(sql, guest, other)

    async def removed(self, guest: str) -> list[RemovedCompanion]:
        """The people whom a guest removed, by name."""
        return [RemovedCompanion(*row) for row in await self._driver.fetch(REMOVED, guest)]
