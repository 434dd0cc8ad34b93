"""Claims: which are possible, how they are paid and what they score."""

from typing import Any

from tenfold.core.bitset import lowest
from tenfold.core.jit import rule
from tenfold.games.heart_of_africa import actions as act
from tenfold.games.heart_of_africa import data
from tenfold.games.heart_of_africa.actions import payment_of
from tenfold.games.heart_of_africa.cards import play, restock
from tenfold.games.heart_of_africa.choice_sets import FERRIED, HALF, MAX_SYMBOLS, SHORT
from tenfold.games.heart_of_africa.data import COLOUR, FERRY, GREY, KINDS, LENGTH, LOCO
from tenfold.games.heart_of_africa.doubling import may_double
from tenfold.games.heart_of_africa.open_tracks import close, open_track
from tenfold.games.heart_of_africa.state import EMPTY, NO_TRACK


@rule
def add_claims(state: Any, seat: int, out: Any, count: int) -> int:
    """Every track that is open and payable, joined to others or not (H19, H20, H21, H23)."""
    locos = int(state.hand[seat, LOCO])
    most = first = second = 0
    for colour in range(KINDS):
        cards = most
        if colour < GREY:
            cards = int(state.hand[seat, colour])
            most = max(most, cards)
        longest = min(cards + locos, int(state.trains[seat]), data.MAX_TRACK_LENGTH)
        first |= int(SHORT[colour, longest, 0])
        second |= int(SHORT[colour, longest, 1])
    symbols = min(locos, MAX_SYMBOLS)
    first &= int(state.open_choices[seat, 0]) & int(FERRIED[symbols, 0])
    second &= int(state.open_choices[seat, 1]) & int(FERRIED[symbols, 1])
    while first != 0:
        out[count] = act.CLAIM + lowest(first)
        first &= first - 1
        count += 1
    while second != 0:
        out[count] = act.CLAIM + HALF + lowest(second)
        second &= second - 1
        count += 1
    return count


@rule
def can_claim(state: Any, seat: int, choice: int) -> bool:
    """Whether a choice has an open track, trains for it, and some way to pay (H19)."""
    track = int(data.CHOICE_FIRST[choice])
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
    locos = int(state.hand[seat, LOCO])
    count = 0
    for colour in range(data.COLOURS):
        if COLOUR[track] in (GREY, colour):
            most = min(length - int(FERRY[track]), int(state.hand[seat, colour]))
            for cards in range(max(length - locos, 1), most + 1):
                out[count] = payment_of(colour, cards, length - cards)
                count += 1
    if length <= locos:
        out[count] = payment_of(LOCO, 0, length)
        count += 1
    return count


@rule
def go_on_claiming(state: Any, seat: int, action: int) -> bool:
    """Choose the cards that pay, or how to double; the claim is complete unless it could be doubled (H68).

    Whether that ends the turn.
    """
    cards = wild = 0
    if action >= act.DOUBLE:
        cards = int(act.DOUBLE_CARDS[action - act.DOUBLE])
        wild = int(act.DOUBLE_WILD[action - act.DOUBLE])
    elif action < act.SINGLE:
        state.claim_colour[seat] = act.PAY_COLOUR[action - act.PAY]
        state.claim_locos[seat] = act.PAY_LOCOS[action - act.PAY]
        if may_double(state, seat):
            return False
    complete(state, seat, cards, wild)
    return True


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
    state.terrain[seat, int(data.TERRAIN[track])] -= cards
    state.terrain_discards[int(data.TERRAIN[track])] += cards
    points = int(data.POINTS[length])
    if cards + wild > 0:
        points += points
    state.owner[track] = seat
    close(state, track)
    state.trains[seat] -= length
    state.claim_points[track] = points
    state.points[seat] += points
    join(state, seat, int(data.TRACK_FROM[track]), int(data.TRACK_TO[track]))
    state.paid_track = track
    state.paid_colour = colour
    state.paid_locos = locos
    state.paid_terrain = cards
    state.paid_wild = wild
    state.passes_left = state.seats
    clear_claim(state, seat)
    restock(state)


@rule
def clear_claim(state: Any, seat: int) -> None:
    """No claim is half made."""
    state.claim_track[seat] = NO_TRACK
    state.claim_colour[seat] = EMPTY
    state.claim_locos[seat] = 0


@rule
def join(state: Any, seat: int, one: int, other: int) -> None:
    """The stops of two groups become one group (H36).

    Each end of a dead-end country is a stop of its own, so that nothing is joined there (H32, H33).
    """
    low = min(int(state.group[seat, one]), int(state.group[seat, other]))
    high = max(int(state.group[seat, one]), int(state.group[seat, other]))
    for stop in range(data.STOPS):
        if state.group[seat, stop] == high:
            state.group[seat, stop] = low
