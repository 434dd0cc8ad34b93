"""Heuristics: win at ten, do not go over, and leave a value that the next player cannot use."""

from math import exp, sqrt
from typing import Any

import numpy as np

from tenfold.core.kernel import rule
from tenfold.core.levels import BEGINNER, CASUAL, EXPERT, STRONG, Judgement, Level
from tenfold.games.tenzania.actions import GOAL, card_of, value_of
from tenfold.games.tenzania.data import NUMBERS
from tenfold.games.tenzania.habits import (
    GREEDY,
    KEEPING,
    LAST_CARDS,
    LOW_VALUE,
    NEXT_OVER,
    NEXT_PILE,
    NEXT_TEN,
    OVER_NOW,
    SHARP,
    SHARP_OF_MANY,
    TEN_NOW,
)
from tenfold.games.tenzania.rules import FIVE, TWO, ZERO, copies, held, next_seat


@rule
def weigh(view: Any, seat: int, actions: Any, count: int, worths: Any) -> None:
    """What each move is worth in cards, from the view of the seat."""
    weigh_by(view, seat, actions, count, worths, GREEDY)


@rule
def weigh_sharply(view: Any, seat: int, actions: Any, count: int, worths: Any) -> None:
    """The same with tuned numbers."""
    if view.seats > FEWEST_FITTED:
        weigh_by(view, seat, actions, count, worths, SHARP_OF_MANY)
    else:
        weigh_by(view, seat, actions, count, worths, SHARP)


@rule
def weigh_by(view: Any, seat: int, actions: Any, count: int, worths: Any, habits: Any) -> None:
    """What each move is worth by some numbers: what it brings, less what the card would bring later."""
    later = 1.0 if view.pile_size > 0 else habits[LAST_CARDS]
    for i in range(count):
        card = card_of(actions[i])
        value = value_of(actions[i])
        worths[i] = worth(view, seat, card, value, habits) - later * habits[KEEPING + card]


@rule
def worth(view: Any, seat: int, card: int, value: int, habits: Any) -> float:
    """Cards won or lost by a move, as far as the next player's turn, if there is one."""
    cards = int(view.table_size) + 1
    if value == GOAL:
        return float(cards * habits[TEN_NOW])
    if value > GOAL:
        return -float(cards * habits[OVER_NOW])
    size = int(view.hand_size[next_seat(view, seat)])
    if size == 0:
        return 0.0
    ten = 0
    bust = 0
    unseen = 0
    for number in range(NUMBERS):
        left = copies(view, number) - int(view.played[number]) - held(view, seat, number)
        unseen += left
        if can_make_ten(view, value, number):
            ten += left
        elif must_go_over(card, value, number):
            bust += left
    no_ten = all_of(unseen - ten, unseen, size)
    all_bust = all_of(bust, unseen, size)
    chances = habits[NEXT_OVER] * all_bust - habits[NEXT_TEN] * (1.0 - no_ten)
    return float((cards + habits[NEXT_PILE]) * chances - habits[LOW_VALUE] * value)


@rule
def can_make_ten(view: Any, value: int, number: int) -> bool:
    """Whether the next player could reach ten with a card of that number."""
    doubles = number == TWO and view.doubling == 1 and value * TWO == GOAL
    return (number != ZERO and value + number == GOAL) or doubles


@rule
def must_go_over(top: int, value: int, number: int) -> bool:
    """Whether a card of that number leaves the next player no value below eleven."""
    if number in (ZERO, top, value) or (number == FIVE and value >= FIVE):
        return False
    return value + number > GOAL


@rule
def all_of(wanted: int, unseen: int, size: int) -> float:
    """The chance that a hand of `size` unseen cards has wanted ones only."""
    chance = 1.0
    for i in range(size):
        if unseen > i:
            chance *= max(wanted - i, 0) / (unseen - i)
    return chance


@rule
def judge(state: Any, seats: int, values: Any) -> None:
    """The chance of each seat to have won most cards in the end.

    A lead is worth the more, the fewer cards are left to be won. The form and SPREAD were fitted to
    who won 3,000 matches each of two, three and four greedy players, by how many cards everybody had
    after 4 to 48 moves: of several powers of the cards left the square root fits best, and the best
    factors were 1.32, 1.04 and 0.82 cards. A hand is worth what tools/fit_tenzania.py found.
    """
    left = int(state.pile_size) + int(state.table_size)
    most = 0.0
    for seat in range(seats):
        left += int(state.hand_size[seat])
        values[seat] = int(state.won[seat]) + hand_worth(state, seats, seat)
        most = max(most, values[seat])
    scale = SPREAD * sqrt((left + 0.5) / seats)
    total = 0.0
    for seat in range(seats):
        values[seat] = exp((values[seat] - most) / scale)
        total += values[seat]
    for seat in range(seats):
        values[seat] /= total


@rule
def hand_worth(state: Any, seats: int, seat: int) -> float:
    """How many cards more than others a hand will win."""
    worth = 0.0
    for place in range(int(state.hand_size[seat])):
        worth += CARD_WORTH[min(seats, MOST_FITTED) - FEWEST_FITTED, int(state.hand[seat, place])]
    return worth


SPREAD = 1.8
"""How many cards a lead is uncertain by, for one card that is left and one player."""
FEWEST_FITTED, MOST_FITTED = 2, 4
CARD_WORTH = np.array(
    [
        [0.5, 2.2, 1.2, -0.2, -1.1, -0.1, -1.0, -1.2, -0.5, 0.2, 0.0],
        [-0.6, 1.7, 0.8, -0.2, -0.8, 0.3, -0.8, -0.8, -0.2, 0.4, 0.2],
        [-0.7, 1.4, 0.6, -0.2, -0.7, -0.1, -0.6, -0.6, 0.0, 0.5, 0.4],
    ],
    np.float64,
)
"""What a card from ZERO to TEN in hand is worth in cards won later, for two, three, and more players."""
JUDGEMENT = Judgement(
    judge,
    {
        BEGINNER: Level(overlooks=0.2),
        CASUAL: Level(),
        STRONG: Level(is_sharp=True),
        EXPERT: Level(playouts=4000, rounds=4),
    },
    weigh=weigh_sharply,
)
