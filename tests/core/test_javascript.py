"""What translating a companion refuses; that the rest does the same as in Python, tests/wasm shows."""

import math
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from tenfold.core.javascript.natives import METHODS
from tenfold.core.javascript.program import Program
from tenfold.core.javascript.scope import Untranslatable

LIMIT = 3
RUNTIME = Path(__file__).resolve().parents[2] / "web" / "src" / "local" / "python.ts"


def counted(numbers: list[int], /, least: int = LIMIT) -> Iterator[int]:
    """Numbers that are large enough."""
    yield from (number for number in numbers if least <= number)


def with_a_step(numbers: list[int]) -> list[int]:
    return numbers[::2]


def with_a_format(number: float) -> str:
    return f"{number:.2f}"


def with_a_library(number: float) -> float:
    return math.tan(number)


def with_another_keyword(numbers: list[int]) -> list[int]:
    return sorted(numbers, reverse=True)


def with_another_builtin(number: int) -> str:
    return hex(number)


def test_a_function_comes_with_what_it_names() -> None:
    program = Program()
    assert program.add(partial(counted, [1, 4])) == "py.partial(f_counted, c_list)"
    text = program.text()
    assert "function* f_counted(numbers, least = 3)" in text
    assert "const c_list = [1, 4];" in text


def test_the_same_function_is_written_once() -> None:
    program = Program()
    assert program.add(counted) == program.add(counted)
    assert program.text().count("function*  f_counted") + program.text().count("function* f_counted") == 1


@pytest.mark.parametrize(
    "function", [with_a_step, with_a_format, with_a_library, with_another_keyword, with_another_builtin]
)
def test_what_has_no_counterpart_is_refused(function: Callable[..., object]) -> None:
    with pytest.raises(Untranslatable):
        Program().add(function)


def test_a_function_that_closes_over_variables_is_refused() -> None:
    base = LIMIT + 1

    def above(number: int) -> bool:
        return number > base

    with pytest.raises(Untranslatable, match="closes over"):
        Program().add(above)


def test_methods_of_pythons_own_types_are_those_that_pages_have() -> None:
    tables = re.findall(
        r"^const (?:LIST|MAP|SET|TEXT): Methods = (.*?)};?$", RUNTIME.read_text(), re.MULTILINE | re.DOTALL
    )
    found = {name for table in tables for name in re.findall(r"^(?:  |\{ )(\w+)[:,]", table, re.MULTILINE)}
    assert found == METHODS
