"""Reads and decodes request bodies."""

from typing import TypeVar

import msgspec
from starlette.requests import Request

from tenfold.server.errors import BadRequest, TooLong
from tenfold.server.table.commands import NUL

T = TypeVar("T")


async def read_bytes(request: Request, most: int) -> bytes:
    """The body; TooLong if it exceeds the limit."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise TooLong
    return bytes(body)


async def decode_body(request: Request, kind: type[T], most: int) -> T:
    """The body decoded as a type; BadRequest if it doesn't match."""
    body = await read_bytes(request, most)
    if NUL in body:
        raise BadRequest
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BadRequest from error
