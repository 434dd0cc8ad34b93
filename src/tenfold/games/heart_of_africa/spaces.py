"""How many spaces tickets still ask for, remembered from one look of a seat to its next.

A wave for each ticket in each state would be most of an observation. So a memory keeps the owners of all
tracks at the last look, the stops that the seat had joined or could still join, and of each ticket how
far it was and by which stops its way led. Its way is looked for anew if a link between two of these stops
was lost; what a track that the seat has claimed brings nearer, one wave tells for all tickets. All of it
follows from who owns which track, which everybody sees.
"""

from typing import Any

import numpy as np

from tenfold.core.bitset import lowest
from tenfold.core.jit import rule
from tenfold.games.heart_of_africa.data import (
    LONGEST_TRACK,
    NONE,
    STOPS,
    TICKETS,
    TRACK_FROM,
    TRACK_TO,
    TRACKS,
    TWIN,
)
from tenfold.games.heart_of_africa.open_tracks import is_open
from tenfold.games.heart_of_africa.waves import (
    AROUND,
    FAR,
    Digits,
    spaces_to,
    stops_of,
)

JOINED = (TRACKS + 1 + 7) // 8
"""The first words of a memory are the owners of all tracks and the number of seats, byte by byte; then come
of each stop those that an own track joins to it, as a set,"""
OPEN = JOINED + STOPS
"""those to which the seat may still claim a track,"""
WAYS = OPEN + STOPS
"""and of each ticket the stops of its way, and above them how many spaces it asks for, plus 1; 0 if that is
not known."""
MEMORY = WAYS + TICKETS
NOWHERE = 0
"""No stop, as a set: a wave without a goal goes everywhere."""


@rule
def remember(view: Any, observer: int, memory: Any) -> None:
    """Bring a memory up to date: no ticket is nearer or farther than it says; some may not be known."""
    seen = memory[:JOINED].view(np.int8)
    if seen[TRACKS] == view.seats:
        changes = 0
        for track in range(TRACKS):
            changes |= int(seen[track] ^ view.owner[track])
        if changes == 0:
            return
    else:
        begin_anew(view, observer, memory)
    for track in range(TRACKS):
        if seen[track] != view.owner[track]:
            seen[track] = view.owner[track]
            if not link_anew(view, observer, track, memory):
                begin_anew(view, observer, memory)


@rule
def begin_anew(view: Any, observer: int, memory: Any) -> None:
    """Forget everything: this is another match. Every link is looked at."""
    for at in range(JOINED, MEMORY):
        memory[at] = 0
    seen = memory[:JOINED].view(np.int8)
    seen[TRACKS] = view.seats
    for track in range(TRACKS):
        seen[track] = view.owner[track]
        one, other = int(TRACK_FROM[track]), int(TRACK_TO[track])
        if view.owner[track] == observer:
            join(memory, JOINED, one, other)
        elif is_open(view, observer, track):
            join(memory, OPEN, one, other)


@rule
def join(memory: Any, part: int, one: int, other: int) -> None:
    """Two stops are joined, or may be."""
    memory[part + one] |= 1 << other
    memory[part + other] |= 1 << one


@rule
def link_anew(view: Any, observer: int, track: int, memory: Any) -> bool:
    """Look again at the link of a track that has another owner, or of its twin: both join the same stops.

    False if it was closed, or the seat's own, and is not any more: then everything is to be forgotten.
    """
    one, other = int(TRACK_FROM[track]), int(TRACK_TO[track])
    twin = int(TWIN[track])
    is_own = view.owner[track] == observer or (twin != NONE and view.owner[twin] == observer)
    may_own = is_open(view, observer, track) or (twin != NONE and is_open(view, observer, twin))
    if memory[JOINED + one] >> other & 1 == 1:
        return is_own
    if memory[OPEN + one] >> other & 1 == 0:
        return not is_own and not may_own
    if is_own:
        join(memory, JOINED, one, other)
        bring_nearer(memory, 1 << one | 1 << other)
    elif not may_own:
        memory[OPEN + one] &= ~(1 << other)
        memory[OPEN + other] &= ~(1 << one)
        forget_ways(memory, 1 << one | 1 << other)
    return True


@rule
def forget_ways(memory: Any, stops: int) -> None:
    """Forget each ticket whose way led by these two stops: their link is lost."""
    for ticket in range(TICKETS):
        if memory[WAYS + ticket] & stops == stops:
            memory[WAYS + ticket] = 0


@rule
def bring_nearer(memory: Any, stops: int) -> None:
    """Over two stops that are newly joined, a shorter way may lead from one end of a ticket to the other."""
    digits = spread(memory, stops, NOWHERE)
    for ticket in range(TICKETS):
        spaces = known_spaces(memory, ticket)
        if spaces > 0:
            here = spaces_to(digits, ticket, 0)
            there = spaces_to(digits, ticket, 1)
            if here + there < spaces:
                way = way_back(memory, digits, stops_of(ticket, 0), here)
                way |= way_back(memory, digits, stops_of(ticket, 1), there)
                memory[WAYS + ticket] = way | (here + there + 1) << STOPS


@rule
def known_spaces(memory: Any, ticket: int) -> int:
    """How many spaces a ticket asks for, by a memory that is up to date; -1 if that is not known."""
    return (memory[WAYS + ticket] >> STOPS) - 1


@rule
def ask(memory: Any, ticket: int) -> int:
    """Find out how many spaces a ticket asks for, and remember it."""
    digits = spread(memory, stops_of(ticket, 0), stops_of(ticket, 1))
    spaces = spaces_to(digits, ticket, 1)
    way = way_back(memory, digits, stops_of(ticket, 1), spaces) if spaces < FAR else NOWHERE
    memory[WAYS + ticket] = way | (spaces + 1) << STOPS
    return spaces


@rule
def spread(memory: Any, start: int, goal: int) -> Digits:
    """The wave of `waves.wave`, over the links of a memory: as far as some stop of the goal."""
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
                near |= memory[JOINED + stop]
                links = memory[OPEN + stop]
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
def stops_at(digits: Digits, spaces: int) -> int:
    """The stops that are so many spaces away by a wave, as a set."""
    return (
        digits[5]
        & ~(digits[0] ^ -(spaces & 1))
        & ~(digits[1] ^ -(spaces >> 1 & 1))
        & ~(digits[2] ^ -(spaces >> 2 & 1))
        & ~(digits[3] ^ -(spaces >> 3 & 1))
        & ~(digits[4] ^ -(spaces >> 4 & 1))
    )


@rule
def way_back(memory: Any, digits: Digits, goal: int, spaces: int) -> int:
    """The stops of a shortest way, as a set, walked back from the goal that a wave has reached.

    Over own tracks it leads for nothing, over an open one to a stop that is nearer by its spaces. Stops
    that own tracks join to it may be among them.
    """
    near = goal & stops_at(digits, spaces)
    near &= -near
    way = seen = near
    while spaces > 0:
        stop = lowest(near)
        near &= near - 1
        links = memory[OPEN + stop] & ~memory[JOINED + stop]
        there = length = 0
        while there == 0 and length < min(spaces, LONGEST_TRACK):
            length += 1
            there = links & int(AROUND[stop, length - 1]) & stops_at(digits, spaces - length)
        if there != 0:
            near = seen = there & -there
            spaces -= length
        else:
            near |= memory[JOINED + stop] & ~seen
            seen |= near
        way |= near
    return way
