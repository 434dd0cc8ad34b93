"""Whether a puzzle's answer solves something that a person can see: it connects, wins, saves or blocks.

The reason that a hint would give for the answer has to say it, and no other move may do more by that measure.
So the reason that follows a puzzle also says why its answer is best.
"""

from collections.abc import Callable, Iterable, Mapping

from tenfold.core.game import GameEvent
from tenfold.core.view import View

Rivals = Callable[[], Iterable[GameEvent]]
"""Gives the reasons for all other legal moves, which take a while to find."""


def has_point(view: View, answer: int) -> bool:
    """Whether the reason for the answer names something that no other move does better."""
    advise = view.game.advise
    assert advise is not None
    family = "ten_days" if view.game.id.startswith("ten_days") else view.game.id
    return POINTS[family](
        advise(view, answer, 0.0, answer),
        lambda: [advise(view, action, 0.0, action) for action in view.legal if action != answer],
    )


def _connects(event: GameEvent, rivals: Rivals) -> bool:
    """10 Days: it completes the journey, or connects most days and breaks none."""
    if event.code.endswith("-done"):
        return True
    days = _days(event)
    return days > 0 and all(_days(other) <= days for other in rivals())


def _days(event: GameEvent) -> int:
    """How many days a move connects; none that disconnects others, and all where the journey is complete."""
    if event.code in {"draw", "draw-map", "discard-useful"} or event.args.get("but"):
        return 0
    return len([mark for mark in str(event.args["marks"]).split() if mark.startswith("day-")])


def _wins_cards(event: GameEvent, rivals: Rivals) -> bool:
    """Tenzania: it makes 10, or else nobody is less likely to make 10 or more likely to go over."""
    if event.code == "ten":
        return True
    if event.code not in {"place", "safe"}:
        return False
    others = list(rivals())
    values = [other for other in others if other.code in {"place", "safe"}]
    safest = all(_number(event, "percent") <= _number(other, "percent") for other in values)
    hardest = all(_number(event, "stuck") > _number(other, "stuck") for other in values)
    return (safest or hardest) and all(other.code != "ten" for other in others)


def _leads_home(event: GameEvent, rivals: Rivals) -> bool:
    """10 Squares: home, the best chance to get there within two numbers, or the worst for the opponent."""
    if event.code == "home":
        return True
    chances = [_number(other, "percent") for other in rivals()]
    own = _number(event, "percent")
    return own <= min(chances) if event.code == "hinder" else own >= max(chances)


def _claims(event: GameEvent, rivals: Rivals) -> bool:
    """The Heart of Africa: it completes a ticket, saves one, doubles a route, or makes a claim possible."""
    match event.code:
        case "double":
            return True
        case "claim-completes":
            return all(_worth(other) <= _worth(event) for other in rivals())
        case "claim-for" if event.args["else"]:
            return all(_worth(other) == 0 for other in rivals())
        case "take-for" | "take-loco-for" if event.args["missing"] == 0:
            return all(_worth(other) == 0 for other in rivals())
        case _:
            return False


def _worth(event: GameEvent) -> int:
    """The points of a ticket that a move completes."""
    return _number(event, "worth")


def _number(event: GameEvent, name: str) -> int:
    return int(event.args.get(name, 0))


POINTS: Mapping[str, Callable[[GameEvent, Rivals], bool]] = {
    "ten_days": _connects,
    "tenzania": _wins_cards,
    "ten_squares": _leads_home,
    "heart_of_africa": _claims,
}
