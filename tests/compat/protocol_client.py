"""A guest that talks to a server by docs/protocol.md alone: no code of the program is imported here."""

import json
import time
from contextlib import ExitStack
from http.client import HTTPConnection
from typing import Any

from websockets.sync.client import connect

SENTENCES = {"text", "status", "sentence", "why", "title", "summary", "label", "name", "lines"}
"""Fields that hold words for people. Words may change; what happened may not."""
VOLATILE = {"updated", "address", "clocks", "since"}
"""Fields that depend on the clock or on the machine."""
ADDED = {"host_name", "program", "wins", "chat", "muted", "avatar", "avatars", "tint", "tints", "boxes"}
"""Fields that came after the recording; clients ignore what they don't know."""


def without_words(value: Any) -> Any:
    """The same value without sentences and without what depends on time."""
    if isinstance(value, dict):
        return {
            key: without_words(entry)
            for key, entry in value.items()
            if key not in VOLATILE | ADDED and not (key in SENTENCES and isinstance(entry, str | list))
        }
    if isinstance(value, list):
        return [without_words(entry) for entry in value]
    return value


class Guest:
    """One guest of the server on a port of this machine."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port = port
        self.cookie = cookie

    def request(self, method: str, path: str, body: Any = None) -> bytes:
        """Send a request that should succeed and return the body of the response."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=120)
        headers = {"Accept-Language": "en", "Content-Type": "application/json"}
        if self.cookie:
            headers["Cookie"] = f"tenfold={self.cookie}"
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        response = connection.getresponse()
        content = response.read()
        for cookie in response.headers.get_all("Set-Cookie") or []:
            key, _, value = cookie.partition(";")[0].partition("=")
            if key == "tenfold":
                self.cookie = value
        connection.close()
        assert response.status < 400, (method, path, response.status, content)
        return content

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request and decode the JSON of the response."""
        return json.loads(self.request(method, path, body))

    def command(self, table: str, **command: Any) -> Any:
        """Send a command to a table by POST."""
        return self.call("POST", f"/api/tables/{table}/commands", command)


class Seat:
    """A connection to a table: sends commands and collects view frames and answers."""

    def __init__(self, guest: Guest, table: str, *, spectates: bool = False) -> None:
        role = "&as=spectator" if spectates else ""
        self._open = ExitStack()
        connection = connect(
            f"ws://127.0.0.1:{guest.port}/api/tables/{table}/socket?after=0{role}",
            additional_headers={"Cookie": f"tenfold={guest.cookie}", "Accept-Language": "en"},
            compression=None,
            proxy=None,
            max_size=2**24,
        )
        self._wire = self._open.enter_context(connection)
        self.table: Any = None
        self.view: Any = None
        self.frames: list[Any] = []
        """View frames, in the order in which they came."""
        self.answers: dict[str, Any] = {}

    def close(self) -> None:
        """Close the connection."""
        self._open.close()

    def receive(self, seconds: float) -> bool:
        """Read one message; False if none came in time."""
        try:
            message = json.loads(self._wire.recv(seconds))
        except TimeoutError:
            return False
        if message["type"] == "answer":
            self.answers[message["id"]] = message
        elif message["type"] == "view":
            self.frames.append(message)
            self.view = message["views"][0]
        elif message["type"] == "table":
            self.table = message["table"]
        return True

    def receive_frames(self, count: int | None, quiet: float = 0.4, patience: float = 60.0) -> None:
        """Read until there are `count` view frames, or, without a count, until nothing comes any more."""
        deadline = time.monotonic() + patience
        while count is None or len(self.frames) < count:
            is_silent = not self.receive(quiet)
            if is_silent and (count is None or time.monotonic() > deadline):
                return

    def send(self, identifier: str, /, **command: Any) -> Any:
        """Send a command and wait for its answer."""
        self._wire.send(json.dumps({"id": identifier, **command}))
        deadline = time.monotonic() + 60
        while identifier not in self.answers:
            assert time.monotonic() < deadline, f"no answer to {command}"
            self.receive(1.0)
        return self.answers[identifier]
