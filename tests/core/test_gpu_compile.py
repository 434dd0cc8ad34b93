"""How kernels of large games are compiled, without a GPU."""

from types import SimpleNamespace
from typing import Any
from unittest import mock

import numba
import numpy as np
import pytest

from tenfold.core.gpu import LONG_RULE_BYTES, import_cuda, kernel_of
from tenfold.core.gpu_compile import large_functions_called, length_of, tables_in_global_memory
from tenfold.core.registry import game_ids, game_of

pytestmark = pytest.mark.compiled


SQUARES = np.arange(100, dtype=np.int64) ** 2


@numba.njit
def squared(number: int) -> int:
    return int(SQUARES[number])


def ptx_of_squares() -> str:
    """A kernel that looks numbers up in a table, by a function of its own, which nothing has compiled yet."""
    cuda = import_cuda()
    from numba.cuda import dispatcher

    look_up = numba.njit(squared.py_func)

    def square(numbers: Any) -> None:
        at = cuda.grid(1)
        numbers[at] = look_up(numbers[at])

    device = SimpleNamespace(compute_capability=(9, 0))
    with mock.patch.object(dispatcher, "get_current_device", return_value=device):
        signature = numba.void(numba.int64[::1])
        ptx, _ = cuda.compile(square, signature, device=False, cc=(9, 0), abi="numba")
    return str(ptx)


def test_tables_of_large_games_are_not_in_constant_memory() -> None:
    assert ".const" in ptx_of_squares()
    with tables_in_global_memory():
        assert ".const" not in ptx_of_squares()
    assert ".const" in ptx_of_squares()


def test_large_functions_of_long_rules_are_called() -> None:
    assert "call.uni" not in ptx_of_squares()
    with large_functions_called(0):
        assert "call.uni" in ptx_of_squares()
    with large_functions_called(10_000):
        assert "call.uni" not in ptx_of_squares()


def test_rules_of_the_heart_of_africa_are_long_and_others_are_not() -> None:
    rules = {name: game_of(name).rules for name in game_ids()}
    lengths = {name: length_of(r.deal) + length_of(r.legal) + length_of(r.apply) for name, r in rules.items()}

    assert [name for name, length in lengths.items() if length > LONG_RULE_BYTES] == ["heart_of_africa"]
    small, large = (kernel_of(game_of(name)).keywords for name in ("tenzania", "ten_days_world"))  # type: ignore[attr-defined]
    assert (small["is_large"], small["is_long"]) == (False, False)
    assert (large["is_large"], large["is_long"]) == (True, False)
