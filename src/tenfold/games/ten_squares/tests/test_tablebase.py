"""The tablebase: parts of it against the reference, all of it in `make slow`."""

from itertools import combinations
from typing import Any

import numpy as np
import pytest

from tenfold.games.ten_squares.tablebase import (
    HAS_SQUARE,
    HAS_TRIANGLE,
    NO_CIRCLE,
    NOTHING,
    PLACES,
    SCALE,
    SETS,
    SHAPE,
    Side,
    Solution,
    add_first_number,
    add_square,
    fill,
    fill_circle,
    layers,
    pack,
)
from tenfold.games.ten_squares.tests import reference

pytestmark = pytest.mark.compiled

ROWS = np.arange(8, dtype=np.int64)
"""Red has the numbers 1 to 3 at most: enough to compare, and quickly valued."""


def opinion(red: int, black: int, p: int, q: int, *shapes: str) -> float:
    """The second opinion on two sets of numbers, two places after J, and red's shapes."""
    pile = {("red", n + 1) for n in range(10) if red >> n & 1} | {
        ("black", n + 1) for n in range(10) if black >> n & 1
    }
    markers = ((p + 1, True), (q + 1, True))
    return float(reference.worth(frozenset(pile | {("red", shape) for shape in shapes}), markers))


def valued(mode: int, **leads: Any) -> tuple[Any, Any]:
    """Some rows of the layer in which black has no shapes, as values and as they are kept."""
    to = tuple(leads.get(name, NOTHING) for name in ("reached", "triangle", "square", "on_j"))
    same = np.zeros(4, np.bool_)
    values = np.zeros(SHAPE, np.float32)
    blocks = np.zeros((4, PLACES, PLACES), np.float32)
    red = Side(False, mode, to, same, NO_CIRCLE)
    black = Side(True, 0, (NOTHING, NOTHING, NOTHING, NOTHING), same, NO_CIRCLE)
    for row in ROWS:
        fill(np.array([row]), values, red, black, blocks)
    kept = np.zeros(SHAPE, np.int16)
    pack(ROWS, values, kept)
    kept.flags.writeable = False
    return values, kept


def test_q8_q11_q12_q15_q16_numbers_triangles_and_squares_are_worth_what_a_second_opinion_says() -> None:
    _, none = valued(0)
    _, triangle = valued(HAS_TRIANGLE, triangle=none)
    _, square = valued(HAS_SQUARE, square=none)
    both, _ = valued(HAS_TRIANGLE | HAS_SQUARE, triangle=square, square=triangle)

    generator = np.random.default_rng(7)
    for _ in range(60):
        red, p, q = (int(generator.integers(high)) for high in (8, PLACES, PLACES))
        black = int(sum(1 << int(n) for n in generator.choice(10, generator.integers(3), replace=False)))
        expected = opinion(red, black, p, q, "triangle", "square")
        assert both[red, black, p, q] == pytest.approx(expected, abs=1e-4)


def test_q13_q27_a_circle_returns_the_best_three_or_all_there_are_or_none() -> None:
    generator = np.random.default_rng(3)
    layer = np.zeros(SHAPE, np.int16)
    layer[:, 5] = generator.integers(-32767, 32767, (SETS, PLACES, PLACES))
    circle = np.zeros(SHAPE, np.float32)
    fill_circle(np.array([5]), layer, False, np.zeros((4, SETS, PLACES, PLACES), np.float32), circle)

    for own in (0, 7, 0b1010101010, SETS - 1, SETS - 1 - 4, SETS - 1 - 4 - 64, SETS - 1 - 1 - 2 - 512):
        gone = [number for number in range(10) if own >> number & 1 == 0]
        choices = [own, *(own | sum(1 << n for n in some) for some in combinations(gone, min(3, len(gone))))]
        best = np.max([layer[choice, 5] for choice in choices], axis=0) / SCALE
        assert np.allclose(circle[5, own], best, atol=1e-6)


def test_q18_q20_before_j_there_is_one_way_and_a_ten_from_i_is_home() -> None:
    after, reached = np.full((PLACES, PLACES), 0.25, np.float32), np.full((PLACES, PLACES), 0.5, np.float32)
    for number in range(1, 11):
        total = np.zeros((PLACES, PLACES), np.float32)
        add_first_number(number - 1, after, reached, total)
        for square in range(PLACES):
            end, stood = reference.walk(square, number, 1)
            expected = 1.0 if stood and end == 0 else 0.5 if stood else 0.25
            assert total[square].tolist() == [expected] * PLACES


def test_q24_q26_who_is_on_a_may_be_left_there_and_on_j_has_reached_it() -> None:
    after, reached = np.zeros((PLACES, PLACES), np.float32), np.zeros((PLACES, PLACES), np.float32)
    after[:, 0], after[:, 4], reached[:, 8] = 0.9, 0.3, 0.2
    total = np.zeros((PLACES, PLACES), np.float32)
    add_square(after, reached, True, total)
    assert total[0].tolist() == pytest.approx([0.9] + [0.3] * 8)

    reached[:, 8] = 0.7
    total[:] = 0
    add_square(after, reached, True, total)
    assert total[0].tolist() == pytest.approx([0.9] + [0.7] * 8)


def test_layers_follow_those_that_they_lead_to() -> None:
    order = layers()

    assert len(order) == len(set(order)) == Solution.parts == 45
    for at, (red, black) in enumerate(order):
        for mode, other in ((red, black), (black, red)):
            leads_to = [7] if mode == 8 else [mode ^ bit for bit in (1, 2, 4) if mode & bit]
            for after in leads_to:
                assert order.index((max(after, other), min(after, other))) < at
