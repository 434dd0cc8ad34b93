"""How far places are: waves that go out over own tracks for nothing and over open ones for their spaces.

A wave remembers how far each stop is in five sets of stops, one a binary digit of the distance:
51 stops fit into one number, so that nothing has to be allocated.
"""

from typing import Any

import numpy as np

from tenfold.core.kernel import rule
from tenfold.games.heart_of_africa.claims import BOTH_OPEN, is_open
from tenfold.games.heart_of_africa.data import (
    BOARD,
    LENGTH,
    STOPS,
    TICKET_STOPS,
    TRACK_FROM,
    TRACK_TO,
    TWIN,
)

FAR = 31
"""No way is longer, as far as the bot cares."""
MOST_TRACKS = max(sum(stop in track.ends for track in BOARD.tracks) for stop in range(STOPS))
DEGREE = np.array([sum(stop in track.ends for track in BOARD.tracks) for stop in range(STOPS)], np.int8)
INCIDENT = np.zeros((STOPS, MOST_TRACKS), np.int8)
for _stop in range(STOPS):
    _tracks = [number for number, track in enumerate(BOARD.tracks) if _stop in track.ends]
    INCIDENT[_stop, : len(_tracks)] = _tracks


@rule
def wave(view: Any, seat: int, start: int, goal: int, lost: int) -> tuple[int, int, int, int, int, int]:
    """How far stops are from a set of stops: five digits of the distance, and which are reached.

    It ends when it has reached some stop of the goal. One track may be thought of as lost to
    somebody else; NO_TRACK if none is.
    """
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
            for stop in range(STOPS):
                if new >> stop & 1 == 0:
                    continue
                for i in range(int(DEGREE[stop])):
                    track = int(INCIDENT[stop, i])
                    bit = 1 << (int(TRACK_FROM[track]) + int(TRACK_TO[track]) - stop)
                    if view.owner[track] == seat:
                        near |= bit
                    elif seen & bit == 0 and is_open(view, seat, track) and not is_shut(view, track, lost):
                        length = int(LENGTH[track])
                        p1 |= bit * int(length == 1)
                        p2 |= bit * int(length == 2)
                        p3 |= bit * int(length == 3)
                        p4 |= bit * int(length == 4)
                        p5 |= bit * int(length == 5)
                        p6 |= bit * int(length == 6)
            new = near & ~seen
        if seen & goal != 0 or p1 | p2 | p3 | p4 | p5 | p6 == 0:
            break
        near, p1, p2, p3, p4, p5, p6 = p1, p2, p3, p4, p5, p6, 0
    return d0, d1, d2, d3, d4, seen


@rule
def is_shut(view: Any, track: int, lost: int) -> bool:
    """Whether a track could not be used if another were lost: with two or three players its twin (H24)."""
    return track == lost or (view.seats < BOTH_OPEN and TWIN[track] == lost)


@rule
def distance(digits: tuple[int, int, int, int, int, int], stop: int) -> int:
    """How far a stop is by a wave; FAR if the wave did not reach it."""
    if digits[5] >> stop & 1 == 0:
        return FAR
    return (
        (digits[0] >> stop & 1)
        + (digits[1] >> stop & 1) * 2
        + (digits[2] >> stop & 1) * 4
        + (digits[3] >> stop & 1) * 8
        + (digits[4] >> stop & 1) * 16
    )


@rule
def wave_from(view: Any, seat: int, ticket: int, end: int, lost: int) -> tuple[int, int, int, int, int, int]:
    """A wave from one end of a ticket to the other."""
    return wave(view, seat, stops_of(ticket, end), stops_of(ticket, 1 - end), lost)


@rule
def stops_of(ticket: int, end: int) -> int:
    """The stops of one end of a ticket, as a set."""
    return 1 << int(TICKET_STOPS[ticket, end, 0]) | 1 << int(TICKET_STOPS[ticket, end, 1])


@rule
def spaces_to(digits: tuple[int, int, int, int, int, int], ticket: int, end: int) -> int:
    """How far the nearest stop of an end of a ticket is by a wave."""
    return min(
        distance(digits, int(TICKET_STOPS[ticket, end, 0])),
        distance(digits, int(TICKET_STOPS[ticket, end, 1])),
    )


@rule
def spaces_for(view: Any, seat: int, ticket: int, lost: int) -> int:
    """How many spaces a ticket still asks for, also if a track were lost."""
    return spaces_to(wave_from(view, seat, ticket, 0, lost), ticket, 1)
