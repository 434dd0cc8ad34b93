"""Quick games: who waits for one, and who was seated together a moment ago."""

from dataclasses import dataclass

from tenfold.server.settings import DAY
from tenfold.server.stores.driver import SqlStore, Statements, Transaction

GONE_SECONDS = 15.0
"""Who hasn't asked for so long isn't seated at a game that begins now."""
SEATED_SECONDS = 60.0
"""How long the answer says where someone was seated."""
WAITING_DAYS = 7
"""How long someone waits for a turn-based game."""
SEATED = "SELECT guest FROM waiting WHERE table_id = $1 ORDER BY since, guest"
SAME_WISH = (
    "SELECT other.guest, own.seats, own.fills <= {now} FROM waiting AS own"
    " JOIN waiting AS other ON other.game = own.game AND other.seats = own.seats AND other.turns = own.turns"
    " WHERE own.guest = $1 AND other.table_id IS NULL"
    " ORDER BY other.guest = $1 DESC, other.since, other.guest"
)


@dataclass(frozen=True)
class Wish:
    """What someone waits for."""

    game: str
    seats: int
    is_turn_based: bool


@dataclass(frozen=True)
class Place:
    """Someone's place in the queue, or the table where they were seated."""

    wish: Wish
    left: float | None
    """Seconds until bots may fill in; None if they never do."""
    table: str | None = None


@dataclass(frozen=True)
class Count:
    """How many wait for the same game."""

    wish: Wish
    people: int


class WaitingStore(SqlStore):
    async def ask(self, guest: str, table: str, wish: Wish | None = None, wait: float = 0) -> Place | None:
        """Wait, or wait on, and be seated at a new `table` if there are enough people, or the wait is over.

        All of it happens at once, so no one is seated twice. Without a wish, someone who isn't waiting gets
        None. Who was seated a moment ago is told where again, whatever they wish for.
        """

        async def work(transaction: Transaction) -> Place | None:
            await transaction.lock("waiting")
            await _forget(transaction)
            now = transaction.now
            place = await _place(transaction, guest)
            if place is not None and place.table is not None:
                return place
            if wish is not None and (place is None or place.wish != wish):
                await transaction.execute("DELETE FROM waiting WHERE guest = $1", guest)
                await transaction.execute(
                    f"INSERT INTO waiting VALUES ($1, $2, $3, $4, {now}, {now},"
                    f" CASE WHEN $4 THEN NULL ELSE {now} + CAST($5 AS double precision) END, NULL)",
                    *(guest, wish.game, wish.seats, wish.is_turn_based, wait),
                )
            elif place is None:
                return None
            else:
                await transaction.execute(f"UPDATE waiting SET seen = {now} WHERE guest = $1", guest)
            await _seat(transaction, guest, table)
            return await _place(transaction, guest)

        return await self._driver.transaction(work)

    async def place(self, guest: str) -> Place | None:
        """Someone's place, as last stored."""
        return await _place(self._driver, guest)

    async def seated(self, table: str) -> list[str]:
        """Who was seated at a table, in the order in which they came."""
        return await self._column(SEATED, table)

    async def cancel(self, guest: str) -> None:
        await self._driver.execute("DELETE FROM waiting WHERE guest = $1 AND table_id IS NULL", guest)

    async def counts(self) -> list[Count]:
        now = self._driver.now
        rows = await self._driver.fetch(
            "SELECT game, seats, turns, count(*) FROM waiting"
            f" WHERE table_id IS NULL AND {_is_here(now)} GROUP BY game, seats, turns"
            " ORDER BY game, seats, turns"
        )
        return [Count(Wish(game, seats, bool(turns)), count) for game, seats, turns, count in rows]


def _is_here(now: str) -> str:
    """SQL: whether someone can be seated. In both directions: a clock that was set back keeps no one."""
    return (
        f"CASE WHEN turns THEN abs({now} - since) < {WAITING_DAYS * DAY}"
        f" ELSE abs({now} - seen) < {GONE_SECONDS} END"
    )


async def _forget(transaction: Transaction) -> None:
    now = transaction.now
    is_seated = f"table_id IS NOT NULL AND abs({now} - seen) > {SEATED_SECONDS}"
    await transaction.execute(
        f"DELETE FROM waiting WHERE {is_seated} OR (table_id IS NULL AND NOT ({_is_here(now)}))"
    )


async def _place(statements: Statements, guest: str) -> Place | None:
    now = statements.now
    rows = await statements.fetch(
        f"SELECT game, seats, turns, fills - {now}, table_id FROM waiting WHERE guest = $1"
        f" AND (table_id IS NOT NULL AND abs({now} - seen) < {SEATED_SECONDS}"
        f" OR table_id IS NULL AND {_is_here(now)})",
        guest,
    )
    if not rows:
        return None
    game, seats, turns, left, table = rows[0]
    return Place(Wish(game, seats, bool(turns)), left, table)


async def _seat(transaction: Transaction, guest: str, table: str) -> None:
    """Seat a guest with those who wait for the same, if they're enough or bots may fill in."""
    now = transaction.now
    rows = await transaction.fetch(SAME_WISH.format(now=now), guest)
    together = rows[: rows[0][1]] if rows else []
    if together and (len(together) == together[0][1] or together[0][2]):
        await transaction.execute_many(
            f"UPDATE waiting SET table_id = $2, seen = {now} WHERE guest = $1",
            [(other[0], table) for other in together],
        )
