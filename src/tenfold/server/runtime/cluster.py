"""The cluster: other processes that serve the same tables.

The store is the truth. Signals say when to read it; without any, a process polls every second and a half.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Protocol

from tenfold.server.display_names import clean_name
from tenfold.server.errors import NotFound, NotStored
from tenfold.server.runtime.outbox import Outbox
from tenfold.server.runtime.pubsub import PubSub, Signal, SignalKind
from tenfold.server.stores.presence import PeerState, PresenceStore
from tenfold.server.table.commands import REACTIONS

log = logging.getLogger("tenfold.server")

POLL_SECONDS = 1.5
HEARTBEAT_SECONDS = 1.0


class Room(Protocol):
    """What a cluster needs to know about a table in memory."""

    outboxes: dict[str, list[Outbox]]

    async def sync(self) -> None: ...
    async def on_peer_update(self, elsewhere: PeerState) -> None: ...
    def broadcast_reaction(self, name: str, reaction: str) -> None: ...
    async def apply_renames(self) -> None: ...


@dataclass(eq=False)
class Cluster:
    """One process of a cluster: what it publishes, and what it reads from the others."""

    _process: str
    _presence: PresenceStore
    pubsub: PubSub
    _rooms: Mapping[str, Room]
    _drop: Callable[[Sequence[str]], None]
    _stale_tables: set[str] = field(default_factory=set)
    _stale_logs: set[str] = field(default_factory=set)
    """Tables whose logs have grown while nothing else is new."""
    _are_all_stale: bool = False
    _wake: asyncio.Event = field(default_factory=asyncio.Event)
    _names: set[str] = field(default_factory=set)

    async def is_first(self) -> bool:
        """Send a heartbeat; whether no other process is alive."""
        await self._presence.heartbeat(self._process)
        return await self._presence.count_others(self._process) == 0

    async def run(self) -> None:
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
            if signal.text in REACTIONS:
                self._rooms[signal.table].broadcast_reaction(clean_name(signal.who), signal.text)
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

    def publish(self, what: SignalKind, table: str, seq: int = 0, who: str = "", text: str = "") -> None:
        self.pubsub.publish(Signal(self._process, what, table, seq, who, text))

    async def publish_join(self, table: str, guest: str) -> None:
        await self._presence.connect(self._process, {table: {guest}})
        self.publish("presence", table)

    async def publish_leave(self, table: str, guest: str) -> None:
        await self._presence.disconnect(self._process, table, guest)
        self.publish("presence", table)

    async def mark_absent(self, table: str, guest: str) -> None:
        await self._presence.mark_absent(table, guest)
        self.publish("presence", table)

    async def close(self) -> None:
        with suppress(NotStored):
            await self._presence.leave(self._process)
