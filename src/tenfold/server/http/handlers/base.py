"""What all request handlers have in common."""

from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request

from tenfold.server.errors import BadRequest, TooLong, TooMany
from tenfold.server.http.auth import guest_of, require_guest
from tenfold.server.http.client_address import client_address
from tenfold.server.http.rate_limits import RateLimits
from tenfold.server.runtime.room import Room
from tenfold.server.runtime.runtime import Runtime
from tenfold.server.table.commands import NUL

T = TypeVar("T")


@dataclass(eq=False)
class Handlers:
    """Base of the handlers of one resource; each handler is a row of the table in docs/protocol.md."""

    _runtime: Runtime
    _rate_limits: RateLimits

    def _guest(self, request: HTTPConnection) -> str:
        return require_guest(request, self._runtime.signer)

    def _guest_or_none(self, request: Request) -> str | None:
        return guest_of(request, self._runtime.signer)

    async def _room(self, request: Request) -> tuple[str, Room]:
        guest = self._guest(request)
        return guest, await self._runtime.tables.room(request.path_params["table"], guest)

    def _limited_guest(self, request: Request) -> str:
        """The guest who asks, with one more command counted."""
        guest = self._guest(request)
        self._rate_limits.commands.acquire(guest)
        return guest

    def _address(self, request: HTTPConnection) -> str | None:
        """The address that limits count; None if they don't."""
        return client_address(request, self._runtime.settings)

    def _count_try(self, request: Request, guest: str | None, *, has_failed: bool) -> None:
        """Count a wrong code. After too many, a right one is refused like a wrong one.

        When many addresses guess together, each has one attempt. Keys of links aren't counted, because
        128 bits can't be guessed.
        """
        address = self._address(request)
        if address is None:
            return
        counts = self._rate_limits
        if counts.failed_joins.used(address):
            counts.all_failed_joins.check()
        counts.failed_joins.check(address)
        counts.guest_failed_joins.check(guest)
        if has_failed:
            counts.failed_joins.acquire(address)
            counts.guest_failed_joins.acquire(guest)
            with suppress(TooMany):
                counts.all_failed_joins.acquire()

    def _forgive_try(self, request: Request, guest: str | None) -> None:
        """Count a code no longer as wrong."""
        address = self._address(request)
        if address is not None:
            self._rate_limits.failed_joins.release(address)
            self._rate_limits.guest_failed_joins.release(guest)
            self._rate_limits.all_failed_joins.release()

    async def _bytes(self, request: Request, most: int | None = None) -> bytes:
        body = bytearray()
        async for chunk in request.stream():
            body += chunk
            if len(body) > (most or self._runtime.settings.limits.frame_bytes):
                raise TooLong
        return bytes(body)

    async def _body(self, request: Request, kind: type[T]) -> T:
        return decode_as(await self._bytes(request), kind)


def decode_as(body: bytes, kind: type[T]) -> T:
    """What a request says in JSON; BadRequest if it isn't of that kind."""
    if NUL in body:
        raise BadRequest
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BadRequest from error
