"""The wire under HTTP and sockets: how much may come in, how long it may take, how much at a time.

uvicorn parses; these classes stand before it. A head that is too long never reaches a parser, and
however much arrives at once, only a chunk of it is looked at before everybody else has a turn.
"""

import asyncio
import json
import re
from collections.abc import Callable
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from tenfold.server.errors import HeadTooLong, ServerError, TooMany, TooManyConnections, TooSlowRequest
from tenfold.server.http.allowed_hosts import LOCAL
from tenfold.server.http.client_address import network_of
from tenfold.server.http.connection_limits import Connections
from tenfold.server.http.rate_limits import SlidingWindow
from tenfold.server.settings import Settings

CHUNK_BYTES = 4096
"""So many bytes are parsed before others have a turn: some 700 of the smallest frames."""
HEAD_END = re.compile(rb"\n\r?\n")
STALLED_SECONDS = 30.0
"""How long a reader may take nothing of an answer."""
DRAIN_SECONDS = 1.0
MAX_DRAIN_BYTES = 1024 * 1024
TOO_MANY_CONTROLS = 1008


class ServerConfig(uvicorn.Config):
    """uvicorn's configuration, with what our doors need."""

    def __init__(self, app: Any, settings: Settings, connections: Connections, **more: Any) -> None:
        super().__init__(app, http=LimitedHttpProtocol, ws=LimitedWebSocketProtocol, **more)
        self.settings = settings
        self.all_connections = connections


class ChunkedReader:
    """Bytes that came in, passed on a chunk at a time."""

    def __init__(self, loop: asyncio.AbstractEventLoop, pass_on: Callable[[bytes], bool]) -> None:
        self._loop = loop
        self._pass_on = pass_on
        self._bytes = bytearray()
        self._is_due = False

    def __len__(self) -> int:
        return len(self._bytes)

    def add(self, data: bytes) -> None:
        """More bytes; the first chunk is passed on at once."""
        self._bytes += data
        if not self._is_due:
            self.resume()

    def resume(self) -> None:
        """Pass one chunk on, and the next in the next turn; not while nobody takes it."""
        self._is_due = False
        if not self._bytes:
            return
        chunk = bytes(self._bytes[:CHUNK_BYTES])
        del self._bytes[:CHUNK_BYTES]
        if self._pass_on(chunk) and self._bytes and not self._is_due:
            self._is_due = True
            self._loop.call_soon(self.resume)

    def put_back(self, data: bytes) -> None:
        """Bytes that nobody takes yet."""
        self._bytes[:0] = data

    def clear(self) -> None:
        """Forget them."""
        self._bytes.clear()


class LimitedHttpProtocol(H11Protocol):
    """One connection that speaks HTTP."""

    config: ServerConfig

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.address: str | None = None
        self._limits = self.config.settings.limits
        self._all = self.config.all_connections
        self._chunks = ChunkedReader(self.loop, self._take_chunk)
        self._head = bytearray()
        self._timer: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._is_upgraded = False
        self._drain_bytes: int | None = None
        """How many bytes are still heard after a refusal, or None before one."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there; if there is no room, they are told so."""
        super().connection_made(transport)
        self.address = counted_client(self.client, self.config.settings)
        if self._all.add(self):
            self._set_deadline(self._limits.head_seconds)
        else:
            self._refuse(TooManyConnections())

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self._reset()
        self._all.remove(self)
        super().connection_lost(exc)

    def cut_off(self) -> None:
        """Make room for somebody else."""
        self._reset()
        self.transport.abort()

    def _reset(self) -> None:
        self._set_deadline(None)
        self.resume_writing()
        self._chunks.clear()

    def data_received(self, data: bytes) -> None:
        """Take what came, a chunk at a time; until all of it is done, nothing more is read."""
        if self._drain_bytes is not None:
            self._drain_bytes -= len(data)
            if self._drain_bytes < 0:
                self.transport.abort()
            return
        self._chunks.add(data)
        if self._chunks and not self.transport.is_closing():
            self.transport.pause_reading()

    def _take_chunk(self, chunk: bytes) -> bool:
        """Pass a chunk on to where it belongs; False if it has to wait."""
        if self.transport.is_closing() or self._drain_bytes is not None:
            self._chunks.clear()
            return False
        if self._is_answering and self.conn.their_state is not h11.SEND_BODY:
            self._chunks.put_back(chunk)  # another request, before the answer to the first is done
            return False
        if self.conn.their_state is h11.SEND_BODY:
            self._parse(chunk)
        else:
            self._take_head(chunk)
        if not self._chunks and not self._is_upgraded and not self.flow.read_paused:
            self.transport.resume_reading()
        return not self._is_upgraded

    @property
    def _is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _take_head(self, chunk: bytes) -> None:
        """Collect the head of a request: too long or too slow, it is refused before it is parsed."""
        if not self._head:
            self._unset_keepalive_if_required()
            self._set_deadline(self._limits.head_seconds)
        searched = max(0, len(self._head) - 2)
        self._head += chunk
        end = HEAD_END.search(self._head, searched)
        length = end.end() if end else len(self._head)
        if length > self._limits.head_bytes or self._head.count(b"\n", 0, length) > self._limits.head_lines:
            self._refuse(HeadTooLong())
        elif end:
            head, rest = bytes(self._head[:length]), bytes(self._head[length:])
            self._head.clear()
            self._set_deadline(None)
            self._all.mark_busy(self)
            if rest:
                self._chunks.put_back(rest)
            self._parse(head)
            if self.conn.their_state is h11.SEND_BODY and not self._is_upgraded:
                self._set_deadline(self._limits.body_seconds)

    def _parse(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is not h11.SEND_BODY and not self._head:
            self._set_deadline(None)

    def on_response_complete(self) -> None:
        """The answer is out: the connection waits for the next request, which may be here already."""
        super().on_response_complete()
        if not self.transport.is_closing():
            self._all.mark_idle(self)
            self.loop.call_soon(self._chunks.resume)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a table's socket; it stays in the list of connections."""
        self._is_upgraded = True
        self._set_deadline(None)
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        if isinstance(socket, LimitedWebSocketProtocol):
            socket.http_protocol = self
            if not self.transport.is_closing():
                self.transport.resume_reading()

    def leave(self) -> None:
        """The socket that this became has gone."""
        self._reset()
        self._all.remove(self)

    def _set_deadline(self, seconds: float | None) -> None:
        """What is awaited must come within so many seconds; None: nothing is."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._on_deadline)

    def _on_deadline(self) -> None:
        if self._head or self.conn.their_state is h11.SEND_BODY:
            self._refuse(TooSlowRequest())
        else:
            self.transport.abort()

    def _refuse(self, error: ServerError) -> None:
        """Answer by ourselves, if no answer has begun, and hear no more."""
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
        """Who still talks would not read an answer after which nobody listens: listen, and forget it."""
        if not self._all.mark_idle(self):
            self.transport.close()
            return
        self._drain_bytes = MAX_DRAIN_BYTES
        self.transport.write_eof()
        self.transport.resume_reading()
        self._timer = self.loop.call_later(DRAIN_SECONDS, self.transport.abort)

    def send_400_response(self, msg: str) -> None:
        """What is not HTTP is told so, unless an answer to what came before has begun."""
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:
            self.transport.abort()

    def pause_writing(self) -> None:
        """The reader does not read; some do that for ever."""
        super().pause_writing()
        if self._stalled is None:
            self._stalled = self.loop.call_later(STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """The reader reads."""
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
        if self.flow is not None:
            super().resume_writing()


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that the application may cut off when its reader does not read."""

    config: ServerConfig

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.http_protocol: LimitedHttpProtocol | None = None
        self._chunks = ChunkedReader(self.loop, self._take_chunk)
        self._controls = SlidingWindow(self.config.settings.limits.messages)

    def data_received(self, data: bytes) -> None:
        """Take what came, a chunk at a time; until all of it is done, nothing more is read."""
        self._chunks.add(data)
        if self._chunks and not self.transport.is_closing():
            self.transport.pause_reading()

    def _take_chunk(self, chunk: bytes) -> bool:
        if self.transport.is_closing():
            self._chunks.clear()
            return False
        super().data_received(chunk)
        if not self._chunks and not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()
        return True

    def handle_connect(self, event: Request) -> None:
        """Say how to cut it off, beside what ASGI says."""
        super().handle_connect(event)
        if self.handshake_initiated and hasattr(self, "scope"):
            self.scope["extensions"]["tenfold.abort"] = self.transport.abort  # type: ignore[assignment]

    def handle_ping(self) -> None:
        """Answer a ping; who sends nothing else, without end, is cut off."""
        try:
            self._controls.acquire()
        except TooMany:
            self._chunks.clear()
            self.conn.fail(TOO_MANY_CONTROLS, "too-many")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        else:
            super().handle_ping()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self._chunks.clear()
        super().connection_lost(exc)
        if self.http_protocol is not None:
            self.http_protocol.leave()


def counted_client(client: tuple[str, int] | None, settings: Settings) -> str | None:
    """The address that a connection counts for. A proxy on this machine stands for many."""
    address = network_of(client[0]) if client else "unknown"
    return None if address in LOCAL and not settings.counts_own_device else address


def raw_error_response(error: ServerError) -> bytes:
    """A refusal, written without the help of anything that parses."""
    body = json.dumps({"code": error.code, "sentence": error.sentence}).encode()
    head = (
        f"HTTP/1.1 {error.status} Refused\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\nX-Content-Type-Options: nosniff\r\n\r\n"
    )
    return head.encode() + body
