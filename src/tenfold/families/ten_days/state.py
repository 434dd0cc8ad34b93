"""The state of a 10 Days game.

The sizes here are those of the smallest box, Africa. A game with another box declares the
fields whose sizes differ anew; their meanings are inherited.
"""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from tenfold.core.record import Field, Record
from tenfold.families.ten_days.data import box_of

SEATS = 4
"""Two to four play (D3)."""
DAYS = 10
PILES = 3
DRAW_PILES = 1
TILES = len(box_of("africa").tiles)
MIN_DAYS = 5
MIN_SEATS = 2
DEPTH = TILES - MIN_SEATS * MIN_DAYS
"""No pile is ever higher: that many tiles are not on racks at most."""

NO_TILE = 126
"""An empty day, an empty hand, an empty place of a pile."""
HIDDEN = 127
"""A tile lies there, and not everybody has seen which."""
NO_SEAT = SEATS
LAST_TURN = 1000
"""After so many turns, of all seats together, a match is a draw (D42)."""
NO_SHUFFLE = LAST_TURN + 1
"""Of a tile in sight: there is at most one renewal a turn."""

FILLING = 0
CHOOSING = 1
PLACING = 2
OVER = 3


class TenDays(Record):
    """The whole table. Racks are hidden; what everyone has seen is public."""

    days: Annotated[int, Field("i1", "all")]
    """Option: number of the choice of how many days a journey has (D28, D30)."""
    open_hands: Annotated[int, Field("i1", "all")]
    """Option: 1 if all racks are face up (D27)."""
    no_swap: Annotated[int, Field("i1", "all")]
    """Option: 1 if there are no swaps (D29)."""
    begins: Annotated[int, Field("i1", "all")]
    """Option: 0 if the lot decides who begins, else the number of the seat, from 1 (D43)."""

    seats: Annotated[int, Field("i1", "all")]
    """How many play (D3)."""
    beginner: Annotated[int, Field("i1", "all")]
    """The seat that takes the first turn (D9)."""
    phase: Annotated[int, Field("i1", "all")]
    """0 racks are filled, 1 a seat chooses what to do, 2 it places what it drew, 3 the match is over."""
    turn: Annotated[int, Field("i1", "all")]
    """The seat on turn, once the racks are full."""
    turns: Annotated[int, Field("i2", "all")]
    """How many turns have been taken, of all seats together (D42)."""
    winner: Annotated[int, Field("i1", "all")]
    """The seat that completed its journey, or 4 (D14)."""

    rack: Annotated[NDArray[np.int8], Field("i1", "owner", (SEATS, DAYS))]
    """The tile on each day of each seat's rack; 126 is an empty day (D7)."""
    in_hand: Annotated[NDArray[np.int8], Field("i1", "owner", (SEATS,))]
    """The tile that each seat has drawn and not yet placed, or 126."""
    filled: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS,))]
    """How many days each seat has filled (D5, D46)."""

    seen: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS, DAYS))]
    """The tile that everybody has seen on each day of each rack, 127 if it is hidden, 126 if there is none
    (D39)."""
    seen_in_hand: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS,))]
    """The tile that everybody has seen in each hand, 127 if it is hidden, 126 if there is none."""
    swapped: Annotated[NDArray[np.int8], Field("i1", "all", (2,))]
    """The two days that the last turn swapped, from 0; 126 twice if it did not (D39)."""
    rack_shuffle: Annotated[NDArray[np.int16], Field("i2", "all", (SEATS, DAYS))]
    """From which shuffle the hidden tile on each day was drawn; 1001 if none is hidden there (D49)."""
    hand_shuffle: Annotated[NDArray[np.int16], Field("i2", "all", (SEATS,))]
    """From which shuffle the hidden tile in each hand was drawn; 1001 if none is hidden there."""
    shuffle_of: Annotated[NDArray[np.int16], Field("i2", "all", (TILES,))]
    """In which shuffle each tile was that is out of sight; 1001 for a tile in sight (D49)."""
    renewals: Annotated[int, Field("i2", "all")]
    """How often a draw pile has been renewed; also the number of the latest shuffle (D11)."""

    pile: Annotated[NDArray[np.int8], Field("i1", "all", (PILES, DEPTH))]
    """The tiles of each discard pile from the bottom to the top, then 126 (D40)."""
    pile_size: Annotated[NDArray[np.int8], Field("i1", "all", (PILES,))]
    """How many tiles each discard pile has."""
    draw_size: Annotated[NDArray[np.int8], Field("i1", "all", (DRAW_PILES,))]
    """How many tiles each draw pile has; none while racks are filled (D8)."""
    stock: Annotated[NDArray[np.int8], Field("i1", "nobody", (TILES,))]
    """While racks are filled, map after map: each seat's share in the order in which it comes, 126 where a
    tile was taken, then what does not divide evenly; afterwards the tiles of all draw piles together, in no
    order, then 126: which one is drawn is decided when it is drawn (D40, D53)."""
