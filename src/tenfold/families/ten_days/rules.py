"""The rules of the 10 Days games."""

from typing import Any

from tenfold.core.jit import generic
from tenfold.core.rng import below
from tenfold.families.ten_days.actions import put_of
from tenfold.families.ten_days.bound_names import (
    BIT,
    DAYS,
    DISCARD,
    DRAW,
    DRAW_MAP,
    FIRST,
    MAP_OF,
    MAPS,
    PILES,
    PLACES,
    PUT,
    SECOND,
    SWAP,
    SWAPS,
    TAKE,
    TILES,
)
from tenfold.families.ten_days.data import FIRST_PLACE, PURPLE
from tenfold.families.ten_days.links import days_of, is_complete, is_served
from tenfold.families.ten_days.piles import (
    clear_piles,
    discard,
    draw_top,
    empty_pile,
    lay_out,
    shuffle_box,
    shuffle_in,
    take_top,
)
from tenfold.families.ten_days.racks import (
    clear_racks,
    draw_share,
    drop,
    remember_swap,
    set_down,
    share_of,
    swap,
    take_up,
    take_up_openly,
    taken_from,
)
from tenfold.families.ten_days.state import (
    CHOOSING,
    FILLING,
    LAST_TURN,
    NO_SEAT,
    NO_TILE,
    OVER,
    PLACING,
    SEATS,
)

JOURNEY = 1
"""Ending: a journey is complete (D14)."""
DRAW_AFTER_LAST_TURN = 2
"""Ending: nobody has won in 1,000 turns (D42)."""


@generic
def deal(state: Any, seats: int) -> None:
    """Shuffle; racks are empty; on a single board everybody holds a first tile (D4, D5, D9)."""
    state.seats = seats
    state.phase = FILLING
    state.turns = 0
    state.winner = NO_SEAT
    derive(state)
    clear_racks(state)
    clear_piles(state)
    shuffle_box(state)
    state.beginner = beginner(state)
    state.turn = state.beginner
    if MAPS == 1:
        for seat in range(seats):
            draw_share(state, seat, 0)


@generic
def derive(state: Any) -> None:
    """List the places that each colour of planes serves (D23, D26)."""
    for map_ in range(MAPS):
        for colour in range(PURPLE):
            state.served[map_, colour] = 0
    for face in range(FIRST_PLACE, FIRST_PLACE + PLACES):
        for colour in range(PURPLE):
            if is_served(state, face, colour):
                state.served[int(MAP_OF[face]), colour] |= BIT[face]


@generic
def beginner(state: Any) -> int:
    """The seat that was chosen to begin, or else the lot decides (D9, D43)."""
    if state.begins > 0:
        return int(state.begins) - 1
    return below(state.stream, int(state.seats))


@generic
def due(state: Any, seat: int) -> bool:
    """Everybody whose rack is not full, at the same time; then the seat on turn (D5, D9, D10)."""
    if state.phase == FILLING:
        return seat < state.seats and state.filled[seat] < days_of(state)
    return seat == state.turn and state.phase != OVER


@generic
def legal(state: Any, seat: int, out: Any) -> int:
    """Fill a day; or draw, take or swap; or place what was drawn. There is no pass (D5, D10)."""
    if state.phase == FILLING:
        return add_fillings(state, seat, out)
    if state.phase == CHOOSING:
        return add_choices(state, out)
    return add_placings(state, out)


@generic
def add_fillings(state: Any, seat: int, out: Any) -> int:
    """Any open day for the tile in hand; around the world first a map to draw from (D5, D6, D30, D53)."""
    count = 0
    if MAPS > 1 and state.seen_in_hand[seat] == NO_TILE:
        for map_ in range(MAPS):
            if taken_from(state, seat, map_) < share_of(state, map_):
                out[count] = DRAW_MAP + map_
                count += 1
        return count
    for day in range(days_of(state)):
        if state.seen[seat, day] == NO_TILE:
            out[count] = day
            count += 1
    return count


@generic
def add_choices(state: Any, out: Any) -> int:
    """Draw from a draw pile, take from a pile, or swap two days (D10, D11, D13, D29, D31).

    No pile is ever empty here (D12, D41).
    """
    count = add_numbers(DRAW, SWAP, out, 0)
    if state.no_swap == 1:
        return count
    return add_swaps(state, out, count)


@generic
def add_swaps(state: Any, out: Any, count: int) -> int:
    """Any two days of the journey (D13)."""
    listed = SWAPS[int(state.days)]
    swaps = days_of(state) * (days_of(state) - 1) // 2
    room = out[count:]
    for i in range(swaps):
        room[i] = listed[i]
    return count + swaps


@generic
def add_numbers(start: int, end: int, out: Any, count: int) -> int:
    """Write consecutive action numbers."""
    # Into a slice, whose indexes are never negative: so the compiler writes several at once.
    room = out[count:]
    for i in range(end - start):
        room[i] = start + i
    return count + end - start


@generic
def add_placings(state: Any, out: Any) -> int:
    """On any day, or discarded at once; the discard goes on any pile, or on the empty one (D12, D37)."""
    days = days_of(state)
    empty = empty_pile(state)
    if empty == PILES:
        count = add_numbers(PUT, put_of(days, 0), out, 0)
        return add_numbers(DISCARD, DISCARD + PILES, out, count)
    for day in range(days):
        out[day] = put_of(day, empty)
    out[days] = DISCARD + empty
    return days + 1


@generic
def apply(state: Any, seat: int, action: int) -> None:
    """Do one thing: fill, name a map, draw, take, swap, put or discard."""
    if action < DRAW_MAP:
        fill(state, seat, action)
    elif action < DRAW:
        draw_share(state, seat, action - DRAW_MAP)
    elif action < TAKE:
        draw(state, seat, action - DRAW)
    elif action < SWAP:
        take(state, seat, action - TAKE)
    elif action < PUT:
        swap(state, seat, int(FIRST[action - SWAP]), int(SECOND[action - SWAP]))
        end_turn(state, seat)
    elif action < DISCARD:
        put(state, seat, (action - PUT) // PILES, (action - PUT) % PILES)
        end_turn(state, seat)
    else:
        discard(state, int(state.in_hand[seat]), action - DISCARD)
        drop(state, seat)
        end_turn(state, seat)


@generic
def fill(state: Any, seat: int, day: int) -> None:
    """Put the tile in hand on an open day, and only then draw the next; at last play begins (D5, D8)."""
    set_down(state, seat, day)
    state.filled[seat] += 1
    if state.filled[seat] < days_of(state):
        if MAPS == 1:
            draw_share(state, seat, 0)
    elif are_all_full(state):
        lay_out(state)
        state.phase = CHOOSING


@generic
def are_all_full(state: Any) -> bool:
    """Whether all racks are full (D8)."""
    full = 0
    for seat in range(int(state.seats)):
        if state.filled[seat] == days_of(state):
            full += 1
    return full == state.seats


@generic
def draw(state: Any, seat: int, which: int) -> None:
    """Draw the top tile of a draw pile; the others do not see it (D11, D39)."""
    shuffle_number = shuffle_in(state, which)
    take_up(state, seat, draw_top(state, which), shuffle_number)
    remember_swap(state, NO_TILE, NO_TILE)
    state.phase = PLACING


@generic
def take(state: Any, seat: int, pile: int) -> None:
    """Take the top tile of a pile; everybody sees it (D11, D39)."""
    take_up_openly(state, seat, take_top(state, pile))
    remember_swap(state, NO_TILE, NO_TILE)
    state.phase = PLACING


@generic
def put(state: Any, seat: int, day: int, pile: int) -> None:
    """Put the tile in hand in the place of another, which is discarded (D12)."""
    replaced = int(state.rack[seat, day])
    set_down(state, seat, day)
    discard(state, replaced, pile)


@generic
def end_turn(state: Any, seat: int) -> None:
    """Whoever has a complete journey now wins at once, else the next seat is on turn (D9, D14, D38, D42)."""
    state.turns += 1
    if is_complete(state, seat):
        state.winner = seat
        state.phase = OVER
    elif state.turns == LAST_TURN:
        state.phase = OVER
    else:
        state.turn = seat + 1 if seat + 1 < state.seats else 0
        state.phase = CHOOSING


@generic
def outcome(state: Any, scores: Any) -> int:
    """The winner scores 1, everybody else nothing (D14, D42)."""
    for seat in range(int(state.seats)):
        scores[seat] = 1 if state.winner == seat else 0
    if state.phase != OVER:
        return 0
    return DRAW_AFTER_LAST_TURN if state.winner == NO_SEAT else JOURNEY


@generic
def count_pieces(state: Any, counts: Any) -> None:
    """Count every tile in the stock, on the piles, in hands and on racks (D1, D2, D30)."""
    for tile in range(TILES):
        counts[tile] = 0
    for at in range(TILES):
        count_tile(int(state.stock[at]), counts)
    for pile in range(PILES):
        for at in range(int(state.pile_size[pile])):
            count_tile(int(state.pile[pile, at]), counts)
    for seat in range(SEATS):
        count_tile(int(state.in_hand[seat]), counts)
        for day in range(DAYS):
            count_tile(int(state.rack[seat, day]), counts)


@generic
def count_tile(tile: int, counts: Any) -> None:
    """Count a tile where there is one."""
    if tile != NO_TILE:
        counts[tile] += 1
