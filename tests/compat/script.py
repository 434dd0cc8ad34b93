"""What guests do at recorded tables: the same steps when recording and when checking."""

import hashlib
import json
from typing import Any

from tests.compat.protocol_client import Guest, Seat, without_words

STEPS = 16
"""How many moves a running game is continued by."""


def choose(view: Any, salt: str) -> str:
    """Choose a legal action by a digest of the position, so that every run plays the same."""
    legal = [entry["action"] for entry in view["legal"]]
    digest = hashlib.sha256(f"{salt} {view['count']} {view['observer']}".encode()).digest()
    return str(legal[int.from_bytes(digest[:8], "big") % len(legal)])


def due_seat(seats: list[Seat]) -> Seat | None:
    """The first connection whose own seat may act."""
    return next((seat for seat in seats if seat.view is not None and seat.view["legal"]), None)


class Continuation:
    """Continues a running game and collects what every connection receives."""

    def __init__(self, guests: list[Guest], table: str, expected: list[list[int]] | None) -> None:
        self.table = table
        self.expected = expected
        """View frames each connection has after each step, when checking against a recording."""
        self.counts: list[list[int]] = []
        self.answers: list[Any] = []
        self.players = [Seat(guest, table) for guest in guests]
        self.seats = [*self.players, Seat(guests[0], table, spectates=True)]

    def run(self) -> dict[str, Any]:
        """Play on, ask why a move is illegal, take a move back, resign."""
        self._settle()
        for step in range(STEPS):
            seat = due_seat(self.players)
            if seat is None:
                break
            view = seat.view
            asked = {"seat": view["observer"], "action": choose(view, self.table), "count": view["count"]}
            self._send(seat, f"step-{step}", type="act", **asked)
            if step == STEPS // 2:
                self._send(seat, "stale", type="act", **asked)
                self._send(seat, "why", type="why", seat=view["observer"], action=asked["action"])
            if seat.view is not None and seat.view["can_take_back"]:
                self._take_back(seat, step)
        self._send(self.players[0], "resign", type="resign", seat=self.players[0].view["observer"])
        for seat in self.seats:
            seat.receive_frames(None, quiet=0.1)
        return {
            "counts": self.counts,
            "answers": self.answers,
            "frames": [[without_words(frame) for frame in seat.frames] for seat in self.seats],
        }

    def _take_back(self, seat: Seat, step: int) -> None:
        view = seat.view
        fields = {"type": "take-back", "seat": view["observer"], "count": view["count"]}
        self._read_tables()
        answer = self._send(seat, f"back-{step}", **fields)
        if not answer.get("asked"):
            return
        self._read_tables()
        for other in self.players:
            if other is not seat and other.table["asks"]:
                ask = other.table["asks"][0]["ask"]
                self._send(
                    other, f"agree-{step}", type="agree", ask=ask, seat=other.view["observer"], yes=False
                )

    def _read_tables(self) -> None:
        """Read table frames that are on their way: they name requests to take a move back."""
        for seat in self.players:
            while seat.receive(0.05):
                pass

    def _send(self, sender: Seat, identifier: str, /, **command: Any) -> Any:
        answer = sender.send(f"compat-{identifier}", **command)
        self.answers.append(without_words(answer))
        self._settle()
        return answer

    def _settle(self) -> None:
        """Wait for what every connection is to receive before the next step."""
        step = len(self.counts)
        wanted = self.expected[step] if self.expected and step < len(self.expected) else None
        for index, seat in enumerate(self.seats):
            seat.receive_frames(None if wanted is None else wanted[index])
        self.counts.append([len(seat.frames) for seat in self.seats])

    def close(self) -> None:
        """Close all connections."""
        for seat in self.seats:
            seat.close()


def finished_game(guest: Guest, table: str) -> dict[str, Any]:
    """Everything that a finished game answers: its table, replay, pages and file."""
    replay = guest.call("GET", f"/api/tables/{table}/replay")
    pages = {
        f"{observer}/{page}": without_words(
            guest.call("GET", f"/api/tables/{table}/replay/{observer}/{page}")
        )
        for observer in replay["observers"]
        for page in range((replay["length"] - 1) // replay["page"] + 1)
    }
    file = guest.request("GET", f"/api/tables/{table}/file")
    return {
        "table": without_words(guest.call("GET", f"/api/tables/{table}")),
        "replay": without_words(replay),
        "pages": digest_of(pages),
        "file": hashlib.sha256(file).hexdigest(),
    }


def waiting_table(host: Guest, other: Guest, table: str, code: str) -> list[Any]:
    """A table in its lobby: as it is, and after somebody joined, sat down and was ready."""
    before = host.call("GET", f"/api/tables/{table}")
    other.call("POST", "/api/join", {"key": code})
    answers = [
        other.command(table, type="sit", id="compat-sit", seat=1),
        other.command(table, type="ready", id="compat-ready", yes=True),
    ]
    after = host.call("GET", f"/api/tables/{table}")
    return [without_words(entry) for entry in (before, *answers, after)]


def digest_of(value: Any) -> str:
    """A digest of a JSON value."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()
