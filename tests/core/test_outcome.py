"""Outcomes: ranks and winners."""

import pytest

from tenfold.core.outcome import Ending, outcome_of


@pytest.mark.parametrize(
    ("scores", "ranking", "winners"),
    [
        ((3, 1, 2), (1, 3, 2), (0,)),
        ((2, 2, 1), (1, 1, 3), (0, 1)),
        ((0, 0), (1, 1), (0, 1)),
        ((-5, -1), (2, 1), (1,)),
    ],
)
def test_equal_scores_share_a_rank(
    scores: tuple[int, ...], ranking: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    outcome = outcome_of(Ending("end", "X1"), scores)

    assert (outcome.ranking, outcome.winners, outcome.clause) == (ranking, winners, "X1")
    assert outcome.plain()["scores"] == list(scores)


def test_an_ending_may_have_no_winners() -> None:
    outcome = outcome_of(Ending("draw", "X2", has_winners=False), (1, 1))

    assert (outcome.ranking, outcome.winners) == ((1, 1), ())
