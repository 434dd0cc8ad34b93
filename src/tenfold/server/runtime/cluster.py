"""The cluster: other processes that serve the same tables.

The store is the truth. Signals say when to read it; without any, a process polls every second and a half.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Protocol

from tenfold.server.errors import NotFound, NotStored
from tenfold.server.runtime.pubsub import PubSub, Signal
from tenfold.server.stores.presence import PeerState, PresenceStore

log = logging.getLogger("tenfold.server")

POLL_SECONDS = 1.5
HEARTBEAT_SECONDS = 1.0


class Room(Protocol):
    """What a cluster needs to know about a table in memory."""

    @property
    def outboxes(self) -> Mapping[str, object]:
        """The connections to it here, by guest."""
        ...

    async def sync(self) -> None:
        """Read what others have appended."""
        ...

    async def on_peer_update(self, elsewhere: PeerState) -> None:
        """Take over what others know about it."""
        ...

    def broadcast_reaction(self, name: str, reaction: str) -> None:
        """Show a reaction from elsewhere."""
        ...

    async def apply_renames(self) -> None:
        """Take over the names that guests chose elsewhere."""
        ...


class Cluster:
    """One process of a cluster: what it publishes, and what it reads from the others."""

    def __init__(
        self,
        process: str,
        presence: PresenceStore,
        pubsub: PubSub,
        rooms: Mapping[str, Room],
        drop: Callable[[Sequence[str]], None],
    ) -> None:
        self.pubsub = pubsub
        self._process = process
        self._presence = presence
        self._rooms = rooms
        self._drop = drop
        self._stale_tables: set[str] = set()
        self._stale_logs: set[str] = set()
        """Tables whose logs have grown while nothing else is new."""
        self._are_all_stale = False
        self._wake = asyncio.Event()
        self._names: set[str] = set()

    async def is_first(self) -> bool:
        """Send a heartbeat; whether no other process is alive."""
        await self._presence.heartbeat(self._process)
        return await self._presence.count_others(self._process) == 0

    async def run(self) -> None:
        """Send heartbeats and signals, listen and poll, until cancelled."""
        await asyncio.gather(self._heartbeat(), self.pubsub.run(self._on_signal), self._poll())

    async def _heartbeat(self) -> None:
        while True:
            try:
                if await self._presence.heartbeat(self._process):
                    await self._presence.connect(self._process, self._connected())
            except NotStored:
                log.info("could not store this process's heartbeat")
            await asyncio.sleep(HEARTBEAT_SECONDS)

    def _connected(self) -> dict[str, AbstractSet[str]]:
        return {table: room.outboxes.keys() for table, room in self._rooms.items() if room.outboxes}

    def _on_signal(self, signal: Signal | None) -> None:
        if signal is None:
            self._are_all_stale = True
        elif signal.process == self._process:
            return
        elif signal.what == "name":
            self._names.update(signal.table.split(","))
        elif signal.table not in self._rooms:
            return
        elif signal.what == "reaction":
            self._rooms[signal.table].broadcast_reaction(signal.who, signal.text)
            return
        elif signal.what == "log" and signal.seq:
            self._stale_logs.add(signal.table)
        else:
            self._stale_tables.add(signal.table)
        self._wake.set()

    async def _poll(self) -> None:
        """Refresh tables that signals named, and every so often all that someone is connected to."""
        loop = asyncio.get_running_loop()
        all_at = loop.time() + POLL_SECONDS
        while True:
            try:
                async with asyncio.timeout(max(0.0, all_at - loop.time())):
                    await self._wake.wait()
            except TimeoutError:
                self._are_all_stale = True
            self._wake.clear()
            tables, self._stale_tables = self._stale_tables, set()
            logs, self._stale_logs = self._stale_logs, set()
            if self._are_all_stale:
                self._are_all_stale = False
                all_at = loop.time() + POLL_SECONDS
                tables |= set(self._connected())
            names, self._names = self._names, set()
            try:
                await self.refresh(tables & self._rooms.keys())
                for table in (logs - tables) & self._rooms.keys():
                    await self._rooms[table].sync()
                for table in names & self._rooms.keys():
                    await self._rooms[table].apply_renames()
            except (NotStored, NotFound):
                continue
            except Exception:
                log.exception("could not refresh tables from the database")

    async def refresh(self, tables: AbstractSet[str]) -> None:
        """Read what other processes know about some tables."""
        if not tables:
            return
        found = await self._presence.peer_states(self._process, sorted(tables))
        for table, elsewhere in found.items():
            room = self._rooms.get(table)
            if room is None:
                continue
            if elsewhere.head == 0:
                self._drop([table])  # another process has removed it
            else:
                await room.on_peer_update(elsewhere)

    def publish_append(self, table: str, seq: int) -> None:
        """Signal that a log has grown; 0 means that the table was rewritten or removed."""
        self.pubsub.publish(Signal(self._process, "log", table, seq))

    def publish_reaction(self, table: str, name: str, reaction: str) -> None:
        """Signal a reaction, which isn't stored."""
        self.pubsub.publish(Signal(self._process, "reaction", table, who=name, text=reaction))

    def publish_rename(self, tables: Sequence[str]) -> None:
        """Signal that a guest at these tables changed their name."""
        self.pubsub.publish(Signal(self._process, "name", ",".join(tables)))

    async def publish_join(self, table: str, guest: str) -> None:
        """Store and signal that a guest has connected to this process."""
        await self._presence.connect(self._process, {table: {guest}})
        self.pubsub.publish(Signal(self._process, "presence", table))

    async def publish_leave(self, table: str, guest: str) -> None:
        """Store and signal that a guest has disconnected from this process."""
        await self._presence.disconnect(self._process, table, guest)
        self.pubsub.publish(Signal(self._process, "presence", table))

    async def mark_absent(self, table: str, guest: str) -> None:
        """Store and signal that a guest has been away for the grace period."""
        await self._presence.mark_absent(table, guest)
        self.pubsub.publish(Signal(self._process, "presence", table))

    async def close(self) -> None:
        """Store that no one is connected to this process any more."""
        try:
            await self._presence.leave(self._process)
        except NotStored:
            return
