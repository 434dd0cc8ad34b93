"""The opponent model."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tenfold.core.match import Match
from tenfold.core.rng import seed_stream
from tenfold.core.view import View
from tenfold.games.tenzania import GAME, rules
from tenfold.games.tenzania.opponent_model import imagine
from tenfold.games.tenzania.tests.scenarios import DECK_WITH_TENS, invariants
from tenfold.games.tenzania.tests.tables import place, table

WORLDS = 120

Deal = Callable[[Any, int, Any], None]


def worlds(states: Any, observer: int, deal: Deal) -> list[Any]:
    """Worlds as a searcher has them: dealt from the view of a seat."""
    seats = int(states[0].seats)
    stream = np.zeros(2, np.uint64)
    found = []
    for number in range(WORLDS):
        world = GAME.view(states, seats, observer).states.copy()
        seed_stream(stream, 5, number)
        deal(world[0], observer, stream)
        found.append(world)
    return found


def share(states: Any, observer: int, seat: int, card: int, deal: Deal) -> float:
    """In how many worlds a seat holds a card."""
    dealt = worlds(states, observer, deal)
    return sum(card in world[0].hand[seat].tolist() for world in dealt) / WORLDS


def best(view: View) -> int:
    """What the baseline would do."""
    worths = np.zeros(len(view.legal))
    GAME.compiled.score_actions_at(view.states, 0, view.observer, np.array(view.legal), worths.size, worths)
    return view.legal[int(worths.argmax())]


def test_z21_who_did_not_win_a_pile_hardly_has_the_card_for_it() -> None:
    # Seat 1 placed a 1 on a 4: with a 6 it would have won. Only the card that it drew then may be one.
    states = table("", 0, hand="4 7 7", others={1: "1 8 9"})
    place(states, 4, 4)
    place(states, 1, 5)

    at_random = share(states, 0, 1, 6, rules.determinize)
    believed = share(states, 0, 1, 6, imagine)

    assert at_random > 0.2
    assert 0.02 < believed < 0.6 * at_random


def test_z7_who_went_over_had_no_other_card() -> None:
    # Seat 1 gave nine cards away: with a 1 or a 9 it would not have gone over.
    states = table("1 0 1 0 1 0 2", 2, hand="3 3 7", others={1: "2 2 2"})
    place(states, 7, 9)
    place(states, 2, 11)

    for card in (1, 9):
        assert share(states, 0, 1, card, imagine) < 0.6 * share(states, 0, 1, card, rules.determinize)


def test_z8_who_drew_nothing_holds_what_was_left_of_the_hand() -> None:
    # Nothing is left to draw: what seat 1 holds it held already when it placed a 1 on a 4.
    states = table("", 0, hand="3 3 4", others={1: "1 8"}, pile="")
    place(states, 4, 4)
    place(states, 1, 5)
    states[0].played[6] -= 1

    at_random = share(states, 0, 1, 6, rules.determinize)
    believed = share(states, 0, 1, 6, imagine)

    assert at_random > 0.4
    assert believed < 0.3 * at_random


def test_before_their_first_turns_others_may_hold_anything() -> None:
    states = table("", 0, hand="2 3 7", seats=3, others={1: "8 8 9", 2: "1 1 1"})

    for one, other in zip(worlds(states, 0, imagine), worlds(states, 0, rules.determinize), strict=True):
        assert one.tobytes() == other.tobytes()


def test_the_observers_own_last_turn_says_nothing_new() -> None:
    states = table("", 0, hand="4 7 7", others={1: "1 8 9"})
    place(states, 4, 4)

    for one, other in zip(worlds(states, 0, imagine), worlds(states, 0, rules.determinize), strict=True):
        assert one.tobytes() == other.tobytes()


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_z21_worlds_agree_with_what_the_seat_sees_and_have_every_card_once(seats: int) -> None:
    match = Match(GAME, seats, bytes([seats] * 32))
    stream = np.zeros(2, np.uint64)
    while match.due:
        seat = match.due[0]
        turn = len(match.entries)
        observer = (seat + turn % 3) % seats
        view = match.view(observer)
        world = view.states.copy()
        seed_stream(stream, 1, turn)
        imagine(world[0], observer, stream)
        counts = np.zeros(len(GAME.piece_names), np.int64)
        rules.count_pieces(world[0], counts)

        assert GAME.view(world, seats, observer).states.tobytes() == view.states.tobytes()
        assert counts.tolist() == list(DECK_WITH_TENS)
        invariants(world[0])
        view = match.view(seat)
        action = best(view) if seat % 2 else view.legal[turn % len(view.legal)]
        match.submit(seat, action, match.count(seat))


@pytest.mark.compiled
def test_hands_that_are_believed_are_nearer_to_those_of_greedy_players() -> None:
    stream = np.zeros(2, np.uint64)
    hits = {"at random": 0, "believed": 0}
    for seed in range(12):
        match = Match(GAME, 2, bytes([seed + 40] * 32))
        while match.due:
            seat = match.due[0]
            view = match.view(seat)
            held = match.view(1 - seat).state.hand[1 - seat].tolist()
            for name, deal in (("at random", rules.determinize), ("believed", imagine)):
                for number in range(4):
                    world = view.states.copy()
                    seed_stream(stream, seed, 100 * number + len(match.entries))
                    deal(world[0], seat, stream)
                    drawn = world[0].hand[1 - seat].tolist()
                    hits[name] += sum(min(drawn.count(card), held.count(card)) for card in set(held))
            match.submit(seat, best(view), match.count(seat))

    assert hits["believed"] > 1.03 * hits["at random"]
