"""The boards, from `boards/*.toml`, and the box of a game: one board or several."""

import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenfold.core.jit import bind

BOARDS = Path(__file__).parent / "boards"

COLOURS = ("blue", "green", "orange", "pink", "yellow", "purple")
"""Planes have one of the first five; purple places are reached by plane only (D2, D26)."""
PURPLE = COLOURS.index("purple")
NO_COLOUR = len(COLOURS)
"""What an automobile has (D1)."""

PLACE_TILE = 0
PLANE = 1
AUTOMOBILE = 2
NO_KIND = 3
"""What an empty day has."""
FACES = 128
"""Tables of tiles have so many rows: those after the last tile are of what has no face to be seen."""
KIND_NAMES = ("place", "plane", "automobile")

Pair = tuple[str, str]


@dataclass(frozen=True)
class Board:
    """The facts of one map, as its file has them."""

    name: str
    title: str
    colours: dict[str, str]
    """The colour of each place; the places in alphabetical order."""
    two_tiles: tuple[str, ...]
    without_tile: tuple[str, ...]
    by_plane_only: tuple[str, ...]
    planes_per_colour: int
    automobiles: int
    borders: tuple[Pair, ...]
    ferries: tuple[Pair, ...]
    older_borders: tuple[Pair, ...]
    """What the option "undivided Sudan" adds (D36)."""
    shapes: dict[str, str]
    """The id of each place in the atlas of shapes."""
    shape_names: dict[str, str]
    """Where the atlas has another name for a place."""
    shapes_without_id: dict[str, str]
    """Shapes that belong to a place without having an id: name in the atlas, name here."""
    differences: tuple[dict[str, Any], ...]
    """Every difference between these borders and those of the atlas, with its reason."""

    @property
    def places(self) -> tuple[str, ...]:
        """The names of the places, in alphabetical order."""
        return tuple(self.colours)

    @cached_property
    def neighbours(self) -> dict[str, tuple[str, ...]]:
        """Where one can walk from each place, by land or by ferry (D20, D21)."""
        return _neighbours(self.places, (*self.borders, *self.ferries))

    @cached_property
    def older_neighbours(self) -> dict[str, tuple[str, ...]]:
        """The neighbours in the older printing (D36)."""
        return _neighbours(self.places, (*self.borders, *self.ferries, *self.older_borders))


def _neighbours(places: Sequence[str], pairs: Iterable[Pair]) -> dict[str, tuple[str, ...]]:
    both = {*pairs, *((second, first) for first, second in pairs)}
    return {place: tuple(sorted(goal for origin, goal in both if origin == place)) for place in places}


@cache
def board_of(name: str) -> Board:
    """A board by the name of its file."""
    return parsed(tomllib.loads((BOARDS / f"{name}.toml").read_text(encoding="utf-8")))


def parsed(facts: dict[str, Any]) -> Board:
    """A board from the facts of its file; nonsense is refused."""
    colours = {place: colour for colour, places in facts["colours"].items() for place in places}
    older = facts.get("undivided_sudan", {}).get("borders", ())
    board = Board(
        name=facts["name"],
        title=facts["title"],
        colours=dict(sorted(colours.items())),
        two_tiles=tuple(facts["two_tiles"]),
        without_tile=tuple(facts["without_tile"]),
        by_plane_only=tuple(facts.get("by_plane_only", ())),
        planes_per_colour=facts["planes_per_colour"],
        automobiles=facts["automobiles"],
        borders=_pairs(facts["borders"]),
        ferries=_pairs(facts["ferries"]),
        older_borders=_pairs(older),
        shapes=dict(facts["shapes"]),
        shape_names=dict(facts["shape_names"]),
        shapes_without_id=dict(facts["shapes_without_id"]),
        differences=tuple(facts.get("geometry", ())),
    )
    listed = sum(len(places) for places in facts["colours"].values())
    _check(board, listed)
    return board


def _pairs(pairs: Iterable[Sequence[str]]) -> tuple[Pair, ...]:
    return tuple((first, second) for first, second in pairs)


def _check(board: Board, listed: int) -> None:
    """Every place has one colour, every pair is named once, and neighbours differ in colour."""
    places = set(board.places)
    pairs = [frozenset(pair) for pair in (*board.borders, *board.ferries, *board.older_borders)]
    purple = {place for place, colour in board.colours.items() if colour == "purple"}
    complaints = {
        "A place has two colours": listed != len(places),
        "A colour is none of the six": not set(board.colours.values()) <= set(COLOURS),
        "A border or a ferry joins something that is no place": any(pair - places for pair in pairs),
        "A pair is named twice, or a place borders itself": any(len(pair) != 2 for pair in pairs)
        or any(count > 1 for count in Counter(pairs).values()),
        "Two neighbours have the same colour": any(
            board.colours.get(first) == board.colours.get(second)
            for first, second in (*board.borders, *board.ferries)
        ),
        "A place has a second tile but no first": not set(board.two_tiles) <= places,
        "A place is in the game and left out of it": bool(places & set(board.without_tile)),
        "The purple places must be those that are reached by plane only": purple != set(board.by_plane_only),
        "A place that is reached by plane only has a border": any(pair & purple for pair in pairs),
        "A place has no shape, or a shape no place": set(board.shapes) != places,
    }
    for complaint, is_so in complaints.items():
        if is_so:
            raise ValueError(f"{board.name}: {complaint}.")


@dataclass(frozen=True)
class Tile:
    """One tile: of a place, of a plane or of an automobile, from the box of a map."""

    kind: int
    map: int
    place: str = ""
    colour: str = ""


def tiles_of(board: Board, number: int) -> list[Tile]:
    """The tiles of a board: places in alphabetical order, planes by colour, automobiles (D1, D2)."""
    places = [
        Tile(PLACE_TILE, number, place, colour)
        for place, colour in board.colours.items()
        for _ in range(2 if place in board.two_tiles else 1)
    ]
    planes = [
        Tile(PLANE, number, colour=colour)
        for colour in COLOURS[:PURPLE]
        for _ in range(board.planes_per_colour)
    ]
    return [*places, *planes, *(Tile(AUTOMOBILE, number) for _ in range(board.automobiles))]


@dataclass(frozen=True, eq=False)
class Box:
    """A game's boards and tiles, and how places are linked.

    Tables over two printings: number 1 is the older one, with an undivided Sudan (D36).
    """

    boards: tuple[Board, ...]
    tiles: tuple[Tile, ...] = field(init=False)

    def __post_init__(self) -> None:
        tiles = [tile for number, board in enumerate(self.boards) for tile in tiles_of(board, number)]
        object.__setattr__(self, "tiles", tuple(tiles))

    @cached_property
    def places(self) -> tuple[str, ...]:
        """All places, board after board."""
        return tuple(place for board in self.boards for place in board.places)

    @cached_property
    def map_of_place(self) -> dict[str, int]:
        """On which map a place lies."""
        return {place: number for number, board in enumerate(self.boards) for place in board.places}

    @cached_property
    def tile_of_place(self) -> dict[str, int]:
        """The first tile of each place, board after board."""
        faces = [tile.place for tile in self.tiles]
        return {place: faces.index(place) for place in self.places}

    @cached_property
    def connections(self) -> SimpleNamespace:
        """The rules of connections on these boards, interpreted; a rack says itself how many days it has."""
        from tenfold.families.ten_days import links  # noqa: PLC0415  they read what tiles there are from here

        names = {**self.tables(), "HAS_AFRICA": True, "CHOICES_OF_DAYS": range(FACES)}
        return bind(links, "boards", Path(__file__).parent, lambda function: function, **names)

    @property
    def map_start(self) -> list[int]:
        """The number of the first tile of each map, and of the tile after the last."""
        starts = [[tile.map for tile in self.tiles].index(number) for number in range(len(self.boards))]
        return [*starts, len(self.tiles)]

    def borders(self, printing: int) -> NDArray[np.bool_]:
        """Whether two places can be walked between; no border joins two maps (D20, D21, D33)."""
        table = np.zeros((len(self.places), len(self.places)), np.bool_)
        for board in self.boards:
            neighbours = board.older_neighbours if printing else board.neighbours
            for origin, goals in neighbours.items():
                for goal in goals:
                    table[self.places.index(origin), self.places.index(goal)] = True
        return table

    def roads(self, printing: int) -> NDArray[np.bool_]:
        """Whether a third place borders both; for a place and itself, whether any borders it (D22, D35)."""
        borders = self.borders(printing).astype(np.int64)
        return borders @ borders > 0

    def tables(self) -> dict[str, Any]:
        """The arrays and numbers that the family's rules are bound to."""
        number = {place: n for n, place in enumerate(self.places)}
        tiles = (*self.tiles, *(FACES - len(self.tiles)) * [Tile(NO_KIND, len(self.boards))])
        return {
            "TILES": len(self.tiles),
            "PLACES": len(self.places),
            "MAPS": len(self.boards),
            "KIND": np.array([tile.kind for tile in tiles], np.int8),
            "PLACE": np.array([number.get(tile.place, len(self.places)) for tile in tiles], np.int8),
            "COLOUR": np.array([colour_number(tile.colour) for tile in tiles], np.int8),
            "PLANES": np.array([planes_of(tile.colour) for tile in tiles], np.int64),
            "MAP": np.array([tile.map for tile in tiles], np.int8),
            "MAP_START": np.array(self.map_start, np.int16),
            "BIT": np.array([self._bit(tile.place) for tile in tiles], np.int64),
            "NEAR": np.stack([self._masks(self.borders(printing), tiles) for printing in (0, 1)]),
            "FAR": np.stack([self._masks(self.roads(printing), tiles) for printing in (0, 1)]),
            "OF_COLOUR": np.array([self._of_colours(board) for board in self.boards], np.int64),
        }

    def _bit(self, place: str) -> int:
        """The bit of a place among those of its map, for heuristics."""
        return 1 << self.boards[self.map_of_place[place]].places.index(place) if place else 0

    def _masks(self, table: NDArray[np.bool_], tiles: Sequence[Tile]) -> list[int]:
        """For each tile the places to which its place is related, as bits; only those of one map are."""
        bits = np.array([self._bit(place) for place in self.places], np.int64)
        rows = (table & ~np.eye(len(self.places), dtype=np.bool_)) @ bits
        return [int(rows[self.places.index(tile.place)]) if tile.place else 0 for tile in tiles]

    def _of_colours(self, board: Board) -> list[int]:
        return [
            sum(self._bit(place) for place, its in board.colours.items() if its in {colour, "purple"})
            for colour in COLOURS[:PURPLE]
        ]


def colour_number(colour: str) -> int:
    """The number of a colour; an automobile has none."""
    return COLOURS.index(colour) if colour else NO_COLOUR


def planes_of(colour: str) -> int:
    """The colours of planes that fly to a place of a colour, as bits; or the colour of a plane itself."""
    return (1 << PURPLE) - 1 if colour == "purple" else 1 << COLOURS.index(colour) if colour else 0


@cache
def trivia_of(name: str) -> dict[str, Any]:
    """What people may like to know about each place of a board, and no rule needs; and from which years."""
    return tomllib.loads((BOARDS / f"{name.lower()}_facts.toml").read_text(encoding="utf-8"))


@cache
def box_of(*names: str) -> Box:
    """The box of the boards with these file names; several are for journeys around the world (D30, D56)."""
    return Box(tuple(board_of(name) for name in names))
