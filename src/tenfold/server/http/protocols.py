"""Protocols that limit how much a client may send, how long it may take, and how much is parsed at once.

They wrap uvicorn's protocols. A head that is too long never reaches the parser, and however much arrives
at once, only a chunk is parsed before other connections have a turn.
"""

import asyncio
import json
import re
from collections.abc import Callable, Sequence
from typing import Any, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C, where that was built
from websockets.http11 import Request
from websockets.protocol import State
from websockets.streams import StreamReader

from tenfold.server.errors import (
    BadRequest,
    HeadTooLong,
    ServerError,
    TooMany,
    TooManyConnections,
    TooSlowRequest,
)
from tenfold.server.http.allowed_hosts import LOCAL
from tenfold.server.http.client_address import network_of
from tenfold.server.http.connection_limits import Connections
from tenfold.server.http.rate_limits import SlidingWindow
from tenfold.server.settings import Settings
from tenfold.server.table.frames import Frame

CHUNK_BYTES = 4096
"""Bytes parsed before other connections have a turn: some 700 of the smallest frames."""
HEAD_END = re.compile(rb"\n\r?\n")
STALLED_SECONDS = 30.0
"""How long a client may read nothing of a response."""
DRAIN_SECONDS = 1.0
MAX_DRAIN_BYTES = 1024 * 1024
TOO_MANY_CONTROLS = 1008
WHOLE_TEXT, PACKED, MASKED = 0x81, 0x82, 0x80
"""The first byte of a text and of a binary message in one frame, and the bit of the second: it's masked."""
MAX_LENGTH_IN_HEAD = 125
TWO_MORE_BYTES = 126
"""Instead of a length: the next two bytes say it."""
SMALLEST_FRAME = 6
MASK_BYTES = 4


class ServerConfig(uvicorn.Config):
    def __init__(self, app: Any, settings: Settings, connections: Connections, **more: Any) -> None:
        protocols: dict[str, Any] = {"http": LimitedHttpProtocol, "ws": LimitedWebSocketProtocol}
        super().__init__(app, interface="asgi3", **protocols, **more)
        self.settings = settings
        self.all_connections = connections


class LimitedHttpProtocol(H11Protocol):
    """An HTTP connection with time-outs and size limits for what the client sends."""

    config: ServerConfig

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.address: str | None = None
        self._limits = self.config.settings.limits
        self._all = self.config.all_connections
        self._head = bytearray()
        self._waiting = b""
        """What has arrived of another request before the answer to the first is done."""
        self._timer: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._is_upgraded = False
        self._drain_bytes: int | None = None
        """How many bytes are still read and dropped after a refusal; None before one."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept the connection, or answer that there is no room."""
        super().connection_made(transport)
        transport.max_size = CHUNK_BYTES  # type: ignore[attr-defined]  # asyncio's recv() reads no more at once
        address = network_of(self.client[0]) if self.client else "unknown"
        # A proxy on this machine stands for many, so it isn't counted.
        is_counted = address not in LOCAL or self.config.settings.counts_own_device
        self.address = address if is_counted else None
        if self._all.add(self):
            self._set_deadline(self._limits.head_seconds)
        else:
            self._refuse(TooManyConnections())

    def connection_lost(self, exc: Exception | None) -> None:
        self._reset()
        self._all.remove(self)
        super().connection_lost(exc)

    def cut_off(self) -> None:
        """Close the connection at once, to make room for another."""
        self._reset()
        self.transport.abort()

    def _reset(self) -> None:
        self._set_deadline(None)
        self.resume_writing()
        self._waiting = b""

    def data_received(self, data: bytes) -> None:
        """Parse a part of a body or head; another request's head waits for the answer to this one."""
        if self._drain_bytes is not None:
            self._drain_bytes -= len(data)
            if self._drain_bytes < 0:
                self.transport.abort()
        elif self._is_upgraded or self.transport.is_closing():
            return
        elif self.conn.their_state is h11.SEND_BODY:
            self._parse(data)
        elif self._is_answering:
            self._waiting += data
            self.transport.pause_reading()
        else:
            self._take_head(data)

    @property
    def _is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _take_head(self, data: bytes) -> None:
        """Collect a request's head; if it's too long or too slow, refuse it before it is parsed."""
        if not self._head:
            self._unset_keepalive_if_required()
            self._set_deadline(self._limits.head_seconds)
        searched = max(0, len(self._head) - 2)
        self._head += data
        end = HEAD_END.search(self._head, searched)
        length = end.end() if end else len(self._head)
        if length > self._limits.head_bytes or self._head.count(b"\n", 0, length) > self._limits.head_lines:
            self._refuse(HeadTooLong())
        elif end and _is_ambiguous(self._head[:length]):
            self._refuse(BadRequest())
        elif end:
            head, rest = bytes(self._head[:length]), bytes(self._head[length:])
            self._head.clear()
            self._set_deadline(None)
            self._all.mark_busy(self)
            self._parse(head)
            if self.conn.their_state is h11.SEND_BODY and not self._is_upgraded:
                self._set_deadline(self._limits.body_seconds)
            if rest:
                self.data_received(rest)

    def _parse(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is not h11.SEND_BODY and not self._head:
            self._set_deadline(None)

    def on_response_complete(self) -> None:
        """Mark the connection as idle, and parse a request that may have arrived already."""
        super().on_response_complete()
        if not self.transport.is_closing():
            self._all.mark_idle(self)
            self.loop.call_soon(self._resume)

    def _resume(self) -> None:
        waiting, self._waiting = self._waiting, b""
        if waiting:
            self.transport.resume_reading()
            self.data_received(waiting)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the WebSocket protocol, which is counted in place of this one."""
        self._is_upgraded = True
        self._reset()
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        if isinstance(socket, LimitedWebSocketProtocol):
            socket.address = self.address
            self._all.replace(self, socket)

    def _set_deadline(self, seconds: float | None) -> None:
        """Close the connection unless it goes on within that time; None: no deadline."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._on_deadline)

    def _on_deadline(self) -> None:
        if self._head or self.conn.their_state is h11.SEND_BODY:
            self._refuse(TooSlowRequest())
        else:
            self.transport.abort()

    def _refuse(self, error: ServerError) -> None:
        """Answer with an error, unless a response has started, and read no more."""
        self._reset()
        self._head.clear()
        if self.transport.is_closing():
            return
        is_of_this_request = self._is_answering or self.conn.their_state is h11.SEND_BODY
        if is_of_this_request and self.cycle.response_started:
            self.transport.close()
            return
        if self._is_answering:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.write(raw_error_response(error))
        self._drain()

    def _drain(self) -> None:
        """Read and drop what the client still sends: otherwise it would never see the response."""
        if not self._all.mark_idle(self):
            self.transport.close()
            return
        self._drain_bytes = MAX_DRAIN_BYTES
        self.transport.write_eof()
        self.transport.resume_reading()
        self._timer = self.loop.call_later(DRAIN_SECONDS, self.transport.abort)

    def send_400_response(self, msg: str) -> None:
        """Answer invalid HTTP with 400, unless an earlier response has started."""
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:
            self.transport.abort()

    def pause_writing(self) -> None:
        """Close the connection if its reader doesn't read for too long."""
        super().pause_writing()
        if self._stalled is None:
            self._stalled = self.loop.call_later(STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
        if self.flow is not None:
            super().resume_writing()


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket with limits, which the application can abort when its reader doesn't read."""

    config: ServerConfig

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.address: str | None = None
        self.queue = MessageQueue()  # type: ignore[assignment]  # used by the general protocol
        self.writable = Flag()  # type: ignore[assignment]  # the same
        self._controls: SlidingWindow | None = None
        self._on_message: Callable[[Any], None] | None = None
        self._on_writable: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and hasattr(self, "scope"):
            self.scope["extensions"]["tenfold.socket"] = self  # type: ignore[assignment]

    async def send(self, message: Any) -> None:
        """Send by ASGI; once the connection is accepted, its request takes kilobytes that no one needs."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()
            self.response.headers.clear()
            cast("list[Any]", self.scope["headers"]).clear()
            del self.request, self.response

    def data_received(self, data: bytes) -> None:
        """Read a short text message by itself, in a fifth of the time: clients send hardly anything else."""
        text = None
        if (
            len(data) <= self.config.ws_max_size
            and self._on_message is not None
            and self._is_between_messages
        ):
            text = short_text(data)
        if text is None or self._on_message is None:
            super().data_received(data)
        else:
            self._on_message({"type": "websocket.receive", "text": text})

    @property
    def _is_between_messages(self) -> bool:
        """Whether the next byte begins a message; only the general parser knows."""
        if self.conn.current_size is not None or self.conn.state is not State.OPEN:
            return False
        waits_in: Any = self.conn.parser
        while (inner := getattr(waits_in, "gi_yieldfrom", None)) is not None:
            waits_in = inner
        return bool(waits_in.__name__ == StreamReader.at_eof.__name__)

    def listen(self, on_message: Callable[[Any], None], on_writable: Callable[[], None]) -> None:
        """From now on call back for each message; ASGI would need a task that waits, and pauses reading."""
        self._on_message, self._on_writable = on_message, on_writable
        self.read_paused = True  # says that the listener pauses by itself
        self.transport.resume_reading()
        cast("MessageQueue", self.queue).listen(on_message)

    def stop_listening(self) -> None:
        """Call back no more, so that the listener is freed."""
        self._on_message = self._on_writable = None
        cast("MessageQueue", self.queue).listen(None)

    @property
    def is_gone(self) -> bool:
        """Whether nothing can be sent any more."""
        return self.disconnected or self.transport.is_closing()

    @property
    def is_behind(self) -> bool:
        """Whether the reader is: what is sent now piles up here."""
        return not self.writable.is_set()

    def send_frames(self, frames: Sequence[Frame]) -> None:
        """Send messages with one write. The general way through ASGI takes several times as long."""
        if not self.close_sent:
            self.transport.write(
                b"".join(part for frame in frames for part in (frame_head(frame), frame.body))
            )

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._on_writable is not None:
            self._on_writable()

    def handle_ping(self) -> None:
        """Answer a ping; a client that floods us with pings is disconnected."""
        self._controls = self._controls or SlidingWindow(self.config.settings.limits.messages)
        try:
            self._controls.acquire()
        except TooMany:
            self.conn.fail(TOO_MANY_CONTROLS, "too-many")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        else:
            super().handle_ping()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.all_connections.remove(self)

    def cut_off(self) -> None:
        """Close the connection at once."""
        self.transport.abort()


def _is_ambiguous(head: bytearray) -> bool:
    """Whether a request states its length in two ways, of which a proxy may believe the other."""
    lower = head.lower()
    return b"\ncontent-length:" in lower and b"\ntransfer-encoding:" in lower


class MessageQueue:
    """A queue with one reader, in a tenth of the memory of an `asyncio.Queue`; every socket has one."""

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None
        self._listener: Callable[[Any], None] | None = None

    def listen(self, listener: Callable[[Any], None] | None) -> None:
        """From now on pass each message on, and keep none; None ends that."""
        self._listener = listener
        while self._messages and listener is not None:
            listener(self._messages.pop(0))

    def put_nowait(self, message: Any) -> None:
        if self._listener is not None:
            self._listener(message)
            return
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def empty(self) -> bool:
        return not self._messages

    async def get(self) -> Any:
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._messages.pop(0)


class Flag:
    """An `asyncio.Event` that is set, in a tenth of its memory; every socket has one."""

    def __init__(self) -> None:
        self._unset: asyncio.Future[None] | None = None
        """Done when it's set again; None while it's set."""

    def is_set(self) -> bool:
        return self._unset is None

    def set(self) -> None:
        if self._unset is not None and not self._unset.done():
            self._unset.set_result(None)
        self._unset = None

    def clear(self) -> None:
        self._unset = self._unset or asyncio.get_running_loop().create_future()

    async def wait(self) -> None:
        if self._unset is not None:
            await asyncio.shield(self._unset)


def short_text(data: bytes) -> str | None:
    """The text of a client's message, if the data are one frame and nothing else (RFC 6455, section 5.2)."""
    if len(data) < SMALLEST_FRAME or data[0] != WHOLE_TEXT or not data[1] & MASKED:
        return None
    start, length = 2, data[1] & ~MASKED
    if length > TWO_MORE_BYTES:
        return None
    if length == TWO_MORE_BYTES:
        start, length = 4, int.from_bytes(data[2:4])
    if len(data) != start + MASK_BYTES + length:
        return None
    try:
        return str(apply_mask(data[start + MASK_BYTES :], data[start : start + MASK_BYTES]), "utf-8")
    except UnicodeDecodeError:
        return None  # the general parser refuses it


def frame_head(frame: Frame) -> bytes:
    """The head of a WebSocket message from a server (RFC 6455, section 5.2); packed ones are binary."""
    kind, length = PACKED if frame.is_packed else WHOLE_TEXT, len(frame.body)
    if length <= MAX_LENGTH_IN_HEAD:
        return bytes((kind, length))
    if length < 1 << 16:
        return bytes((kind, TWO_MORE_BYTES)) + length.to_bytes(2)
    return bytes((kind, 127)) + length.to_bytes(8)


def raw_error_response(error: ServerError) -> bytes:
    """An error as raw HTTP, for requests that were never parsed."""
    body = json.dumps({"code": error.code, "sentence": error.sentence}).encode()
    head = (
        f"HTTP/1.1 {error.status} Refused\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\nX-Content-Type-Options: nosniff\r\n\r\n"
    )
    return head.encode() + body
