"""A table: the fold of its stored events into who sits where and a match.

A table changes by events only, live and after a restart alike. What is tried is tried on a
fork; the fork becomes the table when its events are stored.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Self

import msgspec
import numpy as np

from tenfold.core.errors import ReplayDiverged
from tenfold.core.fork import Forkable
from tenfold.core.game import Game, GameEvent
from tenfold.core.match import Match
from tenfold.core.match_log import Entry
from tenfold.core.messages import translate
from tenfold.core.outcome import Outcome
from tenfold.core.record import SPECTATOR, bytes_of
from tenfold.core.rng import seed_stream
from tenfold.core.view import View
from tenfold.guides import GuideProgress, guide_of
from tenfold.server.table.clock import Clock, new_clock
from tenfold.server.table.events import (
    AnyEvent,
    EntryAdded,
    GuestErased,
    MatchClosed,
    MatchStarted,
    PauseSet,
    PlayerRenamed,
    PlayerResigned,
    TableCreated,
    TakeBackRequested,
    TimedOut,
)
from tenfold.server.table.lobby import Lobby, Seat, initial_lobby, reduce

SAMPLED_WORLDS = 4
"""So many worlds are compared to see whether an action showed something."""

MAX_FREE_TAKE_BACKS = 24
"""So often in a row a step is taken back that nobody else saw: logs stay bounded."""

MAX_DIGEST_CHECKS = 500
"""So many digests are checked when a log is folded."""

CLOSED = "closed"
"""The ending when whoever runs the server has closed a table."""

RESIGNED = "resigned"
"""The ending when all but one have resigned."""
OUT_OF_TIME = "out-of-time"
"""The same, when the time of some was out."""

Noticed = tuple[bool, ...] | None
"""Which observers notice an event: a flag a seat, the spectator's last; None: everybody."""

NoticedEntry = tuple[int, int, tuple[int, ...]]
"""An entry that a guest noticed: its number in the guest's stream, its number in the match, and
the seats that the guest had then."""


@dataclass(frozen=True)
class Identity:
    """What a table is from its first moment: ids, keys, and the secret seed of its match."""

    id: str
    key: str
    code: str
    secret: bytes


@dataclass(frozen=True)
class StreamPosition:
    """How far an observer's own stream has come."""

    events: int = 0
    """How many events of the table were looked at."""
    seen: int = 0
    """How many of them the observer noticed: the number of its place."""
    entries: int = 0
    """How many of those were entries of the match: the number of the last one."""


class Table(Forkable):
    """One table; `apply` is the only thing that changes it."""

    def __init__(self, game: Game, identity: Identity) -> None:
        self.game = game
        self.identity = identity
        self.lobby = Lobby(game.id, {}, is_public=False, has_hints=False, host="", seats=())
        self.match: Match | None = None
        self.events: list[AnyEvent] = []
        self.due: tuple[int, ...] = ()
        self.outcome: Outcome | None = None
        self.views: dict[int, View] = {}
        """The views of this moment, as far as somebody wanted them."""
        self.views_before: dict[int, View] = {}
        """The views of the moment before the last entry, as far as they were made."""
        self.event_cache: dict[tuple[int, int, bool, str], Any] = {}
        """What each observer was told of each entry, as "you" or by name; the same for ever, names aside."""
        self._noticed: list[Noticed] = []
        self._owners: list[tuple[str | None, ...]] = []
        self._entry_counts: list[int] = []
        """How many entries the match had after each event."""
        self._dues: list[tuple[int, ...]] = []
        self._positions: dict[str, StreamPosition] = {}
        self._revealed: dict[int, bool] = {}
        self._steps: list[int] = []
        """How many entries of its own seat stood before each entry."""
        self._own_standing: list[int] = []
        self._joined: set[int] = set()
        """The entries that belong with the one before them."""
        self._taken_back: Counter[tuple[int, int]] = Counter()
        """How often the steps of each seat were taken back."""
        self._asked_back: set[tuple[int, int]] = set()
        """The steps of each seat that the others were asked about."""
        self.clock: Clock | None = None
        """How long each seat may still think, where time counts."""
        self.old_rules: int | None = None
        """The version of the rules by which the match was played, if they are not played any more."""

    @classmethod
    def replay(cls, game: Game, identity: Identity, events: Sequence[AnyEvent]) -> Self:
        """The table after all its events."""
        table = cls(game, identity)
        for event in events:
            table._reduce(event)
        table._check_digests()
        return table

    def use_game(self, game: Game) -> None:
        """Go on with the same rules in another form: compiled instead of interpreted."""
        self.game = game
        if self.match is not None:
            self.match.game = game

    @property
    def status(self) -> str:
        """Waiting, playing or over."""
        if self.old_rules is not None:
            return "over"
        if self.match is None:
            return "waiting"
        return "over" if self.outcome else "playing"

    def due_since(self, seat: int) -> int | None:
        """After which entry a seat was due and has been ever since; None if it is not.

        Everybody notices when others are due, so this tells nobody more.
        """
        if seat not in self.due:
            return None
        number = len(self._dues) - 1
        while number > 0 and seat in self._dues[number - 1]:
            number -= 1
        return number

    @property
    def head(self) -> int:
        """The number of the last event."""
        return len(self.events)

    def apply(self, event: AnyEvent) -> None:
        """One more event; an entry that the match refuses is refused here, without any change."""
        self._reduce(event)
        if isinstance(event, EntryAdded) and self.match is not None:
            _check_digest(event, self.match.entries[-1])

    def _reduce(self, event: AnyEvent) -> None:
        noticed: Noticed = None
        match event:
            case TableCreated():
                self.lobby = initial_lobby(event)
            case MatchStarted(rules_version):
                self._start(rules_version)
            case EntryAdded():
                noticed = self._enter(event)
            case TakeBackRequested(_, seat, number) if self.match is not None:
                self._asked_back.add((seat, self._steps[number - 1]))
        self.lobby = reduce(self.lobby, event, is_noticed=noticed is None or all(noticed))
        if isinstance(event, PlayerResigned | TimedOut):
            self._end_if_one_stays()
        if isinstance(event, MatchClosed):
            self._close()
        self._update_clock(event, is_noticed=noticed is None or all(noticed))
        self.events.append(event)
        self._noticed.append(noticed)
        self._owners.append(self.lobby.owners)
        self._entry_counts.append(len(self.match.entries) if self.match else 0)
        if isinstance(event, PlayerRenamed | GuestErased):
            self.event_cache = {}

    def _update_clock(self, event: AnyEvent, *, is_noticed: bool) -> None:
        """Time passes between events, and runs for whoever is to act and is a person."""
        control = self.lobby.clock
        if control is None or self.match is None:
            return
        before = self.clock
        now = event.at if isinstance(event.at, int) else before.at if before is not None else 0
        clock = (before or new_clock(control, self.match.seats, now)).advanced_to(now)
        people = [
            number
            for number, seat in enumerate(self.lobby.seats)
            if seat.is_played_by_person and not seat.is_overdue
        ]
        if self.outcome is not None or self.lobby.is_paused:
            self.clock = clock.paused()
        elif isinstance(event, PauseSet):
            self.clock = clock.resumed(self.due, people)
        else:
            mover = event.seat if isinstance(event, EntryAdded) and is_noticed else None
            self.clock = clock.after_move(self.due, people, mover)

    @property
    def is_last_noticed_by_others(self) -> bool:
        """Whether anyone but its own seat notices the last event, an entry."""
        noticed, event = self._noticed[-1], self.events[-1]
        assert isinstance(event, EntryAdded)
        return noticed is None or any(flag for seat, flag in enumerate(noticed) if seat != event.seat)

    def is_noticed_since(self, head: int) -> bool:
        """Whether a stranger who watches notices anything after an event."""
        return any(noticed is None or noticed[SPECTATOR] for noticed in self._noticed[head:])

    def _check_digests(self) -> None:
        """Refuse a log that does not lead to the states it names.

        A digest takes longer than a move, and each state follows from the one before it: of a log that
        is longer than matches are, only some are checked, always with the last.
        """
        if self.match is None or not self.match.entries:
            return
        entered = [event for event in self.events if isinstance(event, EntryAdded)]
        step = 1 + len(entered) // MAX_DIGEST_CHECKS
        for at in range((len(entered) - 1) % step, len(entered), step):
            _check_digest(entered[at], self.match.entries[at])

    def record(self, event: AnyEvent, now: int | None = None) -> AnyEvent:
        """Apply a new event, and return it as it's stored.

        Where the table has a clock, the event says when it happened; an entry also has the notation that logs
        use and the digest of the state it led to.
        """
        if now is not None and self.lobby.clock is not None:
            event = msgspec.structs.replace(event, at=now)
        self._reduce(event)
        if isinstance(event, EntryAdded):
            assert self.match is not None
            entry = self.match.entries[-1]
            action = None if entry.action is None else self.game.actions.notation(entry.action)
            event = msgspec.structs.replace(event, action=action, digest=entry.digest)
            self.events[-1] = event
        return event

    def retime(self, before: Self, now: int) -> AnyEvent:
        """Set the time of the last event, which a fork of `before` recorded ahead of its moment."""
        event = self.events[-1]
        if self.lobby.clock is not None:
            event = self.events[-1] = msgspec.structs.replace(event, at=now)
            self.clock = before.clock
            noticed = self._noticed[-1]
            self._update_clock(event, is_noticed=noticed is None or all(noticed))
        return event

    def _start(self, rules_version: int) -> None:
        if rules_version != self.game.rules_version:
            self.old_rules = rules_version
            return
        self.match = Match(self.game, len(self.lobby.seats), self.identity.secret, self.lobby.options)
        self._own_standing = [0] * self.match.seats
        self._refresh()
        self._dues = [self.due]

    def _enter(self, event: EntryAdded) -> Noticed:
        match = self.match
        if match is None:
            return (False,) * (len(self.lobby.seats) + 1)
        count = match.count(event.seat)
        if event.takes_back is not None:
            entry = match.take_back(event.seat, event.takes_back, count, range(match.seats))
        else:
            entry = match.submit(event.seat, self.game.actions.parse(event.action or ""), count)
        if event.joined:
            self._joined.add(entry.number)
        self._record_step(entry)
        self._refresh()
        self._dues.append(self.due)
        is_open = event.action is not None and not self.game.actions.is_secret(entry.action or 0)
        if is_open or self.outcome or self._dues[-1] != self._dues[-2]:
            return None
        observers = (*range(match.seats), SPECTATOR)
        return tuple(match.is_noticed(entry.number, observer) for observer in observers)

    def _record_step(self, entry: Entry) -> None:
        """Which step of its seat an entry was, or that a step was taken back."""
        assert self.match is not None
        if entry.takes_back is None:
            self._steps.append(self._own_standing[entry.seat])
            self._own_standing[entry.seat] += 1
            return
        for number in self.match.taken_back_by(entry.number):
            self._own_standing[self.match.entries[number - 1].seat] -= 1
        self._steps.append(self._own_standing[entry.seat])
        self._taken_back[entry.seat, self._own_standing[entry.seat]] += 1

    def _refresh(self) -> None:
        """Look up once what everybody will ask about this moment."""
        assert self.match is not None
        self.views_before, self.views = self.views, {}
        self.due, self.outcome = self.match.due, self.match.outcome

    def _end_if_one_stays(self) -> None:
        """When all but one have resigned, the match is over and the one who stays has won."""
        staying = [number for number, seat in enumerate(self.lobby.seats) if not seat.is_resigned]
        if self.match is None or self.outcome or len(staying) != 1:
            return
        seats = range(self.match.seats)
        ranking = tuple(1 if seat in staying else 2 for seat in seats)
        is_by_time = any(seat.is_out_of_time for seat in self.lobby.seats)
        self.outcome = Outcome(
            OUT_OF_TIME if is_by_time else RESIGNED, "", tuple(0 for _ in seats), ranking, tuple(staying)
        )
        self.due, self.views = (), {}

    def _close(self) -> None:
        """When the match is ended from outside it is over, and nobody has won."""
        if self.match is None or self.outcome:
            return
        seats = range(self.match.seats)
        self.outcome = Outcome(CLOSED, "", tuple(0 for _ in seats), tuple(1 for _ in seats), ())
        self.due, self.views = (), {}

    @property
    def lesson(self) -> GuideProgress | None:
        """Where the match stands in its guide, as long as there is a step to do; None at other tables."""
        lesson = self.guided
        return lesson if lesson is not None and not lesson.is_over and self.outcome is None else None

    @property
    def guided(self) -> GuideProgress | None:
        """The same, also when the last step is done."""
        if not self.lobby.is_guide or self.match is None:
            return None
        guide = guide_of(self.game)
        return GuideProgress(guide, self.match) if guide is not None else None

    def view(self, observer: int) -> View:
        """What an observer may know and do now."""
        assert self.match is not None
        if observer not in self.views:
            self.views[observer] = self.match.view(observer, self.outcome)
        return self.views[observer]

    def noticed_events(self, number: int, observer: int) -> list[GameEvent]:
        """What an observer noticed of an entry; for the last one, from the views at hand."""
        match = self.match
        assert match is not None
        entry = match.entries[number - 1]
        if number < len(match.entries) or entry.action is None or observer not in self.views_before:
            return match.events(number, observer)
        seen = self.game.seen_entry(entry.seat, entry.action, observer)
        return list(self.game.events(self.views_before[observer], seen, self.view(observer)))

    def observers(self, guest: str) -> tuple[int, ...]:
        """The seats whose views a guest gets; without any, the guest is a spectator."""
        return self.lobby.seats_of(guest) or (SPECTATOR,)

    def position(self, guest: str) -> StreamPosition:
        """How far the stream of a guest has come: a function of the log alone."""
        position = self._positions.get(guest, StreamPosition())
        if position.events < self.head:
            for at in range(position.events, self.head):
                position = self._advance(position, guest, at)
            self._positions[guest] = position
        return position

    def _advance(self, position: StreamPosition, guest: str, at: int) -> StreamPosition:
        if not self._notices(guest, at):
            return replace(position, events=at + 1)
        is_entry = isinstance(self.events[at], EntryAdded)
        return StreamPosition(at + 1, position.seen + 1, position.entries + is_entry)

    def _notices(self, guest: str, at: int) -> bool:
        noticed = self._noticed[at]
        return noticed is None or any(noticed[observer] for observer in self._observers_at(guest, at))

    def _observers_at(self, guest: str, at: int) -> tuple[int, ...]:
        """The seats that a guest had when an event happened."""
        owners = self._owners[at]
        return tuple(seat for seat, owner in enumerate(owners) if owner == guest) or (SPECTATOR,)

    def position_at(self, guest: str, seen: int) -> StreamPosition:
        """The place of a guest's stream that has a number."""
        position = StreamPosition()
        while position.seen < seen:
            position = self._advance(position, guest, position.events)
        return position

    def entries_after(self, guest: str, position: StreamPosition) -> list[NoticedEntry]:
        """The entries that a guest noticed after a place of its own stream."""
        found: list[NoticedEntry] = []
        for at in range(position.events, self.head):
            after = self._advance(position, guest, at)
            if after.entries > position.entries:
                found.append((after.entries, self._entry_counts[at], self._observers_at(guest, at)))
            position = after
        return found

    def take_back_number(self, seat: int) -> int | None:
        """The entry that a seat might take back, as far as that seat can know.

        Of several that belong together it is the first. It says nothing about entries that the seat did not
        notice: that they exist is a secret. So nothing can be taken back that was done while others were
        choosing too.
        """
        if self.match is None or self.outcome or not self.lobby.seats[seat].is_played_by_person:
            return None
        if self.lesson is not None:
            return (
                None  # the number of an entry decides its chance: the guide would not go on as it is written
            )
        entries = self.match.entries
        last = next((n for n in reversed(self.match.standing()) if entries[n - 1].seat == seat), None)
        if last is None:
            return None
        number = self._first_of(last)
        if not self.match.single_seat_due_since(number):
            return None
        undone = [n for n in self.match.standing(number) if self.match.is_noticed(n, seat)]
        if any(entries[n - 1].used_chance for n in undone):
            return None
        if any(self.revealed_information(n) for n in range(number, last + 1)):
            return None
        return None if any(self._is_by_bot(n) for n in undone) else number

    def _first_of(self, number: int) -> int:
        """The first of the entries that belong with an entry."""
        while number in self._joined:
            number -= 1
        return number

    def can_take_back(self, seat: int) -> bool:
        """Whether a seat may take its last action back, or ask for it."""
        number = self.take_back_number(seat)
        return number is not None and self.can_take_back_again(seat, number)

    def can_take_back_again(self, seat: int, number: int) -> bool:
        """Whether the step of an entry was neither asked for before nor taken back too often.

        What nobody saw, as a claim that is looked at, is taken back some times in a row; all else once.
        """
        step = (seat, self._steps[number - 1])
        most = MAX_FREE_TAKE_BACKS if self.is_take_back_free(seat, number) else 1
        return step not in self._asked_back and self._taken_back[step] < most

    def _is_by_bot(self, number: int) -> bool:
        """Whether a bot made an entry: it has shown something, and does not consent any more."""
        assert self.match is not None
        return self.is_played_by_bot(self.lobby.seats[self.match.entries[number - 1].seat])

    def revealed_information(self, number: int) -> bool:
        """Whether an entry showed its seat what it could not know: what was seen cannot be unseen.

        It did if worlds that look alike to the seat before the entry look different after it. They are
        dealt from the seat's own view, so the answer says nothing about the true one.
        """
        if number not in self._revealed:
            assert self.match is not None
            entry = self.match.entries[number - 1]
            assert entry.action is not None
            looks = {
                self._view_bytes_after(number, entry.seat, entry.action, world)
                for world in range(SAMPLED_WORLDS)
            }
            self._revealed[number] = len(looks) > 1
        return self._revealed[number]

    def _view_bytes_after(self, number: int, seat: int, action: int, world: int) -> bytes:
        """How an action looks to its seat in another world."""
        assert self.match is not None
        stream = np.zeros(2, np.uint64)
        seed_stream(stream, world, number)
        states = self.match.view_after(number - 1, seat).states
        states[0].stream[:] = 1
        self.game.compiled.determinize_at(states, 0, seat, stream)
        self.game.compiled.apply_at(states, 0, seat, action)
        # Not a copy: NumPy leaves the bytes between fields of a copy as they happen to be.
        return bytes(bytes_of(self.game.view(states, self.match.seats, seat).kept).tobytes())

    def is_take_back_free(self, seat: int, number: int) -> bool:
        """Whether nobody else has seen an entry, or any after it, or could act since."""
        match = self.match
        assert match is not None
        others = [*(other for other in range(match.seats) if other != seat), SPECTATOR]
        return all(
            self._dues[n] == (seat,) and not any(match.is_noticed(n, other) for other in others)
            for n in match.standing(number)
        )

    def is_played_by_bot(self, seat: Seat) -> bool:
        """Whether a program decides for a seat to the end."""
        return seat.kind == "bot" or seat.is_resigned or seat.is_out_of_time or seat.is_overdue


def _check_digest(event: EntryAdded, entry: Entry) -> None:
    if event.digest not in {"", entry.digest}:
        raise ReplayDiverged(entry.number, translate("error-log-changed", number=entry.number))
