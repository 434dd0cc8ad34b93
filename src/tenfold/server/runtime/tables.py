"""The registry of tables in memory: loading, finding, joining and removing them."""

import asyncio
import time
from collections.abc import Callable, Iterable
from contextlib import suppress

from tenfold.core.registry import game_of
from tenfold.server.background.game_loader import GameLoader
from tenfold.server.display_names import visible_name
from tenfold.server.errors import NotFound, NotOver
from tenfold.server.identity import new_id
from tenfold.server.runtime.background_tasks import BackgroundTasks
from tenfold.server.runtime.room import Loaded, Room, RoomServices
from tenfold.server.runtime.table_summary import summary_of
from tenfold.server.stores.errors import Conflict
from tenfold.server.stores.store import Store
from tenfold.server.stores.tables import StoredEvent
from tenfold.server.table.commands import Leave
from tenfold.server.table.events import MatchClosed, decode_event, encode_event
from tenfold.server.table.table import Identity, Table

SWEEP_SECONDS = 60.0


class TableRegistry:
    """All tables that this process has in memory; others are loaded from the store when they're asked for."""

    def __init__(self, store: Store, games: GameLoader, tasks: BackgroundTasks) -> None:
        self.rooms: dict[str, Room] = {}
        self.services: RoomServices
        """Set when everything that rooms need is there."""
        self._store = store
        self._games = games
        self._tasks = tasks
        self._loading: dict[str, asyncio.Task[Room]] = {}

    def connected(self) -> list[str]:
        return [table for table, room in self.rooms.items() if room.outboxes]

    def drop(self, tables: Iterable[str]) -> None:
        for table in tables:
            room = self.rooms.pop(table, None)
            if room is not None:
                room.close()

    def close_connections(self) -> None:
        for room in self.rooms.values():
            room.close()

    async def wait_until_idle(self) -> None:
        for room in list(self.rooms.values()):
            async with room.lock:
                pass

    async def use_compiled(self, game_id: str) -> None:
        """Let all tables of a game continue with its compiled rules, which are loaded now."""
        for room in list(self.rooms.values()):
            if room.table.game.id == game_id:
                async with room.lock:
                    room.table.use_game(game_of(game_id))

    def new_room(self, table: Table, answers: dict[str, bytes], members: Iterable[str]) -> Room:
        return Room(self.services, table, answers, set(members))

    def register(self, room: Room) -> Room:
        """Open a room to everyone; its game may have been compiled in the meantime."""
        game = room.table.game
        if self._games.is_loaded(game.id):
            room.table.use_game(game_of(game.id))
        self.rooms[room.id] = room
        return room

    async def room(self, table: str, guest: str | None = None) -> Room:
        """The room of a table; for a guest, only if they may see it."""
        room = self.rooms.get(table)
        if room is None:
            task = self._loading.get(table)
            if task is None:
                task = self._tasks.spawn(self._load(table))
                self._loading[table] = task
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            room = await asyncio.shield(task)
        await room.sync_if_stale()
        if guest is not None and not await self._is_member(room, guest):
            raise NotFound
        room.used = time.monotonic()
        if guest is not None and not room.is_touched:
            room.is_touched = True
            await self._store.tables.touch([table])
        return room

    async def _is_member(self, room: Room, guest: str) -> bool:
        if guest not in room.members and self._store.is_shared:  # another process may have let them in
            room.members |= set(await self._store.tables.members(room.id))
        return guest in room.members

    async def room_for_job(self, table: str) -> Room:
        """The room of a table, up to date.

        A job can wait for compiled rules that only have to be loaded: interpreting long logs takes longer.
        """
        if table not in self.rooms:
            row = await self._store.tables.row(table)
            if row is not None:
                await self._games.loaded(row.game)
        room = await self.room(table)
        await room.sync()
        return room

    async def finished(self, table: str, guest: str) -> Room:
        """The room of a finished match, for its members or for everyone if it's shared."""
        room = await self.room(table)
        is_shared = room.table.status == "over" and room.table.lobby.is_shared
        if not await self._is_member(room, guest) and not is_shared:
            raise NotFound
        if room.table.status != "over":
            await room.sync()  # another process may know that it is
        if room.table.status != "over":
            raise NotOver
        return room

    async def _load(self, table: str) -> Room:
        loaded, answers = await self.load_table(table)
        has_ended = loaded.lobby.ended or await self._store.tables.status(table) == "over"
        if loaded.old_rules is not None and not has_ended:
            with suppress(Conflict):  # another process was faster, and has said the same
                await self._close_old_match(loaded)
        room = self.register(self.new_room(loaded, answers, await self._store.tables.members(table)))
        if self.services.cluster is not None:
            await self.services.cluster.refresh({table})
        await room.apply_renames()
        await room.plan_turns()
        room.update_stand_ins()
        return room

    async def load_table(self, table: str) -> Loaded:
        row = await self._store.tables.row(table)
        if row is None:
            raise NotFound
        game = await self._games.game(row.game)
        stored = await self._store.tables.events(table)
        identity = Identity(row.id, row.key, row.code, row.secret)
        events = [decode_event(event.body) for event in stored]
        loaded = await self._tasks.run_in_thread(Table.replay, game, identity, events)
        return loaded, {e.command_id: e.answer for e in stored if e.command_id and e.answer}

    async def _close_old_match(self, table: Table) -> None:
        event, head = MatchClosed("old-rules"), table.head
        table.apply(event)
        stored = [StoredEvent(encode_event(event))]
        await self._store.tables.append(table.identity.id, head, stored, summary_of(table))

    async def admit(self, guest: str, table: str) -> str:
        room = await self.room(table)
        if room.table.lobby.is_guide and guest not in room.members:
            raise NotFound
        await self._store.tables.admit(table, guest)
        room.members.add(guest)
        return table

    async def join_public(self, guest: str, table: str) -> str:
        """Let a guest into a public table; it's on their own list once they sit there."""
        row = await self._store.tables.row(table)
        if row is None or not row.public:
            raise NotFound
        room = await self.room(table)
        if guest not in room.members:
            await self._store.tables.admit(table, guest)
            await self._store.tables.hide(table, guest)
            room.members.add(guest)
        return table

    async def leave(self, guest: str, table: str) -> None:
        room = await self.room(table, guest)
        await room.handle(guest, Leave(id=new_id()))
        await self._store.tables.hide(table, guest)

    async def remove(self, table: str) -> bool:
        """Delete a table with all its data, and disconnect everyone; whether there was one."""
        is_removed = await self._store.tables.delete(table)
        self.drop([table])
        self._publish_rewrite(table)
        return is_removed

    async def close_table(self, table: str) -> None:
        """End a running match, or remove a table whose match hasn't begun."""
        room = await self.room(table)
        if room.table.status == "waiting":
            await self.remove(table)
        else:
            await room.close_match()

    async def reload(self, table: str) -> None:
        """Read a table again wherever it is in memory, because its log was rewritten."""
        if table in self._loading or table in self.rooms:
            await (await self.room(table)).reload()
        self._publish_rewrite(table)

    async def refresh_chat(self, table: str) -> None:
        """Tell everyone at a table, wherever they're connected, what changed in its chat."""
        if table in self.rooms:
            await self.rooms[table].chat.sync()
        if self.services.cluster is not None:
            self.services.cluster.publish("chat", table)

    def _publish_rewrite(self, table: str) -> None:
        if self.services.cluster is not None:
            self.services.cluster.publish("log", table)

    def disconnect(self, is_banned: Callable[[str | None], bool]) -> None:
        for room in list(self.rooms.values()):
            room.close(lambda outbox: is_banned(outbox.address))

    async def unload_idle(self, idle_seconds: float) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, idle_seconds))
            oldest = time.monotonic() - idle_seconds
            for table, room in list(self.rooms.items()):
                if room.is_idle and room.used < oldest:
                    self.drop([table])

    async def rename(self, guest: str, name: str) -> str:
        """Give a guest another name, here and at every table where they sit.

        A table that isn't in memory takes over the last name when it's loaded.
        """
        clean = visible_name(name)
        await self._store.guests.rename(guest, clean)
        await self._show_look(guest)
        return clean

    async def change_look(self, guest: str, avatar: str, colour: int | None) -> None:
        """Give a guest another picture and colour, at every table where they sit, like a name."""
        await self._store.guests.set_look(guest, avatar, colour)
        await self._show_look(guest)

    async def _show_look(self, guest: str) -> None:
        look = await self._store.guests.look(guest)
        for room in list(self.rooms.values()):
            if guest in room.table.lobby.people:
                await room.rename(guest, look)
        if self.services.cluster is not None:
            tables = await self._store.tables.unfinished_ids(guest)
            self.services.cluster.publish("name", ",".join(tables))
