"""Reasons for a hint, from the heuristic."""

from collections.abc import Callable

from tenfold.core.game import GameEvent
from tenfold.core.view import View
from tenfold.families.ten_days.actions import Moves


def advice_of(moves: Moves) -> Callable[[View, int, float], GameEvent]:
    """Who gives advice in one game."""

    def advice(_view: View, action: int, worth: float) -> GameEvent:
        """About how many turns the rack is then away from a journey; a draw may bring it nearer."""
        code, args = moves.parts(action)
        return GameEvent(code, {**args, "turns": round(max(0.0, -worth))})

    return advice
