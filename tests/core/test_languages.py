"""Every language says the same sentences about the same things."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from tenfold.core.languages import (
    DEFAULT_LANGUAGE,
    current_language,
    from_accept_language,
    language_for,
    languages,
    use_language,
)
from tenfold.core.phrase import all_of, any_of
from tenfold.core.registry import game_ids, game_of
from tenfold.core.text import Text, text_of
from tenfold.families.ten_days.data import box_of
from tenfold.families.ten_days.names import tile_words
from tenfold.games.heart_of_africa.actions import choice_title, payment_title
from tenfold.games.heart_of_africa.data import CHOICES

ROOT = Path(__file__).parents[2]
CATALOGUES = sorted(
    path for folder in ("src", "web/src", "web/offline") for path in (ROOT / folder).rglob("en.ftl")
) + sorted((ROOT / "web/src/text/en").glob("*.ftl"))
OTHERS = [language for language in languages() if language != DEFAULT_LANGUAGE]
NOTES_TO_DEVELOPERS = (
    "(show it",
    "check both",
    "check a bound",
    "a test shows",
    "say so",
    "data file",
    "for the rules page",
    "fichier",
)
OWN = "own-"
"""A language may have sentences of its own, for others to mention."""


def twin_of(path: Path, language: str) -> Path:
    """The catalogue of another language that says what an English one says."""
    if path.parent.name == DEFAULT_LANGUAGE:
        return path.parent.parent / language / path.name
    return path.with_name(f"{language}.ftl")


def messages_of(path: Path) -> dict[str, Any]:
    """The sentences of a catalogue, as trees; a broken entry is a fault."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    broken = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not broken, f"{path}: {broken}"
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def nodes(tree: Any) -> Iterator[Any]:
    """Every node of a tree."""
    if isinstance(tree, ast.BaseNode):
        yield tree
        for value in vars(tree).values():
            yield from nodes(value)
    elif isinstance(tree, list):
        for one in tree:
            yield from nodes(one)


def arguments_of(name: str, *catalogues: dict[str, Any]) -> set[str]:
    """What a sentence speaks of, with all that it mentions."""
    tree = next((catalogue[name] for catalogue in catalogues if name in catalogue), None)
    assert tree is not None, name
    found = set()
    for node in nodes(tree.value):
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            found |= arguments_of(node.id.name, *catalogues)
    return found


def beneath(path: Path) -> list[Path]:
    """The catalogues whose sentences one may mention: a board those of its game, a game those of all."""
    shared = ROOT / "src/tenfold/core/text/en.ftl"
    cast = ROOT / "src/tenfold/agents/text/en.ftl"
    rules = [ROOT / "src/tenfold" / path.parent.parent.name / path.parent.name / "text/en.ftl"]
    return [one for one in (*rules, shared, cast) if one.is_file() and one != path]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_language_has_every_sentence_with_the_same_arguments(path: Path, language: str) -> None:
    twin = twin_of(path, language)
    assert twin.is_file(), f"{twin} is missing"
    english, other = messages_of(path), messages_of(twin)
    below = [messages_of(one) for one in beneath(path)]
    below_other = [messages_of(twin_of(one, language)) for one in beneath(path)]

    assert set(english) == {name for name in other if not name.startswith(OWN)}
    for name in english:
        assert arguments_of(name, english, *below) == arguments_of(name, other, *below_other), name


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT)))
def test_french_is_written_as_french_is_printed(path: Path) -> None:
    """A thin space before ; : ! ?, a no-break space within « », a curved apostrophe."""
    for name, message in messages_of(twin_of(path, "fr")).items():
        for node in nodes(message.value):
            if isinstance(node, ast.TextElement):
                plain = re.sub(r"<[^>]*>", "", node.value)
                assert not re.search(r"[\w»)] [:;!?»]|\w[;!?](?!\w)|« |«\u202f|\u202f»", plain), (name, plain)
                assert "'" not in plain, (name, plain)
                assert "“" not in plain, (name, plain)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game_id", game_ids())
def test_a_translated_rulebook_has_the_same_clauses_in_the_same_order(game_id: str, language: str) -> None:
    """Numbers are what the program cites: a page in another language has them all, each once as a clause."""
    game = game_of(game_id)
    page = game.rulebook(language)
    assert page is not None
    pages = [path.read_text(encoding="utf-8") for path in (game.folder / "RULES.md", page)]
    english, other = (re.findall(r"^(?:- |\| |#+ )?\*\*([A-Z]\d+)\*\*", text, re.MULTILINE) for text in pages)

    assert english
    assert other == english
    headings, own = (re.findall("^#+ ", text, re.MULTILINE) for text in pages)
    assert own == headings


@pytest.mark.parametrize("game_id", game_ids())
def test_the_rules_pages_speak_to_players_only(game_id: str) -> None:
    """Notes to those who build the game stand elsewhere."""
    for page in sorted(game_of(game_id).folder.glob("RULES*.md")):
        text = page.read_text(encoding="utf-8").lower()
        assert [words for words in NOTES_TO_DEVELOPERS if words in text] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game_id", game_ids())
def test_names_and_terms_are_those_of_the_game(game_id: str, language: str) -> None:
    game = game_of(game_id)
    text = text_of(game, language)
    for path in game.catalogues:
        names = path.with_name(f"{language}.names.json")
        if names.is_file():
            for english, own in json.loads(names.read_text(encoding="utf-8"))["names"].items():
                assert text.localized(english) == own
                assert text_of(game, DEFAULT_LANGUAGE).localized(english) == english


def test_words_within_arguments_are_said_in_the_language() -> None:
    africa = text_of(game_of("ten_days_africa"), "fr")
    heart = text_of(game_of("heart_of_africa"), "fr")

    box = box_of("africa")
    tiles = [tile_words(box, number) for number in range(len(box.tiles))]
    chad, plane = (next(tile for tile in tiles if tile == name) for name in ("Chad*", "a blue plane"))
    assert africa.localized(all_of(["South Sudan", chad, plane])) == "Soudan du Sud, Tchad* et un avion bleu"
    assert africa.localized(any_of(["Egypt", "Sudan"])) == "Égypte ou Soudan"
    assert heart.localized(payment_title(5, 2, 1)) == "2 noires, 1 Locomotive"
    routes = [choice_title(choice) for choice in range(CHOICES)]
    yellow = next(route for route in routes if route == "Addis Ababa–Sudan (yellow)")
    assert heart.localized(yellow) == "Addis-Abeba–Soudan (jaune)"


def test_a_language_is_chosen_by_the_first_tag_that_there_is() -> None:
    assert language_for(["xx_XX.UTF-8", "fr_CA.UTF-8", "en"]) == "fr"
    assert language_for(["C.UTF-8", ""]) is None
    assert from_accept_language("xx, fr;q=0.5, en;q=0.8") == "en"
    assert from_accept_language("fr-CH, fr;q=0.9, en;q=0.8") == "fr"
    assert from_accept_language("fr;q=0, *;q=x") is None


def test_the_reader_is_whoever_is_being_answered() -> None:
    game = game_of("tenzania")
    with use_language("fr"):
        assert current_language() == "fr"
        assert text_of(game).say("todo-place") == "C’est à vous. Jouez une carte."
    assert text_of(game).say("todo-place") == "It’s your turn. Play a card."


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("one = One\ntwo = Two\n", encoding="utf-8")
    (tmp_path / "fr.ftl").write_text("one = Un\n", encoding="utf-8")
    text = Text([tmp_path / "en.ftl"], "fr")

    assert (text.say("one"), text.say("two"), text.has("two")) == ("Un", "Two", True)
