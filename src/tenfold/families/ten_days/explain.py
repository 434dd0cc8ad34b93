"""Explains a rack link by link: how each day is connected with the next, or why not.

Written from the boards and not from the compiled rules: it tells people what the rules decide.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from tenfold.core.phrase import all_of, any_of
from tenfold.families.ten_days.data import AUTOMOBILE, PLACE_TILE, Board, Box, Tile
from tenfold.families.ten_days.state import HIDDEN, NO_TILE

WALK = "walk"
FERRY = "ferry"
DRIVE = "drive"
FLY = "fly"
CORNERS = (frozenset({"Arizona", "Colorado"}), frozenset({"New Mexico", "Utah"}))
"""Places that meet in a point only: no link (D25, D44)."""


@dataclass(frozen=True)
class Link:
    """The connection or gap between two days, or two places with transport between; days count from 1."""

    day: int
    last_day: int
    code: str
    clause: str
    is_linked: bool
    args: Mapping[str, int | str] = field(default_factory=dict)

    @property
    def all_args(self) -> dict[str, int | str]:
        """The arguments of its sentence."""
        return {"day": self.day, "last-day": self.last_day, **self.args}


@dataclass(frozen=True)
class Journeys:
    """Explains racks of one game with its options."""

    box: Box
    undivided_sudan: bool = False
    same_country: bool = False

    def links(self, rack: Sequence[int]) -> list[Link]:
        """Every link and every gap of a rack, in the order of the days (D15)."""
        return list(self._links([self._tile(number) for number in rack]))

    def connected(self, rack: Sequence[int]) -> int:
        """How many days are connected with the next; a ride connects two pairs."""
        return sum(link.last_day - link.day for link in self.links(rack) if link.is_linked)

    def is_complete(self, rack: Sequence[int]) -> bool:
        """Whether a rack is a journey: all is linked, and every map is visited (D14, D32)."""
        return all(link.is_linked for link in self.links(rack))

    def _tile(self, number: int) -> Tile | None:
        return None if number in {NO_TILE, HIDDEN} or number < 0 else self.box.tiles[number]

    def _links(self, rack: Sequence[Tile | None]) -> Iterator[Link]:
        if rack[0] is not None and rack[0].kind != PLACE_TILE:
            yield _gap(1, 1, "starts-with-ride", "D16")
        day = 0
        while day < len(rack) - 1:
            link = self._link(rack, day)
            yield link
            # The goal of a ride has been looked at, whether it was reached or not.
            day = link.last_day - 1
        last = rack[-1]
        if last is not None and last.kind != PLACE_TILE:
            yield _gap(len(rack), len(rack), "ends-with-ride", "D16")
        yield from self._missing_maps(rack)

    def _link(self, rack: Sequence[Tile | None], day: int) -> Link:
        """What is between a day and the next, or between a place and the place after a ride."""
        here, there = rack[day], rack[day + 1]
        beyond = rack[day + 2] if day + 2 < len(rack) else None
        number = day + 1
        if here is None or there is None:
            return _gap(number, number + 1, "open", "D15")
        if PLACE_TILE not in {here.kind, there.kind}:
            return _gap(number, number + 1, "two-rides", "D19")
        if here.kind != PLACE_TILE:
            return _gap(number, number + 1, "ride-from-nowhere", "D15", {"to": there.place})
        if there.kind == PLACE_TILE:
            return self._on_foot(number, here.place, there.place)
        if day + 2 == len(rack):
            return _gap(number, number + 1, "ride-to-nowhere", "D16", {"from": here.place})
        if beyond is None:
            return _gap(number, number + 2, "open", "D15")
        if beyond.kind != PLACE_TILE:
            return _gap(number, number + 1, "ride-to-nowhere", "D19", {"from": here.place})
        if there.kind == AUTOMOBILE:
            return self._by_automobile(number, here.place, beyond.place)
        return self._by_plane(number, here, there.colour, beyond)

    def _board(self, place: str) -> Board:
        return self.box.boards[self.box.map_of_place[place]]

    def neighbours(self, place: str) -> tuple[str, ...]:
        """Where one can walk from a place (D20, D21, D36)."""
        board = self._board(place)
        return board.older_neighbours[place] if self.undivided_sudan else board.neighbours[place]

    def ways(self, origin: str, goal: str) -> list[str]:
        """The third places that border both (D22)."""
        return [place for place in self.neighbours(origin) if place in self.neighbours(goal)]

    def _on_foot(self, day: int, origin: str, goal: str) -> Link:
        args = {"from": origin, "to": goal}
        if {origin, goal} in map(set, self._board(origin).ferries):
            return Link(day, day + 1, FERRY, "D21", True, args)
        if goal in self.neighbours(origin):
            return Link(day, day + 1, WALK, "D20", True, args)
        return _gap(day, day + 1, *self._why_not_on_foot(origin, goal), args)

    def _why_not_on_foot(self, origin: str, goal: str) -> tuple[str, str]:
        if origin == goal:
            return "same-country", "D17"
        if self._board(origin) is not self._board(goal):
            return "other-map", "D33"
        if {origin, goal} & set(self._board(origin).by_plane_only):
            return "by-plane-only", "D26"
        if {origin, goal} in map(set, self._board(origin).older_borders):
            return "divided-sudan", "D36"
        if frozenset({origin, goal}) in CORNERS:
            return "four-corners", "D25"
        return "no-border", "D20"

    def _by_automobile(self, day: int, origin: str, goal: str) -> Link:
        ways = self.ways(origin, goal)
        args = {"from": origin, "to": goal, "ways": any_of(ways)}
        if origin == goal and not self.same_country:
            return _gap(day, day + 2, "same-country-ride", "D35", args)
        if ways:
            return Link(day, day + 2, DRIVE, "D22", True, args)
        if self._board(origin) is not self._board(goal):
            return _gap(day, day + 2, "other-map-drive", "D33", args)
        if {origin, goal} & set(self._board(origin).by_plane_only):
            return _gap(day, day + 2, "by-plane-only", "D26", args)
        return _gap(day, day + 2, "no-third-place", "D22", args)

    def _by_plane(self, day: int, here: Tile, colour: str, beyond: Tile) -> Link:
        args = {"from": here.place, "to": beyond.place, "colour": colour}
        if here.place == beyond.place and not self.same_country:
            return _gap(day, day + 2, "same-country-ride", "D35", args)
        wrong = [tile for tile in (here, beyond) if tile.colour not in {colour, "purple"}]
        if wrong:
            names: dict[str, int | str] = {
                "places": all_of([tile.place for tile in wrong]),
                "count": len(wrong),
            }
            return _gap(day, day + 2, "wrong-colour", "D23", {**args, **names})
        return Link(
            day, day + 2, FLY, "D26" if "purple" in {here.colour, beyond.colour} else "D23", True, args
        )

    def _missing_maps(self, rack: Sequence[Tile | None]) -> Iterator[Link]:
        visited = {tile.map for tile in rack if tile is not None and tile.kind == PLACE_TILE}
        for number, board in enumerate(self.box.boards):
            if len(self.box.boards) > 1 and number not in visited and None not in rack:
                yield _gap(1, len(rack), "map-not-visited", "D32", {"map": board.title})


def _gap(
    day: int, last_day: int, code: str, clause: str, args: Mapping[str, int | str] | None = None
) -> Link:
    return Link(day, last_day, code, clause, False, args or {})
