"""Whole games: no piece is lost, they end, and the reference scorer agrees."""

import numpy as np
import pytest

from tenfold.core.drivers import GREEDY, UNIFORM
from tenfold.core.jit import INTERPRET
from tenfold.core.outcome import outcome_of
from tenfold.games.heart_of_africa import GAME, MAX_ENTRIES
from tenfold.games.heart_of_africa.tests.reference import score
from tenfold.games.heart_of_africa.tests.scenarios import invariants
from tenfold.games.heart_of_africa.tests.tables import dealt, outcome, play, play_on

FEW = 8 if INTERPRET else 500
MANY = 100_000


@pytest.mark.parametrize("seed", range(1 if INTERPRET else 4))
def test_h15_h41_h55_the_display_rule_holds_whenever_the_display_has_changed(seed: int) -> None:
    states = dealt(2 + seed, seed)
    for before, _, _ in play_on(states, seed):
        state = states[0]
        if state.display.tolist() != before.display.tolist() and (state.display == 8).sum() >= 3:
            left = state.train_deck[:8].sum() + state.train_discards[:8].sum()
            assert left < 3 or state.renewals == before.renewals + 3
        if state.display.tolist() == before.display.tolist():
            assert state.renewals == before.renewals or (state.display == 8).sum() < 3


@pytest.mark.parametrize("seed", range(2))
def test_h54_a_deck_is_empty_only_while_its_discards_are(seed: int) -> None:
    states = dealt(2 + seed % 4, seed)
    for before, _, _ in play_on(states, seed):
        assert before.train_deck_size > 0 or not before.train_discards.any()
        assert before.terrain_deck.any() or not before.terrain_discards.any()


@pytest.mark.parametrize("seed", range(2 if INTERPRET else 8))
def test_h65_it_always_ends_within_the_bound(seed: int) -> None:
    states = dealt(2 + seed % 4, seed, {"extra": "on" if seed % 2 else "off"})
    entries = sum(1 for _ in play_on(states, seed))

    assert entries <= MAX_ENTRIES
    assert outcome(states) is not None


@pytest.mark.parametrize("seed", range(1 if INTERPRET else 3))
def test_h65_also_if_nobody_claims_what_can_be_put_off(seed: int) -> None:
    states = dealt(2, seed)
    entries = 0
    for before, _, _ in play_on(states, seed, style=1):
        entries += 1
        invariants(before)

    assert entries <= MAX_ENTRIES
    assert outcome(states) is not None


@pytest.mark.parametrize("seed", range(4 if INTERPRET else 16))
def test_nothing_breaks_in_any_game(seed: int) -> None:
    states = dealt(2 + seed % 4, seed, {"extra": "on" if seed % 3 == 0 else "off"})
    for before, _, _ in play_on(states, seed):
        invariants(before)
    invariants(states[0])


def test_a_claim_never_costs_what_the_hand_lacks() -> None:
    states = dealt(3, 9)
    for before, seat, _ in play_on(states, 9):
        paid = before.hand[seat].astype(int) - states[0].hand[seat]
        assert (states[0].hand >= 0).all()
        assert (paid <= before.hand[seat]).all()
        assert (states[0].terrain >= 0).all()


def check_scores(seats: int, style: int, count: int, seed: int) -> None:
    """Both scorers agree on points, done tickets, Globetrotters and ranking."""
    states, scores = play(seats, (style,) * seats, count, seed, "on" if seed % 2 else "off")
    for at in range(count):
        state = states[at]
        second = score(
            seats, state.owner.tolist(), state.claim_points.tolist(), state.tickets[:seats].tolist()
        )
        breaks = np.zeros(seats, np.int64)
        GAME.rules.ties(state, breaks)  # type: ignore[misc]
        result = outcome_of(GAME.endings[0], tuple(scores[at].tolist()), tuple(breaks.tolist()))
        assert scores[at].tolist() == second["scores"]
        assert state.done[:seats].tolist() == second["done"]
        assert list(result.ranking) == second["ranking"]
        bonus = state.score[:seats] - state.points[:seats] - second["tickets"]
        assert [seat for seat in range(seats) if bonus[seat] == 10] == second["globetrotters"]


@pytest.mark.parametrize("style", [UNIFORM, pytest.param(GREEDY, marks=pytest.mark.compiled)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_h36_h37_h39_a_second_scorer_agrees(seats: int, style: int) -> None:
    check_scores(seats, style, FEW // 8, seats)


@pytest.mark.slow
@pytest.mark.parametrize("style", [UNIFORM, GREEDY])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_h36_h37_h39_a_second_scorer_agrees_in_many_games(seats: int, style: int) -> None:
    check_scores(seats, style, MANY // 8, 100 + seats)


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_finished_games_of_the_bot_keep_the_invariants(seats: int) -> None:
    states, _ = play(seats, (GREEDY,) * seats, 20, 5)

    for at in range(states.size):
        invariants(states[at])
        assert states[at].ending == 1
