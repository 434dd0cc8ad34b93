"""What a machine can check of how we sound, in every interface catalogue."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[2]
ENGLISH = [
    *sorted(path for folder in ("src", "web/src", "web/offline") for path in (ROOT / folder).rglob("en.ftl")),
    *sorted((ROOT / "web/src/text/en").glob("*.ftl")),
]
EVERY_LANGUAGE = [
    *sorted(path for folder in ("src", "web/src", "web/offline") for path in (ROOT / folder).rglob("??.ftl")),
    *sorted((ROOT / "web/src/text").glob("??/*.ftl")),
]
REJECTED = (
    *("somebody", "everybody", "nobody", "anybody", "anew", "whoever", "by lot", "way back", "stand-in"),
    *("stands in", "shut out", "let in", "an evening", "the evening", "look back", "looking back"),
    *("clause", "a letter is", "letters come", "host’s desk", "table of days", "another round", "send away"),
    *("a match", "the match", "this match", "matches were", "of win chance less", "e-mail"),
)
"""Words we replaced, so that one thing has one name wherever people read."""
HABITS = {
    "isn’t a, not is no": r"\bis no (?!longer\b|one\b)\w",
    "no bare who as subject": r"(?:^|[.;:,] |\b(?:[Oo]nly|for|to|by) )[Ww]ho\b(?![^.?!]*\?)",
    "no space before dots or a percent sign": r"\w …(?=$|[\s<.])|[\d}] %",
    "contractions": (
        r"\b(?:is|are|was|were|do|does|did|will|would|have|has|had|could|should) not\b|\bcan ?not\b"
        r"|\b(?:It|There) is\b|\b(?:You|We) are\b"
    ),
    "the glossary’s words": rf"\b(?i:{'|'.join(REJECTED)})\b",
}
COMMANDS = re.compile(r"pip install (?:[“«]|[\w-]+\[)|pip install \"[^\"]*\"[.,]")
EXCEPTIONS = {
    ("agents", "bot-line"): "characters talk as they like",
    ("new", "new-who"): "the name of a setting, not a sentence",
}
"""Sentences that may differ, by folder or file and key, with the reason."""


def patterns(node: Any) -> Iterator[str]:
    """The text of every variant of a message; arguments are braces, and marks are left out."""
    if isinstance(node, ast.Pattern):
        texts = [part.value if isinstance(part, ast.TextElement) else "{}" for part in node.elements]
        yield re.sub(r"</?[a-z-]+>", "", "".join(texts))
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from patterns(value)
    elif isinstance(node, list):
        for one in node:
            yield from patterns(one)


def sentences(path: Path) -> Iterator[tuple[str, str]]:
    """Keys and texts of a catalogue."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            for text in patterns(entry.value):
                yield entry.id.name, text


def areas_of(path: Path) -> set[str]:
    """What a catalogue is called: its file, its folder, and the folder above."""
    return {path.stem, path.parent.name, path.parent.parent.name}


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: str(path.relative_to(ROOT)))
def test_english_sounds_as_people_speak(path: Path) -> None:
    excepted = {key for area, key in EXCEPTIONS if area in areas_of(path)}
    found = [
        (key, habit, text)
        for key, text in sentences(path)
        if key not in excepted
        for habit, pattern in HABITS.items()
        if re.search(pattern, text)
    ]

    assert found == []


ELIDED = re.compile(
    r"\b(?i:de|que|lorsque|puisque|jusque) (?:<[a-z-]+>)?"
    r"\{ \$(?:name(?:-\d)?|names|seat|other|owner|winner|player|who|host|route|ticket|place) \}"
)
"""What would lose its vowel before Ann or Élisabethville, and keeps it before Zoe."""


@pytest.mark.parametrize(
    "path",
    [path for path in EVERY_LANGUAGE if "fr" in areas_of(path)],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_french_needs_no_elision_before_names(path: Path) -> None:
    assert [line for line in path.read_text(encoding="utf-8").splitlines() if ELIDED.search(line)] == []


def test_a_missing_elision_would_be_found() -> None:
    assert ELIDED.search("rack = Le voyage de { $name }")
    assert not ELIDED.search("rack = Le voyage fait par { $name }")


@pytest.mark.parametrize("path", EVERY_LANGUAGE, ids=lambda path: str(path.relative_to(ROOT)))
def test_commands_can_be_pasted(path: Path) -> None:
    """Straight quotes around extras, and nothing after the command."""
    assert [(key, text) for key, text in sentences(path) if COMMANDS.search(text)] == []


@pytest.mark.parametrize(
    ("text", "habit"),
    [
        ("“x” is no address.", "isn’t a, not is no"),
        ("Only who has the link can join.", "no bare who as subject"),
        ("One moment …", "no space before dots or a percent sign"),
        ("{} % done", "no space before dots or a percent sign"),
        ("That did not work.", "contractions"),
        ("Nobody wins.", "the glossary’s words"),
    ],
)
def test_a_habit_would_be_found(text: str, habit: str) -> None:
    assert re.search(HABITS[habit], text)
