"""How the worked examples of the rules page are laid out and drawn; tools/generate_examples.py plays them."""

from typing import Any

from tenfold.core.game import Game
from tenfold.games.heart_of_africa.tests.tables import do, table

BY_SEAT = {"terrain", "tickets"}


def stage(_game: Game, example: dict[str, Any]) -> dict[str, Any]:
    """The table of an example after its first moves, and what the board draws of it."""
    words: dict[str, Any] = {
        name: {int(seat): cards for seat, cards in value.items()} if name in BY_SEAT else value
        for name, value in example["table"].items()
    }
    states = table(**words)
    do(states, *example["moves"])
    return {"states": states, "picture": _picture, "turns": False}


def _picture(state: Any, seat: int) -> dict[str, Any]:
    seats = int(state.seats)
    return {
        "seats": seats,
        "terrain": state.terrain[:seats].tolist(),
        "hand": state.hand[0].tolist(),
        "points": state.points[:seats].tolist(),
        "track": int(state.claim_track[seat]) if seat >= 0 else int(state.paid_track),
    }
