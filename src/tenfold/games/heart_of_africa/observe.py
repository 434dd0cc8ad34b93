"""Encodes a view as numbers for a network; seats count from the observer."""

from typing import Any

from tenfold.core.bitset import lowest
from tenfold.core.game import Encoder, Part, offsets_of
from tenfold.core.jit import i64, rule
from tenfold.games.heart_of_africa import data
from tenfold.games.heart_of_africa.data import COPIES, KINDS, MAX_TICKETS, TERRAIN_COPIES, TERRAINS, TRACKS
from tenfold.games.heart_of_africa.ending import is_done
from tenfold.games.heart_of_africa.path_cache import MEMORY, known_spaces, lookup, update
from tenfold.games.heart_of_africa.rules import due
from tenfold.games.heart_of_africa.shortest_paths import TrackSets, spaces_over, track_sets_of
from tenfold.games.heart_of_africa.state import (
    DISPLAY,
    DRAWN,
    EMPTY,
    FREE,
    NO_TRACK,
    SEATS,
    TERRAIN_DISPLAY,
)

FULL_SCORE = 100
FULL_HAND = 20
"""As many train cards, and so on, as count one: more are rare."""
MANY_TICKETS = 10
VERDICTS = 3
"""Undecided, kept or returned: about a ticket to choose from."""
FAR_AWAY = 20
"""As many spaces still to be claimed for a ticket as count one."""
DIGIT = 4
FULL_DIGIT = (1 << DIGIT) - 1
"""The cards of the display are counted in one number, in digits of so many bits."""

LAYOUT = (
    Part("hand", KINDS, "own train cards of each kind, divided by how many there are"),
    Part("display", KINDS, "train cards of each kind in the display, divided by five"),
    Part(
        "discards",
        KINDS,
        "discarded train cards of each kind, divided by how many there are",
        "train_discards",
    ),
    Part("terrain_display", TERRAINS, "terrain cards of each type in the display, divided by two"),
    Part("terrain_deck", TERRAINS, "terrain cards of each type in the deck, divided by 15"),
    Part("terrain_discards", TERRAINS, "discarded terrain cards of each type, divided by 15"),
    Part(
        "decks",
        3,
        "train cards, tickets never drawn and tickets below them, divided by all",
        "train_deck_size ticket_deck_size bottom_size",
    ),
    Part("tickets", MAX_TICKETS, "one for each own ticket"),
    Part("done", MAX_TICKETS, "one for each own ticket that is done", "tickets group"),
    Part(
        "spaces",
        MAX_TICKETS,
        "for each own ticket that is not done, and each to choose from: spaces still to be claimed for it, "
        "divided by 20; 31 spaces if all ways are closed",
        "tickets drawn owner",
    ),
    Part(
        "drawn",
        MAX_TICKETS,
        "for each ticket that the observer chooses from: 1/3, 2/3 if it is kept already, 1 if it goes back",
        "drawn chosen",
    ),
    Part("returned", MAX_TICKETS, "one for each ticket below the deck that the observer returned", "bottom"),
    Part(
        "next_returned",
        DRAWN * SEATS,
        "for each of the next four tickets below the deck, one at the seat that returned it",
        "bottom_by",
    ),
    Part("claim", TRACKS, "one at the track of the own half-made claim", "claim_track"),
    Part("payment", KINDS, "one at the colour that pays for it, if chosen", "claim_colour"),
    Part("payment_locos", 1, "locomotives that pay for it, divided by six", "claim_locos"),
    Part(
        "moment",
        6,
        "setup; cards taken, divided by two; last round; turns left in it and passes until the match is "
        "stuck, divided by the seats; extra locomotives allowed",
        "is_setup cards_taken turns_left passes_left extra",
    ),
    Part("is_due", SEATS, "one at each seat that is due", "turn choosing ending"),
    Part("is_there", SEATS, "one at each seat of the match", "seats"),
    Part("trains", SEATS, "trains of each seat, divided by 45"),
    Part("points", SEATS, "points of each seat, divided by 100"),
    Part("hand_size", SEATS, "train cards held by each seat, divided by 20"),
    Part("ticket_count", SEATS, "tickets kept by each seat, divided by 10"),
    Part("choosing", SEATS, "tickets from which each seat chooses, divided by four"),
    Part(
        "known", SEATS * KINDS, "train cards that each seat is known to hold, divided by how many there are"
    ),
    Part("terrain", SEATS * TERRAINS, "terrain cards of each type before each seat, divided by 15"),
    Part("owner", SEATS * TRACKS, "one for each track of each seat"),
)
LEFT_OUT = {
    "stream": "nobody sees it",
    "train_deck": "nobody sees it; what it may hold follows from all other cards",
    "ticket_deck": "nobody sees it",
    "begins": "only says how the beginner was found",
    "beginner": "who began changes nothing later on: the seats that are due are there",
    "done": "counted at the end only",
    "score": "counted at the end only",
    "claim_points": "the points that each seat has are there; a claim's own never count again (H52)",
    "paid_track": "the last claim is over: its track, points and discards are there",
    "paid_colour": "the same",
    "paid_locos": "the same",
    "paid_terrain": "the same",
    "paid_wild": "the same",
    "renewals": "how often the display was made new says nothing about what comes",
    "remade": "how often a deck was made anew says nothing about what it holds; the discards do",
    "terrain_remade": "the same",
    "has_box": "a batch plays with one box, so it is the same in every observation",
    "box_tickets": "the same",
    "ticket_places": "the same; spaces say how far apart they are",
    "ticket_points": "the same",
    "open_choices": "they follow from the owners of the tracks, which are there (H24)",
}
AT = offsets_of(LAYOUT)


@rule
def observe(view: Any, observer: int, out: Any) -> None:
    """Write one view into zeros; a spectator looks from the first seat and holds nothing."""
    observe_table(view, observer, out)
    observe_own(view, observer, out)
    for track in range(TRACKS):
        if view.owner[track] != FREE:
            step = steps_from(observer, int(view.owner[track]), int(view.seats))
            out[AT.owner + step * TRACKS + track] = 1.0
    if observer >= 0:
        observe_tickets(view, observer, track_sets_of(view, observer, NO_TRACK), out)


@rule
def recall(view: Any, observer: int, memory: Any, out: Any) -> None:
    """Write the same for a seat that looks again: it remembers what its tickets ask for.

    Owners have no pattern that a processor could guess: zeros are written where it would have to.
    """
    observe_table(view, observer, out)
    observe_own(view, observer, out)
    for step in range(int(view.seats)):
        seat = seat_after(observer, step, int(view.seats))
        for track in range(TRACKS):
            out[AT.owner + step * TRACKS + track] = 1.0 if view.owner[track] == seat else 0.0
    if observer >= 0:
        update(view, observer, memory)
        recall_tickets(view, observer, memory, out)


@rule
def recall_tickets(view: Any, observer: int, memory: Any, out: Any) -> None:
    """Own tickets, which are done if they ask for no space, and those to choose from."""
    left = 0
    for ticket in range(MAX_TICKETS):
        is_held = view.tickets[observer, ticket] == 1
        out[AT.tickets + ticket] = 1.0 if is_held else 0.0
        left |= int(is_held) << ticket
    while left != 0:
        ticket = lowest(left)
        left &= left - 1
        spaces = known_spaces(memory, ticket)
        if spaces < 0:
            spaces = lookup(view, memory, ticket)
        out[AT.done + ticket] = 1.0 if spaces == 0 else 0.0
        out[AT.spaces + ticket] = spaces / FAR_AWAY
    for place in range(DRAWN):
        ticket = i64(view.drawn[observer, place])
        if ticket != view.box_tickets:
            spaces = known_spaces(memory, ticket)
            out[AT.spaces + ticket] = (spaces if spaces >= 0 else lookup(view, memory, ticket)) / FAR_AWAY


@rule
def steps_from(observer: int, seat: int, seats: int) -> int:
    """How many seats after the observer a seat sits; a spectator counts from the first."""
    step = seat - max(observer, 0)
    return step + seats if step < 0 else step


@rule
def seat_after(observer: int, step: int, seats: int) -> int:
    """The seat so many seats after the observer."""
    seat = max(observer, 0) + step
    return seat - seats if seat >= seats else seat


@rule
def observe_tickets(view: Any, observer: int, tracks: TrackSets, out: Any) -> None:
    """Own tickets, whether they are done, and how far those are that are not, or are to choose from."""
    for ticket in range(int(view.box_tickets)):
        if view.tickets[observer, ticket] == 1:
            out[AT.tickets + ticket] = 1.0
            if is_done(view, observer, ticket):
                out[AT.done + ticket] = 1.0
            else:
                out[AT.spaces + ticket] = spaces_over(view, tracks, ticket) / FAR_AWAY
    for place in range(DRAWN):
        ticket = i64(view.drawn[observer, place])
        if ticket != view.box_tickets:
            out[AT.spaces + ticket] = spaces_over(view, tracks, ticket) / FAR_AWAY


@rule
def observe_table(view: Any, observer: int, out: Any) -> None:
    """What everybody sees: displays, decks, the moment, the seats."""
    seats = int(view.seats)
    shown = 0
    for slot in range(DISPLAY):
        shown += 1 << DIGIT * int(view.display[slot])
    for kind in range(KINDS):
        out[AT.display + kind] = (shown >> DIGIT * kind & FULL_DIGIT) / DISPLAY
        out[AT.discards + kind] = view.train_discards[kind] / COPIES[kind]
    for terrain in range(TERRAINS):
        out[AT.terrain_deck + terrain] = view.terrain_deck[terrain] / TERRAIN_COPIES
        out[AT.terrain_discards + terrain] = view.terrain_discards[terrain] / TERRAIN_COPIES
    for slot in range(TERRAIN_DISPLAY):
        if view.terrain_display[slot] < TERRAINS:
            out[AT.terrain_display + int(view.terrain_display[slot])] += 0.5
    out[AT.decks] = view.train_deck_size / data.TRAIN_CARDS
    out[AT.decks + 1] = view.ticket_deck_size / view.box_tickets
    out[AT.decks + 2] = view.bottom_size / view.box_tickets
    for place in range(min(int(view.bottom_size), DRAWN)):
        step = steps_from(observer, int(view.bottom_by[place]), seats)
        out[AT.next_returned + place * SEATS + step] = 1.0
    out[AT.moment] = float(view.is_setup)
    out[AT.moment + 1] = view.cards_taken / 2
    out[AT.moment + 2] = 1.0 if view.turns_left > 0 else 0.0
    out[AT.moment + 3] = view.turns_left / seats
    out[AT.moment + 4] = view.passes_left / seats
    out[AT.moment + 5] = float(view.extra)
    for step in range(seats):
        observe_seat(view, seat_after(observer, step, seats), step, out)


@rule
def observe_own(view: Any, observer: int, out: Any) -> None:
    """What is the observer's own besides its tickets: hand, what it returned, a half-made claim."""
    if observer < 0:
        return
    for kind in range(KINDS):
        out[AT.hand + kind] = view.hand[observer, kind] / COPIES[kind]
    for place in range(int(view.bottom_size)):
        if view.bottom[observer, place] != view.box_tickets:
            out[AT.returned + int(view.bottom[observer, place])] = 1.0
    if view.claim_track[observer] != NO_TRACK:
        out[AT.claim + int(view.claim_track[observer])] = 1.0
        if view.claim_colour[observer] != EMPTY:
            out[AT.payment + int(view.claim_colour[observer])] = 1.0
            out[AT.payment_locos] = view.claim_locos[observer] / data.MAX_TRACK_LENGTH
    observe_choice(view, observer, out)


@rule
def observe_choice(view: Any, observer: int, out: Any) -> None:
    """The tickets from which the observer chooses, and what it has decided about them."""
    for place in range(DRAWN):
        ticket = i64(view.drawn[observer, place])
        if ticket != view.box_tickets:
            out[AT.drawn + ticket] = (1.0 + view.chosen[observer, place]) / VERDICTS


@rule
def observe_seat(view: Any, seat: int, step: int, out: Any) -> None:
    """What everybody sees of one seat."""
    out[AT.is_due + step] = 1.0 if due(view, seat) else 0.0
    out[AT.is_there + step] = 1.0
    out[AT.trains + step] = view.trains[seat] / data.TRAINS
    out[AT.points + step] = view.points[seat] / FULL_SCORE
    out[AT.hand_size + step] = view.hand_size[seat] / FULL_HAND
    out[AT.ticket_count + step] = view.ticket_count[seat] / MANY_TICKETS
    out[AT.choosing + step] = view.choosing[seat] / DRAWN
    for kind in range(KINDS):
        out[AT.known + step * KINDS + kind] = view.known[seat, kind] / COPIES[kind]
    for terrain in range(TERRAINS):
        out[AT.terrain + step * TERRAINS + terrain] = view.terrain[seat, terrain] / TERRAIN_COPIES


ENCODER = Encoder(observe, LAYOUT, LEFT_OUT, recall, MEMORY, rewritten=SEATS * TRACKS, byte_unit=60)
