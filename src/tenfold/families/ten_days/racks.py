"""Racks: filling, replacing and swapping tiles, and what everyone has seen of them."""

from typing import Any

from tenfold.core.jit import generic
from tenfold.core.rng import draw as move_on
from tenfold.families.ten_days.bound_names import DAYS, MAP, MAP_START, MAPS, NO_MAP
from tenfold.families.ten_days.links import days_of
from tenfold.families.ten_days.state import HIDDEN, NO_SHUFFLE, NO_TILE, SEATS


@generic
def clear_racks(state: Any) -> None:
    """Racks and hands are empty."""
    remember_swap(state, NO_TILE, NO_TILE)
    for seat in range(SEATS):
        state.filled[seat] = 0
        drop(state, seat)
        for day in range(DAYS):
            state.rack[seat, day] = NO_TILE
            state.seen[seat, day] = NO_TILE
            state.rack_shuffle[seat, day] = NO_SHUFFLE
            if MAPS > 1:
                state.back[seat, day] = NO_MAP


@generic
def share_of(state: Any, map_: int) -> int:
    """How many tiles of a map each seat's share has: as many as divide evenly (D46, D53)."""
    return int(state.box_tiles[map_]) // int(state.seats)


@generic
def taken_from(state: Any, seat: int, map_: int) -> int:
    """How many tiles of its share a seat has taken up, the one in hand included; the backs tell (D55)."""
    if MAPS == 1:
        return int(state.filled[seat]) + (state.seen_in_hand[seat] != NO_TILE)
    taken = 1 if state.hand_back[seat] == map_ else 0
    for day in range(days_of(state)):
        if state.back[seat, day] == map_:
            taken += 1
    return taken


@generic
def draw_share(state: Any, seat: int, map_: int) -> None:
    """Take up the next tile of the own share, whatever the others do (D5, D46, D53)."""
    at = int(MAP_START[map_]) + seat * share_of(state, map_) + taken_from(state, seat, map_)
    tile = int(state.stock[at])
    state.stock[at] = NO_TILE
    take_up(state, seat, tile, 0)
    # The order of the share was decided by the deal; but what was looked at cannot be taken back.
    move_on(state.stream)


@generic
def take_up(state: Any, seat: int, tile: int, shuffle: int) -> None:
    """Hold a tile that only its owner sees, unless hands are open (D7, D27, D39, D47, D49)."""
    state.in_hand[seat] = tile
    if state.open_hands == 1:
        state.seen_in_hand[seat] = tile
        state.hand_shuffle[seat] = NO_SHUFFLE
        state.shuffle_of[tile] = NO_SHUFFLE
    else:
        state.seen_in_hand[seat] = HIDDEN
        state.hand_shuffle[seat] = shuffle
    if MAPS > 1:
        state.hand_back[seat] = MAP[tile]


@generic
def take_up_openly(state: Any, seat: int, tile: int) -> None:
    """Hold a tile that everybody saw (D39)."""
    state.in_hand[seat] = tile
    state.seen_in_hand[seat] = tile
    state.hand_shuffle[seat] = NO_SHUFFLE
    if MAPS > 1:
        state.hand_back[seat] = MAP[tile]


@generic
def drop(state: Any, seat: int) -> None:
    """The hand is empty again."""
    state.in_hand[seat] = NO_TILE
    state.seen_in_hand[seat] = NO_TILE
    state.hand_shuffle[seat] = NO_SHUFFLE
    if MAPS > 1:
        state.hand_back[seat] = NO_MAP


@generic
def set_down(state: Any, seat: int, day: int) -> None:
    """Put the tile in hand on a day; what was known about it is now known about the day (D39, D49, D55)."""
    state.rack[seat, day] = state.in_hand[seat]
    state.seen[seat, day] = state.seen_in_hand[seat]
    state.rack_shuffle[seat, day] = state.hand_shuffle[seat]
    if MAPS > 1:
        state.back[seat, day] = state.hand_back[seat]
    drop(state, seat)


@generic
def swap(state: Any, seat: int, first: int, second: int) -> None:
    """Exchange two tiles, with all that is known about them (D13, D39, D49, D50, D55)."""
    remember_swap(state, first, second)
    exchange(state.rack[seat], first, second)
    exchange(state.seen[seat], first, second)
    exchange(state.rack_shuffle[seat], first, second)
    if MAPS > 1:
        exchange(state.back[seat], first, second)


@generic
def exchange(row: Any, first: int, second: int) -> None:
    """Exchange two numbers of a row."""
    number = int(row[first])
    row[first] = row[second]
    row[second] = number


@generic
def remember_swap(state: Any, first: int, second: int) -> None:
    """Everybody sees which two days are swapped, also if both tiles are hidden (D39)."""
    state.swapped[0] = first
    state.swapped[1] = second
