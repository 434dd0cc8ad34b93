"""Who asks, from where, and how often: the checks that come before every request."""

import logging
import time
from collections.abc import Mapping
from typing import Any

from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tenfold.core.languages import DEFAULT_LANGUAGE, from_accept_language, language_for, use_language
from tenfold.server.errors import (
    AddressTooLong,
    BadRequest,
    Failed,
    Forbidden,
    NoGuest,
    ServerError,
    TooMany,
)
from tenfold.server.http.allowed_hosts import AllowedHosts, host_of
from tenfold.server.http.bans import Bans
from tenfold.server.http.rate_limits import (
    LOCAL,
    ConcurrencyLimit,
    KeyedWindows,
    LimitLog,
    SlidingWindow,
    network_of,
)
from tenfold.server.http.static_files import message_page
from tenfold.server.identity import Signer, new_id
from tenfold.server.settings import DAY, Limits, Rate, Settings

log = logging.getLogger("tenfold.server")

COOKIE = "tenfold"
COOKIE_DAYS = 400
LONGEST_COOKIE = 200
LONGEST_PATH = 255
LONGEST_QUERY = 2000

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src-attr 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class RateLimits:
    """What everybody has asked for lately. A key of None is not counted."""

    def __init__(self, limits: Limits) -> None:
        self.limit_log = LimitLog()
        self.bans = Bans()
        self.commands = self._of_guests("messages", limits.messages)
        self.tables = self._of_addresses("tables", limits.tables)
        self.evenings = self._of_addresses("evenings", limits.evenings)
        self.failed_joins = self._of_addresses("failed_joins", limits.failed_joins)
        self.all_failed_joins = SlidingWindow(limits.all_failed_joins)
        self.guest_failed_joins = self._of_guests("guest_failed_joins", limits.guest_failed_joins)
        self.names = self._of_guests("names", limits.names)
        self.browsers = self._of_addresses("browsers_per_address", limits.browsers_per_address)
        self.requests = self._of_addresses("requests", limits.requests)
        self.guest_sockets = ConcurrencyLimit(
            limits.sockets_per_guest, lambda _: self.limit_log.record("sockets_per_guest")
        )
        self.address_sockets = ConcurrencyLimit(
            limits.sockets_per_address, lambda address: self.limit_log.record("sockets_per_address", address)
        )

    def _of_addresses(self, name: str, rate: Rate) -> KeyedWindows:
        return KeyedWindows(rate, on_limit=lambda address: self.limit_log.record(name, str(address)))

    def _of_guests(self, name: str, rate: Rate) -> KeyedWindows:
        """Who hits such a limit is not told: guests have no address."""
        return KeyedWindows(rate, on_limit=lambda _: self.limit_log.record(name))


def address_of(connection: HTTPConnection, settings: Settings) -> str | None:
    """The address of whoever asks; None for the server's own device, which has no limits.

    A proxy on the same machine passes on the name under which it was asked, so its guests count.
    """
    address = network_of(connection.client.host) if connection.client else "unknown"
    is_own = address in LOCAL and host_of(connection) in LOCAL
    return None if is_own and not settings.counts_own_device else address


def guest_of(connection: HTTPConnection, signer: Signer) -> str | None:
    """The guest of the cookie, if it is one of ours."""
    return signer.guest_of_cookie(_cookie(connection.headers))


def require_guest(connection: HTTPConnection, signer: Signer) -> str:
    """The guest of the cookie; without one, a refusal."""
    guest = guest_of(connection, signer)
    if guest is None:
        raise NoGuest
    return guest


def _cookie(headers: Mapping[str, str]) -> str:
    """Our one cookie, read in one pass; whatever else stands there is not looked at."""
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.partition("=")
        if name.strip() == COOKIE:
            return value.strip() if len(value) <= LONGEST_COOKIE else ""
    return ""


def set_guest(response: Response, connection: HTTPConnection, signer: Signer, guest: str) -> None:
    """Make this device a guest."""
    response.set_cookie(
        COOKIE,
        signer.cookie(guest),
        max_age=COOKIE_DAYS * DAY,
        path="/",
        secure=connection.url.scheme in {"https", "wss"},
        httponly=True,
        samesite="lax",
    )


def fresh_guest() -> str:
    """A guest that nobody has been yet."""
    return new_id()


def check_origin(connection: HTTPConnection, settings: Settings) -> None:
    """Browsers say which site a request comes from: it must be ours. Programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    scheme, _, place = origin.lower().partition("://")
    if scheme not in {"http", "https"} or place != connection.headers.get("host", "").lower():
        raise Forbidden


def language_of(connection: HTTPConnection) -> str:
    """In which language a client reads: as its address says, else as its browser is set up."""
    query: bytes = connection.scope["query_string"]
    asked = connection.query_params.get("language", "") if len(query) <= LONGEST_QUERY else ""
    return (
        language_for([asked])
        or from_accept_language(connection.headers.get("accept-language", ""))
        or DEFAULT_LANGUAGE
    )


def error_response(error: Any) -> Response:
    """A refusal as an answer."""
    status = error.status if isinstance(error, ServerError) else 400
    headers = {"Cache-Control": "no-store"}
    if isinstance(error, TooMany):
        headers["Retry-After"] = str(max(1, int(error.seconds)))
    return JSONResponse({"code": error.code, "sentence": error.sentence}, status, headers)


class SecurityMiddleware:
    """Headers on every answer; name, origin and limits before every request."""

    def __init__(self, app: ASGIApp, settings: Settings, counts: RateLimits) -> None:
        self._app = app
        self._settings = settings
        self._counts = counts
        self._hosts = AllowedHosts(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, answered in its reader's language."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        with use_language(language_of(HTTPConnection(scope))):
            await self._answer(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
            return
        is_private = scope["path"].startswith("/api/")
        answer = SecureSend(send, is_private=is_private)
        try:
            self._check(HTTPConnection(scope))
            await self._app(scope, receive, answer)
        except ServerError as error:
            if is_private:
                await error_response(error)(scope, receive, answer)
            else:
                await message_page(error.sentence, error.status)(scope, receive, answer)
        except ClientDisconnect:
            return  # who went away in the middle of a request needs no answer
        except Exception:
            log.exception("a request failed")
            if not answer.has_begun:
                await error_response(Failed())(scope, receive, answer)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket under a foreign name, or at an odd address, is not opened."""
        connection = HTTPConnection(scope)
        try:
            self._check_address(connection)
            self._counts.requests.acquire(address_of(connection, self._settings))
        except ServerError:
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self._app(scope, receive, send)

    def _check(self, connection: HTTPConnection) -> None:
        self._check_address(connection)
        if connection.scope["path"].startswith(("/api/", "/return/", "/notices/")):
            self._counts.requests.acquire(address_of(connection, self._settings))
        if connection.scope["method"] not in {"GET", "HEAD", "OPTIONS"}:
            check_origin(connection, self._settings)

    def _check_address(self, connection: HTTPConnection) -> None:
        path, query = connection.scope["raw_path"], connection.scope["query_string"]
        if len(path) > LONGEST_PATH or len(query) > LONGEST_QUERY:
            raise AddressTooLong
        self._hosts.check(connection)
        if connection.client is not None:
            self._counts.bans.check(network_of(connection.client.host))
        if not path.startswith(b"/"):
            raise BadRequest


class SecureSend:
    """Sends an answer with the headers that every answer has."""

    def __init__(self, send: Send, *, is_private: bool) -> None:
        self.has_begun = False
        self._send = send
        self._is_private = is_private

    async def __call__(self, message: Message) -> None:
        """Send a part of it."""
        if message["type"] == "http.response.start":
            self.has_begun = True
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if self._is_private:
                headers.setdefault("Cache-Control", "no-store")
        await self._send(message)


def now() -> int:
    """Seconds since 1970."""
    return int(time.time())
