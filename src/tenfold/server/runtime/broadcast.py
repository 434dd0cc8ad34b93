"""Broadcasts frames to a room's connections: sequence numbers, languages, and who gets nothing."""

import asyncio
import time
from collections.abc import Iterable, Sequence

from tenfold.core.languages import use_language
from tenfold.core.text import shared_text
from tenfold.server.metrics import metrics
from tenfold.server.runtime.clock_jobs import now_ms
from tenfold.server.runtime.outbox import Outbox
from tenfold.server.runtime.room_state import RoomState
from tenfold.server.table import frames
from tenfold.server.table.deltas import SentViews
from tenfold.server.table.events import WITHOUT_VIEW, AnyEvent
from tenfold.server.table.frames import SEQ_STRIDE, Frame, Presence
from tenfold.server.table.table import NoticedEntry, StreamPosition, Table

LONG_SECONDS = 0.001
"""After a view that took longer to encode, others get their turn."""
EncodedView = tuple[str, bytes, SentViews | None]
"""The kind of a frame, its body, and what a connection that asked for deltas has after it."""


class Broadcaster:
    """Sends the guests of one room what they can know."""

    def __init__(self, state: RoomState, view_lock: asyncio.Lock) -> None:
        self._state = state
        self._view_lock = view_lock
        """Held while a view is encoded: one at a time in the server, so that answers pass in between."""
        self._numbers: dict[str, tuple[int, int]] = {}
        self._before: Table | None = None
        """The table as everyone knows it, while the next one is being broadcast."""

    @property
    def _known(self) -> Table:
        return self._before or self._state.table

    def resume(self, outbox: Outbox, after: int) -> None:
        """Send a connection one `table` frame, and one `view` frame with everything it missed.

        The first is numbered at the position where the client was, so that a connection that breaks between
        the two loses nothing.
        """
        guest, table = outbox.guest, self._state.table
        now = table.position(guest)
        seen = after // SEQ_STRIDE
        if not 0 <= seen <= now.seen:
            after = seen = 0
        if after:
            metrics().resyncs.labels("something" if seen < now.seen else "nothing").inc()
        if seen == now.seen:
            place, extra = self._numbers.get(guest, (seen, 0))
            self._numbers[guest] = (seen, max(extra if place == seen else 0, after % SEQ_STRIDE))
        with use_language(outbox.language):
            body = frames.encode({"table": frames.table_json(table, guest, self._state.presence)})
        is_behind = table.match is not None and seen < now.seen
        outbox.put(frames.numbered("table", after + 1 if is_behind else self._number(guest, now), body))
        if table.match is not None:
            missed = table.entries_after(guest, table.position_at(guest, seen))[-frames.MAX_EVENTS :]
            outbox.sent = None
            self._put_view(outbox, self._number(guest, now), self._encode(outbox, missed))

    async def broadcast(self, before: Table, events: Iterable[AnyEvent]) -> None:
        """Send each guest what changed for them by events, and nothing to those for whom nothing did.

        Answers are queued before. Views that take long are encoded one at a time, so that other rooms get
        their turn in between; then all are sent at once. Other frames sent meanwhile have numbers from
        before, so a client that reconnects after one of them has missed this.
        """
        is_seen = any(not isinstance(event, WITHOUT_VIEW) for event in events)
        has_view = is_seen and self._state.table.match is not None
        self._before = before
        try:
            views = await self._encode_views(before) if has_view else {}
        finally:
            self._before = None
        table = self._state.table
        is_same_lobby = before.lobby is table.lobby or before.lobby == table.lobby
        seats_changed = before.status != table.status or not is_same_lobby
        presence = self._state.presence if seats_changed else Presence()
        for guest, outboxes in self._state.outboxes.items():
            was, now = before.position(guest), table.position(guest)
            if now.seen == was.seen:
                continue
            if seats_changed:
                self._put_table(guest, outboxes, presence, was if has_view else now)
            if has_view:
                number = self._number(guest, now)
                for outbox in outboxes:
                    self._put_view(outbox, number, views[outbox])

    async def _encode_views(self, before: Table) -> dict[Outbox, EncodedView]:
        table, encoded = self._state.table, {}
        views: dict[Outbox, EncodedView] = {}
        for guest, outboxes in list(self._state.outboxes.items()):
            was = before.position(guest)
            if table.position(guest).seen == was.seen:
                continue
            entries = tuple(table.entries_after(guest, was))
            for outbox in list(outboxes):
                # Connections with the same key receive the same bytes.
                settings = outbox.has_lines, outbox.has_deltas, outbox.language
                key = (table.observers(guest), entries, settings, outbox.sent)
                if key not in encoded:
                    async with self._view_lock:
                        start = time.monotonic()
                        encoded[key] = self._encode(outbox, entries)
                        if time.monotonic() - start > LONG_SECONDS:
                            await asyncio.sleep(0)
                views[outbox] = encoded[key]
        return views

    def _encode(self, outbox: Outbox, entries: Iterable[NoticedEntry]) -> EncodedView:
        table, has_lines, now = self._state.table, outbox.has_lines, now_ms()
        observers = table.observers(outbox.guest)
        with use_language(outbox.language):
            if outbox.has_deltas:
                sent = outbox.sent
                return frames.view_or_delta(table, observers, entries, sent, has_lines=has_lines, now=now)
            body = frames.view_body(table, observers, entries, has_lines=has_lines, now=now)
            return "view", body, None

    def _put_view(self, outbox: Outbox, number: int, view: EncodedView) -> None:
        kind, body, outbox.sent = view
        frame = frames.numbered(kind, number, body)
        if kind == "delta" and outbox.dictionary is not None:
            frame = Frame(outbox.dictionary.pack(frame.body), number, is_packed=True)
        outbox.put(frame)

    def broadcast_presence(self, but: Outbox | None = None) -> None:
        """Send who is connected; this isn't stored or repeated."""
        presence = self._state.presence
        for guest, outboxes in self._state.outboxes.items():
            others = [outbox for outbox in outboxes if outbox is not but]
            if others:
                self._put_table(guest, others, presence, self._known.position(guest))

    def _put_table(
        self, guest: str, outboxes: Sequence[Outbox], presence: Presence, place: StreamPosition
    ) -> None:
        """Send the table as a guest can see it: one number, in the language of each connection."""
        number = self._number(guest, place)
        for language in {outbox.language for outbox in outboxes}:
            with use_language(language):
                body = frames.encode({"table": frames.table_json(self._state.table, guest, presence)})
            for outbox in outboxes:
                if outbox.language == language:
                    outbox.put(frames.numbered("table", number, body))

    def send(self, outbox: Outbox, kind: str, body: bytes) -> None:
        """Send a connection what isn't part of the log, and has no place of its own in it."""
        place = self._known.position(outbox.guest)
        outbox.put(frames.numbered(kind, self._number(outbox.guest, place), body))

    def broadcast_reaction(self, name: str, reaction: str) -> None:
        """Send a reaction; someone without a name is a guest, in the language of each connection."""
        for guest, outboxes in self._state.outboxes.items():
            number = self._number(guest, self._known.position(guest))
            for outbox in outboxes:
                called = name or shared_text(outbox.language).say("guest")
                body = frames.encode({"name": called, "reaction": reaction})
                outbox.put(frames.numbered("reaction", number, body))

    def _number(self, guest: str, place: StreamPosition) -> int:
        last, extra = self._numbers.get(guest, (place.seen, 0))
        extra = min(extra + 1, SEQ_STRIDE - 1) if last == place.seen else 1
        self._numbers[guest] = (place.seen, extra)
        return place.seen * SEQ_STRIDE + extra
