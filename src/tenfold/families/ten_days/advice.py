"""Reasons for a hint, from the heuristic."""

from tenfold.core.game import GameEvent
from tenfold.core.view import View
from tenfold.families.ten_days.actions import Moves


def advice(moves: Moves, _view: View, action: int, worth: float) -> GameEvent:
    """About how many turns the rack is then away from a journey; a draw may bring it nearer."""
    code, args = moves.parts(action)
    return GameEvent(code, {**args, "turns": round(max(0.0, -worth))})
