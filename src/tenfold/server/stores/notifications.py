"""Notifications: how guests are told that it is their turn, at which tables, and about which turn last."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from tenfold.server.settings import Rate
from tenfold.server.stores.driver import SqlStore, Transaction

COLUMNS = "id, guest, kind, address, keys, language, created, confirm"
"""The columns of a subscription."""
MAIL = "mail"
PUSH = "push"
CLOCK_SLACK = 60.0
"""A use counted further ahead of now than this was made before the clock was set back; it doesn't count."""
RETRY_SECONDS = 60.0
"""How long after an attempt began another process takes it for lost: longer than any sending takes."""
BACKOFF_FACTOR = 4.0
"""How many times longer the wait is after each failed attempt."""
MAX_ATTEMPTS = 5


class Subscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="way"):
    """A channel by which a guest is notified: an email address, or a browser. Also a line of an export."""

    id: str
    """Secret: anyone who knows it may unsubscribe."""
    guest: str
    kind: str
    address: str
    keys: str
    """A browser's public key and its secret, both in base64url."""
    language: str
    created: int
    confirm: str | None = None
    """The secret that confirms the address; None once it is confirmed."""


@dataclass(frozen=True)
class LimitUse:
    """One use of a limit by someone who is known by a fingerprint."""

    what: str
    who: str
    rate: Rate


@dataclass(frozen=True)
class LimitReached:
    what: str
    seconds: float


@dataclass(frozen=True)
class Attempt:
    """The last attempt to notify a guest about a table through a subscription."""

    turn: str
    began: float
    tries: int
    is_done: bool


def retry_delay(last: Attempt | None, turn: str, now: float) -> float | None:
    """In how many seconds a notification may be tried: 0.0 means now, None means never again.

    After the clock was set back, the wait is never longer than its whole time.
    """
    if last is None or last.turn != turn:
        return 0.0
    if last.is_done or last.tries >= MAX_ATTEMPTS:
        return None
    whole = RETRY_SECONDS * BACKOFF_FACTOR ** (last.tries - 1)
    return max(0.0, whole - max(0.0, now - last.began))


def rate_delay(since: float, count: int, now: float, rate: Rate) -> tuple[float, float, int]:
    """The wait until one more is allowed, and the new start and count of the window."""
    if not 0 <= now - since < rate.seconds:
        return 0.0, now, 1
    if count < rate.count:
        return 0.0, since, count + 1
    return max(1.0, since + rate.seconds - now), since, count


class NotificationStore(SqlStore):
    """Stores subscriptions, preferences, and which notifications were sent."""

    async def subscribe(self, subscription: Subscription, limit: int) -> Subscription:
        """Add a subscription, keep the guest's latest `limit` of its kind, and return it as stored.

        An address that the guest had already stays the same subscription. A browser belongs to one guest: the
        last who subscribed with it.
        """
        guest, kind, address = subscription.guest, subscription.kind, subscription.address

        async def insert(transaction: Transaction) -> Subscription:
            if kind == PUSH:
                sql = "DELETE FROM ways WHERE kind = $1 AND address = $2 AND guest <> $3"
                await transaction.execute(sql, kind, address, guest)
            [row] = await transaction.fetch(
                f"INSERT INTO ways ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
                " ON CONFLICT (guest, kind, address) DO UPDATE SET keys = excluded.keys,"
                f" language = excluded.language RETURNING {COLUMNS}",
                *msgspec.structs.astuple(subscription),
            )
            stored = Subscription(*row)
            await transaction.execute(
                "DELETE FROM ways WHERE guest = $1 AND kind = $2 AND id <> $3 AND id NOT IN (SELECT id"
                " FROM ways WHERE guest = $1 AND kind = $2 AND id <> $3 ORDER BY created DESC, id LIMIT $4)",
                *(guest, kind, stored.id, limit - 1),
            )
            return stored

        return await self._driver.transaction(insert)

    async def subscriptions(self, guest: str) -> list[Subscription]:
        sql = f"SELECT {COLUMNS} FROM ways WHERE guest = $1 ORDER BY created, id"
        return [Subscription(*row) for row in await self._driver.fetch(sql, guest)]

    async def subscription(self, subscription: str) -> Subscription | None:
        row = await self._first(f"SELECT {COLUMNS} FROM ways WHERE id = $1", subscription)
        return Subscription(*row) if row else None

    async def confirm(self, secret: str) -> Subscription | None:
        sql = f"UPDATE ways SET confirm = NULL WHERE confirm = $1 RETURNING {COLUMNS}"
        rows = await self._driver.execute_returning(sql, secret)
        return Subscription(*rows[0]) if rows else None

    async def unsubscribe(self, subscription: str) -> bool:
        return bool(await self._driver.execute("DELETE FROM ways WHERE id = $1", subscription))

    async def use_limits(self, uses: Sequence[LimitUse]) -> LimitReached | None:
        """Count one use of each limit, or of none if one of them is reached; return that one."""

        async def count(transaction: Transaction) -> LimitReached | None:
            await transaction.lock("asked")  # otherwise two would use the last place
            [[now]] = await transaction.fetch(f"SELECT {transaction.now}")
            await transaction.execute(
                "DELETE FROM asked WHERE until <= $1 OR at > $2", now, now + CLOCK_SLACK
            )
            for use in uses:
                sql = "SELECT count(*), min(until) FROM asked WHERE what = $1 AND who = $2"
                [[used, until]] = await transaction.fetch(sql, use.what, use.who)
                if used >= use.rate.count:
                    return LimitReached(use.what, max(1.0, (until or now) - now))
            rows = [(use.what, use.who, now, now + use.rate.seconds) for use in uses]
            await transaction.execute_many("INSERT INTO asked VALUES ($1, $2, $3, $4)", rows)
            return None

        return await self._driver.transaction(count)

    async def delete_stale(self, seconds: float, guest_seconds: float, now: int) -> None:
        """Delete old unconfirmed addresses, subscriptions of guests who no longer exist, and old counts."""
        await self._driver.execute(
            "DELETE FROM ways WHERE (confirm IS NOT NULL AND created < CAST($1 AS double precision))"
            " OR (created < CAST($2 AS double precision)"
            " AND NOT EXISTS (SELECT 1 FROM members WHERE members.guest = ways.guest)"
            " AND NOT EXISTS (SELECT 1 FROM guests WHERE guests.id = ways.guest))",
            *(now - seconds, now - guest_seconds),
        )
        await self._driver.execute("DELETE FROM asked WHERE until <= $1", now)

    async def set_preference(self, table: str, guest: str, *, wanted: bool) -> None:
        sql = "UPDATE members SET told = $1 WHERE table_id = $2 AND guest = $3"
        await self._driver.execute(sql, wanted, table, guest)

    async def preference(self, table: str, guest: str) -> bool | None:
        """Whether a guest wants to be notified of their turns at a table; None means the table's default."""
        sql = "SELECT told FROM members WHERE table_id = $1 AND guest = $2"
        row = await self._first(sql, table, guest)
        return None if row is None or row[0] is None else bool(row[0])

    async def claim(self, subscription: str, table: str, turn: str, rate: Rate) -> float | None:
        """Claim the right to send a notification of a turn.

        0.0 means send now, a positive number means retry after that many seconds, None means give up. Each
        turn is notified once per subscription, and no more often than `rate` allows.
        """

        async def begin(transaction: Transaction) -> float | None:
            # The update locks the row; of two transactions that want it, one starts again.
            sql = f"UPDATE ways SET count = count WHERE id = $1 RETURNING hour, count, {transaction.now}"
            rows = await transaction.fetch(sql, subscription)
            if not rows:
                return None
            [(since, count, now)] = rows
            sql = "SELECT turn, begun, tries, done FROM notices WHERE way = $1 AND table_id = $2"
            found = await transaction.fetch(sql, subscription, table)
            last = Attempt(*found[0]) if found else None
            wait = retry_delay(last, turn, now)
            if wait is None or wait > 0:
                return wait
            tries = last.tries + 1 if last is not None and last.turn == turn else 1
            if tries == 1:
                wait, since, count = rate_delay(since, count, now, rate)
                if wait > 0:
                    return wait
            sql = "UPDATE ways SET hour = $1, count = $2 WHERE id = $3"
            await transaction.execute(sql, since, count, subscription)
            await transaction.execute(
                "INSERT INTO notices VALUES ($1, $2, $3, $4, $5, false) ON CONFLICT (way, table_id) DO UPDATE"
                " SET turn = excluded.turn, begun = excluded.begun, tries = excluded.tries, done = false",
                *(subscription, table, turn, now, tries),
            )
            return 0.0

        return await self._driver.transaction(begin)

    async def finish(self, subscription: str, table: str, turn: str, *, is_done: bool) -> None:
        """Record that a notification was sent or given up (`is_done`), or that it may be tried again."""
        sql = "UPDATE notices SET done = $1 WHERE way = $2 AND table_id = $3 AND turn = $4"
        await self._driver.execute(sql, is_done, subscription, table, turn)
