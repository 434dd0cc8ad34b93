"""Presence: which guests are connected to which process, where several share a Postgres database."""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from tenfold.server.stores.driver import Driver, SqlStore

ALIVE_SECONDS = 4.0
"""A process that sent no heartbeat for so long is dead, and nobody is connected to it."""
GONE_SECONDS = 60.0
"""A process that sent no heartbeat for so long is deleted."""


@dataclass(frozen=True)
class PeerState:
    head: int = 0
    """The number of its last event."""
    guests: frozenset[str] = frozenset()
    """The guests who are connected to it there."""
    absent: frozenset[str] = frozenset()
    """The guests who have been away for longer than the grace period."""
    chat: int = 0
    """The last change of its chat."""


class PresenceStore(SqlStore):
    def __init__(self, driver: Driver) -> None:
        super().__init__(driver)
        self._now = driver.now
        # In both directions: a clock that was set back keeps no process alive.
        self._is_alive = f"abs({driver.now} - seen) < {ALIVE_SECONDS}"

    async def heartbeat(self, process: str) -> bool:
        """Record a heartbeat. Returns True if the process was unknown, and so are its connections."""
        sql = f"""
            WITH gone AS (DELETE FROM processes WHERE abs({self._now} - seen) > {GONE_SECONDS} AND id <> $1)
            INSERT INTO processes VALUES ($1, {self._now})
            ON CONFLICT (id) DO UPDATE SET seen = excluded.seen RETURNING xmax = 0
        """
        return bool((await self._driver.execute_returning(sql, process))[0][0])

    async def count_others(self, process: str) -> int:
        sql = f"SELECT count(*) FROM processes WHERE id <> $1 AND {self._is_alive}"
        [count] = await self._column(sql, process)
        return int(count)

    async def leave(self, process: str) -> None:
        await self._driver.execute("DELETE FROM processes WHERE id = $1", process)

    async def connect(self, process: str, guests: Mapping[str, AbstractSet[str]]) -> None:
        sql = """
            WITH back AS (
                DELETE FROM absent USING unnest($2::text[], $3::text[]) AS new (table_id, guest)
                WHERE absent.table_id = new.table_id AND absent.guest = new.guest
            )
            INSERT INTO present
            SELECT table_id, guest, $1 FROM unnest($2::text[], $3::text[]) AS new (table_id, guest)
            WHERE EXISTS (SELECT 1 FROM processes WHERE id = $1) ON CONFLICT DO NOTHING
        """
        pairs = [(table, guest) for table, some in guests.items() for guest in some]
        await self._driver.execute(sql, process, [table for table, _ in pairs], [guest for _, guest in pairs])

    async def disconnect(self, process: str, table: str, guest: str) -> None:
        sql = "DELETE FROM present WHERE table_id = $1 AND guest = $2 AND process = $3"
        await self._driver.execute(sql, table, guest, process)

    async def mark_absent(self, table: str, guest: str) -> None:
        """Record that a guest was away for longer than the grace period, unless they are connected now."""
        sql = f"""
            INSERT INTO absent SELECT id, $2 FROM tables WHERE id = $1 AND NOT EXISTS (
                SELECT 1 FROM present JOIN processes ON process = processes.id
                WHERE table_id = $1 AND guest = $2 AND {self._is_alive}
            ) ON CONFLICT DO NOTHING
        """
        await self._driver.execute(sql, table, guest)

    async def clear_absent(self) -> None:
        await self._driver.execute("DELETE FROM absent")

    async def peer_states(self, process: str, tables: Sequence[str]) -> dict[str, PeerState]:
        wanted = list(tables)
        heads = await self._driver.fetch(
            "SELECT id, (SELECT max(seq) FROM events WHERE table_id = id),"
            " (SELECT max(revision) FROM chat WHERE table_id = id)"
            " FROM unnest($1::text[]) AS wanted (id)",
            wanted,
        )
        guests = await self._by_table(
            "SELECT table_id, guest FROM present JOIN processes ON process = id"
            f" WHERE table_id = any($1::text[]) AND process <> $2 AND {self._is_alive}",
            *(wanted, process),
        )
        absent = await self._by_table(
            "SELECT table_id, guest FROM absent WHERE table_id = any($1::text[])", wanted
        )
        return {
            table: PeerState(
                int(head or 0), frozenset(guests[table]), frozenset(absent[table]), int(chat or 0)
            )
            for table, head, chat in heads
        }

    async def _by_table(self, sql: str, tables: list[str], *values: str) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {table: set() for table in tables}
        for table, guest in await self._driver.fetch(sql, tables, *values):
            found[table].add(guest)
        return found
