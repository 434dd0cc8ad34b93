"""Who acts is answered before views are made for everybody, and whatever comes in between loses nothing."""

import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import count
from typing import Any

import pytest

from tenfold.client import TableConnection
from tenfold.server.table import frames
from tests.server.helpers import Running, pair, play_turn


def test_the_answer_is_queued_before_views_are_made(
    patient: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _, table = pair(patient, options={"begins": "1"})
    honest, waiting = frames.view_or_delta, []

    def watched(*args: Any, **more: Any) -> Any:
        outboxes = patient.runtime.tables.rooms[table].outboxes.values()
        waiting.append([len(outbox._queue) for several in outboxes for outbox in several])
        return honest(*args, **more)

    with ann.sit(table) as line:
        line.wait_for_turn()
        monkeypatch.setattr(frames, "view_or_delta", watched)
        assert play_turn(line)

    assert waiting == [[1]]


def test_who_is_cut_off_between_two_views_misses_nothing(
    patient: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody comes or goes while views are made: who heard of that, and no more, is told the move later."""
    ann, bob, table = pair(patient, options={"begins": "1"})
    honest = frames.view_or_delta

    def disturbed(*args: Any, **more: Any) -> Any:
        patient.runtime.tables.rooms[table]._broadcaster.broadcast_presence()
        return honest(*args, **more)

    with ann.sit(table) as a, bob.sit(table) as b:
        a.wait_for_turn()
        b.wait(lambda it: it.table and it.table["seats"][0]["present"] and bool(it.views))
        monkeypatch.setattr(frames, "view_or_delta", disturbed)
        assert play_turn(a)
        between = b.receive(5)
        monkeypatch.undo()
    with TableConnection(bob, table, between["seq"]) as again:
        again.wait(lambda it: bool(it.views))

    assert between["type"] == "table"
    assert "place" in [event["code"] for event in again.events]


def test_one_view_is_made_between_two_turns_of_the_loop_however_many_tables_move(
    patient: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer needs several turns: none of them is to be as long as the views of all tables together."""
    tables = [pair(patient, options={"begins": "1"}) for _ in range(4)]
    honest, turns, made_in = frames.view_or_delta, count(), []
    is_watched = True

    def turn() -> None:
        made_in.append([next(turns)])
        if is_watched:
            patient.loop.call_soon(turn)

    def slow(*args: Any, **more: Any) -> Any:
        made_in[-1].append("view")
        time.sleep(0.01)  # meanwhile all others have sent their moves
        return honest(*args, **more)

    with ExitStack() as stack, ThreadPoolExecutor(len(tables)) as people:
        lines = [stack.enter_context(ann.sit(table)) for ann, _, table in tables]
        for line in lines:
            line.wait_for_turn()
        patient.loop.call_soon_threadsafe(turn)
        monkeypatch.setattr(frames, "view_or_delta", slow)
        assert all(people.map(play_turn, lines))
        is_watched = False

    assert sum(one.count("view") for one in made_in) == len(tables)
    assert max(one.count("view") for one in made_in) == 1
