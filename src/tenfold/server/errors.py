"""The server's errors: each has a code, an HTTP status and a message for the user."""

from typing import ClassVar

from tenfold.core.errors import TenfoldError
from tenfold.server.messages import message


class ServerError(TenfoldError):
    """Base of errors that a client caused, with the status of the HTTP response."""

    status: ClassVar[int] = 400

    def __init__(self, name: str | None = None, /, **args: str) -> None:
        """Take the message from the catalogue, by the code unless another name is given."""
        super().__init__(message(name or self.code, **args))


class NoGuest(ServerError):
    """The request has no valid cookie."""

    code = "no-guest"
    status = 401


class NotFound(ServerError):
    """There is nothing at this address, or nothing that this guest may see."""

    code = "not-found"
    status = 404

    def __init__(self, what: str = "table") -> None:
        super().__init__(what=what)


class Forbidden(ServerError):
    """The request comes from another site."""

    code = "foreign-origin"
    status = 403


class Banned(ServerError):
    """The server admin has banned this address."""

    code = "banned"
    status = 403


class NotTheHost(ServerError):
    """The admin token is missing or wrong."""

    code = "wrong-token"
    status = 401


class TooMany(ServerError):
    """A limit was reached."""

    code = "too-many"
    status = 429

    def __init__(self, seconds: float = 1.0) -> None:
        self.seconds = seconds
        super().__init__()


class BadRequest(ServerError):
    """The request doesn't follow the protocol."""

    code = "bad-request"


class TooLong(ServerError):
    """The body is over the limit."""

    code = "too-long"
    status = 413


class HeadTooLong(ServerError):
    """The head of a request is over the limit."""

    code = "too-long"
    status = 431

    def __init__(self) -> None:
        super().__init__("too-long-head")


class AddressTooLong(ServerError):
    """A path or a query is over the limit."""

    code = "too-long"
    status = 414

    def __init__(self) -> None:
        super().__init__("too-long-address")


class TooSlowRequest(ServerError):
    """A request did not arrive in time."""

    code = "too-slow"
    status = 408


class TooManyConnections(ServerError):
    """The server has no room for another connection."""

    code = "too-many"
    status = 503

    def __init__(self) -> None:
        super().__init__("too-many-connections")


class UnknownHost(ServerError):
    """The Host header names another server."""

    code = "unknown-host"
    status = 421

    def __init__(self, name: str) -> None:
        super().__init__(name=name)


class NotStored(ServerError):
    """The store is unavailable; the client can send the same command again."""

    code = "not-stored"
    status = 503


class NotOver(ServerError):
    """The match isn't over, so this isn't shown yet."""

    code = "not-over"
    status = 409


class Unavailable(ServerError):
    """The command isn't possible in the current state of the table."""

    status = 409

    def __init__(self, code: str, name: str | None = None, /, **args: str) -> None:
        self.code = code  # type: ignore[misc]  # the reason varies, the class does not
        super().__init__(name, **args)


class NotTheStep(TenfoldError):
    """A legal move that isn't what the guide's step asks for; the guide explains why."""

    code = "not-the-step"


class Failed(ServerError):
    """An unexpected error of the server."""

    code = "failed"
    status = 500
