"""Live connections to a table: a WebSocket, or server-sent events."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from tenfold.core.errors import TenfoldError
from tenfold.core.game import Game
from tenfold.core.languages import current_language, set_language
from tenfold.server.errors import Forbidden, NotStored, ServerError, TooMany
from tenfold.server.http.client_address import network_of
from tenfold.server.http.handlers.base import Handlers
from tenfold.server.http.middleware import Checks, check_origin, language_of
from tenfold.server.http.socket_session import GONE, NOT_ALLOWED, SocketSession
from tenfold.server.metrics import metrics
from tenfold.server.runtime.outbox import TOO_SLOW, Outbox, TooSlow
from tenfold.server.runtime.room import Room
from tenfold.server.table.frames import Frame
from tenfold.server.table.packing import Dictionary, dictionary_of, known_dictionary

log = logging.getLogger("tenfold.server")

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
        try:
            await self._serve_table(WebSocket(scope, receive, send))
        except asyncio.CancelledError:  # the server ends, and hasn't waited any longer
            scope["extensions"]["tenfold.socket"].cut_off()
            raise ClientDisconnected from None

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
        self._pack(socket, room, outbox)
        await room.attach(outbox, last_seen_seq(socket))
        socket.scope["headers"].clear()  # kilobytes per connection that no one needs any more
        runtime, protocol = self._runtime, socket.scope["extensions"]["tenfold.socket"]
        limits, limit_log = runtime.settings.limits, self._rate_limits.limit_log
        try:
            code = await SocketSession(protocol, room, outbox, runtime.tasks, limits, limit_log).run()
        finally:
            room.detach(outbox)
        if code != GONE:
            log.info("socket closed with %d", code)
            await self._close(socket, code)

    def _pack(self, socket: WebSocket, room: Room, outbox: Outbox) -> None:
        """Pack deltas for a client that asks for that, as soon as there is a dictionary."""
        known, game = socket.query_params.get("packed"), room.table.game
        if known is None or not outbox.has_deltas or not game.is_compiled:
            return
        dictionary = known_dictionary(game, outbox.language)
        if dictionary is not None:
            _use(outbox, dictionary, known)
        else:
            self._runtime.tasks.spawn(self._pack_later(outbox, game, known))

    async def _pack_later(self, outbox: Outbox, game: Game, known: str) -> None:
        _use(outbox, await self._runtime.tasks.run_in_thread(dictionary_of, game, outbox.language), known)

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

    async def _close(self, socket: WebSocket, code: int) -> None:
        """Close the socket; abort it if the client doesn't even read that."""
        seconds = self._runtime.settings.limits.send_seconds if code != TOO_SLOW else 0.5
        try:
            async with asyncio.timeout(seconds):
                await socket.close(code)
        except (TimeoutError, RuntimeError, WebSocketDisconnect):
            protocol = socket.scope.get("extensions", {}).get("tenfold.socket")
            if protocol is not None:
                protocol.cut_off()

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


def _use(outbox: Outbox, dictionary: Dictionary, known: str) -> None:
    outbox.put(Frame(dictionary.frame(known.split(","))))
    outbox.dictionary = dictionary


def last_seen_seq(connection: HTTPConnection) -> int:
    text = connection.query_params.get("after") or connection.headers.get("last-event-id") or "0"
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else 0


def wants_text_board(connection: HTTPConnection, game_id: str) -> bool:
    """Whether the client can't draw this game: it names the games that it draws in the query."""
    draws = connection.query_params.get("draws")
    return draws is not None and game_id not in draws.split(",")
