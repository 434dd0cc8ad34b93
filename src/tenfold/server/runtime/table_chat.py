"""The chat of a room: what people write to each other, beside the table's log and its moves."""

import asyncio
from collections.abc import Sequence
from itertools import chain

from tenfold.core.text import shared_text
from tenfold.server.errors import Unavailable
from tenfold.server.runtime.broadcast import Broadcaster
from tenfold.server.runtime.cluster import Cluster
from tenfold.server.runtime.outbox import Outbox
from tenfold.server.runtime.room_state import RoomState
from tenfold.server.settings import Rate
from tenfold.server.stores.chat import ChatLine, ChatStore
from tenfold.server.table import frames, protocol
from tenfold.server.table.anonymize import display_names
from tenfold.server.table.chat import clean_text, require_writer
from tenfold.server.table.commands import Say, Unsay
from tenfold.server.table.lobby import Lobby
from tenfold.server.table.table import Table


class TableChat:
    """Stores what is written at one table, and sends everyone there what changed.

    The store is read after each change, whichever process made it, so that all processes send the same.
    """

    def __init__(
        self,
        state: RoomState,
        store: ChatStore,
        broadcaster: Broadcaster,
        cluster: Cluster | None,
        rate: Rate,
    ) -> None:
        self._state = state
        self._store = store
        self._broadcaster = broadcaster
        self._cluster = cluster
        self._rate = rate
        self._lock = asyncio.Lock()
        self._revision = 0
        """The last change that everyone here was sent."""

    @property
    def _table(self) -> Table:
        return self._state.table

    @property
    def _is_on(self) -> bool:
        return self._state.allows_chat and self._table.lobby.chat == "on"

    async def handle(self, guest: str, name: str, command: Say | Unsay) -> None:
        """Write a line or remove one, or refuse that."""
        if not self._state.allows_chat:
            raise Unavailable("chat-off", "chat-server")
        table, lobby = self._table.identity.id, self._table.lobby
        if isinstance(command, Unsay):
            writer = await self._store.writer(table, command.line)
            if writer is None:
                return  # it's gone already
            if guest not in {writer, lobby.host}:
                raise Unavailable("not-host")
            await self._store.remove(table, command.line)
        else:
            require_writer(lobby, guest)
            called = [lobby.seats[seat].name for seat in lobby.seats_of(guest)]
            name = called[0] if called else name or shared_text().say("guest")
            text = clean_text(command.text)
            if not await self._store.add(table, guest, name, text, command.id, self._rate):
                raise Unavailable("chat-too-fast")
        await self.publish()

    async def clear(self) -> None:
        """Delete everything that was written."""
        await self._store.clear(self._table.identity.id)
        await self.publish()

    async def publish(self) -> None:
        """Tell everyone here and at other processes what changed."""
        await self.sync()
        if self._cluster is not None:
            self._cluster.publish("chat", self._table.identity.id)

    async def sync(self, revision: int | None = None) -> None:
        """Send everyone here what changed since the last time, unless they know this revision already."""
        if revision is not None and revision <= self._revision:
            return
        async with self._lock:
            self._send_news(await self._store.changes(self._table.identity.id, self._revision))

    async def send_all(self, outbox: Outbox) -> None:
        """Send a new connection all lines there are."""
        if not self._is_on:
            return
        async with self._lock:
            lines = await self._store.changes(self._table.identity.id)
            self._send_news(lines, but=outbox)
            shown = [line for line in lines if line.text]
            if shown:
                self._send(outbox, shown, is_new=False)

    def _send_news(self, lines: Sequence[ChatLine], but: Outbox | None = None) -> None:
        """Send everyone the lines that have changed since the last time, if there are some."""
        news = [line for line in lines if line.revision > self._revision]
        if not news:
            return
        self._revision = max(line.revision for line in news)
        for outbox in chain(*self._state.outboxes.values()):
            if outbox is not but:
                self._send(outbox, news, is_new=True)

    def _send(self, outbox: Outbox, lines: Sequence[ChatLine], *, is_new: bool) -> None:
        """Send lines without the ids of their writers, and without anything of the match."""
        names = display_names([seat.name for seat in self._table.lobby.seats])
        plain = [_line_json(self._table.lobby, names, outbox.guest, line) for line in lines]
        self._broadcaster.send(outbox, "chat", frames.encode({"lines": plain, "news": is_new}))


def _line_json(lobby: Lobby, names: Sequence[str], guest: str, line: ChatLine) -> protocol.ChatLine:
    seat = next(iter(lobby.seats_of(line.guest)), None) if line.text and line.guest else None
    return {
        "number": line.number,
        "seat": seat,
        "name": line.name if seat is None else names[seat],
        "text": line.text,
        "written": line.written,
        "yours": line.text != "" and line.guest == guest,
    }
