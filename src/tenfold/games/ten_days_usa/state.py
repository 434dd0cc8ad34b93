"""The state of a game of 10 Days in the USA: the family's, for a box of 66 tiles."""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from tenfold.core.record import Field
from tenfold.families.ten_days import state as family
from tenfold.families.ten_days.data import box_of
from tenfold.families.ten_days.state import TenDays

BOX = box_of("usa")
TILES = len(BOX.tiles)
DEPTH = TILES - family.MIN_SEATS * family.MIN_DAYS


class State(TenDays):
    """Everything there is on and around the table of 10 Days in the USA."""

    shuffle_of: Annotated[NDArray[np.int16], Field("i2", "all", (TILES,))]
    pile: Annotated[NDArray[np.int8], Field("i1", "all", (family.PILES, DEPTH))]
    stock: Annotated[NDArray[np.int8], Field("i1", "nobody", (TILES,))]

    box_tiles: Annotated[NDArray[np.int8], family.tiles_field(BOX)]
    face: Annotated[NDArray[np.int8], family.face_field(BOX)]
    colour: Annotated[NDArray[np.int8], family.colour_field(BOX)]
