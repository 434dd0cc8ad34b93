"""What everyone sees, and the states that are sampled from it."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
import pytest

from tenfold.core.record import SPECTATOR
from tenfold.core.rng import seed_stream
from tenfold.games.heart_of_africa import GAME
from tenfold.games.heart_of_africa.data import CHOICE_OF, COPIES, KINDS, LENGTH, LOCO, TICKETS, choice_name
from tenfold.games.heart_of_africa.state import (
    DRAWN,
    EMPTY,
    KEPT,
    NO_TRACK,
    RETURNED,
    UNDECIDED,
)
from tenfold.games.heart_of_africa.tests.tables import (
    CAPE,
    NO_TICKET,
    dealt,
    do,
    done_at_the_end,
    hand,
    moves,
    start,
    table,
    told,
)

EVERYBODY = (SPECTATOR, 0, 1, 2)


def worlds_of(states: Any, observer: int, count: int) -> Iterator[Any]:
    """Worlds that are dealt anew from a state."""
    stream = np.zeros(2, np.uint64)
    for seed in range(count):
        seed_stream(stream, seed, 0)
        world = states.copy()
        GAME.compiled.determinize_at(world, 0, observer, stream)
        yield world


def in_set_up() -> Any:
    """One of three has chosen its first tickets, one has begun to."""
    states = dealt(3, 3)
    for seat in (2, 2, 1):
        GAME.compiled.apply_at(states, 0, seat, GAME.legal(states, seat)[1])
    return states


def in_play() -> Any:
    """Everybody holds cards and tickets and has returned some; a claim is half made."""
    states = start(dealt(3, 5))
    for _ in range(3):
        do(states, "take deck", "take deck")
    for _ in range(3):
        turn = int(states[0].turn)
        do(states, "tickets")
        while states[0].choosing[turn] > 0:
            GAME.compiled.apply_at(states, 0, turn, GAME.legal(states, turn)[1])
    for _ in range(3):
        do(states, "take deck", "take deck")
    do(states, next(text for text in moves(states) if text.startswith("claim")))
    return states


def test_h46_others_see_a_card_of_the_display_but_not_one_drawn_blind() -> None:
    states = table()
    assert told(states, "take white", 1)[0].args["card"] == "white"
    events = told(states, "take deck", 1)

    assert events[0].code == "take-deck"
    assert set(events[0].args) == {"seat"}
    assert states[0].known[0].tolist() == [0, 1, 0, 0, 0, 0, 0, 0, 0]


def test_h46_of_a_claim_all_is_seen_and_of_tickets_how_many_were_kept() -> None:
    states = table("black 2 loco 2", terrain={1: "mountain 1"})
    for text in (f"claim {CAPE}", "pay black x2 loco x1"):
        assert told(states, text, 1) == []
    event = told(states, "double loco x1", 1)[0]
    assert event.code == "claim-doubled"
    assert event.args == {
        "seat": 0,
        "route": "Cape Town–Port Elizabeth",
        "cards": "2 black, 1 loco",
        "points": 8,
        "doubling": "1 loco",
    }
    assert [e.code for e in told(states, "tickets", 0)] == ["tickets"]
    verdicts = [GAME.actions.notation(GAME.legal(states, 1)[1])]
    assert told(states, verdicts[0], 0) == []


def test_h64_the_least_numbers_rise_with_the_display_and_fall_with_what_is_played() -> None:
    states = table("black 4 loco 1", display="black black loco yellow orange", deck="green 9")
    state = do(states, "take black", "take black")
    assert state.known[0, 5] == 2
    state.turn = 0
    do(states, "take loco")
    assert state.known[0].tolist() == [0, 0, 0, 0, 0, 2, 0, 0, 1]
    state.turn = 0
    do(states, f"claim {CAPE}", "pay black x3", "single")
    assert state.known[0].tolist() == [0, 0, 0, 0, 0, 0, 0, 0, 1]
    assert state.hand[0, 5] == 3


def test_h64_worlds_hold_what_everybody_saw() -> None:
    states = table("black 2", display="red red blue blue orange", others={1: "white 2"})
    do(states, "take red", "take blue")
    stream = np.zeros(2, np.uint64)
    hands = set()
    for seed in range(60):
        seed_stream(stream, seed, 0)
        world = states.copy()
        GAME.compiled.determinize_at(world, 0, 1, stream)
        assert world[0].hand[0, 6] >= 1
        assert world[0].hand[0, 2] >= 1
        assert world[0].hand[0].sum() == 4
        assert world[0].hand[1].tolist() == states[0].hand[1].tolist()
        hands.add(tuple(hand(world, 0)))
    assert len(hands) > 20


def test_h66_after_the_end_nothing_is_secret() -> None:
    states = table("red 3", tickets={1: ["bangui-douala"]})
    done_at_the_end(states, 0)
    view = GAME.view(states, 2, SPECTATOR).state

    for field in ("hand", "tickets", "train_deck", "ticket_deck", "bottom"):
        assert (view[field] == states[0][field]).all()
    world = states.copy()
    GAME.compiled.determinize_at(world, 0, 1, np.ones(2, np.uint64))
    assert (world[0].hand == states[0].hand).all()


def test_h59_worlds_leave_an_observer_what_it_returned_and_deal_the_rest_anew() -> None:
    states = table(seats=3)
    do(states, "tickets")
    drawn = states[0].drawn[0].tolist()
    for _ in range(3):
        GAME.compiled.apply_at(states, 0, 0, GAME.legal(states, 0)[1])
    stream = np.zeros(2, np.uint64)
    seen = set()
    for seed in range(24):
        seed_stream(stream, seed, 0)
        for observer in (0, 1):
            world = states.copy()
            GAME.compiled.determinize_at(world, 0, observer, stream)
            below_deck = world[0].bottom[0].tolist()[:3]
            if observer == 0:
                assert below_deck == drawn[:3]
            else:
                seen.add(tuple(below_deck))
    assert len(seen) > 20


def test_worlds_of_a_half_made_claim_can_be_played() -> None:
    states = table("black 3 red 4 loco 3", others={1: "red 4"}, terrain={0: "mountain 2"})
    stream = np.zeros(2, np.uint64)
    stages = set()
    for seed in range(60):
        seed_stream(stream, seed, 0)
        world = states.copy()
        GAME.compiled.determinize_at(world, 0, 1, stream)
        legal = GAME.legal(world, 0)
        assert legal
        stages.add(GAME.actions.notation(legal[-1]).split()[0])
    assert stages == {"claim", "pay", "double"}


def test_a_choice_that_is_imagined_fits_what_everybody_sees() -> None:
    states = dealt(3, 3)
    for _ in range(2):
        GAME.compiled.apply_at(states, 0, 2, GAME.legal(states, 2)[1])
    stream = np.zeros(2, np.uint64)
    for seed in range(60):
        seed_stream(stream, seed, 0)
        world = states.copy()
        GAME.compiled.determinize_at(world, 0, 0, stream)
        assert (world[0].chosen[2] == 1).sum() >= 2
        assert (world[0].chosen[2] != 0).all()
        assert GAME.status(world, 3)[0] == (0, 1)
        while world[0].choosing[1] > 0:
            GAME.compiled.apply_at(world, 0, 1, GAME.legal(world, 1)[1])
        assert (world[0].chosen[1] == 1).sum() >= 2


@pytest.mark.parametrize("stage", [in_set_up, in_play])
@pytest.mark.parametrize("observer", EVERYBODY)
def test_a_world_holds_every_card_and_every_ticket_once(stage: Any, observer: int) -> None:
    for world in worlds_of(stage(), observer, 8):
        state = world[0]
        on_display = np.array([(state.display == kind).sum() for kind in range(KINDS)])
        assert (state.train_deck + state.hand.sum(0) + state.train_discards + on_display == COPIES).all()
        assert state.train_deck_size == state.train_deck.sum()
        places = state.ticket_deck + state.tickets.sum(0)
        for ticket in (*state.bottom[:, :TICKETS].ravel().tolist(), *state.drawn.ravel().tolist()):
            if ticket != NO_TICKET:
                places[ticket] += 1
        assert places[:TICKETS].tolist() == [1] * TICKETS
        assert not places[TICKETS:].any()
        assert state.ticket_deck_size == state.ticket_deck.sum()
        assert (state.hand.sum(1) == state.hand_size).all()
        assert (state.tickets.sum(1) == state.ticket_count).all()


@pytest.mark.parametrize("stage", [in_set_up, in_play])
@pytest.mark.parametrize("observer", EVERYBODY)
def test_a_world_is_dealt_from_what_its_observer_sees_alone(stage: Any, observer: int) -> None:
    states = stage()
    seen = GAME.view(states, 3, observer).states
    for true, imagined in zip(worlds_of(states, observer, 8), worlds_of(seen, observer, 8), strict=True):
        for name in GAME.state.fields:
            assert np.array_equal(true[0][name], imagined[0][name]), name


def test_h7_a_seat_that_is_not_there_chooses_no_tickets_in_any_world() -> None:
    for world in worlds_of(dealt(3, 3), 0, 4):
        assert (world[0].drawn[1:3] != NO_TICKET).sum() == 2 * DRAWN
        assert (world[0].drawn[3:] == NO_TICKET).all()


def test_every_claim_that_a_hand_allows_is_imagined() -> None:
    states = table("purple 1")
    states[0].known[0] = states[0].hand[0]
    possible = {text.removeprefix("claim ") for text in moves(states) if text.startswith("claim")}
    imagined = {
        choice_name(CHOICE_OF[world[0].claim_track[0]])
        for world in worlds_of(states, 1, 300)
        if world[0].claim_track[0] != NO_TRACK
    }
    assert len(possible) > 1
    assert imagined == possible


def test_h10_every_choice_that_somebody_may_have_begun_is_imagined() -> None:
    states = table()
    do(states, "tickets")
    begun = [
        verdicts
        for count in range(DRAWN)
        for verdicts in product((KEPT, RETURNED), repeat=count)
        if KEPT in verdicts or DRAWN - count > 1
    ]
    imagined = {tuple(world[0].chosen[0].tolist()) for world in worlds_of(states, 1, 100)}

    assert imagined == {(*verdicts, *(UNDECIDED,) * (DRAWN - len(verdicts))) for verdicts in begun}


def test_h19_a_claim_is_imagined_to_be_paid_with_cards_of_the_hand() -> None:
    states = table("black 3 red 4 loco 3", terrain={0: "mountain 2 jungle 2 desert 2"})
    states[0].known[0] = states[0].hand[0]
    colours = set()
    for world in worlds_of(states, 1, 40):
        state = world[0]
        colour, locos = int(state.claim_colour[0]), int(state.claim_locos[0])
        if colour != EMPTY:
            cards = int(LENGTH[state.claim_track[0]]) - locos
            assert 0 <= locos <= state.hand[0, LOCO]
            assert cards == 0 if colour == LOCO else 0 < cards <= state.hand[0, colour]
            colours.add(colour)

    assert len(colours) > 1
