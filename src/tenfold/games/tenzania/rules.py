"""The rules of Tenzania."""

from typing import Any

from tenfold.core.jit import rule
from tenfold.core.rng import Stream, below, pick, reseed
from tenfold.games.tenzania.actions import GOAL, card_of, move_of, value_of
from tenfold.games.tenzania.data import COPIES, DECK, NUMBERS
from tenfold.games.tenzania.state import HAND, NO_CARD, SEATS

ZERO = 0
TWO = 2
FIVE = 5
TEN = 10

MAX_VALUES = 3
MAX_LEGAL = HAND * MAX_VALUES

ALL_CARDS_PLAYED = 1
"""The one ending (Z15)."""


@rule
def deal(state: Any, seats: int) -> None:
    """Shuffle; three cards to each hand, the rest is the draw pile (Z1)."""
    state.seats = seats
    state.pile_size = 0
    for card in range(NUMBERS):
        state.played[card] = 0
        state.pile[card] = copies(state, card)
        state.pile_size += state.pile[card]
    for place in range(DECK):
        state.table[place] = NO_CARD
    state.table_size = 0
    state.value = 0
    for seat in range(SEATS):
        state.won[seat] = 0
        state.last_card[seat] = NO_CARD
        state.last_value[seat] = 0
        state.last_table[seat] = 0
        deal_hand(state, seat, HAND if seat < seats else 0)
    state.beginner = beginner(state)
    state.turn = state.beginner


@rule
def copies(state: Any, card: int) -> int:
    """How many cards of a number the deck has; without tens it has no TEN (Z18)."""
    return int(COPIES[card]) if card != TEN or state.tens == 1 else 0


@rule
def deal_hand(state: Any, seat: int, size: int) -> None:
    """Draw a hand from the draw pile."""
    state.hand_size[seat] = 0
    for place in range(HAND):
        state.hand[seat, place] = NO_CARD
    for _ in range(size):
        exchange(state, seat, NO_CARD, draw(state))


@rule
def beginner(state: Any) -> int:
    """The seat that was chosen to begin, the youngest say, or else the lot decides (Z2, Z20)."""
    if state.begins > 0:
        return int(state.begins) - 1
    return below(state.stream, int(state.seats))


@rule
def draw(state: Any) -> int:
    """Take a card off the draw pile, each equally likely; an empty pile gives NO_CARD (Z8, Z31)."""
    if state.pile_size == 0:
        return NO_CARD
    card = pick(state.pile, int(state.pile_size), state.stream)
    state.pile[card] -= 1
    state.pile_size -= 1
    return card


@rule
def exchange(state: Any, seat: int, out: int, new: int) -> None:
    """Put one card of a hand down and take another in; the hand stays in order (Z37)."""
    first = int(state.hand[seat, 0])
    second = int(state.hand[seat, 1])
    third = int(state.hand[seat, 2])
    if first == out:
        first = new
    elif second == out:
        second = new
    else:
        third = new
    low = min(first, second)
    high = max(first, second)
    state.hand[seat, 0] = min(low, third)
    state.hand[seat, 1] = max(low, min(high, third))
    state.hand[seat, 2] = max(high, third)
    state.hand_size[seat] += int(new != NO_CARD) - int(out != NO_CARD)


@rule
def due(state: Any, seat: int) -> bool:
    """The seat on turn, as long as it has a card; there is no pass (Z3, Z22)."""
    return seat == state.turn and state.hand_size[seat] > 0


@rule
def legal(state: Any, seat: int, out: Any) -> int:
    """Every card of the hand with every value that it may state (Z22, Z29)."""
    size = int(state.table_size)
    top = int(state.table[size - 1]) if size > 0 else NO_CARD
    value = int(state.value)
    doubling = int(state.doubling)
    count = 0
    last = NO_CARD
    for place in range(int(state.hand_size[seat])):
        card = int(state.hand[seat, place])
        if card != last:
            count = add_moves(card, top, value, doubling, out, count)
        last = card
    return count


@rule
def add_moves(card: int, top: int, value: int, doubling: int, out: Any, count: int) -> int:
    """The values that a card may state, ascending, equal ones once (Z28, Z29).

    The first card states its number, a ZERO states zero (Z4, Z11, Z23, Z25); any other adds its
    number (Z5), so a TEN is ten on 0 only (Z26), and may have more choices.
    """
    if top == NO_CARD or card == ZERO:
        out[count] = move_of(card, card)
        return count + 1
    start = count
    # Ascending: a doubled 0 or 1 is not above the TWO itself, a doubled 2 or more not below the sum.
    if may_subtract(card, value):
        count = offer(card, value - FIVE, out, start, count)
    if may_double(card, doubling) and value < TWO:
        count = offer(card, value * TWO, out, start, count)
    if may_set(card, top, value):
        count = offer(card, card, out, start, count)
    count = offer(card, value + card, out, start, count)
    if may_double(card, doubling) and value > TWO:
        count = offer(card, value * TWO, out, start, count)
    return count


@rule
def offer(card: int, value: int, out: Any, start: int, count: int) -> int:
    """Write a move after the others of its card; equal values are one move (Z29)."""
    move = move_of(card, value)
    if count > start and out[count - 1] == move:
        return count
    out[count] = move
    return count + 1


@rule
def may_subtract(card: int, value: int) -> bool:
    """A FIVE subtracts 5 where the value does not fall below zero (Z10, Z24)."""
    return card == FIVE and value >= FIVE


@rule
def may_set(card: int, top: int, value: int) -> bool:
    """The same card as the top one, or one equal to the value, may become the value (Z12, Z13, Z27)."""
    return card == top or card == value  # noqa: PLR1714 - the dialect has no `in` here


@rule
def may_double(card: int, doubling: int) -> bool:
    """A TWO may double the value, if the table plays so (Z14, Z34)."""
    return card == TWO and doubling == 1


@rule
def apply(state: Any, seat: int, action: int) -> None:
    """Place a card and state the value; who wins the pile takes it; draw; the left neighbour is next."""
    card = card_of(action)
    value = value_of(action)
    remember(state, seat, card, value)
    state.table[int(state.table_size)] = card
    state.table_size += 1
    state.played[card] += 1
    if value == GOAL:
        collect(state, seat)
    elif value > GOAL:
        collect(state, previous(state, seat))
    else:
        state.value = value
    exchange(state, seat, card, draw(state))
    state.turn = next_seat(state, seat)


@rule
def remember(state: Any, seat: int, card: int, value: int) -> None:
    """Everybody saw what a seat placed last, on how many cards, and heard what it stated (Z3, Z21)."""
    state.last_card[seat] = card
    state.last_value[seat] = value
    state.last_table[seat] = state.table_size


@rule
def collect(state: Any, winner: int) -> None:
    """Ten wins the table; going over gives it all to the previous player (Z6, Z7, Z17)."""
    state.won[winner] += state.table_size
    for place in range(int(state.table_size)):
        state.table[place] = NO_CARD
    state.table_size = 0
    state.value = 0


@rule
def next_seat(state: Any, seat: int) -> int:
    """The player on the left, whoever won a pile (Z9, Z30)."""
    return seat + 1 if seat + 1 < state.seats else 0


@rule
def previous(state: Any, seat: int) -> int:
    """The player on the right, who placed the card before; the order never breaks (Z31, Z38)."""
    return seat - 1 if seat > 0 else int(state.seats) - 1


@rule
def outcome(state: Any, scores: Any) -> int:
    """Over when the draw pile and all hands are empty; scores are cards won (Z15, Z16, Z32, Z33)."""
    for seat in range(int(state.seats)):
        scores[seat] = state.won[seat]
    # The order never breaks (Z31): when the seat on turn has no card, nobody has.
    return ALL_CARDS_PLAYED if state.hand_size[int(state.turn)] == 0 else 0


@rule
def determinize(state: Any, observer: int, stream: Stream) -> None:
    """Deal anew what the observer cannot see: the other hands and the draw pile (Z21)."""
    reseed(state.stream, stream)
    state.pile_size = 0
    for card in range(NUMBERS):
        unseen = copies(state, card) - int(state.played[card]) - held(state, observer, card)
        state.pile[card] = unseen
        state.pile_size += unseen
    for seat in range(SEATS):
        if seat != observer:
            deal_hand(state, seat, int(state.hand_size[seat]))


@rule
def held(state: Any, seat: int, card: int) -> int:
    """How many cards of a number a seat holds; a spectator holds none."""
    count = 0
    if seat >= 0:
        for place in range(HAND):
            if state.hand[seat, place] == card:
                count += 1
    return count


@rule
def count_pieces(state: Any, counts: Any) -> None:
    """Count the cards of each number in the hands, in the draw pile and among the played ones."""
    for card in range(NUMBERS):
        counts[card] = int(state.pile[card]) + int(state.played[card])
        for seat in range(SEATS):
            counts[card] += held(state, seat, card)
