"""Every clause of RULES.md is cited by a rule, a data file or a text, and by a test."""

import ast
import re
from pathlib import Path

from tenfold.core.cache import families_of
from tenfold.core.game import Game

SOURCES = {".py", ".toml", ".ftl"}


def clauses_of(game: Game) -> list[str]:
    """The clause numbers in the order in which RULES.md states them."""
    text = (game.folder / "RULES.md").read_text(encoding="utf-8")
    return re.findall(rf"^\s*(?:[-*] )?\*\*({game.clauses}\d+)\*\*", text, re.MULTILINE)


def check_clauses_are_numbered(game: Game) -> None:
    """From 1 on without a gap."""
    stated = clauses_of(game)
    assert sorted(stated, key=_number) == [f"{game.clauses}{n}" for n in range(1, len(stated) + 1)]


def check_clauses_are_cited(game: Game) -> None:
    """By the sources of the game or of its family; and no source cites a clause that there is not."""
    stated, cited = set(clauses_of(game)), _cited(game)
    assert sorted(stated - cited, key=_number) == [], "No source cites these clauses."
    assert sorted(cited - stated, key=_number) == [], "These clauses are cited, but there are none such."


def check_clauses_are_tested(game: Game) -> None:
    """By a test whose name says so: test_z7_… or test_z4_z5_…."""
    stated, tested = set(clauses_of(game)), _tested(game)
    assert sorted(stated - tested, key=_number) == [], "No test is named after these clauses."
    assert sorted(tested - stated, key=_number) == [], "Tests are named after clauses that there are not."


def check_endings_cite_clauses(game: Game) -> None:
    """Each ending names the clause that ends the match."""
    assert {ending.clause for ending in game.endings} <= set(clauses_of(game))


def _cited(game: Game) -> set[str]:
    found: set[str] = set()
    for folder in _folders(game):
        for path in sorted(folder.rglob("*")):
            if path.suffix in SOURCES and "tests" not in path.relative_to(folder).parts:
                found |= set(re.findall(rf"\b{game.clauses}\d+\b", _prose(path)))
    return found


def _folders(game: Game) -> list[Path]:
    """The game's own folder, and the families that its rules are bound from."""
    return [game.folder, *families_of(game.folder)]


def _prose(path: Path) -> str:
    """Comments and strings: everything but the code."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return text
    strings = [
        n.value for n in ast.walk(ast.parse(text)) if isinstance(n, ast.Constant) and isinstance(n.value, str)
    ]
    return "\n".join((*strings, *re.findall(r"#.*", text)))


def _tested(game: Game) -> set[str]:
    letter = game.clauses.lower()
    found: set[str] = set()
    tests = (path for folder in _folders(game) for path in sorted((folder / "tests").glob("test_*.py")))
    for path in tests:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                names = re.match(rf"test((?:_{letter}\d+)+)(?:_|$)", node.name)
                found |= {part.upper() for part in names[1].split("_")[1:]} if names else set()
    return found


def _number(clause: str) -> int:
    return int(clause[1:])
