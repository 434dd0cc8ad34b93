"""Whatever is refused, wherever: its sentence stands in a catalogue, in every language."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import tenfold
from tenfold.core.errors import TenfoldError
from tenfold.core.languages import use_language
from tenfold.core.messages import os_error_text, shortened, translate
from tests import wording

pytestmark = pytest.mark.words

PACKAGE = Path(tenfold.__file__).parent
FOR_PROGRAMMERS = {
    "envs": "arrays of the wrong shape, said to whoever writes the training",
    "guides": "a guide that makes no sense, said to whoever writes the game",
}
"""Who programs with Tenfold reads English (docs/translating.md)."""
SOURCES = [
    path
    for path in sorted(PACKAGE.rglob("*.py"))
    if path.relative_to(PACKAGE).parts[0] not in FOR_PROGRAMMERS and "tests" not in path.parts
]
SENTENCE = re.compile(r"[^\W\d_]{2,}[,:;]? [^\W\d_]{2,}")


def refusals() -> set[str]:
    """The names of all errors that a user may see; other exceptions reach nobody but us."""
    bases: dict[str, set[str]] = {}
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                bases.setdefault(node.name, set()).update(
                    base.id for base in node.bases if isinstance(base, ast.Name)
                )
    found = {TenfoldError.__name__}
    while more := {name for name, its in bases.items() if its & found} - found:
        found |= more
    return found


REFUSALS = refusals()


def sentences_raised(tree: ast.AST) -> Iterator[str]:
    """The literal sentences with which a source refuses something."""
    constants = assigned_in(ast.iter_child_nodes(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assigned = constants | assigned_in(ast.walk(node))
            for call in refusals_in(node):
                for argument in [*call.args, *(keyword.value for keyword in call.keywords)]:
                    meant = assigned.get(argument.id) if isinstance(argument, ast.Name) else argument
                    yield from literals_in(meant)


def assigned_in(nodes: Iterable[ast.AST]) -> dict[str, ast.expr]:
    """What names stand for."""
    found = (one for one in nodes if isinstance(one, ast.Assign))
    return {target.id: one.value for one in found for target in one.targets if isinstance(target, ast.Name)}


def refusals_in(function: ast.AST) -> Iterator[ast.Call]:
    """Where a refusal is made: raised, returned to be raised, or begun in its own class."""
    for node in ast.walk(function):
        made = (
            node.exc if isinstance(node, ast.Raise) else node.value if isinstance(node, ast.Return) else node
        )
        if not isinstance(made, ast.Call):
            continue
        name = made.func.id if isinstance(made.func, ast.Name) else getattr(made.func, "attr", "")
        if name in REFUSALS or name == "__init__":
            yield made


def literals_in(tree: ast.AST | None) -> Iterator[str]:
    """The sentences in what is given; arguments of a call are the call's."""
    if isinstance(tree, ast.Constant) and isinstance(tree.value, str) and SENTENCE.search(tree.value):
        yield tree.value
    elif tree is not None and not isinstance(tree, ast.Call):
        for child in ast.iter_child_nodes(tree):
            yield from literals_in(child)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_nothing_is_refused_with_a_literal_sentence(path: Path) -> None:
    assert list(sentences_raised(ast.parse(path.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize(
    "source",
    [
        'def f():\n    raise BadFile("This is not a match.")',
        'def f():\n    message = f"There is no {x}."\n    raise BadFile(message) from error',
        'WANTED = "It must be another."\n\ndef f():\n    raise BadSettings(WANTED)',
        'def f():\n    return CannotListen(f"The port {port} is taken.")',
        'def __init__(self):\n    super().__init__(f"There is no {x}.")',
    ],
)
def test_such_a_sentence_would_be_found(source: str) -> None:
    assert list(sentences_raised(ast.parse(source)))


def test_what_the_system_says_of_a_file_is_said_in_the_language(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as missing, (tmp_path / "none").open():
        pass
    odd = OSError(9999, "Odd Thing")
    with use_language("fr"):
        assert os_error_text(missing.value) == "ce fichier ou ce dossier n’existe pas"
        assert os_error_text(odd) == "odd thing"
        assert translate("error-log-changed", number=0) == (
            "Le journal a été modifié\u202f: la donne ne mène pas à l’état qu’il nomme."
        )

    assert os_error_text(missing.value) == wording.said("core", "error-cause", code="ENOENT", system="")
    assert os_error_text(OSError("nothing of the system")) == "oserror"


def test_long_texts_are_shortened() -> None:
    assert shortened("a  b\nc") == "a b c"
    assert len(shortened("x" * 100)) == 60
