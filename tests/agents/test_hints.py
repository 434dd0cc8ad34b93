"""Hints with reasons: the advised move first, the best others after it, each with a sentence that is true."""

import re
from dataclasses import replace

import pytest

from tenfold.agents import agent_of
from tenfold.agents.hints import rank_by_heuristic, suggest
from tenfold.core.drivers import EPSILON
from tenfold.core.match import Match
from tenfold.core.match_log import secret_of
from tenfold.core.registry import game_ids, game_of
from tenfold.core.view import View


def views(name: str, moves: int, number: int = 0) -> list[View]:
    """What the seats that were due saw in a match of greedy bots."""
    game = game_of(name)
    match = Match(game, game.seats[0], secret_of("advice", name, number))
    seen = []
    while match.due and len(seen) < moves:
        seat = match.due[0]
        seen.append(match.view(seat))
        match.submit(seat, agent_of("greedy", 1).act(seen[-1]), match.count(seat))
    return seen


@pytest.mark.parametrize("name", game_ids())
def test_the_advised_move_comes_first_and_the_best_others_after_it(name: str) -> None:
    for view in views(name, 30):
        first, *others = rank_by_heuristic(view, agent_of("greedy", 1).act(view))

        assert first.worth == 0.0
        assert [other.worth for other in others] == sorted((other.worth for other in others), reverse=True)
        assert all(other.worth <= EPSILON for other in others)
        assert len({first.action, *(other.action for other in others)}) == min(3, len(view.legal))
        assert all(one.why.endswith((".", "!")) for one in (first, *others))


def test_a_ten_is_advised_because_it_wins_and_going_over_because_nothing_else_is_left() -> None:
    told = [one for view in views("tenzania", 80) for one in rank_by_heuristic(view, view.legal[0], 9)]
    tens = [one for one in told if one.why.startswith("That makes 10")]
    over = [one for one in told if "is over 10, so the player before you wins" in one.why]
    game = game_of("tenzania")

    assert tens
    assert over
    assert all(game.actions.notation(one.action).endswith("say 10") for one in tens)
    assert all(int(game.actions.notation(one.action).split()[-1]) > 10 for one in over)


def test_a_journey_is_told_in_turns() -> None:
    turns = [
        float(found[1])
        for view in views("ten_days_africa", 60)[20:]
        for one in rank_by_heuristic(view, agent_of("greedy", 1).act(view), 1)
        if (found := re.search(r"about (\d+) turns? from finishing", one.why))
    ]

    assert len(turns) > 20
    assert turns[-1] < turns[0]


def test_a_claim_is_told_with_its_ticket() -> None:
    told = [
        one.why for view in views("heart_of_africa", 120) for one in rank_by_heuristic(view, view.legal[0], 9)
    ]

    assert any(re.search(r"on the shortest path for .+–.+, which will then need", why) for why in told)
    assert any(re.search(r"and needs \w+ cards", why) for why in told)


def test_a_game_without_reasons_gives_none() -> None:
    (view,) = views("tenzania", 1)
    bare = replace(view, game=replace(view.game, advise=None))

    assert {one.why for one in rank_by_heuristic(bare, view.legal[0])} == {""}


@pytest.mark.compiled
def test_who_tries_moves_tells_their_worth_in_win_chance() -> None:
    tens = 0
    for view in views("tenzania", 80):
        first, *others = suggest("search:400", view, 1)
        assert first.action == agent_of("search:400", 1).act(view)
        if len(view.legal) == 1:
            continue
        assert first.chance == 0.0
        assert all(other.chance is not None and -1.0 <= other.chance <= 0.0 for other in others)
        assert 1 <= len(others) <= 2
        assert all(one.why.endswith((".", "!")) for one in (first, *others))
        lost = max(other.chance or 0.0 for other in others)
        if first.why.startswith("That makes 10") and lost < -0.005:
            tens += 1
    assert tens > 0


@pytest.mark.compiled
def test_late_in_10_squares_worths_are_exact() -> None:
    told = 0
    for view in (view for number in range(6) for view in views("ten_squares", 60, number)):
        search_model = view.game.search_model
        assert search_model is not None
        assert search_model.solve is not None
        worths = search_model.solve(view) if len(view.legal) > 1 else None
        if worths:
            first, *others = suggest("expert", view, 1)
            told += 1
            assert worths[first.action] == max(worths.values())
            for other in others:
                assert other.chance == pytest.approx((worths[other.action] - worths[first.action]) / 2)
    assert told > 0


@pytest.mark.parametrize("agent", ["greedy", "beginner", "random"])
def test_who_tries_nothing_tells_what_the_heuristic_says(agent: str) -> None:
    for view in views("tenzania", 5):
        first, *others = suggest(agent, view, 1)

        assert {one.chance for one in (first, *others)} == {None}


@pytest.mark.compiled
def test_who_plays_by_the_better_heuristic_advises_by_it_and_tells_win_chance() -> None:
    """The others are its own next choices, not those of the baseline that it beats."""
    told, own = 0, 0
    for view in views("heart_of_africa", 120)[20::4]:
        action = agent_of("expert", 1).act(view)
        if len(view.legal) == 1 or len(view.due) > 1:
            continue
        first, *others = suggest("expert", view, 1)
        told += 1
        own += {one.action for one in others} != {one.action for one in rank_by_heuristic(view, action)[1:]}

        assert first.action == action
        assert first.chance == 0.0
        assert all(other.chance is not None and -1.0 <= other.chance <= 0.0 for other in others)
    assert told > 10
    assert own > 0
