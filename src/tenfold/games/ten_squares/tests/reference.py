"""A reference implementation of position values, with fractions and sets of cards."""

from fractions import Fraction
from functools import cache
from itertools import combinations

Card = tuple[str, int | str]
Markers = tuple[tuple[int, bool], tuple[int, bool]]
"""For red and black: the square, from 0, and whether J was reached."""

COLOURS = ("red", "black")
LAST = 9


def walk(square: int, steps: int, direction: int) -> tuple[int, bool]:
    """Where a marker ends that turns at both ends of its row, and whether it stood on J."""
    stood = False
    for _ in range(steps):
        if not 0 <= square + direction <= LAST:
            direction = -direction
        square += direction
        stood = stood or square == LAST
    return square, stood


@cache
def worth(pile: frozenset[Card], markers: Markers) -> Fraction:
    """What red may expect before the next card is turned."""
    counting = [card for card in pile if not isinstance(card[1], str) or markers[COLOURS.index(card[0])][1]]
    if not counting:
        return Fraction(0)
    return sum((turned(card, pile - {card}, markers) for card in counting), Fraction(0)) / len(counting)


def turned(card: Card, pile: frozenset[Card], markers: Markers) -> Fraction:
    """What red may expect of a card that counts: the player of its colour chooses."""
    own = COLOURS.index(card[0])
    choose = max if own == 0 else min
    return choose(after(pile, markers, own, card[1]))


def after(pile: frozenset[Card], markers: Markers, own: int, face: int | str) -> list[Fraction]:
    """What each choice is worth."""
    square, has_reached = markers[own]
    if face == "circle":
        gone = [number for number in range(1, 11) if (COLOURS[own], number) not in pile]
        sets = [frozenset((COLOURS[own], n) for n in some) for some in combinations(gone, min(3, len(gone)))]
        return [worth(pile | some, markers) for some in [*sets, frozenset()]]
    if face == "triangle":
        return [worth(pile, put(markers, own, goal)) for goal in range(1, LAST + 1)]
    if face == "square":
        other = 1 - own
        goals = {*range(1, LAST + 1), markers[other][0]}
        return [worth(pile, put(markers, other, goal)) for goal in sorted(goals)]
    found = []
    for direction in (1, -1) if has_reached else (1,):
        end, stood = walk(square, int(face), direction)
        reached = has_reached or stood
        if end == 0 and reached:
            found.append(Fraction(1 if own == 0 else -1))
        else:
            found.append(worth(pile, put(markers, own, end, reached)))
    return found


def put(markers: Markers, colour: int, square: int, reached: bool = False) -> Markers:  # noqa: FBT001, FBT002
    """The markers with one of them elsewhere; what has reached J has reached it for ever."""
    new = list(markers)
    new[colour] = (square, markers[colour][1] or reached or square == LAST)
    return new[0], new[1]
