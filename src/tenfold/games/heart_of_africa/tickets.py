"""Tickets: drawn by fours, kept or returned one by one."""

from typing import Any

from tenfold.core.bitset import nth_member
from tenfold.core.jit import rule
from tenfold.core.rng import below, draw
from tenfold.games.heart_of_africa.actions import DRAW_TICKETS, KEEP, RETURN
from tenfold.games.heart_of_africa.data import MAX_TICKETS
from tenfold.games.heart_of_africa.state import DRAWN, FREE, KEPT, RETURNED, UNDECIDED

FIRST_KEPT = 2
LATER_KEPT = 1


@rule
def tickets_left(state: Any) -> int:
    """Tickets in the deck, the returned ones below it included (H10)."""
    return int(state.ticket_deck_size) + int(state.bottom_size)


@rule
def draw_tickets(state: Any, seat: int) -> None:
    """Lay the top four tickets before a seat, or all if there are fewer (H6, H10).

    Below those that nobody has drawn lie the returned ones, the first of them on top (H59).
    """
    count = min(DRAWN, tickets_left(state))
    unseen = min(count, int(state.ticket_deck_size))
    state.choosing[seat] = count
    undrawn = undrawn_tickets(state)
    for place in range(unseen):
        ticket = draw_ticket(state, undrawn)
        undrawn ^= 1 << ticket
        state.drawn[seat, place] = ticket
    for place in range(unseen, count):
        state.drawn[seat, place] = returned(state, place - unseen)
    if count > unseen:
        move_up(state, count - unseen)


@rule
def undrawn_tickets(state: Any) -> int:
    """The tickets that nobody has drawn, as a set."""
    undrawn = 0
    for ticket in range(MAX_TICKETS):
        undrawn |= int(state.ticket_deck[ticket]) << ticket
    return undrawn


@rule
def draw_ticket(state: Any, undrawn: int) -> int:
    """Take one of the tickets that nobody has drawn off the deck, each equally likely; there is one."""
    ticket = nth_member(undrawn, below(state.stream, int(state.ticket_deck_size)))
    state.ticket_deck[ticket] = 0
    state.ticket_deck_size -= 1
    return ticket


@rule
def returned(state: Any, place: int) -> int:
    """The ticket at a place below the deck (H59).

    It may be news to whoever takes it, so chance moves on: this cannot be taken back.
    """
    draw(state.stream)
    return int(state.bottom[int(state.bottom_by[place]), place])


@rule
def move_up(state: Any, count: int) -> None:
    """So many returned tickets are taken from below the deck; the others move up (H59)."""
    size = int(state.bottom_size)
    for place in range(size):
        state.bottom[int(state.bottom_by[place]), place] = state.box_tickets
        if place + count < size:
            seat = int(state.bottom_by[place + count])
            state.bottom[seat, place] = state.bottom[seat, place + count]
            state.bottom_by[place] = seat
        else:
            state.bottom_by[place] = FREE
    state.bottom_size -= count


@rule
def add_ticket(state: Any, seat: int, out: Any) -> int:
    """Keep or return the first ticket that is undecided (H7, H10, H67)."""
    ticket = int(state.drawn[seat, next_undecided(state, seat)])
    out[0] = KEEP + ticket
    out[1] = RETURN + ticket
    return 2


@rule
def next_undecided(state: Any, seat: int) -> int:
    """The place of the first ticket that is undecided; as many as there are, if none is."""
    place = 0
    while place < state.choosing[seat] and state.chosen[seat, place] != UNDECIDED:
        place += 1
    return place


@rule
def choose_tickets(state: Any, seat: int, action: int) -> bool:
    """Draw tickets, or keep or return the next of them (H9, H10).

    If as few are left as must be kept, they are kept; after the last the choice is made (H67). Whether
    that ends the turn.
    """
    if action == DRAW_TICKETS:
        state.passes_left = state.seats
        draw_tickets(state, seat)
    else:
        state.chosen[seat, next_undecided(state, seat)] = KEPT if action < RETURN else RETURNED
    if has_choice(state, seat):
        return False
    for place in range(int(state.choosing[seat])):
        if state.chosen[seat, place] == UNDECIDED:
            state.chosen[seat, place] = KEPT
    state.choosing[seat] = 0
    if state.is_setup == 0:
        put_tickets(state, seat)
        return True
    if all_have_chosen(state):
        begin(state)
    return False


@rule
def least_kept(state: Any) -> int:
    """How many of the drawn tickets must be kept (H7, H10)."""
    return FIRST_KEPT if state.is_setup == 1 else LATER_KEPT


@rule
def has_choice(state: Any, seat: int) -> bool:
    """Whether more tickets are undecided than must still be kept (H7, H10)."""
    return leaves_choice(state.chosen[seat], int(state.choosing[seat]), least_kept(state))


@rule
def leaves_choice(chosen: Any, drawn: int, needed: int) -> bool:
    """Whether more of the drawn tickets are undecided than are still needed (H7, H10)."""
    undecided = 0
    for place in range(drawn):
        if chosen[place] == KEPT:
            needed -= 1
        elif chosen[place] == UNDECIDED:
            undecided += 1
    return undecided > max(needed, 0)


@rule
def all_have_chosen(state: Any) -> bool:
    """Whether nobody chooses tickets any more."""
    choosing = 0
    for seat in range(int(state.seats)):
        choosing += int(state.choosing[seat])
    return choosing == 0


@rule
def begin(state: Any) -> None:
    """The first tickets are kept and returned in seat order, and play begins (H7, H45, H58).

    How many the others kept is news, so chance moves on: the last choice cannot be taken back.
    """
    draw(state.stream)
    for seat in range(int(state.seats)):
        put_tickets(state, seat)
    state.is_setup = 0


@rule
def put_tickets(state: Any, seat: int) -> None:
    """Kept tickets stay for good; the others go below the deck in the order drawn (H10, H49, H59)."""
    for place in range(DRAWN):
        ticket = int(state.drawn[seat, place])
        if state.chosen[seat, place] == KEPT:
            state.tickets[seat, ticket] = 1
            state.ticket_count[seat] += 1
        elif state.chosen[seat, place] == RETURNED:
            state.bottom[seat, int(state.bottom_size)] = ticket
            state.bottom_by[int(state.bottom_size)] = seat
            state.bottom_size += 1
    clear_choice(state, seat)


@rule
def clear_choice(state: Any, seat: int) -> None:
    """No tickets are to be chosen from."""
    for place in range(DRAWN):
        state.drawn[seat, place] = state.box_tickets
        state.chosen[seat, place] = UNDECIDED
