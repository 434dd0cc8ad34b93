"""The board as plain data, for the browser."""

from typing import Any

from tenfold.games.heart_of_africa import data
from tenfold.games.heart_of_africa.state import State


def facts() -> dict[str, Any]:
    """Stops with positions, tracks, doubles, ferries, terrain and the standard deck (H1 to H5, H22, H28).

    A stop is named by its number, as the state does; the tickets are designed, not printed (H4),
    and the map is one of 1910 (H53).
    """
    return {
        "aspect": 2550 / 3799,
        "trains": data.TRAINS,
        "cards": list(data.KIND_NAMES),
        "terrains": [
            {"name": name, "colours": list(colours)}
            for name, colours in zip(data.TERRAIN_NAMES, data.TERRAIN_COLOURS, strict=True)
        ],
        "points": data.POINTS.tolist(),
        "doubling_cost": data.COST.tolist(),
        "places": [
            {
                "id": place.id,
                "name": place.name,
                "kind": place.kind,
                "dead_end": place.is_dead_end,
                "stops": list(place.stops),
            }
            for place in data.BOARD.places
        ],
        "stops": [
            {"id": stop.id, "place": stop.place, "x": stop.x, "y": stop.y} for stop in data.BOARD.stops
        ],
        "tracks": [_track(number) for number in range(len(data.BOARD.tracks))],
        "box": {name: State.fields[name].standard for name in State.box_fields},
    }


def _track(number: int) -> dict[str, Any]:
    track = data.BOARD.tracks[number]
    return {
        "claim": data.choice_name(int(data.CHOICE_OF[number])),
        "between": list(track.ends),
        "length": int(data.LENGTH[number]),
        "colour": data.TRACK_COLOUR_NAMES[track.colour],
        "terrain": data.TERRAIN_NAMES[data.TERRAIN[number]],
        "ferry": track.ferry,
        "twin": None if track.twin == data.NONE else track.twin,
    }
