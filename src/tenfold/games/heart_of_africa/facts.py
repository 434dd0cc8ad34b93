"""The board as plain data, for the browser."""

from typing import Any

from tenfold.games.heart_of_africa.data import (
    BOARD,
    CHOICE_OF,
    COST,
    KIND_NAMES,
    LENGTH,
    NONE,
    POINTS,
    TERRAIN,
    TERRAIN_COLOURS,
    TERRAIN_NAMES,
    TRACK_COLOUR_NAMES,
    TRAINS,
    choice_name,
    ticket_name,
)


def facts() -> dict[str, Any]:
    """Stops with positions, tracks, doubles, ferries, terrain and tickets (H1 to H5, H22, H28).

    A stop is named by its number, as the state does; the tickets are designed, not printed (H4),
    and the map is one of 1910 (H53).
    """
    return {
        "aspect": 2550 / 3799,
        "trains": TRAINS,
        "cards": list(KIND_NAMES),
        "terrains": [
            {"name": name, "colours": list(colours)}
            for name, colours in zip(TERRAIN_NAMES, TERRAIN_COLOURS, strict=True)
        ],
        "points": POINTS.tolist(),
        "doubling_cost": COST.tolist(),
        "places": [
            {
                "id": place.id,
                "name": place.name,
                "kind": place.kind,
                "dead_end": place.is_dead_end,
                "stops": list(place.stops),
            }
            for place in BOARD.places
        ],
        "stops": [{"id": stop.id, "place": stop.place, "x": stop.x, "y": stop.y} for stop in BOARD.stops],
        "tracks": [_track(number) for number in range(len(BOARD.tracks))],
        "tickets": [
            {"name": ticket_name(number), "between": list(ticket.ends), "points": ticket.points}
            for number, ticket in enumerate(BOARD.tickets)
        ],
    }


def _track(number: int) -> dict[str, Any]:
    track = BOARD.tracks[number]
    return {
        "claim": choice_name(int(CHOICE_OF[number])),
        "between": list(track.ends),
        "length": int(LENGTH[number]),
        "colour": TRACK_COLOUR_NAMES[track.colour],
        "terrain": TERRAIN_NAMES[TERRAIN[number]],
        "ferry": track.ferry,
        "twin": None if track.twin == NONE else track.twin,
    }
