"""The application: routes, and what stands around them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from tenfold.core.errors import TenfoldError
from tenfold.server.errors import NotFound
from tenfold.server.http.access import RateLimits, SecurityMiddleware, error_response
from tenfold.server.http.handlers.admin import AdminHandlers
from tenfold.server.http.handlers.evenings import EveningHandlers
from tenfold.server.http.handlers.notifications import NotificationHandlers
from tenfold.server.http.handlers.personal_data import PersonalDataHandlers
from tenfold.server.http.metrics_endpoint import MetricsEndpoint
from tenfold.server.http.requests import Requests
from tenfold.server.http.sockets import Sockets
from tenfold.server.http.static_files import StaticFiles
from tenfold.server.runtime.house import House
from tenfold.server.settings import Settings


def application(
    settings: Settings, house: House | None = None, counts: RateLimits | None = None
) -> Starlette:
    """The server as an ASGI application."""
    counts = counts or RateLimits(settings.limits)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        opened = house or House(settings)
        app.state.house = opened
        _route(app, opened, counts, settings)
        await opened.open()
        following = asyncio.create_task(
            counts.bans.follow(opened.store, lambda: opened.cut_off(counts.bans.covers))
        )
        try:
            yield
        finally:
            following.cancel()
            await opened.close()

    handlers: dict[Any, Any] = {TenfoldError: _refuse}
    guard = Middleware(SecurityMiddleware, settings=settings, counts=counts)
    return Starlette(lifespan=lifespan, exception_handlers=handlers, middleware=[guard])


def _route(app: Starlette, house: House, counts: RateLimits, settings: Settings) -> None:
    ask = Requests(house, counts)
    own = PersonalDataHandlers(house, counts)
    host = AdminHandlers(house, counts)
    live = Sockets(house, counts)
    evenings = EveningHandlers(house, counts)
    notices = NotificationHandlers(house, counts)
    pages = StaticFiles(settings, house.store)
    metrics = MetricsEndpoint(settings)

    async def page(request: Request) -> Response:
        return await pages.answer(request)

    async def nothing(_: Request) -> Response:
        return error_response(NotFound("address"))

    get, post = ["GET"], ["POST"]
    app.router.routes[:] = [
        Route("/api/me", ask.me, methods=[*get, *post]),
        Route("/api/me", own.forget, methods=["DELETE"]),
        Route("/api/me/data", own.data, methods=get),
        Route("/api/me/hand-over", ask.hand_over, methods=post),
        Route("/api/return", ask.come_back, methods=post),
        Route("/return/{key}", ask.way_back, methods=get),
        Route("/return/{key}", ask.come_back, methods=post),
        Route("/api/games", ask.games, methods=get),
        Route("/api/games/{game}/rules", ask.rules, methods=get),
        Route("/api/games/{game}/text", ask.text, methods=get),
        Route("/api/games/{game}/puzzle", ask.puzzle, methods=get),
        Route("/api/games/{game}/guide", ask.guide, methods=post),
        Route("/api/tables", ask.tables, methods=[*get, *post]),
        Route("/api/join", ask.join, methods=post),
        Route("/api/tables/{table}", ask.table, methods=get),
        Route("/api/tables/{table}", ask.forget, methods=["DELETE"]),
        Route("/api/tables/{table}/commands", ask.command, methods=post),
        Route("/api/tables/{table}/events", live.events, methods=get),
        WebSocketRoute("/api/tables/{table}/socket", live.socket),
        Route("/api/tables/{table}/replay", ask.replay, methods=get),
        Route("/api/tables/{table}/replay/{observer}/{page:int}", ask.replay_page, methods=get),
        Route("/api/tables/{table}/file", ask.file, methods=get),
        Route("/api/tables/{table}/look", ask.look, methods=[*get, *post]),
        Route("/api/host", host.look, methods=get),
        Route("/api/host/tables/{table}/close", host.close, methods=post),
        Route("/api/host/tables/{table}", host.remove, methods=["DELETE"]),
        Route("/api/host/bans", host.ban, methods=[*post, "DELETE"]),
        Route("/api/evenings", evenings.evenings, methods=[*get, *post]),
        Route("/api/evenings/{evening}", evenings.evening, methods=get),
        Route("/api/evenings/{evening}/commands", evenings.command, methods=post),
        Route("/api/evenings/{evening}/results.csv", evenings.results, methods=get),
        Route("/api/notices", notices.look, methods=get),
        Route("/api/notices/mail", notices.add_mailbox, methods=post),
        Route("/api/notices/push", notices.add_browser, methods=post),
        Route("/api/notices/off/{way}", notices.end, methods=post),
        Route("/api/tables/{table}/notices", notices.tell, methods=post),
        Route("/notices/confirm/{confirm}", notices.confirm_page, methods=get),
        Route("/notices/confirm/{confirm}", notices.confirm, methods=post),
        Route("/notices/off/{way}", notices.end_page, methods=get),
        Route("/notices/off/{way}", notices.end_from_page, methods=post),
        Route("/notices/off.js", notices.script, methods=get),
        Route("/api/qr", ask.qr, methods=get),
        Route("/healthz", ask.health, methods=get),
        Route("/readyz", ask.ready, methods=get),
        Route("/metrics", metrics.answer, methods=get),
        Route("/api/{rest:path}", nothing, methods=[*get, *post, "DELETE"]),
        Route("/{path:path}", page, methods=get),
    ]


async def _refuse(_: Request, error: Exception) -> Response:
    return error_response(error)
