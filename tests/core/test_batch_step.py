"""The step of one match in a batch, by plain functions of Python."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tenfold.core import batch_step
from tenfold.core.batch_step import REFUSED
from tenfold.core.jit import bind
from tenfold.core.registry import game_of

MASK = np.array([False, True, False, True])


def plain(**names: Any) -> SimpleNamespace:
    """The drivers, not compiled, with some rules."""
    folder = game_of("tenzania").folder
    return bind(batch_step, "plain", folder, lambda function: function, **names)


@pytest.mark.parametrize(
    ("action", "validates", "played"),
    [(3, True, 3), (0, True, REFUSED), (-1, True, REFUSED), (4, True, REFUSED), (0, False, 1), (9, False, 1)],
)
def test_an_illegal_action_is_refused_or_becomes_the_lowest_legal_one(
    action: int,
    validates: bool,  # noqa: FBT001
    played: int,
) -> None:
    assert plain().checked_action(MASK, action, validates) == played


@pytest.mark.parametrize(
    ("scored", "breaks", "rewards"),
    [
        ([5, 3, 1], [0, 0, 0], [1.0, -0.5, -0.5]),
        ([5, 5, 1], [0, 0, 0], [0.25, 0.25, -0.5]),
        ([5, 5, 1], [0, 1, 0], [-0.5, 1.0, -0.5]),
    ],
)
def test_winners_share_one_win_and_rewards_add_up_to_zero(
    scored: list[int], breaks: list[int], rewards: list[float]
) -> None:
    def outcome(_state: Any, scores: Any) -> int:
        scores[:] = scored
        return 1

    def ties(_state: Any, written: Any) -> None:
        written[:] = breaks

    found, scores = np.zeros(3, np.float32), np.zeros(3, np.int64)
    drivers = plain(outcome=outcome, ties=ties)

    assert drivers.write_rewards(None, 3, scores, np.zeros(3, np.int64), found) == 1
    assert scores.tolist() == scored
    assert found.tolist() == rewards
    assert plain(outcome=outcome, ties=ties, HAS_WINNERS=(False,)).write_rewards(
        None, 3, scores, np.zeros(3, np.int64), found
    )
    assert found.tolist() == [0.0, 0.0, 0.0]


def test_a_view_has_all_bits_set_where_its_seat_may_not_look() -> None:
    words = np.array([5, 6], np.uint64)
    hidden = np.array([[0, 0xFFFF_FFFF_FFFF_FFFF]], np.uint64)
    view = np.zeros(2, np.uint64)
    plain().mask_view(words, hidden, 0, view)

    assert view.tolist() == [5, 0xFFFF_FFFF_FFFF_FFFF]
