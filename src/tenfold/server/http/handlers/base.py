"""What all request handlers have in common."""

from typing import TypeVar

from starlette.requests import Request

from tenfold.server.http.auth import guest_of, require_guest
from tenfold.server.http.client_address import client_address
from tenfold.server.http.rate_limits import RateLimits
from tenfold.server.http.request_body import decode_body, read_bytes
from tenfold.server.runtime.runtime import Runtime

T = TypeVar("T")


class Handlers:
    """Base of the handlers of one resource; each handler is a row of the table in docs/protocol.md."""

    def __init__(self, runtime: Runtime, rate_limits: RateLimits) -> None:
        self._runtime = runtime
        self._rate_limits = rate_limits

    def _guest(self, request: Request) -> str:
        """The guest who asks; NoGuest without one."""
        return require_guest(request, self._runtime.signer)

    def _guest_or_none(self, request: Request) -> str | None:
        return guest_of(request, self._runtime.signer)

    def _limited_guest(self, request: Request) -> str:
        """The guest who asks, with one more command counted."""
        guest = self._guest(request)
        self._rate_limits.commands.acquire(guest)
        return guest

    def _address(self, request: Request) -> str | None:
        """The address that limits count; None if they don't."""
        return client_address(request, self._runtime.settings)

    async def _bytes(self, request: Request) -> bytes:
        return await read_bytes(request, self._runtime.settings.limits.frame_bytes)

    async def _body(self, request: Request, kind: type[T]) -> T:
        return await decode_body(request, kind, self._runtime.settings.limits.frame_bytes)
