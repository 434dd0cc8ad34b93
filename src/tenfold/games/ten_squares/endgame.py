"""Solves the endgame exactly, once no circle is left in the play pile.

A circle counts for a marker that has reached J only (Q14), so both have, and a position is no more than
the two markers and the pile. Whoever turns a card does not matter, its colour does (Q17). So every
smaller pile is valued before the larger ones that lead to it, for all squares of both markers at once.

A circle that is being played right now brings back up to three numbers (Q13). Piles are therefore
counted as *the pile as it lies* and *what was returned*, each of which becomes smaller by itself.
"""

from typing import Any

import numpy as np

from tenfold.core.jit import rule
from tenfold.core.search_model import Solver
from tenfold.core.view import View
from tenfold.games.ten_squares import actions, data
from tenfold.games.ten_squares.data import BLACK, NUMBERS, RED, SQUARES, A, B, card_of, colour_of, face_of
from tenfold.games.ten_squares.rules import ahead_of, back_of

MAX_PILES = 12_000
"""So many piles are valued in about a tenth of a second; a position that leads to more is left to search."""
WON = 1.0


def prepare(view: View) -> tuple[Any, ...] | None:
    """The pile as it lies, the sets that may return, their places, whose they are, and how many values."""
    state = view.state
    if not view.legal or state.is_waiting == 0:
        return None
    if any(state.in_pile[card_of(colour, data.CIRCLE)] == 1 for colour in range(data.COLOURS)):
        return None
    lying = [card for card in range(data.CARDS) if state.in_pile[card] == 1]
    own = RED if state.red_seat == view.observer else BLACK
    is_circle = face_of(int(state.card)) == data.CIRCLE
    numbers = range(1, NUMBERS + 1) if is_circle else range(0)
    sets = returned_sets([number for number in numbers if state.in_pile[card_of(own, number)] == 0])
    piles = 1 << len(lying)
    if len(sets) * piles > MAX_PILES:
        return None
    places = [-1 for _ in range(1 << (NUMBERS + 1))]
    for place, bits in enumerate(sets):
        places[bits] = place
    return lying, sets, places, own, (len(sets), piles, SQUARES, SQUARES)


def returned_sets(numbers: list[int]) -> list[int]:
    """All sets of at most three of these numbers, as bits; each after its subsets."""
    sets = [0]
    for number in numbers:
        small = [bits for bits in sets if sum(bits >> one & 1 for one in numbers) < actions.MAX_RETURNED]
        sets = [*sets, *[bits | 1 << number for bits in small]]
    return sets


def worths(view: View, prepared: tuple[Any, ...], values: Any) -> dict[int, float]:
    """What each legal action is worth to who chooses, 1 being a sure win."""
    _, _, places, own, _ = prepared
    sign = 1.0 if own == RED else -1.0
    return {action: sign * worth_of(view.state, action, places, values) for action in view.legal}


def worth_of(state: Any, action: int, places: list[int], values: Any) -> float:
    """What red may expect after an action."""
    markers = state.marker.tolist()
    place = 0
    if actions.kind_of(action) == actions.KIND_MOVE:
        markers[actions.marker_of(action)] = actions.square_of(action)
    elif actions.kind_of(action) == actions.KIND_RETURN:
        place = places[actions.bits_of(action)]
    red, black = markers
    if A in (red, black):
        return WON if red == A else -WON
    return float(values[place, -1, red, black])


@rule
def fill(lying: Any, sets: Any, places: Any, own: int, values: Any) -> None:
    """Value all piles, each after those that it leads to; an empty one is a draw (Q16)."""
    for place in range(sets.size):
        for pile in range(values.shape[1]):
            cards = 0
            for i in range(lying.size):
                if pile >> i & 1 == 1:
                    add_card(int(lying[i]), values[place, pile ^ (1 << i)], values[place, pile])
                    cards += 1
            for number in range(1, NUMBERS + 1):
                if sets[place] >> number & 1 == 1:
                    left = places[sets[place] ^ (1 << number)]
                    add_card(card_of(own, number), values[left, pile], values[place, pile])
                    cards += 1
            for red in range(B, SQUARES):
                for black in range(B, SQUARES):
                    values[place, pile, red, black] /= max(cards, 1)


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


_NUMBERS, _VALUES = np.zeros(1, np.int64), np.zeros((1, 1, 1, 1))
SOLVER = Solver(prepare, fill, worths, (_NUMBERS, _NUMBERS, _NUMBERS, RED, _VALUES))
