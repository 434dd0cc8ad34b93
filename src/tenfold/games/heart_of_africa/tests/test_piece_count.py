"""All things of the box are counted wherever they are."""

from typing import Any

import numpy as np
import pytest

from tenfold.games.heart_of_africa import GAME
from tenfold.games.heart_of_africa.data import MAX_TICKETS
from tenfold.games.heart_of_africa.state import SEATS
from tenfold.games.heart_of_africa.tests.tables import dealt, do, name_of, play_on, table


def counted(states: Any) -> list[int]:
    counts = np.full(len(GAME.piece_names), -7, np.int64)
    GAME.compiled.count_pieces_at(states, 0, counts)
    return counts.tolist()


def box(seats: int) -> list[int]:
    return (
        [12] * 8
        + [14]
        + [15] * 3
        + [1] * 48
        + [0] * (MAX_TICKETS - 48)
        + [45] * seats
        + [0] * (SEATS - seats)
    )


def test_h2_h3_h4_cards_and_tickets_count_in_displays_discards_hands_and_below_the_deck() -> None:
    states = table(
        "black 3 loco 2",
        others={1: "red 2"},
        terrain={0: "mountain 2", 1: "jungle 1"},
        discards="green 4 loco 1",
        terrain_discards="desert 2",
        tickets={0: ["bangui-douala"], 1: ["cape-town-zomba"]},
    )
    assert counted(states) == box(2)

    do(states, "claim cape-town-port-elizabeth", "pay black x2 loco x1", "double mountain x1")
    assert counted(states) == box(2)
    do(states, "tickets")
    assert counted(states) == box(2)
    do(states, *(f"return {name_of(ticket)}" for ticket in states[0].drawn[1].tolist()[:3]))
    assert states[0].bottom_size == 3
    assert counted(states) == box(2)


def test_h1_a_thing_that_is_lost_or_there_twice_is_noticed() -> None:
    for field, index in (("hand", (0, 3)), ("train_discards", 8), ("terrain", (1, 2)), ("terrain_deck", 0)):
        states = table("black 3")
        states[0][field][index] += 1
        assert counted(states) != box(2), field
    for change in (("trains", 1), ("ticket_deck", 5)):
        states = table("black 3")
        states[0][change[0]][change[1]] -= 1
        assert counted(states) != box(2), change


@pytest.mark.parametrize("seats", [2, 5])
def test_h65_nothing_is_lost_in_a_whole_game(seats: int) -> None:
    states = dealt(seats, 4)
    for number, _ in enumerate(play_on(states, 4)):
        if number % 10 == 0:
            assert counted(states) == box(seats)
    assert counted(states) == box(seats)
