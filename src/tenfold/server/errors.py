"""The server's errors: each has a code, an HTTP status and a message for the user."""

from typing import Any, ClassVar

from tenfold.core.errors import TenfoldError
from tenfold.server.messages import message


class ServerError(TenfoldError):
    """Base of errors that a client caused, with the status of the HTTP response."""

    status: ClassVar[int] = 400
    _name: ClassVar[str] = ""

    def __init_subclass__(
        cls, code: str = TenfoldError.code, status: int = 400, name: str = "", **more: Any
    ) -> None:
        """Set the code, the status, and the name of the message, which is the code if empty."""
        super().__init_subclass__(**more)
        cls.code, cls.status, cls._name = code, status, name

    def __init__(self, name: str | None = None, /, **args: str) -> None:
        super().__init__(message(name or self._name or self.code, **args))


class NoGuest(ServerError, code="no-guest", status=401):
    """The request has no valid cookie."""


class NotFound(ServerError, code="not-found", status=404):
    """There is nothing at this address, or nothing that this guest may see."""

    def __init__(self, what: str = "table") -> None:
        super().__init__(what=what)


class Forbidden(ServerError, code="foreign-origin", status=403):
    """The request comes from another site."""


class Banned(ServerError, code="banned", status=403):
    """The server admin has banned this address."""


class NotTheHost(ServerError, code="wrong-token", status=401):
    """The admin token is missing or wrong."""


class TooMany(ServerError, code="too-many", status=429):
    def __init__(self, seconds: float = 1.0) -> None:
        self.seconds = seconds
        super().__init__()


class BadRequest(ServerError, code="bad-request"):
    """The request doesn't follow the protocol."""


class TooLong(ServerError, code="too-long", status=413):
    """The body is over the limit."""


class HeadTooLong(ServerError, code="too-long", status=431, name="too-long-head"):
    """The head of a request is over the limit."""


class AddressTooLong(ServerError, code="too-long", status=414, name="too-long-address"):
    """A path or a query is over the limit."""


class TooSlowRequest(ServerError, code="too-slow", status=408):
    """A request did not arrive in time."""


class TooManyConnections(ServerError, code="too-many", status=503, name="too-many-connections"):
    """The server has no room for another connection."""


class UnknownHost(ServerError, code="unknown-host", status=421):
    """The Host header names another server."""


class NotStored(ServerError, code="not-stored", status=503):
    """The store is unavailable; the client can send the same command again."""


class Busy(ServerError, code="busy", status=503):
    """There's too much to do; the client can send the same command again."""


class NotOver(ServerError, code="not-over", status=409):
    """The match isn't over, so this isn't shown yet."""


class Unavailable(ServerError, status=409):
    """The command isn't possible in the current state of the table."""

    def __init__(self, code: str, name: str | None = None, /, **args: str) -> None:
        self.code = code  # type: ignore[misc]  # the reason varies, the class does not
        super().__init__(name, **args)


class NotTheStep(TenfoldError):
    """A legal move that isn't what the guide's step asks for; the guide explains why."""

    code = "not-the-step"


class Stopping(ServerError, code="stopping", status=503):
    """The server ends before the request is done."""


class Failed(ServerError, code="failed", status=500):
    """An unexpected error of the server."""
