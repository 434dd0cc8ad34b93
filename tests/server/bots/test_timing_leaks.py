"""A bot's time tells nothing, and neither do lists: what is done in secret leaves no trace for others."""

import math
import time

import pytest

from tenfold.core.view import View
from tenfold.server.bots.agent_pool import AgentPool
from tests.server.helpers import Running, pair, play_turn

GAME = "heart_of_africa"
PACE = 0.5
TOLERANCE = 0.3
"""Less than a bot's pace: one that waited before each secret step would differ by more."""
TRIES = 4
"""A busy machine makes everything later, never sooner: the soonest of several tells how long it takes."""


class Stubborn(AgentPool):
    """A bot that keeps all its first tickets, or puts back as many as it may."""

    def __init__(self, *, keeps: bool) -> None:
        super().__init__()
        self.keeps = keeps
        self.steps = 0

    async def choose_action(self, agent: str, view: View, who: str = "") -> int:  # noqa: ARG002
        """The first legal action keeps, the last puts back."""
        self.steps += 1
        return view.legal[0 if self.keeps else -1]


def first_tickets(server: Running, *, keeps: bool) -> tuple[float, int]:
    """How long a bot takes over its first tickets, as somebody else sees it, and in how many steps."""
    stubborn = Stubborn(keeps=keeps)
    server.runtime.services.agent_pool.close()
    server.runtime.services.agent_pool = stubborn
    ann = server.guest("Ann")
    table = ann.make(GAME, ["me", "greedy"])["table"]
    with ann.sit(table) as line:
        line.wait(lambda it: it.table is not None)
        start = time.monotonic()
        assert line.send("start")["ok"]
        line.wait(lambda it: 0 in it.views and 1 not in it.views[0]["due"])
        return time.monotonic() - start, stubborn.steps


def test_a_bots_turn_takes_the_same_time_whatever_its_secret_steps(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    was = server.runtime.services.agent_pool
    slow = server.runtime.settings.__class__(**{**vars(server.runtime.settings), "bot_seconds": PACE})
    monkeypatch.setattr(server.runtime.services, "settings", slow)
    try:
        many_seconds = few_seconds = math.inf
        for _ in range(TRIES):
            seconds, many = first_tickets(server, keeps=True)
            many_seconds = min(many_seconds, seconds)
            seconds, few = first_tickets(server, keeps=False)
            few_seconds = min(few_seconds, seconds)
            if abs(few_seconds - many_seconds) < TOLERANCE:
                break
    finally:
        server.runtime.services.agent_pool = AgentPool()
        was.close()

    assert few < many
    assert min(few_seconds, many_seconds) >= PACE
    assert abs(few_seconds - many_seconds) < TOLERANCE


def test_secret_steps_do_not_change_when_a_table_was_updated(
    patient: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, table = pair(patient, GAME, public=True)
    eve = patient.guest("Eve")
    ahead = time.time() + 1000

    def updated() -> list[int]:
        mine = [line["updated"] for line in bob.tables()["mine"] if line["table"] == table]
        public = [line["updated"] for line in eve.tables()["public"] if line["table"] == table]
        return mine + public

    before = updated()
    monkeypatch.setattr("time.time", lambda: ahead)
    with ann.sit(table) as line:
        line.wait(lambda it: bool(it.views))
        assert play_turn(line)
        after = updated()
        while 0 in line.views[0]["due"]:
            assert play_turn(line)

    assert after == before
    assert updated() == [int(ahead)] * 2
