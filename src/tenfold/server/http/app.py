"""The ASGI application: its routes, middleware and lifespan."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import Receive, Scope, Send

from tenfold.core.errors import TenfoldError
from tenfold.server.errors import NotFound
from tenfold.server.http.handlers.admin import AdminHandlers
from tenfold.server.http.handlers.evenings import EveningHandlers
from tenfold.server.http.handlers.games import GameHandlers
from tenfold.server.http.handlers.guests import GuestHandlers
from tenfold.server.http.handlers.health import HealthHandlers
from tenfold.server.http.handlers.history import HistoryHandlers
from tenfold.server.http.handlers.ladder import LadderHandlers
from tenfold.server.http.handlers.notifications import NotificationHandlers
from tenfold.server.http.handlers.personal_data import PersonalDataHandlers
from tenfold.server.http.handlers.qr import QrHandlers
from tenfold.server.http.handlers.quick import QuickHandlers
from tenfold.server.http.handlers.replays import ReplayHandlers
from tenfold.server.http.handlers.tables import TableHandlers
from tenfold.server.http.middleware import Checks, SecurityMiddleware, error_response
from tenfold.server.http.rate_limits import RateLimits
from tenfold.server.http.sockets import Sockets
from tenfold.server.http.static_files import StaticFiles
from tenfold.server.runtime.runtime import Runtime
from tenfold.server.settings import Settings


class Application(Starlette):
    """Serves requests through Starlette's layers, and WebSockets without them.

    Each layer takes memory for as long as a request lasts, and WebSockets last for hours.
    """

    serve_socket: Callable[[Scope, Receive, Send], Coroutine[Any, Any, None]]

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Coroutine[Any, Any, None]:
        serve = self.serve_socket if scope["type"] == "websocket" else super().__call__
        return serve(scope, receive, send)


def application(
    settings: Settings, runtime: Runtime | None = None, rate_limits: RateLimits | None = None
) -> Starlette:
    rate_limits = rate_limits or RateLimits(settings.limits)

    checks = Checks(settings, rate_limits)

    @asynccontextmanager
    async def lifespan(app: Application) -> AsyncIterator[None]:
        opened = runtime or Runtime(settings)
        app.state.runtime = opened
        sockets = Sockets(opened, rate_limits)
        app.router.routes[:] = _routes(opened, rate_limits, settings, sockets)
        app.serve_socket = partial(sockets.serve, checks)
        await opened.open()
        following = asyncio.create_task(
            rate_limits.bans.follow(opened.store, lambda: opened.tables.disconnect(rate_limits.bans.covers))
        )
        try:
            yield
        finally:
            following.cancel()
            await opened.close()

    handlers: dict[Any, Any] = {TenfoldError: _refuse}
    guard = Middleware(SecurityMiddleware, checks=checks)
    return Application(lifespan=lifespan, exception_handlers=handlers, middleware=[guard])


def _routes(
    runtime: Runtime, rate_limits: RateLimits, settings: Settings, sockets: Sockets
) -> list[BaseRoute]:
    """All routes but those of WebSockets; docs/protocol.md describes each of them."""
    health = HealthHandlers(runtime, rate_limits)
    return [
        *_guest_routes(runtime, rate_limits),
        *_table_routes(runtime, rate_limits, sockets),
        Route("/api/qr", QrHandlers(runtime, rate_limits).qr),
        Route("/healthz", health.health),
        Route("/readyz", health.ready),
        Route("/metrics", health.metrics),
        Route("/api/{rest:path}", _unknown, methods=["GET", "POST", "DELETE"]),
        Route("/{path:path}", StaticFiles(settings, runtime.store).answer),
    ]


def _guest_routes(runtime: Runtime, rate_limits: RateLimits) -> list[BaseRoute]:
    guests = GuestHandlers(runtime, rate_limits)
    own = PersonalDataHandlers(runtime, rate_limits)
    notifications = NotificationHandlers(runtime, rate_limits)
    admin = AdminHandlers(runtime, rate_limits)
    history = HistoryHandlers(runtime, rate_limits)
    return [
        Route("/api/me", guests.me, methods=["GET", "POST"]),
        Route("/api/me", own.delete, methods=["DELETE"]),
        Route("/api/me/data", own.export),
        Route("/api/me/look", guests.set_look, methods=["POST"]),
        Route("/api/me/history", history.page),
        Route("/api/me/companions", history.companions, methods=["GET", "POST"]),
        Route("/api/tables/{table}/invite", history.invite, methods=["POST"]),
        Route("/api/me/hand-over", guests.create_transfer_code, methods=["POST"]),
        Route("/api/programs", guests.create_program, methods=["POST"]),
        Route("/api/return", guests.redeem_return_key, methods=["POST"]),
        Route("/return/{key}", guests.return_page),
        Route("/return/{key}", guests.redeem_return_key, methods=["POST"]),
        Route("/api/notices", notifications.settings),
        Route("/api/notices/mail", notifications.add_mailbox, methods=["POST"]),
        Route("/api/notices/push", notifications.add_browser, methods=["POST"]),
        Route("/api/notices/off/{way}", notifications.unsubscribe, methods=["POST"]),
        Route("/api/tables/{table}/notices", notifications.set_for_table, methods=["POST"]),
        Route("/notices/confirm/{confirm}", notifications.confirm_page),
        Route("/notices/confirm/{confirm}", notifications.confirm, methods=["POST"]),
        Route("/notices/off/{way}", notifications.unsubscribe_page),
        Route("/notices/off/{way}", notifications.unsubscribe_from_page, methods=["POST"]),
        Route("/notices/off.js", notifications.unsubscribe_script),
        Route("/api/host", admin.overview),
        Route("/api/host/tables/{table}/close", admin.close, methods=["POST"]),
        Route("/api/host/tables/{table}", admin.remove, methods=["DELETE"]),
        Route("/api/host/bans", admin.ban, methods=["POST", "DELETE"]),
    ]


def _table_routes(runtime: Runtime, rate_limits: RateLimits, sockets: Sockets) -> list[BaseRoute]:
    games = GameHandlers(runtime, rate_limits)
    ladder = LadderHandlers(runtime, rate_limits)
    quick = QuickHandlers(runtime, rate_limits)
    tables = TableHandlers(runtime, rate_limits)
    replays = ReplayHandlers(runtime, rate_limits)
    evenings = EveningHandlers(runtime, rate_limits)
    return [
        Route("/api/games", games.games),
        Route("/api/games/{game}/rules", games.rules),
        Route("/api/games/{game}/box", games.box, methods=["GET", "POST"]),
        Route("/api/tables/{table}/boxes", tables.boxes),
        Route("/api/games/{game}/text", games.text),
        Route("/api/games/{game}/puzzle", games.puzzle),
        Route("/api/games/{game}/puzzle/counts", games.puzzle_counts),
        Route("/api/games/{game}/puzzle", games.puzzle_answered, methods=["POST"]),
        Route("/api/games/{game}/ladder", ladder.ladder, methods=["GET", "POST"]),
        Route("/api/games/{game}/guide", games.guide, methods=["POST"]),
        Route("/api/tables", tables.tables, methods=["GET", "POST"]),
        Route("/api/quick", quick.quick, methods=["GET", "POST", "DELETE"]),
        Route("/api/handed-over", tables.hand_over, methods=["POST"]),
        Route("/api/join", tables.join, methods=["POST"]),
        Route("/api/tables/{table}", tables.table),
        Route("/api/tables/{table}", tables.forget, methods=["DELETE"]),
        Route("/api/tables/{table}/commands", tables.command, methods=["POST"]),
        Route("/api/tables/{table}/events", sockets.events),
        Route("/api/tables/{table}/replay", replays.replay),
        Route("/api/tables/{table}/replay/{observer}/{page:int}", replays.replay_page),
        Route("/api/tables/{table}/file", replays.file),
        Route("/api/tables/{table}/look", replays.analysis, methods=["GET", "POST"]),
        Route("/api/evenings", evenings.evenings, methods=["GET", "POST"]),
        Route("/api/evenings/{evening}", evenings.evening),
        Route("/api/evenings/{evening}/commands", evenings.command, methods=["POST"]),
        Route("/api/evenings/{evening}/results.csv", evenings.results),
    ]


async def _unknown(_: Request) -> Response:
    raise NotFound("address")


async def _refuse(_: Request, error: Exception) -> Response:
    return error_response(error)
