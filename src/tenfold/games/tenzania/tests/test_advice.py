"""Reasons for hints: what they count is counted again here."""

from itertools import combinations
from typing import Any

from tenfold.core.text import text_of
from tenfold.games.tenzania import GAME
from tenfold.games.tenzania.tests.tables import table

ANY = {1: "0 4 8"}
"""A hand that the seat on turn does not see."""


def why(states: Any, move: str, advised: str = "", language: str = "en") -> str:
    """What is said of a move of the seat on turn, beside the advised one."""
    parse = GAME.actions.parse
    assert GAME.advise is not None
    view = GAME.view(states, int(states[0].seats), int(states[0].turn))
    return text_of(GAME, language).advice(GAME.advise(view, parse(move), 0.0, parse(advised or move)))


def test_z6_a_ten_and_going_over_are_told_in_cards() -> None:
    states = table("3 4", 7, "3 9 9")

    assert why(states, "play 3 say 10") == "That makes 10, and you win 3 cards right away."
    assert why(states, "play 9 say 16", "play 3 say 10") == (
        "16 is over 10, so the player before you wins 3 cards."
    )
    assert why(table("3 4", 7, "8 9 9"), "play 8 say 15") == (
        "All your cards go over 10, so the player before you wins 3 cards."
    )


def test_z21_the_next_players_chance_is_that_of_the_cards_out_of_sight() -> None:
    """Eight 3s; one lies on the table and two are held, so five of the 75 cards out of sight make 10."""
    states = table("3 1", 4, "3 3 6", others=ANY)
    hands = list(combinations(range(75), 3))
    percent = round(100 * sum(min(hand) < 5 for hand in hands) / len(hands))

    assert why(states, "play 3 say 7").startswith(
        "Only a 3 makes 10 from 7: 5 of the 75 cards you can’t see. "
        f"The next player’s chance is about {percent}%."
    )


def test_another_value_is_told_with_what_the_advised_one_does_better() -> None:
    states = table("3 1", 4, "3 6 4", others=ANY, options={"tens": "off"})

    assert "But if you say 7, it’s only" in why(states, "play 4 say 4", "play 3 say 7")
    assert "But" not in why(states, "play 3 say 7")
    assert why(states, "play 4 say 4", "play 6 say 10").endswith(
        "But making 10 would win you 3 cards right away."
    )


def test_z18_z28_no_one_makes_10_where_every_card_for_it_has_been_seen() -> None:
    states = table("0", 0, "0 1 9", others=ANY, options={"tens": "off"})

    assert why(states, "play 0 say 0").startswith("No one else can make 10 from 0: no 10 is left.")
    assert why(states, "play 9 say 9", "play 0 say 0").endswith("But if you say 0, no one else can make 10.")
    assert why(states, "play 0 say 0", language="fr").startswith("Personne d’autre ne peut faire 10")


def test_z7_the_only_value_that_does_not_go_over_is_said_to_be_the_only_one() -> None:
    states = table("7 2", 9, "3 6 9", others=ANY)

    assert why(states, "play 9 say 9") == "Anything else goes over 10."
    assert why(states, "play 9 say 9", language="fr") == "Tout le reste dépasse 10."


def test_z14_a_two_that_doubles_counts_too() -> None:
    assert why(table("", 0, "5 6 7", others=ANY), "play 5 say 5").startswith(
        "Only a 2 or 5 makes 10 from 5: 12 of the 77"
    )
    assert why(table("", 0, "5 6 7", others=ANY, options={"doubling": "off"}), "play 5 say 5").startswith(
        "Only a 5 makes 10 from 5: 4 of the 77"
    )
