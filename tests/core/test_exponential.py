"""The exponential function agrees with the C library's, and is the same compiled and interpreted."""

import math
from typing import Any

import numpy as np
import pytest

from tenfold.core.exponential import MAX_EXPONENT, MIN_EXPONENT, exp

plain_exp: Any = getattr(exp, "py_func", exp)


def numbers(count: int) -> list[float]:
    """Numbers of every size, most of them as bots use them."""
    rng = np.random.default_rng(7)
    far = rng.uniform(MIN_EXPONENT, MAX_EXPONENT, count)
    return [
        *far.tolist(),
        *rng.uniform(-60.0, 5.0, count).tolist(),
        *(rng.normal(size=count) * 1e-3).tolist(),
    ]


def units_apart(one: float, other: float) -> int:
    """How many doubles lie between two positive ones, counting the second."""
    return abs(int(np.float64(one).view(np.int64)) - int(np.float64(other).view(np.int64)))


@pytest.mark.compiled
def test_it_is_within_one_unit_in_the_last_place_of_the_c_library() -> None:
    assert max(units_apart(exp(x), math.exp(x)) for x in numbers(50_000)) <= 1


@pytest.mark.compiled
def test_compiled_and_interpreted_it_is_the_same_to_the_last_bit() -> None:
    assert hasattr(exp, "py_func")
    assert [exp(x) for x in numbers(3_000)] == [plain_exp(x) for x in numbers(3_000)]


def test_whole_powers_and_bounds() -> None:
    assert exp(0.0) == 1.0
    assert exp(-1e9) == exp(MIN_EXPONENT) > 0.0
    assert exp(1e9) == exp(MAX_EXPONENT) < math.inf
