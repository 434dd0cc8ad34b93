"""The bot: its heuristic, and how Tenzania is searched."""

from math import sqrt
from typing import Any

import numpy as np

from tenfold.core.exponential import exp
from tenfold.core.jit import rule
from tenfold.core.levels import BEGINNER, CASUAL, EXPERT, LEARNED, STRONG, Level
from tenfold.core.search_model import SearchModel
from tenfold.games.tenzania.heuristic import score_with
from tenfold.games.tenzania.opponent_model import imagine
from tenfold.games.tenzania.weights import BASELINE, STYLES, TUNED, TUNED_FOR_MANY, TUNED_SEATS


@rule
def score_actions(view: Any, seat: int, actions: Any, count: int, worths: Any) -> None:
    """What each move is worth in cards, from the view of the seat."""
    score_with(view, seat, actions, count, worths, STYLES[BASELINE])


@rule
def score_actions_tuned(view: Any, seat: int, actions: Any, count: int, worths: Any) -> None:
    """The same with tuned numbers."""
    style = TUNED_FOR_MANY if view.seats > TUNED_SEATS else TUNED
    score_with(view, seat, actions, count, worths, STYLES[style])


@rule
def evaluate(state: Any, seats: int, values: Any) -> None:
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
        worth += CARD_WORTH[min(seats, MAX_FITTED) - MIN_FITTED, int(state.hand[seat, place])]
    return worth


SPREAD = 1.8
"""How many cards a lead is uncertain by, for one card that is left and one player."""
MIN_FITTED, MAX_FITTED = 2, 4
CARD_WORTH = np.array(
    [
        [0.5, 2.2, 1.2, -0.2, -1.1, -0.1, -1.0, -1.2, -0.5, 0.2, 0.0],
        [-0.6, 1.7, 0.8, -0.2, -0.8, 0.3, -0.8, -0.8, -0.2, 0.4, 0.2],
        [-0.7, 1.4, 0.6, -0.2, -0.7, -0.1, -0.6, -0.6, 0.0, 0.5, 0.4],
    ],
    np.float64,
)
"""What a card from ZERO to TEN in hand is worth in cards won later, for two, three, and more players."""
SEARCH_MODEL = SearchModel(
    evaluate,
    {
        BEGINNER: Level(temperature=1.2, temperature_per_seat=0.8),
        CASUAL: Level(temperature=0.4, temperature_per_seat=0.27),
        STRONG: Level(temperature=0.15, temperature_per_seat=0.09, uses_tuned_weights=True),
        EXPERT: Level(playouts=4000, rounds=4),
        LEARNED: Level(uses_network=True),
    },
    score_actions=score_actions_tuned,
    score_actions_as_opponent=score_actions,
    sample_world=imagine,
)
