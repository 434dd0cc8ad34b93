"""One template, several games: each runs its own code, in one process and from the cache."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from numba.core.errors import NumbaError

from tenfold.core import drivers
from tenfold.core.jit import INTERPRET, bind, rule
from tests.core import template

SCRIPT = Path(__file__).parent / "cache_script.py"


@rule
def double(number: int) -> int:
    return 2 * number


@rule
def triple(number: int) -> int:
    return 3 * number


def test_games_bound_to_one_template_run_their_own_code(tmp_path: Path) -> None:
    one = bind(template, "one", tmp_path, worth=double, OFFSET=1)
    other = bind(template, "other", tmp_path, worth=triple, OFFSET=0)

    assert (one.step(5), other.step(5)) == (11, 15)
    assert (one.twice(5), other.twice(5)) == (23, 45)


def test_generic_functions_find_each_other_bound(tmp_path: Path) -> None:
    one = bind(template, "one", tmp_path, decorate=lambda f: f, worth=double, OFFSET=1)

    assert one.twice.__globals__["step"] is one.step
    assert one.step.__qualname__ == "step.one"
    assert one.step.source_folder == tmp_path


def test_a_template_itself_stays_unbound() -> None:
    with pytest.raises(NotImplementedError):
        drivers.deal_at(np.zeros(1), 0, 2)


def test_rules_are_compiled_unless_interpreted() -> None:
    assert hasattr(double, "py_func") != INTERPRET


@pytest.mark.compiled
def test_a_rule_that_allocates_is_not_compiled() -> None:
    @rule
    def wasteful(count: int) -> int:
        return np.zeros(count).size

    with pytest.raises(NumbaError, match="Only accept returning of array"):
        wasteful(3)


@pytest.mark.compiled
def test_games_run_their_own_code_from_the_cache_too(tmp_path: Path) -> None:
    runs = [
        subprocess.run(
            [sys.executable, str(SCRIPT), "bind", str(tmp_path)], capture_output=True, text=True, check=True
        )
        for _ in range(2)
    ]

    assert [run.stdout.split()[:2] for run in runs] == [["11", "15"], ["11", "15"]]
    assert [run.stdout.split()[2] == "0" for run in runs] == [False, True]
