"""What waits to be done: rows beside the log, so that it is done once, whatever process dies meanwhile."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

HOUSE = ""
"""In place of a table: what is to be done for all of them."""
TURN = "turn"
"""A bot plays for a seat, which is the subject."""
ABSENCE = "absence"
"""A person, who is the subject, has been away for the grace: a bot stands in."""
LOOK = "look"
"""A table is opened, and what waits there is planned."""
EXPIRY = "expiry"
"""Old tables are put away."""
CLOCK = "clock"
"""The time of a seat is out; the subject is the seat and when that was to be."""
NOTICE = "notice"
"""A person hears that it is their turn, if they are not there; the subject is the seat and its turn."""
CONFIRM = "confirm"
"""A letter asks whether a mailbox is whose it was said to be; the subject is the way and when."""
OF_LOG = (TURN, CLOCK)
"""The kinds that follow from a table's log: whoever appends to it says which of them wait now."""
LEASE_SECONDS = 3.0
"""So long a process that says nothing keeps a job from others."""
CLOCK_SLACK = 1.0
"""A job that was planned further than this ahead of now shows that the clock was set back."""


@dataclass(frozen=True)
class Job:
    """Do something of a kind at a table in so many seconds; the subject tells it from others of its kind.

    What is planned already keeps its time.
    """

    kind: str
    subject: str = ""
    seconds: float = 0.0


@dataclass(frozen=True)
class TakenJob:
    """A job whose time has come and that this process does, nobody else."""

    table: str
    kind: str
    subject: str
    times: int


class Jobs(Protocol):
    """The part of a store that keeps what waits to be done."""

    async def plan(self, table: str, jobs: Sequence[Job]) -> None:
        """Let jobs wait, besides those that wait already."""
        ...

    async def unplan(self, table: str, kind: str, subject: str) -> None:
        """A job is not wanted any more."""
        ...

    async def take(self, holder: str, most: int) -> list[TakenJob]:
        """Jobs whose time has come and that nobody does; from now on this process does them.

        When the clock was set back, what waits waits for its whole time once more at most.
        """
        ...

    async def hold(self, holder: str) -> None:
        """The process lives: what it does stays its own."""
        ...

    async def done(self, holder: str, job: TakenJob) -> None:
        """A job is done; one that was planned again meanwhile is to be taken again."""
        ...

    async def again(self, holder: str, job: TakenJob, seconds: float) -> None:
        """A job is to be done again in so many seconds, by anybody."""
        ...

    async def let_go(self, holder: str) -> None:
        """The process goes: what it does is for others."""
        ...

    async def forget_jobs(self, kind: str) -> None:
        """No job of a kind waits any more."""
        ...

    async def waiting(self) -> int:
        """How many jobs wait whose time has come."""
        ...
