"""What every request goes through: language, host name, bans, rate limits, origin, security headers."""

import asyncio
import logging
from dataclasses import dataclass
from typing import Any

from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tenfold.core.languages import DEFAULT_LANGUAGE, from_accept_language, language_for, use_language
from tenfold.server.errors import (
    AddressTooLong,
    BadRequest,
    Banned,
    Failed,
    Forbidden,
    ServerError,
    Stopping,
    TooMany,
)
from tenfold.server.http.allowed_hosts import AllowedHosts
from tenfold.server.http.client_address import client_address, network_of
from tenfold.server.http.rate_limits import RateLimits
from tenfold.server.http.static_files import message_page
from tenfold.server.settings import Settings

log = logging.getLogger("tenfold.server")

MAX_PATH_BYTES = 255
MAX_QUERY_BYTES = 2000

HTTPS_ONLY = "max-age=31536000"
"""For a year, browsers that came by HTTPS once don't come without it."""
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
        "style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def check_origin(connection: HTTPConnection, settings: Settings) -> None:
    """Refuse requests from other sites: browsers name the origin, programs don't."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    scheme, _, place = origin.lower().partition("://")
    if scheme not in {"http", "https"} or place != connection.headers.get("host", "").lower():
        raise Forbidden


def language_of(connection: HTTPConnection) -> str:
    query: bytes = connection.scope["query_string"]
    asked = connection.query_params.get("language", "") if len(query) <= MAX_QUERY_BYTES else ""
    return (
        language_for([asked])
        or from_accept_language(connection.headers.get("accept-language", ""))
        or DEFAULT_LANGUAGE
    )


def error_response(error: Any) -> Response:
    status = error.status if isinstance(error, ServerError) else 400
    headers = {"Cache-Control": "no-store"}
    if isinstance(error, TooMany):
        headers["Retry-After"] = str(max(1, int(error.seconds)))
    return JSONResponse({"code": error.code, "sentence": error.sentence}, status, headers)


class Checks:
    """What requests and WebSockets must pass before they're routed; a ServerError says why they don't."""

    def __init__(self, settings: Settings, rate_limits: RateLimits) -> None:
        self._settings = settings
        self._rate_limits = rate_limits
        self._hosts = AllowedHosts(settings)

    def check_request(self, connection: HTTPConnection) -> None:
        self._check_address(connection)
        if connection.scope["path"].startswith(("/api/", "/return/", "/notices/")):
            self._rate_limits.requests.acquire(client_address(connection, self._settings))
        if connection.scope["method"] not in {"GET", "HEAD", "OPTIONS"}:
            check_origin(connection, self._settings)

    def check_socket(self, connection: HTTPConnection) -> None:
        self._check_address(connection)
        self._rate_limits.requests.acquire(client_address(connection, self._settings))

    def _check_address(self, connection: HTTPConnection) -> None:
        path, query = connection.scope["raw_path"], connection.scope["query_string"]
        if len(path) > MAX_PATH_BYTES or len(query) > MAX_QUERY_BYTES:
            raise AddressTooLong
        self._hosts.check(connection)
        if connection.client and self._rate_limits.bans.covers(network_of(connection.client.host)):
            raise Banned
        if not path.startswith(b"/") or b"%00" in path + query:
            raise BadRequest


class SecurityMiddleware:
    """Checks every request before it is routed, and adds security headers to every response."""

    def __init__(self, app: ASGIApp, checks: Checks) -> None:
        self._app = app
        self._checks = checks

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        with use_language(language_of(HTTPConnection(scope))):
            await self._answer(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_private = scope["path"].startswith("/api/")
        answer = SecureSend(send, is_private, scope["scheme"] == "https")
        try:
            self._checks.check_request(HTTPConnection(scope))
            await self._app(scope, receive, answer)
        except ServerError as error:
            if is_private:
                await error_response(error)(scope, receive, answer)
            else:
                await message_page(error.sentence, error.status)(scope, receive, answer)
        except asyncio.CancelledError:  # the server ends, or what the request waited for was ended by it
            if not answer.has_begun:
                await error_response(Stopping())(scope, receive, answer)
        except ClientDisconnect:
            return  # the client is gone, so nobody reads an answer
        except Exception:
            log.exception("unhandled error in a request")
            if not answer.has_begun:
                await error_response(Failed())(scope, receive, answer)


@dataclass
class SecureSend:
    _send: Send
    _is_private: bool
    _is_encrypted: bool = False
    has_begun: bool = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.has_begun = True
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if self._is_encrypted:
                headers.setdefault("Strict-Transport-Security", HTTPS_ONLY)
            if self._is_private:
                headers.setdefault("Cache-Control", "no-store")
        await self._send(message)
