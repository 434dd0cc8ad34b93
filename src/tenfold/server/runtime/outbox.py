"""The outbox of a connection: a short queue that cuts off readers who are too slow."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import KW_ONLY, dataclass

from tenfold.core.languages import DEFAULT_LANGUAGE
from tenfold.server.table.frames import Frame

TOO_SLOW = 1013
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
    is_spectator: bool = False
    language: str = DEFAULT_LANGUAGE
    address: str | None = None

    def __post_init__(self) -> None:
        self.guest = f"{SPECTATOR_PREFIX}{self.member}" if self.is_spectator else self.member
        """The guest that frames are for; a connection that only watches has no seat, whoever opened it."""
        self.is_closed = False
        self._queue: deque[Frame] = deque()
        self._ready = asyncio.Event()
        self._is_overrun = False

    def put(self, frame: Frame) -> None:
        """Queue a frame; one too many cuts the reader off."""
        if self.is_closed:
            return
        if len(self._queue) >= self._max_frames:
            self._is_overrun = True
            self.is_closed = True
            self._queue.clear()
        else:
            self._queue.append(frame)
        self._ready.set()

    def close(self) -> None:
        """Send nothing more than what is queued already."""
        self.is_closed = True
        self._ready.set()

    async def next(self) -> Frame | None:
        while not self._queue:
            if self._is_overrun:
                raise TooSlow
            if self.is_closed:
                return None
            self._ready.clear()
            await self._ready.wait()
        return self._queue.popleft()

    async def pump(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send frames until the end; a reader who takes too long over one is too slow."""
        while (frame := await self.next()) is not None:
            try:
                async with asyncio.timeout(self._send_seconds):
                    await send(frame.body)
            except TimeoutError:
                self.close()
                raise TooSlow from None
