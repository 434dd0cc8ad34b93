"""Explains why a move is not legal."""

from tenfold.core.game import Reason
from tenfold.core.view import View
from tenfold.families.ten_days.actions import Moves
from tenfold.families.ten_days.names import days_of
from tenfold.families.ten_days.state import CHOOSING, FILLING, NO_TILE


def why(moves: Moves, clause_of_days: str, view: View, action: int) -> Reason:
    """The clause that forbids a move of the view's observer, who is due."""
    code, args = moves.parts(action)
    day = max(int(args.get("day", 1)), int(args.get("second", 1)))
    if day > days_of(view):
        return Reason("no-such-day", clause_of_days, {"days": days_of(view), "day": day})
    if view.state.phase == FILLING:
        return _while_filling(view, code, args)
    if code == "fill":
        return Reason("rack-is-full", "D6")
    if code == "draw-map":
        return Reason("maps-are-for-filling", "D31")
    if view.state.phase == CHOOSING:
        return Reason("no-swap", "D29") if code == "swap" else Reason("draw-first", "D12")
    if code in {"put", "discard"}:
        return Reason("empty-pile", "D12", {"pile": _empty_pile(view)})
    return Reason("place-first", "D10")


def _while_filling(view: View, code: str, args: dict[str, int | str]) -> Reason:
    has_tile = view.state.seen_in_hand[view.observer] != NO_TILE
    if code == "fill":
        return Reason("day-is-full", "D6", args) if has_tile else Reason("name-a-map", "D30")
    if code == "draw-map":
        return Reason("place-before-next", "D5") if has_tile else Reason("share-is-used-up", "D53", args)
    return Reason("still-filling", "D8")


def _empty_pile(view: View) -> int:
    return next(pile + 1 for pile, size in enumerate(view.state.pile_size) if size == 0)
