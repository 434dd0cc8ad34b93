"""Looking back: fair to who did not know, the same again, and right where the truth is known."""

from dataclasses import replace
from functools import cache
from itertools import pairwise
from math import erf as exact_erf
from math import log
from statistics import NormalDist

import numpy as np
import pytest

from tenfold.agents import agent_of
from tenfold.agents.search_agent import SearchAgent
from tenfold.agents.win_probability import (
    chances_by_points,
    erf,
    fifth_root,
    gain_in_probability,
    normalised,
    win_shares,
)
from tenfold.analysis.expectation import possible_results
from tenfold.analysis.match_analysis import CannotAnalyse, Curve, MatchAnalysis, analyse_match, budget_for
from tenfold.analysis.move_evaluation import evaluate_move
from tenfold.core.levels import EXPERT, Level
from tenfold.core.match import Match
from tenfold.core.match_log import secret_of
from tenfold.core.outcome import Outcome
from tenfold.core.record import bytes_of
from tenfold.core.registry import game_ids, game_of
from tenfold.core.search_model import SearchModel
from tests.contract.secrecy import another_world
from tests.wording import like

FEW = 60
"""Playouts that a test can afford for a decision."""
QUICK = ("tenzania", "ten_squares")
pytestmark = pytest.mark.compiled


def played(game_id: str, agents: tuple[str, ...], number: int = 0) -> Match:
    """A whole match of bots."""
    game = game_of(game_id)
    match = Match(game, len(agents), secret_of("look back", game_id, number))
    bots = [agent_of(agent, number) for agent in agents]
    while match.due:
        seat = match.due[0]
        match.submit(seat, bots[seat].act(match.view(seat)), match.count(seat))
    return match


@cache
def seen(game_id: str) -> tuple[Match, MatchAnalysis]:
    match = played(game_id, ("greedy", "random"))
    return match, analyse_match(match, FEW)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_decision_is_judged_by_what_its_player_knew(game_id: str) -> None:
    """Other values in everything that was hidden change neither a verdict nor what a seat expected."""
    game = game_of(game_id)
    asked = 0
    for number in range(3):
        match = Match(game, 2, secret_of("fair", game_id, number))
        bots = [agent_of("greedy", seat) for seat in range(2)]
        while match.due and asked < 2 * (number + 1):
            seat = match.due[0]
            view = match.view(seat)
            if len(match.entries) >= 4 * number and len(view.legal) > 1:
                asked += 1
                states = another_world(game, match._states, seat, 7)
                assert not np.array_equal(bytes_of(states), bytes_of(match._states))
                twin = game.view(states, 2, seat)
                for move in (view.legal[0], view.legal[-1]):
                    assert evaluate_move(twin, move, 0.5, FEW, 3) == evaluate_move(view, move, 0.5, FEW, 3)
                assert possible_results(twin, 4, 3) == possible_results(view, 4, 3)
            match.submit(seat, bots[seat].act(view), match.count(seat))
    assert asked == 6


@pytest.mark.parametrize("game_id", QUICK)
def test_the_same_seed_and_budget_find_the_same(game_id: str) -> None:
    match, first = seen(game_id)

    assert analyse_match(match, FEW) == first
    assert analyse_match(match, FEW, seed=2) != first


@pytest.mark.parametrize("game_id", QUICK)
def test_luck_and_mistakes_add_up_to_the_result(game_id: str) -> None:
    match, found = seen(game_id)

    assert match.outcome is not None
    assert [account.end for account in found.accounts] == win_shares(match.outcome)
    for account in found.accounts:
        assert account.lost >= 0
        assert (account.start - account.lost + account.given + account.luck + account.moves) == pytest.approx(
            account.end
        )


def test_random_play_loses_more_than_the_heuristics() -> None:
    _, found = seen("tenzania")

    assert found.accounts[1].lost > 0.5
    assert found.accounts[0].lost < 0.2


@pytest.mark.parametrize("game_id", QUICK)
def test_the_curve_has_every_moment_and_only_chances(game_id: str) -> None:
    match, found = seen(game_id)

    assert [moment.number for moment in found.moments] == [0, *match.standing()]
    assert all(0.0 <= chance <= 1.0 for moment in found.moments for chance in moment.chances)
    assert all(sum(moment.chances) == pytest.approx(1.0) for moment in found.moments)


@pytest.mark.parametrize("game_id", ["tenzania", "heart_of_africa"])
def test_nobody_loses_more_of_a_chance_than_there_was(game_id: str) -> None:
    """So a turning point falls by just what its move has lost."""
    _, found = seen(game_id)
    losses = {one.number: one.loss for one in found.decisions}
    chances = {after.number: before.chances for before, after in pairwise(found.moments)}

    assert any(one.loss > 0 for one in found.decisions)
    for decision in found.decisions:
        assert 0.0 <= decision.loss <= chances[decision.number][decision.seat]
    for turn in found.turns:
        if turn.kind == "mistake":
            assert turn.before - turn.after == pytest.approx(losses[turn.number])


def test_the_curve_of_10_days_leans_to_the_rack_that_is_nearer() -> None:
    """Each rack is judged by itself: beside racks that may be anything, everyone seems to be ahead."""
    loss = []
    for number in range(40):
        match = played("ten_days_africa", ("greedy", "greedy"), number)
        assert match.outcome is not None
        chances = Curve(match, 12, 1).estimate(4 * len(match.entries) // 5).chances
        shares = win_shares(match.outcome)
        loss.append(-sum(share * log(max(0.01, one)) for share, one in zip(shares, chances, strict=True)))

    assert sum(loss) / len(loss) < 0.6  # even chances have 0.69; shares of the same judgement had 0.65


def test_the_curve_of_the_heart_of_africa_leans_to_who_wins_long_before_the_end() -> None:
    """Each seat's own prospects are compared: a chance against tickets that may be any stays even."""
    told, sure = [], []
    for number in range(16):
        match = played("heart_of_africa", ("expert", "expert"), number)
        assert match.outcome is not None
        middle = next(
            number
            for number in range(len(match.entries) // 2, len(match.entries))
            if len(match.view_after(number, 0).due) == 1
        )
        chances = Curve(match, 12, 1).estimate(middle).chances
        shares = win_shares(match.outcome)
        told.append(-sum(share * log(max(0.01, one)) for share, one in zip(shares, chances, strict=True)))
        sure.append(abs(chances[0] - chances[1]))

    assert sum(told) / len(told) < 0.55  # even chances have 0.69
    assert sum(sure) / len(sure) > 0.4


def test_a_planted_blunder_is_found() -> None:
    """Whoever could win the pile by ten and goes over ten instead has made the mistake of the match."""
    game = game_of("tenzania")
    match = Match(game, 2, secret_of("blunder", "tenzania"))
    bots = [agent_of("greedy", seat) for seat in range(2)]
    planted = 0
    notation = game.actions.notation
    while match.due:
        seat = match.due[0]
        view = match.view(seat)
        action = bots[seat].act(view)
        over = [one for one in view.legal if int(notation(one).split()[-1]) > 10]
        if not planted and notation(action).endswith("say 10") and over and view.state.table_size >= 3:
            action = over[0]
            planted = len(match.entries) + 1
        match.submit(seat, action, match.count(seat))
    assert planted

    found = analyse_match(match, 400)

    worst = max(found.decisions, key=lambda one: one.loss)
    assert worst.number == planted
    assert worst.best.endswith("say 10")
    assert worst.loss > 0.1
    assert ("mistake", planted) in {(turn.kind, turn.number) for turn in found.turns}


def test_perfect_play_late_in_10_squares_loses_nothing() -> None:
    game = game_of("ten_squares")
    assert game.search_model is not None
    assert game.search_model.solve is not None
    exact, lost = 0, 0.0
    for number in range(12):
        match = Match(game, 2, secret_of("late", "ten_squares", number))
        bot = agent_of("greedy", number)
        while match.due:
            seat = match.due[0]
            view = match.view(seat)
            worths = game.search_model.solve(view)
            action = max(worths, key=lambda one: worths[one]) if worths else bot.act(view)
            if worths and len(view.legal) > 1:
                verdict = evaluate_move(view, action, 0.5, FEW, 1)
                worst = min(view.legal, key=lambda one: worths[one])
                assert verdict.is_exact
                assert verdict.loss == 0.0
                assert verdict.best == action
                exact += 1
                loss = evaluate_move(view, worst, 0.5, FEW, 1).loss
                assert loss == pytest.approx((worths[action] - worths[worst]) / 2)
                lost += loss
            match.submit(seat, action, match.count(seat))

    assert exact > 10
    assert lost > 0


def test_where_the_strongest_level_does_not_search_its_heuristic_names_the_best_move() -> None:
    game = game_of("tenzania")
    assert game.search_model is not None
    levels = {**game.search_model.levels, EXPERT: replace(game.search_model.levels[EXPERT], playouts=0)}
    plain = replace(game, search_model=replace(game.search_model, levels=levels))
    match = Match(plain, 2, secret_of("plain", "tenzania"))
    worse = 0
    while match.due:
        seat = match.due[0]
        view = match.view(seat)
        own = SearchAgent(1).decide(view, Level()).action
        for move in view.legal:
            verdict = evaluate_move(view, move, 0.5, FEW, 1)
            assert verdict.best in {move, own}
            worse += verdict.loss > 0
        match.submit(seat, own, match.count(seat))

    assert worse > 20


def test_what_was_taken_back_is_no_decision() -> None:
    match = Match(game_of("ten_squares"), 2, secret_of("back", "ten_squares"))
    bot = agent_of("greedy", 1)
    taken_back = 0
    while match.due:
        seat = match.due[0]
        view = match.view(seat)
        match.submit(seat, bot.act(view), match.count(seat))
        if not taken_back and len(view.legal) > 1 and not match.entries[-1].used_chance and match.due:
            taken_back = len(match.entries)
            match.take_back(seat, taken_back, match.count(seat), range(2))

    numbers = [decision.number for decision in analyse_match(match, 8).decisions]

    assert taken_back
    assert taken_back not in numbers
    assert taken_back + 1 not in numbers
    assert taken_back + 2 in numbers


def test_a_match_that_runs_is_not_looked_back_on() -> None:
    with pytest.raises(CannotAnalyse, match=like("core", "error-look-back-not-over")):
        analyse_match(Match(game_of("tenzania"), 2, bytes(32)))


def test_a_game_without_a_judge_is_not_looked_back_on() -> None:
    match = played("tenzania", ("greedy", "greedy"))
    match.game = replace(match.game, search_model=None)

    with pytest.raises(CannotAnalyse, match=like("core", "error-look-back-no-judge")):
        analyse_match(match)


def test_long_matches_get_less_for_each_decision() -> None:
    match, _ = seen("tenzania")

    assert budget_for(match) == 60_000 // 80
    assert budget_for(Match(match.game, 2, bytes(32))) == 800


def test_progress_is_told_to_its_end() -> None:
    match, _ = seen("ten_squares")
    told: list[tuple[int, int]] = []
    analyse_match(match, 8, tell=lambda done, count: told.append((done, count)))

    count = len(match.standing())
    assert told == [(done, count) for done in range(count + 1)]


def test_chances_add_up_to_one() -> None:
    assert normalised([0.6, 0.2]) == pytest.approx([0.75, 0.25])
    assert normalised([0.0, 0.0]) == [0.5, 0.5]


def test_chances_by_points_lean_to_who_scores_more_and_are_never_sure() -> None:
    low, high = (NormalDist(mean, 20.0).quantiles(40) for mean in (100.0, 120.0))
    apart = chances_by_points([[110.0] * 5, [100.0] * 5])

    assert chances_by_points([low, low, low]) == pytest.approx([1 / 3] * 3)
    assert chances_by_points([high, low])[0] == pytest.approx(NormalDist().cdf(20 / (20 * 2**0.5)), abs=0.03)
    assert 0.95 < apart[0] < 1.0


def test_functions_of_our_own_are_close_to_the_librarys() -> None:
    for x in np.linspace(0.01, 6.0, 200).tolist():
        assert erf(x) == pytest.approx(exact_erf(x), abs=2e-7)
        assert erf(-x) == -erf(x)
    for number in (1.0, 12.0, 50.0, 10_000.0):
        assert fifth_root(number) == pytest.approx(number**0.2)


def test_luck_is_only_what_chance_did() -> None:
    """A move that drew nothing is never called luck, whoever made it, nor one that somebody chose."""
    kinds = set()
    for game_id in ("tenzania", "ten_squares", "heart_of_africa"):
        match, found = seen(game_id)
        chosen = {decision.number for decision in found.decisions}
        for turn in found.turns:
            kinds.add((turn.kind, match.entries[turn.number - 1].used_chance, turn.number in chosen))

    assert ("luck", True, False) in kinds
    assert {kind for kind in kinds if kind[0] == "luck"} == {("luck", True, False)}


def test_a_gain_in_points_is_worth_most_where_the_match_is_open() -> None:
    points = SearchModel(lambda *_: None, opponent_weight=1.0, logit_scale=20.0)
    chances = SearchModel(lambda *_: None, opponent_weight=1.0)

    assert gain_in_probability(0.2, chances, 2, 0.5) == pytest.approx(0.1)
    assert gain_in_probability(10.0, points, 2, 0.5) > gain_in_probability(10.0, points, 2, 0.95) > 0


def test_a_draw_is_shared() -> None:
    outcome = Outcome("x", "", (1, 1), (1, 1), ())

    assert win_shares(outcome) == [0.5, 0.5]
