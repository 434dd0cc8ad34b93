"""Makes mutants of the rules, and knows which of them change nothing.

A mutant is named by its file, its function and its change, so that lists of them outlive edits elsewhere.
"""

import ast
import copy
import re
import tomllib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import CodeType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
HOMES = ("games", "families")
NO_RULES = {"bot.py", "observe.py", "data.py", "tablebase.py", "endgame.py"}
"""Modules in which a mistake makes a weaker player or a poorer picture, and what tests of data check."""
RULE = re.compile(r"^@(rule|generic)$", re.MULTILINE)
EQUIVALENT = Path(__file__).with_name("equivalent_mutants.toml")

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


@dataclass(frozen=True)
class Mutant:
    """One change of one line of a function."""

    path: Path
    line: int
    function: str
    was: str
    became: str
    module: ast.Module = field(repr=False)
    old: ast.stmt | ast.expr = field(repr=False)
    new: ast.stmt | ast.expr = field(repr=False)
    number: int = 1
    """Which of those that read the same."""

    @property
    def name(self) -> str:
        """File, function and change; the same as long as the function stays as it is."""
        place = self.path.relative_to(ROOT).as_posix()
        again = f" ({self.number})" if self.number > 1 else ""
        return f"{place} {self.function}: {self.was}  →  {self.became}{again}"

    def tree(self) -> ast.Module:
        """A copy of the module in which one node is another; the memo keeps all others findable."""
        tree = copy.deepcopy(self.module, {id(self.old): self.new})
        return ast.fix_missing_locations(tree)

    def code(self) -> CodeType:
        """The changed function, compiled."""
        module = compile(self.tree(), str(self.path), "exec")
        functions = (code for code in module.co_consts if isinstance(code, CodeType))
        return next(code for code in functions if code.co_name == self.function)


def _numbered(mutants: Sequence[Mutant]) -> list[Mutant]:
    """Those that read the same are told apart by a number."""
    seen: Counter[str] = Counter()
    found = []
    for mutant in mutants:
        seen[mutant.name] += 1
        found.append(replace(mutant, number=seen[mutant.name]))
    return found


def rule_modules(home: Path) -> list[Path]:
    """The modules of a game or family that hold rules."""
    paths = (path for path in sorted(home.glob("*.py")) if path.name not in NO_RULES)
    return [path for path in paths if RULE.search(path.read_text(encoding="utf-8"))]


def homes() -> list[Path]:
    """The folders of games and families that have rules of their own."""
    folders = (path for kind in HOMES for path in sorted((SOURCES / "tenfold" / kind).iterdir()))
    return [folder for folder in folders if rule_modules(folder)]


def mutants_of(home: Path) -> list[Mutant]:
    """All mutants of all modules of rules, in the order of the source."""
    return [mutant for path in rule_modules(home) for mutant in Mutator(path).collect()]


def sample(mutants: Sequence[Mutant], limit: int) -> list[Mutant]:
    """Evenly spread over the source, the same every time."""
    if len(mutants) <= limit:
        return list(mutants)
    return [mutants[at * len(mutants) // limit] for at in range(limit)]


def equivalent() -> dict[str, str]:
    """The mutants that change nothing that play can reach, each with the reason."""
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))
    return {one["mutant"]: one["reason"] for one in listed.get("equivalent", ())}


def stale(listed: Sequence[str]) -> list[str]:
    """Those of a list that are no mutants of the sources as they are."""
    if not listed:
        return []
    known = {mutant.name for home in homes() for mutant in mutants_of(home)}
    return [name for name in listed if name not in known]


class Mutator:
    """Collects the mutants of a module: each is a changed copy of its tree."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._tree = ast.parse(path.read_text(encoding="utf-8"))
        self._function = ""
        self.mutants: list[Mutant] = []

    def collect(self) -> list[Mutant]:
        """Mutants of the bodies of all functions, in the order of the source."""
        for function in [node for node in self._tree.body if isinstance(node, ast.FunctionDef)]:
            self._function = function.name
            for statement in _without_docstring(function.body):
                self._statement(statement)
        return _numbered(sorted(self.mutants, key=lambda mutant: mutant.line))

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
        """A mutant in which one node is another; it is told by the first lines of both."""
        ast.copy_location(new, old)
        was, became = (ast.unparse(node).partition("\n")[0] for node in (old, new))
        self.mutants.append(Mutant(self._path, old.lineno, self._function, was, became, self._tree, old, new))


def _with(node: Any, **parts: object) -> Any:
    changed = copy.copy(node)
    for name, value in parts.items():
        setattr(changed, name, value)
    return changed


def _without_docstring(body: list[ast.stmt]) -> list[ast.stmt]:
    has_docstring = isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant)
    return body[1:] if has_docstring else body
