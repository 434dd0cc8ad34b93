"""Game clocks: how long each seat can still think, computed from the times in the log.

All times are whole milliseconds. Only positive differences count, so a server clock that is set back
neither takes nor gives time.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Annotated, Literal

import msgspec

from tenfold.server.settings import DAY

MS = 1000
MAX_SECONDS = 31 * 24 * 60 * 60


class TimeControl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time the seats of a table have. It's a setting of the table, not a rule of the game."""

    per: Literal["move", "game"]
    seconds: Annotated[int, msgspec.Meta(ge=5, le=MAX_SECONDS)]
    then: Literal["move", "bot", "lost"]
    """What happens when time runs out: a bot plays that move, or the rest, or the match is lost."""
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    """Seconds that each turn adds, if time is for the whole game."""


def is_turn_based(control: TimeControl | None) -> bool:
    """Whether players have days per move, so that they aren't expected at the table all the time."""
    return control is not None and control.seconds >= DAY


@dataclass(frozen=True)
class Clock:
    """The time each seat had left at the last event, and whose time has been running since."""

    control: TimeControl
    left: tuple[int, ...]
    overtime: tuple[int, ...]
    """How long each seat has had beyond its time in the whole match, because its player was away."""
    at: int
    running: frozenset[int] = frozenset()

    def left_at(self, seat: int, now: int) -> int:
        spent = max(0, now - self.at) if seat in self.running else 0
        return max(0, self.left[seat] - spent)

    def overtime_at(self, seat: int, now: int) -> int:
        spent = max(0, now - self.at) if seat in self.running else 0
        return self.overtime[seat] + max(0, spent - self.left[seat])

    def deadline(self, seat: int) -> int:
        return self.at + self.left[seat]

    def advanced_to(self, now: int) -> "Clock":
        seats = range(len(self.left))
        left = tuple(self.left_at(seat, now) for seat in seats)
        overtime = tuple(self.overtime_at(seat, now) for seat in seats)
        return replace(self, left=left, overtime=overtime, at=now)

    def after_move(self, due: Collection[int], played: Collection[int], mover: int | None) -> "Clock":
        """The clock after a move: time runs for the seats that are due and played by people.

        `mover` is a seat whose action everyone noticed; if it's still due, it gets the time of a new move.
        Secret actions change nothing here, so a clock doesn't reveal them.
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

    def running_for(self, seats: Collection[int]) -> "Clock":
        """The clock with the time of these seats running, and what everyone had left."""
        return replace(self, running=frozenset(seats))


def new_clock(control: TimeControl, seats: int, now: int) -> Clock:
    return Clock(control, (control.seconds * MS,) * seats, (0,) * seats, now)
