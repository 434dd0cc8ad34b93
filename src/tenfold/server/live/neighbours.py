"""Other processes that serve the same tables: who is connected to them, and what they have appended.

The store is the truth. Bells tell when to look; who hears nothing looks by itself, every second and a half.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Protocol

from tenfold.server.errors import NotFound, NotStored
from tenfold.server.live.bells import Bell, Ring
from tenfold.server.stores.presence import Elsewhere, Shared

log = logging.getLogger("tenfold.server")

LOOK_SECONDS = 1.5
LIFE_SECONDS = 1.0


class Room(Protocol):
    """What neighbours must know of a table in memory."""

    @property
    def id(self) -> str:
        """The table's id."""
        ...

    @property
    def guests(self) -> AbstractSet[str]:
        """Who is connected to it here."""
        ...

    async def catch_up(self) -> None:
        """Read what others have appended."""
        ...

    async def hear(self, elsewhere: Elsewhere) -> None:
        """What others know of it."""
        ...

    def show_reaction(self, name: str, reaction: str) -> None:
        """Somebody reacts elsewhere."""
        ...

    async def hear_names(self) -> None:
        """Somebody has another name."""
        ...


class Neighbours:
    """One process among several."""

    def __init__(
        self,
        process: str,
        store: Shared,
        bell: Bell,
        rooms: Mapping[str, Room],
        drop: Callable[[Sequence[str]], None],
    ) -> None:
        self.bell = bell
        self._process = process
        self._store = store
        self._rooms = rooms
        self._drop = drop
        self._to_look: set[str] = set()
        self._to_read: set[str] = set()
        """Tables of whose logs there is more, and nothing else is new."""
        self._is_to_look_everywhere = False
        self._look = asyncio.Event()
        self._names: set[str] = set()

    async def is_first(self) -> bool:
        """Say that this process lives; whether no other one does."""
        await self._store.live_on(self._process)
        return await self._store.others_alive(self._process) == 0

    async def run(self) -> None:
        """Live, ring, listen and look, for ever."""
        await asyncio.gather(self._live(), self.bell.run(self._heard), self._look_on())

    async def _live(self) -> None:
        while True:
            try:
                if await self._store.live_on(self._process):
                    await self._store.come(self._process, self._connected())
            except NotStored:
                log.info("nobody can be told that this process lives")
            await asyncio.sleep(LIFE_SECONDS)

    def _connected(self) -> dict[str, AbstractSet[str]]:
        return {table: room.guests for table, room in self._rooms.items() if room.guests}

    def _heard(self, ring: Ring | None) -> None:
        if ring is None:
            self._is_to_look_everywhere = True
        elif ring.process == self._process:
            return
        elif ring.what == "name":
            self._names.update(ring.table.split(","))
        elif ring.table not in self._rooms:
            return
        elif ring.what == "reaction":
            self._rooms[ring.table].show_reaction(ring.who, ring.text)
            return
        elif ring.what == "log" and ring.seq:
            self._to_read.add(ring.table)
        else:
            self._to_look.add(ring.table)
        self._look.set()

    async def _look_on(self) -> None:
        """Look at tables that were heard of, and now and then at all to which somebody is connected."""
        loop = asyncio.get_running_loop()
        all_at = loop.time() + LOOK_SECONDS
        while True:
            try:
                async with asyncio.timeout(max(0.0, all_at - loop.time())):
                    await self._look.wait()
            except TimeoutError:
                self._is_to_look_everywhere = True
            self._look.clear()
            tables, self._to_look = self._to_look, set()
            logs, self._to_read = self._to_read, set()
            if self._is_to_look_everywhere:
                self._is_to_look_everywhere = False
                all_at = loop.time() + LOOK_SECONDS
                tables |= set(self._connected())
            names, self._names = self._names, set()
            try:
                await self.look(tables & self._rooms.keys())
                for table in (logs - tables) & self._rooms.keys():
                    await self._rooms[table].catch_up()
                for table in names & self._rooms.keys():
                    await self._rooms[table].hear_names()
            except (NotStored, NotFound):
                continue
            except Exception:
                log.exception("the neighbours' tables cannot be looked at")

    async def look(self, tables: AbstractSet[str]) -> None:
        """See what others know of some tables."""
        if not tables:
            return
        found = await self._store.elsewhere(self._process, sorted(tables))
        for table, elsewhere in found.items():
            room = self._rooms.get(table)
            if room is None:
                continue
            if elsewhere.head == 0:
                self._drop([table])  # another process has removed it
            else:
                await room.hear(elsewhere)

    def appended(self, table: str, seq: int) -> None:
        """Tell the others that there is something to read; 0: that the table may be another one, or gone."""
        self.bell.ring(Ring(self._process, "log", table, seq))

    def reacted(self, table: str, name: str, reaction: str) -> None:
        """Tell the others what is not stored."""
        self.bell.ring(Ring(self._process, "reaction", table, who=name, text=reaction))

    def renamed(self, tables: Sequence[str]) -> None:
        """Tell the others that somebody has another name."""
        self.bell.ring(Ring(self._process, "name", ",".join(tables)))

    async def came(self, table: str, guest: str) -> None:
        """A guest is connected to this process."""
        await self._store.come(self._process, {table: {guest}})
        self.bell.ring(Ring(self._process, "presence", table))

    async def went(self, table: str, guest: str) -> None:
        """A guest is not connected to this process any more."""
        await self._store.go(self._process, table, guest)
        self.bell.ring(Ring(self._process, "presence", table))

    async def note_absent(self, table: str, guest: str) -> None:
        """A guest has been away for the grace."""
        await self._store.note_absent(table, guest)
        self.bell.ring(Ring(self._process, "presence", table))

    async def close(self) -> None:
        """Nobody is connected to this process any more."""
        try:
            await self._store.leave(self._process)
        except NotStored:
            return
