"""The discard piles, whose order everyone knows, and the draw piles, whose order no one knows."""

from typing import Any

from tenfold.core.jit import generic
from tenfold.core.rng import Stream, below
from tenfold.families.ten_days.bound_names import (
    DEPTH,
    DRAW_PILES,
    MAP,
    MAP_START,
    MAPS,
    NO_MAP,
    PILES,
    TILES,
)
from tenfold.families.ten_days.data import NO_FACE
from tenfold.families.ten_days.racks import exchange
from tenfold.families.ten_days.state import NO_SHUFFLE, NO_TILE


@generic
def clear_piles(state: Any) -> None:
    """There are no piles while racks are filled (D8)."""
    for pile in range(PILES):
        state.pile_size[pile] = 0
        for at in range(DEPTH):
            state.pile[pile, at] = NO_TILE
    for which in range(DRAW_PILES):
        state.draw_size[which] = 0
        if MAPS > 1:
            state.draw_shuffle[which] = 0
            state.top_map[which] = NO_MAP
    state.renewals = 0


@generic
def shuffle_box(state: Any) -> None:
    """All tiles are shuffled, those of each map apart; nobody has seen any of them (D4, D30, D49)."""
    for tile in range(TILES):
        is_there = state.face[tile] != NO_FACE
        state.stock[tile] = tile if is_there else NO_TILE
        state.shuffle_of[tile] = 0 if is_there else NO_SHUFFLE
    for map_ in range(MAPS):
        start = int(MAP_START[map_])
        shuffle(state, start, start + int(state.box_tiles[map_]), state.stream)


@generic
def shuffle(state: Any, start: int, end: int, stream: Stream) -> None:
    """Shuffle a stretch of the stock, each order equally likely."""
    for last in range(end - 1, start, -1):
        exchange(state.stock, last, start + below(stream, last - start + 1))


@generic
def gather(state: Any) -> int:
    """Close the gaps in the stock; returns how many tiles it has."""
    count = 0
    for at in range(TILES):
        tile = int(state.stock[at])
        if tile != NO_TILE:
            state.stock[at] = NO_TILE
            state.stock[count] = tile
            count += 1
    return count


@generic
def stocked(state: Any) -> int:
    """How many tiles all draw piles have together."""
    count = 0
    for which in range(DRAW_PILES):
        count += int(state.draw_size[which])
    return count


@generic
def lift(state: Any, which: int, at: int) -> int:
    """Take a tile of the stock off a draw pile."""
    tile = int(state.stock[at])
    last = stocked(state) - 1
    state.stock[at] = state.stock[last]
    state.stock[last] = NO_TILE
    state.draw_size[which] -= 1
    return tile


@generic
def lay_out(state: Any) -> None:
    """The rest is dealt into the draw piles, and their top tiles begin the piles (D8, D31, D53, D54)."""
    rest = gather(state)
    for which in range(DRAW_PILES):
        state.draw_size[which] = rest // DRAW_PILES + (1 if which < rest % DRAW_PILES else 0)
    for pile in range(PILES):
        tile = lift(state, pile * DRAW_PILES // PILES, below(state.stream, stocked(state)))
        discard(state, tile, pile)
    for which in range(DRAW_PILES):
        turn_top(state, which)


@generic
def discard(state: Any, tile: int, pile: int) -> None:
    """Lay a tile face up on a pile: from now on everybody knows where it is (D12, D39, D40, D49)."""
    state.pile[pile, int(state.pile_size[pile])] = tile
    state.pile_size[pile] += 1
    state.shuffle_of[tile] = NO_SHUFFLE


@generic
def take_top(state: Any, pile: int) -> int:
    """Take the top tile of a pile (D11)."""
    state.pile_size[pile] -= 1
    at = int(state.pile_size[pile])
    tile = int(state.pile[pile, at])
    state.pile[pile, at] = NO_TILE
    return tile


@generic
def shuffle_in(state: Any, which: int) -> int:
    """The shuffle in which the tiles of a draw pile last were (D49)."""
    return int(state.draw_shuffle[which]) if MAPS > 1 else int(state.renewals)


@generic
def draw_top(state: Any, which: int) -> int:
    """Take the top tile of a draw pile; taking the last one renews the pile at once (D11, D41)."""
    tile = lift(state, which, place_of_top(state, which))
    if state.draw_size[which] == 0:
        renew(state, which)
    turn_top(state, which)
    return tile


@generic
def place_of_top(state: Any, which: int) -> int:
    """Where in the stock the top tile of a draw pile is: chance decides it now.

    With several draw piles the top is any tile of the pile's shuffle that has the back that all see.
    Which of the draw piles a tile lies in is as unknown as its place in the pile, so nothing keeps it.
    """
    if MAPS == 1:
        return below(state.stream, int(state.draw_size[0]))
    left = below(state.stream, with_back(state, shuffle_in(state, which), int(state.top_map[which])))
    at = -1
    while left >= 0:
        at += 1
        if is_in(state, at, shuffle_in(state, which), int(state.top_map[which])):
            left -= 1
    return at


@generic
def is_in(state: Any, at: int, shuffle_number: int, map_: int) -> bool:
    """Whether a tile of the stock is of a shuffle and of a map."""
    tile = int(state.stock[at])
    return state.shuffle_of[tile] == shuffle_number and MAP[tile] == map_


@generic
def with_back(state: Any, shuffle_number: int, map_: int) -> int:
    """How many tiles of a shuffle in the draw piles show a map."""
    count = 0
    for at in range(stocked(state)):
        if is_in(state, at, shuffle_number, map_):
            count += 1
    return count


@generic
def turn_top(state: Any, which: int) -> None:
    """Everybody sees the back of a new top tile: its map is decided now, the tile later (D31, D55)."""
    if MAPS > 1:
        state.top_map[which] = NO_MAP
        number = shuffle_in(state, which)
        state.top_map[which] = map_of_covered(state, number, below(state.stream, covered(state, number)))


@generic
def map_of_covered(state: Any, shuffle_number: int, at: int) -> int:
    """The map of a covered tile of a shuffle, those of each map being counted together."""
    for map_ in range(MAPS - 1):
        of_map = covered_with(state, shuffle_number, map_)
        if at < of_map:
            return map_
        at -= of_map
    return MAPS - 1


@generic
def covered(state: Any, shuffle_number: int) -> int:
    """How many tiles of a shuffle lie in draw piles with their backs out of sight."""
    count = 0
    for which in range(DRAW_PILES):
        if shuffle_in(state, which) == shuffle_number:
            count += int(state.draw_size[which]) - (state.top_map[which] != NO_MAP)
    return count


@generic
def covered_with(state: Any, shuffle_number: int, map_: int) -> int:
    """How many of them are of a map."""
    count = with_back(state, shuffle_number, map_)
    for which in range(DRAW_PILES):
        if shuffle_in(state, which) == shuffle_number and state.top_map[which] == map_:
            count -= 1
    return count


@generic
def renew(state: Any, which: int) -> None:
    """Every covered tile of the piles is shuffled into a new draw pile, watched by all (D11, D41, D49)."""
    state.renewals += 1
    if MAPS > 1:
        state.draw_shuffle[which] = state.renewals
    for pile in range(PILES):
        top = int(state.pile_size[pile]) - 1
        for at in range(top):
            tile = int(state.pile[pile, at])
            state.stock[stocked(state)] = tile
            state.draw_size[which] += 1
            state.shuffle_of[tile] = state.renewals
        state.pile[pile, 0] = state.pile[pile, top]
        for at in range(1, top + 1):
            state.pile[pile, at] = NO_TILE
        state.pile_size[pile] = 1


@generic
def empty_pile(state: Any) -> int:
    """The pile whose last tile was taken, or PILES (D12)."""
    for pile in range(PILES):
        if state.pile_size[pile] == 0:
            return pile
    return PILES
