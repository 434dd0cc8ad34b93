"""A reference implementation of journeys, from the TOML files, that shares no code with the rules."""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent.parent / "boards"

Tile = tuple[str, str]
"""("place", name), ("plane", colour) or ("automobile", "")."""


class Reference:
    """Knows one or more boards."""

    def __init__(
        self,
        *names: str,
        undivided_sudan: bool = False,
        same_country: bool = False,
        boxes: Sequence[Mapping[str, Any]] = (),
    ) -> None:
        self.tiles: list[Tile] = []
        self.colour: dict[str, str] = {}
        self.home: dict[str, str] = {}
        self.near: dict[str, set[str]] = {}
        self.names = names
        self.same_country = same_country
        for name in names:
            facts = tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))
            own = [box for box in boxes if box["game"] == f"ten_days_{name}"]
            self._read(name, facts, own[0] if own else {}, undivided_sudan=undivided_sudan)

    def _read(self, name: str, facts: Any, own: Mapping[str, Any], *, undivided_sudan: bool) -> None:
        coloured = [(place, colour) for colour, places in facts["colours"].items() for place in places]
        for place, colour in sorted(coloured):
            self.colour[place] = own.get("colours", {}).get(place, colour)
            self.home[place] = name
            self.near[place] = set()
            usual = 2 if place in facts["two_tiles"] else 1
            self.tiles += [("place", place)] * own.get("tiles", {}).get(place, usual)
        for colour in ("blue", "green", "orange", "pink", "yellow"):
            self.tiles += [("plane", colour)] * own.get("planes", {}).get(colour, facts["planes_per_colour"])
        self.tiles += [("automobile", "")] * own.get("automobiles", facts["automobiles"])
        room = {"africa": 60, "usa": 126 if len(self.names) > 1 else 66}[name]
        self.tiles += [("nothing", "")] * (room - len(self.tiles))
        pairs = facts["borders"] + facts["ferries"]
        if undivided_sudan and "undivided_sudan" in facts:
            pairs = pairs + facts["undivided_sudan"]["borders"]
        for first, second in pairs:
            self.near[first].add(second)
            self.near[second].add(first)

    def is_journey(self, rack: Sequence[int]) -> bool:
        """Whether tiles, by number, are a journey: tried day by day, in the plainest way."""
        tiles = [self.tiles[number] for number in rack]
        if tiles[0][0] != "place" or tiles[-1][0] != "place":
            return False
        if {self.home[what] for kind, what in tiles if kind == "place"} != set(self.names):
            return False
        for day in range(1, len(tiles)):
            kind, what = tiles[day]
            before_kind, before = tiles[day - 1]
            if kind == before_kind == "place":
                if what not in self.near[before]:
                    return False
            elif kind != "place":
                if before_kind != "place":
                    return False
                after_kind, after = tiles[day + 1]
                if after_kind != "place" or not self._rides(before, kind, what, after):
                    return False
        return True

    def _rides(self, origin: str, kind: str, colour: str, goal: str) -> bool:
        if origin == goal and not self.same_country:
            return False
        if kind == "automobile":
            return any(goal in self.near[third] and origin in self.near[third] for third in self.near)
        return all(self.colour[place] in {colour, "purple"} for place in (origin, goal))
