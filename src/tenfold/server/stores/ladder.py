"""The ladder: who is on it, and their results against each other and against bots."""

import time
from dataclasses import dataclass

from tenfold.server.stores.driver import SqlStore

THEIR_GAMES = "ladder CROSS JOIN history mine"
"""SQL: not a JOIN … ON, so that SQLite begins with the few people on the ladder, and not with all games."""
IS_COUNTED = "mine.guest = ladder.guest AND mine.ended >= ladder.since AND mine.rated AND mine.game = $1"
IS_IN_SERIES = "(CAST($2 AS text) = '' OR mine.series = $2)"
RESULTS = (
    "SELECT mine.guest, COALESCE(other.guest, ''), theirs.bot,"
    # A game counts once for each person, however many others there were.
    " sum(CASE WHEN mine.rank < theirs.rank THEN 1.0 WHEN mine.rank = theirs.rank THEN 0.5 ELSE 0.0 END"
    " / ((SELECT count(*) FROM history seats WHERE seats.table_id = mine.table_id) - 1)),"
    " sum(1.0 / ((SELECT count(*) FROM history seats WHERE seats.table_id = mine.table_id) - 1))"
    f" FROM {THEIR_GAMES}"
    " JOIN history theirs ON theirs.table_id = mine.table_id AND theirs.seat <> mine.seat"
    " LEFT JOIN ladder other ON other.guest = theirs.guest AND other.since <= theirs.ended"
    f" WHERE {IS_COUNTED} AND {IS_IN_SERIES} AND (theirs.bot <> '' OR other.guest IS NOT NULL)"
    " GROUP BY mine.guest, COALESCE(other.guest, ''), theirs.bot ORDER BY 1, 2, 3"
)
COUNTS = (
    f"SELECT mine.guest, count(*) FROM {THEIR_GAMES} WHERE {IS_COUNTED} AND {IS_IN_SERIES}"
    " GROUP BY mine.guest"
)


@dataclass(frozen=True)
class Results:
    """A person's results against another person on the ladder, or against a bot."""

    person: str
    other: str
    """Another person; empty if it was a bot."""
    bot: str
    won: float
    """In games; ties count as half, and in a game of many seats each opponent counts in part."""
    games: float


class LadderStore(SqlStore):
    async def join(self, guest: str) -> None:
        """Put a guest on the ladder from now on; who is on it stays as they are."""
        sql = "INSERT INTO ladder VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self._driver.execute(sql, guest, int(time.time()))

    async def leave(self, guest: str) -> None:
        await self._driver.execute("DELETE FROM ladder WHERE guest = $1", guest)

    async def since(self, guest: str) -> int | None:
        """Since when a guest is on the ladder; None if they aren't."""
        row = await self._first("SELECT since FROM ladder WHERE guest = $1", guest)
        return None if row is None else row[0]

    async def results(self, game: str, series: str = "") -> list[Results]:
        """The results of all games, or of those in a series of events."""
        rows = await self._driver.fetch(RESULTS, game, series)
        return [Results(row[0], row[1], row[2], float(row[3]), float(row[4])) for row in rows]

    async def counts(self, game: str, series: str = "") -> dict[str, int]:
        """How many rated games of a game each person on the ladder has finished."""
        return {row[0]: row[1] for row in await self._driver.fetch(COUNTS, game, series)}
