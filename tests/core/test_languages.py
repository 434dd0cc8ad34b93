"""Every language says the same sentences about the same things."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from tenfold.core.languages import (
    DEFAULT_LANGUAGE,
    complete_languages,
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
from tools.missing_sentences import catalogues, messages_of, missing_in, twin_of

ROOT = Path(__file__).parents[2]
CATALOGUES = catalogues()
OTHERS = languages()[1:]
COMPLETE = complete_languages()[1:]
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


@pytest.mark.parametrize("language", COMPLETE)
def test_a_language_has_every_sentence(language: str) -> None:
    lines = missing_in(language)

    assert not lines, "\n".join(["", *lines])


def wrong_in(path: Path, language: str) -> list[str]:
    """The sentences of a translation that are of something else than the English ones."""
    twin = twin_of(path, language)
    if not twin.is_file():
        return []
    english, other = messages_of(path), messages_of(twin)
    below = [messages_of(one) for one in beneath(path)]
    twins = [messages_of(one) for one in (twin_of(one, language) for one in beneath(path)) if one.is_file()]
    lines = []
    for name in other:
        if name in english:
            wanted = arguments_of(name, english, *below)
            # What a language lacks is said in English.
            found = arguments_of(name, other, *twins, english, *below)
            if found != wanted:
                lines.append(f"{name} speaks of {_listed(found)} instead of {_listed(wanted)}")
        elif not name.startswith(OWN):
            lines.append(f"{name}: there's no such sentence in English")
    return lines


def _listed(arguments: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(arguments)) or "nothing"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_language_speaks_of_the_same_things(path: Path, language: str) -> None:
    """Of what there is: a partial language too."""
    lines = wrong_in(path, language)

    assert not lines, "\n".join(["", str(twin_of(path, language)), *lines])


def test_what_is_missing_or_wrong_is_named(tmp_path: Path) -> None:
    english = tmp_path / "src" / "text" / "en.ftl"
    english.parent.mkdir(parents=True)
    english.write_text("one = One\ntwo = { $count } pieces\nthree = Three\n", encoding="utf-8")
    twin_of(english, "xx").write_text("two = { $number } Steine\nfour = Vier\n", encoding="utf-8")

    assert missing_in("xx", tmp_path) == ["xx lacks 2 in src/text/xx.ftl: one, three"]
    assert missing_in("yy", tmp_path) == ["yy lacks 3 in src/text/yy.ftl: one, two, three"]
    assert wrong_in(english, "xx") == [
        "two speaks of $number instead of $count",
        "four: there's no such sentence in English",
    ]


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
    if page is None and language not in COMPLETE:
        return
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
    assert heart.localized(payment_title(5, 2, 1)) == "2 noires et 1 Locomotive"
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


def test_a_wrong_sentence_is_said_in_english(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Never with a traceback: someone is playing."""
    (tmp_path / "en.ftl").write_text("one = { $count } cards\n", encoding="utf-8")
    (tmp_path / "fr.ftl").write_text("one = { $number } cartes\n", encoding="utf-8")
    text = Text([tmp_path / "en.ftl"], "fr")

    assert [text.say("one", {"count": count}) for count in (2, 3)] == ["2 cards", "3 cards"]
    assert [record.getMessage() for record in caplog.records] == [
        "fr: “one” can't be said (Unknown external: number), so it's said in English"
    ]


def test_a_partial_language_is_spoken_only_to_those_who_choose_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("en.ftl", "fr.ftl", "xx.ftl", "xx.partial"):
        (tmp_path / name).touch()
    monkeypatch.setattr("tenfold.core.languages.FOLDER", tmp_path)
    for cached in (languages, complete_languages):
        cached.cache_clear()
    try:
        assert (languages(), complete_languages()) == (("en", "fr", "xx"), ("en", "fr"))
        assert language_for(["xx"]) == "xx"
        assert language_for(["xx"], complete_languages()) is None
        # Our pages ask so for what their reader has chosen.
        assert from_accept_language("xx") == "xx"
    finally:
        for cached in (languages, complete_languages):
            cached.cache_clear()
