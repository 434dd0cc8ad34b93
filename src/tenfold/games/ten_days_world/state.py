"""The state of a journey around the world: both boxes, three draw piles, and the backs of the tiles."""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from tenfold.core.record import Field
from tenfold.families.ten_days import state as family
from tenfold.families.ten_days.data import box_of
from tenfold.families.ten_days.state import TenDays

DAYS = 40
"""Of the longest journey (D30)."""
PILES = 6
DRAW_PILES = 3
BOX = box_of("africa", "usa")
TILES = len(BOX.tiles)
MIN_DAYS = 20
DEPTH = TILES - family.MIN_SEATS * MIN_DAYS


class State(TenDays):
    """Everything there is on and around the table of a journey around the world."""

    same_country: Annotated[int, Field("i1", "all")]
    """Option: 1 if a plane or an automobile may end in the country it started from (D35)."""
    undivided_sudan: Annotated[int, Field("i1", "all")]
    """Option: 1 if Sudan has the borders of an older edition (D36)."""

    rack: Annotated[NDArray[np.int8], Field("i1", "owner", (family.SEATS, DAYS))]
    seen: Annotated[NDArray[np.int8], Field("i1", "all", (family.SEATS, DAYS))]
    rack_shuffle: Annotated[NDArray[np.int16], Field("i2", "all", (family.SEATS, DAYS))]
    shuffle_of: Annotated[NDArray[np.int16], Field("i2", "all", (TILES,))]
    pile: Annotated[NDArray[np.int8], Field("i1", "all", (PILES, DEPTH))]
    pile_size: Annotated[NDArray[np.int8], Field("i1", "all", (PILES,))]
    draw_size: Annotated[NDArray[np.int8], Field("i1", "all", (DRAW_PILES,))]
    stock: Annotated[NDArray[np.int8], Field("i1", "nobody", (TILES,))]

    back: Annotated[NDArray[np.int8], Field("i1", "all", (family.SEATS, DAYS))]
    """The map on the back of each tile of each rack: 0 Africa, 1 the USA, 2 no tile (D31, D55)."""
    hand_back: Annotated[NDArray[np.int8], Field("i1", "all", (family.SEATS,))]
    """The map on the back of the tile in each hand, 2 for none."""
    top_map: Annotated[NDArray[np.int8], Field("i1", "all", (DRAW_PILES,))]
    """The map on the back of the top tile of each draw pile; 2 while racks are being filled (D31, D55)."""
    draw_shuffle: Annotated[NDArray[np.int16], Field("i2", "all", (DRAW_PILES,))]
    """The shuffle the tiles of each draw pile were in (D41, D49)."""

    box_tiles: Annotated[NDArray[np.int8], family.tiles_field(BOX)]
    face: Annotated[NDArray[np.int8], family.face_field(BOX)]
    colour: Annotated[NDArray[np.int8], family.colour_field(BOX)]
    served: Annotated[NDArray[np.int64], family.served_field(BOX)]
