"""A WebSocket connection to one table, which reconnects by itself."""

import json
import random
import socket
import time
import uuid
from collections import deque
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Self

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from tenfold.client.frame_reader import BadDelta, FrameReader
from tenfold.client.http import Client
from tenfold.core.errors import TenfoldError
from tenfold.core.languages import current_language
from tenfold.core.messages import translate

NOT_ALLOWED = 1008
FIRST_WAIT = 0.1
MAX_WAIT = 4.0
ASK_SECONDS = 2.0
DEAD_SECONDS = 3.0
"""A silent connection is pinged and given up without an answer, as in a browser: within five seconds."""


class ConnectionLost(TenfoldError):
    """The server does not answer or refuses the connection."""

    code = "line-lost"


class TableConnection:
    """A connection to a table, and what is known about it; `receive` keeps it up to date."""

    asks = "&deltas=1&packed="
    """What it asks for in its address: packed deltas, which it makes whole again."""

    def __init__(
        self, client: Client, table: str, after: int = 0, patience: float = 60.0, *, watches: bool = False
    ) -> None:
        self.table: Any = None
        self.views: dict[int, Any] = {}
        """The last view of each own seat, or of the spectator (-1)."""
        self.clocks: list[Any] = []
        """What each seat had left, in milliseconds, and whether it runs; empty where time does not count."""
        self.clocks_at = 0.0
        self.events: deque[Any] = deque(maxlen=2000)
        self.after = after
        self.patience = patience
        self._client = client
        self._id = table
        self._role = "&as=spectator" if watches else ""
        self._wire: ClientConnection | None = None
        self._reader = FrameReader()
        self._open = ExitStack()
        self._answers: dict[str, Any] = {}
        self._waiting: dict[str, str] = {}
        self._attempt = 0

    def __enter__(self) -> Self:
        try:
            self._connected(time.monotonic() + self.patience)
        except TimeoutError as error:
            raise ConnectionLost(translate("error-line-silent")) from error
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the connection."""
        self._wire = None
        self._open.close()

    def drop(self) -> None:
        """Drop the connection without closing it, as networks do."""
        if self._wire is not None:
            self._wire.socket.shutdown(socket.SHUT_RDWR)
            self.close()

    def receive(self, timeout: float | None = None) -> Any | None:
        """The next frame or answer, or None if none came in time."""
        deadline = time.monotonic() + (self.patience if timeout is None else timeout)
        while True:
            left = deadline - time.monotonic()
            try:
                received = self._connected(deadline).recv(max(0.0, left))
                message = self._reader.read(received)
            except TimeoutError:
                return None
            except (ConnectionClosed, BadDelta):  # a new connection starts with whole views
                self._broken()
                continue
            if message is not None:
                self._take(message)
                return message

    def _connected(self, deadline: float) -> ClientConnection:
        while self._wire is None:
            try:
                self._wire = self._dial()
                for text in self._waiting.values():
                    self._wire.send(text)
                self._attempt = 0
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as error:
                self._wire = None
                self._attempt += 1
                wait = min(MAX_WAIT, FIRST_WAIT * 2**self._attempt) * (0.5 + random.random() / 2)  # noqa: S311
                left = deadline - time.monotonic()
                time.sleep(max(0.0, min(wait, left)))
                if wait >= left:
                    raise TimeoutError from error
        return self._wire

    def _dial(self) -> ClientConnection:
        address = self._client.url.replace("http", "ws", 1)
        self._open.close()
        self._reader = FrameReader()
        dialled = connect(
            f"{address}/api/tables/{self._id}/socket?after={self.after}{self.asks}{self._role}",
            additional_headers={**self._client.credentials, "Accept-Language": current_language()},
            compression=None,
            proxy=None,
            open_timeout=5,
            close_timeout=1,
            ping_interval=ASK_SECONDS,
            ping_timeout=DEAD_SECONDS,
            max_size=2**24,
        )
        return self._open.enter_context(dialled)

    def _broken(self) -> None:
        """Prepare to reconnect, unless the server refuses."""
        wire, self._wire = self._wire, None
        if wire is not None and wire.close_code == NOT_ALLOWED:
            raise ConnectionLost(translate("error-line-closed", reason=wire.close_reason or "none"))

    def _take(self, message: Any) -> None:
        if message["type"] == "answer":
            self._waiting.pop(message["id"], None)
            self._answers[message["id"]] = message
            return
        self.after = message["seq"]
        if message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "view":
            self.views = {view["observer"]: view for view in message["views"]}
            self.events.extend(message["events"])
        clocks = message.get("clocks") or message.get("table", {}).get("clocks")
        if clocks:
            self.clocks, self.clocks_at = clocks, time.monotonic()

    def post(self, command: str, **fields: Any) -> str:
        """Send a command without waiting; its id."""
        command_id = fields.pop("id", None) or str(uuid.uuid4())
        text = json.dumps({"type": command, "id": command_id, **fields})
        self._waiting[command_id] = text
        if self._wire is not None:
            try:
                self._wire.send(text)
            except ConnectionClosed:
                self._broken()
        return command_id

    def send(self, command: str, **fields: Any) -> Any:
        """Send a command and wait for its answer, reconnecting as often as needed."""
        return self.answer(self.post(command, **fields))

    def answer(self, command_id: str) -> Any:
        """The answer to a command that was sent."""
        deadline = time.monotonic() + self.patience
        while command_id not in self._answers:
            if time.monotonic() > deadline or self.receive() is None:
                raise ConnectionLost(translate("error-line-silent"))
        return self._answers.pop(command_id)

    def act(self, view: Any, action: str) -> Any:
        """Play an action from a view."""
        return self.send("act", seat=view["observer"], action=action, count=view["count"])

    def play(self, view: Any, action: str) -> Any:
        """The same, and wait until the view has changed if the action was accepted."""
        answer, seat, count = self.act(view, action), view["observer"], view["count"]
        if answer["ok"]:
            self.wait(lambda line: line.views[seat]["count"] > count or line.is_over)
        return answer

    def wait(self, until: Callable[[Self], bool], timeout: float = 30.0) -> None:
        """Receive until something holds."""
        deadline = time.monotonic() + timeout
        while not until(self):
            left = deadline - time.monotonic()
            if left <= 0 or self.receive(left) is None:
                raise ConnectionLost(translate("error-line-waited"))

    def wait_for_turn(self, timeout: float = 30.0) -> Any | None:
        """The view of an own seat that is due, or None when the match is over."""
        self.wait(lambda line: line.turn is not None or line.is_over, timeout)
        return self.turn

    @property
    def turn(self) -> Any | None:
        """The view of an own seat that may act now, or None."""
        return next((view for view in self.views.values() if view["legal"]), None)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return any(view["outcome"] is not None for view in self.views.values())
