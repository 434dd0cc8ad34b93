"""Links and journeys: what may follow what on a rack."""

from typing import Any

from tenfold.core.kernel import generic
from tenfold.families.ten_days.data import PLACE_TILE, PLANE, PURPLE
from tenfold.families.ten_days.state import NO_TILE
from tenfold.families.ten_days.tables import (
    BIT,
    CHOICES_OF_DAYS,
    COLOUR,
    FAR,
    HAS_AFRICA,
    KIND,
    MAP,
    MAPS,
    NEAR,
    PLACE,
)


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
def is_place(tile: int) -> bool:
    """A tile of a country or state; everything else is transport."""
    return tile != NO_TILE and KIND[tile] == PLACE_TILE


@generic
def can_walk(state: Any, origin: int, goal: int) -> bool:
    """On foot: the two places border each other, a ferry being a border (D20, D21, D24, D25).

    A place does not border itself, so two tiles of one country are not linked (D17).
    """
    near = int(NEAR[printing(state), PLACE[origin]])
    return MAP[origin] == MAP[goal] and near & int(BIT[goal]) != 0


@generic
def can_ride(state: Any, origin: int, transport: int, goal: int) -> bool:
    """By plane or automobile: from a place to a different one (D22, D23, D35)."""
    if PLACE[origin] == PLACE[goal] and not may_return(state):
        return False
    if KIND[transport] == PLANE:
        return is_served(origin, transport) and is_served(goal, transport)
    return can_drive(state, origin, goal)


@generic
def can_drive(state: Any, origin: int, goal: int) -> bool:
    """By automobile: a third place borders both; its tile is not needed (D22, D33, D44, D45, D52)."""
    if PLACE[origin] == PLACE[goal]:
        return NEAR[printing(state), PLACE[origin]] != 0
    far = int(FAR[printing(state), PLACE[origin]])
    return MAP[origin] == MAP[goal] and far & int(BIT[goal]) != 0


@generic
def is_served(place: int, plane: int) -> bool:
    """A plane flies from and to places of its colour on any map; to Alaska and Hawaii every plane flies.

    So a plane to one of these two matches the place that it leaves, and back the place where it
    lands (D23, D26, D33).
    """
    return COLOUR[place] == COLOUR[plane] or COLOUR[place] == PURPLE


@generic
def next_stop(state: Any, seat: int, day: int) -> int:
    """The day of the next place, if the place of a day is linked with it, else 0 (D15, D19)."""
    here = int(state.rack[seat, day])
    there = int(state.rack[seat, day + 1])
    if is_place(there):
        return day + 1 if can_walk(state, here, there) else 0
    # A transport tile on the last day leads nowhere: a journey ends with a place (D16).
    if day + 2 >= days_of(state):
        return 0
    beyond = int(state.rack[seat, day + 2])
    return day + 2 if is_place(beyond) and can_ride(state, here, there, beyond) else 0


@generic
def is_complete(state: Any, seat: int) -> bool:
    """A journey starts with a place, and each day is linked with the next; no transport needed (D15–D18)."""
    if not is_place(int(state.rack[seat, 0])):
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
        tile = int(state.rack[seat, day])
        if is_place(tile):
            visited |= 1 << int(MAP[tile])
    return visited == (1 << MAPS) - 1
