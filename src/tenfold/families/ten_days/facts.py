"""The boards of a game as plain data, for the browser."""

from collections.abc import Sequence
from typing import Any

from tenfold.families.ten_days.data import COLOURS, KIND_NAMES, Board, Box, trivia_of
from tenfold.families.ten_days.explain import CORNERS, Journeys
from tenfold.families.ten_days.names import tile_name


def facts_of(box: Box, choices_of_days: Sequence[int]) -> dict[str, Any]:
    """Tiles by number, maps with their places: colour, neighbours, automobile reach, shape, trivia."""
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
        "maps": [_map_facts(box, board) for board in box.boards],
    }


def capitals_of(box: Box) -> dict[str, str]:
    """The capital of each place of the boards; the first one, where a place has several."""
    return {
        place: fact["capitals"][0]
        for board in box.boards
        for place, fact in trivia_of(board.name)["places"].items()
        if fact["capitals"]
    }


def _map_facts(box: Box, board: Board) -> dict[str, Any]:
    trivia = trivia_of(board.name)
    printings = {"now": Journeys(box)}
    if board.older_borders:
        printings["undivided_sudan"] = Journeys(box, undivided_sudan=True)
    return {
        "name": board.name,
        "title": board.title,
        "years": trivia["years"],
        "without_tile": list(board.without_tile),
        "shapes_without_id": board.shapes_without_id,
        "corners": [sorted(pair) for pair in CORNERS if pair <= set(board.places)],
        "places": {
            place: {
                "colour": colour,
                **trivia["places"][place],
                "tiles": 2 if place in board.two_tiles else 1,
                "shape": board.shapes[place],
                "by_plane_only": place in board.by_plane_only,
                "ferries": sorted(
                    {goal for pair in board.ferries if place in pair for goal in pair} - {place}
                ),
                **{name: _reach(board, journeys, place) for name, journeys in printings.items()},
            }
            for place, colour in board.colours.items()
        },
    }


def _reach(board: Board, journeys: Journeys, place: str) -> dict[str, Any]:
    drives = {goal: journeys.ways(place, goal) for goal in board.places if goal != place}
    return {
        "walk": list(journeys.neighbours(place)),
        "drive": {goal: ways for goal, ways in drives.items() if ways},
    }
