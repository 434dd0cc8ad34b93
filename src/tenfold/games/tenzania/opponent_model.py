"""The opponent model: samples hands with which the others would have made their last move.

Everybody saw each seat's last turn (Z21). Of a hand that is drawn for a world any card may be the one that
was drawn at its end (Z8): with the card that was placed instead, it is the hand that the owner chose from.
If a heuristic would rather have placed another card of it, another hand is drawn.
"""

from typing import Any

import numpy as np

from tenfold.core.jit import i64, rule
from tenfold.core.rng import Stream, below
from tenfold.games.tenzania.actions import VALUES
from tenfold.games.tenzania.heuristic import worth
from tenfold.games.tenzania.rules import (
    FIVE,
    TWO,
    ZERO,
    deal_hand,
    determinize,
    may_double,
    may_set,
    may_subtract,
    previous,
)
from tenfold.games.tenzania.state import HAND, NO_CARD
from tenfold.games.tenzania.weights import BASELINE, STYLES, TUNED, TUNED_FOR_MANY, TUNED_SEATS, W

MAX_SAMPLES = 12
"""So many hands of a seat are drawn at most."""
RANDOM_MOVE_ODDS = 50
"""One turn in so many is thought to have had other reasons than the heuristic's."""
SLACK = 1e-6
"""Worths that differ by less are equal."""


@rule
def imagine(state: Any, observer: int, stream: Stream) -> None:
    """Deal anew what the observer cannot see, other hands such that their owners would have played so.

    From the newest turn back each card is taken off the played ones, so that its owner sees what it saw
    then; only the next hand may have shrunk since. The seat on turn is left out: of what it saw on its last
    turn, the card before is forgotten.
    """
    determinize(state, observer, stream)
    size = state.table_size
    seat = previous(state, i64(state.turn))
    while seat != state.turn and state.last_card[seat] != NO_CARD:
        state.played[int(state.last_card[seat])] -= 1
        state.table_size = state.last_table[seat]
        drawn = MAX_SAMPLES if seat == observer else 1
        while (
            drawn < MAX_SAMPLES
            and below(state.stream, i64(RANDOM_MOVE_ODDS)) > 0
            and not would_place(state, seat)
        ):
            drawn += 1
            for place in range(int(state.hand_size[seat])):
                state.pile[int(state.hand[seat, place])] += 1
                state.pile_size += 1
            deal_hand(state, seat, i64(state.hand_size[seat]))
        seat = previous(state, seat)
    state.table_size = size
    seat = previous(state, i64(state.turn))
    while seat != state.turn and state.last_card[seat] != NO_CARD:
        state.played[int(state.last_card[seat])] += 1
        seat = previous(state, seat)


@rule
def would_place(state: Any, seat: int) -> bool:
    """Whether somebody with this hand would have done what the seat did; all is put back afterwards.

    All is weighed in one place, the seat's last card first: what is compiled into search once is compiled
    sooner.
    """
    has_drawn = state.hand_size[seat] == HAND
    free = below(state.stream, i64(HAND)) if has_drawn else i64(state.hand_size[seat])
    drawn = state.hand[seat, free]
    state.hand[seat, free] = state.last_card[seat]
    weights = STYLES[some_style(state)]
    later = 1.0 if has_drawn else float(weights[W.last_cards])
    placed = 0.0
    best = -np.inf
    for place in range(-1, HAND):
        card = i64(state.last_card[seat] if place < 0 else state.hand[seat, place])
        values = 1 << i64(state.last_value[seat]) if place < 0 else values_of(state, seat, card)
        for value in range(VALUES):
            if values >> value & 1 == 1:
                best = max(best, worth(state, seat, card, value, later, weights))
        if place < 0:
            placed = best
    state.hand[seat, free] = drawn
    return best <= placed + SLACK


@rule
def some_style(state: Any) -> int:
    """One of the two heuristics that bots have, by lot: nobody knows by what others play."""
    if below(state.stream, i64(2)) == 0:
        return BASELINE
    return TUNED_FOR_MANY if state.seats > TUNED_SEATS else TUNED


@rule
def values_of(state: Any, seat: int, card: int) -> int:
    """The values that a card could have stated on a seat's last turn, as bits (Z23, Z25, Z28)."""
    if card == NO_CARD:
        return 0
    if state.last_table[seat] == 0 or card == ZERO:
        return 1 << card
    before = previous(state, seat)
    value = i64(state.last_value[before])
    values = 1 << value + card
    if may_subtract(card, value):
        values |= 1 << value - FIVE
    if may_set(card, i64(state.last_card[before]), value):
        values |= 1 << card
    if may_double(card, int(state.doubling)):
        values |= 1 << value * TWO
    return values
