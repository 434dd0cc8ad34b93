"""The rules of connections: which days of a rack are linked, and when a journey is complete."""

from typing import Any

from tenfold.core.jit import generic
from tenfold.families.ten_days.bound_names import BIT, CHOICES_OF_DAYS, FAR, HAS_AFRICA, MAP_OF, MAPS, NEAR
from tenfold.families.ten_days.data import AUTOMOBILE_FACE, FIRST_PLACE, PURPLE, RIDES


@generic
def days_of(state: Any) -> int:
    """How many days a journey has: ten, or as the table plays (D3, D28, D30)."""
    return int(CHOICES_OF_DAYS[int(state.days)])


@generic
def printing(state: Any) -> int:
    """Which borders are in force: 1 is the older printing with an undivided Sudan (D36)."""
    return int(state.undivided_sudan) if HAS_AFRICA else 0


@generic
def may_return(state: Any) -> bool:
    """Whether a ride may end in the country where it began (D35)."""
    return state.same_country == 1 if HAS_AFRICA else False


@generic
def face_on(state: Any, seat: int, day: int) -> int:
    """What's on the tile of a day: a place, a plane of a colour, an automobile, or nothing (D1, D2)."""
    return int(state.face[int(state.rack[seat, day])])


@generic
def is_place(face: int) -> bool:
    """A tile of a country or state; everything else is transport, or no tile."""
    return face >= FIRST_PLACE


@generic
def is_ride(face: int) -> bool:
    """A tile of a plane or an automobile."""
    return face < RIDES


@generic
def are_on_one_map(one: int, other: int) -> bool:
    """Whether two places lie on one map (D33)."""
    return MAPS == 1 or MAP_OF[one] == MAP_OF[other]


@generic
def can_walk(state: Any, origin: int, goal: int) -> bool:
    """On foot: the two places border each other, a ferry being a border (D20, D21, D24, D25).

    A place does not border itself, so two tiles of one country are not linked (D17).
    """
    return are_on_one_map(origin, goal) & (int(NEAR[printing(state), origin]) & int(BIT[goal]) != 0)


@generic
def can_ride(state: Any, origin: int, transport: int, goal: int) -> bool:
    """By plane or automobile: from a place to a different one (D22, D23, D35)."""
    flies = is_served(state, origin, transport) & is_served(state, goal, transport)
    drives = can_drive(state, origin, goal)
    can_go = flies if transport < AUTOMOBILE_FACE else drives
    return can_go & ((origin != goal) | may_return(state))


@generic
def can_drive(state: Any, origin: int, goal: int) -> bool:
    """By automobile: a third place borders both; its tile is not needed (D22, D33, D44, D45, D52)."""
    returns = (origin == goal) & (NEAR[printing(state), origin] != 0)
    return returns | are_on_one_map(origin, goal) & (int(FAR[printing(state), origin]) & int(BIT[goal]) != 0)


@generic
def is_served(state: Any, place: int, plane: int) -> bool:
    """A plane flies from and to places of its colour on any map; to Alaska and Hawaii every plane flies.

    So a plane to one of these two matches the place that it leaves, and back the place where it
    lands (D23, D26, D33). For two places: whether some plane serves both.
    """
    one, other = state.colour[place], state.colour[plane]
    return (one == other) | (one == PURPLE) | (other == PURPLE)


@generic
def next_stop(state: Any, seat: int, day: int) -> int:
    """The day of the next place, if the place of a day is linked with it, else 0 (D15, D19)."""
    here, there = face_on(state, seat, day), face_on(state, seat, day + 1)
    if is_ride(there):
        return stop_by_ride(state, day, here, there, face_on(state, seat, min(day + 2, days_of(state) - 1)))
    return stop_on_foot(state, day, here, there)


@generic
def stop_on_foot(state: Any, day: int, here: int, there: int) -> int:
    """The next day, if the faces of both are linked on foot, else 0 (D20)."""
    return (day + 1) * int(can_walk(state, here, there))


@generic
def stop_by_ride(state: Any, day: int, here: int, transport: int, beyond: int) -> int:
    """The day after a transport tile, if that links two places: not on the last day (D16, D19)."""
    return (day + 2) * int(is_place(here) & is_place(beyond) & can_ride(state, here, transport, beyond))


@generic
def is_complete(state: Any, seat: int) -> bool:
    """A journey starts with a place, and each day is linked with the next; no transport needed (D15–D18)."""
    if not is_place(face_on(state, seat, 0)):
        return False
    last = days_of(state) - 1
    day = 0
    while day < last:
        day = next_stop(state, seat, day)
        if day == 0:
            return False
    return visits_every_map(state, seat)


@generic
def visits_every_map(state: Any, seat: int) -> bool:
    """At least one place from each map; transport counts for neither (D32, D52)."""
    if MAPS == 1:
        return True
    visited = 0
    for day in range(days_of(state)):
        face = face_on(state, seat, day)
        if is_place(face):
            visited |= 1 << int(MAP_OF[face])
    return visited == (1 << MAPS) - 1
