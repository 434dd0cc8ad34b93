"""The rules of The Heart of Africa."""

from typing import Any

from tenfold.core.kernel import rule
from tenfold.core.rng import Stream, below, draw, reseed
from tenfold.games.heart_of_africa.actions import (
    CLAIM,
    DOUBLE,
    DOUBLE_CARDS,
    DOUBLE_WILD,
    DRAW_TICKETS,
    KEEP,
    PASS,
    PAY,
    PAY_COLOUR,
    PAY_LOCOS,
    RETURN,
    SINGLE,
    TAKE,
    TAKE_DECK,
    TAKE_TERRAIN,
    TAKE_TERRAIN_DECK,
    doubling_of,
    payment_of,
)
from tenfold.games.heart_of_africa.data import (
    CHOICE_FIRST,
    CHOICE_SECOND,
    CHOICE_START,
    CHOICES,
    COLOUR,
    COLOURS,
    COPIES,
    COST,
    FERRY,
    GREY,
    KINDS,
    LENGTH,
    LOCO,
    NONE,
    POINTS,
    STOPS,
    TERRAIN,
    TERRAIN_COPIES,
    TERRAINS,
    TICKET_POINTS,
    TICKET_STOPS,
    TICKETS,
    TRACK_FROM,
    TRACK_TO,
    TRACKS,
    TRAINS,
    TWIN,
)
from tenfold.games.heart_of_africa.state import (
    DISPLAY,
    DRAWN,
    EMPTY,
    FREE,
    KEPT,
    NO_TICKET,
    NO_TRACK,
    RETURNED,
    SEATS,
    TERRAIN_DISPLAY,
    UNDECIDED,
)

HAND = 4
"""Train cards at the start (H6)."""
FIRST_KEPT = 2
LATER_KEPT = 1
"""How many of the drawn tickets must be kept (H7, H10)."""
CARDS_A_TURN = 2
FEW_TRAINS = 2
"""So few trains after a turn begin the last round (H35)."""
MANY_LOCOS = 3
MOST_RENEWALS = 3
"""Three locomotives in the display make it new, at most three times in a row (H15, H41)."""
GLOBETROTTER = 10
BOTH_OPEN = 4
"""From so many seats on both tracks of a double route may be taken (H24)."""

MOST_LEGAL = KINDS + 1 + TERRAINS + 1 + 1 + CHOICES

LAST_ROUND = 1
STUCK = 2
"""The two endings (H35, H44)."""

MOSTLY = 4
"""One world in so many has a claim that is half made, if one is possible."""


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
        state.train_deck[kind] = COPIES[kind]
        state.train_deck_size += COPIES[kind]
        state.train_discards[kind] = 0
    for terrain in range(TERRAINS):
        state.terrain_deck[terrain] = TERRAIN_COPIES
        state.terrain_discards[terrain] = 0
    for ticket in range(TICKETS):
        state.ticket_deck[ticket] = 1
        state.bottom_by[ticket] = FREE
    state.ticket_deck_size = TICKETS
    state.bottom_size = 0
    state.renewals = 0
    state.remade = 0
    state.terrain_remade = 0


@rule
def sit_down(state: Any, seat: int, is_there: bool) -> None:  # noqa: FBT001
    """45 trains, four train cards, a terrain card, four tickets to choose from (H1, H6)."""
    state.trains[seat] = TRAINS if is_there else 0
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
    for ticket in range(TICKETS):
        state.tickets[seat, ticket] = 0
        state.bottom[seat, ticket] = NO_TICKET
    clear_choice(state, seat)
    clear_claim(state, seat)
    if is_there:
        for _ in range(HAND):
            add_card(state, seat, draw_train(state))
        state.terrain[seat, draw_terrain(state)] += 1
        draw_tickets(state, seat)


@rule
def clear_claim(state: Any, seat: int) -> None:
    """No claim is half made."""
    state.claim_track[seat] = NO_TRACK
    state.claim_colour[seat] = EMPTY
    state.claim_locos[seat] = 0


@rule
def clear_choice(state: Any, seat: int) -> None:
    """No tickets are to be chosen from."""
    for place in range(DRAWN):
        state.drawn[seat, place] = NO_TICKET
        state.chosen[seat, place] = UNDECIDED


@rule
def beginner(state: Any) -> int:
    """The seat that was chosen to begin, or else the lot decides (H8, H47)."""
    if state.begins > 0:
        return int(state.begins) - 1
    return below(state.stream, int(state.seats))


@rule
def draw_train(state: Any) -> int:
    """Take a train card off the deck, each equally likely; there is one (H13)."""
    left = below(state.stream, int(state.train_deck_size))
    kind = 0
    while left >= state.train_deck[kind]:
        left -= int(state.train_deck[kind])
        kind += 1
    state.train_deck[kind] -= 1
    state.train_deck_size -= 1
    remake_trains(state)
    return kind


@rule
def remake_trains(state: Any) -> None:
    """An empty deck is made anew from the discards at once, if there are any (H16, H54)."""
    if state.train_deck_size > 0:
        return
    for kind in range(KINDS):
        state.train_deck[kind] = state.train_discards[kind]
        state.train_deck_size += state.train_discards[kind]
        state.train_discards[kind] = 0
    if state.train_deck_size > 0:
        state.remade += 1


@rule
def terrain_deck_size(state: Any) -> int:
    """How many terrain cards the deck holds."""
    return int(state.terrain_deck[0]) + int(state.terrain_deck[1]) + int(state.terrain_deck[2])


@rule
def draw_terrain(state: Any) -> int:
    """Take a terrain card off the deck, each equally likely; there is one (H13, H56)."""
    left = below(state.stream, terrain_deck_size(state))
    terrain = 0
    while left >= state.terrain_deck[terrain]:
        left -= int(state.terrain_deck[terrain])
        terrain += 1
    state.terrain_deck[terrain] -= 1
    remake_terrain(state)
    return terrain


@rule
def remake_terrain(state: Any) -> None:
    """The same for terrain cards with their own discards (H16, H54)."""
    if terrain_deck_size(state) > 0:
        return
    for terrain in range(TERRAINS):
        state.terrain_deck[terrain] = state.terrain_discards[terrain]
        state.terrain_discards[terrain] = 0
    if terrain_deck_size(state) > 0:
        state.terrain_remade += 1


@rule
def add_card(state: Any, seat: int, kind: int) -> None:
    """A train card comes into a hand; there is no limit (H17)."""
    state.hand[seat, kind] += 1
    state.hand_size[seat] += 1


@rule
def settle_display(state: Any) -> None:
    """Fill the empty slots, the lowest first, then look at the locomotives (H42, H55)."""
    fill_display(state)
    times = 0
    while times < MOST_RENEWALS and shown(state, LOCO) >= MANY_LOCOS and others_left(state) >= MANY_LOCOS:
        for slot in range(DISPLAY):
            state.train_discards[int(state.display[slot])] += 1
            state.display[slot] = EMPTY
        fill_display(state)
        times += 1
        state.renewals += 1


@rule
def fill_display(state: Any) -> None:
    """A slot stays empty only while the deck is (H13, H42)."""
    for slot in range(DISPLAY):
        if state.display[slot] == EMPTY and state.train_deck_size > 0:
            state.display[slot] = draw_train(state)


@rule
def shown(state: Any, kind: int) -> int:
    """How many train cards of a kind lie in the display."""
    count = 0
    for slot in range(DISPLAY):
        if state.display[slot] == kind:
            count += 1
    return count


@rule
def others_left(state: Any) -> int:
    """Cards in deck and discards that are no locomotives: too few, and the display stays (H41)."""
    count = 0
    for colour in range(COLOURS):
        count += int(state.train_deck[colour]) + int(state.train_discards[colour])
    return count


@rule
def fill_terrain_display(state: Any) -> None:
    """Nothing renews the terrain display, its slots are only filled (H42, H56)."""
    for slot in range(TERRAIN_DISPLAY):
        if state.terrain_display[slot] == EMPTY and terrain_deck_size(state) > 0:
            state.terrain_display[slot] = draw_terrain(state)


@rule
def tickets_left(state: Any) -> int:
    """Tickets in the deck, the returned ones below it included (H10)."""
    return int(state.ticket_deck_size) + int(state.bottom_size)


@rule
def draw_tickets(state: Any, seat: int) -> None:
    """Lay the top four tickets before a seat, or all if there are fewer (H6, H10)."""
    count = min(DRAWN, tickets_left(state))
    state.choosing[seat] = count
    for place in range(count):
        state.drawn[seat, place] = draw_ticket(state)


@rule
def draw_ticket(state: Any) -> int:
    """Take a ticket off the deck; below those that nobody has drawn lie the returned ones (H59)."""
    if state.ticket_deck_size == 0:
        return first_returned(state)
    left = below(state.stream, int(state.ticket_deck_size))
    ticket = 0
    while left > 0 or state.ticket_deck[ticket] == 0:
        left -= int(state.ticket_deck[ticket])
        ticket += 1
    state.ticket_deck[ticket] = 0
    state.ticket_deck_size -= 1
    return ticket


@rule
def first_returned(state: Any) -> int:
    """Take the ticket that was returned first; the others move up (H59).

    It may be news to whoever takes it, so chance moves on: this cannot be taken back.
    """
    draw(state.stream)
    ticket = int(state.bottom[int(state.bottom_by[0]), 0])
    state.bottom_size -= 1
    for place in range(int(state.bottom_size)):
        state.bottom_by[place] = state.bottom_by[place + 1]
        for seat in range(SEATS):
            state.bottom[seat, place] = state.bottom[seat, place + 1]
    state.bottom_by[int(state.bottom_size)] = FREE
    for seat in range(SEATS):
        state.bottom[seat, int(state.bottom_size)] = NO_TICKET
    return ticket


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
def add_draws(state: Any, out: Any) -> int:
    """The cards that may be drawn: from the displays or blind, equal ones once (H12, H13).

    A locomotive of the display is the only card of its turn, so it is never the second (H14).
    """
    count = 0
    kinds = 0
    for slot in range(DISPLAY):
        kinds |= 1 << int(state.display[slot])
    last = KINDS if state.cards_taken == 0 else COLOURS
    for kind in range(last):
        if kinds >> kind & 1 == 1:
            out[count] = TAKE + kind
            count += 1
    if state.train_deck_size > 0:
        out[count] = TAKE_DECK
        count += 1
    for terrain in range(TERRAINS):
        if terrain in (state.terrain_display[0], state.terrain_display[1]):
            out[count] = TAKE_TERRAIN + terrain
            count += 1
    if terrain_deck_size(state) > 0:
        out[count] = TAKE_TERRAIN_DECK
        count += 1
    return count


@rule
def can_draw_second(state: Any) -> bool:
    """Whether any card but a locomotive of the display may be drawn (H14, H43, H50)."""
    if state.train_deck_size > 0 or terrain_deck_size(state) > 0:
        return True
    for slot in range(DISPLAY):
        if state.display[slot] < LOCO:
            return True
    return state.terrain_display[0] != EMPTY or state.terrain_display[1] != EMPTY


@rule
def add_claims(state: Any, seat: int, out: Any, count: int) -> int:
    """Every track that is open and payable, joined to others or not (H19, H20, H23).

    The choices of a colour stand in the order of their lengths.
    """
    locos = int(state.hand[seat, LOCO])
    most = 0
    for colour in range(KINDS):
        cards = most
        if colour < GREY:
            cards = int(state.hand[seat, colour])
            most = max(most, cards)
        longest = min(cards + locos, int(state.trains[seat]))
        for choice in range(int(CHOICE_START[colour]), int(CHOICE_START[colour + 1])):
            track = int(CHOICE_FIRST[choice])
            if LENGTH[track] > longest:
                break
            if FERRY[track] <= locos and open_track(state, seat, choice) != NO_TRACK:
                out[count] = CLAIM + choice
                count += 1
    return count


@rule
def open_track(state: Any, seat: int, choice: int) -> int:
    """The track of a choice that a seat may still take, the first if both are free (H24, H61)."""
    first = int(CHOICE_FIRST[choice])
    if is_open(state, seat, first):
        return first
    second = int(CHOICE_SECOND[choice])
    if second != NONE and is_open(state, seat, second):
        return second
    return NO_TRACK


@rule
def is_open(state: Any, seat: int, track: int) -> bool:
    """A track is free, and its twin too, or is another's with four or five players (H24)."""
    if state.owner[track] != FREE:
        return False
    twin = int(TWIN[track])
    if twin == NONE or state.owner[twin] == FREE:
        return True
    return state.seats >= BOTH_OPEN and state.owner[twin] != seat


@rule
def can_claim(state: Any, seat: int, choice: int) -> bool:
    """Whether a choice has an open track, trains for it, and some way to pay (H19)."""
    track = int(CHOICE_FIRST[choice])
    if LENGTH[track] > state.trains[seat] or open_track(state, seat, choice) == NO_TRACK:
        return False
    for colour in range(KINDS):
        for cards in range(int(LENGTH[track]) + 1):
            if can_pay(state, seat, track, colour, cards):
                return True
    return False


@rule
def can_pay(state: Any, seat: int, track: int, colour: int, cards: int) -> bool:
    """Cards of the track's colour, or of any one colour on grey; locomotives for the rest (H19, H20).

    A ferry needs a locomotive for each symbol (H21); more may always be played (H60). Without cards
    of a colour the colour is LOCO.
    """
    locos = int(LENGTH[track]) - cards
    if (colour == LOCO) != (cards == 0) or (cards > 0 and COLOUR[track] not in (GREY, colour)):
        return False
    if locos < FERRY[track] or locos > state.hand[seat, LOCO]:
        return False
    return cards == 0 or cards <= state.hand[seat, colour]


@rule
def add_payments(state: Any, seat: int, out: Any) -> int:
    """Every way to pay for the track of the claim, each once (H60)."""
    track = int(state.claim_track[seat])
    length = int(LENGTH[track])
    count = 0
    for colour in range(KINDS):
        for cards in range(length + 1):
            if can_pay(state, seat, track, colour, cards):
                out[count] = payment_of(colour, cards, length - cards)
                count += 1
    return count


@rule
def add_doublings(state: Any, seat: int, out: Any) -> int:
    """Leave the claim single, or double it in one of the ways there are (H25, H40)."""
    track = int(state.claim_track[seat])
    terrain = int(TERRAIN[track])
    cost = int(COST[LENGTH[track]])
    out[0] = SINGLE
    count = 1
    for cards in range(1, cost + 1):
        if can_double(state, seat, cards, cost - cards):
            out[count] = doubling_of(terrain, cards, cost - cards)
            count += 1
    wild = max(cost, lack(state, seat, terrain)) if state.extra == 1 else cost
    if can_double(state, seat, 0, wild):
        out[count] = doubling_of(terrain, 0, wild)
        count += 1
    return count


@rule
def can_double(state: Any, seat: int, cards: int, wild: int) -> bool:
    """Whether so many terrain cards and locomotives double the half-made claim (H26, H27, H28, H29).

    Exactly the cost is played, and no other player has more cards of that type than the player with
    the locomotives. With the option, who lacks more than the cost plays as many locomotives as are
    lacking, and no terrain card (H40). In the rulebook's example one locomotive both ties and pays,
    and the mountain card stays (H30).
    """
    track = int(state.claim_track[seat])
    terrain = int(TERRAIN[track])
    cost = int(COST[LENGTH[track]])
    if wild > int(state.hand[seat, LOCO]) - int(state.claim_locos[seat]):
        return False
    if cards > state.terrain[seat, terrain] or wild < lack(state, seat, terrain):
        return False
    if cards + wild == cost:
        return True
    return state.extra == 1 and cards == 0 and cost < wild == lack(state, seat, terrain)


@rule
def lack(state: Any, seat: int, terrain: int) -> int:
    """How many cards of a type a seat has less than the other that has most; 0 at least (H27)."""
    most = 0
    for other in range(int(state.seats)):
        if other != seat:
            most = max(most, int(state.terrain[other, terrain]))
    return max(most - int(state.terrain[seat, terrain]), 0)


@rule
def may_double(state: Any, seat: int) -> bool:
    """Whether there is any way to double the half-made claim, once it is paid for."""
    track = int(state.claim_track[seat])
    cost = int(COST[LENGTH[track]])
    for cards in range(cost + 1):
        if can_double(state, seat, cards, cost - cards):
            return True
    return can_double(state, seat, 0, lack(state, seat, int(TERRAIN[track])))


@rule
def apply(state: Any, seat: int, action: int) -> None:
    """Carry out a legal action; what leaves no choice follows by itself."""
    if action == PASS:
        state.passes_left -= 1
        end_turn(state, seat)
    elif action >= KEEP:
        decide(state, seat, KEPT if action < RETURN else RETURNED)
    elif action >= DOUBLE:
        complete(state, seat, int(DOUBLE_CARDS[action - DOUBLE]), int(DOUBLE_WILD[action - DOUBLE]))
    elif action == SINGLE:
        complete(state, seat, 0, 0)
    elif action >= PAY:
        pay(state, seat, action)
    elif action >= CLAIM:
        state.claim_track[seat] = open_track(state, seat, action - CLAIM)
    elif action == DRAW_TICKETS:
        state.passes_left = state.seats
        draw_tickets(state, seat)
        force_choice(state, seat)
    else:
        take(state, seat, action)


@rule
def take(state: Any, seat: int, action: int) -> None:
    """Draw one card: a turn has two, unless a locomotive of the display or want ends it (H12, H14, H43)."""
    state.passes_left = state.seats
    if action >= TAKE_TERRAIN:
        take_terrain(state, seat, action)
    elif action == TAKE_DECK:
        add_card(state, seat, draw_train(state))
    else:
        take_shown(state, seat, action - TAKE)
    state.cards_taken += 1
    is_last = state.cards_taken == CARDS_A_TURN or action == TAKE + LOCO
    if is_last or not can_draw_second(state):
        end_turn(state, seat)


@rule
def take_shown(state: Any, seat: int, kind: int) -> None:
    """Take a train card from the display: everybody sees it, and it is replaced (H13, H46, H64)."""
    slot = 0
    while state.display[slot] != kind:
        slot += 1
    state.display[slot] = EMPTY
    add_card(state, seat, kind)
    state.known[seat, kind] += 1
    settle_display(state)


@rule
def take_terrain(state: Any, seat: int, action: int) -> None:
    """Take a terrain card, which lies face up before its owner (H13, H18, H56)."""
    if action == TAKE_TERRAIN_DECK:
        state.terrain[seat, draw_terrain(state)] += 1
        return
    terrain = action - TAKE_TERRAIN
    slot = 0 if state.terrain_display[0] == terrain else 1
    state.terrain_display[slot] = EMPTY
    state.terrain[seat, terrain] += 1
    fill_terrain_display(state)


@rule
def pay(state: Any, seat: int, action: int) -> None:
    """Choose the cards that pay; the claim is complete unless it could be doubled (H68)."""
    state.claim_colour[seat] = PAY_COLOUR[action - PAY]
    state.claim_locos[seat] = PAY_LOCOS[action - PAY]
    if not may_double(state, seat):
        complete(state, seat, 0, 0)


@rule
def complete(state: Any, seat: int, cards: int, wild: int) -> None:
    """Lay the trains, score, and discard what was played, doubled or not (H19, H22, H25, H48)."""
    track = int(state.claim_track[seat])
    length = int(LENGTH[track])
    colour = int(state.claim_colour[seat])
    locos = int(state.claim_locos[seat])
    if colour != LOCO:
        play(state, seat, colour, length - locos)
    play(state, seat, LOCO, locos + wild)
    state.terrain[seat, int(TERRAIN[track])] -= cards
    state.terrain_discards[int(TERRAIN[track])] += cards
    points = int(POINTS[length])
    if cards + wild > 0:
        points += points
    state.owner[track] = seat
    state.trains[seat] -= length
    state.claim_points[track] = points
    state.points[seat] += points
    join(state, seat, int(TRACK_FROM[track]), int(TRACK_TO[track]))
    state.paid_track = track
    state.paid_colour = colour
    state.paid_locos = locos
    state.paid_terrain = cards
    state.paid_wild = wild
    state.passes_left = state.seats
    clear_claim(state, seat)
    restock(state)
    end_turn(state, seat)


@rule
def play(state: Any, seat: int, kind: int, count: int) -> None:
    """Train cards go from a hand to the discards, locomotives played as terrain too (H29, H48, H64)."""
    state.hand[seat, kind] -= count
    state.hand_size[seat] -= count
    state.known[seat, kind] = max(int(state.known[seat, kind]) - count, 0)
    state.train_discards[kind] += count


@rule
def restock(state: Any) -> None:
    """After a claim empty decks are made anew, and empty slots are filled (H31, H42, H54).

    A display without an empty slot has not changed, so its locomotives are not looked at (H55).
    """
    remake_trains(state)
    if shown(state, EMPTY) > 0:
        settle_display(state)
    remake_terrain(state)
    fill_terrain_display(state)


@rule
def join(state: Any, seat: int, one: int, other: int) -> None:
    """The stops of two groups become one group (H36).

    Each end of a dead-end country is a stop of its own, so that nothing is joined there (H32, H33).
    """
    low = min(int(state.group[seat, one]), int(state.group[seat, other]))
    high = max(int(state.group[seat, one]), int(state.group[seat, other]))
    for stop in range(STOPS):
        if state.group[seat, stop] == high:
            state.group[seat, stop] = low


@rule
def decide(state: Any, seat: int, verdict: int) -> None:
    """Keep or return the next of the drawn tickets."""
    state.chosen[seat, next_undecided(state, seat)] = verdict
    force_choice(state, seat)


@rule
def force_choice(state: Any, seat: int) -> None:
    """If as few tickets are left as must be kept, they are kept; after the last the choice is made (H67)."""
    if has_choice(state, seat):
        return
    for place in range(int(state.choosing[seat])):
        if state.chosen[seat, place] == UNDECIDED:
            state.chosen[seat, place] = KEPT
    state.choosing[seat] = 0
    if state.is_setup == 0:
        put_tickets(state, seat)
        end_turn(state, seat)
    elif all_have_chosen(state):
        begin(state)


@rule
def has_choice(state: Any, seat: int) -> bool:
    """Whether more tickets are undecided than must still be kept (H7, H10)."""
    needed = FIRST_KEPT if state.is_setup == 1 else LATER_KEPT
    undecided = 0
    for place in range(int(state.choosing[seat])):
        if state.chosen[seat, place] == KEPT:
            needed -= 1
        elif state.chosen[seat, place] == UNDECIDED:
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
def end_turn(state: Any, seat: int) -> None:
    """The next seat is on turn, unless the last round or a round of passes is over (H8, H35, H44, H62)."""
    state.cards_taken = 0
    if state.turns_left > 0:
        state.turns_left -= 1
        if state.turns_left == 0:
            finish(state, LAST_ROUND)
            return
    elif state.trains[seat] <= FEW_TRAINS:
        state.turns_left = state.seats
    if state.passes_left == 0:
        finish(state, STUCK)
        return
    state.turn = seat + 1 if seat + 1 < state.seats else 0


@rule
def finish(state: Any, ending: int) -> None:
    """Count the tickets, done or not, and the Globetrotter; routes are not recounted (H36, H37, H52).

    There is no bonus for the longest path (H38), and none for terrain cards (H31).
    """
    state.ending = ending
    most = 0
    for seat in range(int(state.seats)):
        state.score[seat] = state.points[seat]
        for ticket in range(TICKETS):
            if state.tickets[seat, ticket] == 1:
                if is_done(state, seat, ticket):
                    state.done[seat] += 1
                    state.score[seat] += TICKET_POINTS[ticket]
                else:
                    state.score[seat] -= TICKET_POINTS[ticket]
        most = max(most, int(state.done[seat]))
    for seat in range(int(state.seats)):
        if is_globetrotter(state, seat, most):
            state.score[seat] += GLOBETROTTER


@rule
def is_globetrotter(state: Any, seat: int, most: int) -> bool:
    """All who have done the most tickets are; nobody is, if none is done (H37, H63)."""
    return most > 0 and state.done[seat] == most


@rule
def is_done(state: Any, seat: int, ticket: int) -> bool:
    """Own tracks join some stop of one place to some stop of the other (H32, H33, H36)."""
    for one in range(2):
        for other in range(2):
            start = int(TICKET_STOPS[ticket, 0, one])
            goal = int(TICKET_STOPS[ticket, 1, other])
            if state.group[seat, start] == state.group[seat, goal]:
                return True
    return False


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


@rule
def determinize(state: Any, observer: int, stream: Stream) -> None:
    """Deal anew what the observer cannot see; after the end that is nothing (H46, H59, H64, H66)."""
    reseed(state.stream, stream)
    if state.ending > 0:
        return
    deal_trains_anew(state, observer)
    deal_tickets_anew(state, observer)
    for seat in range(SEATS):
        if seat != observer:
            clear_claim(state, seat)
    turn = int(state.turn)
    if turn != observer and state.is_setup == 0 and state.cards_taken == 0 and state.choosing[turn] == 0:
        imagine_claim(state, turn)


@rule
def deal_trains_anew(state: Any, observer: int) -> None:
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
                state.hand[seat, draw_unseen_train(state)] += 1


@rule
def draw_unseen_train(state: Any) -> int:
    """One of the cards that are nowhere yet, each equally likely."""
    left = below(state.stream, int(state.train_deck_size))
    kind = 0
    while left >= state.train_deck[kind]:
        left -= int(state.train_deck[kind])
        kind += 1
    state.train_deck[kind] -= 1
    state.train_deck_size -= 1
    return kind


@rule
def deal_tickets_anew(state: Any, observer: int) -> None:
    """The others hold, choose from and have returned any tickets but those that the observer knows."""
    for ticket in range(TICKETS):
        state.ticket_deck[ticket] = 1
    if observer >= 0:
        forget_known_tickets(state, observer)
    state.ticket_deck_size = 0
    for ticket in range(TICKETS):
        state.ticket_deck_size += state.ticket_deck[ticket]
    for seat in range(SEATS):
        if seat != observer:
            for ticket in range(TICKETS):
                state.tickets[seat, ticket] = 0
                state.bottom[seat, ticket] = NO_TICKET
            for _ in range(int(state.ticket_count[seat])):
                state.tickets[seat, draw_ticket(state)] = 1
            imagine_choice(state, seat)
    for place in range(int(state.bottom_size)):
        seat = int(state.bottom_by[place])
        if seat != observer:
            state.bottom[seat, place] = draw_ticket(state)


@rule
def forget_known_tickets(state: Any, observer: int) -> None:
    """What the observer holds, chooses from or has returned is nowhere else."""
    for ticket in range(TICKETS):
        if state.tickets[observer, ticket] == 1:
            state.ticket_deck[ticket] = 0
        if state.bottom[observer, ticket] != NO_TICKET:
            state.ticket_deck[int(state.bottom[observer, ticket])] = 0
    for place in range(DRAWN):
        if state.drawn[observer, place] != NO_TICKET:
            state.ticket_deck[int(state.drawn[observer, place])] = 0


@rule
def imagine_choice(state: Any, seat: int) -> None:
    """Any tickets to choose from, and any choice so far that fits what everybody sees."""
    clear_choice(state, seat)
    is_there = seat < state.seats
    count = DRAWN if state.is_setup == 1 and is_there else int(state.choosing[seat])
    for place in range(count):
        state.drawn[seat, place] = draw_ticket(state)
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
    if count == 0 or below(state.stream, MOSTLY) > 0:
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
    skip = below(state.stream, MOSTLY)
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


@rule
def census(state: Any, counts: Any) -> None:
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
        counts[KINDS + TERRAINS + TICKETS + seat] = count


@rule
def count_tickets(state: Any, counts: Any) -> None:
    """Each ticket is in the deck, below it, held, or being chosen from."""
    first = KINDS + TERRAINS
    for ticket in range(TICKETS):
        counts[first + ticket] = int(state.ticket_deck[ticket])
        for seat in range(SEATS):
            counts[first + ticket] += int(state.tickets[seat, ticket])
    for seat in range(SEATS):
        for place in range(TICKETS):
            if state.bottom[seat, place] != NO_TICKET:
                counts[first + int(state.bottom[seat, place])] += 1
        for place in range(DRAWN):
            if state.drawn[seat, place] != NO_TICKET:
                counts[first + int(state.drawn[seat, place])] += 1
