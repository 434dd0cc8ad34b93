"""What other boxes of 10 Days can change: the colours of places, and which tiles there are (D1, D2)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np

from tenfold.core.box import (
    FORMAT,
    BoxNote,
    BoxSupport,
    cited,
    closest,
    is_table,
    is_text,
    is_whole,
)
from tenfold.core.box import Box as OtherBox
from tenfold.families.ten_days.data import (
    COLOURS,
    NO_FACE,
    PURPLE,
    Board,
    Box,
    all_faces,
    box_in,
    face_colours,
    faces_on,
    first_faces,
)
from tenfold.families.ten_days.names import piece_names

KEYS = ("colours", "tiles", "planes", "automobiles")
PLANES = COLOURS[:PURPLE]
MAX_TILES_OF_PLACE = 2
MAX_PLANES = 9
MAX_AUTOMOBILES = 15
"""Bots count so many."""
MIN_TILES = 52
"""With fewer, draw piles could run dry: around the world in 30 days with three players."""

Counts = Mapping[str, Any]


def support_of(box: Box) -> BoxSupport:
    """What boxes can change in a game with these boards."""
    return BoxSupport(
        games=tuple(game_of_board(board) for board in box.boards),
        keys=KEYS,
        notes=partial(notes, box),
        values=partial(values, box),
        words=partial(words, box),
        action_words=action_words,
        standard=partial(standard, box),
    )


def game_of_board(board: Board) -> str:
    """The id of the game that is played on one board."""
    return f"ten_days_{board.name.lower()}"


def standard(box: Box) -> OtherBox:
    """The standard box of the first board."""
    board = box.boards[0]
    return {
        "format": FORMAT,
        "game": game_of_board(board),
        "name": "Tenfold’s box",
        "automobiles": board.automobiles,
        "colours": dict(board.colours),
        "tiles": {place: 2 for place in board.two_tiles},  # noqa: C420  pages have no fromkeys
        "planes": {colour: board.planes_per_colour for colour in PLANES},  # noqa: C420
    }


def notes(box: Box, own: OtherBox) -> Iterator[BoxNote]:
    """What's wrong with a box. Neighbours of one colour are only worth saying."""
    board = next(board for board in box.boards if game_of_board(board) == own["game"])
    tables = [key for key in ("colours", "tiles", "planes") if not is_table(own.get(key, {}))]
    for key in tables:
        yield BoxNote("not-a-table", {"key": key})
    if tables:
        return
    is_sound = True
    for part in (
        _notes_on_places(board, own.get("colours", {}), own.get("tiles", {})),
        _notes_on_colours(board, own.get("colours", {})),
        _notes_on_counts(own),
    ):
        for note in part:
            is_sound = False
            yield note
    if is_sound:
        yield from _notes_on_whole(board, own)


def _notes_on_places(board: Board, colours: Counts, tiles: Counts) -> Iterator[BoxNote]:
    """Places that the map lacks, and tiles that a place can't have."""
    for key, named in (("colours", colours), ("tiles", tiles)):
        for place in [place for place in named if place not in board.colours]:
            close = closest(cited(place), board.places)
            told: dict[str, int | str] = {"key": key, "place": cited(place)}
            yield BoxNote("place-close", {**told, "close": close}) if close else BoxNote("place", told)
    for place, count in tiles.items():
        if place in board.colours and not is_whole(count, 1, MAX_TILES_OF_PLACE):
            yield BoxNote("place-tiles", {"place": place, "count": cited(count)})


def _notes_on_colours(board: Board, colours: Counts) -> Iterator[BoxNote]:
    """Colours that a place can't have."""
    for place, colour in colours.items():
        if place not in board.colours:
            continue
        if not is_text(colour) or colour not in COLOURS:
            told: dict[str, int | str] = {"place": place, "colour": cited(colour)}
            yield BoxNote("colour", {**told, "known": ", ".join(PLANES)})
        elif (colour == COLOURS[PURPLE]) != (place in board.by_plane_only):
            code = "purple" if place in board.by_plane_only else "not-purple"
            yield BoxNote(code, {"place": place})


def _notes_on_counts(own: OtherBox) -> Iterator[BoxNote]:
    """Numbers of transport tiles that a box can't have."""
    for colour, count in own.get("planes", {}).items():
        if colour not in PLANES:
            told: dict[str, int | str] = {"colour": cited(colour), "known": ", ".join(PLANES)}
            yield BoxNote("plane-colour", told)
        elif not is_whole(count, 0, MAX_PLANES):
            yield BoxNote("plane-count", {"colour": colour, "count": cited(count), "most": MAX_PLANES})
    automobiles = own.get("automobiles", 0)
    if not is_whole(automobiles, 0, MAX_AUTOMOBILES):
        yield BoxNote("automobile-count", {"count": cited(automobiles), "most": MAX_AUTOMOBILES})


def _notes_on_whole(board: Board, own: OtherBox) -> Iterator[BoxNote]:
    """How many tiles there are, and whether planes and places go together."""
    count, room = len(faces_on(board, 0, own)), len(faces_on(board, 0, {}))
    if not MIN_TILES <= count <= room:
        yield BoxNote("tile-count", {"count": count, "fewest": MIN_TILES, "most": room})
    colours = {**board.colours, **own.get("colours", {})}
    planes = own.get("planes", {})
    for colour in PLANES:
        there = [place for place, its in colours.items() if its == colour]
        has_planes = planes.get(colour, board.planes_per_colour) > 0
        if has_planes and len(there) + len(board.by_plane_only) < 2:
            yield BoxNote("plane-nowhere", {"colour": colour, "count": len(there)})
        if there and not has_planes:
            told: dict[str, int | str] = {"colour": colour, "place": there[0], "count": len(there)}
            yield BoxNote("place-unreached", told)
    for one, other in (*board.borders, *board.ferries):
        if colours[one] == colours[other]:
            told = {"one": one, "other": other, "colour": colours[one]}
            yield BoxNote("neighbours", told, False)


def values(box: Box, boxes: Sequence[OtherBox]) -> dict[str, Any]:
    """The fields of a record; none for the standard box."""
    own = {one["game"]: one for one in boxes}
    contents = [own.get(game_of_board(board), {}) for board in box.boards]
    faces = [
        faces_on(board, first, its)
        for board, first, its in zip(box.boards, first_faces(box.boards), contents, strict=True)
    ]
    rooms = [len(faces_on(board, 0, {})) for board in box.boards]
    with_gaps = [
        [*its, *[NO_FACE for _ in range(len(its), room)]] for its, room in zip(faces, rooms, strict=True)
    ]
    colours = [
        its.get("colours", {}).get(place, colour)
        for board, its in zip(box.boards, contents, strict=True)
        for place, colour in board.colours.items()
    ]
    face = all_faces([face for its in with_gaps for face in its])
    colour = face_colours(colours)
    if face == list(box.face) and colour == list(box.colour):
        return {}
    return {"has_box": 1, "box_tiles": [len(its) for its in faces], "face": face, "colour": colour}


def words(box: Box, fields: Mapping[str, Any]) -> dict[str, Any]:
    """The parts of the game that name tiles without a view."""
    face, colour = np.array(fields["face"], np.int8), np.array(fields["colour"], np.int8)
    return {"piece_names": piece_names(box_in(box, SimpleNamespace(has_box=1, face=face, colour=colour)))}


def action_words(_fields: Mapping[str, Any]) -> list[tuple[int, str, Any]]:
    """Moves name days and piles, which no box decides."""
    return []
