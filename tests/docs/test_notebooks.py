"""The cells of the example notebooks run, one after the other, and what they show can be shown."""

import ast
import json
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
NOTEBOOKS = sorted(EXAMPLES.glob("*.ipynb"))


def cells_of(path: Path) -> list[str]:
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]


def run(cell: str, names: dict[str, Any]) -> Any:
    """Run a cell; the value of its last line is what a notebook would show."""
    tree = ast.parse(cell)
    *before, last = tree.body
    if not isinstance(last, ast.Expr):
        return exec(compile(tree, "cell", "exec"), names)  # noqa: S102 - the notebook is ours
    exec(compile(ast.Module(before, []), "cell", "exec"), names)  # noqa: S102 - the notebook is ours
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)  # noqa: S307 - the same


def shown_by(name: str, names: dict[str, Any]) -> list[Any]:
    """What the cells of a notebook show."""
    return [run(cell, names) for cell in cells_of(EXAMPLES / f"{name}.ipynb")]


def test_notebooks_are_kept_without_output() -> None:
    assert len(NOTEBOOKS) == 2
    for path in NOTEBOOKS:
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        assert [cell for cell in cells if cell.get("outputs")] == []


@pytest.mark.slow
def test_play_and_look() -> None:
    names: dict[str, Any] = {}
    shown = shown_by("play_and_look", names)
    boards = [value._repr_html_() for value in shown if hasattr(value, "_repr_html_")]

    assert len(boards) == 3
    assert all("Seat 2" in board for board in boards)
    assert names["match"].is_over
    assert all(0.4 < share < 0.6 for share in shown[-1])


@pytest.mark.slow
def test_train_in_ten_minutes() -> None:
    names: dict[str, Any] = {}
    shown = shown_by("train_in_ten_minutes", names)

    assert names["curve"][-1] > 0.55
    assert names["curve"][-1] > shown[2] + 0.5
    assert names["match"].is_over
    assert "Seat 2" in shown[-1]._repr_html_()
