"""A WebSocket that is open: commands come in, frames go out, and while nothing happens no task waits."""

import asyncio
import logging
from typing import Any

from tenfold.core.languages import set_language
from tenfold.server.errors import BadRequest, ServerError, TooMany
from tenfold.server.http.protocols import LimitedWebSocketProtocol
from tenfold.server.http.rate_limits import LimitLog, SlidingWindow
from tenfold.server.runtime.background_tasks import BackgroundTasks
from tenfold.server.runtime.outbox import TOO_SLOW, Outbox
from tenfold.server.runtime.room import Room
from tenfold.server.settings import Limits
from tenfold.server.table.commands import AnyCommand, decode

log = logging.getLogger("tenfold.server")

BINARY = 1003
MALFORMED = 1007
NOT_ALLOWED = 1008
FAILED = 1011
RESTART = 1012
CUT_OFF = {1002, 1007, 1009}
"""Close codes of frames that the protocol itself refuses, before we see them."""
GONE = 0
"""Instead of a close code: the client has left already."""


class SocketSession:
    """One command of a connection is handled at a time, in the order they came."""

    __slots__ = (
        "_done",
        "_is_handling",
        "_is_scheduled",
        "_limit_log",
        "_limits",
        "_loop",
        "_outbox",
        "_room",
        "_slow_timer",
        "_socket",
        "_tasks",
        "_waiting",
        "_window",
    )

    def __init__(
        self,
        socket: LimitedWebSocketProtocol,
        room: Room,
        outbox: Outbox,
        tasks: BackgroundTasks,
        limits: Limits,
        limit_log: LimitLog,
    ) -> None:
        self._socket = socket
        self._room = room
        self._outbox = outbox
        self._tasks = tasks
        self._limits = limits
        self._limit_log = limit_log
        self._window = SlidingWindow(limits.messages)
        self._loop = asyncio.get_running_loop()
        self._done: asyncio.Future[int] = self._loop.create_future()
        self._is_handling = self._is_scheduled = False
        self._waiting: list[Any] = []
        """Messages that came while a command was being handled."""
        self._slow_timer: asyncio.TimerHandle | None = None

    async def run(self) -> int:
        """Serve until the end; returns the close code."""
        self._outbox.on_change = self._schedule
        self._socket.listen(self._receive, self._send)
        self._schedule()
        try:
            return await self._done
        finally:
            self._outbox.on_change = None
            self._socket.stop_listening()
            self._waiting.clear()
            self._stop_timer()

    def _end(self, code: int) -> None:
        if not self._done.done():
            self._done.set_result(code)

    def _receive(self, message: Any) -> None:
        if self._done.done():
            return
        if message["type"] == "websocket.disconnect":
            if message.get("code") in CUT_OFF:
                log.info("socket closed with %d", message["code"])
            self._end(GONE)
        elif self._is_handling:
            self._waiting.append(message)
            self._socket.transport.pause_reading()
        elif (command := self._command_in(message)) is not None:
            self._is_handling = True
            self._tasks.spawn(self._handle(command))

    def _command_in(self, message: Any) -> AnyCommand | None:
        """The command of a message; one that isn't allowed ends the connection."""
        if self._done.done():
            return None
        if message.get("text") is None:
            self._end(BINARY)
            return None
        try:
            self._window.acquire()
            command = decode(message["text"])
        except TooMany:
            self._limit_log.record("messages", self._outbox.address)
            self._end(NOT_ALLOWED)
        except BadRequest:
            self._end(MALFORMED)
        else:
            if command.id:
                return command
            self._end(MALFORMED)
        return None

    async def _handle(self, first: AnyCommand) -> None:
        """Handle a command and those that come meanwhile, to their ends even if the client leaves."""
        set_language(self._outbox.language)
        command: AnyCommand | None = first
        try:
            while command is not None:
                await self._room.handle_to_end(self._outbox.member, command, self._outbox)
                command = self._next()
        except ServerError:
            self._end(RESTART)
        except Exception:
            log.exception("unhandled error in a socket")
            self._end(FAILED)
        finally:
            self._is_handling = False

    def _next(self) -> AnyCommand | None:
        if not self._waiting:
            return None
        message = self._waiting.pop(0)
        if not self._waiting:
            self._socket.transport.resume_reading()
        return self._command_in(message)

    def _schedule(self) -> None:
        """Send in the next turn of the event loop: an answer goes out together with what it led to."""
        if not self._is_scheduled:
            self._is_scheduled = True
            self._loop.call_soon(self._send)

    def _send(self) -> None:
        """Send what is queued, until the reader is behind; one that stays behind is too slow."""
        self._is_scheduled = False
        socket, outbox = self._socket, self._outbox
        if self._done.done():
            return
        while not socket.is_gone and not socket.is_behind and (frames := outbox.take()):
            socket.send_frames(frames)
        if outbox.is_overrun:
            self._end(TOO_SLOW)
        elif socket.is_gone:
            self._end(GONE)
        elif not socket.is_behind:
            self._stop_timer()
            if outbox.is_closed:
                self._end(RESTART)
        elif self._slow_timer is None:
            self._slow_timer = self._loop.call_later(self._limits.send_seconds, self._give_up)

    def _give_up(self) -> None:
        self._outbox.close()
        self._end(TOO_SLOW)

    def _stop_timer(self) -> None:
        if self._slow_timer is not None:
            self._slow_timer.cancel()
            self._slow_timer = None
