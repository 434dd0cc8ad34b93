"""The networks that games come with: small, of known origin, and as strong as they should be."""

import json
import tomllib
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tenfold.agents import agent_of
from tenfold.agents.network_agent import NETWORK, NetworkPlayer, has_network, load, network_of
from tenfold.core.box import Box
from tenfold.core.game import Game
from tenfold.core.interpreted_game import interpreted_game_of
from tenfold.core.match import Match
from tenfold.core.registry import game_ids, game_of
from tenfold.core.view import View
from tenfold.games.heart_of_africa.data import MAX_TICKETS
from tests.contract.secrecy import another_world

GAMES = [game_id for game_id in game_ids() if has_network(game_of(game_id))]
HEART = game_of("heart_of_africa")
MAX_BYTES = 220_000
OVERRULED = 5
"""At least one decision in so many isn't that of the heuristic from which a network begins."""


def second_deck() -> Box:
    return tomllib.loads((HEART.folder / "boxes" / "second.tenfoldbox").read_text(encoding="utf-8"))


def largest_deck() -> Box:
    """A deck of as many tickets as a box can have."""
    deck = HEART.box_support.standard() if HEART.box_support else {}
    known = {frozenset(ticket[:2]) for ticket in deck["tickets"]}
    places = sorted({place for ticket in deck["tickets"] for place in ticket[:2]})
    pairs = ((one, other) for one in places for other in places if one < other)
    more = [[*pair, 7] for pair in pairs if frozenset(pair) not in known]
    return {**deck, "tickets": [*deck["tickets"], *more][:MAX_TICKETS]}


def choices(game: Game, seats: int) -> list[tuple[View, int]]:
    """A match that a network plays at all seats: each view with its decision."""
    player = NetworkPlayer(network_of(game.shared), game)
    match = Match(game, seats, bytes([seats]) * 32)
    found = []
    while match.due:
        view = match.view(match.due[0])
        found.append((view, player.act(view)))
        match.submit(view.observer, found[-1][1], match.count(view.observer))
    assert match.is_over
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_it_is_small_and_says_where_it_comes_from(game_id: str) -> None:
    game = game_of(game_id)
    path = game.folder / "data" / NETWORK
    about = load(path)[1]

    assert path.stat().st_size <= MAX_BYTES
    assert len(about["commit"]) == 40
    assert about["seed"]
    assert {f"student, {seats} seats against strong" for seats in game.seats} <= json.loads(
        about["strength"]
    ).keys()


def test_tenzanias_has_seen_every_action_that_can_be_legal() -> None:
    game = game_of("tenzania")
    rows = network_of(game).rows
    legal = set()
    for number in range(40):
        match = Match(game, game.seats[number % len(game.seats)], bytes([number]) * 32)
        bots = [agent_of("random", seat) for seat in range(match.seats)]
        while match.due:
            view = match.view(match.due[0])
            legal |= set(view.legal)
            match.submit(view.observer, bots[view.observer].act(view), match.count(view.observer))

    assert len(legal) > 80
    assert all(rows[action] >= 0 for action in legal)


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("game_id", "seats", "rival", "matches", "least"),
    [
        ("tenzania", 2, "greedy", 300, 0.66),
        ("tenzania", 4, "greedy", 300, 0.3),
        ("heart_of_africa", 2, "casual", 30, 0.8),
        pytest.param("heart_of_africa", 2, "expert", 300, 0.57, marks=pytest.mark.slow),
    ],
)
def test_it_wins_more_than_its_share(
    game_id: str, seats: int, rival: str, matches: int, least: float
) -> None:
    game, won = game_of(game_id), 0.0
    for number in range(matches):
        match = Match(game, seats, number.to_bytes(32, "big"))
        own = number % seats
        bots = [agent_of("learned" if seat == own else rival, number) for seat in range(seats)]
        while match.due:
            view = match.view(match.due[0])
            match.submit(view.observer, bots[view.observer].act(view), match.count(view.observer))
        assert match.outcome is not None
        won += (own in match.outcome.winners) / len(match.outcome.winners)

    assert won / matches >= least


@pytest.mark.compiled
@pytest.mark.parametrize("deck", [None, second_deck, largest_deck])
def test_it_plays_the_heart_of_africa_with_any_deck_and_overrules_the_expert(deck: Any) -> None:
    game = HEART.with_boxes([deck()]) if deck else HEART
    played = choices(game, 3)
    again = choices(game, 3)
    expert = agent_of("expert", 1)
    overruled = sum(expert.act(view) != action for view, action in played)

    assert all(action in view.legal for view, action in played)
    assert [action for _, action in played] == [action for _, action in again]
    assert OVERRULED * overruled >= len(played)


@pytest.mark.compiled
@pytest.mark.parametrize("deck", [second_deck, largest_deck])
def test_with_a_deck_that_it_never_saw_the_expert_plays(deck: Any) -> None:
    game = HEART.with_boxes([deck()])
    learned, expert = agent_of("learned", 1), agent_of("expert", 1)
    played = choices(game, 3)

    assert [learned.act(view) for view, _ in played] == [expert.act(view) for view, _ in played]


@pytest.mark.compiled
@pytest.mark.parametrize("game_id", GAMES)
def test_it_decides_the_same_interpreted(game_id: str) -> None:
    game, slow = game_of(game_id), interpreted_game_of(game_id)
    player = NetworkPlayer(network_of(slow), slow)
    for view, action in choices(game, game.seats[-1])[::37]:
        assert player.act(view) == action


@pytest.mark.compiled
@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_hidden_is_read(game_id: str) -> None:
    """Whole worlds in place of a view, each with other hidden values, change the worth of no action."""
    game = game_of(game_id)
    player = NetworkPlayer(network_of(game), game)
    for number, (view, _) in enumerate(choices(game, 4)[::11]):
        world = another_world(game, view.states, view.observer, number)

        assert np.array_equal(player.worths(replace(view, kept=world)), player.worths(view))
