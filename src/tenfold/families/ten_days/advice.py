"""Reasons for a hint: the connections it makes, and how far the heuristic thinks the journey then is."""

from collections.abc import Sequence

from tenfold.core.game import GameEvent
from tenfold.core.view import View
from tenfold.families.ten_days.actions import Moves
from tenfold.families.ten_days.data import Box
from tenfold.families.ten_days.names import days_of, journeys_of


def advice(box: Box, moves: Moves, view: View, action: int, worth: float) -> GameEvent:
    """How many connections the rack gains, and about how many turns it is then away from a journey."""
    code, args = moves.parts(action)
    return GameEvent(code, {**args, **_gain(box, view, code, args), "turns": round(max(0.0, -worth))})


def _gain(box: Box, view: View, code: str, args: dict[str, int | str]) -> dict[str, int | str]:
    """What a move adds to the connections of the observer's rack; a tile to take, on its best day."""
    rack = view.state.rack[view.observer, : days_of(view)].tolist()
    journeys = journeys_of(box, view.state)
    now = journeys.connected(rack)
    match code:
        case "swap":
            one, other = int(args["day"]) - 1, int(args["second"]) - 1
            swapped = _with(_with(rack, one, rack[other]), other, rack[one])
            return {"more": max(0, journeys.connected(swapped) - now)}
        case "fill" | "put":
            tile = int(view.state.in_hand[view.observer])
            return {"more": max(0, journeys.connected(_with(rack, int(args["day"]) - 1, tile)) - now)}
        case "take":
            pile = int(args["pile"]) - 1
            tile = int(view.state.pile[pile, int(view.state.pile_size[pile]) - 1])
            gains = [journeys.connected(_with(rack, day, tile)) - now for day in range(len(rack))]
            return {"more": max(0, *gains), "best": gains.index(max(gains)) + 1}
        case _:
            return {}


def _with(rack: Sequence[int], day: int, tile: int) -> list[int]:
    """A rack with another tile on one day."""
    return [*rack[:day], tile, *rack[day + 1 :]]
