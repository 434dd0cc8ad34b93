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
        (
            "",
            "You have 0 black and no locomotives, so you’re 3 cards short.",
        ),
        (
            "black 1 loco 1",
            "You have 1 black and 1 locomotive, so you’re 1 card short.",
        ),
        (
            "red 9 black 1",
            "You have 1 black and no locomotives, so you’re 2 cards short.",
        ),
    ],
)
def test_h19_why_can_i_not_claim_this_which_cards_are_missing(hand: str, sentence: str) -> None:
    assert answer(table(hand), f"claim {CAPE}") == (
        f"Cape Town–Port Elizabeth has 3 spaces and needs black cards. {sentence} (H19)"
    )


@pytest.mark.parametrize(
    ("hand", "sentence"),
    [
        (
            "blue 2 red 1 loco 1",
            "At best you have 2 blue and 1 locomotive, so you’re 1 card short.",
        ),
        ("loco 2", "You have no coloured cards and 2 locomotives, so you’re 2 cards short."),
    ],
)
def test_h20_why_can_i_not_claim_a_grey_track(hand: str, sentence: str) -> None:
    expected = f"Douala–Bangui has 4 spaces and takes any one colour. {sentence} (H20)"

    assert answer(table(hand), "claim douala-bangui") == expected


@pytest.mark.parametrize(("trains", "left"), [(0, "no trains"), (1, "1 train"), (2, "2 trains")])
def test_h19_why_can_i_not_claim_this_trains(trains: int, left: str) -> None:
    states = table("black 3", trains={0: trains})

    assert (
        answer(states, f"claim {CAPE}")
        == f"Cape Town–Port Elizabeth has 3 spaces, and you have {left} left. (H19)"
    )


def test_h21_why_can_i_not_claim_a_ferry() -> None:
    assert answer(table("red 3"), "claim mocambique-madagascar") == (
        "Moçambique–Madagascar is a ferry and needs at least 1 locomotive. You have no locomotives. (H21)"
    )
    assert answer(table("red 6 loco 1"), "claim madagascar-durban") == (
        "Madagascar–Durban is a ferry and needs at least 2 locomotives. You have 1 locomotive. (H21)"
    )


def test_h21_why_can_i_not_pay_a_ferry_so() -> None:
    states = table("red 6 loco 2")
    do(states, "claim madagascar-durban")

    expected = "Madagascar–Durban is a ferry, so you must pay with at least 2 locomotives. (H21)"
    assert answer(states, "pay red x5 loco x1") == expected
    one = table("red 6 loco 2")
    do(one, "claim mocambique-madagascar")
    expected = "Moçambique–Madagascar is a ferry, so you must pay with at least 1 locomotive. (H21)"
    assert answer(one, "pay red x3") == expected


def test_h24_why_can_i_not_claim_the_second_track() -> None:
    closed = table("black 5", seats=3, claims={2: [CAPE]})
    mine = table("black 5", seats=4, claims={0: [CAPE]})

    assert answer(closed, f"claim {CAPE}") == (
        "With 2 or 3 players, a double route closes once one side is claimed. "
        "Cleo has already claimed Cape Town–Port Elizabeth. (H24)"
    )
    assert answer(mine, f"claim {CAPE}") == (
        "You already own one side of Cape Town–Port Elizabeth, and no one can own both. (H24)"
    )


def test_h48_why_can_i_not_claim_what_is_taken() -> None:
    theirs = table("blue 3", claims={1: ["leopoldville-luanda"]})
    mine = table("blue 3", claims={0: ["leopoldville-luanda"]})
    both = table("black 5", seats=4, claims={1: [CAPE]})
    own(both, 0, tracks_between(CAPE)[1])

    assert answer(theirs, "claim leopoldville-luanda") == "Léopoldville–Luanda belongs to Ben. (H48)"
    assert answer(mine, "claim leopoldville-luanda") == "You already own Léopoldville–Luanda. (H48)"
    assert answer(both, f"claim {CAPE}") == "You already own Cape Town–Port Elizabeth. (H48)"


def test_h19_h20_why_can_i_not_pay_so() -> None:
    states = table("black 3 red 3 loco 1")
    do(states, f"claim {CAPE}")

    assert answer(states, "pay red x3") == (
        "Cape Town–Port Elizabeth is black, so only black cards and locomotives can pay for it. (H20)"
    )
    assert answer(states, "pay black x2") == (
        "Cape Town–Port Elizabeth has 3 spaces, so play exactly that many cards. (H19)"
    )
    assert answer(states, "pay black x1 loco x2") == "You have 1 locomotive in your hand, not 2. (H19)"
    grey = table("red 4 blue 3 loco 1")
    do(grey, "claim douala-bangui")
    assert answer(grey, "pay blue x4") == "You have 3 blue cards in your hand, not 4. (H19)"


def test_h26_why_can_i_not_double_with_this_type() -> None:
    states = table("black 3", terrain={0: "mountain 1 desert 1"})
    do(states, f"claim {CAPE}", "pay black x3")

    assert answer(states, "double desert x1") == (
        "Cape Town–Port Elizabeth is black, and black routes are doubled with mountain cards. (H26)"
    )


def test_h27_why_can_i_not_double_who_has_how_many() -> None:
    states = table("black 3 loco 1", seats=4, terrain={0: "mountain 1", 1: "mountain 1", 3: "mountain 2"})
    do(states, f"claim {CAPE}", "pay black x3")

    assert answer(states, "double mountain x1") == (
        "You can’t double it, because Dan has 2 mountain cards and you’d have only 1. (H27)"
    )


def test_h28_why_can_i_not_double_what_it_costs() -> None:
    short = table("black 3 loco 2", terrain={0: "mountain 2"})
    do(short, f"claim {CAPE}", "pay black x3")
    long = table("red 4 loco 2", terrain={0: "mountain 1"})
    do(long, "claim douala-bangui", "pay red x4")
    one = table("orange 1", terrain={0: "desert 2"})
    do(one, "claim windhoek-walvis-bay", "pay orange x1")

    assert answer(short, "double mountain x2") == "Doubling a route of 3 spaces takes exactly 1 card. (H28)"
    assert answer(long, "double mountain x1") == "Doubling a route of 4 spaces takes exactly 2 cards. (H28)"
    assert answer(one, "double desert x2") == "Doubling a route of 1 space takes exactly 1 card. (H28)"
    assert (
        answer(long, "double mountain x2")
        == "Doubling this way takes 2 mountain cards, and you have only 1. (H28)"
    )


def test_h29_why_can_i_not_double_with_locomotives() -> None:
    states = table("red 4 loco 2", terrain={0: "mountain 2"})
    do(states, "claim douala-bangui", "pay red x3 loco x1")

    assert answer(states, "double loco x2") == (
        "Doubling this way takes 2 locomotives as mountain, and after paying you have only 1 left. (H29)"
    )


def test_h40_why_can_i_not_double_with_fewer_extra_locomotives() -> None:
    states = table("black 3 loco 3", terrain={0: "mountain 1", 1: "mountain 4"}, options={"extra": "on"})
    do(states, f"claim {CAPE}", "pay black x3")

    for text in ("double loco x2", "double mountain x1"):
        assert answer(states, text) == (
            "To double Cape Town–Port Elizabeth, play exactly as many locomotives as you’re short of "
            "mountain cards: 3. (H40)"
        )


def test_h14_why_can_i_not_take_this_locomotive() -> None:
    states = table(display="purple loco blue yellow orange")
    do(states, "take purple")

    assert answer(states, "take loco") == (
        "If you take a face-up locomotive, it’s your only card this turn, so it can’t be your second. (H14)"
    )
    assert answer(table(), "take loco") == "There’s no face-up locomotive. (H13)"


def test_h13_h50_why_can_i_not_take_this_card() -> None:
    states = table(**NO_CARDS)

    assert answer(states, "take red") == "There’s no face-up red card. (H13)"
    assert answer(states, "take jungle") == "There’s no face-up jungle card. (H13)"
    assert answer(states, "take deck") == "There are no train cards left in the deck or the discards. (H50)"
    assert answer(states, "take terrain deck") == (
        "There are no terrain cards left in the deck or the discards. (H50)"
    )


def test_h10_h57_why_can_i_not_draw_tickets() -> None:
    assert answer(table(no_tickets_left=True), "tickets") == "There are no tickets left. (H10)"
    states = table()
    do(states, "take deck")
    assert answer(states, "tickets") == "You’ve drawn one card, so you must draw a second. (H57)"
    assert answer(states, "claim douala-bangui") == "You’ve drawn one card, so you must draw a second. (H57)"


def test_h67_why_can_i_not_keep_that_ticket() -> None:
    states = table()
    assert answer(states, "keep bangui-douala") == (
        "You have no new tickets to choose from, and you can’t return tickets you’ve kept. (H49)"
    )
    do(states, "tickets")
    first, second = states[0].drawn[0].tolist()[:2]
    title = ticket_title(states[0], first)

    assert answer(states, f"keep {name_of(second)}") == (
        f"Decide on your tickets in the order you drew them. It’s {title} next. (H10)"
    )
    assert answer(states, "take deck") == (
        f"Choose your tickets first. Do you want to keep or return {title}? (H10)"
    )
    assert TICKET_OF[name_of(first)] == first


def test_h9_h43_h68_why_not_now() -> None:
    states = table("black 3", terrain={0: "mountain 1"})
    assert answer(states, "pay black x3") == "First choose the route you want to claim. (H9)"
    assert answer(states, "pass") == (
        "You can’t pass while you can still draw a card, draw tickets or claim a route. (H43)"
    )
    do(states, f"claim {CAPE}")
    assert answer(states, "take deck") == (
        "First choose how to pay for Cape Town–Port Elizabeth, or cancel the claim. (H48)"
    )
    do(states, "pay black x3")
    assert answer(states, "tickets") == (
        "You’ve paid for Cape Town–Port Elizabeth. Double it, leave it as it is, or cancel the claim. (H25)"
    )
