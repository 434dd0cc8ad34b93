"""The moves: turn a card, move a marker, return numbers by a circle, pass a circle."""

from itertools import combinations
from math import comb

import numpy as np

from tenfold.core.game import Actions, GameEvent
from tenfold.core.jit import rule
from tenfold.games.ten_squares.data import COLOUR_NAMES, COLOURS, NUMBERS, SQUARE_NAMES, SQUARES

MAX_RETURNED = 3
"""A circle returns three numbers, or fewer where there are fewer (Q13, Q27)."""

TURN = 0
MOVE = TURN + 1
RETURN = MOVE + COLOURS * SQUARES
RETURN_TWO = RETURN + comb(NUMBERS, 1)
RETURN_THREE = RETURN_TWO + comb(NUMBERS, 2)
PASS = RETURN_THREE + comb(NUMBERS, 3)
ACTIONS = PASS + 1

SETS = tuple(
    numbers for size in range(1, MAX_RETURNED + 1) for numbers in combinations(range(1, NUMBERS + 1), size)
)
"""What a circle may return: sets of different numbers, without order (Q36)."""
SET_BITS = np.array([sum(1 << number for number in numbers) for numbers in SETS], np.int64)
"""Each set as bits: bit n stands for the number n."""
RETURNS = np.full(2 << NUMBERS, PASS, np.int16)
"""The action that brings back each set, by its bits; who brings back no set passes."""
RETURNS[SET_BITS] = range(RETURN, PASS)

KIND_TURN = 0
KIND_MOVE = 1
KIND_RETURN = 2
KIND_PASS = 3


@rule
def move_of(colour: int, square: int) -> int:
    """The action that puts a marker on a square: by number, triangle or square alike."""
    return MOVE + colour * SQUARES + square


@rule
def marker_of(action: int) -> int:
    """The colour of the marker that a move moves."""
    return (action - MOVE) // SQUARES


@rule
def square_of(action: int) -> int:
    """The square to which a move leads."""
    return (action - MOVE) % SQUARES


@rule
def return_of(bits: int) -> int:
    """The action that brings numbers back, three at most."""
    return int(RETURNS[bits])


@rule
def bits_of(action: int) -> int:
    """The numbers that a return brings back, as bits."""
    return int(SET_BITS[action - RETURN])


@rule
def kind_of(action: int) -> int:
    """What sort of deed an action is."""
    if action < MOVE:
        return KIND_TURN
    if action < RETURN:
        return KIND_MOVE
    return KIND_RETURN if action < PASS else KIND_PASS


def numbers_of(action: int) -> tuple[int, ...]:
    """The numbers that a return brings back, ascending."""
    return SETS[action - RETURN]


def notation(action: int) -> str:
    """An action as text: `turn`, `red to e`, `return 2 5 9`, `pass`."""
    kind = kind_of(action)
    if kind == KIND_MOVE:
        return f"{COLOUR_NAMES[marker_of(action)]} to {SQUARE_NAMES[square_of(action)].lower()}"
    if kind == KIND_RETURN:
        return " ".join(["return", *map(str, numbers_of(action))])
    return KINDS[kind]


def describe(action: int) -> GameEvent:
    """An action as a message."""
    kind = kind_of(action)
    if kind == KIND_MOVE:
        colour = COLOUR_NAMES[marker_of(action)]
        return GameEvent("move", {"colour": colour, "to": SQUARE_NAMES[square_of(action)]})
    if kind == KIND_RETURN:
        return GameEvent("return", {"numbers": listed(numbers_of(action))})
    return GameEvent(KINDS[kind])


def listed(numbers: tuple[int, ...]) -> str:
    """Numbers as a list for a sentence: `2, 5, 9`."""
    return ", ".join(map(str, numbers))


KINDS = ("turn", "move", "return", "pass")
ALL = Actions(count=ACTIONS, kinds=KINDS, kind_of=kind_of, notation=notation)
