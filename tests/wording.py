"""Sentences looked up by catalogue key, so that tests don't quote wording.

`said` formats one sentence. `like` makes a pattern of it; arguments that aren't given can be anything.
`part` is the longest stretch of it that doesn't depend on such arguments.
"""

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from tenfold.core.registry import game_of
from tenfold.core.text import BOXES, COMMON, ERRORS, Text

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src/tenfold"
AREAS = {
    "core": (COMMON, ERRORS, BOXES),
    "agents": (SOURCES / "agents/text/en.ftl",),
    "arena": (COMMON, ERRORS, SOURCES / "arena/text/en.ftl"),
    "server": (SOURCES / "server/text/en.ftl",),
    "cli": (COMMON, ERRORS, *(SOURCES / "cli/text" / name for name in ("en.ftl", "tools/en.ftl"))),
    "help": tuple(SOURCES / "cli/text" / name for name in ("help/en.ftl", "doctor/en.ftl")),
    "ten_days": (COMMON, ERRORS, SOURCES / "families/ten_days/text/en.ftl"),
}
"""Catalogues by the part of the program they belong to. Any other area is the ID of a game."""

ANYTHING = "\0"


def said(area: str, key: str, /, *, language: str = "en", **args: Any) -> str:
    """One sentence of a catalogue."""
    return Text(_paths(area), language).say(key, args)


def like(area: str, key: str, /, **args: Any) -> re.Pattern[str]:
    """A pattern that finds the sentence, whatever the arguments that aren't given are."""
    return re.compile(_Pattern(_messages(area), args).of(key), re.DOTALL)


def part(area: str, key: str, /, **args: Any) -> str:
    """The longest stretch of the sentence that arguments that aren't given don't change."""
    return max(_Plain(_messages(area), args).of(key).split(ANYTHING), key=len)


def _paths(area: str) -> tuple[Path, ...]:
    return AREAS.get(area) or (COMMON, ERRORS, *game_of(area).catalogues)


@cache
def _messages(area: str) -> dict[str, ast.Message]:
    parsed = [FluentParser().parse(path.read_text(encoding="utf-8")) for path in _paths(area)]
    return {entry.id.name: entry for one in parsed for entry in one.body if isinstance(entry, ast.Message)}


class _Pattern:
    """Turns messages into regular expressions."""

    anything = ".+?"

    def __init__(self, messages: dict[str, ast.Message], args: dict[str, Any]) -> None:
        self.messages = messages
        self.args = args

    def of(self, key: str) -> str:
        value = self.messages[key].value
        assert value is not None, key
        return self._of_pattern(value)

    def _of_pattern(self, pattern: ast.Pattern) -> str:
        return "".join(map(self._of_element, pattern.elements))

    def _of_element(self, element: ast.TextElement | ast.Placeable) -> str:
        if isinstance(element, ast.TextElement):
            return self._literal(element.value)
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            return self._of_choice(expression)
        if isinstance(expression, ast.VariableReference):
            return self._of_argument(expression.id.name)
        if isinstance(expression, ast.MessageReference):
            return self.of(expression.id.name)
        if isinstance(expression, ast.StringLiteral):
            return self._literal(str(expression.parse()["value"]))
        return self.anything

    def _of_argument(self, name: str) -> str:
        return self._literal(str(self.args[name])) if name in self.args else self.anything

    def _literal(self, text: str) -> str:
        return re.escape(text)

    def _any_of(self, texts: list[str]) -> str:
        return f"(?:{'|'.join(texts)})"

    def _of_choice(self, choice: ast.SelectExpression) -> str:
        texts = {_name(variant): self._of_pattern(variant.value) for variant in choice.variants}
        selector = choice.selector
        if isinstance(selector, ast.VariableReference) and selector.id.name in self.args:
            given = str(self.args[selector.id.name])
            default = next(_name(variant) for variant in choice.variants if variant.default)
            exact = [given, "one" if given == "1" else "other", default]
            return texts[next(name for name in exact if name in texts)]
        return self._any_of(list(texts.values()))


class _Plain(_Pattern):
    """Turns messages into text with a mark wherever something isn't known."""

    anything = ANYTHING

    def _literal(self, text: str) -> str:
        return text

    def _any_of(self, texts: list[str]) -> str:  # noqa: ARG002 - which one it is isn't known
        return ANYTHING


def _name(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
