"""Reasons for a hint: the tickets that need a move, its points and its cost."""

from collections.abc import Iterator

from tenfold.core.game import GameEvent
from tenfold.core.view import View
from tenfold.games.heart_of_africa.actions import (
    CLAIM,
    DOUBLE,
    KEEP,
    KIND_CLAIM,
    KIND_DOUBLE,
    KIND_DRAW_TICKETS,
    KIND_KEEP,
    KIND_PASS,
    KIND_PAY,
    KIND_RETURN,
    KIND_SINGLE,
    KIND_TAKE,
    KIND_TAKE_DECK,
    KIND_TAKE_TERRAIN,
    KINDS_OF_ACTIONS,
    PAY,
    PAY_LOCOS,
    RETURN,
    TAKE,
    describe,
    kind_of,
)
from tenfold.games.heart_of_africa.data import (
    CHOICE_FIRST,
    COLOUR,
    GREY,
    LENGTH,
    LOCO,
    POINTS,
    TICKETS,
    route_title,
    ticket_title,
)
from tenfold.games.heart_of_africa.ending import is_done
from tenfold.games.heart_of_africa.ticket_routes import graph_of, shortest_route, spaces_of


def advice(view: View, action: int, _worth: float) -> GameEvent:
    """The plan that an action is a part of, or else what it brings by itself."""
    kind = int(kind_of(action))
    if kind == KIND_CLAIM:
        return _claim(view, int(CHOICE_FIRST[action - CLAIM]))
    if kind == KIND_TAKE:
        return _take(view, action - TAKE)
    if kind in {KIND_KEEP, KIND_RETURN}:
        return _ticket(view, action - (KEEP if kind == KIND_KEEP else RETURN), KINDS_OF_ACTIONS[kind])
    if kind == KIND_PAY:
        return GameEvent("pay", {"locos": int(PAY_LOCOS[action - PAY])})
    if kind in {KIND_SINGLE, KIND_DOUBLE}:
        length = int(LENGTH[int(view.state.claim_track[view.observer])])
        return GameEvent("double" if action >= DOUBLE else "single", {"points": int(POINTS[length])})
    return _other(view, kind, action)


def _claim(view: View, track: int) -> GameEvent:
    points = int(POINTS[int(LENGTH[track])])
    for ticket, way in _ways(view):
        if track in way:
            left = spaces_of(way) - int(LENGTH[track])
            args: dict[str, int | str] = {"ticket": ticket_title(ticket), "points": points, "left": left}
            return GameEvent("claim-for", args)
    return GameEvent("claim", {"points": points})


def _take(view: View, card: int) -> GameEvent:
    if card == LOCO:
        return GameEvent("take-loco")
    for ticket, way in _ways(view):
        for track in way:
            if COLOUR[track] == card:
                told: dict[str, int | str] = {"route": route_title(track), "ticket": ticket_title(ticket)}
                return GameEvent("take-for", {**describe(TAKE + card).args, **told})
    is_grey = any(COLOUR[track] == GREY for _, way in _ways(view) for track in way)
    return GameEvent("take-grey" if is_grey else "take", describe(TAKE + card).args)


def _ticket(view: View, ticket: int, code: str) -> GameEvent:
    way = shortest_route(graph_of(view.state, view.observer), ticket)
    if way is None:
        return GameEvent(f"{code}-closed", {"ticket": ticket_title(ticket)})
    return GameEvent(code, {"ticket": ticket_title(ticket), "spaces": spaces_of(way)})


def _other(view: View, kind: int, action: int) -> GameEvent:
    if kind == KIND_DRAW_TICKETS:
        return GameEvent("tickets", {"left": len(dict(_ways(view)))})
    if kind == KIND_PASS:
        return GameEvent("pass")
    if kind == KIND_TAKE_DECK:
        return GameEvent("take-deck")
    return (
        GameEvent("take-terrain", describe(action).args)
        if kind == KIND_TAKE_TERRAIN
        else GameEvent("take-terrain-deck")
    )


def _ways(view: View) -> Iterator[tuple[int, list[int]]]:
    """The tickets that are not done but can be, each with the tracks of its shortest way."""
    state, seat = view.state, view.observer
    graph = graph_of(state, seat)
    for ticket in range(TICKETS):
        if state.tickets[seat, ticket] == 1 and not is_done(state, seat, ticket):
            way = shortest_route(graph, ticket)
            if way is not None and spaces_of(way) <= int(state.trains[seat]):
                yield ticket, way
