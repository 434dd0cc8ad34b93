"""QR codes of this server's addresses."""

import asyncio
import io
from dataclasses import dataclass, field
from functools import lru_cache

import segno
from starlette.requests import Request
from starlette.responses import Response

from tenfold.server.errors import BadRequest
from tenfold.server.http.allowed_hosts import reachable_address
from tenfold.server.http.handlers.base import Handlers


@dataclass(eq=False)
class QrHandlers(Handlers):
    """Draws one QR code at a time."""

    _drawing: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def qr(self, request: Request) -> Response:
        """A path of this server as a QR code, with an address that other devices can reach."""
        path = request.query_params.get("path", "/")
        if not path.startswith("/") or path.startswith("//") or len(path) > 200 or not path.isprintable():
            raise BadRequest("bad-request-qr")
        address = reachable_address(request, self._runtime.settings) + path
        async with self._drawing:
            return Response(await asyncio.to_thread(qr_code, address), media_type="image/svg+xml")


@lru_cache(256)
def qr_code(address: str) -> bytes:
    """A QR code as SVG. It takes a while, so it is drawn in a thread and cached."""
    out = io.BytesIO()
    segno.make(address, micro=False).save(out, kind="svg", scale=6, border=2, xmldecl=False)
    return out.getvalue()
