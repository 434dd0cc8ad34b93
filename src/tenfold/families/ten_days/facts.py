"""The boards of a game as plain data, for the browser."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tenfold.families.ten_days.data import COLOURS, KIND_NAMES, Board, Box, trivia_of
from tenfold.families.ten_days.explain import Journeys
from tenfold.families.ten_days.names import tile_name


def facts_of(box: Box, choices_of_days: Sequence[int]) -> dict[str, Any]:
    """Tiles by number, maps with their places: colour, ferries, shape, trivia (`map_help` has the rest)."""
    return {
        "colours": list(COLOURS),
        "days": list(choices_of_days),
        "tiles": [
            {
                "name": str(tile_name(box, number)),
                "kind": KIND_NAMES[tile.kind],
                "map": tile.map,
                "place": tile.place or None,
                "colour": tile.colour or None,
            }
            for number, tile in enumerate(box.tiles)
        ],
        "box": {
            "has_box": 0,
            "box_tiles": np.diff(box.map_start).tolist(),
            "face": box.face.tolist(),
            "colour": box.colour.tolist(),
        },
        "maps": [_map_facts(Journeys(box), board) for board in box.boards],
    }


def capitals_of(box: Box) -> dict[str, str]:
    """The capital of each place of the boards; the first one, where a place has several."""
    return {
        place: fact["capitals"][0]
        for board in box.boards
        for place, fact in trivia_of(board.name)["places"].items()
        if fact["capitals"]
    }


def _map_facts(journeys: Journeys, board: Board) -> dict[str, Any]:
    trivia = trivia_of(board.name)
    return {
        "name": board.name,
        "title": board.title,
        "years": trivia["years"],
        "without_tile": list(board.without_tile),
        "shapes_without_id": board.shapes_without_id,
        "places": {
            place: {
                "colour": colour,
                **trivia["places"][place],
                "tiles": 2 if place in board.two_tiles else 1,
                "shape": board.shapes[place],
                "by_plane_only": place in board.by_plane_only,
                "ferries": [goal for goal in board.places if journeys.is_ferry(place, goal)],
            }
            for place, colour in board.colours.items()
        },
    }
