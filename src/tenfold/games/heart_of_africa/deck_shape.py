"""The shape of a ticket deck: how often places are named, what tickets want of routes, how long they are."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tenfold.games.heart_of_africa.data import BOARD, STOPS

FAR = 99
"""More spaces than any way has."""
Pair = tuple[int, int]
Route = tuple[int, int, int]
"""Two stops, and how many spaces lie between them."""

ROUTES: list[Route] = sorted({(*sorted(track.ends), track.length) for track in BOARD.tracks})  # type: ignore[misc]
IS_DOUBLE = [
    sum(sorted(track.ends) == [one, other] for track in BOARD.tracks) > 1 for one, other, _ in ROUTES
]
STEPS = [
    [(one + other - stop, length) for one, other, length in ROUTES if stop in {one, other}]
    for stop in range(STOPS)
]
"""From each stop, the stops at the other ends of its routes, and their spaces."""
STOPS_OF = [list(place.stops) for place in BOARD.places]


def _all_distances() -> list[list[int]]:
    """The shortest way between every two stops, by Floyd and Warshall."""
    spaces = np.full((STOPS, STOPS), FAR, np.int64)
    np.fill_diagonal(spaces, 0)
    for one, other, length in ROUTES:
        spaces[one, other] = spaces[other, one] = length
    for stop in range(STOPS):
        spaces = np.minimum(spaces, spaces[:, stop, None] + spaces[None, stop, :])
    rows: list[list[int]] = spaces.tolist()
    return rows


SPACES = _all_distances()


def spaces_between(first: int, second: int) -> int:
    """How many spaces the shortest way between two places has on the empty board."""
    return min([SPACES[one][other] for one in STOPS_OF[first] for other in STOPS_OF[second]])


def shape_of(pairs: Sequence[Pair]) -> dict[str, Any]:
    """How often places are named, and how much tickets want of single and double routes."""
    wanted = [wanted_of(first, second) for first, second in pairs]
    load = [sum([its[route] for its in wanted]) for route in range(len(ROUTES))]
    named = [sum([place in pair for pair in pairs]) for place in range(len(STOPS_OF))]
    is_nameable = [place.kind != "junction" for place in BOARD.places]
    double = [its for its, is_double in zip(load, IS_DOUBLE, strict=True) if is_double]
    single = [its for its, is_double in zip(load, IS_DOUBLE, strict=True) if not is_double]
    spaces = [spaces_between(first, second) for first, second in pairs]
    return {
        "tickets": len(pairs),
        "named_most": max(named),
        "never_named": sum([its == 0 and can for its, can in zip(named, is_nameable, strict=True)]),
        "unwanted_routes": sum([its == 0 for its in load]) / len(load),
        "wanted_by_double": sum(double) / len(double),
        "wanted_by_single": sum(single) / len(single),
        "mean_spaces": sum(spaces) / max(1, len(spaces)),
    }


def wanted_of(first: int, second: int) -> list[float]:
    """Of every route, its share of all shortest ways between two places."""
    best = spaces_between(first, second)
    to_start, to_goal = _spaces_to(first), _spaces_to(second)
    from_start, from_goal = _ways_to(first, to_start), _ways_to(second, to_goal)
    ways = [
        (from_start[one] * from_goal[other] if to_start[one] + length + to_goal[other] == best else 0)
        + (from_start[other] * from_goal[one] if to_start[other] + length + to_goal[one] == best else 0)
        for one, other, length in ROUTES
    ]
    starts = [stop for stop in STOPS_OF[first] if to_goal[stop] == best]
    total = sum([from_goal[stop] for stop in starts])
    return [its / total for its in ways]


def _spaces_to(place: int) -> list[int]:
    """From each stop, how many spaces the nearest stop of a place is away."""
    return [min([SPACES[stop][its] for its in STOPS_OF[place]]) for stop in range(STOPS)]


def _ways_to(place: int, spaces: Sequence[int]) -> list[int]:
    """From each stop, how many shortest ways to a place there are."""
    ways = [int(stop in STOPS_OF[place]) for stop in range(STOPS)]
    for far, stop in sorted([(its, stop) for stop, its in enumerate(spaces)]):
        for nearer, length in STEPS[stop]:
            if spaces[nearer] + length == far:
                ways[stop] += ways[nearer]
    return ways
