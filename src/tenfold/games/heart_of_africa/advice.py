"""Reasons for a hint: the routes and tickets that a move is for, its points, and what could go wrong."""

from collections.abc import Mapping, Sequence

from tenfold.core.game import GameEvent
from tenfold.core.phrase import Phrase
from tenfold.core.view import View
from tenfold.games.heart_of_africa import data
from tenfold.games.heart_of_africa.actions import PAYMENTS, TAKE, describe, parts
from tenfold.games.heart_of_africa.data import (
    COLOUR,
    COST,
    FERRY,
    GREY,
    LENGTH,
    LOCO,
    NONE,
    POINTS,
    TERRAIN,
    TWIN,
    route_title,
    ticket_title,
)
from tenfold.games.heart_of_africa.ending import is_done
from tenfold.games.heart_of_africa.state import KEPT
from tenfold.games.heart_of_africa.ticket_routes import Graph, graph_of, shortest_route, spaces_of

BOTH_OPEN = 4
"""From so many seats on, the other track of a double route stays open (H24)."""
DRAWS = ("take", "take-deck", "take-terrain", "take-terrain-deck")

Args = dict[str, int | str]


def advice(view: View, action: int, _worth: float, advised: int, _then: Sequence[int] = ()) -> GameEvent:
    """The plan that an action is a part of, or else what it brings by itself; then what it lacks."""
    reasons = _Reasons(view)
    event = reasons.of(action)
    but = reasons.but(action, advised) if action != advised else ""
    return GameEvent(event.code, {"marks": "", **event.args, "but": but})


class _Reasons:
    """What can be said of moves from one view."""

    def __init__(self, view: View) -> None:
        self._state = view.state
        self._seat = view.observer
        self._graph = graph_of(view.state, view.observer)
        self._ways = self._open_ways()

    def of(self, action: int) -> GameEvent:
        """What speaks for an action."""
        kind, at = parts(action)
        is_last = int(self._state.turns_left) > 0
        if is_last and (kind in DRAWS or kind == "tickets"):
            return GameEvent("tickets-last" if kind == "tickets" else "take-last")
        match kind:
            case "claim":
                return self._claim(int(data.CHOICE_FIRST[at]))
            case "take":
                return self._take(at)
            case "take-deck":
                return self._take_deck()
            case "take-terrain":
                return self._terrain(at, describe(self._state, action).args)
            case "keep" | "return":
                return self._ticket(at, kind)
            case "pay":
                return GameEvent(kind, {"locos": PAYMENTS[at][2]})
            case "single" | "double":
                length = int(LENGTH[int(self._state.claim_track[self._seat])])
                return GameEvent(kind, {"points": int(POINTS[length])})
            case "tickets":
                return GameEvent(
                    kind, {"left": len(self._ways), "trains": int(self._state.trains[self._seat])}
                )
            case _:
                return GameEvent(kind)

    def but(self, action: int, advised: int) -> str:
        """What speaks against an action beside the advised one."""
        kind, at = parts(action)
        best, best_at = parts(advised)
        if best != "claim":
            return ""
        track = int(data.CHOICE_FIRST[best_at])
        if int(self._state.turns_left) > 0 and kind != "claim":
            return Phrase("But only claims score now.", "but-last")
        own = int(data.CHOICE_FIRST[at]) if kind == "claim" else NONE
        done = self._completed(own) if kind == "claim" else []
        for ticket in self._completed(track):
            if ticket not in done:
                return Phrase(
                    "But it leaves a ticket open.",
                    "but-ticket",
                    {"ticket": ticket_title(self._state, ticket)},
                )
        points = int(POINTS[int(LENGTH[track])])
        if kind == "claim" and points > int(POINTS[int(LENGTH[own])]):
            told: Args = {"route": route_title(track), "points": points}
            return Phrase("But another route scores more.", "but-points", told)
        return ""

    def _claim(self, track: int) -> GameEvent:
        length = int(LENGTH[track])
        points = int(POINTS[length])
        told: Args = {"points": points, "doubled": 2 * points if self._is_ready(track) else 0}
        for ticket in self._completed(track):
            worth = int(self._state.ticket_points[ticket])
            marks = f"track-{track} ticket-{ticket}"
            return GameEvent(
                "claim-completes",
                {**told, "ticket": ticket_title(self._state, ticket), "worth": worth, "marks": marks},
            )
        for ticket, way in self._ways:
            if _has(way, track):
                left = spaces_of(way) - length
                others = [f"then-track-{one}" for one in way if not _has([one], track)]
                marks = " ".join([f"track-{track}", f"ticket-{ticket}", *others])
                named: Args = {
                    "ticket": ticket_title(self._state, ticket),
                    "left": left,
                    "else": self._without(track, ticket, way),
                }
                return GameEvent("claim-for", {**told, **named, "marks": marks})
        return GameEvent("claim", {**told, "marks": f"track-{track}"})

    def _without(self, track: int, ticket: int, way: list[int]) -> str:
        """What a ticket would need if someone else claimed a track of its way first."""
        around = shortest_route(self._state, self._graph_without(track), ticket)
        if around is None or spaces_of(around) > int(self._state.trains[self._seat]):
            return Phrase("Nothing else leads there.", "else-closed")
        more = spaces_of(around) - spaces_of(way)
        return Phrase("There is a way round.", "else-around", {"more": more}) if more > 0 else ""

    def _graph_without(self, track: int) -> Graph:
        """The tracks that can be used if another player claims one (H24)."""
        gone = [track]
        if int(self._state.seats) < BOTH_OPEN:
            gone.append(int(TWIN[track]))
        return {stop: [edge for edge in edges if edge[2] not in gone] for stop, edges in self._graph.items()}

    def _completed(self, track: int) -> list[int]:
        """The tickets that a claim completes."""
        return [ticket for ticket, way in self._ways if len(way) == 1 and _has(way, track)]

    def _is_ready(self, track: int) -> bool:
        """Whether terrain cards alone can double a claim now (H26, H27)."""
        terrain, state = int(TERRAIN[track]), self._state
        own = int(state.terrain[self._seat, terrain])
        most = max(int(state.terrain[seat, terrain]) for seat in range(int(state.seats)))
        return own >= int(COST[int(LENGTH[track])]) and own == most

    def _take(self, card: int) -> GameEvent:
        """The route that a card brings nearest to being claimed."""
        nearest = self._nearest(card)
        alone = "take-loco" if card == LOCO else "take"
        if nearest is None:
            ready = self._ready_track() if card != LOCO else NONE
            return (
                GameEvent(alone, describe(self._state, TAKE + card).args)
                if ready == NONE
                else GameEvent("take-ready", _route(ready))
            )
        ticket, track, missing = nearest
        told: Args = {
            "route": route_title(track),
            "ticket": ticket_title(self._state, ticket),
            "missing": missing,
        }
        marks = f"track-{track} ticket-{ticket}"
        return GameEvent(f"{alone}-for", {**describe(self._state, TAKE + card).args, **told, "marks": marks})

    def _take_deck(self) -> GameEvent:
        shown = [card for card in self._state.display.tolist() if card < data.KINDS]
        if not self._ways or any(self._nearest(card) is not None for card in shown):
            return GameEvent("take-deck")
        ready = self._ready_track()
        return GameEvent("take-deck-none") if ready == NONE else GameEvent("take-ready", _route(ready))

    def _ready_track(self) -> int:
        """A track that a ticket needs and that the hand can claim, or NONE."""
        hand = self._state.hand[self._seat].tolist()
        ready = [track for _, way in self._ways for track in way if _missing(track, hand) == 0]
        return ready[0] if ready else NONE

    def _nearest(self, card: int) -> tuple[int, int, int] | None:
        """A ticket, a track of its way that a card helps to claim, and how many cards it then needs."""
        found: tuple[int, int, int] | None = None
        hand = self._state.hand[self._seat].tolist()
        more = [*hand[:card], hand[card] + 1, *hand[card + 1 :]]
        for ticket, way in self._ways:
            for track in way:
                missing = _missing(track, more)
                if missing < _missing(track, hand) and (found is None or missing < found[2]):
                    found = (ticket, track, missing)
        return found

    def _terrain(self, terrain: int, args: Mapping[str, int | str]) -> GameEvent:
        """The route of a ticket that one more terrain card would double."""
        state = self._state
        own = int(state.terrain[self._seat, terrain]) + 1
        most = max(int(state.terrain[seat, terrain]) for seat in range(int(state.seats)))
        for _, way in self._ways:
            for track in way:
                length = int(LENGTH[track])
                if int(TERRAIN[track]) == terrain and own == int(COST[length]) and own >= most:
                    told: Args = {"route": route_title(track), "points": int(POINTS[length])}
                    return GameEvent("take-terrain-for", {**args, **told, "marks": f"track-{track}"})
        others = [int(state.terrain[seat, terrain]) for seat in range(int(state.seats)) if seat != self._seat]
        return GameEvent("take-terrain", {**args, "own": own, "most": max(others)})

    def _ticket(self, ticket: int, code: str) -> GameEvent:
        way = shortest_route(self._state, self._graph, ticket)
        worth = int(self._state.ticket_points[ticket])
        if way is None:
            return GameEvent(f"{code}-closed", {"ticket": ticket_title(self._state, ticket), "points": worth})
        told: Args = {"ticket": ticket_title(self._state, ticket), "spaces": spaces_of(way), "points": worth}
        named: Args = {"others": self._planned(ticket), "trains": int(self._state.trains[self._seat])}
        marks = " ".join([f"ticket-{ticket}", *[f"track-{track}" for track in way]])
        return GameEvent(code, {**told, **named, "marks": marks})

    def _planned(self, ticket: int) -> int:
        """The spaces that all other tickets need, kept ones among those just drawn included."""
        state, seat = self._state, self._seat
        drawn = zip(state.drawn[seat].tolist(), state.chosen[seat].tolist(), strict=True)
        kept = [one for one, choice in drawn if choice == KEPT and one != ticket]
        planned = sum(spaces_of(way) for _, way in self._ways)
        for one in kept:
            way = shortest_route(self._state, self._graph, one)
            planned += spaces_of(way) if way is not None else 0
        return planned

    def _open_ways(self) -> list[tuple[int, list[int]]]:
        """The tickets that are not done but can be, each with the tracks of its shortest way."""
        state, seat = self._state, self._seat
        ways: list[tuple[int, list[int]]] = []
        for ticket in range(int(state.box_tickets)):
            if state.tickets[seat, ticket] == 1 and not is_done(state, seat, ticket):
                way = shortest_route(self._state, self._graph, ticket)
                if way is not None and spaces_of(way) <= int(state.trains[seat]):
                    ways.append((ticket, way))
        return ways


def _has(way: Sequence[int], track: int) -> bool:
    """Whether a way has a track, or the other one between the same places."""
    return track in way or (int(TWIN[track]) != NONE and int(TWIN[track]) in way)


def _route(track: int) -> Args:
    """A route that a sentence names and boards mark."""
    return {"route": route_title(track), "marks": f"track-{track}"}


def _missing(track: int, hand: list[int]) -> int:
    """How many cards a hand needs to claim a track: of one colour, and locomotives (H19 to H21)."""
    colour, length = int(COLOUR[track]), int(LENGTH[track])
    plain = length - int(FERRY[track])
    cards = max(hand[:LOCO]) if colour == GREY else hand[colour]
    return max(0, length - min(cards, plain) - hand[LOCO])
