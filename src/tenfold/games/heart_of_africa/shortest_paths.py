"""Shortest paths over the board: own tracks cost nothing, open ones their spaces.

Distances are five sets of stops, one for each binary digit of the distance:
51 stops fit into one number and all tracks into two, so that nothing has to be allocated.
"""

from typing import Any

import numpy as np

from tenfold.core.bitset import lowest
from tenfold.core.jit import rule
from tenfold.games.heart_of_africa.data import BOARD, MAX_TRACK_LENGTH, PLACE_STOPS, STOPS, TRACKS, TWIN
from tenfold.games.heart_of_africa.open_tracks import BOTH_OPEN, is_open

FAR = 31
"""No way is longer, as far as the bot cares."""
MAX_TRACKS = max(sum(stop in track.ends for track in BOARD.tracks) for stop in range(STOPS))
DEGREE = np.array([sum(stop in track.ends for track in BOARD.tracks) for stop in range(STOPS)], np.int8)
INCIDENT = np.zeros((STOPS, MAX_TRACKS), np.int8)
for _stop in range(STOPS):
    _tracks = [number for number, track in enumerate(BOARD.tracks) if _stop in track.ends]
    INCIDENT[_stop, : len(_tracks)] = _tracks

HALF = 60
"""A set of tracks is two numbers: so many tracks are in the first, the others in the second."""
ENDS = np.array([sum(1 << end for end in track.ends) for track in BOARD.tracks], np.int64)
"""The two stops of each track, as a set."""
FIRST_AT = np.zeros(STOPS, np.int64)
SECOND_AT = np.zeros(STOPS, np.int64)
"""The tracks that end at each stop, as a set of two halves."""
for _number, _track in enumerate(BOARD.tracks):
    for _stop in _track.ends:
        if _number < HALF:
            FIRST_AT[_stop] |= 1 << _number
        else:
            SECOND_AT[_stop] |= 1 << (_number - HALF)
AROUND = np.array(
    [
        [
            sum({1 << (sum(t.ends) - stop) for t in BOARD.tracks if stop in t.ends and t.length == length})
            for length in range(1, MAX_TRACK_LENGTH + 1)
        ]
        for stop in range(STOPS)
    ],
    np.int64,
)
"""The stops to which tracks of each length lead from each stop, as sets."""
NEIGHBOURS = np.bitwise_or.reduce(AROUND, axis=1)
JOINED = (TRACKS + 1 + 7) // 8
"""The first words of a memory are the owners of all tracks and the number of seats, byte by byte; then come
of each stop those that an own track joins to it, as a set,"""
OPEN = JOINED + STOPS
"""those to which the seat may still claim a track, and what `path_cache` adds."""
NO_MEMORY = np.zeros(0, np.int64)
TrackSets = tuple[int, int, int, int]
"""The tracks that a seat has, and those that it may still take, each as a set of two halves."""
NO_TRACKS = (0, 0, 0, 0)
DistanceBits = tuple[int, int, int, int, int, int]
"""How far stops are: five sets of stops, one a binary digit of the distance, and those that are reached."""


@rule
def track_sets_of(view: Any, seat: int, lost: int) -> TrackSets:
    """The tracks that a seat can use. One may be thought of as lost to somebody else; NO_TRACK if none is."""
    own_first = own_second = free_first = free_second = 0
    for track in range(HALF):
        if view.owner[track] == seat:
            own_first |= 1 << track
        elif is_open(view, seat, track) and not is_shut(view, track, lost):
            free_first |= 1 << track
    for track in range(HALF, TRACKS):
        if view.owner[track] == seat:
            own_second |= 1 << (track - HALF)
        elif is_open(view, seat, track) and not is_shut(view, track, lost):
            free_second |= 1 << (track - HALF)
    return own_first, own_second, free_first, free_second


@rule
def has(first: int, second: int, track: int) -> int:
    """1 if a track is in a set of two halves, else 0."""
    return (first >> track if track < HALF else second >> (track - HALF)) & 1


@rule
def links_at(tracks: TrackSets, stop: int) -> tuple[int, int]:
    """The stops to which own tracks join a stop, and those to which open ones lead from it, as sets."""
    if int(FIRST_AT[stop]) & ~tracks[2] | int(SECOND_AT[stop]) & ~tracks[3] == 0:
        return 0, int(NEIGHBOURS[stop])
    joined = links = 0
    for i in range(int(DEGREE[stop])):
        track = int(INCIDENT[stop, i])
        there = int(ENDS[track]) ^ 1 << stop
        joined |= there * has(tracks[0], tracks[1], track)
        links |= there * has(tracks[2], tracks[3], track)
    return joined, links


@rule
def distances_from(tracks: TrackSets, start: int, goal: int) -> DistanceBits:
    """Distances from a set of stops; the search ends when it reaches a stop of the goal."""
    return search(tracks, NO_MEMORY, start, goal)


@rule
def search(tracks: TrackSets, memory: Any, start: int, goal: int) -> DistanceBits:
    """Distances over a seat's tracks, or over the links that its memory has, where there is one."""
    near = start
    p1 = p2 = p3 = p4 = p5 = p6 = 0
    d0 = d1 = d2 = d3 = d4 = 0
    seen = 0
    for spaces in range(FAR):
        new = near & ~seen
        while new != 0:
            seen |= new
            d0 |= new * (spaces & 1)
            d1 |= new * (spaces >> 1 & 1)
            d2 |= new * (spaces >> 2 & 1)
            d3 |= new * (spaces >> 3 & 1)
            d4 |= new * (spaces >> 4 & 1)
            while new != 0:
                stop = lowest(new)
                new &= new - 1
                if memory.size > 0:
                    joined, links = memory[JOINED + stop], memory[OPEN + stop]
                else:
                    joined, links = links_at(tracks, stop)
                near |= joined
                p1 |= links & int(AROUND[stop, 0])
                p2 |= links & int(AROUND[stop, 1])
                p3 |= links & int(AROUND[stop, 2])
                p4 |= links & int(AROUND[stop, 3])
                p5 |= links & int(AROUND[stop, 4])
                p6 |= links & int(AROUND[stop, 5])
            new = near & ~seen
        if seen & goal != 0 or (p1 | p2 | p3 | p4 | p5 | p6) & ~seen == 0:
            break
        near, p1, p2, p3, p4, p5, p6 = p1, p2, p3, p4, p5, p6, 0
    return d0, d1, d2, d3, d4, seen


@rule
def is_shut(view: Any, track: int, lost: int) -> bool:
    """Whether a track could not be used if another were lost: with two or three players its twin (H24)."""
    return track == lost or (view.seats < BOTH_OPEN and TWIN[track] == lost)


@rule
def distance(bits: DistanceBits, stop: int) -> int:
    """The distance of a stop; FAR if the search did not reach it."""
    if bits[5] >> stop & 1 == 0:
        return FAR
    return (
        (bits[0] >> stop & 1)
        + (bits[1] >> stop & 1) * 2
        + (bits[2] >> stop & 1) * 4
        + (bits[3] >> stop & 1) * 8
        + (bits[4] >> stop & 1) * 16
    )


@rule
def distances_between(view: Any, seat: int, ticket: int, end: int, lost: int) -> DistanceBits:
    """Distances from one end of a ticket, as far as the other end."""
    return distances_from(
        track_sets_of(view, seat, lost), stops_of(view, ticket, end), stops_of(view, ticket, 1 - end)
    )


@rule
def stops_of(view: Any, ticket: int, end: int) -> int:
    """The stops of one end of a ticket, as a set."""
    place = int(view.ticket_places[end, ticket])
    return 1 << int(PLACE_STOPS[place, 0]) | 1 << int(PLACE_STOPS[place, 1])


@rule
def spaces_to(view: Any, bits: DistanceBits, ticket: int, end: int) -> int:
    """The distance of the nearest stop at one end of a ticket."""
    place = int(view.ticket_places[end, ticket])
    return min(distance(bits, int(PLACE_STOPS[place, 0])), distance(bits, int(PLACE_STOPS[place, 1])))


@rule
def spaces_for(view: Any, seat: int, ticket: int, lost: int) -> int:
    """How many spaces a ticket still asks for, also if a track were lost."""
    return spaces_over(view, track_sets_of(view, seat, lost), ticket)


@rule
def spaces_over(view: Any, tracks: TrackSets, ticket: int) -> int:
    """How many spaces a ticket still asks for, over a seat’s tracks."""
    bits = distances_from(tracks, stops_of(view, ticket, 0), stops_of(view, ticket, 1))
    return spaces_to(view, bits, ticket, 1)
