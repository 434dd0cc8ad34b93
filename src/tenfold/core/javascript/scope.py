"""Which names a function has of its own, and what they are called in JavaScript."""

import ast
import builtins
from collections.abc import Mapping
from typing import Any

RESERVED = frozenset(
    (
        *(
            "arguments",
            "await",
            "break",
            "case",
            "catch",
            "class",
            "const",
            "continue",
            "debugger",
            "default",
        ),
        *("delete", "do", "else", "enum", "eval", "export", "extends", "false", "finally", "for", "function"),
        *("if", "implements", "import", "in", "instanceof", "interface", "let", "new", "null", "package"),
        *("private", "protected", "public", "return", "static", "super", "switch", "this", "throw", "true"),
        *("try", "typeof", "var", "void", "while", "with", "yield", "py"),
    )
)
OWN_SCOPE = (ast.FunctionDef, ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


class Untranslatable(Exception):
    """Something in a companion has no counterpart in JavaScript yet."""


def resolve(name: str, names: Mapping[str, Any]) -> Any:
    """The value of a name that is no local variable."""
    return names[name] if name in names else getattr(builtins, name)


def safe(name: str) -> str:
    """A name of a variable that JavaScript allows."""
    return f"{name}$" if name in RESERVED else name


def parameters(arguments: ast.arguments) -> list[str]:
    """The names of a function's parameters, in their order, but for the one that takes all others."""
    return [one.arg for one in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)]


def rest_of(arguments: ast.arguments) -> list[str]:
    """The name of the parameter that takes all others, if there is one."""
    return [arguments.vararg.arg] if arguments.vararg else []


def assigned(nodes: list[ast.stmt]) -> set[str]:
    """The variables that statements set, without those of comprehensions, which are their own."""
    found: set[str] = set()
    todo: list[ast.AST] = list(nodes)
    while todo:
        node = todo.pop()
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.MatchAs | ast.MatchStar) and node.name:
            found.add(node.name)
        if not isinstance(node, OWN_SCOPE):
            todo += ast.iter_child_nodes(node)
    return found


def is_generator(node: ast.FunctionDef) -> bool:
    """Whether a function yields."""
    todo: list[ast.AST] = list(node.body)
    while todo:
        one = todo.pop()
        if isinstance(one, ast.Yield | ast.YieldFrom):
            return True
        if not isinstance(one, OWN_SCOPE):
            todo += ast.iter_child_nodes(one)
    return False
