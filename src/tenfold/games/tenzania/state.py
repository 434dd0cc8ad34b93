"""The state of a game of Tenzania."""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from tenfold.core.record import Field, Record
from tenfold.games.tenzania.data import DECK, NUMBERS

SEATS = 8
"""Two to eight play (Z19)."""
HAND = 3
"""A hand has three cards as long as the draw pile lasts (Z8)."""

NO_CARD = NUMBERS
"""An empty place of a hand or of the table."""


class State(Record):
    """The whole table. Hands are hidden, the rest is open (Z21)."""

    tens: Annotated[int, Field("i1", "all")]
    """Option: 1 if the TENs are in the deck (Z18)."""
    doubling: Annotated[int, Field("i1", "all")]
    """Option: 1 if a TWO may double the value (Z34)."""
    begins: Annotated[int, Field("i1", "all")]
    """Option: 0 if the lot decides who begins, else the number of the seat, from 1 (Z20)."""

    seats: Annotated[int, Field("i1", "all")]
    """How many play (Z19)."""
    beginner: Annotated[int, Field("i1", "all")]
    """The seat that began."""
    turn: Annotated[int, Field("i1", "all")]
    """The seat that is to place a card."""

    hand: Annotated[NDArray[np.int8], Field("i1", "owner", (SEATS, HAND))]
    """Each seat's cards, ascending, then NO_CARD."""
    hand_size: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS,))]
    """How many cards each seat holds."""

    table: Annotated[NDArray[np.int8], Field("i1", "all", (DECK,))]
    """The cards in the middle in the order in which they were placed, then NO_CARD."""
    table_size: Annotated[int, Field("i1", "all")]
    """How many cards lie in the middle."""
    value: Annotated[int, Field("i1", "all")]
    """The value that was last stated; 0 when the table is empty."""

    won: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS,))]
    """How many cards each seat has won."""
    played: Annotated[NDArray[np.int8], Field("i1", "all", (NUMBERS,))]
    """How many cards of each number have been placed: everybody saw them."""

    last_card: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS,))]
    """The card that each seat placed on its last turn: everybody saw it (Z21); NO_CARD before its first."""
    last_value: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS,))]
    """The value that each seat stated on its last turn: everybody heard it (Z3); 0 before its first."""
    last_table: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS,))]
    """How many cards lay in the middle when each seat began its last turn; 0 before its first."""

    pile: Annotated[NDArray[np.int8], Field("i1", "nobody", (NUMBERS,))]
    """How many cards of each number the draw pile holds; a card is picked when it is drawn."""
    pile_size: Annotated[int, Field("i1", "all")]
    """How many cards the draw pile holds."""
