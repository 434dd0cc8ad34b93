"""What is shown at the table, and to whom."""

from typing import Any

import pytest

from tenfold.core.record import SPECTATOR
from tenfold.core.text import text_of
from tenfold.games.heart_of_africa import GAME
from tenfold.games.heart_of_africa.data import ticket_title
from tenfold.games.heart_of_africa.tests.tables import (
    NO_CARDS,
    TICKET_OF,
    dealt,
    do,
    name_of,
    play_on,
    shown,
    table,
)

pytestmark = pytest.mark.words


def test_h18_everybody_sees_points_trains_cards_tickets_and_terrain_of_everybody() -> None:
    states = table(
        "black 2 loco 1",
        seats=3,
        others={1: "red 5"},
        terrain={0: "jungle 1", 2: "desert 2 mountain 3"},
        tickets={1: ["bangui-douala"]},
        trains={2: 9},
    )
    states[0].points[:3] = [4, 0, 21]

    for observer in (0, 1, SPECTATOR):
        lines = shown(states, observer).splitlines()
        assert lines[0].split() == ["points", "trains", "cards", "tickets", "desert", "jungle", "mountain"]
        assert lines[1].split() == ["▸", "Ada", "4", "45", "3", "0", "0", "1", "0"]
        assert lines[2].split() == ["Ben", "0", "45", "5", "1", "0", "0", "0"]
        assert lines[3].split() == ["Cleo", "21", "9", "0", "0", "2", "0", "3"]
        ends = [len(line.rstrip()) for line in lines[:4]]
        assert len(set(ends)) == 1, "The columns are aligned."


def test_everybody_sees_displays_decks_and_claimed_tracks() -> None:
    states = table(display="red loco", deck="green 7", claims={1: ["douala-bangui", "bondo-bogoro"]})

    for observer in (0, SPECTATOR):
        text = shown(states, observer)
        assert "Face up  [red] [locomotive]" in text
        assert "Terrain  [desert] [jungle]" in text
        assert "Decks: 7 train cards, 43 terrain cards, 48 tickets" in text
        assert "Ben has claimed Douala–Bangui, Bondo–Bogoro" in text
    empty = shown(table(**NO_CARDS), 0)
    assert "Face up  none" in empty
    assert "Terrain  none" in empty


def test_h35_the_last_round_is_shown() -> None:
    states = table()
    assert "Last round" not in shown(states, 0)
    states[0].turns_left = 2
    assert "Last round: 2 turns left." in shown(states, 1)


def test_h46_cards_that_everybody_saw_are_shown_but_to_their_owner() -> None:
    states = table("black 2", display="red red blue blue orange")
    do(states, "take red", "take blue")

    assert "Cards Ada was seen taking: blue 1, red 1" in shown(states, 1)
    assert "Cards Ada was seen taking: blue 1, red 1" in shown(states, SPECTATOR)
    assert "was seen" not in shown(states, 0)


def test_h59_who_returned_tickets_is_shown_them() -> None:
    states = table()
    do(states, "tickets")
    names = [name_of(ticket) for ticket in states[0].drawn[0].tolist()]
    do(states, *(f"return {name}" for name in names[:3]))

    assert "Tickets you returned, at the bottom of the deck:" in shown(states, 0)
    assert ticket_title(states[0], TICKET_OF[names[0]]) in shown(states, 0)
    assert "you returned" not in shown(states, 1)


def test_the_owner_sees_what_tickets_still_need_and_others_do_not() -> None:
    states = table(
        "black 2 loco 1",
        tickets={0: ["cape-town-east-london", "bangui-douala"]},
        claims={0: ["cape-town-port-elizabeth", "douala-bangui"]},
    )

    mine = shown(states, 0)
    assert "Ticket Cape Town–East London (4) needs 1 more space: white 1" in mine
    assert "    Cape Town … Port Elizabeth –1 white– East London" in mine
    assert "Bangui–Douala (4) completed" in mine
    assert "black 2, locomotive 1" in mine
    for observer in (1, SPECTATOR):
        assert "Bangui–Douala (4)" not in shown(states, observer)
        assert "black 2" not in shown(states, observer)


def test_a_half_made_claim_is_shown_to_its_owner() -> None:
    states = table("black 3")
    do(states, "claim cape-town-port-elizabeth")
    assert "You’re claiming Cape Town–Port Elizabeth: 3 spaces, black, 4 points" in shown(states, 0)
    assert "claiming" not in shown(states, 1)


def test_a_claim_that_is_paid_for_tells_what_doubling_gives_and_costs() -> None:
    states = table("red 4 blue 4 loco 2", terrain={0: "mountain 2"})
    do(states, "claim douala-bangui", "pay red x3 loco x1")

    told = "You pay with 3 red and 1 locomotive. Doubled, the route scores 14 points and"
    assert f"{told}\n    costs 2 mountain" in shown(states, 0)
    assert "You pay" not in shown(states, 1)


def test_h67_tickets_to_choose_from_are_shown_in_their_order() -> None:
    states = dealt(2)
    names = [ticket_title(states[0], ticket) for ticket in states[0].drawn[0].tolist()]
    for index in (0, 1):
        GAME.compiled.apply_at(states, 0, 0, GAME.legal(states, 0)[index])

    text = shown(states, 0)
    for head, name in zip(("Kept:", "Returned:", "Keep or return?", "To decide later:"), names, strict=True):
        assert f"{head} {name} (" in text
    assert "Keep or return?" not in shown(states, SPECTATOR)


def test_a_ticket_that_cannot_be_done_any_more_says_so() -> None:
    states = table(tickets={0: ["cape-town-east-london"]}, trains={0: 3})
    assert "Cape Town–East London (4) can no longer be completed" in shown(states, 0)
    states[0].trains[0] = 4
    assert "Cape Town–East London (4) needs 4 more spaces: white 1, black 3" in shown(states, 0)


def test_h52_the_score_sheet_shows_claim_by_claim_and_ticket_by_ticket() -> None:
    states = table(
        "black 3",
        terrain={0: "mountain 1"},
        tickets={0: ["cape-town-east-london"], 1: ["bangui-douala"]},
        claims={1: ["douala-bangui"]},
    )
    states[0].points[1] = 7
    do(states, "claim cape-town-port-elizabeth", "pay black x3", "double mountain x1")
    states[0].turns_left = 1
    do(states, "take deck", "take deck")

    sheet = shown(states, SPECTATOR)
    assert [line.split() for line in sheet.splitlines()[4:7]] == [
        ["routes", "completed", "missed", "Globetrotter", "total"],
        ["Ada", "8", "+0", "−4", "+0", "4"],
        ["Ben", "7", "+4", "0", "+10", "21"],
    ]
    assert "Routes (1): Cape Town–Port Elizabeth +8 (doubled)" in sheet
    assert "Missed tickets (1): Cape Town–East London −4" in sheet
    assert "Routes (1): Douala–Bangui +7" in sheet
    assert "Completed tickets (1): Bangui–Douala +4" in sheet


@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_game_is_shown_in_80_columns(seats: int) -> None:
    states = dealt(seats, 3)
    for number, _ in enumerate(play_on(states, 3)):
        if number % 20 == 0:
            for observer in (*range(seats), SPECTATOR):
                shown(states, observer)
    shown(states, 0)


@pytest.mark.parametrize(
    ("hand", "more", "words"),
    [
        ("black 3", {}, "Draw 2 cards, claim a route, or draw tickets"),
        ("black 3", NO_CARDS, "Draw tickets or claim a route"),
        ("orange 1", {**NO_CARDS, "no_tickets_left": True}, "Claim a route"),
        (
            "red 1",
            {**NO_CARDS, "no_tickets_left": True, "claims": {1: ["port-florence-junction-east"]}},
            "You can’t do anything, so you have to pass.",
        ),
    ],
)
def test_the_status_line_says_what_to_do(hand: str, more: dict[str, Any], words: str) -> None:
    assert words in text_of(GAME).status(GAME.view(table(hand, **more), 2, 0))


def test_the_status_line_goes_with_a_choice() -> None:
    assert text_of(GAME).status(GAME.view(dealt(2), 2, 0)) == "Choose the tickets you want to keep."


def test_the_status_line_goes_with_a_claim() -> None:
    states = table("black 3", terrain={0: "mountain 1"})
    do(states, "claim cape-town-port-elizabeth")
    assert "which cards to pay with" in text_of(GAME).status(GAME.view(states, 2, 0))
    do(states, "pay black x3")
    assert "double its points" in text_of(GAME).status(GAME.view(states, 2, 0))
