"""The rules of The Heart of Africa: the deal, a turn, the outcome."""

from typing import Any

from tenfold.core.jit import rule
from tenfold.core.rng import below
from tenfold.games.heart_of_africa import data
from tenfold.games.heart_of_africa.actions import CLAIM, DRAW_TICKETS, KEEP, PASS, PAY
from tenfold.games.heart_of_africa.cards import (
    add_card,
    add_draws,
    draw_terrain,
    draw_train,
    settle_display,
    take,
)
from tenfold.games.heart_of_africa.choice_sets import ALL_CHOICES
from tenfold.games.heart_of_africa.claims import add_claims, add_payments, clear_claim, go_on_claiming
from tenfold.games.heart_of_africa.data import KINDS, MAX_TICKETS, STOPS, TERRAINS, TRACKS
from tenfold.games.heart_of_africa.doubling import add_doublings
from tenfold.games.heart_of_africa.ending import end_turn
from tenfold.games.heart_of_africa.open_tracks import open_track
from tenfold.games.heart_of_africa.state import (
    DISPLAY,
    EMPTY,
    FREE,
    NO_TRACK,
    SEATS,
    TERRAIN_DISPLAY,
)
from tenfold.games.heart_of_africa.tickets import (
    add_ticket,
    choose_tickets,
    clear_choice,
    draw_tickets,
    tickets_left,
)

HAND = 4
"""Train cards at the start (H6)."""

MAX_LEGAL = KINDS + 1 + TERRAINS + 1 + 1 + data.CHOICES


@rule
def deal(state: Any, seats: int) -> None:
    """Cards and tickets to each seat, the displays, and who begins (H6, H8)."""
    state.seats = seats
    state.is_setup = 1
    state.cards_taken = 0
    state.passes_left = state.seats
    state.turns_left = 0
    state.ending = 0
    clear_board(state)
    open_box(state)
    for seat in range(SEATS):
        sit_down(state, seat, seat < seats)
    for slot in range(TERRAIN_DISPLAY):
        state.terrain_display[slot] = draw_terrain(state)
    for slot in range(DISPLAY):
        state.display[slot] = EMPTY
    settle_display(state)
    state.beginner = beginner(state)
    state.turn = state.beginner


@rule
def clear_board(state: Any) -> None:
    """No track is claimed, and no stops are joined."""
    for track in range(TRACKS):
        state.owner[track] = FREE
        state.claim_points[track] = 0
    for seat in range(SEATS):
        state.open_choices[seat, 0] = ALL_CHOICES[0]
        state.open_choices[seat, 1] = ALL_CHOICES[1]
        for stop in range(STOPS):
            state.group[seat, stop] = stop
    state.paid_track = NO_TRACK
    state.paid_colour = EMPTY
    state.paid_locos = 0
    state.paid_terrain = 0
    state.paid_wild = 0


@rule
def open_box(state: Any) -> None:
    """All cards and tickets are in their decks (H2, H3, H4)."""
    state.train_deck_size = 0
    for kind in range(KINDS):
        state.train_deck[kind] = data.COPIES[kind]
        state.train_deck_size += data.COPIES[kind]
        state.train_discards[kind] = 0
    for terrain in range(TERRAINS):
        state.terrain_deck[terrain] = data.TERRAIN_COPIES
        state.terrain_discards[terrain] = 0
    for ticket in range(MAX_TICKETS):
        is_there = ticket < state.box_tickets
        state.ticket_deck[ticket] = 1 if is_there else 0
        state.bottom_by[ticket] = FREE if is_there else 0
    state.ticket_deck_size = state.box_tickets
    state.bottom_size = 0
    state.renewals = 0
    state.remade = 0
    state.terrain_remade = 0


@rule
def sit_down(state: Any, seat: int, is_there: bool) -> None:  # noqa: FBT001
    """45 trains, four train cards, a terrain card, four tickets to choose from (H1, H6)."""
    state.trains[seat] = data.TRAINS if is_there else 0
    state.points[seat] = 0
    state.done[seat] = 0
    state.score[seat] = 0
    state.hand_size[seat] = 0
    state.ticket_count[seat] = 0
    state.choosing[seat] = 0
    for kind in range(KINDS):
        state.hand[seat, kind] = 0
        state.known[seat, kind] = 0
    for terrain in range(TERRAINS):
        state.terrain[seat, terrain] = 0
    for ticket in range(MAX_TICKETS):
        state.tickets[seat, ticket] = 0
        state.bottom[seat, ticket] = state.box_tickets if ticket < state.box_tickets else 0
    clear_choice(state, seat)
    clear_claim(state, seat)
    if is_there:
        for _ in range(HAND):
            add_card(state, seat, draw_train(state))
        state.terrain[seat, draw_terrain(state)] += 1
        draw_tickets(state, seat)


@rule
def beginner(state: Any) -> int:
    """The seat that was chosen to begin, or else the lot decides (H8, H47)."""
    if state.begins > 0:
        return int(state.begins) - 1
    return below(state.stream, int(state.seats))


@rule
def due(state: Any, seat: int) -> bool:
    """All choose their first tickets at the same time; then the seat on turn (H7, H8)."""
    if state.ending > 0:
        return False
    if state.is_setup == 1:
        return state.choosing[seat] > 0
    return seat == state.turn


@rule
def legal(state: Any, seat: int, out: Any) -> int:
    """Decide about a ticket, go on with a claim, or begin one of the three things of a turn (H9)."""
    if state.choosing[seat] > 0:
        return add_ticket(state, seat, out)
    if state.claim_track[seat] == NO_TRACK:
        return add_turn(state, seat, out)
    if state.claim_colour[seat] == EMPTY:
        return add_payments(state, seat, out)
    return add_doublings(state, seat, out)


@rule
def add_turn(state: Any, seat: int, out: Any) -> int:
    """Draw a card, draw tickets, claim a route; who can do nothing passes (H9, H43, H57, H69)."""
    count = add_draws(state, out)
    if state.cards_taken > 0:
        return count
    if tickets_left(state) > 0:
        out[count] = DRAW_TICKETS
        count += 1
    count = add_claims(state, seat, out, count)
    if count == 0:
        out[0] = PASS
        count = 1
    return count


@rule
def apply(state: Any, seat: int, action: int) -> None:
    """Carry out a legal action; what leaves no choice follows by itself.

    What several actions have in common is done in one place: side by side on a GPU, matches that go
    different ways wait for each other until their ways meet.
    """
    if action == PASS:
        state.passes_left -= 1
        is_over = True
    elif action >= KEEP or action == DRAW_TICKETS:
        is_over = choose_tickets(state, seat, action)
    elif action >= PAY:
        is_over = go_on_claiming(state, seat, action)
    elif action >= CLAIM:
        state.claim_track[seat] = open_track(state, seat, action - CLAIM)
        is_over = False
    else:
        is_over = take(state, seat, action)
    if is_over:
        end_turn(state, seat)


@rule
def outcome(state: Any, scores: Any) -> int:
    """Points, which may be below zero (H63); while the match runs, those from claims (H22)."""
    for seat in range(int(state.seats)):
        scores[seat] = state.score[seat] if state.ending > 0 else state.points[seat]
    return int(state.ending)


@rule
def ties(state: Any, breaks: Any) -> None:
    """Equal points are ranked by done tickets (H39)."""
    for seat in range(int(state.seats)):
        breaks[seat] = state.done[seat]
