"""Which guest sends a request: reads the signed cookie or a program's token, and sets the cookie."""

from collections.abc import Mapping

from starlette.requests import HTTPConnection
from starlette.responses import Response

from tenfold.server.errors import NoGuest
from tenfold.server.identity import Signer
from tenfold.server.settings import DAY

COOKIE = "tenfold"
COOKIE_DAYS = 400
MAX_COOKIE_LENGTH = 200
BEARER = "Bearer "


def guest_of(connection: HTTPConnection, signer: Signer) -> str | None:
    """The guest of the token or the cookie, if this server signed it."""
    given = connection.headers.get("authorization", "")
    if given.startswith(BEARER):
        return signer.guest_of_token(given.removeprefix(BEARER)[:MAX_COOKIE_LENGTH])
    return signer.guest_of_cookie(_cookie(connection.headers))


def require_guest(connection: HTTPConnection, signer: Signer) -> str:
    guest = guest_of(connection, signer)
    if guest is None:
        raise NoGuest
    return guest


def _cookie(headers: Mapping[str, str]) -> str:
    """The value of our cookie, found in one pass; other cookies aren't parsed."""
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.partition("=")
        if name.strip() == COOKIE:
            return value.strip() if len(value) <= MAX_COOKIE_LENGTH else ""
    return ""


def set_guest(response: Response, connection: HTTPConnection, signer: Signer, guest: str) -> None:
    response.set_cookie(
        COOKIE,
        signer.cookie(guest),
        max_age=COOKIE_DAYS * DAY,
        path="/",
        secure=connection.url.scheme in {"https", "wss"},
        httponly=True,
        samesite="lax",
    )
