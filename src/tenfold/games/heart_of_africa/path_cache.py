"""A cache of how many spaces each ticket still needs, kept from one observation of a seat to its next.

Searching for every ticket in every state would take most of an observation. So the cache holds the owners
of all tracks at the last observation, the links of each stop, and for each ticket its distance and the
stops of its route. A route is searched again only when one of its links is lost; when the seat claims a
track, one search updates all tickets. Everything here follows from who owns which track, which is public.
A cache belongs to matches with the same box.
"""

from typing import Any

import numpy as np

from tenfold.core.bitset import lowest
from tenfold.core.jit import rule
from tenfold.games.heart_of_africa import data
from tenfold.games.heart_of_africa.data import MAX_TICKETS, NONE, STOPS, TRACKS
from tenfold.games.heart_of_africa.open_tracks import is_open
from tenfold.games.heart_of_africa.shortest_paths import (
    AROUND,
    FAR,
    JOINED,
    NO_TRACKS,
    OPEN,
    DistanceBits,
    search,
    spaces_to,
    stops_of,
)

WAYS = OPEN + STOPS
"""After its links a memory has of each ticket the stops of its way, and above them how many spaces it asks
for, plus 1; 0 if that is not known."""
MEMORY = WAYS + MAX_TICKETS
NOWHERE = 0
"""No stop, as a set: a search without a goal goes everywhere."""


@rule
def update(view: Any, observer: int, memory: Any) -> None:
    """Bring a memory up to date. Every distance in it is right afterwards; some may be unknown."""
    seen = memory[:JOINED].view(np.int8)
    if seen[TRACKS] == view.seats:
        changes = 0
        for track in range(TRACKS):
            changes |= int(seen[track] ^ view.owner[track])
        if changes == 0:
            return
    else:
        reset(view, observer, memory)
    for track in range(TRACKS):
        if seen[track] != view.owner[track]:
            seen[track] = view.owner[track]
            if not update_link(view, observer, track, memory):
                reset(view, observer, memory)


@rule
def reset(view: Any, observer: int, memory: Any) -> None:
    """Fill the memory from nothing, for another match."""
    for at in range(JOINED, MEMORY):
        memory[at] = 0
    seen = memory[:JOINED].view(np.int8)
    seen[TRACKS] = view.seats
    for track in range(TRACKS):
        seen[track] = view.owner[track]
        one, other = int(data.TRACK_FROM[track]), int(data.TRACK_TO[track])
        if view.owner[track] == observer:
            join(memory, JOINED, one, other)
        elif is_open(view, observer, track):
            join(memory, OPEN, one, other)


@rule
def join(memory: Any, part: int, one: int, other: int) -> None:
    """Add a link between two stops."""
    memory[part + one] |= 1 << other
    memory[part + other] |= 1 << one


@rule
def update_link(view: Any, observer: int, track: int, memory: Any) -> bool:
    """Update the link of a track whose owner changed; its twin joins the same stops.

    Returns False if a link came back, so the memory is from another match and must be reset.
    """
    one, other = int(data.TRACK_FROM[track]), int(data.TRACK_TO[track])
    twin = int(data.TWIN[track])
    is_own = view.owner[track] == observer or (twin != NONE and view.owner[twin] == observer)
    may_own = is_open(view, observer, track) or (twin != NONE and is_open(view, observer, twin))
    if memory[JOINED + one] >> other & 1 == 1:
        return is_own
    if memory[OPEN + one] >> other & 1 == 0:
        return not is_own and not may_own
    if is_own:
        join(memory, JOINED, one, other)
        shorten_routes(view, memory, 1 << one | 1 << other)
    elif not may_own:
        memory[OPEN + one] &= ~(1 << other)
        memory[OPEN + other] &= ~(1 << one)
        forget_routes(memory, 1 << one | 1 << other)
    return True


@rule
def forget_routes(memory: Any, stops: int) -> None:
    """Forget the tickets whose route used the lost link between two stops."""
    for ticket in range(MAX_TICKETS):
        if memory[WAYS + ticket] & stops == stops:
            memory[WAYS + ticket] = 0


@rule
def shorten_routes(view: Any, memory: Any, stops: int) -> None:
    """Shorten the routes that are shorter over two newly joined stops."""
    bits = search(NO_TRACKS, memory, stops, NOWHERE)
    for ticket in range(MAX_TICKETS):
        spaces = known_spaces(memory, ticket)
        if spaces > 0:
            here = spaces_to(view, bits, ticket, 0)
            there = spaces_to(view, bits, ticket, 1)
            if here + there < spaces:
                way = trace_back(memory, bits, stops_of(view, ticket, 0), here)
                way |= trace_back(memory, bits, stops_of(view, ticket, 1), there)
                memory[WAYS + ticket] = way | (here + there + 1) << STOPS


@rule
def known_spaces(memory: Any, ticket: int) -> int:
    """How many spaces a ticket needs, from an up-to-date memory; -1 if unknown."""
    return (memory[WAYS + ticket] >> STOPS) - 1


@rule
def lookup(view: Any, memory: Any, ticket: int) -> int:
    """Search how many spaces a ticket needs, and store it."""
    bits = search(NO_TRACKS, memory, stops_of(view, ticket, 0), stops_of(view, ticket, 1))
    spaces = spaces_to(view, bits, ticket, 1)
    way = trace_back(memory, bits, stops_of(view, ticket, 1), spaces) if spaces < FAR else NOWHERE
    memory[WAYS + ticket] = way | (spaces + 1) << STOPS
    return spaces


@rule
def stops_at(bits: DistanceBits, spaces: int) -> int:
    """The stops at a distance, as a set."""
    return (
        bits[5]
        & ~(bits[0] ^ -(spaces & 1))
        & ~(bits[1] ^ -(spaces >> 1 & 1))
        & ~(bits[2] ^ -(spaces >> 2 & 1))
        & ~(bits[3] ^ -(spaces >> 3 & 1))
        & ~(bits[4] ^ -(spaces >> 4 & 1))
    )


@rule
def trace_back(memory: Any, bits: DistanceBits, goal: int, spaces: int) -> int:
    """The stops of a shortest path, as a set, traced back from the goal that a search reached.

    Over own tracks it leads for nothing, over an open one to a stop that is nearer by its spaces. Stops
    that own tracks join to it may be among them.
    """
    near = goal & stops_at(bits, spaces)
    near &= -near
    way = seen = near
    while spaces > 0:
        stop = lowest(near)
        near &= near - 1
        links = memory[OPEN + stop] & ~memory[JOINED + stop]
        there = length = 0
        while there == 0 and length < min(spaces, data.MAX_TRACK_LENGTH):
            length += 1
            there = links & int(AROUND[stop, length - 1]) & stops_at(bits, spaces - length)
        if there != 0:
            near = seen = there & -there
            spaces -= length
        else:
            near |= memory[JOINED + stop] & ~seen
            seen |= near
        way |= near
    return way
