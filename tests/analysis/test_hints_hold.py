"""Whoever follows hints makes no mistakes by the review: both take the move that one judge finds best."""

from statistics import fmean

import pytest

from bench.hints import losses_of_hints
from tenfold.core.registry import game_ids

MAX_LOSS = 0.01
"""What a decision that follows a hint may lose on average, in win chance, by the review's judgement."""
MATCHES = 200
pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("game_id", ["tenzania", "ten_squares"])
def test_following_hints_loses_next_to_nothing_by_the_review(game_id: str) -> None:
    losses = [loss for number in range(2) for loss in losses_of_hints(game_id, number, budget=100)]

    assert losses
    assert fmean(losses) <= MAX_LOSS


def test_the_review_sees_what_a_player_without_hints_loses() -> None:
    """Most moves hardly matter, so even a random player loses only about a point per decision."""
    losses = [loss for number in range(2) for loss in losses_of_hints("tenzania", number, hints="random")]

    assert fmean(losses) > MAX_LOSS / 2


@pytest.mark.slow
@pytest.mark.parametrize("game_id", game_ids())
def test_following_hints_loses_at_most_a_point_a_decision_in_200_matches(game_id: str) -> None:
    losses = [loss for number in range(MATCHES) for loss in losses_of_hints(game_id, number)]

    assert fmean(losses) <= MAX_LOSS
