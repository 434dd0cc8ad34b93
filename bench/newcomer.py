"""Someone who has just finished the tutorial, as a bot: what it tells they do, everything else is by lot.

    PYTHONPATH=src:bench python3 bench/head_to_head.py tenzania/2/newcomer:Newcomer,beginner/600 --out results

In Tenzania they make 10 when they can, and go over only when they must. In 10 Squares they go home when they
can. In the 10 Days games they take an open tile that connects more days than now, and put tiles where they
connect most; racks are filled by lot. In The Heart of Africa they keep the two shortest tickets, claim what
is on the shortest way of one, and long routes once all are completed; they take face-up cards of the colours
they need, pay without locomotives if they can, and double when they can.
"""

import random
from typing import Any

import numpy as np

from tenfold.core.game import offsets_of
from tenfold.core.view import View
from tenfold.games.heart_of_africa import actions, data
from tenfold.games.heart_of_africa.ending import is_done
from tenfold.games.heart_of_africa.ticket_routes import graph_of, shortest_route, spaces_of
from tenfold.games.ten_squares.bot import WIN

TEN = 10


class Newcomer:
    """Plays what a tutorial has taught, and otherwise anything."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)  # noqa: S311

    def act(self, view: View) -> int:
        """One of the moves that the tutorial tells to look for, or any."""
        rates = [RATES[view.game.id](view, action) for action in view.legal]
        best = max(rates)
        return self._random.choice(
            [action for action, one in zip(view.legal, rates, strict=True) if one == best]
        )


def rate_value(view: View, action: int) -> int:
    """Making 10, then staying below it."""
    value = int(view.game.actions.notation(action).split()[-1])
    return 2 if value == TEN else int(value < TEN)


def rate_square(view: View, action: int) -> int:
    """Going home."""
    worths = np.zeros(1)
    view.game.compiled.score_actions_at(view.states, 0, view.observer, np.array([action]), 1, worths)
    return int(worths[0] == WIN)


def rate_rack(view: View, action: int) -> int:
    """How many days are connected by a swap, by placing a tile, or by the best placing of a tile taken."""
    kind = view.game.actions.kinds[view.game.actions.kind_of(action)]
    if kind in {"draw", "fill"}:
        return connected(view.states, view)
    states = view.states.copy()
    view.game.compiled.apply_at(states, 0, view.observer, action)
    if kind != "take":
        return connected(states, view)
    best = 0
    for placing in view.game.legal(states, view.observer):
        after = states.copy()
        view.game.compiled.apply_at(after, 0, view.observer, placing)
        best = max(best, connected(after, view))
    return best


def connected(states: Any, view: View) -> int:
    """How many of the observer's days are connected with the next one, as an observation says."""
    numbers = np.zeros(view.game.encoder.size, np.float32)
    view.game.compiled.observe_at(states, 0, view.observer, numbers)
    first = offsets_of(view.game.encoder.layout).linked
    return int(numbers[first : first + view.game.state.dtype["rack"].shape[1]].sum())


def tracks_on_the_way(view: View) -> set[int]:
    """What the observer's open tickets still need, each by its shortest way."""
    state, seat = view.states[0], view.observer
    graph = graph_of(state, seat)
    mine = [ticket for ticket in range(int(state.box_tickets)) if state.tickets[seat, ticket] == 1]
    ways = [shortest_route(state, graph, ticket) for ticket in mine if not is_done(state, seat, ticket)]
    return {track for way in ways for track in way or ()}


def two_shortest(view: View) -> list[int]:
    """Of the tickets to decide about, those with the fewest spaces."""
    state, seat = view.states[0], view.observer
    graph = graph_of(state, seat)
    drawn = [int(ticket) for ticket in state.drawn[seat, : int(state.choosing[seat])]]
    return sorted(drawn, key=lambda ticket: spaces_of(shortest_route(state, graph, ticket) or [0]))[:2]


def rate_train(view: View, action: int) -> int:
    """Claims what a ticket needs, or takes cards of its colours; doubles, and keeps locomotives."""
    kind, number = actions.parts(action)
    if kind in {"keep", "return"}:
        return int((kind == "keep") == (number in two_shortest(view)))
    if kind == "pay":
        return -actions.PAYMENTS[number][2]
    if kind not in {"claim", "take"}:
        return {"double": 1, "tickets": -1}.get(kind, 0)
    wanted = tracks_on_the_way(view)
    if kind == "take":
        return 2 if number in {int(data.COLOUR[track]) for track in wanted} else 1
    track = int(data.CHOICE_FIRST[number])
    # Who has completed all tickets claims what scores.
    return 3 if track in wanted else int(data.LENGTH[track]) * (not wanted)


RATES = {
    "tenzania": rate_value,
    "ten_squares": rate_square,
    "ten_days_africa": rate_rack,
    "ten_days_usa": rate_rack,
    "ten_days_world": rate_rack,
    "heart_of_africa": rate_train,
}
