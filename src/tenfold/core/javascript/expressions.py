"""Translates expressions. What means something else in JavaScript is left to web/src/local/python.ts."""

import ast
import inspect
import json
from collections.abc import Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any

from tenfold.core.javascript.natives import METHODS, WITH_KEYWORDS
from tenfold.core.javascript.scope import Untranslatable, parameters, resolve, safe

if TYPE_CHECKING:
    from tenfold.core.javascript.program import Program

BINARY = {
    ast.Add: "add",
    ast.Sub: "sub",
    ast.Mult: "mul",
    ast.Div: "div",
    ast.FloorDiv: "floordiv",
    ast.Mod: "mod",
    ast.BitAnd: "bitand",
    ast.BitOr: "bitor",
    ast.BitXor: "bitxor",
    ast.LShift: "shl",
    ast.RShift: "shr",
}
COMPARE = {
    ast.Eq: "py.eq({}, {})",
    ast.NotEq: "!py.eq({}, {})",
    ast.Lt: "py.lt({}, {})",
    ast.LtE: "!py.lt({1}, {0})",
    ast.Gt: "py.lt({1}, {0})",
    ast.GtE: "!py.lt({}, {})",
    ast.In: "py.contains({1}, {0})",
    ast.NotIn: "!py.contains({1}, {0})",
    ast.Is: "({} === {})",
    ast.IsNot: "({} !== {})",
}
_MISSING = object()


def is_boolean(node: ast.AST) -> bool:
    """Whether an expression gives true or false, in JavaScript too."""
    if isinstance(node, ast.BoolOp):
        return all(map(is_boolean, node.values))
    return isinstance(node, ast.Compare) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not))


class Expressions:
    """Translates the expressions of one function, whose local names are known."""

    def __init__(self, program: "Program", names: Mapping[str, Any], local: set[str]) -> None:
        self.program = program
        self.names = names
        self.local = local

    def js(self, node: ast.AST) -> str:
        """An expression in JavaScript."""
        method = getattr(self, f"_{type(node).__name__}", None)
        if method is None:
            raise self.cannot(node)
        return str(method(node))

    def test(self, node: ast.AST) -> str:
        """An expression that is true or false in JavaScript where the other is in Python."""
        return self.js(node) if is_boolean(node) else f"py.truth({self.js(node)})"

    def cannot(self, node: ast.AST) -> Exception:
        """The error that names what is not translated yet."""
        return Untranslatable(f"line {getattr(node, 'lineno', '?')}: {ast.unparse(node)}")

    def static(self, node: ast.AST) -> Any:
        """The value of a name of the module, or of something in a module that it names."""
        if isinstance(node, ast.Name) and node.id not in self.local:
            return resolve(node.id, self.names)
        if isinstance(node, ast.Attribute):
            base = self.static(node.value)
            if isinstance(base, ModuleType):
                return getattr(base, node.attr)
        return _MISSING

    def all(self, nodes: list[Any]) -> str:
        """Several expressions, separated by commas; starred ones are spread."""
        return ", ".join(self.js(node) for node in nodes)

    def _Name(self, node: ast.Name) -> str:  # noqa: N802  named by the classes of ast
        if node.id in self.local:
            return safe(node.id)
        return self._global(node)

    def _global(self, node: ast.Name | ast.Attribute) -> str:
        value = self.static(node)
        if getattr(value, "__module__", "") == "builtins" and callable(value):
            return self.program.builtin(value.__name__)
        return self.program.reference(value)

    def _Attribute(self, node: ast.Attribute) -> str:  # noqa: N802
        if self.static(node) is not _MISSING:
            return self._global(node)
        self.program.note_attribute(node.attr)
        return f"{self.js(node.value)}.{node.attr}"

    def _Constant(self, node: ast.Constant) -> str:  # noqa: N802
        return self.program.reference(node.value)

    def _Tuple(self, node: ast.Tuple) -> str:  # noqa: N802
        return f"[{self.all(node.elts)}]"

    def _List(self, node: ast.List) -> str:  # noqa: N802
        return f"[{self.all(node.elts)}]"

    def _Set(self, node: ast.Set) -> str:  # noqa: N802
        return f"new Set([{self.all(node.elts)}])"

    def _Starred(self, node: ast.Starred) -> str:  # noqa: N802
        return (
            f"...{self.js(node.value)}"
            if isinstance(node.ctx, ast.Store)
            else f"...py.iter_({self.js(node.value)})"
        )

    def _Dict(self, node: ast.Dict) -> str:  # noqa: N802
        items = [
            f"[{self.js(key)}, {self.js(value)}]" if key is not None else f"...{self.js(value)}"
            for key, value in zip(node.keys, node.values, strict=True)
        ]
        return f"new Map([{', '.join(items)}])"

    def _BinOp(self, node: ast.BinOp) -> str:  # noqa: N802
        name = BINARY.get(type(node.op))
        if name is None:
            raise self.cannot(node)
        return f"py.{name}({self.js(node.left)}, {self.js(node.right)})"

    def _UnaryOp(self, node: ast.UnaryOp) -> str:  # noqa: N802
        operand = self.js(node.operand)
        if isinstance(node.op, ast.Not):
            return f"!{self.test(node.operand)}"
        if isinstance(node.op, ast.USub):
            is_number = isinstance(node.operand, ast.Constant)
            return f"-{operand}" if is_number else f"py.sub(0, {operand})"
        if isinstance(node.op, ast.Invert):
            return f"py.sub(-1, {operand})"
        raise self.cannot(node)

    def _BoolOp(self, node: ast.BoolOp) -> str:  # noqa: N802
        name = "and" if isinstance(node.op, ast.And) else "or"
        if is_boolean(node):
            operator = " && " if name == "and" else " || "
            return f"({operator.join(self.js(value) for value in node.values)})"
        first, *others = (self.js(value) for value in node.values)
        return f"py.{name}_({first}, {', '.join(f'() => {other}' for other in others)})"

    def _Compare(self, node: ast.Compare) -> str:  # noqa: N802
        sides = [self.js(side) for side in (node.left, *node.comparators)]
        parts = [
            COMPARE[type(op)].format(left, right)
            for op, left, right in zip(node.ops, sides, sides[1:], strict=False)
        ]
        return parts[0] if len(parts) == 1 else f"({' && '.join(parts)})"

    def _IfExp(self, node: ast.IfExp) -> str:  # noqa: N802
        return f"({self.test(node.test)} ? {self.js(node.body)} : {self.js(node.orelse)})"

    def _NamedExpr(self, node: ast.NamedExpr) -> str:  # noqa: N802
        return f"({safe(node.target.id)} = {self.js(node.value)})"

    def _JoinedStr(self, node: ast.JoinedStr) -> str:  # noqa: N802
        return "(" + " + ".join(['""', *map(self.js, node.values)]) + ")"

    def _FormattedValue(self, node: ast.FormattedValue) -> str:  # noqa: N802
        if node.format_spec is not None or node.conversion != -1:
            raise self.cannot(node)
        return f"py.str_({self.js(node.value)})"

    def _Subscript(self, node: ast.Subscript) -> str:  # noqa: N802
        places = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        return f"py.index({self.js(node.value)}, {self.all(places)})"

    def _Slice(self, node: ast.Slice) -> str:  # noqa: N802
        if node.step is not None:
            raise self.cannot(node)
        ends = [self.js(end) if end is not None else "null" for end in (node.lower, node.upper)]
        return f"new py.Slice({', '.join(ends)})"

    def _Lambda(self, node: ast.Lambda) -> str:  # noqa: N802
        names = parameters(node.args)
        inner = Expressions(self.program, self.names, self.local | set(names))
        return f"(({', '.join(map(safe, names))}) => {inner.js(node.body)})"

    def _Call(self, node: ast.Call) -> str:  # noqa: N802
        if isinstance(node.func, ast.Attribute) and self.static(node.func) is _MISSING:
            return self._method_call(node, node.func)
        value = self.static(node.func)
        function = self.js(node.func)
        if not node.keywords:
            is_made = isinstance(value, type) and function.startswith("C_")
            return f"{'new ' if is_made else ''}{function}({self.all(node.args)})"
        if function.startswith("py."):
            return self._native_with_keywords(node, function)
        return self._with_keywords(node, value, function)

    def _method_call(self, node: ast.Call, function: ast.Attribute) -> str:
        if node.keywords:
            raise self.cannot(node)
        self.program.note_attribute(function.attr)
        if function.attr not in METHODS:
            return f"{self.js(function.value)}.{function.attr}({self.all(node.args)})"
        told = [self.js(function.value), json.dumps(function.attr), *map(self.js, node.args)]
        return f"py.method({', '.join(told)})"

    def _native_with_keywords(self, node: ast.Call, function: str) -> str:
        options = {
            word.arg: self.js(word.value) for word in node.keywords if word.arg and word.arg != "strict"
        }
        if not options:
            return f"{function}({self.all(node.args)})"
        allowed = WITH_KEYWORDS.get(function.removeprefix("py."), set())
        if allowed is not None and not options.keys() <= allowed:
            raise self.cannot(node)
        told = ", ".join(f"{name}: {value}" for name, value in options.items())
        return f"{function}with({{{told}}}, {self.all(node.args)})"

    def _with_keywords(self, node: ast.Call, value: Any, function: str) -> str:
        """Arguments by name take the places of their parameters; what is left out has its default."""
        names = list(inspect.signature(value).parameters)
        given = {word.arg: self.js(word.value) for word in node.keywords}
        placed = [self.js(one) for one in node.args]
        placed += [given.pop(name, "undefined") for name in names[len(placed) :]]
        if given:
            raise self.cannot(node)
        return f"{'new ' if isinstance(value, type) else ''}{function}({', '.join(placed)})"

    def _GeneratorExp(self, node: ast.GeneratorExp) -> str:  # noqa: N802
        return self._comprehension(node.generators, [node.elt])

    def _ListComp(self, node: ast.ListComp) -> str:  # noqa: N802
        return f"[...{self._comprehension(node.generators, [node.elt])}]"

    def _SetComp(self, node: ast.SetComp) -> str:  # noqa: N802
        return f"new Set({self._comprehension(node.generators, [node.elt])})"

    def _DictComp(self, node: ast.DictComp) -> str:  # noqa: N802
        return f"new Map({self._comprehension(node.generators, [node.key, node.value])})"

    def _comprehension(self, loops: list[ast.comprehension], made: list[ast.expr]) -> str:
        """A generator that is called at once; a pair is made where two expressions are given."""
        inner = Expressions(self.program, self.names, set(self.local))
        text, ends = "", ""
        for loop in loops:
            source = inner.js(loop.iter)
            inner.local |= {name.id for name in ast.walk(loop.target) if isinstance(name, ast.Name)}
            tests = "".join(f"if ({inner.test(test)}) " for test in loop.ifs)
            text += f"for (const {inner.js(loop.target)} of py.iter_({source})) {tests}{{ "
            ends += " }"
        values = [inner.js(expression) for expression in made]
        told = values[0] if len(values) == 1 else f"[{', '.join(values)}]"
        return f"(function* () {{ {text}yield {told};{ends} }})()"
