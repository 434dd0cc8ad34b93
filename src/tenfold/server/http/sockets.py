"""Live connections to a table: a WebSocket, or server-sent events."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from tenfold.core.errors import TenfoldError
from tenfold.core.languages import current_language, set_language
from tenfold.server.errors import BadRequest, Forbidden, NotStored, ServerError, TooMany
from tenfold.server.http.client_address import network_of
from tenfold.server.http.handlers.base import Handlers
from tenfold.server.http.middleware import Checks, check_origin, language_of
from tenfold.server.http.rate_limits import SlidingWindow
from tenfold.server.metrics import metrics
from tenfold.server.runtime.outbox import TOO_SLOW, Outbox, TooSlow
from tenfold.server.runtime.room import Room
from tenfold.server.table.commands import decode

log = logging.getLogger("tenfold.server")

BINARY = 1003
MALFORMED = 1007
NOT_ALLOWED = 1008
RESTART = 1012
CUT_OFF = {1002, 1007, 1009}
"""Close codes of frames that the protocol itself refuses, before we see them."""
HEARTBEAT_SECONDS = 15.0
ADDRESS = re.compile(r"/api/tables/([^/]+)/socket")


class Sockets(Handlers):
    async def serve(self, checks: Checks, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a WebSocket from its request to its end."""
        connection = HTTPConnection(scope)
        found = ADDRESS.fullmatch(scope["path"])
        try:
            checks.check_socket(connection)
        except ServerError:
            found = None
        if found is None:
            await send({"type": "websocket.close", "code": NOT_ALLOWED})
            return
        set_language(language_of(connection))
        scope["path_params"] = {"table": found[1]}
        del connection
        await self._serve_table(WebSocket(scope, receive, send))

    async def _serve_table(self, socket: WebSocket) -> None:
        try:
            check_origin(socket, self._runtime.settings)
            guest = self._guest(socket)
            room = await self._runtime.tables.room(socket.path_params["table"], guest)
        except NotStored:
            await socket.accept()
            await self._close(socket, TOO_SLOW)
            return
        except TenfoldError as error:
            await self._refuse(socket, error)
            return
        try:
            with self._count_connection(socket, guest):
                await self._run_connection(socket, room, guest)
        except TooMany as error:
            await self._refuse(socket, error)
        except NotStored:
            await self._close(socket, TOO_SLOW)

    async def _refuse(self, socket: WebSocket, error: TenfoldError) -> None:
        """Refuse a socket: another site gets none at all, a guest one that closes with the reason."""
        log.info("socket refused: %s", error.code)
        if isinstance(error, Forbidden):
            await socket.close(NOT_ALLOWED)
            return
        await socket.accept()
        await socket.close(NOT_ALLOWED, error.code)

    @contextmanager
    def _count_connection(self, connection: HTTPConnection, guest: str) -> Iterator[None]:
        limits, address = self._rate_limits, self._address(connection)
        # Without a stack of contexts, which would take a kilobyte as long as the connection lasts.
        limits.address_sockets.acquire(address)
        try:
            limits.guest_sockets.acquire(guest)
            metrics().sockets.inc()
            try:
                yield
            finally:
                metrics().sockets.dec()
                limits.guest_sockets.release(guest)
        finally:
            limits.address_sockets.release(address)

    async def _run_connection(self, socket: WebSocket, room: Room, guest: str) -> None:
        await socket.accept()
        outbox = self._stream(socket, room, guest)
        await room.attach(outbox, last_seen_seq(socket))
        socket.scope["headers"].clear()  # kilobytes per connection that no one needs any more
        reading = asyncio.create_task(self._read(socket, room, outbox))
        writing = asyncio.create_task(outbox.pump(socket.scope["extensions"]["tenfold.send"]))
        try:
            await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.detach(outbox)
            for task in (reading, writing):
                task.cancel()
            results = await asyncio.gather(reading, writing, return_exceptions=True)
        code = _closing_code(results)
        if code is not None:
            log.info("socket closed with %d", code)
            await self._close(socket, code)

    def _stream(self, connection: HTTPConnection, room: Room, guest: str) -> Outbox:
        limits = self._runtime.settings.limits
        return Outbox(
            guest,
            limits.queue,
            limits.send_seconds,
            has_lines=wants_text_board(connection, room.table.game.id),
            has_deltas=connection.query_params.get("deltas") == "1",
            is_spectator=connection.query_params.get("as") == "spectator",
            language=current_language(),
            address=network_of(connection.client.host) if connection.client else None,
        )

    async def _read(self, socket: WebSocket, room: Room, outbox: Outbox) -> int:
        """Handle incoming commands; returns the close code."""
        window = SlidingWindow(self._runtime.settings.limits.messages)
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                if message.get("code") in CUT_OFF:
                    log.info("socket closed with %d", message["code"])
                raise WebSocketDisconnect
            if message.get("text") is None:
                return BINARY
            try:
                window.acquire()
                command = decode(message["text"])
                if not command.id:
                    raise BadRequest  # noqa: TRY301
            except TooMany:
                self._rate_limits.limit_log.record("messages", outbox.address)
                return NOT_ALLOWED
            except BadRequest:
                return MALFORMED
            await room.handle(outbox.member, command, outbox)

    async def _close(self, socket: WebSocket, code: int) -> None:
        """Close the socket; abort it if the client doesn't even read that."""
        seconds = self._runtime.settings.limits.send_seconds if code != TOO_SLOW else 0.5
        try:
            async with asyncio.timeout(seconds):
                await socket.close(code)
        except (TimeoutError, RuntimeError, WebSocketDisconnect):
            abort = socket.scope.get("extensions", {}).get("tenfold.abort")
            if abort is not None:
                abort()

    async def events(self, request: Request) -> Response:
        guest, room = await self._room(request)
        with self._count_connection(request, guest):
            pass  # refuse before the answer begins
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        return StreamingResponse(
            self._frames(request, room, guest), media_type="text/event-stream", headers=headers
        )

    async def _frames(self, request: Request, room: Room, guest: str) -> AsyncIterator[bytes]:
        outbox = self._stream(request, room, guest)
        with self._count_connection(request, guest):
            try:
                await room.attach(outbox, last_seen_seq(request))
                while True:
                    try:
                        async with asyncio.timeout(HEARTBEAT_SECONDS):
                            frame = await outbox.next()
                    except TimeoutError:
                        yield b": still here\n\n"
                        continue
                    if frame is None:
                        return
                    yield b"id: %d\ndata: %s\n\n" % (frame.seq, frame.body)
            except (TooSlow, NotStored):
                return
            finally:
                room.detach(outbox)


def _closing_code(results: Sequence[Any]) -> int | None:
    """The close code; None if the client is gone."""
    for result in results:
        if isinstance(result, int):
            return result
        if isinstance(result, TooSlow):
            return TOO_SLOW
        if isinstance(result, WebSocketDisconnect):
            return None
        if isinstance(result, Exception) and not isinstance(result, ServerError):
            if type(result).__name__ == "ClientDisconnected":
                return None
            log.error("unhandled error in a socket", exc_info=result)
            return 1011
    return RESTART


def last_seen_seq(connection: HTTPConnection) -> int:
    text = connection.query_params.get("after") or connection.headers.get("last-event-id") or "0"
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else 0


def wants_text_board(connection: HTTPConnection, game_id: str) -> bool:
    """Whether the client can't draw this game: it names the games that it draws in the query."""
    draws = connection.query_params.get("draws")
    return draws is not None and game_id not in draws.split(",")
