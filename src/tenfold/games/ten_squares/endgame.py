"""Solves the endgame exactly, once no circle is left in the play pile.

A circle counts for a marker that has reached J only (Q14), so both have, and a position is no more than
the two markers and the pile. Whoever turns a card does not matter, its colour does (Q17). So every
smaller pile is valued before the larger ones that lead to it, for all squares of both markers at once.

A circle that is being played right now brings back up to three numbers (Q13). Piles are therefore
counted as *the pile as it lies* and *what was returned*, each of which becomes smaller by itself.
"""

from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenfold.core.jit import rule
from tenfold.core.view import View
from tenfold.games.ten_squares import actions, data
from tenfold.games.ten_squares.data import BLACK, NUMBERS, RED, SQUARES, A, B, card_of, colour_of, face_of
from tenfold.games.ten_squares.rules import ahead_of, back_of

MAX_PILES = 12_000
"""So many piles are valued in about a tenth of a second; a position that leads to more is left to search."""
WON = 1.0


def solve(view: View) -> dict[int, float] | None:
    """What each legal action is worth to who chooses, 1 being a sure win; None if it would take long."""
    state = view.state
    if not view.legal or state.is_waiting == 0:
        return None
    lying = np.flatnonzero(state.in_pile == 1)
    if any(state.in_pile[card_of(colour, data.CIRCLE)] == 1 for colour in range(data.COLOURS)):
        return None
    own = RED if state.red_seat == view.observer else BLACK
    is_circle = face_of(int(state.card)) == data.CIRCLE
    numbers = range(1, NUMBERS + 1) if is_circle else range(0)
    returning = [number for number in numbers if state.in_pile[card_of(own, number)] == 0]
    sets = returned_sets(returning)
    if len(sets) << lying.size > MAX_PILES:
        return None
    ranks = np.full(1 << (NUMBERS + 1), -1, np.int64)
    ranks[sets] = np.arange(len(sets))
    values = np.zeros((len(sets), 1 << lying.size, SQUARES, SQUARES), np.float64)
    fill(lying.astype(np.int64), sets, ranks, own, values)
    sign = 1.0 if own == RED else -1.0
    return {action: sign * worth_of(state, action, ranks, values) for action in view.legal}


def returned_sets(numbers: list[int]) -> NDArray[np.int64]:
    """All sets of at most three of these numbers, as bits, smaller sets first."""
    sizes = range(actions.MAX_RETURNED + 1)
    sets = [sum(1 << number for number in some) for size in sizes for some in combinations(numbers, size)]
    return np.array(sets, np.int64)


def worth_of(state: Any, action: int, ranks: Any, values: Any) -> float:
    """What red may expect after an action."""
    markers = state.marker.tolist()
    rank = 0
    if actions.kind_of(action) == actions.KIND_MOVE:
        markers[actions.marker_of(action)] = actions.square_of(action)
    elif actions.kind_of(action) == actions.KIND_RETURN:
        rank = int(ranks[actions.bits_of(action)])
    red, black = markers
    if A in (red, black):
        return WON if red == A else -WON
    return float(values[rank, -1, red, black])


@rule
def fill(lying: Any, sets: Any, ranks: Any, own: int, values: Any) -> None:
    """Value all piles, each after those that it leads to; an empty one is a draw (Q16)."""
    for rank in range(sets.size):
        for pile in range(values.shape[1]):
            cards = 0
            for i in range(lying.size):
                if pile >> i & 1 == 1:
                    add_card(int(lying[i]), values[rank, pile ^ (1 << i)], values[rank, pile])
                    cards += 1
            for number in range(1, NUMBERS + 1):
                if sets[rank] >> number & 1 == 1:
                    left = ranks[sets[rank] ^ (1 << number)]
                    add_card(card_of(own, number), values[left, pile], values[rank, pile])
                    cards += 1
            for red in range(B, SQUARES):
                for black in range(B, SQUARES):
                    values[rank, pile, red, black] /= max(cards, 1)


@rule
def add_card(card: int, after: Any, values: Any) -> None:
    """Add what a card brings, for all squares of both markers: its colour chooses (Q17)."""
    for red in range(B, SQUARES):
        for black in range(B, SQUARES):
            if colour_of(card) == RED:
                values[red, black] += best_for(RED, face_of(card), after, red, black)
            else:
                values[red, black] -= best_for(BLACK, face_of(card), after, black, red)


@rule
def best_for(colour: int, face: int, after: Any, own: int, other: int) -> float:
    """A number moves the own marker either way, a triangle anywhere, a square the other (Q8, Q11, Q12)."""
    if face <= NUMBERS:
        ahead = ahead_of(own, face)
        back = back_of(own, face)
        if A in (ahead, back):
            return WON
        return max(worth_to(colour, after, ahead, other), worth_to(colour, after, back, other))
    best = -WON
    for square in range(B, SQUARES):
        if face == data.TRIANGLE:
            best = max(best, worth_to(colour, after, square, other))
        else:
            best = max(best, worth_to(colour, after, own, square))
    return best


@rule
def worth_to(colour: int, after: Any, own: int, other: int) -> float:
    """What a colour may expect with the markers on these squares: black wants least for red."""
    return float(after[own, other] if colour == RED else -after[other, own])
