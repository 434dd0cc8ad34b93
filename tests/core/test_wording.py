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
    *("of win chance less", "e-mail", "take out", "put away", "clear away", "go on", "hear of", "who begins"),
    *("the line", "helper", "cast", "be that guest", r"takes? (?:a|the|your) moves? back"),
    r"(?:a|the|this|each|your|new) match(?:es)?",
)
"""So that one thing has one name wherever people read."""
REJECTED_IN = {
    "ten_days": ("links?", "rides?", "open days?"),
    "heart_of_africa": ("display", "not shown"),
}
"""The same for the words of one game or family."""
HABITS = {
    "isn’t a, not is no": r"\bis no (?!longer\b|one\b)\w",
    "no bare who as subject": r"(?:^|[.;:,] |\b(?:[Oo]nly|for|to|by) )[Ww]ho\b(?![^.?!]*\?)",
    "no space before dots or a percent sign": r"\S\s…|[\d}]\s%",
    "contractions": (
        r"\b(?:is|are|was|were|do|does|did|will|would|have|has|had|could|should|must) not\b|\bcan ?not\b"
        r"|(?<!\bas )(?<!\bwhere )\b(?i:it|that|there|here|what|where) is\b"
        r"|\b(?i:you|we|they) are\b(?! ?[.,?])|\bI am\b|\b(?i:you|we|they) have (?:been|drawn|seen|\w+ed)\b"
        r"|\b(?i:you|we|they) will\b"
    ),
    "words we replaced": rf"\b(?i:{'|'.join(REJECTED)})\b",
}
COMMANDS = re.compile(r"pip install (?:[“«]|[\w-]+\[)|pip install \"[^\"]*\"[.,]")
EXCEPTIONS = {
    ("agents", "bot-line"): "characters talk as they like",
    ("doctor", "doctor-sentence"): "a line of text, not a connection",
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
    """Keys and texts of a catalogue, with those of terms and attributes."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message | ast.Term):
            for text in patterns(entry):
                yield entry.id.name, text


def areas_of(path: Path) -> set[str]:
    """What a catalogue is called: its file, its folder, and the folder above."""
    return {path.stem, path.parent.name, path.parent.parent.name}


def habits_in(path: Path) -> list[tuple[str, str, str]]:
    """What should sound different in an English catalogue: key, habit, and the words with their sentence."""
    areas = areas_of(path)
    excepted = {key for area, key in EXCEPTIONS if area in areas}
    own = "|".join(word for area in areas for word in REJECTED_IN.get(area, ()))
    habits = HABITS | ({"the game’s own words": rf"\b(?i:{own})\b"} if own else {})
    return [
        (key, habit, f"“{found[0]}” in “{text}”")
        for key, text in sentences(path)
        if key not in excepted
        for habit, pattern in habits.items()
        if (found := re.search(pattern, text))
    ]


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: str(path.relative_to(ROOT)))
def test_english_sounds_as_people_speak(path: Path) -> None:
    lines = [f"{key}: {words} ({habit})" for key, habit, words in habits_in(path)]

    assert not lines, "\n".join(
        ["HABITS, REJECTED and EXCEPTIONS in tests/core/test_wording.py say why:", *lines]
    )


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


LOOSE = re.compile(r"\S (?=[:;?!%»](?:[\s.,)<{]|$))|« (?=\S)")
"""A sign that a line could begin with, or a quotation mark that it could end with."""


@pytest.mark.parametrize(
    "path",
    [path for path in EVERY_LANGUAGE if "fr" in areas_of(path)],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_french_signs_stay_beside_their_words(path: Path) -> None:
    assert [text for _, text in sentences(path) if LOOSE.search(text)] == []


def test_a_loose_sign_would_be_found() -> None:
    assert all(LOOSE.search(text) for text in ("{} % de chances", "Jouer : oui", "Quoi ?", "« non", "oui »."))
    assert not any(LOOSE.search(text) for text in ("9\u202f%", "«\u00a0non\u00a0»", "?LIEU"))


def curly_commands_in(path: Path) -> list[tuple[str, str]]:
    """Commands that fail when they're pasted."""
    return [(key, text) for key, text in sentences(path) if COMMANDS.search(text)]


@pytest.mark.parametrize("path", EVERY_LANGUAGE, ids=lambda path: str(path.relative_to(ROOT)))
def test_commands_can_be_pasted(path: Path) -> None:
    """Straight quotes around extras, and nothing after the command."""
    assert curly_commands_in(path) == []


@pytest.mark.parametrize(
    ("text", "habit"),
    [
        ("“x” is no address.", "isn’t a, not is no"),
        ("Only who has the link can join.", "no bare who as subject"),
        ("Who first comes back wins.", "no bare who as subject"),
        ("One moment …", "no space before dots or a percent sign"),
        ("Loading { $game } …", "no space before dots or a percent sign"),
        ("{ $percent } % done", "no space before dots or a percent sign"),
        ("That did not work.", "contractions"),
        ("It is your turn.", "contractions"),
        ("Wait: it is your turn.", "contractions"),
        ("You cannot pass.", "contractions"),
        ("This is not your seat.", "contractions"),
        ("You are watching.", "contractions"),
        ("You have drawn a card.", "contractions"),
        ("Nobody wins.", "words we replaced"),
        ("Save the match", "words we replaced"),
        ("Ann takes a move back.", "words we replaced"),
        ("Go on", "words we replaced"),
        ("{ $count ->\n    [one] Somebody\n   *[other] No one\n}", "words we replaced"),
    ],
)
def test_a_habit_would_be_found(tmp_path: Path, text: str, habit: str) -> None:
    catalogue = tmp_path / "en.ftl"
    catalogue.write_text(f"bad = {text}\n-term = Fine\n    .title = {text}\n", encoding="utf-8")

    assert {(key, found) for key, found, _ in habits_in(catalogue)} == {("bad", habit), ("term", habit)}


def test_the_word_that_was_found_is_named(tmp_path: Path) -> None:
    catalogue = tmp_path / "en.ftl"
    catalogue.write_text("bad = Save the match.\n", encoding="utf-8")

    assert habits_in(catalogue) == [("bad", "words we replaced", "“the match” in “Save the match.”")]


@pytest.mark.parametrize("word", REJECTED)
def test_every_rejected_word_would_be_found(word: str) -> None:
    example = re.sub(r"\?|\(\?:(\w+)[^)]*\)", lambda found: found[1] or "", word).replace("?", "")
    assert re.search(HABITS["words we replaced"], f"So {example} it was.")


@pytest.mark.parametrize(
    ("area", "word"), [("ten_days", "This link is open."), ("heart_of_africa", "The display")]
)
def test_a_word_of_one_game_would_be_found_there(tmp_path: Path, area: str, word: str) -> None:
    catalogue = tmp_path / area / "en.ftl"
    catalogue.parent.mkdir()
    catalogue.write_text(f"bad = {word}\n", encoding="utf-8")

    assert [habit for _, habit, _ in habits_in(catalogue)] == ["the game’s own words"]


@pytest.mark.parametrize(
    "text",
    ["Run: pip install “tenfold[gpu]”", "Run: pip install tenfold[gpu]", 'Run: pip install "tenfold[gpu]".'],
)
def test_a_command_that_fails_would_be_found(tmp_path: Path, text: str) -> None:
    catalogue = tmp_path / "en.ftl"
    catalogue.write_text(f"bad = {text}\n", encoding="utf-8")

    assert curly_commands_in(catalogue) == [("bad", text)]


def test_every_catalogue_of_the_interface_is_read() -> None:
    """A catalogue in a new place would otherwise be left out."""
    everywhere = {path for folder in ("src", "web") for path in (ROOT / folder).rglob("*.ftl")}
    assert {path for path in everywhere if "node_modules" not in path.parts} == set(EVERY_LANGUAGE)
