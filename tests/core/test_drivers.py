"""What a heuristic weighs most is chosen, and equals by lot; or by lot what it weighs nearly as much."""

from collections import Counter

import numpy as np
import pytest

from tenfold.core.rng import seed_stream
from tests.toys.lanterns import GAME

DRAWS = 300
ACTIONS = np.array([3, 5, 8], np.int64)
VERY_LOW = -1e300


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
        (VERY_LOW, VERY_LOW, VERY_LOW),
    ],
)
def test_worths_that_differ_by_less_than_a_hair_are_chosen_by_lot(worths: tuple[float, ...]) -> None:
    """Otherwise a GPU, which rounds once less, would play other matches."""
    found = chosen(*worths)

    assert set(found) == set(ACTIONS.tolist())
    assert min(found.values()) > DRAWS / 5


def test_what_is_worth_far_less_is_not_chosen_beside_anything_else() -> None:
    assert chosen(VERY_LOW, -40.0, VERY_LOW) == {5: DRAWS}


def drawn(temperature: float, *worths: float) -> list[int]:
    """What is chosen by lot, time after time."""
    stream = np.zeros(2, np.uint64)
    seed_stream(stream, 1, 0)
    weighed = np.array(worths, np.float64)
    choose = GAME.compiled.choose_likely_at
    return [int(choose(ACTIONS, ACTIONS.size, weighed, temperature, stream)) for _ in range(10 * DRAWS)]


def test_a_move_that_is_worth_less_by_the_temperature_is_e_times_less_likely() -> None:
    found = Counter(drawn(2.0, 5.0, 7.0, 7.0))

    assert found[5] / found[8] == pytest.approx(1.0, abs=0.15)
    assert found[5] / found[3] == pytest.approx(np.e, rel=0.15)
    assert drawn(2.0, 5.0, 7.0, 7.0) == drawn(2.0, 5.0, 7.0, 7.0)


def test_however_far_worths_are_apart_something_is_chosen() -> None:
    assert set(drawn(0.01, VERY_LOW, -40.0, 1e9)) == {8}
    assert set(drawn(1e9, VERY_LOW, -40.0, -40.0)) == {5, 8}
