"""What the server says to people stands in its catalogue: no refusal has a sentence of its own."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tenfold.core.errors import CannotTakeBack
from tenfold.server import errors, messages
from tenfold.server.errors import NotFound, ServerError, Unavailable, UnknownHost
from tests.wording import said

SOURCES = sorted(Path(errors.__file__).parent.rglob("*.py"))
NAMES = re.findall(r"^([a-z][\w-]*) =", messages.CATALOGUE.read_text(encoding="utf-8"), re.MULTILINE)
REFUSALS = {
    name for name, one in vars(errors).items() if isinstance(one, type) and issubclass(one, ServerError)
} | {CannotTakeBack.__name__}
NAME = re.compile(r"[a-z]+(-[a-z]+)*")


def calls(path: Path) -> Iterator[ast.Call]:
    """Everything that a file calls."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def called(call: ast.Call) -> str:
    """The name of what is called; of `super().__init__` that of the method."""
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def literals(call: ast.Call) -> list[str]:
    """The texts among the arguments of a call, those that are put together too."""
    arguments = [*call.args, *(keyword.value for keyword in call.keywords)]
    return [
        node.value
        for argument in arguments
        if not isinstance(argument, ast.Call)
        for node in ast.walk(argument)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_no_refusal_has_a_literal_sentence(path: Path) -> None:
    in_errors = {"__init__"} if path == Path(errors.__file__) else set()
    found = [
        text
        for call in calls(path)
        if called(call) in REFUSALS | in_errors
        for text in literals(call)
        if not NAME.fullmatch(text) and text != ", "
    ]

    assert found == []


def test_every_name_that_is_said_stands_in_the_catalogue_and_every_sentence_is_said() -> None:
    said = {
        str(call.args[0].value)
        for path in SOURCES
        for call in calls(path)
        if isinstance(call.func, ast.Name)
        and call.func.id == "message"
        and isinstance(call.args[0], ast.Constant)
    }
    written = {
        node.value
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }

    assert said - set(NAMES) == set()
    assert set(NAMES) - written == set()


def test_every_code_has_a_sentence() -> None:
    codes = {
        one.code for one in vars(errors).values() if isinstance(one, type) and issubclass(one, ServerError)
    }

    assert codes - {ServerError.code} <= set(NAMES)


def test_sentences_name_what_they_speak_of() -> None:
    assert UnknownHost(name="a.b").sentence == said("server", "unknown-host", name="a.b")
    assert NotFound("way-back").sentence == said("server", "not-found", what="way-back")
    assert NotFound().sentence == said("server", "not-found", what="table")
    assert Unavailable("not-ready", names="Ann, Ben").sentence == said(
        "server", "not-ready", names="Ann, Ben"
    )
    assert Unavailable("seat-taken", "seat-taken-person").code == "seat-taken"
