"""Explains why a move is not legal."""

from tenfold.core.game import Reason
from tenfold.core.view import View
from tenfold.games.tenzania.actions import card_of, value_of
from tenfold.games.tenzania.rules import FIVE, TEN, TWO, ZERO


def why(view: View, action: int) -> Reason:
    """The clause that forbids a move of the view's observer, who is due."""
    state = view.state
    card, stated = card_of(action), value_of(action)
    value = int(state.value)
    args = {"card": card, "stated": stated, "value": value}
    if card not in state.hand[view.observer].tolist():
        return Reason("not-in-hand", "Z3", args)
    if state.table_size == 0:
        return Reason("first-card", "Z4" if card not in {TWO, FIVE} else "Z23", args)
    if card == ZERO:
        return Reason("zero", "Z25", args)
    if card == FIVE and value < FIVE and stated == 0:
        return Reason("below-zero", "Z24", args)
    if card == TWO and stated == value * TWO:
        return Reason("no-doubling", "Z34", args)
    if card == stated == TEN:
        return Reason("ten", "Z26", args)
    if stated == card:
        return Reason("not-the-same", "Z27", {**args, "top": _top(view)})
    return Reason("wrong-value", "Z5", args)


def _top(view: View) -> int:
    return int(view.state.table[int(view.state.table_size) - 1])
