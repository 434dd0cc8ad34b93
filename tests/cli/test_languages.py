"""The terminal speaks the user's language."""

import re
from pathlib import Path

import pytest

from tenfold.cli import entry_point, messages
from tenfold.cli.errors import BadUsage
from tenfold.cli.screen.rich_screen import RichScreen
from tenfold.core.game import Span
from tenfold.core.languages import use_language
from tests.wording import like, said

SOURCES = sorted(Path(messages.__file__).parent.rglob("*.py"))
NAMES = [
    name
    for path in messages.CATALOGUES
    for name in re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)
]
TABLE_HEADS = {"simulate": "seat agent wins shared score", "bench": "game seats plies games playouts"}
"""Sentences that are said by a part of their name."""


@pytest.fixture(autouse=True)
def terminal(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A terminal of which nothing is known."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


@pytest.mark.parametrize(
    ("environment", "asked", "language"),
    [
        ({}, None, "en"),
        ({"LANG": "fr_FR.UTF-8"}, None, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, None, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_CA.UTF-8"}, None, "fr"),
        ({"LANG": "xx_XX.UTF-8"}, None, "en"),
        ({"LANG": "en_GB.UTF-8"}, "fr", "fr"),
        ({"LANG": "fr_FR.UTF-8"}, "en", "en"),
    ],
)
def test_what_is_asked_for_comes_before_what_the_terminal_is_set_to(
    terminal: pytest.MonkeyPatch, environment: dict[str, str], asked: str | None, language: str
) -> None:
    for name, value in environment.items():
        terminal.setenv(name, value)

    assert entry_point._language(asked) == language


def test_a_language_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(BadUsage, match=like("cli", "language-unknown", name="klingon")):
        entry_point._language("klingon")


def test_a_game_is_offered_in_the_language(
    capsys: pytest.CaptureFixture[str], terminal: pytest.MonkeyPatch
) -> None:
    terminal.setattr("builtins.input", lambda *_: "q")

    entry_point.run(["play", "--plain", "--language", "fr"])

    shown = capsys.readouterr().out
    assert said("cli", "choose", language="fr") in shown
    assert "20 jours autour du monde" in shown


def test_yes_begins_as_in_the_language() -> None:
    assert messages.says_yes("Yes")
    assert not messages.says_yes("oui")
    with use_language("fr"):
        assert messages.says_yes("oui")
        assert not messages.says_yes("non")
        assert not messages.says_yes("")


def test_a_sign_stays_beside_its_number_where_a_line_is_broken(
    capsys: pytest.CaptureFixture[str], terminal: pytest.MonkeyPatch
) -> None:
    sentence = "« Il doit dépasser 10 dans environ 9\u202f% des cas\u00a0»"
    for columns in range(30, 60):
        terminal.setenv("COLUMNS", str(columns))
        RichScreen().line(Span(sentence))
        RichScreen().markdown(sentence)

    lines = capsys.readouterr().out.splitlines()
    assert any("9\u202f%" in line for line in lines)
    assert [line for line in lines if line.lstrip(" ").startswith(("%", "»", "\u202f", "\u00a0"))] == []


def test_no_heading_is_cut_off(capsys: pytest.CaptureFixture[str], terminal: pytest.MonkeyPatch) -> None:
    title, note = "Les Aventuriers du Rail\u202f: Au cœur de l’Afrique", "coup 5"
    for columns in range(30, 70):
        terminal.setenv("COLUMNS", str(columns))
        RichScreen().heading(title, note)
        shown = " ".join(capsys.readouterr().out.split())
        assert "Afrique · coup 5" in shown, shown


def test_every_sentence_is_said_and_every_name_is_there() -> None:
    files = [path.read_text(encoding="utf-8") for path in SOURCES]
    says = re.compile(r"cli\.messages import .*\bmessage\b|def says_yes")
    code = "\n".join(text for text in files if says.search(text))
    said = set(re.findall(r"\bmessage\(\s*[\"']([a-z-]+)[\"']", code)) | set(
        re.findall(r"\"(help-[a-z]+)\"", code)
    )

    heads = {f"{command}-{head}" for command, all_of_it in TABLE_HEADS.items() for head in all_of_it.split()}

    assert len(set(NAMES)) == len(NAMES)
    # Help and doctor put some names together; test_messages.py looks after their catalogues.
    said = {name for name in said if not messages.has_plain(name)}
    assert (said | heads) - {"title", "summary"} == set(NAMES)
