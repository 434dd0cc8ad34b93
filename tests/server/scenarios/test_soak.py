"""What the soak looks for is found: broken promises, and what grows (bench/soak.py, bench/memory.py)."""

import asyncio
import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from copy import copy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bench import memory
from bench import soak as bench_soak
from bench.soak import STORES, Sample, Soak, growth, logged_errors
from tenfold.core.registry import game_ids
from tenfold.server.stores.tables import StoredEvent, TableRow
from tenfold.server.table import frames
from tenfold.server.table.events import EntryAdded, decode_event, encode_event
from tenfold.server.table.table import Table
from tests.server.helpers import Running
from tests.server.promises import Played, Tab, broken_promises, lost_moves

ROOT = Path(__file__).parents[3]
MATCHES = 600
EARLY = 240
"""By then every game is loaded and every cache is full."""
GROWTH = 0.05
Match = tuple[Played, TableRow, list[StoredEvent]]


@pytest.mark.slow
def test_memory_stays_the_same_over_hundreds_of_matches(tmp_path: Path) -> None:
    soaked = asyncio.run(memory.soak(tmp_path, MATCHES, EARLY, game_ids()))

    assert soaked.growth < GROWTH


@pytest.mark.slow
@pytest.mark.parametrize("store", STORES)
def test_promises_are_kept_while_everything_goes_wrong(store: str) -> None:
    command = [sys.executable, "-m", "bench.soak", "--minutes", "3", "--store", store]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout


class Calm:
    """A place where nothing happens."""

    store, steps = "sqlite", 0.0

    def __init__(self, server: Running) -> None:
        self.url = server.url
        self._server = server

    def log(self, table: str) -> tuple[TableRow, list[StoredEvent]]:
        row = self._server.run(self._server.runtime.store.tables.row(table))
        return row, self._server.stored(table)


@pytest.fixture(scope="module")
def match(patient: Running) -> Any:
    """A short match as the soak plays it, with everything that was told of it."""
    place: Any = Calm(patient)
    people, chance = Soak(place, 1, ["tenzania"]), random.Random(4)  # noqa: S311
    with pytest.MonkeyPatch.context() as patch, ExitStack() as stack:
        patch.setattr(bench_soak, "SECONDS_BETWEEN_MOVES", (0.0, 0.01))
        patch.setattr(bench_soak, "MOVES", (12, 12))
        played = people._seated("tenzania", 0, chance)
        for tab in played.tabs:
            stack.callback(tab.close)
        people._play(played, 0, chance)
        yield played, *place.log(played.table)


def retold(played: Played, change: Callable[[Any], None]) -> Played:
    """The same match, in which the first person was told something else."""
    other, tab = copy(played), copy(played.tabs[0])
    tab.seqs, tab.told_views = list(tab.seqs), list(tab.told_views)
    tab.told_events, tab.told_clocks = list(tab.told_events), list(tab.told_clocks)
    change(tab)
    other.tabs = [tab, *played.tabs[1:]]
    return other


def show_a_card(tab: Tab) -> None:
    place, [view] = tab.told_views[3]
    hand = view["state"]["hand"]
    hand = [[4, *row[1:]] if seat != view["observer"] else row for seat, row in enumerate(hand)]
    tab.told_views[3] = (place, [{**view, "state": {**view["state"], "hand": hand}}])


def tell_clocks(*left: int) -> Callable[[Tab], None]:
    def change(tab: Tab) -> None:
        tab.told_clocks = [(float(at), [{"left": each, "runs": True}]) for at, each in enumerate(left)]

    return change


def test_a_match_in_which_nothing_went_wrong_has_no_complaint(match: Match) -> None:
    played, row, stored = match

    assert len(played.sent) == 12
    assert broken_promises(played, row, stored) == []


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda tab: tab.told_events.pop(5), "other events"),
        (lambda tab: tab.told_events.append(tab.told_events[-1]), "other events"),
        (lambda tab: tab.told_views.pop(), "never heard of the end"),
        (lambda tab: tab.seqs.append(tab.seqs[-1]), "numbers of frames"),
        (show_a_card, "wrong views"),
        (tell_clocks(60_000, 70_000), "was given 10.0 s"),
        (tell_clocks(60_000, 40_000), "lost 20.0 s"),
    ],
)
def test_what_was_told_wrongly_is_found(match: Match, change: Callable[[Tab], None], complaint: str) -> None:
    played, row, stored = match
    played = retold(played, change)
    played.started = 0.0
    found = broken_promises(played, row, stored)

    assert len(found) == 1
    assert complaint in found[0]


def changed(stored: Sequence[StoredEvent], at: int) -> list[StoredEvent]:
    """The same log with another move at one place."""
    event = decode_event(stored[at].body)
    assert isinstance(event, EntryAdded)
    other = next(action for action in ("play 1 say 1", "play 1 say 2") if action != event.action)
    body = encode_event(msgspec.structs.replace(event, action=other))
    return [StoredEvent(body, one.command_id, one.answer) if one is stored[at] else one for one in stored]


@pytest.mark.parametrize(
    "tamper",
    [
        lambda stored, at: [one for one in stored if one is not stored[at]],
        lambda stored, at: [*stored[: at + 1], stored[at], *stored[at + 1 :]],
        changed,
    ],
)
def test_moves_that_are_lost_doubled_or_changed_are_found(match: Match, tamper: Any) -> None:
    played, _, stored = match
    keys = [one.command_id for one in stored]
    at = keys.index(f"{played.sent[3].guest}:{played.sent[3].command_id}")

    assert list(lost_moves(played.sent, stored)) == []
    assert list(lost_moves(played.sent, tamper(stored, at)))


def test_a_view_that_tells_what_is_hidden_is_found(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    played, row, stored = match
    honest = frames.bare_view

    def leaky(table: Table, observer: int, **more: Any) -> dict[str, Any]:
        assert table.match is not None
        return {**honest(table, observer, **more), "pile": table.match.true_state().pile.tolist()}

    monkeypatch.setattr(frames, "bare_view", leaky)

    assert any("tells what is hidden" in problem for problem in broken_promises(played, row, stored))


def samples(**last: float) -> list[Sample]:
    """An hour in which nothing grows, unless the last minutes say otherwise; a young process is small."""
    found = [Sample(at * 10.0, 1 + at // 60, 100.0 + at % 60, 40) for at in range(360)]
    return [*found[:-20], *(Sample(**{**vars(one), **last}) for one in found[-20:])]


@pytest.mark.parametrize(
    ("last", "complaint"),
    [({}, ""), ({"memory": 190.0}, "memory grew"), ({"files": 60}, "open files grew")],
)
def test_what_grows_is_complained_of(last: dict[str, float], complaint: str) -> None:
    found = growth(samples(**last))

    assert [line.startswith(complaint) for line in found] == ([True] if complaint else [])


LOG = """\
2026-11-19 10:00:00,001 INFO tenfold.server: closed
2026-11-19 10:00:01,001 WARNING tenfold.server: can't be stored
2026-11-19 10:00:02,001 ERROR tenfold.server: something failed
Traceback (most recent call last):
  File "room.py", line 1, in handle
ValueError: 3
2026-11-19 10:00:03,001 INFO tenfold.server: goes on
"""


def test_an_error_in_a_log_is_reported_with_its_traceback_and_what_came_before() -> None:
    [found] = logged_errors(LOG)

    assert "can't be stored" in found
    assert found.endswith("ValueError: 3\n")
    assert logged_errors(LOG.replace("Traceback", "Trace")) == []
