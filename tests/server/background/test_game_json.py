"""What clients learn about a game before there is a table of it."""

from tenfold.core.registry import game_of
from tenfold.core.text import text_of
from tenfold.server.background.game_loader import game_json


def test_h51_whoever_creates_a_table_is_told_of_five_players_of_the_tickets_and_of_the_map() -> None:
    game = game_of("heart_of_africa")
    notes = game_json(game)["notes"]

    assert notes == [text_of(game).say(note) for note in ("table-crowded", "table-tickets", "table-map")]


def test_a_game_without_notes_says_nothing() -> None:
    assert game_json(game_of("tenzania"))["notes"] == []
