"""Reasons for a hint: the numbers that lead a marker home, and how likely two of them do."""

from collections.abc import Sequence

from tenfold.core.game import GameEvent
from tenfold.core.phrase import Phrase, any_of
from tenfold.core.view import View
from tenfold.games.ten_squares.actions import (
    KIND_MOVE,
    KIND_PASS,
    KIND_RETURN,
    describe,
    kind_of,
    marker_of,
    numbers_of,
    square_of,
)
from tenfold.games.ten_squares.data import COLOUR_NAMES, NUMBERS, A, J, card_of
from tenfold.games.ten_squares.rules import ahead_of, back_of, seat_of

Args = dict[str, int | str]


def advice(view: View, action: int, _worth: float, advised: int, _then: Sequence[int] = ()) -> GameEvent:
    """What a move does for the own way home, or to the opponent's; then how the advised one compares."""
    kind = int(kind_of(action))
    if kind not in {KIND_MOVE, KIND_RETURN, KIND_PASS}:
        return GameEvent("turn")
    if _wins(view, action):
        return GameEvent("home")
    is_own = _colour(view, action) == _own(view)
    code = {KIND_RETURN: "return", KIND_PASS: "pass"}.get(kind, "stand" if is_own else "hinder")
    told = _prospects(view, action)
    return GameEvent(
        code, {**describe(action).args, **told, "but": _but(view, action, advised, is_own=is_own)}
    )


def _but(view: View, action: int, advised: int, *, is_own: bool) -> str:
    """What the advised move does better, if it is another one that can be compared."""
    if action == advised or _colour(view, action) != _colour(view, advised):
        return ""
    if _wins(view, advised):
        return Phrase("But you could go home.", "but-home")
    percent, best = int(_prospects(view, action)["percent"]), int(_prospects(view, advised)["percent"])
    if (best > percent) != is_own or best == percent:
        return ""
    told: Args = {"numbers": "none", **describe(advised).args, "percent": best}
    if int(kind_of(advised)) == KIND_MOVE:
        return Phrase("But from elsewhere it differs.", "but-from", told)
    return Phrase("But with others it differs.", "but-with", told)


def _own(view: View) -> int:
    """The colour that the observer plays."""
    return 0 if int(seat_of(view.state, 0)) == view.observer else 1


def _colour(view: View, action: int) -> int:
    """The colour whose way home an action changes."""
    return int(marker_of(action)) if int(kind_of(action)) == KIND_MOVE else _own(view)


def _wins(view: View, action: int) -> bool:
    is_move = int(kind_of(action)) == KIND_MOVE
    colour = _colour(view, action)
    return is_move and int(square_of(action)) == A and int(view.state.has_reached[colour]) == 1


def _prospects(view: View, action: int) -> Args:
    """The numbers that lead home from where a marker then stands, and how likely the next two do."""
    colour, kind = _colour(view, action), int(kind_of(action))
    square = int(square_of(action)) if kind == KIND_MOVE else int(view.state.marker[colour])
    has_reached = int(view.state.has_reached[colour]) == 1 or square == J
    back = numbers_of(action) if kind == KIND_RETURN else ()
    left = [n for n in range(1, NUMBERS + 1) if n in back or view.state.in_pile[card_of(colour, n)] == 1]
    direct = _leading_home(left, square, has_reached=has_reached)
    chance = 0.0
    for number in left:
        chance += 1.0 if number in direct else _follow_up(left, number, square, has_reached=has_reached)
    return {
        "colour": COLOUR_NAMES[colour],
        "direct": any_of([str(number) for number in direct]),
        "count": len(direct),
        "percent": round(100.0 * chance / max(1, len(left))),
        "marks": " ".join([f"card-{int(card_of(colour, number))}" for number in direct]),
    }


def _leading_home(left: list[int], square: int, *, has_reached: bool) -> list[int]:
    """The numbers with which a marker comes home from a square at once."""
    return [
        number
        for number in left
        if int(ahead_of(square, number)) == A or (has_reached and int(back_of(square, number)) == A)
    ]


def _follow_up(left: list[int], number: int, square: int, *, has_reached: bool) -> float:
    """How likely the number after one leads home, by the better direction."""
    others = [one for one in left if one != number]
    ahead = int(ahead_of(square, number))
    found = len(_leading_home(others, ahead, has_reached=has_reached or square + number >= J))
    if has_reached:
        found = max(found, len(_leading_home(others, int(back_of(square, number)), has_reached=True)))
    return found / max(1, len(others))
