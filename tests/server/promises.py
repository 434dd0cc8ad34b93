"""What a server promises to the people at a table, and whether it kept it: a model beside the log.

A `Tab` is a connection that remembers all that it was told. Once a match is over, `broken_promises` folds its
log again, event by event, and compares: every acknowledged move stands in the log once and as it was
sent; every view is the one that its observer has at that place, and would have in another world that the
observer can't tell apart; every event was told once, in order, with nothing left out.
"""

import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise, zip_longest
from typing import Any

import numpy as np
from websockets.sync.client import ClientConnection

from tenfold.client import Client, TableConnection
from tenfold.core.languages import DEFAULT_LANGUAGE, use_language
from tenfold.core.registry import game_of
from tenfold.core.rng import seed_stream
from tenfold.server.stores.tables import StoredEvent, TableRow
from tenfold.server.table import frames
from tenfold.server.table.events import EntryAdded, decode_event
from tenfold.server.table.frames import SEQ_STRIDE
from tenfold.server.table.table import Identity, StreamPosition, Table
from tests.server.table.variants import variant_of

PLAIN = ("stream",)
"""Fields of a state that views with deltas leave out."""
SAME_TIME = 2.0
"""Seconds by which two clocks may differ in telling how long something took, on a busy machine."""


@dataclass(frozen=True)
class Sent:
    """A command that was acknowledged."""

    guest: str
    command_id: str
    seat: int
    count: int
    action: str
    answer: Any


class Tab(TableConnection):
    """A browser tab, which remembers what it was told."""

    def __init__(self, client: Client, table: str, patience: float, *, watches: bool = False) -> None:
        super().__init__(client, table, patience=patience, watches=watches)
        self.guest = "nobody" if watches else str(client.me()["guest"])
        self.seqs: list[int] = []
        self.told_views: list[tuple[int, list[Any]]] = []
        """The place in the guest's stream, and the views there."""
        self.told_events: list[Any] = []
        self.told_clocks: list[tuple[float, list[Any]]] = []
        self.resumed: list[int] = []
        """After which frame it began, each time that it connected."""

    def _dial(self) -> ClientConnection:
        self.resumed.append(self.after)
        return super()._dial()

    def _take(self, message: Any) -> None:
        kind = message["type"]
        if kind != "answer":
            self.seqs.append(message["seq"])
        if kind == "view":
            bare = [{**view, "legal": [one["number"] for one in view["legal"]]} for view in message["views"]]
            self.told_views.append((message["seq"] // SEQ_STRIDE, bare))
            self.told_events += message["events"]
        super()._take(message)
        clocks = message.get("clocks") or message.get("table", {}).get("clocks")
        if clocks:
            self.told_clocks.append((time.monotonic(), clocks))


@dataclass
class Played:
    """A match that people have played: what they were told and promised."""

    table: str
    people: list[Client]
    tabs: list[Tab]
    sent: list[Sent] = field(default_factory=list)
    started: float = field(default_factory=time.monotonic)


def broken_promises(
    played: Played, row: TableRow, stored: Sequence[StoredEvent], clock_steps: float = 0.0
) -> list[str]:
    """What the server promised at this table and didn't keep, in words.

    `clock_steps`: by how many seconds at most the server's own clock was set ahead while they played.
    """
    found = [*lost_moves(played.sent, stored)]
    truth = Truth(row, stored, [tab.guest for tab in played.tabs])
    for number, tab in enumerate(played.tabs):
        who = f"connection {number}"
        if any(later <= earlier for earlier, later in pairwise(tab.seqs)):
            found.append(f"{who}: the numbers of frames don't grow")
        found += [f"{who}: {problem}" for problem in truth.wrong_views(tab)]
        if difference := first_difference(tab.told_events, truth.events(tab.guest)):
            found.append(f"{who}: other events than in the log, {difference}; came back after {tab.resumed}")
        found += [f"{who}: {problem}" for problem in wrong_clocks(tab, played.started, clock_steps)]
    return [f"table {played.table}, {problem}" for problem in found]


def lost_moves(sent: Sequence[Sent], stored: Sequence[StoredEvent]) -> Iterator[str]:
    """Acknowledged moves that aren't in the log once and as they were sent; and moves that no one sent."""
    entries: dict[str, list[tuple[int, int, str | None]]] = {}
    counts: dict[int, int] = {}
    by_people = 0
    for one in stored:
        event = decode_event(one.body)
        if isinstance(event, EntryAdded):
            count = counts.get(event.seat, 0)
            counts[event.seat] = count + 1
            entries.setdefault(one.command_id, []).append((event.seat, count, event.action))
            by_people += event.by == "person"
    for move in sent:
        made = entries.get(f"{move.guest}:{move.command_id}", [])
        if made != [(move.seat, move.count, move.action)]:
            yield f"move {move.command_id}: sent {(move.seat, move.count, move.action)}, stored {made}"
    if by_people != len(sent):
        yield f"{len(sent)} moves were acknowledged, and {by_people} are stored"


def first_difference(told: Sequence[Any], true: Sequence[Any]) -> str:
    """Where two lists differ first, and in what; nothing if they don't."""
    for at, (one, other) in enumerate(zip_longest(told, true)):
        if one != other:
            return f"{len(told)} instead of {len(true)}, first at {at}: {one} instead of {other}"
    return ""


class Truth:
    """A match folded again from its log: what each guest could know at each place of their stream."""

    def __init__(self, row: TableRow, stored: Sequence[StoredEvent], guests: Sequence[str]) -> None:
        self._views: dict[tuple[str, int], list[Any]] = {}
        self._changed_unseen: list[str] = []
        self._table = table = Table(game_of(row.game), Identity(row.id, row.key, row.code, row.secret))
        stream = np.zeros(2, np.uint64)
        for number, one in enumerate(stored):
            table.apply(decode_event(one.body))
            if table.match is None:
                continue
            seed_stream(stream, number, 11)
            for guest in set(guests):
                self._note(guest, stream)

    def _note(self, guest: str, stream: Any) -> None:
        table = self._table
        key = guest, table.position(guest).seen
        views = [told(table, observer) for observer in table.observers(guest)]
        if self._views.setdefault(key, views) != views:
            self._changed_unseen.append(f"a view changed at {key[1]} without being told")
        assert table.match is not None
        if len(table.match.entries) and table.outcome is None:
            for observer, view in zip(table.observers(guest), views, strict=True):
                if told(variant_of(table, observer, stream), observer) != view:
                    self._changed_unseen.append(f"the view at {key[1]} tells what is hidden")

    def wrong_views(self, tab: Tab) -> list[str]:
        """Views that a connection was told and shouldn't have been."""
        wrong = [seen for seen, views in tab.told_views if views != self._views.get((tab.guest, seen))]
        found = [f"wrong views at {wrong[:5]}"] if wrong else []
        last = self._table.position(tab.guest).seen
        if not tab.told_views or tab.told_views[-1][1] != self._views[tab.guest, last]:
            found.append("never heard of the end")
        return found + self._changed_unseen

    def events(self, guest: str) -> list[Any]:
        """Everything that a guest notices from the first entry to the last."""
        entries = self._table.entries_after(guest, StreamPosition())
        with use_language(DEFAULT_LANGUAGE):
            found: list[Any] = json.loads(frames.encode(frames.events_for(self._table, entries, None)))
        return found


def told(table: Table, observer: int) -> Any:
    """A view as a connection with deltas has it."""
    with use_language(DEFAULT_LANGUAGE):
        view = frames.bare_view(table, observer)
    view["state"] = {name: value for name, value in view["state"].items() if name not in PLAIN}
    return json.loads(frames.encode(view))


def wrong_clocks(tab: Tab, started: float, clock_steps: float) -> Iterator[str]:
    """Time that a seat was given, or lost beyond what has passed, at a table whose clocks only run down."""
    spare = SAME_TIME + clock_steps
    for (_, before), (heard, after) in pairwise(tab.told_clocks):
        for seat, (old, new) in enumerate(zip(before, after, strict=True)):
            given = (new["left"] - old["left"]) / 1000
            lost = (tab.told_clocks[0][1][seat]["left"] - new["left"]) / 1000
            if given > spare:
                yield f"seat {seat} was given {given:.1f} s"
            if lost > heard - started + spare:
                yield f"seat {seat} lost {lost:.1f} s in {heard - started:.1f} s"
