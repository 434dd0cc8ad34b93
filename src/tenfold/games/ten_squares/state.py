"""The state of a game of 10 Squares."""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from tenfold.core.record import Field, Record
from tenfold.games.ten_squares.data import CARDS, COLOURS

SEATS = 2

NO_CARD = CARDS
"""No card has been turned yet."""


class State(Record):
    """The whole table. Only the order of the play pile is hidden (Q32)."""

    begins: Annotated[int, Field("i1", "all")]
    """Option: 0 if the lot decides who begins, else the number of the seat, from 1 (Q33)."""
    red: Annotated[int, Field("i1", "all")]
    """Option: 0 if the lot decides who plays red, else the number of the seat, from 1 (Q33)."""

    beginner: Annotated[int, Field("i1", "all")]
    """The seat that began."""
    red_seat: Annotated[int, Field("i1", "all")]
    """The seat that plays red; the other one plays black."""
    turn: Annotated[int, Field("i1", "all")]
    """The seat that turns the next card."""

    marker: Annotated[NDArray[np.int8], Field("i1", "all", (COLOURS,))]
    """The square on which each colour's marker stands: 0 is A, 9 is J."""
    has_reached: Annotated[NDArray[np.int8], Field("i1", "all", (COLOURS,))]
    """1 for each colour whose marker has stood on J or passed it."""

    card: Annotated[int, Field("i1", "all")]
    """The card that was turned last, or NO_CARD; it did not count if it is in the play pile."""
    is_waiting: Annotated[int, Field("i1", "all")]
    """1 while that card waits for the choice of its colour's player."""

    in_pile: Annotated[NDArray[np.int8], Field("i1", "all", (CARDS,))]
    """1 for each card in the play pile; the others lie on the discard pile, face up."""
    pile_size: Annotated[int, Field("i1", "all")]
    """How many cards the play pile holds, kept because every turn asks for it."""
