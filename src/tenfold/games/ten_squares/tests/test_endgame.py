"""The endgame solver agrees with the reference implementation."""

from fractions import Fraction
from functools import cache

import numpy as np
import pytest

from tenfold.core.registry import game_of
from tenfold.core.view import View
from tenfold.games.ten_squares.data import CARDS, card_of
from tenfold.games.ten_squares.endgame import SOLVER

Card = tuple[str, int | str]


@cache
def worth(red: int, black: int, pile: frozenset[Card]) -> Fraction:
    """What red may expect between two cards, squares from 0; the rules in words of their own."""
    if red == 0 or black == 0:
        return Fraction(1 if red == 0 else -1)
    if not pile:
        return Fraction(0)
    return sum((after(red, black, card, pile - {card}) for card in pile), Fraction(0)) / len(pile)


def after(red: int, black: int, card: Card, pile: frozenset[Card]) -> Fraction:
    colour, face = card
    best = max if colour == "red" else min
    if isinstance(face, int):
        ends = {walk(red if colour == "red" else black, face, way) for way in (1, -1)}
        moved = "own"
    else:
        ends = set(range(1, 10))
        moved = "own" if face == "triangle" else "other"
    is_red = (colour == "red") == (moved == "own")
    return best(worth(end, black, pile) if is_red else worth(red, end, pile) for end in ends)


def walk(square: int, steps: int, way: int) -> int:
    """Step by step; both ends turn a marker round."""
    for _ in range(steps):
        if square + way not in range(10):
            way = -way
        square += way
    return square


def position(red: int, black: int, pile: set[Card], card: Card) -> View:
    """Red's view of a card of red's that waits; all cards that are not in the pile are discarded."""
    game = game_of("ten_squares")
    states = game.template(2, {"begins": "1", "red": "1"})
    game.compiled.deal_at(states, 0, 2)
    state = states[0]
    for number in range(CARDS):
        state.in_pile[number] = 0
    for one in pile:
        state.in_pile[number_of(one)] = 1
    state.pile_size = len(pile)
    state.card = number_of(card)
    state.is_waiting = 1
    for colour, square in enumerate((red, black)):
        state.marker[colour] = square
        state.has_reached[colour] = 1
    view = game.view(states, 2, 0)
    assert view.due == (0,)
    return view


def number_of(card: Card) -> int:
    colour, face = card
    shapes = {"triangle": 11, "square": 12, "circle": 13}
    return int(card_of(0 if colour == "red" else 1, face if isinstance(face, int) else shapes[face]))


PILES: list[set[Card]] = [
    set(),
    {("black", 3)},
    {("red", 4), ("black", 6), ("black", "square")},
    {("red", 1), ("red", 9), ("black", 2), ("red", "square"), ("black", "triangle")},
    {("red", 10), ("red", 5), ("black", 10), ("black", 1), ("red", "triangle"), ("black", "square")},
]


@pytest.mark.parametrize("pile", PILES)
@pytest.mark.parametrize("card", [("red", 7), ("red", "triangle"), ("red", "square")])
def test_values_are_exact_without_circles(pile: set[Card], card: Card) -> None:
    pile = pile - {card}
    red, black = 8, 5
    view = position(red, black, pile, card)
    found = SOLVER(view)

    assert found is not None
    assert set(found) == set(view.legal)
    for action, value in found.items():
        words = view.game.actions.notation(action).split()
        square = "abcdefghij".index(words[-1])
        squares = (square, black) if words[0] == "red" else (red, square)
        assert value == pytest.approx(float(worth(*squares, frozenset(pile))), abs=1e-12)


def test_q13_a_circle_returns_the_numbers_that_are_worth_most() -> None:
    pile: set[Card] = {("black", 2), ("black", 9), ("red", 1), ("red", 2), ("red", 3), ("red", 5), ("red", 7)}
    view = position(6, 8, pile, ("red", "circle"))
    found = SOLVER(view)

    assert found is not None
    assert set(found) == set(view.legal)
    for action, value in found.items():
        words = view.game.actions.notation(action).split()
        back: set[Card] = {("red", int(word)) for word in words[1:]}
        assert value == pytest.approx(float(worth(6, 8, frozenset(pile | back))), abs=1e-12)


def test_a_circle_in_the_pile_or_a_large_pile_is_left_to_search() -> None:
    assert SOLVER(position(8, 5, {("black", "circle")}, ("red", 7))) is None
    many: set[Card] = set()
    many |= {("black", number) for number in range(1, 11)}
    many |= {("red", number) for number in range(1, 7)}
    assert SOLVER(position(8, 5, many, ("red", 7))) is None


def test_black_wants_the_opposite() -> None:
    game = game_of("ten_squares")
    view = position(8, 5, {("red", 8), ("black", 1)}, ("red", 7))
    found = SOLVER(view)
    states = view.states
    states[0].card = number_of(("black", 7))
    states[0].marker[:] = np.array([5, 8])
    for one in (("red", 8), ("black", 1)):
        states[0].in_pile[number_of(one)] = 0
    for one in (("black", 8), ("red", 1)):
        states[0].in_pile[number_of(one)] = 1
    mirrored = SOLVER(game.view(states, 2, 1))

    assert found is not None
    assert mirrored is not None
    assert sorted(found.values()) == pytest.approx(sorted(mirrored.values()))
