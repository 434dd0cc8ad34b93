"""Everything around the rules of Lanterns."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tenfold.core.game import Encoder, GameEvent, Line, Part, Reason, SeenEntry, Span
from tenfold.core.jit import rule
from tenfold.core.text import Text
from tenfold.core.view import View
from tests.toys.lanterns.actions import DRAW, MARK, SEAL
from tests.toys.lanterns.state import LANTERNS, NONE, SEATS


def refuse(seats: int, options: Mapping[str, str]) -> str | None:
    """Three players do not play three rounds in the calm (L9)."""
    if seats == 3 and options["calm"] == "on" and options["rounds"] == "three":
        return "Three players do not play three rounds in the calm."
    return None


def events(before: View, entry: SeenEntry, after: View) -> Iterator[GameEvent]:
    """Secret moves are told to their owner only (L3, L4)."""
    seat = entry.seat
    if entry.action == SEAL:
        yield GameEvent("seal", {"seat": seat})
    elif entry.action == DRAW:
        change = after.state.holds[seat] - before.state.holds[seat]
        yield GameEvent("draw", {"lantern": int(change.argmax()) + 1})
    elif entry.action >= MARK:
        yield GameEvent("mark", {"lantern": entry.action - MARK + 1})
    if after.state.turn > before.state.turn:
        yield from _shown(before, after)
    if after.outcome is not None:
        yield GameEvent("end")


def _shown(before: View, after: View) -> Iterator[GameEvent]:
    turn = int(before.state.turn)
    for seat in range(after.seats):
        yield GameEvent("show", {"seat": seat, "lantern": int(after.state.shown[seat, turn])})
        if after.state.points[seat] > before.state.points[seat]:
            yield GameEvent("point", {"seat": seat})


def why(view: View, action: int) -> Reason:
    """The clause that forbids a move."""
    marked = int(view.state.marked[view.observer])
    if action == DRAW:
        return Reason("enough", "L3")
    if action == SEAL:
        return Reason("nothing-marked", "L5")
    if marked != NONE:
        return Reason("marked", "L4", {"lantern": marked})
    return Reason("not-held", "L4", {"lantern": action - MARK + 1})


def show(view: View, text: Text, names: Sequence[str]) -> Iterator[Line]:
    """A line a seat."""
    for seat in range(view.seats):
        points = text.say("show-seat", {"points": int(view.state.points[seat])})
        yield (Span(names[seat], "strong"), Span(f"  {points}", "soft"))


@rule
def score_actions(view: Any, seat: int, actions: Any, count: int, worths: Any) -> None:
    """High lanterns first, and no sealing before everything is drawn."""
    for i in range(count):
        worths[i] = 10.0 if actions[i] == DRAW else float(actions[i])
        if view.calm == 0 and view.wind == 1 and view.points[seat] == 0:
            worths[i] = -worths[i]


LAYOUT = (
    Part("holds", LANTERNS, "one at each lantern held"),
    Part("sealed", SEATS, "one at each seat that has sealed"),
)


@rule
def observe(view: Any, observer: int, out: Any) -> None:
    """A spectator holds nothing."""
    for at in range(LANTERNS):
        out[at] = float(view.holds[observer, at]) if observer >= 0 else 0.0
    for seat in range(SEATS):
        out[LANTERNS + seat] = float(view.sealed[seat])


ENCODER = Encoder(observe, LAYOUT)
