"""Reasons for a hint, from the heuristic."""

from tenfold.core.game import GameEvent
from tenfold.core.view import View
from tenfold.games.ten_squares.actions import KIND_MOVE, KIND_PASS, KIND_RETURN, describe, kind_of
from tenfold.games.ten_squares.bot import WIN
from tenfold.games.ten_squares.data import COLOUR_NAMES
from tenfold.games.ten_squares.rules import seat_of


def advice(view: View, action: int, worth: float) -> GameEvent:
    """The hope to come home by the next two numbers: the own one, or what is left of the opponent's."""
    kind = int(kind_of(action))
    told: dict[str, int | str] = {**describe(action).args, "percent": round(100 * abs(worth))}
    if kind == KIND_MOVE:
        if worth >= WIN:
            return GameEvent("home")
        own = int(seat_of(view.state, 0)) == view.observer
        is_own = (told["colour"] == COLOUR_NAMES[0]) == own
        return GameEvent("stand" if is_own else "hinder", told)
    return GameEvent({KIND_RETURN: "return", KIND_PASS: "pass"}.get(kind, "turn"), told)
