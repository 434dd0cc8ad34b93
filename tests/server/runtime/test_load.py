"""Past saturation, bots wait first; then commands are refused for a moment, and nothing is lost."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tenfold.agents.hints import Suggestion
from tenfold.server.bots import agent_pool
from tenfold.server.bots.agent_pool import MAX_HINTS
from tenfold.server.errors import Busy
from tenfold.server.runtime import load
from tenfold.server.runtime.load import Load
from tenfold.server.table import replays
from tests.server.helpers import Running, pair, until


def test_commands_are_counted_while_they_are_handled() -> None:
    busy = Load()
    with busy.command(), busy.command():
        assert busy.commands == 2
    with pytest.raises(ZeroDivisionError), busy.command():
        raise ZeroDivisionError

    assert busy.commands == 0


def test_one_command_too_many_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "MAX_COMMANDS", 1)
    busy = Load()
    with busy.command(), pytest.raises(Busy), busy.command():
        pass

    assert busy.commands == 0


def test_a_command_that_was_refused_because_of_load_succeeds_with_the_same_id(
    patient: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _, table = pair(patient, options={"begins": "1"})
    with ann.sit(table) as line:
        view = line.wait_for_turn()
        act = {"type": "act", "id": "same", "seat": 0, "action": view["legal"][0]["action"], "count": 0}
        monkeypatch.setattr(load, "MAX_COMMANDS", 0)
        refused = ann.command(table, act)
        monkeypatch.undo()
        played = ann.command(table, act)

    assert (refused["ok"], refused["code"]) == (False, "busy")
    assert played["ok"]


def test_who_waits_for_hints_keeps_nobody_from_playing(
    patient: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _, table = pair(patient, options={"begins": "1"})
    other, _, own = pair(patient, options={"begins": "1"})
    gate = threading.Event()

    def think(*_: Any, **__: Any) -> list[Suggestion]:
        assert gate.wait(60)
        raise ZeroDivisionError

    monkeypatch.setattr(agent_pool, "suggest", think)
    monkeypatch.setattr(load, "MAX_COMMANDS", 2)
    monkeypatch.setattr(load, "HIGH_LOAD", 1)
    pool = patient.runtime.services.agent_pool
    with ThreadPoolExecutor(MAX_HINTS) as threads, other.sit(own) as line:
        view = line.wait_for_turn()
        hints = [
            threads.submit(ann.command, table, {"type": "hint", "id": f"h{number}", "seat": 0})
            for number in range(MAX_HINTS)
        ]
        until(lambda: pool.hints_waiting >= MAX_HINTS)
        one_more = ann.command(table, {"type": "hint", "id": "one more", "seat": 0})
        assert not patient.runtime.load.is_high
        played = line.act(view, view["legal"][0]["action"])
        gate.set()
        answers = [hint.result() for hint in hints]

    assert (one_more["ok"], one_more["code"]) == (False, "busy")
    assert played["ok"]
    assert all(answer["ok"] for answer in answers)
    assert pool.hints_waiting == 0


def test_bots_wait_while_people_do(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "HIGH_LOAD", -1)
    ann = server.guest("Ann")
    table = ann.make("tenzania", ["me", "greedy"], options={"begins": "2"}, start=True)["table"]
    room = server.runtime.tables.rooms[table]
    waits = asyncio.run_coroutine_threadsafe(room.play_for(1), server.loop).result(30)
    head = room.table.head

    assert waits == load.WAIT_SECONDS
    assert room.table.head == head
    monkeypatch.undo()
    until(lambda: room.table.head > head)


def test_a_replay_is_stored_part_by_part_once_there_is_time(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(load, "HIGH_LOAD", -1)
    monkeypatch.setattr(load, "WAIT_SECONDS", 0.02)
    ann, _, table = pair(server)
    assert ann.command(table, {"type": "resign", "id": "r", "seat": 0})["ok"]
    blobs = server.runtime.store.blobs

    def is_stored() -> bool:
        found = blobs.get(table, replays.FILE)
        return asyncio.run_coroutine_threadsafe(found, server.loop).result(30) is not None

    until(is_stored, seconds=0.5)
    assert not is_stored()
    monkeypatch.undo()
    until(is_stored)
    assert is_stored()
