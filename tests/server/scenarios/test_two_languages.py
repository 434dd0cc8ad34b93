"""Two people at one table may read different languages, and neither changes what the other receives."""

from contextlib import ExitStack

import pytest

from tenfold.client import Client
from tenfold.client.connection import TableConnection
from tenfold.core.game import GameEvent
from tenfold.core.languages import use_language
from tenfold.core.registry import game_of
from tenfold.core.text import text_of
from tests.server.helpers import Running, catch_up, pair, play_turn
from tests.wording import said

NAMES = ("Ann", "Bob")
PLIES = 8


def sit(stack: ExitStack, client: Client, table: str, language: str) -> TableConnection:
    """A line whose reader reads a language."""
    with use_language(language):
        return stack.enter_context(client.sit(table))


def check_told_in(line: TableConnection, language: str, seat: int) -> None:
    """Everything that came over a line is said in one language, and in no other."""
    game = game_of("tenzania")
    text = text_of(game, language)
    assert line.events
    for event in line.events:
        assert event["text"] == text.event(GameEvent(event["code"], event["args"]), seat, NAMES)
    view = line.views[seat]
    assert (view["status"] == text.say("todo-place")) == (seat in view["due"])
    for legal in view["legal"]:
        assert legal["text"] == text.action(game.action_message(game.actions.parse(legal["action"])))


def test_each_reads_their_own_language(server: Running) -> None:
    ann, bob, table = pair(server)
    with ExitStack() as stack:
        lines = [sit(stack, ann, table, "en"), sit(stack, bob, table, "fr")]
        for line in lines:
            line.wait(lambda it: bool(it.views))
        for _ in range(PLIES):
            if not any(play_turn(line) for line in lines):
                catch_up(*lines)
        catch_up(*lines)
        seats = [next(iter(line.views)) for line in lines]

        check_told_in(lines[0], "en", seats[0])
        check_told_in(lines[1], "fr", seats[1])


def test_refusals_and_reasons_are_in_the_language_of_who_asked(server: Running) -> None:
    ann, bob, table = pair(server)
    with ExitStack() as stack:
        english, french = sit(stack, ann, table, "en"), sit(stack, bob, table, "fr")
        for line in (english, french):
            line.wait(lambda it: bool(it.views))
        refused = {
            line: line.send("take-back", seat=next(iter(line.views)), count=0)["sentence"]
            for line in (english, french)
        }

    assert refused[english] == said("server", "cannot-take-back")
    assert refused[french] == said("server", "cannot-take-back", language="fr")


@pytest.mark.parametrize(
    ("accepted", "title", "label"),
    [
        ("en", "10 Days in Africa", "Starting player"),
        ("fr-CA, en;q=0.5", "10 jours en Afrique", "Premier joueur"),
    ],
)
def test_the_shelf_is_labelled_for_its_reader(server: Running, accepted: str, title: str, label: str) -> None:
    games = server.guest("Ann").call("GET", "/api/games", Accept_Language=accepted)["games"]

    africa = next(game for game in games if game["id"] == "ten_days_africa")
    assert africa["title"] == title
    assert label in {option["label"] for option in africa["options"]}


def test_an_address_may_say_the_language_and_an_unknown_one_is_english(server: Running) -> None:
    ann = server.guest("Ann")

    def sentence_of(query: str) -> str:
        _, _, body = ann.request("GET", f"/api/nothing{query}", Accept_Language="xx")
        return body.decode()

    assert said("server", "not-found", language="fr", what="address") in sentence_of("?language=fr")
    assert said("server", "not-found", what="address") in sentence_of("")
    assert said("server", "not-found", what="address") in sentence_of("?language=tlh")


def test_someone_without_a_name_is_a_guest_in_their_own_language(server: Running) -> None:
    ann, bob = Client(server.url), Client(server.url)
    with use_language("fr"):
        assert [client.me()["name"] for client in (ann, bob)] == ["", ""]
        guide = ann.call("POST", "/api/games/ten_squares/guide")["table"]
        made = ann.make("tenzania", ["me", "open"])
        bob.join(made["code"])
        bob.command(made["table"], {"type": "sit", "id": "1", "seat": 1})

    def names(table: str) -> list[str]:
        return [seat["name"] for seat in ann.call("GET", f"/api/tables/{table}")["seats"]]

    guest = said("core", "guest", language="fr")
    assert guest in names(guide)
    assert names(made["table"]) == [guest, f"{guest} 2"]


def test_rules_are_served_in_the_language_or_in_english_with_a_word(server: Running) -> None:
    ann = server.guest("Ann")

    french = ann.call("GET", "/api/games/tenzania/rules", Accept_Language="fr")
    english = ann.call("GET", "/api/games/tenzania/rules", Accept_Language="en")

    assert french["translated"]
    assert "## Précisions" in french["markdown"]
    assert english["translated"]
    assert "## Rulings" in english["markdown"]
