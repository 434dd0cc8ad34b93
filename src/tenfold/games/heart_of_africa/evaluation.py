"""Evaluates a state for every seat; match analysis turns it into win chances."""

from typing import Any

import numpy as np

from tenfold.core.jit import numbered, rule
from tenfold.games.heart_of_africa.data import LOCO, TERRAINS, TICKET_POINTS, TICKETS, TRAINS
from tenfold.games.heart_of_africa.ending import is_done
from tenfold.games.heart_of_africa.shortest_paths import spaces_for
from tenfold.games.heart_of_africa.state import NO_TRACK

FEATURES = numbered(
    "points train_cards locomotives terrain_cards done_tickets open_tickets lost_tickets spaces turn"
)
"""What is counted: of tickets their points, and the spaces that open ones ask for."""
WORTHS = np.array(
    [
        [0.295, 0.258, 0.610, 0.493, 0.235, 0.048, -0.640, -0.275, 0.612],
        [-0.219, -0.009, -0.468, -0.109, -0.093, 0.097, 0.555, 0.024, -0.333],
    ],
    np.float64,
)
"""What one of each is worth when a seat has no trains left, and by how much more while all have all."""
AT_END = 0.3
"""What a point of the final score is worth."""


@rule
def evaluate(state: Any, seats: int, values: Any) -> None:
    """What each seat may expect: whoever has 1 more than another wins e times as often.

    The numbers were fitted by tools/fit_evaluation.py to who won 6,000 matches of two, three and four seats
    that all play by the tuned heuristic.
    """
    fewest = TRAINS
    for seat in range(seats):
        fewest = min(fewest, int(state.trains[seat]))
    for seat in range(seats):
        if state.ending > 0:
            values[seat] = AT_END * float(state.score[seat])
        else:
            values[seat] = expectation(state, seat, fewest / TRAINS, WORTHS)


@rule
def expectation(state: Any, seat: int, early: float, worths: Any) -> float:
    """What a seat has, each thing by its worth at the end and by how much that differs at the start."""
    trains = int(state.trains[seat])
    worth = worth_of(worths, FEATURES.points, early) * float(state.points[seat])
    worth += worth_of(worths, FEATURES.train_cards, early) * float(state.hand_size[seat])
    worth += worth_of(worths, FEATURES.locomotives, early) * float(state.hand[seat, LOCO])
    if state.turn == seat:
        worth += worth_of(worths, FEATURES.turn, early)
    for terrain in range(TERRAINS):
        worth += worth_of(worths, FEATURES.terrain_cards, early) * float(state.terrain[seat, terrain])
    for ticket in range(TICKETS):
        if state.tickets[seat, ticket] == 1:
            points = float(TICKET_POINTS[ticket])
            if is_done(state, seat, ticket):
                worth += worth_of(worths, FEATURES.done_tickets, early) * points
            else:
                spaces = spaces_for(state, seat, ticket, NO_TRACK)
                if spaces > trains:
                    worth += worth_of(worths, FEATURES.lost_tickets, early) * points
                else:
                    worth += worth_of(worths, FEATURES.open_tickets, early) * points
                    worth += worth_of(worths, FEATURES.spaces, early) * spaces
    return worth


@rule
def worth_of(worths: Any, which: int, early: float) -> float:
    """What one of a thing is worth while so large a part of the trains is left."""
    return float(worths[0, which] + early * worths[1, which])
