"""The state of Lanterns."""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from tenfold.core.record import Field, Record

SEATS = 3
LANTERNS = 5
MAX_ROUNDS = 3
HELD = 2

NONE = 0
"""No lantern; they are numbered from 1."""


class State(Record):
    """Shares, hands and what has been shown."""

    calm: Annotated[int, Field("i1", "all")]
    """Option: 1 if the wind does not count (L8)."""
    rounds: Annotated[int, Field("i1", "all")]
    """Option: 0 for two rounds, 1 for three (L9)."""

    seats: Annotated[int, Field("i1", "all")]
    """How many play (L1)."""
    turn: Annotated[int, Field("i1", "all")]
    """How many rounds have been shown."""
    sealed: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS,))]
    """1 if a seat has sealed (L5)."""
    shown: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS, MAX_ROUNDS))]
    """The lantern that each seat showed in each round, or NONE."""
    points: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS,))]
    """Points of each seat (L7)."""
    wind: Annotated[int, Field("i1", "all")]
    """The last throw of the wind: 1 is against (L6)."""

    share: Annotated[NDArray[np.int8], Field("i1", "nobody", (SEATS, LANTERNS))]
    """Each seat's lanterns in the order in which they are drawn (L1)."""
    drawn: Annotated[NDArray[np.int8], Field("i1", "owner", (SEATS,))]
    """How many of its share each seat has drawn (L3)."""
    holds: Annotated[NDArray[np.int8], Field("i1", "owner", (SEATS, LANTERNS))]
    """1 if a seat holds the lantern numbered one more."""
    marked: Annotated[NDArray[np.int8], Field("i1", "owner", (SEATS,))]
    """The marked lantern, which its owner still holds, or NONE (L4)."""
