"""The deal, a turn, and who is due: each clause on both sides, what it allows and what it refuses."""

from typing import Any

import numpy as np
import pytest

from tenfold.core.rng import seed_stream
from tenfold.core.text import text_of
from tenfold.games.heart_of_africa import GAME
from tenfold.games.heart_of_africa.data import MAX_TICKETS, TRACKS, route_title
from tenfold.games.heart_of_africa.state import EMPTY, NO_TRACK, SEATS
from tenfold.games.heart_of_africa.tests.tables import (
    ALL_SEATS,
    CAPE,
    NO_CARDS,
    NO_TICKET,
    dealt,
    do,
    moves,
    start,
    table,
    why,
)


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_h1_two_to_five_players_have_45_trains_each(seats: int) -> None:
    assert dealt(seats)[0].trains.tolist() == [45] * seats + [0] * (SEATS - seats)
    assert list(GAME.seats) == [2, 3, 4, 5]


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_h2_h3_h4_all_cards_and_tickets_are_there_after_the_deal(seats: int) -> None:
    counts = np.zeros(len(GAME.piece_names), np.int64)
    GAME.compiled.count_pieces_at(dealt(seats), 0, counts)

    assert counts[:9].tolist() == [12] * 8 + [14]
    assert counts[9:12].tolist() == [15] * 3
    assert counts[12:72].tolist() == [1] * 48 + [0] * (MAX_TICKETS - 48)
    assert counts[72:].tolist() == [45] * seats + [0] * (SEATS - seats)


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_h6_each_player_gets_4_train_cards_1_terrain_card_and_4_tickets(seats: int) -> None:
    state = dealt(seats)[0]

    assert state.hand[:seats].sum(1).tolist() == state.hand_size[:seats].tolist() == [4] * seats
    assert not state.hand[seats:].any()
    assert not state.known.any()
    assert state.terrain.sum(1).tolist() == [1] * seats + [0] * (SEATS - seats)
    assert (state.drawn[:seats] != NO_TICKET).all()
    assert (state.drawn[seats:] == NO_TICKET).all()
    assert len(set(state.drawn[:seats].ravel().tolist())) == 4 * seats
    assert (state.display != EMPTY).all()
    assert (state.terrain_display != EMPTY).all()
    assert state.train_deck_size == 110 - 4 * seats - 5 - 5 * state.renewals
    assert state.terrain_deck.sum() == 45 - seats - 2
    assert state.ticket_deck_size == 48 - 4 * seats


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_h6_the_deal_leaves_nothing_of_another_game(seats: int) -> None:
    fresh = dealt(seats, 3)
    used = GAME.template(seats)
    for name in GAME.state.fields:
        if name not in {"extra", "begins", *GAME.state.box_fields}:
            used[0][name] = 3
    seed_stream(used[0].stream, 3, 0)
    GAME.compiled.deal_at(used, 0, seats)

    for name in GAME.state.fields:
        assert np.array_equal(used[0][name], fresh[0][name]), name


def test_h46_before_the_first_claim_nothing_was_paid() -> None:
    state = dealt()[0]

    assert state.paid_track == NO_TRACK
    assert state.paid_colour == EMPTY
    assert (state.paid_locos, state.paid_terrain, state.paid_wild) == (0, 0, 0)


def test_h47_the_first_seat_begins_whatever_the_lot_would_say() -> None:
    assert {int(dealt(3, seed, {"begins": "1"})[0].beginner) for seed in range(20)} == {0}


def test_h8_h47_who_begins_is_chosen_or_drawn_by_lot_and_play_goes_clockwise() -> None:
    assert {int(dealt(3, seed)[0].beginner) for seed in range(40)} == {0, 1, 2}
    for begins in (1, 2, 3):
        states = start(dealt(3, options={"begins": str(begins)}))
        order = []
        for _ in range(4):
            order.append(int(states[0].turn))
            do(states, "take deck", "take deck")
        assert order == [(begins - 1 + i) % 3 for i in range(4)]
    assert GAME.rematch(3, {"begins": "lot"}, 2)["begins"] == "1"


def test_h9_a_turn_is_cards_or_a_claim_or_tickets() -> None:
    texts = moves(table("black 3"))

    assert {text.split()[0] for text in texts} == {"take", "tickets", "claim"}
    assert why(table("black 3"), "pay black x3").clause == "H9"
    assert why(table("black 3"), "single").clause == "H9"


def test_h51_h53_the_table_is_told_about_five_players_the_tickets_and_the_map() -> None:
    text = text_of(GAME)

    assert "5 players" in text.say("table-crowded")
    assert "designed" in text.say("table-tickets")
    assert "1910" in text.say("table-map")


def test_h57_two_cards_are_a_duty() -> None:
    states = table("black 3")
    do(states, "take deck")

    assert {text.split()[0] for text in moves(states)} == {"take"}
    assert why(states, f"claim {CAPE}").clause == "H57"
    assert why(states, "tickets").clause == "H57"


def test_h57_who_can_neither_draw_a_card_nor_claim_must_draw_tickets() -> None:
    states = table("red 1", **NO_CARDS, claims={1: ["port-florence-junction-east"]})

    assert moves(states) == ["tickets"]


def status(states: Any) -> str:
    return text_of(GAME).status(GAME.view(states, 2, 0))


def test_h12_the_status_says_what_is_open_now() -> None:
    states = table("black 3")
    assert status(states) == "It’s your turn. Draw 2 cards, claim a route, or draw tickets."
    do(states, "take deck")
    assert moves(states)[-1] == "take terrain deck"
    assert status(states) == "It’s your turn. Draw a card."
    assert status(table("")) == "It’s your turn. Draw 2 cards or draw tickets."


def test_h33_the_route_along_one_place_has_a_name_of_its_own() -> None:
    titles = {route_title(track) for track in range(TRACKS)}

    assert "Madagascar north–south" in titles
    assert not [title for title in titles if len(set(title.split("–"))) == 1]
