"""What boards in pages ask the rules for: connections of a rack, and who goes where.

`printed` is a state, or else says as states do what its box changes.
"""

from collections.abc import Sequence
from typing import Any

from tenfold.families.ten_days.data import Box, box_in
from tenfold.families.ten_days.explain import Journeys, Link, Step

Options = tuple[bool, bool]
"""Whether Sudan is undivided (D36), and whether a ride may end in the country where it began (D35)."""


def links(box: Box, printed: Any, options: Options, rack: Sequence[int]) -> list[Link]:
    """Every link and every gap of a rack with its words (D15)."""
    return Journeys(box_in(box, printed), *options).links(rack)


def steps(box: Box, printed: Any, options: Options, rack: Sequence[int]) -> list[Step]:
    """The same without words, for racks that are only thought of."""
    return list(Journeys(box_in(box, printed), *options).steps(rack))


def on_foot(box: Box, options: Options, place: str) -> list[tuple[str, bool]]:
    """Where one can walk from a place, and whether by ferry (D20, D21, D36)."""
    journeys = Journeys(box, *options)
    return [(goal, journeys.is_ferry(place, goal)) for goal in journeys.on_foot(place)]


def by_automobile(box: Box, options: Options, place: str) -> dict[str, list[str]]:
    """Where an automobile goes from a place, each with the third places on its way (D22)."""
    return Journeys(box, *options).by_automobile(place)


def by_plane(box: Box, printed: Any, place: str) -> list[str]:
    """Where some plane goes from a place (D23, D26)."""
    return Journeys(box_in(box, printed)).by_plane(place)


def served(box: Box, printed: Any, plane: int) -> list[str]:
    """The places that the plane of a tile serves (D23, D26)."""
    whole = box_in(box, printed)
    return Journeys(whole).served(int(whole.face[plane]))


def left_of_share(shares: Any, state: Any, seat: int, map_: int) -> int:
    """How many tiles of a map a seat can still draw while it fills its rack (D53)."""
    return int(shares.share_of(state, map_)) - int(shares.taken_from(state, seat, map_))
