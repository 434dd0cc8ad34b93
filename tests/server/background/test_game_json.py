"""What is told of a game before there is a table of it."""

from tenfold.core.registry import game_of
from tenfold.server.background.game_loader import game_json


def test_h51_who_makes_a_table_is_told_of_five_players_of_the_tickets_and_of_the_map() -> None:
    crowded, tickets, old_map = game_json(game_of("heart_of_africa"))["notes"]

    assert "five players" in crowded
    assert "designed" in tickets
    assert "1910" in old_map


def test_a_game_without_notes_says_nothing() -> None:
    assert game_json(game_of("tenzania"))["notes"] == []
