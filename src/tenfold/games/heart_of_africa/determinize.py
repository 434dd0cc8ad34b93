"""Replaces what an observer cannot see with a random state that they cannot rule out."""

from typing import Any

from tenfold.core.jit import rule
from tenfold.core.rng import Stream, below, reseed
from tenfold.games.heart_of_africa.cards import shown, take_off_deck
from tenfold.games.heart_of_africa.claims import can_claim, can_pay, clear_claim
from tenfold.games.heart_of_africa.data import CHOICES, COPIES, KINDS, LENGTH, MAX_TICKETS, NONE
from tenfold.games.heart_of_africa.doubling import may_double
from tenfold.games.heart_of_africa.open_tracks import open_track
from tenfold.games.heart_of_africa.state import DRAWN, EMPTY, KEPT, RETURNED, SEATS, UNDECIDED
from tenfold.games.heart_of_africa.tickets import (
    FIRST_KEPT,
    clear_choice,
    draw_ticket,
    has_choice,
    undrawn_tickets,
)

ONE_IN = 4
"""One world in so many has a claim that is half made, if one is possible."""


@rule
def determinize(state: Any, observer: int, stream: Stream) -> None:
    """Deal anew what the observer cannot see; after the end that is nothing (H46, H59, H64, H66)."""
    reseed(state.stream, stream)
    if state.ending > 0:
        return
    redeal_trains(state, observer)
    redeal_tickets(state, observer)
    for seat in range(SEATS):
        if seat != observer:
            clear_claim(state, seat)
    turn = int(state.turn)
    if turn != observer and state.is_setup == 0 and state.cards_taken == 0 and state.choosing[turn] == 0:
        imagine_claim(state, turn)


@rule
def redeal_trains(state: Any, observer: int) -> None:
    """Each other hand gets what everybody saw it take, then any of the unseen cards (H64)."""
    state.train_deck_size = 0
    for kind in range(KINDS):
        unseen = int(COPIES[kind]) - int(state.train_discards[kind]) - shown(state, kind)
        for seat in range(SEATS):
            unseen -= int(state.hand[seat, kind]) if seat == observer else int(state.known[seat, kind])
        state.train_deck[kind] = unseen
        state.train_deck_size += unseen
    for seat in range(SEATS):
        if seat != observer:
            unknown = int(state.hand_size[seat])
            for kind in range(KINDS):
                state.hand[seat, kind] = state.known[seat, kind]
                unknown -= int(state.known[seat, kind])
            for _ in range(unknown):
                state.hand[seat, take_off_deck(state)] += 1


@rule
def redeal_tickets(state: Any, observer: int) -> None:
    """The others hold, choose from and have returned any tickets but those that the observer knows."""
    for ticket in range(MAX_TICKETS):
        state.ticket_deck[ticket] = 1 if ticket < state.box_tickets else 0
    if observer >= 0:
        forget_known_tickets(state, observer)
    state.ticket_deck_size = 0
    for ticket in range(int(state.box_tickets)):
        state.ticket_deck_size += state.ticket_deck[ticket]
    for seat in range(SEATS):
        if seat != observer:
            for ticket in range(MAX_TICKETS):
                state.tickets[seat, ticket] = 0
                state.bottom[seat, ticket] = state.box_tickets if ticket < state.box_tickets else 0
            for _ in range(int(state.ticket_count[seat])):
                state.tickets[seat, draw_ticket(state, undrawn_tickets(state))] = 1
            imagine_choice(state, seat)
    for place in range(int(state.bottom_size)):
        seat = int(state.bottom_by[place])
        if seat != observer:
            state.bottom[seat, place] = draw_ticket(state, undrawn_tickets(state))


@rule
def forget_known_tickets(state: Any, observer: int) -> None:
    """What the observer holds, chooses from or has returned is nowhere else."""
    for ticket in range(int(state.box_tickets)):
        if state.tickets[observer, ticket] == 1:
            state.ticket_deck[ticket] = 0
        if state.bottom[observer, ticket] != state.box_tickets:
            state.ticket_deck[int(state.bottom[observer, ticket])] = 0
    for place in range(DRAWN):
        if state.drawn[observer, place] != state.box_tickets:
            state.ticket_deck[int(state.drawn[observer, place])] = 0


@rule
def imagine_choice(state: Any, seat: int) -> None:
    """Any tickets to choose from, and any choice so far that fits what everybody sees."""
    clear_choice(state, seat)
    is_there = seat < state.seats
    count = DRAWN if state.is_setup == 1 and is_there else int(state.choosing[seat])
    for place in range(count):
        state.drawn[seat, place] = draw_ticket(state, undrawn_tickets(state))
    if count > 0 and state.choosing[seat] == 0:
        for place in range(count):
            state.chosen[seat, place] = KEPT
        for _ in range(below(state.stream, count - FIRST_KEPT + 1)):
            state.chosen[seat, below(state.stream, count)] = RETURNED
        return
    for place in range(below(state.stream, max(count, 1))):
        state.chosen[seat, place] = KEPT if below(state.stream, 2) == 0 else RETURNED
        if not has_choice(state, seat):
            state.chosen[seat, place] = UNDECIDED
            return


@rule
def imagine_claim(state: Any, seat: int) -> None:
    """Nobody else sees a half-made claim: perhaps there is none, perhaps any that the hand allows."""
    count = 0
    for choice in range(CHOICES):
        if can_claim(state, seat, choice):
            count += 1
    if count == 0 or below(state.stream, ONE_IN) > 0:
        return
    wanted = below(state.stream, count) + 1
    choice = NONE
    while wanted > 0:
        choice += 1
        if can_claim(state, seat, choice):
            wanted -= 1
    state.claim_track[seat] = open_track(state, seat, choice)
    imagine_payment(state, seat)


@rule
def imagine_payment(state: Any, seat: int) -> None:
    """A claim that is paid for and not complete could still be doubled."""
    track = int(state.claim_track[seat])
    length = int(LENGTH[track])
    skip = below(state.stream, ONE_IN)
    for colour in range(KINDS):
        for cards in range(length + 1):
            if skip > 0 and can_pay(state, seat, track, colour, cards):
                state.claim_colour[seat] = colour
                state.claim_locos[seat] = length - cards
                if may_double(state, seat):
                    skip -= 1
                else:
                    state.claim_colour[seat] = EMPTY
                    state.claim_locos[seat] = 0
