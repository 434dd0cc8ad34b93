"""An evening: one code, a host, guests, and rounds of tables. An immutable value.

It refers to people by id only; their names are looked up when it is shown.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from tenfold.server.errors import Unavailable
from tenfold.server.evening.seating import MeetingCounts, SeatCounts, balance_seats, pair, seat_groups
from tenfold.server.evening.swiss import swiss_pairs
from tenfold.server.table.clock import TimeControl
from tenfold.server.table.events import Learning, Pace

MAX_GUESTS = 240
"""At most this many people take part in one evening."""
MAX_ROUNDS = 60
FORGOTTEN = "somebody:"
"""Prefix of the placeholder for a guest whose data was deleted; no real id begins like this."""

Pairing = Literal["mixed", "swiss"]
"""New neighbours each round, or, in games of two, whoever is level plays each other."""
Word = Annotated[str, msgspec.Meta(max_length=64)]


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played: how the tables of the next round are created."""

    game: Word
    size: Annotated[int, msgspec.Meta(ge=1, le=64)]
    """Seats at a table; bots take those that people leave free."""
    options: dict[Word, Word] = {}
    hints: bool = True
    help: bool = True
    learning: Learning = "off"
    pace: Pace = "normal"
    bots: Word = "casual"
    """The bots that fill up: a level, or a character."""
    clock: TimeControl | None = None
    chat: bool = False
    """Whether people at a table can write to each other."""
    pairing: Pairing = "mixed"


class Result(msgspec.Struct, frozen=True):
    guest: int
    place: int
    score: int
    points: float
    """One for each player ranked behind, half for each ranked level."""


class TableAssignment(msgspec.Struct, frozen=True):
    table: str
    guests: tuple[int, ...]
    finishes: tuple[Result, ...] | None = None
    """How the match ended for each guest; None while it runs."""


class Round(msgspec.Struct, frozen=True):
    plan: Plan
    sittings: tuple[TableAssignment, ...]


class EarlierResult(msgspec.Struct, frozen=True):
    guest: str
    points: float
    wins: int


class EarlierDate(msgspec.Struct, frozen=True):
    """The results of an event that this one continues."""

    evening: str
    date: int
    """When it was continued, in seconds since 1970."""
    results: tuple[EarlierResult, ...]


class Evening(msgspec.Struct, frozen=True):
    """The whole state of an evening; guests are numbered in the order in which they came."""

    host: str
    plan: Plan
    guests: tuple[str, ...] = ()
    gone: tuple[int, ...] = ()
    """Guests who left or were removed."""
    rounds: tuple[Round, ...] = ()
    is_paused: bool = False
    has_ended: bool = False
    earlier: tuple[EarlierDate, ...] = ()
    """The dates before, if it continues a series."""

    def series(self, own: str) -> str:
        """The first event of the series that this one, of this id, belongs to."""
        return self.earlier[0].evening if self.earlier else own

    @property
    def here(self) -> list[int]:
        return [number for number in range(len(self.guests)) if number not in self.gone]

    @property
    def sittings(self) -> tuple[TableAssignment, ...]:
        return self.rounds[-1].sittings if self.rounds else ()

    @property
    def is_between_rounds(self) -> bool:
        """Whether no one is playing: before the first round, and when all its tables are done."""
        return all(sitting.finishes is not None for sitting in self.sittings)

    def number_of(self, guest: str) -> int | None:
        return self.guests.index(guest) if guest in self.guests else None

    def sitting_of(self, number: int) -> TableAssignment | None:
        if number in self.gone:
            return None
        return next((sitting for sitting in self.sittings if number in sitting.guests), None)


encode = msgspec.json.encode
decode = msgspec.json.Decoder(Evening).decode


def entered(evening: Evening, guest: str) -> Evening:
    if evening.has_ended:
        raise Unavailable("evening-ended")
    number = evening.number_of(guest)
    if number is not None:
        return replace(evening, gone=tuple(one for one in evening.gone if one != number))
    if len(evening.guests) >= MAX_GUESTS:
        raise Unavailable("evening-full")
    return replace(evening, guests=(*evening.guests, guest))


def departed(evening: Evening, number: int) -> Evening:
    if number not in evening.here:
        return evening
    return replace(evening, gone=(*evening.gone, number))


def anonymized(evening: Evening, guest: str, other: str) -> Evening:
    """The evening with a guest replaced by a placeholder; without its host it has ended."""
    changed = replace(
        evening,
        host=other if evening.host == guest else evening.host,
        guests=tuple(other if one == guest else one for one in evening.guests),
        has_ended=evening.has_ended or evening.host == guest,
        earlier=tuple(_without(date, guest, other) for date in evening.earlier),
    )
    number = evening.number_of(guest)
    return changed if number is None else departed(changed, number)


def _without(date: EarlierDate, guest: str, other: str) -> EarlierDate:
    results = [replace(one, guest=other) if one.guest == guest else one for one in date.results]
    return replace(date, results=tuple(results))


def seated_late(evening: Evening, number: int, free: Sequence[int], new_table: Callable[[], str]) -> Evening:
    """Seat a late guest in place of a bot, at a table that everyone has left, or else at another table.

    `free` is the number of bots at each table. Who plays at a table may come again as someone else, and
    mustn't see the hand of a bot there. Once a table has finished, it is too late, and the guest waits for
    the next round.
    """
    if not evening.rounds or evening.has_ended or evening.sitting_of(number) is not None:
        return evening
    sittings = list(evening.sittings)
    if any(sitting.finishes is not None for sitting in sittings):
        return evening
    size = evening.rounds[-1].plan.size
    places = [
        min(bots, size - len(one.guests)) if set(one.guests) <= set(evening.gone) else 0
        for bots, one in zip(free, sittings, strict=True)
    ]
    at = max(range(len(places)), key=places.__getitem__)
    if places[at] > 0:
        sittings[at] = replace(sittings[at], guests=(*sittings[at].guests, number))
    else:
        sittings.append(TableAssignment(new_table(), (number,)))
    last = replace(evening.rounds[-1], sittings=tuple(sittings))
    return replace(evening, rounds=(*evening.rounds[:-1], last))


def next_round(evening: Evening, after: int, new_table: Callable[[], str]) -> Evening:
    """Start the next round, with new neighbours for everyone. Asked twice, it starts once."""
    if evening.has_ended:
        raise Unavailable("evening-ended")
    if after != len(evening.rounds):
        return evening
    if not evening.here:
        raise Unavailable("evening-nobody")
    if len(evening.rounds) >= MAX_ROUNDS:
        raise Unavailable("evening-long")
    groups = _groups(evening)
    sittings = tuple(TableAssignment(new_table(), tuple(group)) for group in groups)
    return replace(evening, rounds=(*evening.rounds, Round(evening.plan, sittings)), is_paused=False)


def _groups(evening: Evening) -> list[list[int]]:
    met = meeting_counts(evening)
    if evening.plan.pairing != "swiss":
        groups = seat_groups(evening.here, evening.plan.size, met, len(evening.rounds))
        sat = seat_counts(evening)
        return [balance_seats(group, sat) for group in groups]
    points, began = Counter[int](), Counter[int]()
    for played in evening.rounds:
        for sitting in played.sittings:
            began[sitting.guests[0]] += 1
            for finish in sitting.finishes or ():
                points[finish.guest] += round(2 * finish.points)  # halves add up exactly
    ranked = sorted(evening.here, key=lambda guest: (-points[guest], guest))
    return swiss_pairs(ranked, met, began)


def seat_counts(evening: Evening) -> SeatCounts:
    """How often each guest had each seat."""
    count: SeatCounts = Counter()
    for played in evening.rounds:
        for sitting in played.sittings:
            count.update((guest, seat) for seat, guest in enumerate(sitting.guests))
    return count


def meeting_counts(evening: Evening) -> MeetingCounts:
    """How often any two guests sat together; a guest alone among bots has met themselves."""
    count: MeetingCounts = Counter()
    for played in evening.rounds:
        for sitting in played.sittings:
            if len(sitting.guests) == 1:
                count[pair(sitting.guests[0], sitting.guests[0])] += 1
            for at, one in enumerate(sitting.guests):
                for other in sitting.guests[at + 1 :]:
                    count[pair(one, other)] += 1
    return count


def finished(evening: Evening, table: str, finishes: Sequence[Result]) -> Evening:
    """The evening with the results of a match; recorded twice, they count once."""

    def recorded(one: TableAssignment) -> TableAssignment:
        is_new = one.table == table and one.finishes is None
        return replace(one, finishes=tuple(finishes)) if is_new else one

    rounds = [replace(played, sittings=tuple(map(recorded, played.sittings))) for played in evening.rounds]
    return replace(evening, rounds=tuple(rounds))
