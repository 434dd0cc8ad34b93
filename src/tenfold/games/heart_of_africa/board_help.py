"""What the board in pages asks the rules for: ways of tickets, the choice of tickets, doublings."""

from collections.abc import Callable, Collection
from typing import Any

import numpy as np

from tenfold.games.heart_of_africa.actions import DOUBLE, DOUBLINGS, MAX_WILD
from tenfold.games.heart_of_africa.data import COST, LENGTH, TERRAIN
from tenfold.games.heart_of_africa.deck_shape import shape_of, spaces_between
from tenfold.games.heart_of_africa.doubling import add_doublings, lack
from tenfold.games.heart_of_africa.ending import is_done
from tenfold.games.heart_of_africa.state import DRAWN, KEPT, RETURNED, UNDECIDED
from tenfold.games.heart_of_africa.ticket_routes import graph_of, spaces_of, whole_route
from tenfold.games.heart_of_africa.tickets import least_kept, leaves_choice

Way = tuple[str, list[int], int]
"""Whether a ticket is done, open or closed; the tracks of its way; the spaces that it still asks for."""


def ways(state: Any, seat: int, tickets: list[int], shared: Collection[int]) -> list[Way]:
    """The shortest way of each ticket (H24, H33, H36); tracks that are wanted anyway cost nothing."""
    graph = graph_of(state, seat, shared)
    return [_way(state, seat, ticket, whole_route(state, graph, ticket)) for ticket in tickets]


def _way(state: Any, seat: int, ticket: int, route: tuple[list[int], list[int]] | None) -> Way:
    if route is None:
        return "closed", [], 0
    needed, whole = route
    return "done" if is_done(state, seat, ticket) else "open", whole, spaces_of(needed)


def undecided(state: Any, seat: int) -> list[int]:
    """The drawn tickets that are not decided yet, in the order drawn (H67)."""
    places = [place for place in range(int(state.choosing[seat])) if state.chosen[seat, place] == UNDECIDED]
    return [int(state.drawn[seat, place]) for place in places]


def decisions(state: Any, seat: int, kept: Collection[int]) -> list[tuple[int, bool]]:
    """Tickets to keep or return one by one, until the rules leave no choice (H7, H10, H67)."""
    drawn = int(state.choosing[seat])
    chosen = np.array([int(state.chosen[seat, place]) for place in range(DRAWN)])
    found: list[tuple[int, bool]] = []
    for place in range(drawn):
        if chosen[place] == UNDECIDED and leaves_choice(chosen, drawn, least_kept(state)):
            ticket = int(state.drawn[seat, place])
            chosen[place] = KEPT if ticket in kept else RETURNED
            found.append((ticket, ticket in kept))
    return found


def doublings(state: Any, seat: int) -> list[tuple[int, int]]:
    """Terrain cards and locomotives that can double a half-made claim (H25 to H30, H40)."""
    out = np.zeros(2 + MAX_WILD, np.int64)
    count = int(add_doublings(state, seat, out))
    return [DOUBLINGS[int(action) - DOUBLE][1:] for action in out[1:count]]


def doublings_asked(state: Any, seat: int, track: int) -> list[tuple[int, int]]:
    """What a doubling costs, in every mixture: what to ask about where none is possible (H28, H29, H40)."""
    cost = int(COST[LENGTH[track]])
    missing = int(lack(state, seat, int(TERRAIN[track])))
    if state.extra == 1 and missing > cost:
        return [(0, missing)]
    return [(cost - locos, locos) for locos in range(cost + 1)]


BOARD_HELP: dict[str, Callable[..., Any]] = {
    function.__name__: function
    for function in (
        *(ways, undecided, decisions, doublings, doublings_asked, is_done, least_kept),
        *(spaces_between, shape_of),
    )
}
