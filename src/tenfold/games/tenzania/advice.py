"""Reasons for a hint: cards won or lost at once, or what the cards out of sight let the next player do."""

from collections.abc import Sequence

from tenfold.core.game import GameEvent
from tenfold.core.phrase import Phrase, any_of
from tenfold.core.view import View
from tenfold.games.tenzania.actions import GOAL, VALUES
from tenfold.games.tenzania.data import COPIES, NUMBERS
from tenfold.games.tenzania.rules import FIVE, TEN, TWO, ZERO

RARE = 4
"""So many percent are too few to mention that somebody may have to go over."""


def advice(view: View, action: int, _worth: float, advised: int, _then: Sequence[int] = ()) -> GameEvent:
    """Cards that a move wins or loses (Z6), or how likely the next player wins or loses them by theirs."""
    card, value = action // VALUES, action % VALUES
    cards = int(view.state.table_size) + 1
    if value == GOAL:
        return GameEvent("ten", {"cards": cards})
    if value > GOAL:
        is_forced = all(one % VALUES > GOAL for one in view.legal)
        return GameEvent("over-all" if is_forced else "over", {"cards": cards, "value": value})
    if len(view.legal) > 1 and not any(one % VALUES <= GOAL for one in view.legal if one != action):
        return GameEvent("only", {"value": value})
    outlook = _outlook(view, card, value)
    if outlook["size"] == 0:
        return GameEvent("last", {"value": value})
    told: dict[str, int | str] = {**outlook, "value": value, "but": _but(view, outlook, advised)}
    makers = [str(number) for number in range(NUMBERS) if _makes_ten(view, value, number)]
    return GameEvent("place" if outlook["tens"] else "safe", {**told, "makers": any_of(makers)})


def _outlook(view: View, card: int, value: int) -> dict[str, int]:
    """The cards out of sight that make 10 or go over after a move, and how likely the next player must."""
    tens, over, unseen = 0, 0, 0
    for number in range(NUMBERS):
        left = _left(view, number)
        unseen += left
        if _makes_ten(view, value, number):
            tens += left
        elif _goes_over(card, value, number):
            over += left
    size = int(view.state.hand_size[(view.observer + 1) % view.seats])
    stuck = round(100.0 * _all_of(over, unseen, size))
    return {
        "tens": tens,
        "unseen": unseen,
        "size": size,
        "percent": round(100.0 - 100.0 * _all_of(unseen - tens, unseen, size)),
        "stuck": stuck if stuck > RARE else 0,
    }


def _but(view: View, outlook: dict[str, int], advised: int) -> str:
    """What the advised move does better, if it is another one."""
    value = advised % VALUES
    if value == GOAL:
        cards = int(view.state.table_size) + 1
        return Phrase("But 10 would win cards.", "but-ten", {"cards": cards})
    if value > GOAL:
        return ""
    better = _outlook(view, advised // VALUES, value)
    told = {**better, "best": value}
    if better["percent"] < outlook["percent"]:
        return Phrase("But another value is safer.", "but-safer", told)
    if better["stuck"] > outlook["stuck"]:
        return Phrase("But another value is harder.", "but-harder", told)
    return ""


def _left(view: View, number: int) -> int:
    """How many cards of a number are out of sight: neither played nor in the own hand."""
    state = view.state
    copies = int(COPIES[number]) if number != TEN or state.tens == 1 else 0
    return copies - int(state.played[number]) - state.hand[view.observer].tolist().count(number)


def _makes_ten(view: View, value: int, number: int) -> bool:
    """Whether a card of a number can make 10 of a value (Z5, Z14)."""
    doubles = number == TWO and view.state.doubling == 1 and value * TWO == GOAL
    return doubles or (number != ZERO and value + number == GOAL)


def _goes_over(top: int, value: int, number: int) -> bool:
    """Whether a card of a number leaves nothing but more than 10 (Z7, Z10 to Z13)."""
    is_way_out = number in {ZERO, top, value} or (number == FIVE and value >= FIVE)
    return not is_way_out and value + number > GOAL


def _all_of(wanted: int, unseen: int, size: int) -> float:
    """The chance that so many unseen cards are all wanted ones."""
    chance = 1.0
    for i in range(size):
        if unseen > i:
            chance *= max(wanted - i, 0) / (unseen - i)
    return chance
