"""The state of a 10 Days game.

The sizes here are those of the smallest box, Africa. A game with another box declares the
fields whose sizes differ anew; their meanings are inherited.
"""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from tenfold.core.record import Field, Record
from tenfold.families.ten_days.data import PURPLE, TILE_NUMBERS, Box, box_of

BOX = box_of("africa")
SEATS = 4
"""Two to four players (D3)."""
DAYS = 10
PILES = 3
DRAW_PILES = 1
TILES = len(BOX.tiles)
MIN_DAYS = 5
MIN_SEATS = 2
DEPTH = TILES - MIN_SEATS * MIN_DAYS
"""No pile is ever higher: at most this many tiles aren't on racks."""

NO_TILE = 126
"""An empty day, an empty hand, an empty place of a pile."""
HIDDEN = 127
"""A tile that not everyone has seen."""
NO_SEAT = SEATS
LAST_TURN = 1000
"""After this many turns of all seats together, a match is a draw (D42)."""
NO_SHUFFLE = LAST_TURN + 1
"""For a tile in sight; there is at most one renewal per turn."""

FILLING = 0
CHOOSING = 1
PLACING = 2
OVER = 3


def colour_field(box: Box) -> Field:
    """The field of colours for the places of a game."""
    return Field("i1", "all", box.colour.shape, standard=tuple(box.colour.tolist()))


def face_field(box: Box) -> Field:
    """The field of faces for the tiles of a game."""
    return Field("i1", "all", (TILE_NUMBERS,), standard=tuple(box.face.tolist()))


def tiles_field(box: Box) -> Field:
    """The field of how many tiles there are, for the maps of a game."""
    counts = tuple(np.diff(box.map_start).tolist())
    return Field("i1", "all", (len(counts),), standard=counts)


def served_field(box: Box) -> Field:
    """The field of what planes serve, for the maps of a game."""
    return Field("i8", "all", (len(box.boards), PURPLE), is_derived=True)


class TenDays(Record):
    """The whole table. Racks are hidden; what everyone has seen is public."""

    days: Annotated[int, Field("i1", "all")]
    """Option: index of the chosen number of days (D28, D30)."""
    open_hands: Annotated[int, Field("i1", "all")]
    """Option: 1 if all racks are face up (D27)."""
    no_swap: Annotated[int, Field("i1", "all")]
    """Option: 1 if there are no swaps (D29)."""
    begins: Annotated[int, Field("i1", "all")]
    """Option: the seat that goes first, from 1; 0 for random (D43)."""

    seats: Annotated[int, Field("i1", "all")]
    """Number of players (D3)."""
    beginner: Annotated[int, Field("i1", "all")]
    """The seat that takes the first turn (D9)."""
    phase: Annotated[int, Field("i1", "all")]
    """0: filling racks; 1: choosing what to do; 2: placing the drawn tile; 3: the match is over."""
    turn: Annotated[int, Field("i1", "all")]
    """The seat whose turn it is, once the racks are full."""
    turns: Annotated[int, Field("i2", "all")]
    """Turns taken by all seats together (D42)."""
    winner: Annotated[int, Field("i1", "all")]
    """The seat that completed its journey, or 4 (D14)."""

    rack: Annotated[NDArray[np.int8], Field("i1", "owner", (SEATS, DAYS))]
    """The tile on each day of each seat's rack; 126 is an empty day (D7)."""
    in_hand: Annotated[NDArray[np.int8], Field("i1", "owner", (SEATS,))]
    """The tile each seat has drawn but not placed yet, or 126."""
    filled: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS,))]
    """How many days each seat has filled (D5, D46)."""

    seen: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS, DAYS))]
    """What everyone has seen on each day of a rack: a tile, 127 if it's hidden, 126 if there's none (D39)."""
    seen_in_hand: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS,))]
    """What everyone has seen in each hand: a tile, 127 if it's hidden, 126 if there's none."""
    swapped: Annotated[NDArray[np.int8], Field("i1", "all", (2,))]
    """The two days swapped on the last turn, from 0; 126 twice if none were (D39)."""
    rack_shuffle: Annotated[NDArray[np.int16], Field("i2", "all", (SEATS, DAYS))]
    """The shuffle each hidden tile on a rack was drawn from; 1001 where none is hidden (D49)."""
    hand_shuffle: Annotated[NDArray[np.int16], Field("i2", "all", (SEATS,))]
    """The shuffle each hidden tile in a hand was drawn from; 1001 where none is hidden."""
    shuffle_of: Annotated[NDArray[np.int16], Field("i2", "all", (TILES,))]
    """The last shuffle each tile out of sight was in; 1001 for a tile in sight (D49)."""
    renewals: Annotated[int, Field("i2", "all")]
    """How often a draw pile was renewed, which is also the number of the latest shuffle (D11)."""

    pile: Annotated[NDArray[np.int8], Field("i1", "all", (PILES, DEPTH))]
    """The tiles of each discard pile from the bottom to the top, then 126 (D40)."""
    pile_size: Annotated[NDArray[np.int8], Field("i1", "all", (PILES,))]
    """Number of tiles in each discard pile."""
    draw_size: Annotated[NDArray[np.int8], Field("i1", "all", (DRAW_PILES,))]
    """Number of tiles in each draw pile; 0 while racks are being filled (D8)."""
    stock: Annotated[NDArray[np.int8], Field("i1", "nobody", (TILES,))]
    """While racks are being filled, for each map: each seat's share in the order it comes, 126 where a tile
    was taken, then the tiles that don't divide evenly. Afterwards the tiles of all draw piles together, in no
    order, then 126; which one is drawn is decided when it's drawn (D40, D53)."""

    has_box: Annotated[int, Field("i1", "all", standard=0)]
    """1 if the match plays with a box of its own: other colours or other tiles."""
    box_tiles: Annotated[NDArray[np.int8], tiles_field(BOX)]
    """How many tiles each map has (D1, D2)."""
    face: Annotated[NDArray[np.int8], face_field(BOX)]
    """What's on each tile, by its number: 0 to 4 a plane of a colour, 5 an automobile, 6 nothing, because the
    box has no such tile, and from 8 on the places of the maps in alphabetical order."""
    colour: Annotated[NDArray[np.int8], colour_field(BOX)]
    """The colour of each face: 0 to 4, 5 for purple, 6 for what has none (D2)."""
    served: Annotated[NDArray[np.int64], served_field(BOX)]
    """The places of each map that planes of each colour serve, as a set (D23, D26)."""
