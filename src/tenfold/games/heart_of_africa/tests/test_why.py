"""The questions that players ask, and the sentences that they read."""

from typing import Any

import pytest

from tenfold.core.text import text_of
from tenfold.games.heart_of_africa import GAME
from tenfold.games.heart_of_africa.data import ticket_title
from tenfold.games.heart_of_africa.tests.tables import (
    CAPE,
    NO_CARDS,
    TICKET_OF,
    do,
    name_of,
    own,
    table,
    tracks_between,
    why,
)

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva")


def answer(states: Any, text: str) -> str:
    """Why the seat on turn may not do something, as it reads it."""
    reason = why(states, text)
    return f"{text_of(GAME).reason(reason, int(states[0].turn), NAMES)} ({reason.clause})"


@pytest.mark.parametrize(
    ("hand", "sentence"),
    [
        ("", "has 3 spaces and asks for black; you have 0 black and no locomotive, so 3 cards are missing."),
        (
            "black 1 loco 1",
            "has 3 spaces and asks for black; you have 1 black and one locomotive, so one card is missing.",
        ),
        (
            "red 9 black 1",
            "has 3 spaces and asks for black; you have 1 black and no locomotive, so 2 cards are missing.",
        ),
    ],
)
def test_h19_why_can_i_not_claim_this_which_cards_are_missing(hand: str, sentence: str) -> None:
    assert answer(table(hand), f"claim {CAPE}") == f"Cape Town–Port Elizabeth {sentence} (H19)"


@pytest.mark.parametrize(
    ("hand", "sentence"),
    [
        (
            "blue 2 red 1 loco 1",
            "at best you have 2 blue and one locomotive, so one card is missing.",
        ),
        ("loco 2", "you have no coloured card and 2 locomotives, so 2 cards are missing."),
    ],
)
def test_h20_why_can_i_not_claim_a_grey_track(hand: str, sentence: str) -> None:
    expected = f"Douala–Bangui has 4 spaces of any one colour; {sentence} (H20)"

    assert answer(table(hand), "claim douala-bangui") == expected


@pytest.mark.parametrize(("trains", "left"), [(0, "no train"), (1, "one train"), (2, "2 trains")])
def test_h19_why_can_i_not_claim_this_trains(trains: int, left: str) -> None:
    states = table("black 3", trains={0: trains})

    assert (
        answer(states, f"claim {CAPE}")
        == f"Cape Town–Port Elizabeth has 3 spaces, and you have {left} left. (H19)"
    )


def test_h21_why_can_i_not_claim_a_ferry() -> None:
    assert answer(table("red 3"), "claim mocambique-madagascar") == (
        "Moçambique–Madagascar is a ferry and asks for one locomotive at least; "
        "you have no locomotive in hand. (H21)"
    )
    assert answer(table("red 6 loco 1"), "claim madagascar-durban") == (
        "Madagascar–Durban is a ferry and asks for 2 locomotives at least; "
        "you have one locomotive in hand. (H21)"
    )


def test_h21_why_can_i_not_pay_a_ferry_so() -> None:
    states = table("red 6 loco 2")
    do(states, "claim madagascar-durban")

    expected = "Madagascar–Durban is a ferry: at least 2 of the cards that pay are locomotives. (H21)"
    assert answer(states, "pay red x5 loco x1") == expected
    one = table("red 6 loco 2")
    do(one, "claim mocambique-madagascar")
    expected = "Moçambique–Madagascar is a ferry: at least one of the cards that pay is a locomotive. (H21)"
    assert answer(one, "pay red x3") == expected


def test_h24_why_can_i_not_claim_the_second_track() -> None:
    closed = table("black 5", seats=3, claims={2: [CAPE]})
    mine = table("black 5", seats=4, claims={0: [CAPE]})

    assert answer(closed, f"claim {CAPE}") == (
        "With two or three players the second track of Cape Town–Port Elizabeth is closed, "
        "since Cleo has the first. (H24)"
    )
    assert answer(mine, f"claim {CAPE}") == (
        "One track of Cape Town–Port Elizabeth is yours: nobody may have both. (H24)"
    )


def test_h48_why_can_i_not_claim_what_is_taken() -> None:
    theirs = table("blue 3", claims={1: ["leopoldville-luanda"]})
    mine = table("blue 3", claims={0: ["leopoldville-luanda"]})
    both = table("black 5", seats=4, claims={1: [CAPE]})
    own(both, 0, tracks_between(CAPE)[1])

    assert answer(theirs, "claim leopoldville-luanda") == "Léopoldville–Luanda belongs to Ben. (H48)"
    assert answer(mine, "claim leopoldville-luanda") == "Léopoldville–Luanda is yours already. (H48)"
    assert answer(both, f"claim {CAPE}") == "Cape Town–Port Elizabeth is yours already. (H48)"


def test_h19_h20_why_can_i_not_pay_so() -> None:
    states = table("black 3 red 3 loco 1")
    do(states, f"claim {CAPE}")

    assert answer(states, "pay red x3") == (
        "Cape Town–Port Elizabeth is black: only black cards and locomotives pay for it. (H20)"
    )
    assert answer(states, "pay black x2") == (
        "Cape Town–Port Elizabeth has 3 spaces: exactly so many cards pay for it. (H19)"
    )
    assert answer(states, "pay black x1 loco x2") == "You have 1 loco in hand, not 2. (H19)"
    grey = table("red 4 blue 3 loco 1")
    do(grey, "claim douala-bangui")
    assert answer(grey, "pay blue x4") == "You have 3 blue in hand, not 4. (H19)"


def test_h26_why_can_i_not_double_with_this_type() -> None:
    states = table("black 3", terrain={0: "mountain 1 desert 1"})
    do(states, f"claim {CAPE}", "pay black x3")

    assert answer(states, "double desert x1") == (
        "Cape Town–Port Elizabeth is black, and black tracks are doubled with mountain cards. (H26)"
    )


def test_h27_why_can_i_not_double_who_has_how_many() -> None:
    states = table("black 3 loco 1", seats=4, terrain={0: "mountain 1", 1: "mountain 1", 3: "mountain 2"})
    do(states, f"claim {CAPE}", "pay black x3")

    assert answer(states, "double mountain x1") == (
        "Dan has 2 mountain cards, and you would count 1: nobody else may have more than you. (H27)"
    )


def test_h28_why_can_i_not_double_what_it_costs() -> None:
    short = table("black 3 loco 2", terrain={0: "mountain 2"})
    do(short, f"claim {CAPE}", "pay black x3")
    long = table("red 4 loco 2", terrain={0: "mountain 1"})
    do(long, "claim douala-bangui", "pay red x4")
    one = table("orange 1", terrain={0: "desert 2"})
    do(one, "claim windhoek-walvis-bay", "pay orange x1")

    assert (
        answer(short, "double mountain x2") == "A track of 3 spaces is doubled with exactly one card. (H28)"
    )
    assert answer(long, "double mountain x1") == "A track of 4 spaces is doubled with exactly 2 cards. (H28)"
    assert answer(one, "double desert x2") == "A track of one space is doubled with exactly one card. (H28)"
    assert answer(long, "double mountain x2") == "You have one mountain card; this doubling takes 2. (H28)"


def test_h29_why_can_i_not_double_with_locomotives() -> None:
    states = table("red 4 loco 2", terrain={0: "mountain 2"})
    do(states, "claim douala-bangui", "pay red x3 loco x1")

    assert answer(states, "double loco x2") == (
        "After paying you have one locomotive left to play as mountain; this doubling takes 2. (H29)"
    )


def test_h40_why_can_i_not_double_with_fewer_extra_locomotives() -> None:
    states = table("black 3 loco 3", terrain={0: "mountain 1", 1: "mountain 4"}, options={"extra": "on"})
    do(states, f"claim {CAPE}", "pay black x3")

    for text in ("double loco x2", "double mountain x1"):
        assert answer(states, text) == (
            "To double Cape Town–Port Elizabeth you must play exactly as many locomotives as you lack "
            "mountain cards: 3. (H40)"
        )


def test_h14_why_can_i_not_take_this_locomotive() -> None:
    states = table(display="purple loco blue yellow orange")
    do(states, "take purple")

    assert answer(states, "take loco") == (
        "A locomotive from the display is the only card of a turn: it cannot be the second. (H14)"
    )
    assert answer(table(), "take loco") == "No locomotive lies in the display. (H13)"


def test_h13_h50_why_can_i_not_take_this_card() -> None:
    states = table(**NO_CARDS)

    assert answer(states, "take red") == "No red card lies in the display. (H13)"
    assert answer(states, "take jungle") == "No jungle card lies in the display. (H13)"
    assert answer(states, "take deck") == "No train card is left in the deck or among the discards. (H50)"
    assert answer(states, "take terrain deck") == (
        "No terrain card is left in the deck or among the discards. (H50)"
    )


def test_h10_h57_why_can_i_not_draw_tickets() -> None:
    assert answer(table(no_tickets_left=True), "tickets") == "No tickets are left. (H10)"
    states = table()
    do(states, "take deck")
    assert answer(states, "tickets") == "You have drawn one card: the second is a duty. (H57)"
    assert answer(states, "claim douala-bangui") == "You have drawn one card: the second is a duty. (H57)"


def test_h67_why_can_i_not_keep_that_ticket() -> None:
    states = table()
    assert answer(states, "keep bangui-douala") == (
        "There are no drawn tickets before you; tickets that were kept stay until the end. (H49)"
    )
    do(states, "tickets")
    first, second = states[0].drawn[0].tolist()[:2]

    assert answer(states, f"keep {name_of(second)}") == (
        f"Tickets are decided in the order in which they were drawn: now {ticket_title(first)}. (H10)"
    )
    assert answer(states, "take deck") == (
        f"First choose your tickets: keep or return {ticket_title(first)}. (H10)"
    )
    assert TICKET_OF[name_of(first)] == first


def test_h9_h43_h68_why_not_now() -> None:
    states = table("black 3", terrain={0: "mountain 1"})
    assert answer(states, "pay black x3") == "First say which route you claim. (H9)"
    assert answer(states, "pass") == (
        "Nobody may pass who can draw a card, draw tickets or claim a route. (H43)"
    )
    do(states, f"claim {CAPE}")
    assert answer(states, "take deck") == (
        "First say how you pay for Cape Town–Port Elizabeth, or take the claim back. (H48)"
    )
    do(states, "pay black x3")
    assert answer(states, "tickets") == (
        "Cape Town–Port Elizabeth is paid for: double it or leave it single, or take the claim back. (H25)"
    )
