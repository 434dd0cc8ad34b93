"""Heuristics: go home, stand where the numbers left lead home, and put the opponent where they do not."""

from typing import Any

from tenfold.core.kernel import rule
from tenfold.core.levels import BEGINNER, CASUAL, EXPERT, STRONG, Judgement, Level
from tenfold.games.ten_squares.actions import KIND_MOVE, KIND_RETURN, bits_of, kind_of, marker_of, square_of
from tenfold.games.ten_squares.data import NUMBERS, A, I, J
from tenfold.games.ten_squares.late_positions import solve
from tenfold.games.ten_squares.rules import ahead_of, back_of, discarded, is_home, opposite, seat_of, size_of

ALL_NUMBERS = (1 << NUMBERS + 1) - 2
"""The numbers 1 to 10 as bits."""
WIN = 2.0
"""More than any hope: hopes are chances."""
WAIT = 0.12
"""How much a hope shrinks for each card that has to be waited for."""


@rule
def weigh(view: Any, seat: int, actions: Any, count: int, worths: Any) -> None:
    """What each action is worth, from the view of the seat."""
    own = 0 if seat_of(view, 0) == seat else 1
    for i in range(count):
        worths[i] = worth(view, own, actions[i])


@rule
def worth(view: Any, own: int, action: int) -> float:
    """The own hope to come home soon, less the opponent's, as far as the action changes them."""
    kind = kind_of(action)
    if kind == KIND_MOVE and marker_of(action) != own:
        return -hope(view, opposite(own), square_of(action), 0)
    if kind == KIND_MOVE:
        end = square_of(action)
        return WIN if end == A else hope(view, own, end, 0)
    return hope(view, own, int(view.marker[own]), bits_of(action) if kind == KIND_RETURN else 0)


@rule
def hope(view: Any, colour: int, square: int, returned: int) -> float:
    """The chance that a marker on a square comes home by its next two numbers; later counts less."""
    left = ALL_NUMBERS & ~discarded(view, colour) | returned
    size = size_of(left)
    cards = int(view.pile_size) + size_of(returned)
    keep = 1.0 / (1.0 + WAIT * (cards + 1) / (size + 1))
    has_reached = view.has_reached[colour] == 1 or square == J
    return keep * hope_of_two(left, size, square, has_reached, keep)


@rule
def hope_of_two(left: int, size: int, square: int, has_reached: bool, keep: float) -> float:  # noqa: FBT001
    """The chance over the numbers that are left: home by the next, or by the one after it."""
    sure = 0.0
    for number in range(1, NUMBERS + 1):
        if left >> number & 1 == 0:
            continue
        rest = left & ~(1 << number)
        ahead = ahead_of(square, number)
        best = hope_of_one(rest, ahead, has_reached or square + number >= J)
        if has_reached:
            back = back_of(square, number)
            best = max(best, hope_of_one(rest, back, True))
            sure += 1.0 if A in (ahead, back) else keep * best / max(size - 1, 1)
        else:
            sure += 1.0 if ahead == A else keep * best / max(size - 1, 1)
    return sure / max(size, 1)


@rule
def hope_of_one(left: int, square: int, has_reached: bool) -> float:  # noqa: FBT001
    """How many of the numbers that are left bring a marker home at once: its distance, and 10 from I."""
    hits = left >> square & 1 if has_reached else 0
    return float(hits + (left >> NUMBERS & 1 if square == I else 0))


@rule
def judge(state: Any, seats: int, values: Any) -> None:
    """What each seat may expect of a match that has ended: matches are tried to their ends (Q15, Q16)."""
    for colour in range(seats):
        values[seat_of(state, colour)] = 1.0 if is_home(state, colour) else 0.0


TO_THE_END = 1000
"""More turns than any match has."""
JUDGEMENT = Judgement(
    judge,
    {
        BEGINNER: Level(overlooks=0.85),
        CASUAL: Level(overlooks=0.4),
        STRONG: Level(overlooks=0.12),
        EXPERT: Level(playouts=60_000, width=200, turns=TO_THE_END, solves=True),
    },
    solve=solve,
)
