"""The state of a game of 10 Days in Africa: the family's, with the options that Africa has."""

from typing import Annotated

from tenfold.core.record import Field
from tenfold.families.ten_days import state as family
from tenfold.families.ten_days.state import TenDays

SEATS = family.SEATS
DAYS = family.DAYS
PILES = family.PILES
NO_TILE = family.NO_TILE
HIDDEN = family.HIDDEN
NO_SEAT = family.NO_SEAT
NO_SHUFFLE = family.NO_SHUFFLE
FILLING = family.FILLING
CHOOSING = family.CHOOSING
PLACING = family.PLACING
OVER = family.OVER


class State(TenDays):
    """Everything there is on and around the table of 10 Days in Africa."""

    same_country: Annotated[int, Field("i1", "all")]
    """Option: 1 if a plane or an automobile may end in the country where it began (D35)."""
    undivided_sudan: Annotated[int, Field("i1", "all")]
    """Option: 1 if Sudan has the borders of an older printing (D36)."""
