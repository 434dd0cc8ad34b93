"""The board and the tickets, from `data/board.toml`, as arrays that rules can read."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenfold.core.phrase import Phrase

COLOUR_NAMES = ("purple", "white", "blue", "yellow", "orange", "black", "red", "green")
COLOURS = len(COLOUR_NAMES)
LOCO = COLOURS
"""A locomotive, among the kinds of train cards (H2)."""
GREY = COLOURS
"""A grey track, among the colours of tracks (H20)."""
KINDS = COLOURS + 1
KIND_NAMES = (*COLOUR_NAMES, "loco")
TRACK_COLOUR_NAMES = (*COLOUR_NAMES, "grey")

COPIES = np.array([12] * COLOURS + [14], np.int8)
"""How many train cards there are of each kind (H2)."""
TRAIN_CARDS = int(COPIES.sum())

TERRAIN_NAMES = ("desert", "jungle", "mountain")
TERRAINS = len(TERRAIN_NAMES)
TERRAIN_COPIES = 15
TERRAIN_CARDS = TERRAINS * TERRAIN_COPIES
TERRAIN_COLOURS = (
    ("yellow", "orange", "red"),
    ("purple", "blue", "green"),
    ("white", "grey", "black"),
)
"""The colours of the tracks that each terrain doubles (H3)."""

TRAINS = 45
"""Each player has so many trains (H1)."""
MAX_TRACK_LENGTH = 6
POINTS = np.array([0, 1, 2, 4, 7, 10, 15], np.int8)
"""Points for a track of 1 to 6 spaces (H22)."""
COST = np.array([0, 1, 1, 1, 2, 2, 2], np.int8)
"""Cards that double a track of 1 to 6 spaces (H28)."""

NONE = -1
"""No track, where a table has none; never an index."""
PLACE_KINDS = ("city", "junction", "country")


@dataclass(frozen=True)
class Place:
    """A town, a junction without a name, or a country; a country has several stops."""

    id: str
    name: str
    kind: str
    is_dead_end: bool
    stops: tuple[int, ...]


@dataclass(frozen=True)
class Stop:
    """Where tracks end, and where it lies on the board."""

    id: str
    place: int
    x: float
    y: float


@dataclass(frozen=True)
class Track:
    """One row of spaces between two stops."""

    ends: tuple[int, int]
    length: int
    colour: int
    ferry: int
    twin: int
    """The other track of a double route, or NONE."""


@dataclass(frozen=True)
class Ticket:
    """Two places, and what joining them is worth (H4)."""

    ends: tuple[int, int]
    points: int


MIN_TICKETS = 30
MAX_TICKETS = 60
"""A deck has so many tickets at least, and at most (H4)."""
MAX_TICKET_POINTS = 50


@dataclass(frozen=True)
class Board:
    """All facts of the board and the tickets."""

    places: tuple[Place, ...]
    stops: tuple[Stop, ...]
    tracks: tuple[Track, ...]
    tickets: tuple[Ticket, ...]


def board_of(facts: Mapping[str, Any]) -> Board:
    """The board that a file describes; nonsense is refused (H5)."""
    places, stops = _places_of(facts["place"])
    tracks = _tracks_of(facts["track"], {stop.id: number for number, stop in enumerate(stops)})
    tickets = _tickets_of(facts["ticket"], places)
    _check_dead_ends(places, tracks)
    return Board(places, stops, tracks, tickets)


def _refuse(sentence: str) -> None:
    raise ValueError(sentence)


def _places_of(entries: list[dict[str, Any]]) -> tuple[tuple[Place, ...], tuple[Stop, ...]]:
    places: list[Place] = []
    stops: list[Stop] = []
    for number, entry in enumerate(entries):
        if entry["kind"] not in PLACE_KINDS:
            _refuse(f"{entry['id']} is of no known kind: {entry['kind']}.")
        if bool(entry["name"]) != (entry["kind"] != "junction"):
            _refuse(f"{entry['id']}: exactly the junctions have no name.")
        own = range(len(stops), len(stops) + len(entry["stops"]))
        stops += [Stop(stop["id"], number, stop["x"], stop["y"]) for stop in entry["stops"]]
        places.append(Place(entry["id"], entry["name"], entry["kind"], entry["dead_end"], tuple(own)))
    for name, ids in (("place", [place.id for place in places]), ("stop", [stop.id for stop in stops])):
        if len(set(ids)) != len(ids):
            _refuse(f"Some {name} is there twice.")
    if any(not (0 <= stop.x <= 1 and 0 <= stop.y <= 1) for stop in stops):
        _refuse("Some stop lies outside the board.")
    return tuple(places), tuple(stops)


def _tracks_of(entries: list[dict[str, Any]], numbers: Mapping[str, int]) -> tuple[Track, ...]:
    doubles: dict[str, list[int]] = {}
    for number, entry in enumerate(entries):
        if "double" in entry:
            doubles.setdefault(entry["double"], []).append(number)
    twins = {}
    for name, pair in doubles.items():
        if len(pair) != 2:
            _refuse(f"The double route {name} must have two tracks.")
        one, other = (entries[number] for number in pair)
        if any(one.get(key) != other.get(key) for key in ("between", "length", "ferry")):
            _refuse(f"The tracks of the double route {name} differ.")
        twins.update({pair[0]: pair[1], pair[1]: pair[0]})
    return tuple(_track_of(entry, twins.get(number, NONE), numbers) for number, entry in enumerate(entries))


def _track_of(entry: Mapping[str, Any], twin: int, numbers: Mapping[str, int]) -> Track:
    first, second = entry["between"]
    named = f"The track {first}–{second}"
    if first not in numbers or second not in numbers or first == second:
        _refuse(f"{named} must join two stops of the board.")
    if entry["length"] not in range(1, MAX_TRACK_LENGTH + 1):
        _refuse(f"{named} must have 1 to {MAX_TRACK_LENGTH} spaces.")
    if entry["colour"] not in TRACK_COLOUR_NAMES:
        _refuse(f"{named} has no known colour: {entry['colour']}.")
    ferry = entry.get("ferry", 0)
    if ferry not in range(entry["length"] + 1) or (ferry and entry["colour"] != "grey"):
        _refuse(f"{named} cannot be a ferry with {ferry} locomotives.")
    colour = TRACK_COLOUR_NAMES.index(entry["colour"])
    return Track((numbers[first], numbers[second]), entry["length"], colour, ferry, twin)


def _tickets_of(entries: list[dict[str, Any]], places: tuple[Place, ...]) -> tuple[Ticket, ...]:
    named = {place.id: number for number, place in enumerate(places) if place.kind != "junction"}
    tickets: list[Ticket] = []
    for entry in entries:
        first, second = entry["between"]
        if first not in named or second not in named or first == second:
            _refuse(f"The ticket {first}–{second} must name two places that have names (H34).")
        if entry["points"] < 1:
            _refuse(f"The ticket {first}–{second} must be worth something.")
        tickets.append(Ticket((named[first], named[second]), entry["points"]))
    if len({frozenset(ticket.ends) for ticket in tickets}) != len(tickets):
        _refuse("Some ticket is there twice.")
    return tuple(tickets)


def _check_dead_ends(places: tuple[Place, ...], tracks: tuple[Track, ...]) -> None:
    """No stop of a dead-end country joins tracks: all its tracks come from one other stop (H33)."""
    for place in places:
        for stop in place.stops if place.is_dead_end else ():
            ends = {sum(track.ends) - stop for track in tracks if stop in track.ends}
            if len(ends) != 1:
                _refuse(f"{place.name} is a dead end, but one of its stops joins tracks.")


BOARD = board_of(tomllib.loads((Path(__file__).parent / "data" / "board.toml").read_text(encoding="utf-8")))
PLACES = len(BOARD.places)
STOPS = len(BOARD.stops)
TRACKS = len(BOARD.tracks)
TICKETS = len(BOARD.tickets)
"""Tickets of the standard deck."""


def _bytes(values: Any) -> NDArray[np.int8]:
    return np.array(values, np.int8)


TRACK_FROM = _bytes([track.ends[0] for track in BOARD.tracks])
TRACK_TO = _bytes([track.ends[1] for track in BOARD.tracks])
LENGTH = _bytes([track.length for track in BOARD.tracks])
COLOUR = _bytes([track.colour for track in BOARD.tracks])
FERRY = _bytes([track.ferry for track in BOARD.tracks])
"""How many locomotives a track asks for (H21)."""
TWIN = _bytes([track.twin for track in BOARD.tracks])
TERRAIN_OF = _bytes(
    [next(t for t in range(TERRAINS) if name in TERRAIN_COLOURS[t]) for name in TRACK_COLOUR_NAMES]
)
"""The terrain that doubles tracks of each colour; grey is mountain (H3, H26)."""
TERRAIN = TERRAIN_OF[COLOUR]
SPACES = int(LENGTH.sum())

PLACE_STOPS = _bytes([(place.stops[0], place.stops[-1]) for place in BOARD.places])
"""The stops of each place; a place with one stop has it twice (H32, H33)."""


def _choices() -> list[tuple[int, int]]:
    """Tracks that can be chosen: two of one route and one colour are one choice (H61).

    They stand in the order of colours and lengths.
    """
    seen: set[int] = set()
    pairs = []
    for number, track in enumerate(BOARD.tracks):
        if number not in seen:
            is_pair = track.twin != NONE and BOARD.tracks[track.twin].colour == track.colour
            pairs.append((number, track.twin if is_pair else NONE))
            seen |= {number, track.twin} if is_pair else {number}
    return sorted(pairs, key=lambda pair: (COLOUR[pair[0]], LENGTH[pair[0]], pair[0]))


_CHOICES = _choices()
CHOICES = len(_CHOICES)
CHOICE_FIRST = _bytes([first for first, _ in _CHOICES])
"""The first track of each choice."""
CHOICE_SECOND = _bytes([second for _, second in _CHOICES])
"""Its twin of the same colour, or NONE."""
CHOICE_OF = _bytes([next(c for c, pair in enumerate(_CHOICES) if number in pair) for number in range(TRACKS)])
"""The choice to which each track belongs."""


def stop_name(stop: int) -> str:
    """A stop in notation: the id of its place."""
    return BOARD.places[BOARD.stops[stop].place].id


def route_name(track: int) -> str:
    """A route in notation: `cape-town-port-elizabeth`."""
    return f"{stop_name(TRACK_FROM[track])}-{stop_name(TRACK_TO[track])}"


def choice_name(choice: int) -> str:
    """A choice in notation; the colour stands where a double route has two: `douala-nigeria white`."""
    track = int(CHOICE_FIRST[choice])
    has_two = TWIN[track] != NONE and COLOUR[TWIN[track]] != COLOUR[track]
    return route_name(track) + (f" {TRACK_COLOUR_NAMES[COLOUR[track]]}" if has_two else "")


def ends_of(box: Any, ticket: int) -> tuple[int, int]:
    """The two places of a ticket, in a state or a box."""
    return int(box.ticket_places[0][ticket]), int(box.ticket_places[1][ticket])


def ticket_name(box: Any, ticket: int) -> str:
    """A ticket in notation: `bangui-douala`; one that the box hasn't got is only a number."""
    if ticket >= box.box_tickets:
        return f"ticket {ticket + 1}"
    first, second = ends_of(box, ticket)
    return f"{BOARD.places[first].id}-{BOARD.places[second].id}"


def place_title(place: int) -> str:
    """A place as people read it; a junction by where it lies, for it has no name (H34)."""
    named = BOARD.places[place]
    if named.kind != "junction":
        return named.name
    return Phrase(named.id.removeprefix("junction-").replace("-", " ").title() + " junction", named.id)


def stop_title(stop: int) -> str:
    """A stop as people read it."""
    return place_title(BOARD.stops[stop].place)


def route_title(track: int) -> str:
    """A route as people read it: `Cape Town–Port Elizabeth`, or along one place: `Madagascar north–south`."""
    start, goal = stop_title(TRACK_FROM[track]), stop_title(TRACK_TO[track])
    return (
        _between(start, goal) if start != goal else Phrase(f"{start} north–south", "along", {"place": start})
    )


def ticket_title(box: Any, ticket: int) -> str:
    """A ticket as people read it: `Bangui–Douala`; one that the box hasn't got is only a number."""
    if ticket >= box.box_tickets:
        return Phrase(f"ticket {ticket + 1}", "no-ticket", {"number": ticket + 1})
    first, second = ends_of(box, ticket)
    return _between(place_title(first), place_title(second))


def _between(start: str, goal: str) -> Phrase:
    return Phrase(f"{start}–{goal}", "between", {"from": start, "to": goal})
