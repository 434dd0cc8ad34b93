"""Replaces what an observer cannot see with a random state that they cannot rule out."""

from typing import Any

from tenfold.core.jit import generic
from tenfold.core.rng import Stream, below, reseed
from tenfold.families.ten_days.bound_names import DAYS, MAP, MAP_START, MAPS, TILES
from tenfold.families.ten_days.piles import gather, shuffle
from tenfold.families.ten_days.racks import share_of, taken_from
from tenfold.families.ten_days.state import FILLING, HIDDEN, NO_SHUFFLE, NO_TILE, OVER, SEATS


@generic
def determinize(state: Any, observer: int, stream: Stream) -> None:
    """Deal anew what the observer cannot know: hidden tiles, shares, draw piles (D39, D40, D49, D55).

    A hidden tile is one of its own shuffle and of its map that has not been seen since.
    """
    reseed(state.stream, stream)
    # After the end nothing is secret (D48).
    if state.phase != OVER:
        list_unseen(state, observer)
        for seat in range(SEATS):
            if seat != observer:
                guess_rack(state, seat, stream)
        count = gather(state)
        if state.phase == FILLING:
            guess_shares(state, count, stream)


@generic
def list_unseen(state: Any, observer: int) -> None:
    """Into the stock, each under its own number: the tiles that the observer does not see."""
    for tile in range(TILES):
        state.stock[tile] = NO_TILE if state.shuffle_of[tile] == NO_SHUFFLE else tile
    if observer >= 0:
        strike_out(state, int(state.in_hand[observer]))
        for day in range(DAYS):
            strike_out(state, int(state.rack[observer, day]))


@generic
def strike_out(state: Any, tile: int) -> None:
    """Take a tile off the list."""
    if tile != NO_TILE:
        state.stock[tile] = NO_TILE


@generic
def guess_rack(state: Any, seat: int, stream: Stream) -> None:
    """Tiles for the hidden days of a seat and for its hand; what all have seen stays."""
    shuffle_number = int(state.hand_shuffle[seat])
    back = int(state.hand_back[seat]) if MAPS > 1 else 0
    state.in_hand[seat] = guess(state, int(state.seen_in_hand[seat]), shuffle_number, back, stream)
    for day in range(DAYS):
        shuffle_number = int(state.rack_shuffle[seat, day])
        back = int(state.back[seat, day]) if MAPS > 1 else 0
        state.rack[seat, day] = guess(state, int(state.seen[seat, day]), shuffle_number, back, stream)


@generic
def guess(state: Any, seen: int, shuffle_number: int, back: int, stream: Stream) -> int:
    """A tile of the list that may be a hidden one, each equally likely; it leaves the list."""
    if seen != HIDDEN:
        return seen
    count = 0
    for tile in range(TILES):
        if may_be(state, tile, shuffle_number, back):
            count += 1
    left = below(stream, count)
    tile = 0
    while left > 0 or not may_be(state, tile, shuffle_number, back):
        if may_be(state, tile, shuffle_number, back):
            left -= 1
        tile += 1
    state.stock[tile] = NO_TILE
    return tile


@generic
def may_be(state: Any, tile: int, shuffle_number: int, back: int) -> bool:
    """Whether a tile of the list is of a shuffle and of a map (D49, D55)."""
    return state.stock[tile] == tile and state.shuffle_of[tile] == shuffle_number and MAP[tile] == back


@generic
def guess_shares(state: Any, count: int, stream: Stream) -> None:
    """Lay the unseen tiles out as shares and rest: map after map, what has been taken up is a gap (D53)."""
    start = 0
    for map_ in range(MAPS):
        end = start
        while end < count and MAP[int(state.stock[end])] == map_:
            end += 1
        shuffle(state, start, end, stream)
        start = end
    # From the end on: a tile never moves down, so none is written over before it is moved.
    for at in range(TILES - 1, -1, -1):
        if is_taken(state, at):
            state.stock[at] = NO_TILE
        else:
            count -= 1
            tile = int(state.stock[count])
            state.stock[count] = NO_TILE
            state.stock[at] = tile


@generic
def is_taken(state: Any, at: int) -> bool:
    """Whether a place of the shuffled box has no tile: its owner has taken it up, or there never was one."""
    map_ = 0
    while at >= MAP_START[map_ + 1]:
        map_ += 1
    within = at - int(MAP_START[map_])
    if within >= state.box_tiles[map_]:
        return True
    seat = within // share_of(state, map_)
    if seat >= state.seats:
        return False
    return within % share_of(state, map_) < taken_from(state, seat, map_)
