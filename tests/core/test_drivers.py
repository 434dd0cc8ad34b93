"""What a heuristic weighs most is chosen, and equals by lot."""

from collections import Counter

import numpy as np
import pytest

from tenfold.agents.level_agent import OVERLOOKED
from tenfold.core.rng import seed_stream
from tests.toys.lanterns import GAME

DRAWS = 300
ACTIONS = np.array([3, 5, 8], np.int64)


def chosen(*worths: float) -> Counter[int]:
    """How often each action is chosen."""
    stream = np.zeros(2, np.uint64)
    seed_stream(stream, 1, 0)
    weighed = np.array(worths, np.float64)
    return Counter(
        int(GAME.compiled.choose_best_at(ACTIONS, ACTIONS.size, weighed, stream)) for _ in range(DRAWS)
    )


def test_the_greatest_worth_is_chosen() -> None:
    assert chosen(1.0, 2.5, 2.4) == {5: DRAWS}


@pytest.mark.parametrize(
    "worths",
    [
        (0.1 + 0.2, 0.3, 0.3),
        (7.0, 7.0 - 1e-12, 7.0 + 1e-12),
        (OVERLOOKED, OVERLOOKED, OVERLOOKED),
    ],
)
def test_worths_that_differ_by_less_than_a_hair_are_chosen_by_lot(worths: tuple[float, ...]) -> None:
    """Otherwise a GPU, which rounds once less, would play other matches."""
    found = chosen(*worths)

    assert set(found) == set(ACTIONS.tolist())
    assert min(found.values()) > DRAWS / 5


def test_what_is_overlooked_is_not_chosen_beside_anything_else() -> None:
    assert chosen(OVERLOOKED, -40.0, OVERLOOKED) == {5: DRAWS}
