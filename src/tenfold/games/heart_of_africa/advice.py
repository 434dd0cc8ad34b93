"""Reasons for a hint: the tickets that need a move, its points and its cost."""

from collections.abc import Iterator

from tenfold.core.game import GameEvent
from tenfold.core.view import View
from tenfold.games.heart_of_africa import data
from tenfold.games.heart_of_africa.actions import PAYMENTS, TAKE, describe, parts
from tenfold.games.heart_of_africa.data import COLOUR, LENGTH, POINTS, route_title, ticket_title
from tenfold.games.heart_of_africa.ending import is_done
from tenfold.games.heart_of_africa.ticket_routes import graph_of, shortest_route, spaces_of


def advice(view: View, action: int, _worth: float) -> GameEvent:
    """The plan that an action is a part of, or else what it brings by itself."""
    kind, at = parts(action)
    match kind:
        case "claim":
            return _claim(view, int(data.CHOICE_FIRST[at]))
        case "take":
            return _take(view, at)
        case "keep" | "return":
            return _ticket(view, at, kind)
        case "pay":
            return GameEvent(kind, {"locos": PAYMENTS[at][2]})
        case "single" | "double":
            length = int(LENGTH[int(view.state.claim_track[view.observer])])
            return GameEvent(kind, {"points": int(POINTS[length])})
        case "tickets":
            return GameEvent(kind, {"left": len(dict(_ways(view)))})
        case "take-terrain":
            return GameEvent(kind, describe(action).args)
    return GameEvent(kind)


def _claim(view: View, track: int) -> GameEvent:
    points = int(POINTS[int(LENGTH[track])])
    for ticket, way in _ways(view):
        if track in way:
            left = spaces_of(way) - int(LENGTH[track])
            args: dict[str, int | str] = {"ticket": ticket_title(ticket), "points": points, "left": left}
            return GameEvent("claim-for", args)
    return GameEvent("claim", {"points": points})


def _take(view: View, card: int) -> GameEvent:
    if card == data.LOCO:
        return GameEvent("take-loco")
    for ticket, way in _ways(view):
        for track in way:
            if COLOUR[track] == card:
                told: dict[str, int | str] = {
                    "route": route_title(track),
                    "ticket": ticket_title(ticket),
                }
                return GameEvent("take-for", {**describe(TAKE + card).args, **told})
    is_grey = any(COLOUR[track] == data.GREY for _, way in _ways(view) for track in way)
    return GameEvent("take-grey" if is_grey else "take", describe(TAKE + card).args)


def _ticket(view: View, ticket: int, code: str) -> GameEvent:
    way = shortest_route(graph_of(view.state, view.observer), ticket)
    if way is None:
        return GameEvent(f"{code}-closed", {"ticket": ticket_title(ticket)})
    return GameEvent(code, {"ticket": ticket_title(ticket), "spaces": spaces_of(way)})


def _ways(view: View) -> Iterator[tuple[int, list[int]]]:
    """The tickets that are not done but can be, each with the tracks of its shortest way."""
    state, seat = view.state, view.observer
    graph = graph_of(state, seat)
    for ticket in range(data.TICKETS):
        if state.tickets[seat, ticket] == 1 and not is_done(state, seat, ticket):
            way = shortest_route(graph, ticket)
            if way is not None and spaces_of(way) <= int(state.trains[seat]):
                yield ticket, way
