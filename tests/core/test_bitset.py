"""Sets as numbers: compiled answers beside plain Python's."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenfold.core.bitset import lowest, nth_member, popcount

SETS = st.sets(st.integers(0, 62), min_size=1)


def number_of(members: set[int]) -> int:
    return sum(1 << one for one in members)


@given(SETS)
def test_the_lowest_member_and_how_many_there_are(members: set[int]) -> None:
    assert lowest(number_of(members)) == min(members)
    assert popcount(number_of(members)) == len(members)


@given(SETS)
def test_each_member_has_its_number(members: set[int]) -> None:
    assert [nth_member(number_of(members), at) for at in range(len(members))] == sorted(members)


def test_nothing_has_no_members() -> None:
    assert popcount(0) == 0


@pytest.mark.parametrize("last", [0, 31, 32, 62])
def test_a_field_of_a_record_is_a_set_too(last: int) -> None:
    assert lowest(np.int64(1 << last)) == last
    assert nth_member(np.int64(1 << last | 1), 1 if last > 0 else 0) == last
