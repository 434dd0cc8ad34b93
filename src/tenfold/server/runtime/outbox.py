"""One connection's way out: a short queue, and an end for who reads too slowly."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from tenfold.core.languages import DEFAULT_LANGUAGE
from tenfold.server.table.frames import Frame

TOO_SLOW = 1013
SPECTATOR_PREFIX = "watching "
"""No guest's own id begins like this, so no seat is ever this guest's."""


class TooSlow(Exception):
    """The reader did not keep up: it must come back and say how far it got."""


class Outbox:
    """Frames on their way to one connection. Putting never waits; a slow reader is cut off."""

    def __init__(
        self,
        guest: str,
        max_frames: int,
        send_seconds: float,
        *,
        has_lines: bool = False,
        is_spectator: bool = False,
        language: str = DEFAULT_LANGUAGE,
        address: str | None = None,
    ) -> None:
        self.member = guest
        """Who has the right to be here."""
        self.guest = f"{SPECTATOR_PREFIX}{guest}" if is_spectator else guest
        """For whom the table is told: who only watches is somebody without a seat, whoever it is."""
        self.is_spectator = is_spectator
        self.has_lines = has_lines
        """Whether views go out with the table as lines of text."""
        self.language = language
        """In which its reader reads."""
        self.address = address
        """Where it goes; None where that is not known."""
        self.is_closed = False
        self._max_frames = max_frames
        self._send_seconds = send_seconds
        self._queue: deque[Frame] = deque()
        self._ready = asyncio.Event()
        self._is_overrun = False

    def put(self, frame: Frame) -> None:
        """Queue a frame; one too many ends the stream."""
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
        """Nothing more goes out than what is queued already."""
        self.is_closed = True
        self._ready.set()

    async def next(self) -> Frame | None:
        """The next frame, or None at the end."""
        while not self._queue:
            if self._is_overrun:
                raise TooSlow
            if self.is_closed:
                return None
            self._ready.clear()
            await self._ready.wait()
        return self._queue.popleft()

    async def pump(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send until the end; who takes too long over one frame is too slow."""
        while (frame := await self.next()) is not None:
            try:
                async with asyncio.timeout(self._send_seconds):
                    await send(frame.body)
            except TimeoutError:
                self.close()
                raise TooSlow from None
