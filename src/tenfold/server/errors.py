"""What the server refuses, besides what a match refuses: one sentence each, and a status."""

from typing import ClassVar

from tenfold.core.errors import TenfoldError


class ServerError(TenfoldError):
    """Base of what a client did wrong; the status is that of an HTTP answer."""

    status: ClassVar[int] = 400


class NoGuest(ServerError):
    """The request has no valid cookie."""

    code = "no-guest"
    status = 401

    def __init__(self) -> None:
        super().__init__("The server does not know you yet: load the page again.")


class NotFound(ServerError):
    """There is nothing there, or nothing that this guest may see."""

    code = "not-found"
    status = 404

    def __init__(self, what: str = "table") -> None:
        super().__init__(f"There is no such {what}, or it is not open to you.")


class Forbidden(ServerError):
    """The request comes from another site."""

    code = "foreign-origin"
    status = 403

    def __init__(self) -> None:
        super().__init__("This request comes from another site.")


class TooMany(ServerError):
    """A limit was reached."""

    code = "too-many"
    status = 429

    def __init__(self, seconds: float = 1.0) -> None:
        self.seconds = seconds
        super().__init__("That was a lot at once. Wait a moment and try again.")


class BadRequest(ServerError):
    """The body is not what the protocol says."""

    code = "bad-request"

    def __init__(self, sentence: str = "The server does not understand this request.") -> None:
        super().__init__(sentence)


class TooLong(ServerError):
    """The body is over the limit."""

    code = "too-long"
    status = 413

    def __init__(self) -> None:
        super().__init__("The request is too long.")


class HeadTooLong(ServerError):
    """The head of a request is over the limit."""

    code = "too-long"
    status = 431

    def __init__(self) -> None:
        super().__init__("The headers of the request are too long.")


class AddressTooLong(ServerError):
    """A path or a query is over the limit."""

    code = "too-long"
    status = 414

    def __init__(self) -> None:
        super().__init__("This address is too long.")


class TooSlowRequest(ServerError):
    """A request did not arrive in time."""

    code = "too-slow"
    status = 408

    def __init__(self) -> None:
        super().__init__("The request took too long to arrive.")


class TooManyConnections(ServerError):
    """There is no room for one more connection."""

    code = "too-many"
    status = 503

    def __init__(self) -> None:
        super().__init__("Too many connections are open. Wait a moment and try again.")


class UnknownHost(ServerError):
    """The server is asked under a name that is not its own."""

    code = "unknown-host"
    status = 421

    def __init__(self, name: str) -> None:
        super().__init__(
            f"This server does not answer to the name “{name}”. Whoever runs it can allow it: "
            f"tenfold serve --host-name {name}"
        )


class NotStored(ServerError):
    """Nothing can be stored now; the same command may be sent again."""

    code = "not-stored"
    status = 503

    def __init__(self, sentence: str = "The server cannot store anything now. Try again.") -> None:
        super().__init__(sentence)


class NotOver(ServerError):
    """Something is shown only after the end."""

    code = "not-over"
    status = 409

    def __init__(self) -> None:
        super().__init__("This is shown when the match is over.")


class Unavailable(ServerError):
    """A command does not fit the moment of the table."""

    status = 409

    def __init__(self, code: str, sentence: str) -> None:
        self.code = code  # type: ignore[misc]  # the reason varies, the class does not
        super().__init__(sentence)


class Failed(ServerError):
    """Our own mistake."""

    code = "failed"
    status = 500

    def __init__(self) -> None:
        super().__init__("Something went wrong on the server. Try again.")
