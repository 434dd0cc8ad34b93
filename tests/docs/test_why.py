"""docs/why.md names figures, commands and tests that there are."""

import re
from pathlib import Path

import pytest

from tenfold.core.registry import game_ids, game_of
from tests.contract.clauses import clauses_of

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "why.md").read_text(encoding="utf-8")
ROWS = [
    [cell.strip() for cell in line.strip("|").split(" | ")]
    for line in PAGE.split("## Beside others")[0].splitlines()
    if line.startswith("| **")
]
MEASURED = re.compile(r"\d[\d.,]*%? ± [\d.]+|\d+\.\d+%|\d+,\d{3}(?: of \d+,\d{3})?|100%")
COUNTED = {"2,000"}
"""What no benchmark says, but the gate's settings."""


@pytest.mark.parametrize("row", ROWS, ids=[row[0][2:22] for row in ROWS])
def test_a_claim_has_a_figure_a_command_and_a_test(row: list[str]) -> None:
    _, figure, command, test = row
    scripts = re.findall(r"(?:bench|examples|tests)/[\w/]+(?:\.py)?", command)
    tests = re.findall(r"`([\w/]+\.py)(?:::(\w+))?`", test)

    assert re.search(r"\d", figure)
    assert "`" in command
    assert [path for path in scripts if not (ROOT / path).exists()] == []
    assert tests
    for path, name in tests:
        assert f"def {name or 'test_'}" in (ROOT / path).read_text(encoding="utf-8")


def test_figures_are_those_of_the_benchmarks() -> None:
    measured = (ROOT / "bench" / "README.md").read_text(encoding="utf-8")
    named = {figure for row in ROWS for figure in MEASURED.findall(row[1])} - COUNTED

    assert len(named) >= 7
    assert {figure for figure in named if figure not in measured} == set()


def test_so_many_clauses_as_it_says() -> None:
    counts = [len(clauses_of(game_of(game))) for game in game_ids()]

    assert f"{min(counts)} to {max(counts)} clauses per game" in PAGE
