"""How long each seat may still think: a value that the log's times make anew. It reads no clock itself.

All times are whole milliseconds. Only differences count, and none below nothing: a clock that is set back
takes no time from anybody and gives none.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Annotated, Literal

import msgspec

from tenfold.server.settings import DAY

MS = 1000
MAX_SECONDS = 31 * 24 * 60 * 60


class TimeControl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How time is given to the seats of a table. It is a matter of the table, not a rule of the game."""

    per: Literal["move", "game"]
    seconds: Annotated[int, msgspec.Meta(ge=5, le=MAX_SECONDS)]
    then: Literal["move", "bot", "lost"]
    """When time is out: a bot plays that move, or plays from then on, or the match is lost."""
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    """Seconds that each turn adds, where time is given for the whole game."""


def is_turn_based(control: TimeControl | None) -> bool:
    """Whether there are days to think: then nobody is expected to sit at the table all the time."""
    return control is not None and control.seconds >= DAY


@dataclass(frozen=True)
class Clock:
    """The time that each seat had left when something last happened, and whose time runs since then."""

    control: TimeControl
    left: tuple[int, ...]
    at: int
    running: frozenset[int] = frozenset()

    def left_at(self, seat: int, now: int) -> int:
        """What a seat has left, never less than nothing."""
        spent = max(0, now - self.at) if seat in self.running else 0
        return max(0, self.left[seat] - spent)

    def deadline(self, seat: int) -> int:
        """When the time of a seat is out, if nothing happens before."""
        return self.at + self.left[seat]

    def advanced_to(self, now: int) -> "Clock":
        """The same clock, looked at now."""
        left = tuple(self.left_at(seat, now) for seat in range(len(self.left)))
        return replace(self, left=left, at=now)

    def after_move(self, due: Collection[int], played: Collection[int], mover: int | None) -> "Clock":
        """Others are due now. Time runs for those whom people play.

        `mover` is a seat whose action everybody has seen: it has a whole new move, if it is still due. What
        nobody saw changes nothing here, so a clock tells nobody that something was done in secret.
        """
        whole = self.control.seconds * MS
        left = list(self.left)
        for seat in range(len(left)):
            is_new = seat in due and (seat not in self.running or seat == mover)
            has_ended = seat in self.running and seat not in due
            if self.control.per == "move" and (is_new or has_ended):
                left[seat] = whole
            elif self.control.per == "game" and has_ended:
                left[seat] += self.control.increment * MS
        return replace(self, left=tuple(left), running=frozenset(due) & frozenset(played))

    def paused(self) -> "Clock":
        """Everything rests."""
        return replace(self, running=frozenset())

    def resumed(self, due: Collection[int], played: Collection[int]) -> "Clock":
        """It goes on with the time that everybody had."""
        return replace(self, running=frozenset(due) & frozenset(played))


def new_clock(control: TimeControl, seats: int, now: int) -> Clock:
    """A clock before the first move."""
    return Clock(control, (control.seconds * MS,) * seats, now)
