"""Characters at a table: who comes, how soon they move, who helps; and what older tables say."""

import threading
import time
from dataclasses import replace
from typing import Any

import pytest

from tenfold.agents import AGENTS, LEARNED
from tenfold.agents.baseline_agents import RandomAgent
from tenfold.agents.hints import Suggestion
from tenfold.client import Refused
from tenfold.core.view import View
from tenfold.server.runtime.bot_turns import delay_until
from tenfold.server.table.events import BotSeated, TableCreated, decode_event, encode_event
from tenfold.server.table.lobby import initial_lobby, reduce
from tests.server.helpers import Running, pair

HINT_SECONDS = 300.0
"""Threads that think give way to everything else, so an expert's hint can take long on a busy machine."""


def seats(table: dict[str, Any]) -> list[tuple[str, str, str]]:
    return [(seat["name"], seat["agent"], seat["character"]) for seat in table["seats"]]


def test_a_table_of_eight_has_eight_names(server: Running) -> None:
    ann = server.guest("Rusty")
    table = ann.table(ann.make("tenzania", ["me", *["greedy"] * 4, "cog", *["random"] * 2])["table"])

    assert seats(table)[1:] == [
        ("Rusty 2", "greedy", "rusty"),
        ("Bolt", "greedy", "bolt"),
        ("Cog", "greedy", "cog"),
        ("Rusty 3", "greedy", "rusty"),
        ("Cog 2", "greedy", "cog"),
        ("Dizzy", "random", "dizzy"),
        ("Whirl", "random", "whirl"),
    ]


def test_a_character_is_asked_by_name_in_the_lobby_and_comes_along_to_a_rematch(server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.make("ten_squares", ["me", "open"], pace="quick", helper="dizzy")["table"]
    assert ann.command(table, {"type": "bot", "id": "1", "seat": 1, "agent": "bolt"})["ok"]
    assert ann.command(table, {"type": "start", "id": "2"})["ok"]
    before = ann.table(table)
    assert ann.command(table, {"type": "resign", "id": "3", "seat": 0})["ok"]
    after = ann.table(ann.command(table, {"type": "rematch", "id": "4"})["table"])
    replay = ann.call("GET", f"/api/tables/{table}/replay")

    assert seats(before)[1] == seats(after)[1] == ("Bolt", "greedy", "bolt")
    assert (before["pace"], before["helper"]) == (after["pace"], after["helper"]) == ("quick", "random")
    assert replay["characters"] == [None, "bolt"]


def test_every_game_names_whom_it_offers(server: Running) -> None:
    for game in server.guest("Ann").games():
        assert {bot["id"] for bot in game["bots"]}
        assert all(bot["level"] in {*AGENTS, LEARNED} for bot in game["bots"])


@pytest.mark.parametrize(
    "wish",
    [{"helper": "nobody"}, {"helper": "network:/etc/passwd"}, {"pace": "hasty"}, {"seats": ["me", "him"]}],
)
def test_what_nobody_offers_is_refused_in_a_sentence(server: Running, wish: dict[str, Any]) -> None:
    with pytest.raises(Refused, match=r"There’s no bot called|doesn’t understand"):
        server.guest("Ann").make(**{"game": "tenzania", "seats": ["me", "open"], **wish})


def test_tables_from_before_the_cast_are_read_as_they_were() -> None:
    old = encode_event(
        {
            "type": "made",
            "game": "tenzania",
            "options": {},
            "public": False,
            "hints": True,
            "host": "a",
            "seats": [{"kind": "bot", "name": "Bot Greedy", "agent": "greedy"}, {"kind": "open"}],
        }
    )
    lobby = reduce(
        initial_lobby(decode_event(old)),
        decode_event(b'{"type":"staffed","seat":1,"agent":"random","name":"Bot Random"}'),
    )

    assert lobby.names == ("Bot Greedy", "Bot Random")
    assert [seat.character for seat in lobby.seats] == ["", ""]
    assert (lobby.pace, lobby.helper) == ("normal", "")
    assert isinstance(decode_event(old), TableCreated)
    assert decode_event(encode_event(BotSeated(1, "greedy", "Bolt", "bolt"))) == BotSeated(
        1, "greedy", "Bolt", "bolt"
    )


def test_a_thought_that_is_longer_than_a_turn_ends_with_a_whole_turn() -> None:
    assert delay_until(10.0, 0.5, 9.8) == pytest.approx(0.2)
    assert delay_until(10.0, 0.5, 10.2) == pytest.approx(0.3)
    assert delay_until(10.0, 0.5, 11.9) == pytest.approx(0.1)
    assert delay_until(10.0, 0.0, 10.7) == pytest.approx(-0.7)


def answered_after(server: Running, pace: str) -> float:
    """How long the first move of a bot that begins takes."""
    ann = server.guest("Ann")
    start = time.monotonic()
    table = ann.make("ten_squares", ["me", "random"], pace=pace, options={"begins": "2"}, start=True)["table"]
    with ann.sit(table) as line:
        line.wait(lambda it: bool(it.events))
        return time.monotonic() - start


def test_bots_are_calm_or_quick_as_the_table_wants_it(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        server.runtime.services, "settings", replace(server.runtime.settings, bot_seconds=0.3)
    )
    # A busy machine makes everything later, never sooner.
    quick, calm = min(answered_after(server, "quick") for _ in range(3)), answered_after(server, "calm")

    assert quick >= 0.09
    assert calm >= 0.89
    assert calm - quick > 0.4


def filled_after(server: Running) -> float:
    """How long a bot takes to fill its rack."""
    ann = server.guest("Ann")
    options = {"days": "5", "begins": "1"}
    table = ann.make("ten_days_africa", ["me", "greedy"], pace="calm", options=options, start=True)["table"]
    with ann.sit(table) as line:
        line.wait(lambda it: bool(it.views))
        start = time.monotonic()
        line.wait(lambda it: it.views[0]["state"]["filled"][1] == 5)
        return time.monotonic() - start


def test_bots_fill_their_racks_quickly_while_everyone_does(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        server.runtime.services, "settings", replace(server.runtime.settings, bot_seconds=0.6)
    )
    # At this pace five moves would take nine seconds; the first takes 1.8, the others 0.2 each.
    assert any(filled_after(server) < 6 for _ in range(3))  # a busy machine makes some slower


def test_only_the_host_changes_the_pace_and_everybody_is_told(patient: Running) -> None:
    ann, bob, table = pair(patient, "ten_squares")
    with bob.sit(table) as line:
        line.wait(lambda it: bool(it.views))
        refused = bob.command(table, {"type": "pace", "id": "p1", "pace": "calm"})
        changed = ann.command(table, {"type": "pace", "id": "p2", "pace": "quick"})
        again = ann.command(table, {"type": "pace", "id": "p3", "pace": "quick"})
        line.wait(lambda it: it.table["pace"] == "quick")
        with pytest.raises(Refused) as wrong:
            ann.command(table, {"type": "pace", "id": "p4", "pace": "hasty"})
    reopened, _ = patient.run(patient.runtime.tables.load_table(table))
    resigned = ann.command(table, {"type": "resign", "id": "p5", "seat": 0})
    late = ann.command(table, {"type": "pace", "id": "p6", "pace": "calm"})

    assert refused["code"] == "not-host"
    assert changed["ok"]
    assert again["ok"]
    assert wrong.value.code == "bad-request"
    assert reopened.lobby.pace == "quick"
    assert resigned["ok"]
    assert late["code"] == "over"


@pytest.mark.parametrize(
    ("helper", "adviser", "agent"),
    [("", "expert", "greedy"), ("whirl", "random", "random"), ("random", "random", "random")],
)
def test_hints_and_stand_ins_are_who_the_table_has_chosen(
    patient: Running, monkeypatch: pytest.MonkeyPatch, helper: str, adviser: str, agent: str
) -> None:
    """Without a choice, the expert gives hints, and the server's own bot plays for others."""
    advisers: list[str] = []
    agent_pool = patient.runtime.services.agent_pool
    honest = agent_pool.suggest

    async def suggest(agent: str, *args: Any, **more: Any) -> list[Suggestion]:
        advisers.append(agent)
        return await honest(agent, *args, **more)

    monkeypatch.setattr(agent_pool, "suggest", suggest)
    ann, bob, table = pair(patient, "ten_squares", helper=helper)
    ann.timeout = bob.timeout = HINT_SECONDS
    with ann.sit(table) as line:
        line.wait(lambda it: bool(it.views))
        due = line.views[0]["due"][0]
        hinted = (ann, bob)[due].command(table, {"type": "hint", "id": "h", "seat": due})
        removed = ann.command(table, {"type": "remove", "id": "r", "seat": 1})

    assert hinted["ok"]
    assert removed["ok"]
    assert advisers == [adviser]
    assert ann.table(table)["seats"][1]["agent"] == agent


def test_a_hint_says_why_and_what_else_may_be_done(server: Running) -> None:
    ann = server.guest("Ann")
    ann.timeout = HINT_SECONDS
    table = ann.make("tenzania", ["me", "greedy"], options={"begins": "1"}, start=True)["table"]
    hinted = ann.command(table, {"type": "hint", "id": "h", "seat": 0})
    with ann.sit(table) as line:
        line.wait(lambda it: it.turn is not None)
        legal = {one["action"] for one in line.turn["legal"]}

    others = hinted["others"]
    assert hinted["worth"] == 0
    assert {hinted["action"], *(other["action"] for other in others)} <= legal
    assert len(others) == min(3, len(legal)) - 1
    assert all((other["chance"] or 0) <= 0 for other in others)
    assert all(one["why"].endswith(".") for one in (hinted, *others))


def test_the_server_answers_while_a_bot_thinks(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, done = threading.Event(), threading.Event()

    class Ponders(RandomAgent):
        def act(self, view: View) -> int:
            thinking.set()
            assert done.wait(20)
            return super().act(view)

    monkeypatch.setitem(AGENTS, "ponders", Ponders)
    ann = server.guest("Ann")
    ann.make("ten_squares", ["me", "ponders"], options={"begins": "2"}, start=True)
    try:
        assert thinking.wait(20)
        assert ann.call("GET", "/healthz") == {"ok": True}
        assert not done.is_set()
    finally:
        done.set()
