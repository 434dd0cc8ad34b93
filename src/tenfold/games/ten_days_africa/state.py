"""The state of a game of 10 Days in Africa: the family's, with the options that Africa has."""

from typing import Annotated

from tenfold.core.record import Field
from tenfold.families.ten_days.state import TenDays


class State(TenDays):
    """Everything there is on and around the table of 10 Days in Africa."""

    same_country: Annotated[int, Field("i1", "all")]
    """Option: 1 if a plane or an automobile may end in the country it started from (D35)."""
    undivided_sudan: Annotated[int, Field("i1", "all")]
    """Option: 1 if Sudan has the borders of an older edition (D36)."""
