"""Reasons for a hint, from the heuristic."""

from tenfold.core.game import GameEvent
from tenfold.core.view import View
from tenfold.games.tenzania.actions import GOAL, VALUES


def advice(view: View, action: int, worth: float) -> GameEvent:
    """Cards that are won or lost at once, or that the next player's turn may bring (Z5, Z6)."""
    value = action % VALUES
    cards = int(view.state.table_size) + 1
    if value == GOAL:
        return GameEvent("ten", {"cards": cards})
    if value > GOAL:
        return GameEvent("over", {"cards": cards, "value": value})
    told = {"value": value, "cards": round(abs(worth))}
    if abs(worth) < 0.05:
        return GameEvent("even", told)
    return GameEvent("trap" if worth > 0 else "risk", told)
