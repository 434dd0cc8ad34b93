"""The state of a game of 10 Squares."""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from tenfold.core.record import Field, Record
from tenfold.games.ten_squares.data import CARDS, COLOURS

SEATS = 2

NO_CARD = CARDS
"""No card has been revealed yet."""


class State(Record):
    """The whole table. Only the order of the play pile is hidden (Q32)."""

    begins: Annotated[int, Field("i1", "all")]
    """Option: the seat that goes first, from 1; 0 for random (Q33)."""
    red: Annotated[int, Field("i1", "all")]
    """Option: the seat that plays red, from 1; 0 for random (Q33)."""

    beginner: Annotated[int, Field("i1", "all")]
    """The seat that went first."""
    red_seat: Annotated[int, Field("i1", "all")]
    """The seat that plays red; the other one plays black."""
    turn: Annotated[int, Field("i1", "all")]
    """The seat that reveals the next card."""

    marker: Annotated[NDArray[np.int8], Field("i1", "all", (COLOURS,))]
    """The square of each colour's marker: 0 is A, 9 is J."""
    has_reached: Annotated[NDArray[np.int8], Field("i1", "all", (COLOURS,))]
    """1 for each colour whose marker has reached J."""

    card: Annotated[int, Field("i1", "all")]
    """The card revealed last, or NO_CARD; if it's in the play pile, it didn't count."""
    is_waiting: Annotated[int, Field("i1", "all")]
    """1 while that card waits for a choice by the player of its colour."""

    in_pile: Annotated[NDArray[np.int8], Field("i1", "all", (CARDS,))]
    """1 for each card in the play pile; the others are face up on the discard pile."""
    pile_size: Annotated[int, Field("i1", "all")]
    """Number of cards in the play pile, stored because every turn needs it."""
