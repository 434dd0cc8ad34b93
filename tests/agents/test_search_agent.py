"""Levels and search: fair, the same again, and better the more they try."""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from tenfold.agents import AGENTS, LEARNED, LEVELS, UnknownAgent, agent_of
from tenfold.agents.level_agent import LevelAgent
from tenfold.agents.network_agent import has_network
from tenfold.agents.search_agent import CHUNK, SearchAgent
from tenfold.core.levels import EXPERT, STRONG, Level
from tenfold.core.match import Match
from tenfold.core.record import bytes_of
from tenfold.core.registry import game_ids, game_of
from tests.contract.secrecy import another_world
from tests.toys.lanterns import GAME as LANTERNS

FEW = 24
"""Playouts that a test can afford."""
MOMENTS = 6
APART = 9
TWINS = 3
PLAYERS = [
    *((game_id, level) for game_id in game_ids() for level in LEVELS),
    *((game_id, LEARNED) for game_id in game_ids() if has_network(game_of(game_id))),
]


@cache
def moments(game_id: str) -> list[tuple[Match, int]]:
    """Matches that greedy bots have played for a while, each with a seat that has a choice."""
    game = game_of(game_id)
    found = []
    for number in range(MOMENTS):
        seats = game.seats[-1] if number % 2 else game.seats[0]
        match = Match(game, seats, bytes([number + 1] * 32))
        bots = [agent_of("greedy", seat) for seat in range(seats)]
        while match.due:
            seat = match.due[0]
            view = match.view(seat)
            if len(match.entries) >= APART * number and len(view.legal) > 1:
                found.append((match, seat))
                break
            match.submit(seat, bots[seat].act(view), match.count(seat))
    assert len(found) >= MOMENTS // 2
    return found


@pytest.mark.compiled
@pytest.mark.parametrize(("game_id", "level"), PLAYERS)
def test_a_level_decides_by_what_its_seat_may_see(game_id: str, level: str) -> None:
    """Other values in everything that is hidden change no decision at a fixed budget and seed."""
    for match, seat in moments(game_id):
        chosen = LevelAgent(5, level, FEW).act(match.view(seat))
        for world in range(TWINS):
            states = another_world(match.game, match._states, seat, world)
            assert not np.array_equal(bytes_of(states), bytes_of(match._states))

            twin = match.game.view(states, match.seats, seat)
            assert LevelAgent(5, level, FEW).act(twin) == chosen


@pytest.mark.compiled
@pytest.mark.parametrize(("game_id", "level"), PLAYERS)
def test_a_level_plays_what_is_legal_and_the_same_again(game_id: str, level: str) -> None:
    for match, seat in moments(game_id):
        view = match.view(seat)
        one, other = LevelAgent(8, level, FEW), LevelAgent(8, level, FEW)
        chosen = [one.act(view) for _ in range(3)]

        assert set(chosen) <= set(view.legal)
        assert [other.act(view) for _ in range(3)] == chosen


@pytest.mark.compiled
def test_threads_change_no_decision() -> None:
    for game_id in ("tenzania", "ten_days_africa"):
        for match, seat in moments(game_id):
            level = Level(playouts=5 * CHUNK, width=2)
            one, other = (SearchAgent(3, threads=count).decide(match.view(seat), level) for count in (1, 3))

            assert one == other


@pytest.mark.compiled
def test_every_candidate_is_tried_and_the_better_ones_more_often() -> None:
    match, seat = moments("ten_days_africa")[-1]
    decision = SearchAgent(3).decide(match.view(seat), Level(playouts=800, width=8))

    assert len(decision.candidates) == 8
    assert decision.candidates[0].worlds > 4 * decision.candidates[-1].worlds
    assert decision.playouts == sum(one.worlds for one in decision.candidates)
    assert decision.action in match.view(seat).legal


@pytest.mark.compiled
def test_doubt_keeps_to_the_heuristic() -> None:
    sure, doubtful = 0, 0
    level = Level(playouts=400, turns=1000)
    for match, seat in moments("ten_squares"):
        view = match.view(seat)
        own = SearchAgent(3).decide(view, Level()).action
        sure += SearchAgent(3).decide(view, level).action != own
        doubtful += SearchAgent(3).decide(view, replace(level, min_standard_errors=1000.0)).action != own

    assert sure > 0
    assert doubtful == 0


@pytest.mark.compiled
def test_a_budget_of_time_is_kept() -> None:
    match, seat = moments("tenzania")[0]
    short = SearchAgent(3, seconds=0.02).decide(match.view(seat), Level())
    assert match.game.search_model is not None
    level = match.game.search_model.levels[EXPERT]
    long = SearchAgent(3, seconds=0.2).decide(match.view(seat), level)

    assert short.playouts == 0, "a level that does not search needs no time"
    assert long.playouts > 1000


@pytest.mark.compiled
def test_searching_wins_against_the_heuristic_alone() -> None:
    game = game_of("tenzania")
    wins = 0.0
    for number in range(40):
        me = number % 2
        match = Match(game, 2, bytes([number // 2 + 1] * 32))
        bots = [agent_of("search:1000" if seat == me else "greedy", number) for seat in range(2)]
        while match.due:
            seat = match.due[0]
            match.submit(seat, bots[seat].act(match.view(seat)), match.count(seat))
        assert match.outcome is not None
        wins += (me in match.outcome.winners) / len(match.outcome.winners)

    assert wins > 24


@pytest.mark.compiled
@pytest.mark.parametrize(("game_id", "matches", "least"), [("heart_of_africa", 20, 13), ("tenzania", 60, 33)])
def test_the_tuned_heuristic_wins_against_the_baseline(game_id: str, matches: int, least: int) -> None:
    game = game_of(game_id)
    level = Level(uses_tuned_weights=True)
    wins = 0.0
    for number in range(matches):
        me = number % 2
        match = Match(game, 2, bytes([number // 2 + 1] * 32))
        bot, other = LevelAgent(number, STRONG), agent_of("greedy", number)
        while match.due:
            seat = match.due[0]
            view = match.view(seat)
            action = bot._by_heuristic(view, level) if seat == me else other.act(view)
            match.submit(seat, action, match.count(seat))
        assert match.outcome is not None
        wins += (me in match.outcome.winners) / len(match.outcome.winners)

    assert wins >= least


def test_a_game_without_a_judge_has_all_levels() -> None:
    for level in LEVELS:
        match = Match(LANTERNS, 2, bytes(32))
        bot = agent_of(level, 1)
        while match.due:
            seat = match.due[0]
            match.submit(seat, bot.act(match.view(seat)), match.count(seat))

        assert match.is_over


def test_levels_come_before_the_baselines() -> None:
    assert list(AGENTS) == ["beginner", "casual", "strong", "expert", "greedy", "random"]


@pytest.mark.parametrize(
    "name", ["search", "search:", "search:0", "search:-3", "search:1e9", "search:٣", "search:5m"]
)
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(UnknownAgent):
        agent_of(name, 1)


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["search:20", "search:0.01s"])
def test_a_budget_can_be_named(name: str) -> None:
    match, seat = moments("tenzania")[0]

    assert agent_of(name, 1).act(match.view(seat)) in match.view(seat).legal
