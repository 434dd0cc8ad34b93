"""The network that plays Tenzania: small, of known origin, and as strong as it should be."""

import json

import pytest

from tenfold.agents import agent_of
from tenfold.agents.network_agent import NETWORK, load, network_of
from tenfold.core.match import Match
from tenfold.core.registry import game_of

GAME = game_of("tenzania")
FILE = GAME.folder / "data" / NETWORK
MAX_BYTES = 200_000
MATCHES = 300


def test_it_is_small_and_says_where_it_comes_from() -> None:
    about = load(FILE)[1]

    assert FILE.stat().st_size <= MAX_BYTES
    assert len(about["commit"]) == 40
    assert about["seed"]
    assert {f"student, {seats} seats against strong" for seats in GAME.seats} <= json.loads(
        about["strength"]
    ).keys()


def test_it_has_seen_every_action_that_can_be_legal() -> None:
    rows = network_of(GAME).rows
    legal = set()
    for number in range(40):
        match = Match(GAME, GAME.seats[number % len(GAME.seats)], bytes([number]) * 32)
        bots = [agent_of("random", seat) for seat in range(match.seats)]
        while match.due:
            view = match.view(match.due[0])
            legal |= set(view.legal)
            match.submit(view.observer, bots[view.observer].act(view), match.count(view.observer))

    assert len(legal) > 80
    assert all(rows[action] >= 0 for action in legal)


@pytest.mark.compiled
@pytest.mark.parametrize(("seats", "least"), [(2, 0.66), (4, 0.3)])
def test_it_wins_more_than_its_share_against_greedy_bots(seats: int, least: float) -> None:
    won = 0.0
    for number in range(MATCHES):
        match = Match(GAME, seats, number.to_bytes(32, "big"))
        own = number % seats
        bots = [agent_of("learned" if seat == own else "greedy", number) for seat in range(seats)]
        while match.due:
            view = match.view(match.due[0])
            match.submit(view.observer, bots[view.observer].act(view), match.count(view.observer))
        assert match.outcome is not None
        won += (own in match.outcome.winners) / len(match.outcome.winners)

    assert won / MATCHES >= least
