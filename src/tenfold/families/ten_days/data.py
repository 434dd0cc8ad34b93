"""The boards, from `boards/*.toml`, and the box of a game: one board or several."""

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import accumulate
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
"""What a tile has that the box lacks."""
KIND_NAMES = ("place", "plane", "automobile")

# What's on a tile is its face: a plane has the number of its colour, and places follow each other.
AUTOMOBILE_FACE = PURPLE
RIDES = AUTOMOBILE_FACE + 1
NO_FACE = RIDES
"""Of an empty day, and of a tile that the box lacks."""
HIDDEN_FACE = NO_FACE + 1
FIRST_PLACE = HIDDEN_FACE + 1
TILE_NUMBERS = 128
"""Numbers of tiles, those that stand for an empty day and for a hidden tile among them."""

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


def faces_on(board: Board, first: int, own: Mapping[str, Any]) -> list[int]:
    """The faces of the tiles of a board: places in alphabetical order, planes by colour, automobiles.

    `first`: the face of its first place; `own`: what another box has, as its file says (D1, D2).
    """
    tiles, planes = own.get("tiles", {}), own.get("planes", {})
    places = [
        first + number
        for number, place in enumerate(board.places)
        for _ in range(tiles.get(place, 2 if place in board.two_tiles else 1))
    ]
    rides = [
        ride
        for ride, colour in enumerate(COLOURS[:PURPLE])
        for _ in range(planes.get(colour, board.planes_per_colour))
    ]
    automobiles = [AUTOMOBILE_FACE for _ in range(own.get("automobiles", board.automobiles))]
    return [*places, *rides, *automobiles]


@dataclass(frozen=True, eq=False)
class Box:
    """A game's boards, and what's printed on its tiles and places."""

    boards: tuple[Board, ...]
    tiles: Sequence[Tile]
    """By number; a map without all the tiles that there is room for has some of no kind."""
    colours: dict[str, str]
    """The colour of each place."""
    face: NDArray[np.int8]
    """The face of each tile, as a state has it."""
    colour: NDArray[np.int8]
    """The colour of each face, as a state has it."""
    number_of_place: dict[str, int]
    map_of_place: dict[str, int]
    """On which map a place lies."""
    map_start: list[int]
    """The number of the first tile of each map, and of the tile after the last."""
    connections: SimpleNamespace
    """The rules of connections on these boards, interpreted; a rack says itself how many days it has."""

    @property
    def places(self) -> tuple[str, ...]:
        """All places, board after board."""
        return tuple(self.number_of_place)

    def face_of_place(self, place: str) -> int:
        """The face of each tile of a place."""
        return FIRST_PLACE + self.number_of_place[place]

    def tile_count(self, place: str) -> int:
        """How many tiles a place has."""
        return sum(tile.place == place for tile in self.tiles)


def standard_box(boards: Sequence[Board]) -> Box:
    """The box of some boards as it's printed."""
    colours = {place: colour for board in boards for place, colour in board.colours.items()}
    map_of_place = {place: number for number, board in enumerate(boards) for place in board.places}
    faces = [faces_on(board, first, {}) for board, first in zip(boards, first_faces(boards), strict=True)]
    tiles = [
        _tile_with(face, number, list(colours), list(colours.values()))
        for number, its in enumerate(faces)
        for face in its
    ]
    return Box(
        boards=tuple(boards),
        tiles=tuple(tiles),
        colours=colours,
        face=np.array(all_faces([face for its in faces for face in its]), np.int8),
        colour=np.array(face_colours(list(colours.values())), np.int8),
        number_of_place={place: number for number, place in enumerate(colours)},
        map_of_place=map_of_place,
        map_start=[0, *accumulate(map(len, faces))],
        connections=_connections(boards),
    )


def first_faces(boards: Sequence[Board]) -> list[int]:
    """The face of the first place of each board."""
    return [
        FIRST_PLACE + sum(len(earlier.places) for earlier in boards[:number]) for number in range(len(boards))
    ]


def all_faces(faces: Sequence[int]) -> list[int]:
    """The face of each number of a tile, for those of all tiles."""
    return [*faces, *[NO_FACE for _ in range(len(faces), TILE_NUMBERS - 1)], HIDDEN_FACE]


def face_colours(colours: Sequence[str]) -> list[int]:
    """The colour of each face, for the colours of all places."""
    rides = [*range(PURPLE), *[NO_COLOUR for _ in range(PURPLE, FIRST_PLACE)]]
    return [*rides, *[COLOURS.index(colour) for colour in colours]]


def box_in(box: Box, state: Any) -> Box:
    """The box that a state is played with: the standard one, or another with the same boards."""
    if state.has_box == 0:
        return box
    face = [int(one) for one in state.face]
    of_faces = [int(one) for one in state.colour]
    places = list(box.places)
    of_places = [COLOURS[number] for number in of_faces[FIRST_PLACE:]]
    return replace(
        box,
        tiles=[
            _tile_with(face[number], tile.map, places, of_places) for number, tile in enumerate(box.tiles)
        ],
        colours=dict(zip(places, of_places, strict=True)),
        face=state.face,
        colour=state.colour,
    )


def _tile_with(face: int, map_: int, places: Sequence[str], colours: Sequence[str]) -> Tile:
    if face >= FIRST_PLACE:
        return Tile(PLACE_TILE, map_, places[face - FIRST_PLACE], colours[face - FIRST_PLACE])
    if face < AUTOMOBILE_FACE:
        return Tile(PLANE, map_, "", COLOURS[face])
    return Tile(AUTOMOBILE if face == AUTOMOBILE_FACE else NO_KIND, map_, "", "")


def _connections(boards: Sequence[Board]) -> SimpleNamespace:
    from tenfold.families.ten_days import links  # noqa: PLC0415  they read what faces there are from here

    names = {**tables(boards), "HAS_AFRICA": True, "CHOICES_OF_DAYS": range(TILE_NUMBERS)}
    return bind(links, "boards", Path(__file__).parent, lambda function: function, **names)


def tables(boards: Sequence[Board]) -> dict[str, Any]:
    """The arrays and numbers that the family's rules are bound to: whatever no box changes.

    Tables over two printings: number 1 is the older one, with an undivided Sudan (D36).
    """
    maps = [*(FIRST_PLACE * [len(boards)]), *(n for n, board in enumerate(boards) for _ in board.places)]
    tile_maps = [number for number, board in enumerate(boards) for _ in faces_on(board, 0, {})]
    bits = [*(FIRST_PLACE * [0]), *(1 << n for board in boards for n in range(len(board.places)))]
    return {
        "TILES": len(tile_maps),
        "PLACES": sum(len(board.places) for board in boards),
        "MAPS": len(boards),
        "MAP": np.array([*tile_maps, *(TILE_NUMBERS - len(tile_maps)) * [len(boards)]], np.int8),
        "MAP_START": np.array([*(tile_maps.index(n) for n in range(len(boards))), len(tile_maps)], np.int16),
        "MAP_OF": np.array(maps, np.int8),
        "BIT": np.array(bits, np.int64),
        "NEAR": np.stack([_masks(_borders(boards, printing), bits) for printing in (0, 1)]),
        "FAR": np.stack([_masks(_roads(boards, printing), bits) for printing in (0, 1)]),
    }


def _borders(boards: Sequence[Board], printing: int) -> NDArray[np.bool_]:
    """Whether two places can be walked between; no border joins two maps (D20, D21, D33)."""
    places = [place for board in boards for place in board.places]
    table = np.zeros((len(places), len(places)), np.bool_)
    for board in boards:
        neighbours = board.older_neighbours if printing else board.neighbours
        for origin, goals in neighbours.items():
            for goal in goals:
                table[places.index(origin), places.index(goal)] = True
    return table


def _roads(boards: Sequence[Board], printing: int) -> NDArray[np.bool_]:
    """Whether a third place borders both; for a place and itself, whether any borders it (D22, D35)."""
    borders = _borders(boards, printing).astype(np.int64)
    return borders @ borders > 0


def _masks(table: NDArray[np.bool_], bits: Sequence[int]) -> NDArray[np.int64]:
    """For each face the places to which its place is related, as bits; only those of one map are."""
    rows = (table & ~np.eye(len(table), dtype=np.bool_)) @ np.array(bits[FIRST_PLACE:], np.int64)
    return np.array([*(FIRST_PLACE * [0]), *rows.tolist()], np.int64)


@cache
def trivia_of(name: str) -> dict[str, Any]:
    """What people may like to know about each place of a board, and no rule needs; and from which years."""
    return tomllib.loads((BOARDS / f"{name.lower()}_facts.toml").read_text(encoding="utf-8"))


@cache
def box_of(*names: str) -> Box:
    """The box of the boards with these file names; several are for journeys around the world (D30, D56)."""
    return standard_box([board_of(name) for name in names])
