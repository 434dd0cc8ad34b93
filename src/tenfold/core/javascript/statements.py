"""Translates functions and their statements."""

import ast
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tenfold.core.javascript.expressions import BINARY, Expressions
from tenfold.core.javascript.scope import assigned, is_generator, parameters, rest_of, safe

if TYPE_CHECKING:
    from tenfold.core.javascript.program import Program


def function_text(
    program: "Program", node: ast.FunctionDef, head: str, names: Mapping[str, Any], *, is_method: bool = False
) -> str:
    """A function, or a method whose first parameter is `this`."""
    own, rest = parameters(node.args), rest_of(node.args)
    local = assigned(node.body) | {*own, *rest}
    expressions = Expressions(program, names, local)
    given = own[1:] if is_method else own
    defaults = [*node.args.defaults, *(one for one in node.args.kw_defaults if one is not None)]
    told = [safe(name) for name in given]
    for at, default in enumerate(reversed(defaults), 1):
        told[-at] += f" = {expressions.js(default)}"
    told += [f"...{safe(name)}" for name in rest]
    lines = [f"const {own[0]} = this;"] if is_method else []
    variables = sorted(safe(name) for name in assigned(node.body) - set(own))
    if variables:
        lines.append(f"let {', '.join(variables)};")
    lines += _Statements(expressions).block(node.body)
    star = "*" if is_generator(node) else ""
    name = f"{star}{head}" if is_method else f"function{star} {head}"
    return f"{name}({', '.join(told)}) {{\n" + "\n".join(lines) + "\nreturn null;\n}"


class _Statements:
    """Translates the statements of one function."""

    def __init__(self, expressions: Expressions) -> None:
        self._expressions = expressions
        self._js = expressions.js

    def block(self, nodes: list[ast.stmt]) -> list[str]:
        """Statements in JavaScript, a line each; docstrings and assertions are for Python's readers."""
        return [line for node in nodes for line in self._statement(node)]

    def _statement(self, node: ast.stmt) -> list[str]:
        method = getattr(self, f"_{type(node).__name__}", None)
        if method is None:
            raise self._expressions.cannot(node)
        return list(method(node))

    def _nested(self, head: str, body: list[ast.stmt]) -> list[str]:
        return [f"{head} {{", *self.block(body), "}"]

    def _Pass(self, _node: ast.Pass) -> list[str]:  # noqa: N802  named by the classes of ast
        return []

    def _Assert(self, _node: ast.Assert) -> list[str]:  # noqa: N802
        return []

    def _Break(self, _node: ast.Break) -> list[str]:  # noqa: N802
        return ["break;"]

    def _Continue(self, _node: ast.Continue) -> list[str]:  # noqa: N802
        return ["continue;"]

    def _Return(self, node: ast.Return) -> list[str]:  # noqa: N802
        return [f"return {self._js(node.value) if node.value is not None else 'null'};"]

    def _Expr(self, node: ast.Expr) -> list[str]:  # noqa: N802
        value = node.value
        if isinstance(value, ast.Constant):
            return []
        if isinstance(value, ast.Yield):
            return [f"yield {self._js(value.value) if value.value is not None else 'null'};"]
        if isinstance(value, ast.YieldFrom):
            return [f"yield* py.iter_({self._js(value.value)});"]
        return [f"{self._js(value)};"]

    def _Assign(self, node: ast.Assign) -> list[str]:  # noqa: N802
        (target,) = node.targets
        return [self._set(target, self._js(node.value))]

    def _AnnAssign(self, node: ast.AnnAssign) -> list[str]:  # noqa: N802
        return [self._set(node.target, self._js(node.value))] if node.value is not None else []

    def _AugAssign(self, node: ast.AugAssign) -> list[str]:  # noqa: N802
        name = BINARY[type(node.op)]
        value = f"py.{name}({self._js(node.target)}, {self._js(node.value)})"
        return [self._set(node.target, value)]

    def _set(self, target: ast.expr, value: str) -> str:
        if isinstance(target, ast.Subscript):
            return f"py.set_item({self._js(target.value)}, {self._js(target.slice)}, {value});"
        if isinstance(target, ast.Tuple | ast.List):
            return f"{self._pattern(target)} = py.unpacked({value});"
        return f"{self._js(target)} = {value};"

    def _pattern(self, target: ast.expr) -> str:
        """What takes a value apart; nested patterns take apart lists, which need no unpacking."""
        if isinstance(target, ast.Tuple | ast.List):
            return f"[{', '.join(self._pattern(one) for one in target.elts)}]"
        return self._js(target)

    def _If(self, node: ast.If) -> list[str]:  # noqa: N802
        lines = self._nested(f"if ({self._expressions.test(node.test)})", node.body)
        return [*lines, *(self._nested("else", node.orelse) if node.orelse else [])]

    def _While(self, node: ast.While) -> list[str]:  # noqa: N802
        if node.orelse:
            raise self._expressions.cannot(node)
        return self._nested(f"while ({self._expressions.test(node.test)})", node.body)

    def _For(self, node: ast.For) -> list[str]:  # noqa: N802
        if node.orelse:
            raise self._expressions.cannot(node)
        return self._nested(
            f"for ({self._pattern(node.target)} of py.iter_({self._js(node.iter)}))", node.body
        )

    def _Match(self, node: ast.Match) -> list[str]:  # noqa: N802
        """Cases are words and alternatives of words; the last may be for all others."""
        subject = self._js(node.subject)
        lines: list[str] = []
        for at, case in enumerate(node.cases):
            if case.guard is not None:
                raise self._expressions.cannot(case.guard)
            test = self._test(case.pattern, subject)
            lines += self._nested(f"{'else ' if at else ''}if ({test})", case.body)
        return lines

    def _test(self, pattern: ast.pattern, subject: str) -> str:
        if isinstance(pattern, ast.MatchOr):
            return " || ".join(self._test(one, subject) for one in pattern.patterns)
        if isinstance(pattern, ast.MatchValue):
            return f"py.eq({subject}, {self._js(pattern.value)})"
        if isinstance(pattern, ast.MatchAs) and pattern.pattern is None and pattern.name is None:
            return "true"
        raise self._expressions.cannot(pattern)

    def _Raise(self, node: ast.Raise) -> list[str]:  # noqa: N802
        return (
            [f"throw new Error({self._js(node.exc.args[0])});"]
            if isinstance(node.exc, ast.Call)
            else ["throw 0;"]
        )
