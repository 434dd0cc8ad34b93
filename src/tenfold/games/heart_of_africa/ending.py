"""The end of a turn, of the last round and of the game, and the score."""

from typing import Any

from tenfold.core.jit import rule
from tenfold.games.heart_of_africa.data import PLACE_STOPS

FEW_TRAINS = 2
"""So few trains after a turn begin the last round (H35)."""
GLOBETROTTER = 10

LAST_ROUND = 1
STUCK = 2
"""The two endings (H35, H44)."""


@rule
def end_turn(state: Any, seat: int) -> None:
    """The next seat is on turn, unless the last round or a round of passes is over (H8, H35, H44, H62)."""
    state.cards_taken = 0
    if state.turns_left > 0:
        state.turns_left -= 1
        if state.turns_left == 0:
            state.ending = LAST_ROUND
    elif state.trains[seat] <= FEW_TRAINS:
        state.turns_left = state.seats
    if state.ending == 0 and state.passes_left == 0:
        state.ending = STUCK
    if state.ending > 0:
        finish(state)
    else:
        state.turn = seat + 1 if seat + 1 < state.seats else 0


@rule
def finish(state: Any) -> None:
    """Count the tickets, done or not, and the Globetrotter; routes are not recounted (H36, H37, H52).

    There is no bonus for the longest path (H38), and none for terrain cards (H31).
    """
    most = 0
    for seat in range(int(state.seats)):
        state.score[seat] = state.points[seat]
        for ticket in range(int(state.box_tickets)):
            if state.tickets[seat, ticket] == 1:
                if is_done(state, seat, ticket):
                    state.done[seat] += 1
                    state.score[seat] += state.ticket_points[ticket]
                else:
                    state.score[seat] -= state.ticket_points[ticket]
        most = max(most, int(state.done[seat]))
    for seat in range(int(state.seats)):
        if is_globetrotter(state, seat, most):
            state.score[seat] += GLOBETROTTER


@rule
def is_globetrotter(state: Any, seat: int, most: int) -> bool:
    """All who have done the most tickets are; nobody is, if none is done (H37, H63)."""
    return most > 0 and state.done[seat] == most


@rule
def is_done(state: Any, seat: int, ticket: int) -> bool:
    """Own tracks join some stop of one place to some stop of the other (H32, H33, H36)."""
    for one in range(2):
        for other in range(2):
            start = int(PLACE_STOPS[int(state.ticket_places[0][ticket]), one])
            goal = int(PLACE_STOPS[int(state.ticket_places[1][ticket]), other])
            if state.group[seat, start] == state.group[seat, goal]:
                return True
    return False
