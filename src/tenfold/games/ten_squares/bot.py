"""The heuristic: get home, stand where the remaining numbers lead home, hinder the opponent."""

from typing import Any

from tenfold.core.bitset import popcount
from tenfold.core.jit import rule
from tenfold.core.levels import BEGINNER, CASUAL, EXPERT, STRONG, Level
from tenfold.core.search_model import SearchModel
from tenfold.games.ten_squares.actions import KIND_MOVE, KIND_RETURN, bits_of, kind_of, marker_of, square_of
from tenfold.games.ten_squares.data import NUMBERS, A, I, J
from tenfold.games.ten_squares.endgame import SOLVER
from tenfold.games.ten_squares.rules import ahead_of, back_of, discarded, is_home, opposite, seat_of

ALL_NUMBERS = (1 << NUMBERS + 1) - 2
"""The numbers 1 to 10 as bits."""
WIN = 50.0
"""So much more than any hope, which is a chance, that hardly anyone but beginners overlooks it. They must now
and then: even perfect play wins just 53.5% against this heuristic, so there is little room for levels."""
WAIT = 0.12
"""How much a hope shrinks for each card that has to be waited for."""


@rule
def score_actions(view: Any, seat: int, actions: Any, count: int, worths: Any) -> None:
    """What each action is worth, from the view of the seat."""
    own = 0 if seat_of(view, 0) == seat else 1
    left = left_of(view, own)
    left_opposite = left_of(view, opposite(own))
    for i in range(count):
        worths[i] = worth(view, own, left, left_opposite, actions[i])


@rule
def left_of(view: Any, colour: int) -> int:
    """The numbers of a colour in the play pile, as bits."""
    return ALL_NUMBERS & ~discarded(view, colour)


@rule
def worth(view: Any, own: int, left: int, left_opposite: int, action: int) -> float:
    """The own hope to come home soon, less the opponent's, as far as the action changes them."""
    kind = kind_of(action)
    if kind == KIND_MOVE and marker_of(action) != own:
        return -hope(view, opposite(own), left_opposite, square_of(action), 0)
    if kind == KIND_MOVE:
        end = square_of(action)
        return WIN if end == A else hope(view, own, left, end, 0)
    return hope(view, own, left, int(view.marker[own]), bits_of(action) if kind == KIND_RETURN else 0)


@rule
def hope(view: Any, colour: int, lying: int, square: int, returned: int) -> float:
    """The chance that a marker on a square comes home by its next two numbers; later counts less."""
    left = lying | returned
    size = popcount(left)
    cards = int(view.pile_size) + popcount(returned)
    keep = 1.0 / (1.0 + WAIT * (cards + 1) / (size + 1))
    has_reached = view.has_reached[colour] == 1 or square == J
    return keep * hope_of_two(left, size, square, has_reached, keep)


@rule
def hope_of_two(left: int, size: int, square: int, has_reached: bool, keep: float) -> float:  # noqa: FBT001
    """The chance over the numbers that are left: home by the next, or by the one after it."""
    sure = 0.0
    later = keep / max(size - 1, 1)
    for number in range(1, NUMBERS + 1):
        bit = left & 1 << number
        if bit == 0:
            continue
        ahead = ahead_of(square, number)
        back = back_of(square, number)
        if ahead == A or (has_reached and back == A):
            sure += 1.0
        elif has_reached:
            sure += later * max(hits(left ^ bit, ahead, True), hits(left ^ bit, back, True))
        else:
            sure += later * hits(left ^ bit, ahead, square + number >= J)
    return sure / max(size, 1)


@rule
def hits(left: int, square: int, has_reached: bool) -> int:  # noqa: FBT001
    """How many of the numbers that are left bring a marker home at once: its distance, and 10 from I."""
    found = left >> square & 1 if has_reached else 0
    return found + (left >> NUMBERS & 1 if square == I else 0)


@rule
def evaluate(state: Any, seats: int, values: Any) -> None:
    """What each seat may expect of a match that has ended: matches are tried to their ends (Q15, Q16)."""
    for colour in range(seats):
        values[seat_of(state, colour)] = 1.0 if is_home(state, colour) else 0.0


TO_THE_END = 1000
"""More turns than any match has."""
SEARCH_MODEL = SearchModel(
    evaluate,
    {
        BEGINNER: Level(temperature=75.0),
        CASUAL: Level(temperature=25.0),
        STRONG: Level(temperature=0.2),
        EXPERT: Level(playouts=60_000, width=200, turns=TO_THE_END, solves=True),
    },
    solve=SOLVER,
    curve_worlds=5,
)
