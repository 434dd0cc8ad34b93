"""Counts every piece of the box, wherever it is."""

from typing import Any

from tenfold.core.jit import rule
from tenfold.games.heart_of_africa.cards import shown
from tenfold.games.heart_of_africa.data import KINDS, LENGTH, MAX_TICKETS, TERRAINS, TRACKS
from tenfold.games.heart_of_africa.state import DRAWN, SEATS, TERRAIN_DISPLAY


@rule
def count_pieces(state: Any, counts: Any) -> None:
    """Count train cards, terrain cards and tickets; trains of each seat and the spaces it claimed."""
    for kind in range(KINDS):
        counts[kind] = int(state.train_deck[kind]) + int(state.train_discards[kind]) + shown(state, kind)
        for seat in range(SEATS):
            counts[kind] += int(state.hand[seat, kind])
    for terrain in range(TERRAINS):
        count = int(state.terrain_deck[terrain]) + int(state.terrain_discards[terrain])
        for slot in range(TERRAIN_DISPLAY):
            if state.terrain_display[slot] == terrain:
                count += 1
        for seat in range(SEATS):
            count += int(state.terrain[seat, terrain])
        counts[KINDS + terrain] = count
    count_tickets(state, counts)
    for seat in range(SEATS):
        count = int(state.trains[seat])
        for track in range(TRACKS):
            if state.owner[track] == seat:
                count += int(LENGTH[track])
        counts[KINDS + TERRAINS + MAX_TICKETS + seat] = count


@rule
def count_tickets(state: Any, counts: Any) -> None:
    """Each ticket is in the deck, below it, held, or being chosen from."""
    first = KINDS + TERRAINS
    for ticket in range(MAX_TICKETS):
        counts[first + ticket] = int(state.ticket_deck[ticket])
        for seat in range(SEATS):
            counts[first + ticket] += int(state.tickets[seat, ticket])
    for seat in range(SEATS):
        for place in range(int(state.box_tickets)):
            if state.bottom[seat, place] != state.box_tickets:
                counts[first + int(state.bottom[seat, place])] += 1
        for place in range(DRAWN):
            if state.drawn[seat, place] != state.box_tickets:
                counts[first + int(state.drawn[seat, place])] += 1
