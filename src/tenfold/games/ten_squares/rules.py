"""The rules of 10 Squares."""

from typing import Any

from tenfold.core.bitset import popcount
from tenfold.core.jit import rule
from tenfold.core.rng import Stream, below, pick, reseed
from tenfold.games.ten_squares.actions import (
    KIND_MOVE,
    KIND_RETURN,
    KIND_TURN,
    MAX_RETURNED,
    PASS,
    RETURN_THREE,
    TURN,
    bits_of,
    kind_of,
    marker_of,
    move_of,
    return_of,
    square_of,
)
from tenfold.games.ten_squares.data import (
    BLACK,
    CARDS,
    CIRCLE,
    COLOURS,
    NUMBERS,
    RED,
    SQUARES,
    TRIANGLE,
    A,
    B,
    J,
    card_of,
    colour_of,
    face_of,
)
from tenfold.games.ten_squares.state import NO_CARD, SEATS

MAX_LEGAL = PASS - RETURN_THREE + 1
"""Every set of three numbers, and to pass (Q26, Q36)."""

HOME = 1
"""A marker came back to A (Q15)."""
DRAW = 2
"""The play pile is empty and nobody is home (Q16, Q30)."""


@rule
def deal(state: Any, _seats: int) -> None:
    """All cards are in the play pile, both markers on A; lots fall where nothing was chosen (Q3, Q4)."""
    for card in range(CARDS):
        state.in_pile[card] = 1
    state.pile_size = CARDS
    state.card = NO_CARD
    state.is_waiting = 0
    for colour in range(COLOURS):
        state.marker[colour] = A
        state.has_reached[colour] = 0
    state.beginner = chosen_or_lot(state, int(state.begins))
    state.red_seat = chosen_or_lot(state, int(state.red))
    state.turn = state.beginner


@rule
def chosen_or_lot(state: Any, choice: int) -> int:
    """The seat that the table chose, or else one by lot (Q33)."""
    return choice - 1 if choice > 0 else below(state.stream, SEATS)


@rule
def opposite(seat_or_colour: int) -> int:
    """The other one of the two seats, or of the two colours (Q1)."""
    return 1 - seat_or_colour


@rule
def seat_of(state: Any, colour: int) -> int:
    """The seat that plays a colour (Q1)."""
    return int(state.red_seat) if colour == RED else opposite(int(state.red_seat))


@rule
def is_home(state: Any, colour: int) -> bool:
    """A marker on A that has reached J came there by a number: no shape puts it there (Q15, Q37)."""
    return state.marker[colour] == A and state.has_reached[colour] == 1


@rule
def is_drawn(state: Any) -> bool:
    """The last card of the play pile has been carried out (Q16, Q30)."""
    return state.pile_size == 0 and state.is_waiting == 0


@rule
def due(state: Any, seat: int) -> bool:
    """One seat at a time, until somebody is home or the play pile is empty (Q5, Q15, Q16)."""
    if seat != to_act(state):
        return False
    return not (is_home(state, RED) or is_home(state, BLACK) or is_drawn(state))


@rule
def to_act(state: Any) -> int:
    """Who chooses is the card's colour, whoever turned it (Q10, Q17); else the next turns a card (Q5)."""
    if state.is_waiting == 1:
        return seat_of(state, colour_of(int(state.card)))
    return int(state.turn)


@rule
def legal(state: Any, seat: int, out: Any) -> int:  # noqa: ARG001  only one seat is due at a time
    """Turn a card, or choose as the card that waits allows: a marker's square, or numbers to return."""
    if state.is_waiting == 0:
        out[0] = TURN
        return 1
    card = int(state.card)
    colour = colour_of(card)
    face = face_of(card)
    if face <= NUMBERS:
        return add_ends(state, colour, face, out)
    if face == TRIANGLE:
        return add_squares(state, colour, out)
    if face == CIRCLE:
        return add_returns(state, colour, out)
    return add_squares(state, opposite(colour), out)


@rule
def add_ends(state: Any, colour: int, steps: int, out: Any) -> int:
    """Either direction, always in full; there is no pass: G with a 2 is I or E (Q8, Q9, Q22, Q34)."""
    ahead = ahead_of(int(state.marker[colour]), steps)
    back = back_of(int(state.marker[colour]), steps)
    out[0] = move_of(colour, min(ahead, back))
    out[1] = move_of(colour, max(ahead, back))
    return 2


@rule
def ahead_of(square: int, steps: int) -> int:
    """Where a move towards J ends: it turns at J, and J with a 10 turns at A as well (Q6, Q7, Q18, Q19)."""
    goal = square + steps
    return goal if goal <= J else abs(J + J - goal)


@rule
def back_of(square: int, steps: int) -> int:
    """Where a move towards A ends: it turns at A (Q8, Q19)."""
    return abs(square - steps)


@rule
def add_squares(state: Any, colour: int, out: Any) -> int:
    """A shape puts a marker anywhere but on A, or leaves it where it is (Q11, Q12, Q26, Q35, Q37).

    Only a marker that has not moved yet stands on A, and only a square can find it there.
    """
    first = A if state.marker[colour] == A else B
    for square in range(first, SQUARES):
        out[square - first] = move_of(colour, square)
    return SQUARES - first


@rule
def add_returns(state: Any, colour: int, out: Any) -> int:
    """Any three own numbers from the discard pile, all if there are fewer, or pass (Q13, Q26, Q27)."""
    numbers = discarded(state, colour)
    count = 1
    if popcount(numbers) <= MAX_RETURNED:
        out[0] = return_of(numbers)
    else:
        count = add_threes(numbers, out)
    out[count] = PASS
    return count + 1


@rule
def add_threes(numbers: int, out: Any) -> int:
    """Every three of some numbers, each set once (Q13, Q36)."""
    count = 0
    while numbers != 0:
        above_first = numbers & (numbers - 1)
        first = numbers ^ above_first
        numbers = above_first
        while above_first != 0:
            above_second = above_first & (above_first - 1)
            both = first | above_first ^ above_second
            above_first = above_second
            while above_second != 0:
                others = above_second & (above_second - 1)
                out[count] = return_of(both | above_second ^ others)
                above_second = others
                count += 1
    return count


@rule
def discarded(state: Any, colour: int) -> int:
    """The numbers of a colour on the discard pile, as bits: the only cards that come back (Q28)."""
    bits = 0
    for number in range(1, NUMBERS + 1):
        if state.in_pile[card_of(colour, number)] == 0:
            bits |= 1 << number
    return bits


@rule
def apply(state: Any, seat: int, action: int) -> None:  # noqa: ARG001  the card says whose move it is (Q17)
    """Turn a card, or carry out the choice for which the card waited."""
    kind = kind_of(action)
    if kind == KIND_TURN:
        turn_card(state)
        return
    state.is_waiting = 0
    if kind == KIND_MOVE:
        put(state, marker_of(action), square_of(action))
    elif kind == KIND_RETURN:
        return_numbers(state, colour_of(int(state.card)), bits_of(action))


@rule
def turn_card(state: Any) -> None:
    """Reveal a card, and carry it out where it leaves no choice; the other player reveals next (Q5, Q38).

    The play pile is shuffled: each card is equally likely (Q3, Q29).
    """
    card = pick(state.in_pile, int(state.pile_size), state.stream)
    state.card = card
    state.turn = opposite(int(state.turn))
    colour = colour_of(card)
    face = face_of(card)
    if face > NUMBERS and state.has_reached[colour] == 0:
        # It does not count, and the pile is shuffled: as if it had never left (Q14, Q23, Q29).
        return
    state.in_pile[card] = 0
    state.pile_size -= 1
    if face <= NUMBERS:
        step(state, colour, face)
    elif face != CIRCLE or discarded(state, colour) != 0:
        # A circle that finds no number has no effect (Q27).
        state.is_waiting = 1


@rule
def step(state: Any, colour: int, steps: int) -> None:
    """A number moves the marker of its colour, or waits if it has two ends to choose from (Q6, Q8, Q21)."""
    start = int(state.marker[colour])
    ahead = ahead_of(start, steps)
    if state.has_reached[colour] == 1 and ahead != back_of(start, steps):
        state.is_waiting = 1
        return
    state.marker[colour] = ahead
    if start + steps >= J:
        state.has_reached[colour] = 1


@rule
def put(state: Any, colour: int, square: int) -> None:
    """Put a marker on a square; on J it has reached J, and it keeps its freedom elsewhere (Q24, Q25)."""
    state.marker[colour] = square
    if square == J:
        state.has_reached[colour] = 1


@rule
def return_numbers(state: Any, colour: int, bits: int) -> None:
    """Shuffle numbers into the play pile, where they count as before; the circle is spent (Q13, Q27, Q36)."""
    for number in range(1, NUMBERS + 1):
        if bits >> number & 1 == 1:
            state.in_pile[card_of(colour, number)] = 1
            state.pile_size += 1


@rule
def outcome(state: Any, scores: Any) -> int:
    """Who is home wins; without any, an empty play pile is a draw (Q15, Q16, Q20, Q30)."""
    for seat in range(SEATS):
        scores[seat] = 0
    for colour in range(COLOURS):
        if is_home(state, colour):
            scores[seat_of(state, colour)] = 1
            return HOME
    return DRAW if is_drawn(state) else 0


@rule
def determinize(state: Any, observer: int, stream: Stream) -> None:  # noqa: ARG001  all see the same (Q32)
    """Nothing is hidden but what the pile will bring (Q32)."""
    reseed(state.stream, stream)


@rule
def count_pieces(state: Any, counts: Any) -> None:
    """Each card is in the play pile or on the discard pile (Q2, Q5)."""
    for card in range(CARDS):
        counts[card] = 0
        if state.in_pile[card] == 1:
            counts[card] += 1
        if state.in_pile[card] == 0:
            counts[card] += 1
