"""The shortest route that a ticket still needs, for display."""

from collections.abc import Collection
from heapq import heappop, heappush
from typing import Any

import numpy as np

from tenfold.core.phrase import Phrase
from tenfold.games.heart_of_africa.actions import count_title
from tenfold.games.heart_of_africa.data import (
    BOARD,
    COLOUR,
    LENGTH,
    TRACK_COLOUR_NAMES,
    TRACKS,
    ends_of,
    stop_title,
)
from tenfold.games.heart_of_africa.open_tracks import mark_open

Tracks = tuple[int, ...]
Graph = dict[int, list[tuple[int, int, int]]]
"""From each stop: the stop at the other end, the spaces that it costs, the track."""


def graph_of(state: Any, seat: int, shared: Collection[int] = ()) -> Graph:
    """The tracks that a seat can use: its own cost nothing, the open ones their spaces (H24, H36).

    `shared` are open tracks that are wanted anyway: they cost nothing either.
    """
    graph: Graph = {}
    is_open = np.zeros(TRACKS, np.bool_)
    mark_open(state, seat, is_open)
    for track, owner in enumerate(state.owner.tolist()):
        if owner == seat or is_open[track]:
            one, other = BOARD.tracks[track].ends
            cost = 0 if owner == seat or track in shared else int(LENGTH[track])
            graph.setdefault(one, []).append((other, cost, track))
            graph.setdefault(other, []).append((one, cost, track))
    return graph


def shortest_route(state: Any, graph: Graph, ticket: int) -> list[int] | None:
    """The tracks that a ticket still needs, as few spaces as can be; None if all ways are closed."""
    route = whole_route(state, graph, ticket)
    return None if route is None else route[0]


def whole_route(state: Any, graph: Graph, ticket: int) -> tuple[list[int], list[int]] | None:
    """The same, and all tracks of the way, those that cost nothing included.

    A dead-end country is no way through, for each of its ends is a stop of its own (H33).
    """
    first, second = (BOARD.places[end].stops for end in ends_of(state, ticket))
    queue: list[tuple[int, int, Tracks, Tracks]] = [(0, stop, (), ()) for stop in first]
    settled: set[int] = set()
    while queue:
        spaces, stop, needed, way = heappop(queue)
        if stop in second:
            return list(needed), list(way)
        if stop not in settled:
            settled.add(stop)
            for neighbour, cost, track in graph.get(stop, []):
                more = (*needed, track) if cost else needed
                heappush(queue, (spaces + cost, neighbour, more, (*way, track)))
    return None


def spaces_of(way: list[int]) -> int:
    """How many spaces the tracks of a way have."""
    return sum(int(LENGTH[track]) for track in way)


def route_words(state: Any, seat: int, ticket: int, way: list[int]) -> list[str]:
    """A way as words from stop to stop: `Beira`, `–2 purple–`, `Salisbury`; dots stand for own tracks."""
    first, second = (BOARD.places[end].stops for end in ends_of(state, ticket))
    at, words = first[0], [stop_title(first[0])]
    for track in way:
        one, other = BOARD.tracks[track].ends
        groups = {int(state.group[seat, stop]) for stop in ([at] if len(words) > 1 else first)}
        start, goal = (one, other) if int(state.group[seat, one]) in groups else (other, one)
        if stop_title(start) != words[-1]:
            words += ["…", stop_title(start)]
        words += [_track_title(track), stop_title(goal)]
        at = goal
    if at not in second:
        words += ["…", stop_title(second[0])]
    return words


def _track_title(track: int) -> Phrase:
    spaces = count_title(TRACK_COLOUR_NAMES[COLOUR[track]], int(LENGTH[track]))
    return Phrase(f"–{spaces}–", "track", {"spaces": spaces})
