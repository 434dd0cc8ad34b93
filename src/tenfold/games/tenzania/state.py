"""The state of a game of Tenzania."""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from tenfold.core.record import Field, Record
from tenfold.games.tenzania.data import DECK, NUMBERS

SEATS = 8
"""Two to eight players (Z19)."""
HAND = 3
"""A hand has three cards as long as the draw pile lasts (Z8)."""

NO_CARD = NUMBERS
"""An empty slot in a hand or on the table."""


class State(Record):
    """The whole table. Hands are hidden; everything else is public (Z21)."""

    tens: Annotated[int, Field("i1", "all")]
    """Option: 1 if the TENs are in the deck (Z18)."""
    doubling: Annotated[int, Field("i1", "all")]
    """Option: 1 if a TWO may double the value (Z34)."""
    begins: Annotated[int, Field("i1", "all")]
    """Option: the seat that goes first, from 1; 0 for random (Z20)."""

    seats: Annotated[int, Field("i1", "all")]
    """Number of players (Z19)."""
    beginner: Annotated[int, Field("i1", "all")]
    """The seat that went first."""
    turn: Annotated[int, Field("i1", "all")]
    """The seat whose turn it is."""

    hand: Annotated[NDArray[np.int8], Field("i1", "owner", (SEATS, HAND))]
    """Each seat's cards, ascending, then NO_CARD."""
    hand_size: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS,))]
    """How many cards each seat holds."""

    table: Annotated[NDArray[np.int8], Field("i1", "all", (DECK,))]
    """The cards on the table in the order they were played, then NO_CARD."""
    table_size: Annotated[int, Field("i1", "all")]
    """Number of cards on the table."""
    value: Annotated[int, Field("i1", "all")]
    """The value said last; 0 on an empty table."""

    won: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS,))]
    """How many cards each seat has won."""
    played: Annotated[NDArray[np.int8], Field("i1", "all", (NUMBERS,))]
    """How many cards of each number have been played; everyone saw them."""

    last_card: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS,))]
    """The card each seat played on its last turn, which everyone saw (Z21); NO_CARD before its first."""
    last_value: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS,))]
    """The value each seat said on its last turn, which everyone heard (Z3); 0 before its first."""
    last_table: Annotated[NDArray[np.int8], Field("i1", "all", (SEATS,))]
    """How many cards were on the table when each seat's last turn began; 0 before its first."""

    pile: Annotated[NDArray[np.int8], Field("i1", "nobody", (NUMBERS,))]
    """Cards of each number in the draw pile; which one is drawn is decided when it's drawn."""
    pile_size: Annotated[int, Field("i1", "all")]
    """Number of cards in the draw pile."""
