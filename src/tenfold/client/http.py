"""HTTP requests to a server: guests, games and tables."""

import http.client
import json
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

from tenfold.core.errors import TenfoldError
from tenfold.core.languages import current_language
from tenfold.core.messages import translate

if TYPE_CHECKING:
    from tenfold.client.connection import TableConnection

COOKIE = "tenfold"
EVENING_SECONDS = 2.0


class Refused(TenfoldError):
    """The server refused a request and gave a reason."""

    def __init__(self, status: int, code: str, sentence: str) -> None:
        self.status = status
        self.code = code  # type: ignore[misc]  # the server names it
        super().__init__(sentence)


def key_of(link: str) -> str:
    """The key in a link, or the code itself."""
    address = urlsplit(link)
    return parse_qs(address.query).get("key", [address.path.rsplit("/", 1)[-1]])[0]


class Client:
    """One guest of one server. Keep `cookie`, or the `token` of a program, to be the same guest again."""

    def __init__(self, url: str, cookie: str = "", timeout: float = 30.0, *, token: str = "") -> None:
        self.url = url.rstrip("/")
        self.cookie = cookie
        self.token = token
        self.timeout = timeout

    def request(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any, bytes]:
        """One request: status, headers, body."""
        address = urlsplit(self.url)
        kind = http.client.HTTPSConnection if address.scheme == "https" else http.client.HTTPConnection
        connection = kind(address.hostname or "", address.port, timeout=self.timeout)
        sent = {"Accept-Language": current_language()}
        sent |= {name.replace("_", "-"): value for name, value in headers.items()}
        sent |= self.credentials
        content = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        if content is not None:
            sent.setdefault("Content-Type", "application/json")
        try:
            connection.request(method, address.path + path, content, sent)
            answer = connection.getresponse()
            self._remember(answer.headers.get_all("Set-Cookie") or [])
            return answer.status, answer.headers, answer.read()
        finally:
            connection.close()

    @property
    def credentials(self) -> dict[str, str]:
        """The header that says who sends a request; none before the server knows the guest."""
        if self.token:
            return {"Authorization": f"Bearer {self.token}"}
        return {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}

    def _remember(self, cookies: Sequence[str]) -> None:
        for cookie in cookies:
            name, _, value = cookie.partition(";")[0].partition("=")
            if name == COOKIE:
                self.cookie = value

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """One request that should succeed: its JSON; a refusal is raised."""
        status, _, content = self.request(method, path, body, **headers)
        try:
            values = json.loads(content)
        except ValueError:
            values = {}
        if status >= 400:
            sentence = values.get("sentence") or translate("error-status", status=status)
            raise Refused(status, values.get("code", "error"), sentence)
        return values

    def me(self) -> Any:
        """The current guest; the server creates one if needed."""
        return self.call("GET", "/api/me")

    def rename(self, name: str) -> Any:
        """Change the guest's name."""
        if not self.credentials:
            self.me()
        return self.call("POST", "/api/me", {"name": name})

    def become_program(self, name: str) -> str:
        """Become a new guest whom others see as a bot; the token it needs to come back."""
        self.token = str(self.call("POST", "/api/programs", {"name": name})["token"])
        return self.token

    def come_back(self, key: str) -> Any:
        """Become the guest of a sign-in link or a transfer code."""
        return self.call("POST", "/api/return", {"key": key.rsplit("/", 1)[-1]})

    def games(self) -> list[Any]:
        """All games of the server."""
        return list(self.call("GET", "/api/games")["games"])

    def tables(self) -> Any:
        """My tables and the public ones."""
        return self.call("GET", "/api/tables")

    def make(self, game: str, seats: Sequence[str], **more: Any) -> Any:
        """A new table; a seat is "me", "open" or the name of an agent."""
        if not self.credentials:
            self.me()
        plan = [{"kind": s} if s in {"me", "open"} else {"kind": "bot", "agent": s} for s in seats]
        return self.call("POST", "/api/tables", {"game": game, "seats": plan, **more})

    def join(self, key: str) -> str:
        """The table of a link or a code, and the right to sit there; of an evening, the one it leads to."""
        if not self.credentials:
            self.me()
        found = self.call("POST", "/api/join", {"key": key_of(key)})
        if "evening" in found:
            self.enter(found["evening"], found["key"])
            return self.seated(found["evening"])
        return str(found["table"])

    def enter(self, evening: str, key: str) -> Any:
        """Join an evening; return its state."""
        return self.call("POST", f"/api/evenings/{evening}/commands?key={key}", {"type": "enter"})

    def seated(self, evening: str) -> str:
        """Wait for the next round of an evening; return the table it seats us at."""
        while True:
            page = self.call("GET", f"/api/evenings/{evening}")
            if page["ended"]:
                raise Refused(409, "evening-ended", translate("error-evening-over"))
            if page["me"]["table"] is not None and not page["me"]["over"]:
                return str(page["me"]["table"])
            time.sleep(EVENING_SECONDS)

    def table(self, table: str) -> Any:
        """A table as it is now."""
        return self.call("GET", f"/api/tables/{table}")

    def command(self, table: str, command: dict[str, Any]) -> Any:
        """A command by POST."""
        return self.call("POST", f"/api/tables/{table}/commands", command)

    def sit(self, table: str, after: int = 0, *, watches: bool = False) -> "TableConnection":
        """A connection to a table; one that only watches gets what spectators get."""
        from tenfold.client.connection import TableConnection  # noqa: PLC0415  (requests alone need no sockets)

        return TableConnection(self, table, after, watches=watches)
