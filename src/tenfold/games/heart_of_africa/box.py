"""What another box of The Heart of Africa can change: the ticket deck (H4)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from tenfold.core.box import FORMAT, Box, BoxNote, BoxSupport, cited, closest, is_list, is_text, is_whole
from tenfold.core.game import GameEvent
from tenfold.games.heart_of_africa import data
from tenfold.games.heart_of_africa.actions import KEEP, PASS, actions_of, describe, notation
from tenfold.games.heart_of_africa.data import BOARD, MAX_TICKET_POINTS, MAX_TICKETS, MIN_TICKETS
from tenfold.games.heart_of_africa.deck_shape import spaces_between
from tenfold.games.heart_of_africa.state import SEATS, State

ID = "heart_of_africa"
NAMED = {place.id: number for number, place in enumerate(BOARD.places) if place.kind != "junction"}
"""The places that tickets can name, by their ids (H34)."""


def standard() -> Box:
    """The standard deck as a box."""
    tickets = [[*(BOARD.places[end].id for end in ticket.ends), ticket.points] for ticket in BOARD.tickets]
    return {"format": FORMAT, "game": ID, "name": "Tenfold’s deck", "tickets": tickets}


def notes(box: Box) -> Iterator[BoxNote]:
    """What's wrong with the tickets of a box; a value unlike the shortest way is only worth saying."""
    tickets = box.get("tickets", [])
    if not is_list(tickets) or not MIN_TICKETS <= len(tickets) <= MAX_TICKETS:
        count = len(tickets) if is_list(tickets) else 0
        yield BoxNote("ticket-count", {"count": count, "fewest": MIN_TICKETS, "most": MAX_TICKETS})
        return
    seen: dict[frozenset[str], int] = {}
    for number, ticket in enumerate(tickets, 1):
        fault = _fault_of(number, ticket)
        if fault is not None:
            yield fault
            continue
        first, second, points = ticket
        before = seen.setdefault(frozenset((first, second)), number)
        if before != number:
            yield BoxNote("ticket-twice", {"number": number, "ticket": f"{first}-{second}", "before": before})
        spaces = spaces_between(NAMED[first], NAMED[second])
        if points != spaces:
            told: dict[str, int | str] = {"number": number, "ticket": f"{first}-{second}"}
            yield BoxNote("ticket-value", {**told, "points": points, "spaces": spaces}, is_fault=False)


def _fault_of(number: int, ticket: Any) -> BoxNote | None:
    """Why a ticket can't be used."""
    if not is_list(ticket) or len(ticket) != 3 or not all(is_text(one) for one in ticket[:2]):
        return BoxNote("ticket-shape", {"number": number})
    first, second, points = ticket
    for place in (first, second):
        if place not in NAMED:
            return _unknown(number, place)
    if first == second:
        return BoxNote("ticket-same", {"number": number, "place": first})
    if not is_whole(points, 1, MAX_TICKET_POINTS):
        told: dict[str, int | str] = {"number": number, "points": cited(points), "most": MAX_TICKET_POINTS}
        return BoxNote("ticket-points", told)
    return None


def _unknown(number: int, place: str) -> BoxNote:
    told: dict[str, int | str] = {"number": number, "place": cited(place)}
    close = closest(cited(place), NAMED)
    return BoxNote("ticket-place-close", {**told, "close": close}) if close else BoxNote("ticket-place", told)


def values(boxes: Sequence[Box]) -> dict[str, Any]:
    """The fields of a record; none for the standard deck."""
    tickets = boxes[0]["tickets"]
    if tickets == standard()["tickets"]:
        return {}
    absent = [0 for _ in range(len(tickets), MAX_TICKETS)]
    return {
        "has_box": 1,
        "box_tickets": len(tickets),
        "ticket_places": [[*(NAMED[ticket[end]] for ticket in tickets), *absent] for end in range(2)],
        "ticket_points": [*(ticket[2] for ticket in tickets), *absent],
    }


@dataclass(frozen=True)
class Deck:
    """The tickets of a box, with the names that they have in a state."""

    box_tickets: int
    ticket_places: Any


def action_words(fields: Mapping[str, Any]) -> list[tuple[int, str, GameEvent]]:
    """What choosing each ticket is called, in notation and in a message."""
    deck = Deck(fields["box_tickets"], fields["ticket_places"])
    return [(action, notation(deck, action), describe(deck, action)) for action in range(KEEP, PASS)]


def words(fields: Mapping[str, Any]) -> dict[str, Any]:
    """The parts of the game that name tickets."""
    deck = Deck(fields["box_tickets"], fields["ticket_places"])
    return {
        "actions": actions_of(deck),
        "action_message": partial(describe, deck),
        "piece_names": piece_names(deck),
    }


def piece_names(box: Any) -> tuple[str, ...]:
    """What `count_pieces` counts."""
    return (
        *(f"{name} train cards" for name in data.KIND_NAMES),
        *(f"{name} terrain cards" for name in data.TERRAIN_NAMES),
        *(f"ticket {data.ticket_name(box, ticket)}" for ticket in range(MAX_TICKETS)),
        *(f"trains of seat {seat + 1}" for seat in range(SEATS)),
    )


STANDARD_BOX = Deck(State.fields["box_tickets"].standard, State.fields["ticket_places"].standard)
SUPPORT = BoxSupport((ID,), ("tickets",), notes, values, words, action_words, standard)
