"""A table: its lobby and its match, as its stored events lead to them.

A table changes only by events, live and after a restart alike. Commands are tried on a fork, which becomes
the table once its events are stored.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, Self

import msgspec
import numpy as np

from tenfold.core.errors import ReplayDiverged
from tenfold.core.fork import Forkable
from tenfold.core.game import Game, GameEvent
from tenfold.core.match import Match
from tenfold.core.match_log import Entry
from tenfold.core.messages import translate
from tenfold.core.outcome import Outcome
from tenfold.core.record import SPECTATOR
from tenfold.core.rng import seed_stream
from tenfold.core.view import View
from tenfold.guides import GuideProgress, guide_of
from tenfold.server.table import events
from tenfold.server.table.clock import Clock, new_clock
from tenfold.server.table.lobby import Lobby, Seat, initial_lobby, reduce

SAMPLED_WORLDS = 4
"""How many worlds are compared to find out whether an action revealed something."""

MAX_FREE_TAKE_BACKS = 24
"""How often in a row an unseen step can be taken back, which keeps logs bounded."""

MAX_DIGEST_CHECKS = 500
"""How many digests are checked when a log is replayed."""

CLOSED = "closed"
"""The ending when the server's admin has closed a table."""

RESIGNED = "resigned"
"""The ending when all but one have resigned."""
StandIn = Literal["time", "away"] | None
"""Why a bot acts for a person: time ran out, or they're away or resigned."""
ONLY_BOTS = "only-bots"
"""The ending when every person has resigned and several bots stay."""
OUT_OF_TIME = "out-of-time"
"""The ending when all but one have resigned or run out of time."""

Noticed = tuple[bool, ...] | None
"""Which observers notice an event: one flag per seat, then the spectator's; None means everyone."""

NoticedEntry = tuple[int, int, tuple[int, ...]]
"""An entry that a guest noticed: its number in the guest's stream, its number in the match, and the seats
that the guest had then."""


@dataclass(frozen=True)
class Identity:
    """What never changes about a table: its ids, keys, and the secret seed of its match."""

    id: str
    key: str
    code: str
    secret: bytes


class StreamPosition(NamedTuple):
    events: int = 0
    """How many events of the table are counted."""
    seen: int = 0
    """How many of them the guest noticed."""
    entries: int = 0
    """How many of those are entries of the match."""


class Table(Forkable):
    """One table, changed only by `apply` and `record`."""

    def __init__(self, game: Game, identity: Identity) -> None:
        self.game = game
        self.identity = identity
        self.lobby = Lobby(game.id, {}, is_public=False, has_hints=False, host="", seats=())
        self.match: Match | None = None
        self.events: list[events.AnyEvent] = []
        self.due: tuple[int, ...] = ()
        self.outcome: Outcome | None = None
        self.views: dict[int, View] = {}
        """The views that were built since the last entry."""
        self.views_before: dict[int, View] = {}
        """The views that were built before the last entry."""
        self.event_cache: dict[tuple[int, int, bool, str], tuple[bytes, ...]] = {}
        """What each observer noticed of each entry, as frames say it, without the first brace; it changes
        only with names."""
        self._noticed: list[Noticed] = []
        self._owners: list[tuple[str | None, ...]] = []
        self._entry_counts: list[int] = []
        """How many entries the match had after each event."""
        self._dues: list[tuple[int, ...]] = []
        self._positions: dict[str, StreamPosition] = {}
        self._revealed: dict[int, bool] = {}
        self._steps: list[int] = []
        """How many entries of its own seat hadn't been taken back before each entry."""
        self._own_standing: list[int] = []
        self._stand_ins: list[StandIn] = []
        """Why a bot made each entry for a person, where it's worth saying."""
        self._has_stand_in: set[int] = set()
        """The seats of people for whom a bot acts, which has been said."""
        self._joined: set[int] = set()
        """The entries that belong to the one before them."""
        self._taken_back: dict[tuple[int, int], int] = {}
        """How often each step of each seat was taken back."""
        self._asked_back: set[tuple[int, int]] = set()
        """The steps of each seat that the others were asked to take back."""
        self.clock: Clock | None = None
        """How long each seat can still think, if the table has a clock."""
        self.old_rules: int | None = None
        """The version of the rules that the match was played by, if they have changed since."""

    @classmethod
    def replay(cls, game: Game, identity: Identity, log: Sequence[events.AnyEvent]) -> Self:
        table = cls(game, identity)
        for event in log:
            table._reduce(event)
        table._check_digests()
        return table

    def use_game(self, game: Game) -> None:
        """Continue with the same rules in another form: compiled instead of interpreted."""
        self.game = game.with_boxes(self.game.boxes)
        if self.match is not None:
            self.match.game = self.game

    @property
    def status(self) -> str:
        if self.old_rules is not None:
            return "over"
        if self.match is None:
            return "waiting"
        return "over" if self.outcome else "playing"

    def due_since(self, seat: int) -> int | None:
        """The number of the entry since which a seat has been due; None if it isn't.

        Everyone notices when others are due, so this reveals nothing.
        """
        if seat not in self.due:
            return None
        number = len(self._dues) - 1
        while number > 0 and seat in self._dues[number - 1]:
            number -= 1
        return number

    @property
    def head(self) -> int:
        return len(self.events)

    @property
    def creator(self) -> str:
        """The guest who created the table."""
        first = self.events[0]
        assert isinstance(first, events.TableCreated)
        return first.host

    def apply(self, event: events.AnyEvent) -> None:
        """Apply a stored event; an entry that the match refuses is refused here and changes nothing."""
        self._reduce(event)
        if isinstance(event, events.EntryAdded) and self.match is not None:
            _check_digest(event, self.match.entries[-1])

    def _reduce(self, event: events.AnyEvent) -> None:
        noticed: Noticed = None
        match event:
            case events.TableCreated():
                self.game = self.game.with_boxes(event.boxes)
                self.lobby = initial_lobby(event)
            case events.MatchStarted(rules_version):
                self._start(rules_version)
            case events.EntryAdded():
                self._note_stand_in(event)
                noticed = self._enter(event)
            case events.TimedOut(seat):
                self._has_stand_in.discard(seat)
            case events.TakeBackRequested(_, seat, number) if self.match is not None:
                self._asked_back.add((seat, self._steps[number - 1]))
        self.lobby = reduce(self.lobby, event, is_noticed=noticed is None or all(noticed))
        if isinstance(event, events.PlayerResigned | events.TimedOut):
            self._end_if_nobody_plays()
        if isinstance(event, events.MatchClosed):
            self._end(CLOSED, ())
        self._update_clock(event, is_noticed=noticed is None or all(noticed))
        self.events.append(event)
        self._noticed.append(noticed)
        self._owners.append(self.lobby.owners)
        self._entry_counts.append(len(self.match.entries) if self.match else 0)
        if isinstance(event, events.PlayerRenamed | events.GuestErased):
            self.event_cache = {}

    def _update_clock(self, event: events.AnyEvent, *, is_noticed: bool) -> None:
        """Let time pass until an event, and run for the people who are due after it."""
        control = self.lobby.clock
        if control is None or self.match is None:
            return
        before = self.clock
        now = event.at if isinstance(event.at, int) else before.at if before is not None else 0
        clock = (before or new_clock(control, self.match.seats, now)).advanced_to(now)
        seats = enumerate(self.lobby.seats)
        people = [number for number, seat in seats if seat.is_played_by_person and not seat.is_overdue]
        if self.outcome is not None or self.lobby.is_paused:
            self.clock = clock.running_for(())
        elif isinstance(event, events.PauseSet):
            self.clock = clock.running_for({*self.due}.intersection(people))
        else:
            mover = event.seat if isinstance(event, events.EntryAdded) and is_noticed else None
            self.clock = clock.after_move(self.due, people, mover)

    @property
    def is_last_noticed_by_others(self) -> bool:
        """Whether anyone but its own seat notices the last event, an entry."""
        noticed, event = self._noticed[-1], self.events[-1]
        assert isinstance(event, events.EntryAdded)
        return noticed is None or any(flag for seat, flag in enumerate(noticed) if seat != event.seat)

    def is_noticed_since(self, head: int) -> bool:
        """Whether a spectator notices any event after a number."""
        return any(noticed is None or noticed[SPECTATOR] for noticed in self._noticed[head:])

    def _check_digests(self) -> None:
        """Refuse a log whose digests don't match its states.

        A digest takes longer than a move, and each state follows from the one before it. So in very long logs
        only some are checked, always including the last.
        """
        if self.match is None or not self.match.entries:
            return
        entered = [event for event in self.events if isinstance(event, events.EntryAdded)]
        step = 1 + len(entered) // MAX_DIGEST_CHECKS
        for at in range((len(entered) - 1) % step, len(entered), step):
            _check_digest(entered[at], self.match.entries[at])

    def record(self, event: events.AnyEvent, now: int | None = None) -> events.AnyEvent:
        """Apply a new event, and return it as it's stored.

        Where the table has a clock, the event says when it happened; an entry also has the notation that logs
        use and the digest of the state it led to.
        """
        if now is not None and self.lobby.clock is not None:
            event = msgspec.structs.replace(event, at=now)
        self._reduce(event)
        if isinstance(event, events.EntryAdded):
            assert self.match is not None
            entry = self.match.entries[-1]
            action = None if entry.action is None else self.game.actions.notation(entry.action)
            event = msgspec.structs.replace(event, action=action, digest=entry.digest)
            self.events[-1] = event
        return event

    def retime(self, before: Self, now: int) -> events.AnyEvent:
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

    def _enter(self, event: events.EntryAdded) -> Noticed:
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

    def _note_stand_in(self, event: events.EntryAdded) -> None:
        """Remember why a bot acts for a person, with the first of its entries."""
        seat = self.lobby.seats[event.seat]
        is_new = event.seat not in self._has_stand_in
        if event.by != "stand-in":
            self._has_stand_in.discard(event.seat)
            self._stand_ins.append(None)
            return
        self._has_stand_in.add(event.seat)
        is_late = seat.is_overdue or seat.is_out_of_time
        self._stand_ins.append(None if not is_new else "time" if is_late else "away")

    def stand_in(self, number: int) -> StandIn:
        """Why a bot made an entry for a person, where it's worth saying."""
        return self._stand_ins[number - 1]

    def _record_step(self, entry: Entry) -> None:
        """Count an entry as a step of its seat, or its steps as taken back."""
        assert self.match is not None
        if entry.takes_back is None:
            self._steps.append(self._own_standing[entry.seat])
            self._own_standing[entry.seat] += 1
            return
        for number in self.match.taken_back_by(entry.number):
            self._own_standing[self.match.entries[number - 1].seat] -= 1
        self._steps.append(self._own_standing[entry.seat])
        step = entry.seat, self._own_standing[entry.seat]
        self._taken_back[step] = self._taken_back.get(step, 0) + 1

    def _refresh(self) -> None:
        assert self.match is not None
        self.views_before, self.views = self.views, {}
        self.due, self.outcome = self.match.due, self.match.outcome

    def _end_if_nobody_plays(self) -> None:
        """End the match when one seat stays or only bots do; whoever resigned comes last."""
        staying = [number for number, seat in enumerate(self.lobby.seats) if not seat.is_resigned]
        has_people = any(self.lobby.seats[number].kind == "person" for number in staying)
        if not staying or (has_people and len(staying) > 1):
            return
        if len(staying) > 1:
            ending = ONLY_BOTS
        else:
            ending = OUT_OF_TIME if any(seat.is_out_of_time for seat in self.lobby.seats) else RESIGNED
        self._end(ending, staying)

    def _end(self, ending: str, winners: Sequence[int]) -> None:
        """End the match before its rules do, without a score; if no one has won, all are level."""
        if self.match is None or self.outcome:
            return
        seats = range(self.match.seats)
        ranking = tuple(1 if seat in winners else len(winners) + 1 for seat in seats)
        self.outcome = Outcome(ending, "", (0,) * self.match.seats, ranking, tuple(winners))
        self.due, self.views, self.views_before = (), {}, {}  # the last entry didn't end it

    @property
    def lesson(self) -> GuideProgress | None:
        """The match's progress in its guide while there is a step to do; None at other tables."""
        lesson = self.guided
        return lesson if lesson is not None and not lesson.is_over and self.outcome is None else None

    @property
    def guided(self) -> GuideProgress | None:
        """The match's progress in its guide, also after the last step; None at other tables."""
        if not self.lobby.is_guide or self.match is None:
            return None
        guide = guide_of(self.game)
        return GuideProgress(guide, self.match) if guide is not None else None

    def view(self, observer: int) -> View:
        assert self.match is not None
        if observer not in self.views:
            self.views[observer] = self.match.view(observer, self.outcome)
        return self.views[observer]

    def noticed_events(self, number: int, observer: int) -> list[GameEvent]:
        """What an observer noticed of an entry; for the last one, from views that were built already."""
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
        """How far a guest's stream has come; it depends on the log alone."""
        position = self._positions.get(guest, StreamPosition())
        if position.events < self.head:
            for at in range(position.events, self.head):
                position = self._advance(position, guest, at)
            self._positions[guest] = position
        return position

    def _advance(self, position: StreamPosition, guest: str, at: int) -> StreamPosition:
        if not self._notices(guest, at):
            return StreamPosition(at + 1, position.seen, position.entries)
        is_entry = isinstance(self.events[at], events.EntryAdded)
        return StreamPosition(at + 1, position.seen + 1, position.entries + is_entry)

    def _notices(self, guest: str, at: int) -> bool:
        noticed = self._noticed[at]
        return noticed is None or any(noticed[observer] for observer in self._observers_at(guest, at))

    def _observers_at(self, guest: str, at: int) -> tuple[int, ...]:
        owners = self._owners[at]
        return tuple(seat for seat, owner in enumerate(owners) if owner == guest) or (SPECTATOR,)

    def position_at(self, guest: str, seen: int) -> StreamPosition:
        position = StreamPosition()
        while position.seen < seen:
            position = self._advance(position, guest, position.events)
        return position

    def entries_after(self, guest: str, position: StreamPosition) -> list[NoticedEntry]:
        found: list[NoticedEntry] = []
        for at in range(position.events, self.head):
            after = self._advance(position, guest, at)
            if after.entries > position.entries:
                found.append((after.entries, self._entry_counts[at], self._observers_at(guest, at)))
            position = after
        return found

    def take_back_number(self, seat: int) -> int | None:
        """The entry that a seat could take back, as far as that seat can know.

        Of several that belong together it's the first. It reveals nothing about entries that the seat didn't
        notice, because their existence is a secret. So nothing can be taken back that was done while others
        were choosing too.
        """
        if self.match is None or self.outcome or not self.lobby.seats[seat].is_played_by_person:
            return None
        if self.lesson is not None:  # an entry's number decides its chance, so the guide couldn't go on
            return None
        entries = self.match.entries
        last = next((n for n in reversed(self.match.standing()) if entries[n - 1].seat == seat), None)
        if last is None or entries[last - 1].used_chance:  # usually, so it comes first
            return None
        number = last
        while number in self._joined:
            number -= 1
        if not self.match.single_seat_due_since(number):
            return None
        undone = [entries[n - 1] for n in self.match.standing(number) if self.match.is_noticed(n, seat)]
        if any(entry.used_chance for entry in undone):
            return None
        if any(self.revealed_information(n) for n in range(number, last + 1)):
            return None
        has_bots = any(self.is_played_by_bot(self.lobby.seats[entry.seat]) for entry in undone)
        return None if has_bots else number  # bots can't consent

    def can_take_back(self, seat: int) -> bool:
        number = self.take_back_number(seat)
        return number is not None and self.can_take_back_again(seat, number)

    def can_take_back_again(self, seat: int, number: int) -> bool:
        """Whether the step of an entry wasn't asked about before, nor taken back too often.

        An unseen step, like looking at a claim, can be taken back several times; any other once.
        """
        step = (seat, self._steps[number - 1])
        most = MAX_FREE_TAKE_BACKS if self.is_take_back_free(seat, number) else 1
        return step not in self._asked_back and self._taken_back.get(step, 0) < most

    def revealed_information(self, number: int) -> bool:
        """Whether an entry showed its seat something new, which can't be unseen.

        It did if worlds that look the same to the seat before the entry look different after it. They're
        sampled from the seat's own view, so the answer reveals nothing about the true one.
        """
        if number not in self._revealed:
            assert self.match is not None
            entry = self.match.entries[number - 1]
            assert entry.action is not None
            before = self.match.view_after(number - 1, entry.seat)
            looks = (
                self._seen_bytes_after(before, entry.action, number, world) for world in range(SAMPLED_WORLDS)
            )
            first = next(looks)
            self._revealed[number] = any(look != first for look in looks)
        return self._revealed[number]

    def _seen_bytes_after(self, before: View, action: int, number: int, world: int) -> bytes:
        """What a seat sees after its action in a sampled world."""
        assert self.match is not None
        stream, seat = np.zeros(2, np.uint64), before.observer
        seed_stream(stream, world, number)
        states = before.states
        states.view(np.ndarray)["stream"][0] = 1
        self.game.compiled.determinize_at(states, 0, seat, stream)
        self.game.compiled.apply_at(states, 0, seat, action)
        is_over = self.game.status(states, self.match.seats)[1] is not None
        return self.game.state.seen_bytes(states, seat, over=is_over).tobytes()

    def is_take_back_free(self, seat: int, number: int) -> bool:
        """Whether no one else has noticed an entry, or any after it, or could act since."""
        match = self.match
        assert match is not None
        others = [*(other for other in range(match.seats) if other != seat), SPECTATOR]
        return all(
            self._dues[n] == (seat,) and not any(match.is_noticed(n, other) for other in others)
            for n in match.standing(number)
        )

    def is_played_by_bot(self, seat: Seat) -> bool:
        return seat.kind == "bot" or seat.is_resigned or seat.is_out_of_time or seat.is_overdue


def _check_digest(event: events.EntryAdded, entry: Entry) -> None:
    if event.digest not in {"", entry.digest}:
        raise ReplayDiverged(entry.number, translate("error-log-changed", number=entry.number))
