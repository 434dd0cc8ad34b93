"""What everybody sees, and the worlds that are dealt from it."""

import numpy as np

from tenfold.core.record import SPECTATOR
from tenfold.core.rng import seed_stream
from tenfold.games.heart_of_africa import GAME
from tenfold.games.heart_of_africa.tests.tables import CAPE, dealt, do, done_at_the_end, hand, table, told


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
