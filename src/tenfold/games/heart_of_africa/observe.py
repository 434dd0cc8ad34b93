"""The view as numbers for a network; seats are counted from the observer on."""

from typing import Any

from tenfold.core.game import Encoder, Part
from tenfold.core.kernel import rule
from tenfold.games.heart_of_africa.cards import shown, terrain_deck_size
from tenfold.games.heart_of_africa.data import (
    COPIES,
    KINDS,
    TERRAIN_CARDS,
    TERRAIN_COPIES,
    TERRAINS,
    TICKETS,
    TRACKS,
    TRAIN_CARDS,
    TRAINS,
)
from tenfold.games.heart_of_africa.ending import is_done
from tenfold.games.heart_of_africa.rules import due
from tenfold.games.heart_of_africa.state import DRAWN, FREE, NO_TICKET, NO_TRACK, SEATS
from tenfold.games.heart_of_africa.tickets import tickets_left

FULL_SCORE = 100

LAYOUT = (
    Part("hand", KINDS, "own train cards of each kind, divided by how many there are"),
    Part("display", KINDS, "train cards of each kind in the display, divided by five"),
    Part("discards", KINDS, "discarded train cards of each kind, divided by how many there are"),
    Part("terrain_display", TERRAINS, "terrain cards of each type in the display, divided by two"),
    Part("decks", 3, "train cards, terrain cards and tickets in the decks, divided by all"),
    Part("tickets", TICKETS, "one for each own ticket"),
    Part("done", TICKETS, "one for each own ticket that is done"),
    Part("drawn", TICKETS, "one for each ticket that the observer chooses from"),
    Part("claim", TRACKS, "one at the track of the own half-made claim"),
    Part("moment", 4, "setup; cards taken, divided by two; last round; extra locomotives allowed"),
    Part("is_due", SEATS, "one at each seat that is due"),
    Part("is_there", SEATS, "one at each seat of the match"),
    Part("trains", SEATS, "trains of each seat, divided by 45"),
    Part("points", SEATS, "points of each seat, divided by 100"),
    Part("hand_size", SEATS, "train cards held by each seat, divided by 110"),
    Part("ticket_count", SEATS, "tickets kept by each seat, divided by 48"),
    Part(
        "known", SEATS * KINDS, "train cards that each seat is known to hold, divided by how many there are"
    ),
    Part("terrain", SEATS * TERRAINS, "terrain cards of each type before each seat, divided by 15"),
    Part("owner", SEATS * TRACKS, "one for each track of each seat"),
)
SIZE = sum(part.length for part in LAYOUT)
IN_DISPLAY = KINDS
DISCARDS = IN_DISPLAY + KINDS
TERRAIN_SHOWN = DISCARDS + KINDS
DECKS = TERRAIN_SHOWN + TERRAINS
HELD = DECKS + 3
DONE = HELD + TICKETS
CHOOSING = DONE + TICKETS
CLAIMING = CHOOSING + TICKETS
MOMENT = CLAIMING + TRACKS
BY_SEAT = MOMENT + 4
KNOWN = BY_SEAT + 6 * SEATS
TERRAIN_HELD = KNOWN + SEATS * KINDS
OWNER = TERRAIN_HELD + SEATS * TERRAINS


@rule
def observe(view: Any, observer: int, out: Any) -> None:
    """Write one view; a spectator looks from the first seat and holds nothing."""
    for i in range(SIZE):
        out[i] = 0.0
    for kind in range(KINDS):
        out[IN_DISPLAY + kind] = shown(view, kind) / 5
        out[DISCARDS + kind] = view.train_discards[kind] / COPIES[kind]
    for slot in range(2):
        if view.terrain_display[slot] < TERRAINS:
            out[TERRAIN_SHOWN + int(view.terrain_display[slot])] += 0.5
    out[DECKS] = view.train_deck_size / TRAIN_CARDS
    out[DECKS + 1] = terrain_deck_size(view) / TERRAIN_CARDS
    out[DECKS + 2] = tickets_left(view) / TICKETS
    if observer >= 0:
        observe_own(view, observer, out)
    out[MOMENT] = float(view.is_setup)
    out[MOMENT + 1] = view.cards_taken / 2
    out[MOMENT + 2] = 1.0 if view.turns_left > 0 else 0.0
    out[MOMENT + 3] = float(view.extra)
    for step in range(int(view.seats)):
        observe_seat(view, (max(observer, 0) + step) % int(view.seats), step, out)


@rule
def observe_own(view: Any, observer: int, out: Any) -> None:
    """What is the observer's own: hand, tickets, a half-made claim."""
    for kind in range(KINDS):
        out[kind] = view.hand[observer, kind] / COPIES[kind]
    for ticket in range(TICKETS):
        if view.tickets[observer, ticket] == 1:
            out[HELD + ticket] = 1.0
            out[DONE + ticket] = 1.0 if is_done(view, observer, ticket) else 0.0
    for place in range(DRAWN):
        if view.drawn[observer, place] != NO_TICKET:
            out[CHOOSING + int(view.drawn[observer, place])] = 1.0
    if view.claim_track[observer] != NO_TRACK:
        out[CLAIMING + int(view.claim_track[observer])] = 1.0


@rule
def observe_seat(view: Any, seat: int, step: int, out: Any) -> None:
    """What everybody sees of one seat."""
    out[BY_SEAT + step] = 1.0 if due(view, seat) else 0.0
    out[BY_SEAT + SEATS + step] = 1.0
    out[BY_SEAT + 2 * SEATS + step] = view.trains[seat] / TRAINS
    out[BY_SEAT + 3 * SEATS + step] = view.points[seat] / FULL_SCORE
    out[BY_SEAT + 4 * SEATS + step] = view.hand_size[seat] / TRAIN_CARDS
    out[BY_SEAT + 5 * SEATS + step] = view.ticket_count[seat] / TICKETS
    for kind in range(KINDS):
        out[KNOWN + step * KINDS + kind] = view.known[seat, kind] / COPIES[kind]
    for terrain in range(TERRAINS):
        out[TERRAIN_HELD + step * TERRAINS + terrain] = view.terrain[seat, terrain] / TERRAIN_COPIES
    for track in range(TRACKS):
        if view.owner[track] == seat and seat != FREE:
            out[OWNER + step * TRACKS + track] = 1.0


ENCODER = Encoder(observe, LAYOUT)
