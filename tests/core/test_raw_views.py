"""Views into a buffer of words: the same in Python and in compiled code."""

from typing import Any

import numba
import numpy as np
import pytest

from tenfold.core.raw_views import view_at

pytestmark = pytest.mark.compiled


@numba.njit
def doubled(words: Any) -> int:
    part = view_at(words, 2, (2, 3), np.int32)
    total = 0
    for row in range(2):
        for column in range(3):
            part[row, column] *= 2
            total += part[row, column]
    return total


def test_a_view_shares_the_memory_of_its_buffer() -> None:
    words = np.zeros(8, np.int64)
    part = view_at(words, 2, (2, 3), np.int32)
    part[:] = [[1, 2, 3], [4, 5, 6]]

    assert doubled(words) == 42
    assert part.tolist() == [[2, 4, 6], [8, 10, 12]]
    assert words[:2].tolist() == [0, 0]
    assert words[5:].tolist() == [0, 0, 0]
