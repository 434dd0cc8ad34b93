"""The outbox of a connection: a short queue that cuts off readers who are too slow."""

import asyncio
from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass

from tenfold.core.languages import DEFAULT_LANGUAGE
from tenfold.server.table.deltas import SentViews
from tenfold.server.table.frames import Frame
from tenfold.server.table.packing import Dictionary

TOO_SLOW = 1013
MAX_QUEUED_BYTES = 128 * 1024
"""How much is queued for one reader, besides the table and the view that a connection begins with."""
MAX_BATCH_BYTES = 32 * 1024
"""How much of what's queued is sent at once."""
SPECTATOR_PREFIX = "watching "
"""Begins the id of a spectator; no guest's own id does, so no seat is theirs."""


class TooSlow(Exception):
    """The reader didn't keep up. It has to reconnect and say how far it got."""


@dataclass(eq=False)
class Outbox:
    """The frames that wait for one connection. Adding one never waits, and a slow reader is cut off."""

    member: str
    """The guest who's connected."""
    _max_frames: int
    _send_seconds: float
    _: KW_ONLY
    has_lines: bool = False
    """Whether views include the table as lines of text."""
    has_deltas: bool = False
    """Whether the client understands what changed in a view instead of a whole one."""
    is_spectator: bool = False
    language: str = DEFAULT_LANGUAGE
    address: str | None = None
    sent: SentViews | None = None
    """The views that the client has, if it understands deltas."""
    dictionary: Dictionary | None = None
    """What deltas are packed with, if the client understands that."""
    on_change: Callable[[], None] | None = None
    """Called when there is something to send, or nothing any more; without it `next` waits for that."""

    def __post_init__(self) -> None:
        self.guest = f"{SPECTATOR_PREFIX}{self.member}" if self.is_spectator else self.member
        """The guest that frames are for; a connection that only watches has no seat, whoever opened it."""
        self.is_closed = False
        self._queue: list[Frame] = []
        self._reader: asyncio.Future[None] | None = None
        self.is_overrun = False
        """Whether the reader was cut off."""

    def put(self, frame: Frame) -> None:
        """Queue a frame; one too many cuts the reader off."""
        if self.is_closed:
            return
        if len(self._queue) >= self._max_frames or self._would_hold_too_much(frame):
            self.is_overrun = True
            self.is_closed = True
            self._queue.clear()
        else:
            self._queue.append(frame)
        self._wake()

    def close(self) -> None:
        """Send nothing more than what is queued already."""
        self.is_closed = True
        self._wake()

    def _wake(self) -> None:
        if self.on_change is not None:
            self.on_change()
        elif self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def _would_hold_too_much(self, frame: Frame) -> bool:
        held = sum(len(one.body) for one in self._queue)
        return len(self._queue) > 1 and held + len(frame.body) > MAX_QUEUED_BYTES

    async def next(self) -> Frame | None:
        while not self._queue:
            if self.is_overrun:
                raise TooSlow
            if self.is_closed:
                return None
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._queue.pop(0)

    def take(self) -> list[Frame]:
        """The frames that are sent at once; none if nothing waits."""
        count = size = 0
        while count < len(self._queue) and size < MAX_BATCH_BYTES:
            size += len(self._queue[count].body)
            count += 1
        taken, self._queue = self._queue[:count], self._queue[count:]
        return taken
