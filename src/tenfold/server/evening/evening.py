"""An evening: one code for all, a host, guests, and rounds of tables. A value that is made anew.

It names people by their ids only: what they are called is asked for when it is shown.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Annotated

import msgspec
from msgspec.structs import replace

from tenfold.server.errors import Unavailable
from tenfold.server.evening.seating import Met, pair, seated
from tenfold.server.table.clock import TimeControl
from tenfold.server.table.events import Learning, Pace

MAX_GUESTS = 240
"""So many people are at one evening at most."""
MAX_ROUNDS = 60
FORGOTTEN = "somebody:"
"""So begins what stands for a guest about whom nothing is kept; no guest's own id does."""

Word = Annotated[str, msgspec.Meta(max_length=64)]


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played: the tables of the next round are made like this."""

    game: Word
    size: Annotated[int, msgspec.Meta(ge=1, le=64)]
    """How many sit at a table; bots take the chairs that people leave free."""
    options: dict[Word, Word] = {}
    hints: bool = True
    help: bool = True
    learning: Learning = "off"
    pace: Pace = "normal"
    bots: Word = "casual"
    """Who fills up: a level, or somebody of the cast."""
    clock: TimeControl | None = None


class Result(msgspec.Struct, frozen=True):
    """How a guest's match ended."""

    guest: int
    place: int
    score: int
    points: float
    """One for each player who came in behind, half a one for each who came in level."""


class TableAssignment(msgspec.Struct, frozen=True):
    """One table of a round, and the guests who were led to it."""

    table: str
    guests: tuple[int, ...]
    finishes: tuple[Result, ...] | None = None
    """How the match ended for each of them; None while it runs."""


class Round(msgspec.Struct, frozen=True):
    """Everybody plays one match."""

    plan: Plan
    sittings: tuple[TableAssignment, ...]


class Evening(msgspec.Struct, frozen=True):
    """Everything about an evening; guests are known by their number, in the order in which they came."""

    host: str
    plan: Plan
    guests: tuple[str, ...] = ()
    gone: tuple[int, ...] = ()
    """The guests who went home, or were sent there."""
    rounds: tuple[Round, ...] = ()
    is_paused: bool = False
    has_ended: bool = False

    @property
    def here(self) -> list[int]:
        """The guests who are to play the next round."""
        return [number for number in range(len(self.guests)) if number not in self.gone]

    @property
    def sittings(self) -> tuple[TableAssignment, ...]:
        """The tables of the round that is being played."""
        return self.rounds[-1].sittings if self.rounds else ()

    @property
    def is_between_rounds(self) -> bool:
        """Whether nobody plays now: before the first round, and when all its tables are done."""
        return all(sitting.finishes is not None for sitting in self.sittings)

    def number_of(self, guest: str) -> int | None:
        """The number of a guest, if they have come in."""
        return self.guests.index(guest) if guest in self.guests else None

    def sitting_of(self, number: int) -> TableAssignment | None:
        """Where a guest plays in this round."""
        if number in self.gone:
            return None
        return next((sitting for sitting in self.sittings if number in sitting.guests), None)


encode = msgspec.json.encode
decode = msgspec.json.Decoder(Evening).decode


def entered(evening: Evening, guest: str) -> Evening:
    """Somebody comes in, or comes back."""
    if evening.has_ended:
        raise Unavailable("evening-ended")
    number = evening.number_of(guest)
    if number is not None:
        return replace(evening, gone=tuple(one for one in evening.gone if one != number))
    if len(evening.guests) >= MAX_GUESTS:
        raise Unavailable("evening-full")
    return replace(evening, guests=(*evening.guests, guest))


def went(evening: Evening, number: int) -> Evening:
    """Somebody goes home; what they have played stays."""
    if number not in evening.here:
        return evening
    return replace(evening, gone=(*evening.gone, number))


def without(evening: Evening, guest: str, other: str) -> Evening:
    """Nothing is kept about a guest: what they played was somebody's. Without its host it has ended."""
    changed = replace(
        evening,
        host=other if evening.host == guest else evening.host,
        guests=tuple(other if one == guest else one for one in evening.guests),
        has_ended=evening.has_ended or evening.host == guest,
    )
    number = evening.number_of(guest)
    return changed if number is None else went(changed, number)


def seated_late(evening: Evening, number: int, free: Sequence[int], new_table: Callable[[], str]) -> Evening:
    """Whoever comes into a round takes over from a bot, at the table that has most of them.

    `free` says how many bots each table of the round has. Where there is none, another table is made.
    When some tables are done, it is too late: the next round will come soon.
    """
    if not evening.rounds or evening.has_ended or evening.sitting_of(number) is not None:
        return evening
    sittings = list(evening.sittings)
    if any(sitting.finishes is not None for sitting in sittings):
        return evening
    size = evening.rounds[-1].plan.size
    places = [min(bots, size - len(one.guests)) for bots, one in zip(free, sittings, strict=True)]
    at = max(range(len(places)), key=places.__getitem__)
    if places[at] > 0:
        sittings[at] = replace(sittings[at], guests=(*sittings[at].guests, number))
    else:
        sittings.append(TableAssignment(new_table(), (number,)))
    return _with_sittings(evening, sittings)


def next_round(evening: Evening, after: int, new_table: Callable[[], str]) -> Evening:
    """The next round: all who are here, with other neighbours. Asked for twice, it is made once."""
    if evening.has_ended:
        raise Unavailable("evening-ended")
    if after != len(evening.rounds):
        return evening
    if not evening.here:
        raise Unavailable("evening-nobody")
    if len(evening.rounds) >= MAX_ROUNDS:
        raise Unavailable("evening-long")
    groups = seated(evening.here, evening.plan.size, met(evening), len(evening.rounds))
    sittings = tuple(TableAssignment(new_table(), tuple(group)) for group in groups)
    return replace(evening, rounds=(*evening.rounds, Round(evening.plan, sittings)), is_paused=False)


def met(evening: Evening) -> Met:
    """How often any two guests have sat at one table; who sat among bots alone has met themselves."""
    count: Met = Counter()
    for played in evening.rounds:
        for sitting in played.sittings:
            if len(sitting.guests) == 1:
                count[pair(sitting.guests[0], sitting.guests[0])] += 1
            for at, one in enumerate(sitting.guests):
                for other in sitting.guests[at + 1 :]:
                    count[pair(one, other)] += 1
    return count


def finished(evening: Evening, table: str, finishes: Sequence[Result]) -> Evening:
    """A match of the evening is over, in whichever round; said twice, it counts once."""
    rounds = tuple(
        replace(
            played,
            sittings=tuple(
                replace(one, finishes=tuple(finishes)) if one.table == table and one.finishes is None else one
                for one in played.sittings
            ),
        )
        for played in evening.rounds
    )
    return replace(evening, rounds=rounds)


def _with_sittings(evening: Evening, sittings: Sequence[TableAssignment]) -> Evening:
    last = replace(evening.rounds[-1], sittings=tuple(sittings))
    return replace(evening, rounds=(*evening.rounds[:-1], last))
