"""Explains a rack link by link: how each day is connected with the next, or why not.

The rules of connections decide (`links.py`); this names what they decided, and who could go where.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tenfold.core.phrase import all_of, any_of
from tenfold.families.ten_days.data import AUTOMOBILE, PLACE_TILE, Board, Box, Tile
from tenfold.families.ten_days.state import HIDDEN, NO_TILE

WALK = "walk"
FERRY = "ferry"
DRIVE = "drive"
FLY = "fly"
CORNERS = (frozenset({"Arizona", "Colorado"}), frozenset({"New Mexico", "Utah"}))
"""Places that meet in a point only: no link (D25, D44)."""
WITHOUT_PLACES = ("open", "two-rides", "starts-with-ride", "ends-with-ride", "map-not-visited")


@dataclass(frozen=True)
class Step:
    """The connection or gap between two days, or two places with transport between; days count from 1."""

    day: int
    last_day: int
    code: str
    clause: str
    is_linked: bool


@dataclass(frozen=True)
class Link:
    """A step with what its sentence tells."""

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
class _State:
    """A rack as the rules of connections read it: the only one of its table."""

    rack: Any
    days: int
    undivided_sudan: bool
    same_country: bool
    face: Any
    colour: Any


@dataclass(frozen=True)
class Journeys:
    """Explains racks of one game with its options."""

    box: Box
    undivided_sudan: bool = False
    same_country: bool = False

    def links(self, rack: Sequence[int]) -> list[Link]:
        """Every link and every gap of a rack with its words, in the order of the days (D15)."""
        return [link for step in self.steps(rack) for link in self._told(rack, step)]

    def connected(self, rack: Sequence[int]) -> int:
        """How many days are connected with the next; a ride connects two pairs."""
        return sum(step.last_day - step.day for step in self.steps(rack) if step.is_linked)

    def is_complete(self, rack: Sequence[int]) -> bool:
        """Whether a rack is a journey: all is linked, and every map is visited (D14, D32)."""
        return all(step.is_linked for step in self.steps(rack))

    def steps(self, rack: Sequence[int]) -> Iterator[Step]:
        """Every link and every gap of a rack, in the order of the days (D15)."""
        tiles, state = [self._tile(number) for number in rack], self._state(rack)
        if tiles[0] is not None and tiles[0].kind != PLACE_TILE:
            yield _gap(1, 1, "starts-with-ride", "D16")
        day = 0
        while day < len(rack) - 1:
            stop = int(self.box.connections.next_stop(state, 0, day))
            step = self._link(tiles, day, stop) if stop > 0 else self._why_not(tiles, day)
            yield step
            # The goal of a ride has been looked at, whether it was reached or not.
            day = step.last_day - 1
        if tiles[-1] is not None and tiles[-1].kind != PLACE_TILE:
            yield _gap(len(rack), len(rack), "ends-with-ride", "D16")
        if None not in tiles and not self.box.connections.visits_every_map(state, 0):
            yield _gap(1, len(rack), "map-not-visited", "D32")

    def _state(self, rack: Sequence[int]) -> _State:
        options = (self.undivided_sudan, self.same_country)
        return _State(np.array([rack]), len(rack), *options, self.box.face, self.box.colour)

    def _tile(self, number: int) -> Tile | None:
        return None if number in {NO_TILE, HIDDEN} or number < 0 else self.box.tiles[number]

    def _board(self, place: str) -> Board:
        return self.box.boards[self.box.map_of_place[place]]

    def _is_by_plane_only(self, *places: str) -> bool:
        return any(place in self._board(place).by_plane_only for place in places)

    def _link(self, tiles: Sequence[Any], day: int, stop: int) -> Step:
        """By which way a day is connected with a later one."""
        here, there, goal = tiles[day], tiles[day + 1], tiles[stop]
        number = day + 1
        if there.kind == PLACE_TILE:
            is_ferry = self.is_ferry(here.place, there.place)
            return Step(number, stop + 1, FERRY if is_ferry else WALK, "D21" if is_ferry else "D20", True)
        if there.kind == AUTOMOBILE:
            return Step(number, stop + 1, DRIVE, "D22", True)
        is_far = self._is_by_plane_only(here.place, goal.place)
        return Step(number, stop + 1, FLY, "D26" if is_far else "D23", True)

    def _why_not(self, tiles: Sequence[Tile | None], day: int) -> Step:
        """What is missing between a day and the next, or between a place and the place after a ride."""
        here, there = tiles[day], tiles[day + 1]
        beyond = tiles[day + 2] if day + 2 < len(tiles) else None
        number = day + 1
        if here is None or there is None:
            return _gap(number, number + 1, "open", "D15")
        if PLACE_TILE not in {here.kind, there.kind}:
            return _gap(number, number + 1, "two-rides", "D19")
        if here.kind != PLACE_TILE:
            return _gap(number, number + 1, "ride-from-nowhere", "D15")
        if there.kind == PLACE_TILE:
            return _gap(number, number + 1, *self._why_not_on_foot(here.place, there.place))
        if day + 2 == len(tiles):
            return _gap(number, number + 1, "ride-to-nowhere", "D16")
        if beyond is None:
            return _gap(number, number + 2, "open", "D15")
        if beyond.kind != PLACE_TILE:
            return _gap(number, number + 1, "ride-to-nowhere", "D19")
        if here.place == beyond.place and not self.same_country:
            return _gap(number, number + 2, "same-country-ride", "D35")
        if there.kind == AUTOMOBILE:
            return _gap(number, number + 2, *self._why_not_by_automobile(here.place, beyond.place))
        return _gap(number, number + 2, "wrong-colour", "D23")

    def _why_not_on_foot(self, origin: str, goal: str) -> tuple[str, str]:
        if origin == goal:
            return "same-country", "D17"
        if self._board(origin) is not self._board(goal):
            return "other-map", "D33"
        if self._is_by_plane_only(origin, goal):
            return "by-plane-only", "D26"
        if _is_among(origin, goal, self._board(origin).older_borders):
            return "divided-sudan", "D36"
        if _is_among(origin, goal, CORNERS):
            return "four-corners", "D25"
        return "no-border", "D20"

    def _why_not_by_automobile(self, origin: str, goal: str) -> tuple[str, str]:
        if self._board(origin) is not self._board(goal):
            return "other-map-drive", "D33"
        if self._is_by_plane_only(origin, goal):
            return "by-plane-only", "D26"
        return "no-third-place", "D22"

    def _told(self, rack: Sequence[int], step: Step) -> Iterator[Link]:
        """A step with the names that its sentence needs; each map that is missing has one."""
        if step.code == "map-not-visited":
            visited = {self.box.tiles[tile].map for tile in rack if self.box.tiles[tile].kind == PLACE_TILE}
            for number, board in enumerate(self.box.boards):
                if number not in visited:
                    yield _with_args(step, {"map": board.title})
        else:
            yield _with_args(step, {} if step.code in WITHOUT_PLACES else self._args(rack, step))

    def _args(self, rack: Sequence[int], step: Step) -> dict[str, int | str]:
        numbers = (rack[step.day - 1], rack[step.day], rack[step.last_day - 1])
        here, there, goal = (self.box.tiles[number] for number in numbers)
        if step.code == "ride-from-nowhere":
            return {"to": goal.place}
        if step.code == "ride-to-nowhere":
            return {"from": here.place}
        args: dict[str, int | str] = {"from": here.place, "to": goal.place}
        if there.kind == PLACE_TILE:
            return args
        if there.kind == AUTOMOBILE:
            return {**args, "ways": any_of(self.ways(here.place, goal.place))}
        args = {**args, "colour": there.colour}
        if step.code != "wrong-colour":
            return args
        ends = (numbers[0], numbers[2])
        wrong = [
            self.box.tiles[end].place
            for end in ends
            if not self.box.connections.is_served(self.box, self.box.face[end], self.box.face[numbers[1]])
        ]
        return {**args, "places": all_of(wrong), "count": len(wrong)}

    def on_foot(self, place: str) -> list[str]:
        """Where one can walk from a place, or take a ferry (D20, D21, D36)."""
        return [goal for goal in self._board(place).places if self._can_walk(place, goal)]

    def ways(self, origin: str, goal: str) -> list[str]:
        """The third places that border both (D22)."""
        return [place for place in self.on_foot(origin) if self._can_walk(place, goal)]

    def by_automobile(self, place: str) -> dict[str, list[str]]:
        """Where an automobile goes from a place, each with the third places on its way (D22)."""
        start = self.box.face_of_place(place)
        return {
            goal: self.ways(place, goal)
            for goal in self._board(place).places
            if goal != place and self.box.connections.can_drive(self, start, self.box.face_of_place(goal))
        }

    def by_plane(self, place: str) -> list[str]:
        """Where some plane goes from a place: one that serves both (D23, D26)."""
        return [goal for goal in self.served(self.box.face_of_place(place)) if goal != place]

    def served(self, face: int) -> list[str]:
        """The places that a plane serves; those that share a plane with a place."""
        return [
            place
            for place in self.box.places
            if self.box.connections.is_served(self.box, self.box.face_of_place(place), face)
        ]

    def is_ferry(self, origin: str, goal: str) -> bool:
        """Whether the border of two places is a ferry (D21)."""
        return _is_among(origin, goal, self._board(origin).ferries)

    def _can_walk(self, origin: str, goal: str) -> bool:
        there = self.box.face_of_place(goal)
        return bool(self.box.connections.can_walk(self, self.box.face_of_place(origin), there))


def _is_among(one: str, other: str, pairs: Iterable[Collection[str]]) -> bool:
    return any(one in pair and other in pair for pair in pairs) and one != other


def _with_args(step: Step, args: Mapping[str, int | str]) -> Link:
    return Link(step.day, step.last_day, step.code, step.clause, step.is_linked, args)


def _gap(day: int, last_day: int, code: str, clause: str) -> Step:
    return Step(day, last_day, code, clause, False)
