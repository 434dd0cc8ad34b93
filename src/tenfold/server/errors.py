"""What the server refuses, besides what a match refuses: one sentence each, and a status."""

from typing import ClassVar

from tenfold.core.errors import TenfoldError
from tenfold.server.messages import message


class ServerError(TenfoldError):
    """Base of what a client did wrong; the status is that of an HTTP answer."""

    status: ClassVar[int] = 400

    def __init__(self, name: str | None = None, /, **args: str) -> None:
        """The sentence has a name in the catalogue: that of the code, if no other is given."""
        super().__init__(message(name or self.code, **args))


class NoGuest(ServerError):
    """The request has no valid cookie."""

    code = "no-guest"
    status = 401


class NotFound(ServerError):
    """There is nothing there, or nothing that this guest may see."""

    code = "not-found"
    status = 404

    def __init__(self, what: str = "table") -> None:
        super().__init__(what=what)


class Forbidden(ServerError):
    """The request comes from another site."""

    code = "foreign-origin"
    status = 403


class Banned(ServerError):
    """Whoever runs the server does not let this address in."""

    code = "banned"
    status = 403


class NotTheHost(ServerError):
    """The token that whoever runs the server has is missing or wrong."""

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
    """The body is not what the protocol says."""

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
    """There is no room for one more connection."""

    code = "too-many"
    status = 503

    def __init__(self) -> None:
        super().__init__("too-many-connections")


class UnknownHost(ServerError):
    """The server is asked under a name that is not its own."""

    code = "unknown-host"
    status = 421

    def __init__(self, name: str) -> None:
        super().__init__(name=name)


class NotStored(ServerError):
    """Nothing can be stored now; the same command may be sent again."""

    code = "not-stored"
    status = 503


class NotOver(ServerError):
    """Something is shown only after the end."""

    code = "not-over"
    status = 409


class Unavailable(ServerError):
    """A command does not fit the moment of the table."""

    status = 409

    def __init__(self, code: str, name: str | None = None, /, **args: str) -> None:
        self.code = code  # type: ignore[misc]  # the reason varies, the class does not
        super().__init__(name, **args)


class NotTheStep(TenfoldError):
    """A move that is legal, but not what the step of a guide asks for; the guide says why."""

    code = "not-the-step"


class Failed(ServerError):
    """Our own mistake."""

    code = "failed"
    status = 500
