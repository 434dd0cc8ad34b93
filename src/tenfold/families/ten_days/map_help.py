"""What boards in pages ask the rules for: connections of a rack, and who goes where."""

from collections.abc import Sequence
from typing import Any

from tenfold.families.ten_days.data import Box
from tenfold.families.ten_days.explain import Journeys, Link, Step

Options = tuple[bool, bool]
"""Whether Sudan is undivided (D36), and whether a ride may end in the country where it began (D35)."""


def links(box: Box, options: Options, rack: Sequence[int]) -> list[Link]:
    """Every link and every gap of a rack with its words (D15)."""
    return Journeys(box, *options).links(rack)


def steps(box: Box, options: Options, rack: Sequence[int]) -> list[Step]:
    """The same without words, for racks that are only thought of."""
    return list(Journeys(box, *options).steps(rack))


def on_foot(box: Box, options: Options, place: str) -> list[tuple[str, bool]]:
    """Where one can walk from a place, and whether by ferry (D20, D21, D36)."""
    journeys = Journeys(box, *options)
    return [(goal, journeys.is_ferry(place, goal)) for goal in journeys.on_foot(place)]


def by_automobile(box: Box, options: Options, place: str) -> dict[str, list[str]]:
    """Where an automobile goes from a place, each with the third places on its way (D22)."""
    return Journeys(box, *options).by_automobile(place)


def by_plane(box: Box, place: str) -> list[str]:
    """Where some plane goes from a place (D23, D26)."""
    return Journeys(box).by_plane(place)


def served(box: Box, plane: int) -> list[str]:
    """The places that a plane serves (D23, D26)."""
    return Journeys(box).served(plane)


def left_of_share(shares: Any, state: Any, seat: int, map_: int) -> int:
    """How many tiles of a map a seat can still draw while it fills its rack (D53)."""
    return int(shares.share_of(state, map_)) - int(shares.taken_from(state, seat, map_))
