"""Reasons for hints."""

from itertools import permutations
from typing import Any

from tenfold.core.text import text_of
from tenfold.games.ten_squares import GAME
from tenfold.games.ten_squares.tests.table import CARDS, table


def why(states: Any, move: str, advised: str = "", language: str = "en") -> str:
    """What is said of a move of red, beside the advised one."""
    parse = GAME.actions.parse
    assert GAME.advise is not None
    event = GAME.advise(GAME.view(states, 2, 0), parse(move), 0.0, parse(advised or move))
    return text_of(GAME, language).advice(event)


def revealed(card: str, **told: Any) -> Any:
    """A table where a card waits for red's choice."""
    states = table(**told)
    states[0].card, states[0].is_waiting = CARDS.index(card), 1
    states[0].in_pile[CARDS.index(card)] = 0
    return states


def test_q15_the_numbers_that_lead_home_are_named() -> None:
    states = revealed("red 5", red="J", reached="red black", gone="red 1 2 4 6 7 9 10")

    assert (
        why(states, "red to e")
        == "From E, none of your numbers takes you home at once, and no two of them do."
    )
    assert why(revealed("red 5", red="J", reached="red", gone="red 1 6 7"), "red to e").startswith(
        "From E, only your 4 takes you home at once, and within two numbers your chance is about"
    )


def test_within_two_numbers_every_order_counts() -> None:
    """From D, with 1, 2, 3 and 8 left: 3 leads home, and so do 1 and 2 in either order, and 1 after 2."""
    states = revealed("red 6", red="J", reached="red", gone="red 4 5 7 9 10")
    orders = list(permutations((1, 2, 3, 8), 2))
    home = [order for order in orders if order[0] == 3 or order in {(1, 2), (2, 1)}]

    assert f"about {round(100 * len(home) / len(orders))}%" in why(states, "red to d")


def test_another_square_is_told_with_what_the_advised_one_does_better() -> None:
    states = revealed("red triangle", red="E", reached="red", gone="red 1 4 5 6 7 9 10")

    assert why(states, "red to d", "red to f").endswith("From F, it’s 50%.")
    assert "it’s" not in why(states, "red to f", "red to d")
    assert why(states, "red to d", "red to f", "fr").endswith("De F, c’est 50\u202f%.")


def test_q8_q12_going_home_wins_and_an_opponents_marker_is_hindered() -> None:
    home = revealed("red 4", red="E", reached="red")
    square = revealed("red square", black="E", reached="red black", red="F")

    assert why(home, "red to a") == "That takes you home, and you win."
    assert why(home, "red to i", "red to a").endswith("But you could go home and win right away.")
    assert why(square, "black to e").startswith("From E, only their 4 takes your opponent home at once")
