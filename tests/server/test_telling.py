"""Who acts is answered before views are made for everybody, and whatever comes in between loses nothing."""

from typing import Any

import pytest

from tenfold.client import Line
from tenfold.server.table import frames
from tests.server.tools import Running, pair, play_turn


def test_the_answer_has_gone_out_before_anybody_is_told(
    patient: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _, table = pair(patient, options={"begins": "1"})
    honest, waiting = frames.view_body, []

    def watched(*args: Any, **more: Any) -> bytes:
        streams = patient.house.rooms[table].streams.values()
        waiting.append([len(stream._waiting) for several in streams for stream in several])
        return honest(*args, **more)

    with ann.sit(table) as line:
        line.wait_for_turn()
        monkeypatch.setattr(frames, "view_body", watched)
        assert play_turn(line)

    assert waiting == [[0]]


def test_who_is_cut_off_between_two_views_misses_nothing(
    patient: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody comes or goes while views are made: who heard of that, and no more, is told the move later."""
    ann, bob, table = pair(patient, options={"begins": "1"})
    honest = frames.view_body

    def disturbed(*args: Any, **more: Any) -> bytes:
        patient.house.rooms[table]._teller.tell_presence()
        return honest(*args, **more)

    with ann.sit(table) as a, bob.sit(table) as b:
        a.wait_for_turn()
        b.wait(lambda it: it.table and it.table["seats"][0]["present"] and bool(it.views))
        monkeypatch.setattr(frames, "view_body", disturbed)
        assert play_turn(a)
        between = b.receive(5)
        monkeypatch.undo()
    with Line(bob, table, between["seq"]) as again:
        again.wait(lambda it: bool(it.views))

    assert between["type"] == "table"
    assert "place" in [event["code"] for event in again.events]
