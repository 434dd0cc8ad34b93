"""Break the rules of each game and family in hundreds of small ways: their tests must notice nearly all.

Rules are interpreted. Each mutant is tried in a forked child that has the mutated source in place
of one module of rules and runs the tests beside it; what they let through meets a part of the contract.
"""

import argparse
import ast
import copy
import io
import os
import re
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
HOMES = ("games", "families")
NO_RULES = {"bot.py", "observe.py", "data.py"}
"""Modules in which a mistake makes a weaker player or a poorer picture, and what tests of data check."""
RULE = re.compile(r"^@(rule|generic)$", re.MULTILINE)

MOST = 400
"""All mutants are tried up to this many, above it a sample of as many."""
WANTED = 0.95
AT_ONCE = 2
LEAST_PATIENCE = 30.0
PATIENCE = 3.0
"""Seconds for a mutant, and how many times as long as the unbroken game it may take: it may play for ever."""

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CONTRACT = "legal_actions or nothing_is_lost or same_view or nothing_that_an_observer or moment or pinned"


@dataclass(frozen=True)
class Mutant:
    """One change of one line of a module."""

    path: Path
    line: int
    was: str
    became: str
    tree: ast.Module


@dataclass(frozen=True)
class Trial:
    """A game or family whose mutants are tried, and whether survivors meet the contract."""

    home: Path
    with_contract: bool

    @property
    def name(self) -> str:
        """The name of the folder."""
        return self.home.name

    def mutants(self) -> list[Mutant]:
        """All mutants of all modules of rules."""
        return [mutant for path in rule_modules(self.home) for mutant in Mutator(path).collect()]


def rule_modules(home: Path) -> list[Path]:
    """The modules of a game or family that hold rules."""
    paths = (path for path in sorted(home.glob("*.py")) if path.name not in NO_RULES)
    return [path for path in paths if RULE.search(path.read_text(encoding="utf-8"))]


def homes() -> list[Path]:
    """The folders of games and families that have rules of their own."""
    folders = (path for kind in HOMES for path in sorted((SOURCES / "tenfold" / kind).iterdir()))
    return [folder for folder in folders if rule_modules(folder)]


class Mutator:
    """Collects the mutants of a module: each is a changed copy of its tree."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._tree = ast.parse(path.read_text(encoding="utf-8"))
        self.mutants: list[Mutant] = []

    def collect(self) -> list[Mutant]:
        """Mutants of the bodies of all functions, in the order of the source."""
        for function in [node for node in self._tree.body if isinstance(node, ast.FunctionDef)]:
            for statement in _without_docstring(function.body):
                self._statement(statement)
        return sorted(self.mutants, key=lambda mutant: mutant.line)

    def _statement(self, statement: ast.stmt) -> None:
        if not isinstance(statement, ast.Pass | ast.Return):
            self._replace(statement, ast.Pass())
        if isinstance(statement, ast.If | ast.While):
            self._condition(statement)
        elif isinstance(statement, ast.Return) and statement.value is not None:
            self._returned(statement.value)
        elif isinstance(statement, ast.AugAssign) and type(statement.op) in ARITHMETIC:
            self._replace(statement, _with(statement, op=ARITHMETIC[type(statement.op)]()))
        for child in ast.iter_child_nodes(statement):
            if isinstance(child, ast.stmt):
                self._statement(child)
            elif isinstance(child, ast.match_case):
                self._case(child)
            elif not (isinstance(statement, ast.AnnAssign) and child is statement.annotation):
                self._expression(child)

    def _condition(self, statement: ast.If | ast.While) -> None:
        self._replace(statement.test, ast.Constant(value=False))
        if isinstance(statement, ast.If):
            self._replace(statement.test, ast.Constant(value=True))

    def _case(self, case: ast.match_case) -> None:
        for statement in case.body:
            self._statement(statement)

    def _returned(self, value: ast.expr) -> None:
        if isinstance(value, ast.Constant) and isinstance(value.value, bool):
            return
        if isinstance(value, ast.Compare | ast.BoolOp) or (
            isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not)
        ):
            self._replace(value, ast.UnaryOp(op=ast.Not(), operand=value))
        elif not isinstance(value, ast.Constant):
            self._replace(value, ast.BinOp(left=value, op=ast.Add(), right=ast.Constant(value=1)))

    def _expression(self, node: ast.AST) -> None:
        for inner in ast.walk(node):
            if isinstance(inner, ast.Compare):
                self._comparison(inner)
            elif isinstance(inner, ast.BinOp) and type(inner.op) in ARITHMETIC:
                self._replace(inner, _with(inner, op=ARITHMETIC[type(inner.op)]()))
            elif isinstance(inner, ast.BoolOp):
                other = ast.Or() if isinstance(inner.op, ast.And) else ast.And()
                self._replace(inner, _with(inner, op=other))
            elif isinstance(inner, ast.UnaryOp) and isinstance(inner.op, ast.Not | ast.USub):
                self._replace(inner, inner.operand)
            elif isinstance(inner, ast.Constant):
                self._constant(inner)

    def _comparison(self, node: ast.Compare) -> None:
        for at, operator in enumerate(node.ops):
            for other in COMPARISONS.get(type(operator), ()):
                self._replace(node, _with(node, ops=[*node.ops[:at], other(), *node.ops[at + 1 :]]))

    def _constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._replace(node, ast.Constant(value=not node.value))
        elif isinstance(node.value, int):
            for step in (-1, 1):
                self._replace(node, ast.Constant(value=node.value + step))

    def _replace(self, old: ast.stmt | ast.expr, new: ast.stmt | ast.expr) -> None:
        """A copy of the tree in which one node is another; the memo keeps all others findable."""
        ast.copy_location(new, old)
        was, became = ast.unparse(old), ast.unparse(new)
        tree = copy.deepcopy(self._tree, {id(old): new})
        ast.fix_missing_locations(tree)
        lines = (text.partition("\n")[0] for text in (was, became))
        self.mutants.append(Mutant(self._path, old.lineno, *lines, tree))


def _with(node: Any, **parts: object) -> Any:
    changed = copy.copy(node)
    for name, value in parts.items():
        setattr(changed, name, value)
    return changed


def _without_docstring(body: list[ast.stmt]) -> list[ast.stmt]:
    has_docstring = isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant)
    return body[1:] if has_docstring else body


class Substitute(SourceFileLoader):
    """Loads the mutated tree in place of the file."""

    tree: ast.Module

    def get_code(self, fullname: str) -> CodeType:
        """The mutated tree, compiled."""
        return compile(self.tree, self.get_filename(fullname), "exec")


class Hook(MetaPathFinder):
    """Finds the mutated module before anybody else does."""

    def __init__(self, name: str, path: Path, tree: ast.Module) -> None:
        self._name = name
        self._loader = Substitute(name, str(path))
        self._loader.tree = tree

    def find_spec(
        self, fullname: str, path: object = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Only the one module."""
        if fullname != self._name:
            return None
        spec = PathFinder.find_spec(fullname, path, target)  # type: ignore[arg-type]
        assert spec is not None
        spec.loader = self._loader
        return spec


def main() -> int:
    """Try the mutants of each game and family; say which survive; fail if too many do."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--home", metavar="NAME", help="this game or family only")
    parser.add_argument("--limit", type=int, default=MOST, metavar="N", help="at most so many mutants a game")
    parser.add_argument("--contract", action="store_true", help="survivors meet a part of the contract, too")
    wishes = parser.parse_args()
    os.environ["TENFOLD_INTERPRET"] = "1"
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    _import_what_all_children_need()
    chosen = [home for home in homes() if wishes.home in {None, home.name}]
    if not chosen:
        print(
            f"“{wishes.home}” has no rules of its own. There are: {', '.join(home.name for home in homes())}."
        )
        return 2
    passed = [_try_home(Trial(home, wishes.contract), wishes.limit) for home in chosen]
    return 0 if all(passed) else 1


def _import_what_all_children_need() -> None:
    import hypothesis  # noqa: F401, PLC0415
    import numba  # noqa: F401, PLC0415
    import numpy as np  # noqa: PLC0415
    import pytest  # noqa: F401, PLC0415

    import tenfold.agents  # noqa: PLC0415
    import tenfold.core.archive  # noqa: F401, PLC0415
    import tenfold.core.rng as streams  # noqa: PLC0415

    # The random stream stays compiled: load it once, before the children part.
    stream = np.zeros(2, np.uint64)
    streams.seed_stream(stream, 1, 1)
    streams.below(stream, 3)
    streams.reseed(stream, stream)


def _try_home(trial: Trial, limit: int) -> bool:
    mutants = list(sample(trial.mutants(), limit))
    start = time.monotonic()
    if os.waitstatus_to_exitcode(os.waitpid(_fork(trial, None), 0)[1]) != 0:
        print(f"{trial.name}: its tests fail without any change; nothing can be said.")
        return False
    patience = max(LEAST_PATIENCE, PATIENCE * (time.monotonic() - start))
    survivors = list(_survivors(trial, mutants, patience))
    caught = 1 - len(survivors) / len(mutants)
    for mutant in sorted(survivors, key=lambda mutant: (mutant.path, mutant.line)):
        print(f"  {mutant.path.relative_to(ROOT)}:{mutant.line}: {mutant.was}  →  {mutant.became}")
    seconds = time.monotonic() - start
    number = len(mutants) - len(survivors)
    print(f"{trial.name}: {number} of {len(mutants)} caught, {caught:.1%}, {seconds:.0f} s")
    return caught >= WANTED


def sample(mutants: list[Mutant], limit: int) -> Iterator[Mutant]:
    """Evenly spread over the source, the same every time."""
    if len(mutants) <= limit:
        yield from mutants
        return
    for at in range(limit):
        yield mutants[at * len(mutants) // limit]


def _survivors(trial: Trial, mutants: list[Mutant], patience: float) -> Iterator[Mutant]:
    waiting = list(reversed(mutants))
    running: dict[int, tuple[Mutant, float]] = {}
    while waiting or running:
        while waiting and len(running) < AT_ONCE:
            mutant = waiting.pop()
            running[_fork(trial, mutant)] = (mutant, time.monotonic())
        child, status = os.waitpid(-1, os.WNOHANG)
        if child:
            mutant, _ = running.pop(child)
            if os.waitstatus_to_exitcode(status) == 0:
                yield mutant
        else:
            _end_the_late(running, patience)
            time.sleep(0.01)


def _end_the_late(running: dict[int, tuple[Mutant, float]], patience: float) -> None:
    for child, (_, start) in running.items():
        if time.monotonic() - start > patience:
            os.kill(child, signal.SIGKILL)


def _fork(trial: Trial, mutant: Mutant | None) -> int:
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        code = 1
        try:
            code = _run_tests(trial, mutant)
        finally:
            os._exit(code)
    return child


def _run_tests(trial: Trial, mutant: Mutant | None) -> int:
    import pytest  # noqa: PLC0415

    if mutant is not None:
        module = ".".join(mutant.path.relative_to(SOURCES).with_suffix("").parts)
        sys.meta_path.insert(0, Hook(module, mutant.path, mutant.tree))
    # What the parent has imported cannot be rewritten any more, which is no matter here.
    common = ["-W", "ignore::pytest.PytestAssertRewriteWarning", "-x", "-q", "-p", "no:cacheprovider"]
    common += ["-p", "no:xdist", "-m", "not slow and not compiled"]
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        code = int(pytest.main([*common, *_in_order(trial, mutant)]))
        if code == 0 and trial.with_contract:
            code = int(pytest.main([*common, "tests/contract", "-k", f"{trial.name} and ({CONTRACT})"]))
    return code


def _in_order(trial: Trial, mutant: Mutant | None) -> list[str]:
    """The tests of the mutated module first, for they notice soonest; then all of them."""
    tests = trial.home / "tests"
    own = [] if mutant is None else [tests / f"test_{mutant.path.stem}.py"]
    return [str(path) for path in (*own, tests) if path.exists()]


if __name__ == "__main__":
    sys.exit(main())
