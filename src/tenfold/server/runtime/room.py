"""A room: one table that is in memory, with the people who are connected to it.

One thing at a time happens in a room: check, store, acknowledge, tell. What is not stored is
never told, and what is told is the same for all connections of a guest.
"""

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, Any

from tenfold.core.errors import TenfoldError
from tenfold.server.background.worker import JobResult
from tenfold.server.bots.bot_turns import BotTurns
from tenfold.server.errors import NotFound, NotStored, Unavailable
from tenfold.server.metrics import metrics
from tenfold.server.runtime.broadcast import Broadcaster
from tenfold.server.runtime.clock_jobs import clock_jobs, now_ms, with_timestamp
from tenfold.server.runtime.deferred_writes import DeferredWrites
from tenfold.server.runtime.outbox import Outbox
from tenfold.server.runtime.table_summary import summary_of
from tenfold.server.stores.errors import Conflict, Duplicate
from tenfold.server.stores.jobs import TURN, Job
from tenfold.server.stores.presence import PeerState
from tenfold.server.stores.tables import StoredEvent
from tenfold.server.table import frames
from tenfold.server.table.command_handlers import (
    Requester,
    check_hint,
    decide,
    player_renamed,
    seat_taken_over,
)
from tenfold.server.table.commands import AnyCommand, Hint, Leave, Ping, React, Ready, Rematch, Sit
from tenfold.server.table.events import (
    WITHOUT_VIEW,
    AnyEvent,
    EntryAdded,
    GuestErased,
    MatchClosed,
    PlayerReturned,
    RematchCreated,
    decode_event,
    encode_event,
)
from tenfold.server.table.frames import Frame, Presence
from tenfold.server.table.table import Table

if TYPE_CHECKING:
    from tenfold.server.runtime.house import House

KEPT_ANSWERS = 512
"""Answers to commands that stored nothing, kept for who asks again."""
TRIES = 20
"""So often somebody else may be faster."""
CATCH_UP_SECONDS = 1.5


class Room:
    """One table in memory."""

    def __init__(self, house: "House", table: Table, answers: dict[str, bytes], members: set[str]) -> None:
        self.house = house
        self.table = table
        self.members = members
        self.lock = asyncio.Lock()
        self.outboxes: dict[str, list[Outbox]] = {}
        self.used = time.monotonic()
        self.is_touched = False
        """Whether the store knows that somebody is here, so that the table is not put away."""
        self.bot_turns = BotTurns(self)
        self._answers = answers
        self._passing: dict[str, bytes] = {}
        self._broadcaster = Broadcaster(self)
        self._waiting: frozenset[Job] = frozenset()
        """What waits to be done here since the last event, as was stored with it."""
        self._elsewhere: frozenset[str] = frozenset()
        """The guests that are connected to other processes."""
        self._caught_up = time.monotonic()
        self._writes = DeferredWrites(self)

    @property
    def guests(self) -> AbstractSet[str]:
        """The guests that are connected to this process."""
        return self.outboxes.keys()

    @property
    def here(self) -> AbstractSet[str]:
        """The guests that are connected, to whichever process."""
        return self.outboxes.keys() | self._elsewhere

    @property
    def id(self) -> str:
        """The table's id."""
        return self.table.identity.id

    @property
    def stand_in(self) -> str:
        """The agent that gives hints and plays for people who are away."""
        return self.table.lobby.helper or self.house.settings.stand_in

    @property
    def presence(self) -> Presence:
        """Who is here."""
        guests = frozenset(self.here)
        spectators = len(guests - set(self.table.lobby.people))
        return Presence(guests, self.bot_turns.standing_in, spectators, now_ms())

    async def command(self, guest: str, command: AnyCommand, outbox: Outbox | None = None) -> bytes:
        """Do a command once and answer it; a repeated one is answered as the first time.

        The answer goes into the stream, if there is one, before anybody is told. A client that
        goes away in the middle does not stop it.
        """
        if self.is_dropped:
            room = await self.house.room(self.id, guest)
            return await room.command(guest, command, outbox)
        with metrics().acks.labels(type(command).__name__.lower()).time():
            return await self.house.undisturbed(self._command(guest, command, outbox))

    async def _command(self, guest: str, command: AnyCommand, outbox: Outbox | None) -> bytes:
        self.used = time.monotonic()
        if isinstance(command, Ping):
            return _put(outbox, frames.answer(command.id))
        if outbox is not None and outbox.is_spectator:
            return _put(outbox, frames.refusal(command.id, Unavailable("watching")))
        if isinstance(command, Hint):
            return _put(outbox, await self._hint(guest, command))
        key = f"{guest}:{command.id}"
        name = await self.house.store.guests.name(guest) if isinstance(command, (Sit, React)) else ""
        async with self.lock:
            known = self._answers.get(key) or self._passing.get(key)
            if known is not None:
                return _put(outbox, known)
            requester = Requester(guest, name, self.stand_in)
            try:
                return await self._done_in_the_end(requester, command, key, outbox)
            except NotStored as error:
                metrics().refusals.labels(error.code).inc()
                return _put(outbox, frames.refusal(command.id, error))  # the next try may succeed
            except TenfoldError as error:
                metrics().refusals.labels(error.code).inc()
                return _put(outbox, self._passed(key, frames.refusal(command.id, error)))

    async def _done_in_the_end(
        self, requester: Requester, command: AnyCommand, key: str, outbox: Outbox | None
    ) -> bytes:
        """What is refused may be right for who knows what another process has stored: read it, try again."""
        try:
            return await self._done(requester, command, key, outbox)
        except NotStored:
            raise
        except TenfoldError:
            if not await self._read_on():
                raise
        known = self._answers.get(key)
        return _put(outbox, known) if known is not None else await self._done(requester, command, key, outbox)

    async def _done(
        self, requester: Requester, command: AnyCommand, key: str, outbox: Outbox | None
    ) -> bytes:
        if isinstance(command, React):
            answer = _put(outbox, self._passed(key, frames.answer(command.id)))
            self._react(requester, command.reaction)
            return answer
        if isinstance(command, Rematch):
            return await self._rematch(requester, command, key, outbox)
        for _ in range(TRIES):
            if requester.guest not in self.members:
                raise NotFound
            decision = decide(self.table, requester, command)
            if not decision.events:
                if isinstance(command, Leave):
                    await self._left(requester.guest)
                return _put(outbox, self._passed(key, frames.answer(command.id, **decision.fields)))
            if await self._recorded(
                requester.guest, decision.events, key, command.id, decision.fields, outbox
            ):
                if isinstance(command, Leave):
                    await self._left(requester.guest)
                if isinstance(command, Sit):
                    await self.house.store.tables.admit(self.id, requester.guest)
                return self._answers[key]
        raise Unavailable("busy")

    async def _recorded(
        self,
        guest: str,
        events: Sequence[AnyEvent],
        key: str,
        command_id: str,
        fields: dict[str, Any],
        outbox: Outbox | None = None,
    ) -> bool:
        """Check on a fork, store, acknowledge, tell; False if somebody else was faster."""
        trial = self.table.fork()
        sealed = [trial.apply_with_digest(with_timestamp(event, trial)) for event in events]
        if isinstance(sealed[-1], EntryAdded):
            fields = {**fields, "number": trial.position(guest).entries}
        answer = frames.answer(command_id, **fields)
        stored = [StoredEvent(encode_event(event)) for event in sealed]
        stored[0] = StoredEvent(stored[0].body, key, answer)
        jobs = [*self.jobs_after(trial), *self.house.notifier.jobs(self.table, trial)]
        try:
            with metrics().appends.time():
                await self.house.store.tables.append(
                    self.id,
                    self.table.head,
                    stored,
                    summary_of(trial),
                    is_noticed=trial.is_noticed_since(self.table.head),
                    jobs=jobs,
                )
        except (Conflict, Duplicate):
            metrics().conflicts.inc()
            await self._read_on(key, outbox)
            return key in self._answers
        before, self.table = self.table, trial
        self._answers[key] = answer
        _put(outbox, answer)
        await self._publish(before, sealed)
        if self.house.cluster is not None:
            self.house.cluster.publish_append(self.id, self.table.head)
        self.is_waited_for(jobs)
        self.review()
        if trial.status == "over" != before.status and not trial.lobby.is_guide:
            self.house.keep_replay(self.id)
            if trial.lobby.evening:
                self.house.evenings.on_match_over(trial)
        return True

    async def _read_on(self, key: str = "", outbox: Outbox | None = None) -> bool:
        """Read what another process has appended, and tell it; whether there was anything.

        Whoever waits for the answer of a command is answered before anybody is told.
        """
        if not self.house.store.is_shared and not key:
            return False
        self._caught_up = time.monotonic()
        stored = await self.house.store.tables.events(self.id, self.table.head)
        if not stored:
            return False
        before, after = self.table, self.table.fork()
        events = [decode_event(event.body) for event in stored]
        if any(isinstance(event, GuestErased) for event in events):
            await self._read_anew()
            if key in self._answers:
                _put(outbox, self._answers[key])
            return True
        for event in events:
            after.apply(event)
        self.table = after
        self._answers |= {
            event.command_id: event.answer for event in stored if event.command_id and event.answer
        }
        self._waiting = frozenset(self.jobs_after(after))
        if key in self._answers:
            _put(outbox, self._answers[key])
        await self._publish(before, events)
        self.review()
        return True

    async def sync(self) -> None:
        """Be where the log is, if another process may have appended to it."""
        if self.house.store.is_shared:
            async with self.lock:
                await self._read_on()

    async def sync_if_stale(self) -> None:
        """Know what others knew a moment ago: a table to which nobody is connected is not looked at else."""
        cluster = self.house.cluster
        if cluster is None or self.outboxes or time.monotonic() - self._caught_up < CATCH_UP_SECONDS:
            return
        self._caught_up = time.monotonic()
        await cluster.refresh({self.id})

    async def on_peer_update(self, elsewhere: PeerState) -> None:
        """What other processes know of this table."""
        if elsewhere.head > self.table.head:
            await self.sync()
        has_changed = elsewhere.guests != self._elsewhere
        self._elsewhere = elsewhere.guests
        self.bot_turns.absent = set(elsewhere.absent)
        if has_changed:
            self._broadcaster.broadcast_presence()
        self.review()

    async def on_peer_rename(self) -> None:
        """Another process says that somebody here has another name."""
        for guest, name in await self.house.store.tables.take_renames(self.id):
            await self.rename(guest, name)

    def jobs_after(self, table: Table) -> list[Job]:
        """What is to be done here when this is the table: stored with its last event."""
        return [*self.bot_turns.jobs(table), *clock_jobs(table)]

    def is_waited_for(self, jobs: Sequence[Job]) -> None:
        """These jobs were stored: the worker is to look when the first of them is due."""
        self._waiting = frozenset(jobs)
        if jobs:
            self.house.worker.wake_in(min(job.seconds for job in jobs))

    async def plan_turns(self) -> None:
        """Plan the turns of bots: besides events, who comes and goes changes for whom they play."""
        jobs = self.bot_turns.jobs(self.table)
        if jobs:
            await self.house.store.jobs.plan(self.id, jobs)
            self.is_waited_for(jobs)

    async def play_for(self, seat: int) -> JobResult | float:
        """A program plays for a seat as long as that is due, and it is its to play."""
        while await self.bot_turns.take_turn(seat):
            if seat not in self.table.due:
                # What was stored with the last event tells whether the job still waits.
                return JobResult.DONE if Job(TURN, str(seat)) in self._waiting else JobResult.REPLACED
        return 0.0 if Job(TURN, str(seat)) in self.bot_turns.jobs(self.table) else JobResult.DONE

    def review(self) -> None:
        """See who is away and for whom bots play; whoever is away is remembered to be, after the grace."""
        if self.table.status == "playing":
            self._writes.expect_absences(set(self.table.lobby.people) - self.bot_turns.absent - self.here)
        if self.bot_turns.stand_ins_changed():
            self._broadcaster.broadcast_presence()
            self._writes.write(self.plan_turns)

    async def note_absent(self, guest: str) -> None:
        """A person has been away for the grace."""
        if self.house.cluster is not None:
            await self.house.cluster.refresh({self.id})
        elif guest in self._writes.expected:
            self._writes.expected.discard(guest)
            self.bot_turns.absent.add(guest)
            self.review()

    async def read_again(self) -> None:
        """The log says something else of its beginning."""
        async with self.lock:
            await self._read_anew()

    async def _read_anew(self) -> None:
        """The table as its log says now, from its beginning on: whoever is here is told, and others go."""
        before = self.table
        self.table, self._answers = await self.house.folded(self.id)
        self.members = set(await self.house.store.tables.members(self.id))
        self._close_if(lambda outbox: outbox.member not in self.members)
        await self._publish(before, self.table.events[before.head :])
        self.review()

    def show_out(self, guest: str) -> None:
        """A guest may not be here any more: nobody waits for them to come back."""
        self.members.discard(guest)
        self.bot_turns.absent.add(guest)
        self._passing = {key: told for key, told in self._passing.items() if not key.startswith(f"{guest}:")}
        self._close_if(lambda outbox: outbox.member == guest)

    def cut_off(self, is_out: Callable[[str | None], bool]) -> None:
        """End the connections of addresses that are not let in any more."""
        self._close_if(lambda outbox: is_out(outbox.address))

    def _close_if(self, goes: Callable[[Outbox], bool]) -> None:
        for outbox in [one for outboxes in self.outboxes.values() for one in outboxes]:
            if goes(outbox):
                outbox.close()

    async def enter(self, event: EntryAdded, count: int) -> None:
        """A bot's action; done twice it is done once, and too late not at all."""
        key = f"bot:{self.id}:{event.seat}:{count}"
        async with self.lock:
            match = self.table.match
            if (
                match is None
                or self.table.outcome
                or self.table.lobby.is_paused
                or match.count(event.seat) != count
                or key in self._answers
            ):
                return
            if not self.bot_turns.plays(event.seat):
                return
            await self._recorded("", [event], key, key, {})

    async def end(self) -> None:
        """Whoever runs the server closes the table: the match is over, and stays as it is."""
        async with self.lock:
            for _ in range(TRIES):
                if self.table.status == "over":
                    return
                closed = MatchClosed("closed")
                if await self._recorded("", [closed], f"closed:{self.table.head}", "", {}):
                    return
        raise Unavailable("busy")

    async def rename(self, guest: str, name: str) -> None:
        """A guest has another name."""
        await self.noted(guest, "name", lambda table: player_renamed(table, guest, name))

    async def take_over(self, guest: str, name: str) -> None:
        """Whoever comes late to an evening goes on for a bot."""
        if await self.noted(guest, "late", lambda table: seat_taken_over(table, guest, name)):
            await self.house.store.tables.admit(self.id, guest)
            self.members.add(guest)

    async def noted(self, guest: str, why: str, change: Callable[[Table], AnyEvent | None]) -> bool:
        """Something happens without a command, if there is anything to change; whether it did."""
        async with self.lock:
            event = change(self.table)
            key = f"{why}:{self.table.head}"
            return event is not None and await self._recorded(guest, [event], key, "", {})

    async def _rematch(
        self, requester: Requester, command: Rematch, key: str, outbox: Outbox | None
    ) -> bytes:
        lobby = self.table.lobby
        if lobby.rematch is not None:
            # Who comes along has said yes to another round.
            room = await self.house.room(lobby.rematch)
            await room.command(requester.guest, Ready(id=command.id, yes=True))
            return _put(outbox, self._passed(key, frames.answer(command.id, table=lobby.rematch)))
        if lobby.evening:
            raise Unavailable("evening-rematch")
        if self.table.status != "over":
            raise Unavailable("not-over", "not-over-rematch")
        if requester.guest not in {*lobby.people, lobby.host}:
            raise Unavailable("not-seated", "not-seated-rematch")
        table = await self.house.make_rematch(self.table, requester.guest, sorted(self.members))
        event = RematchCreated(table, requester.guest)
        if not await self._recorded(requester.guest, [event], key, command.id, {"table": table}, outbox):
            # Somebody else made another one at the same moment, by another process.
            for member in self.members:
                await self.house.store.tables.hide(table, member)
            return await self._rematch(requester, command, key, outbox)
        return self._answers[key]

    async def _hint(self, guest: str, command: Hint) -> bytes:
        table = self.table
        try:
            check_hint(table, guest, command.seat)
        except TenfoldError as error:
            return frames.refusal(command.id, error)
        lesson = table.lesson
        asked = table.game.actions.parse(lesson.plays[0]) if lesson is not None and lesson.plays else None
        view = table.view(command.seat)
        advised, *others = await self.house.agent_pool.suggest(self.stand_in, view, asked, self.id)
        told = frames.candidate_json(table.game, advised)
        others_told = [frames.candidate_json(table.game, other) for other in others]
        return frames.answer(command.id, **told, others=others_told)

    def _react(self, requester: Requester, reaction: str) -> None:
        names = [seat.name for seat in self.table.lobby.seats if seat.guest == requester.guest]
        name = names[0] if names else requester.name
        self.show_reaction(name, reaction)
        if self.house.cluster is not None:
            self.house.cluster.publish_reaction(self.id, name, reaction)

    async def _left(self, guest: str) -> None:
        if guest not in self.table.lobby.people or self.table.status == "over":
            await self.house.store.tables.hide(self.id, guest)

    async def attach(self, outbox: Outbox, after: int) -> None:
        """A connection begins: it is told everything since its last frame."""
        if self.is_dropped:
            room = await self.house.room(self.id, outbox.member)
            await room.attach(outbox, after)
            return
        await self.house.undisturbed(self._attach(outbox, after))

    async def _attach(self, outbox: Outbox, after: int) -> None:
        guest = outbox.guest
        self.used = time.monotonic()
        async with self.lock:
            await self._read_on()
            if any(seat.guest == guest and seat.has_left for seat in self.table.lobby.seats):
                await self._recorded(guest, [PlayerReturned(guest)], f"back:{self.table.head}", "", {})
                await self.house.store.tables.admit(self.id, guest)
            is_new = guest not in self.outboxes
            self.outboxes.setdefault(guest, []).append(outbox)
            self.bot_turns.absent.discard(guest)
            self._broadcaster.resume(outbox, after)
            if is_new:
                self._broadcaster.broadcast_presence(but=outbox)
                self._writes.announce_join(guest)
                self._writes.cancel_jobs(self.house.notifier.jobs_about(self.table, guest))
            self.review()

    def detach(self, outbox: Outbox) -> None:
        """A connection has ended."""
        self.used = time.monotonic()
        outboxes = self.outboxes.get(outbox.guest, [])
        if outbox not in outboxes:
            room = self.house.rooms.get(self.id)
            if room is not None and room is not self:
                room.detach(outbox)
            return
        outboxes.remove(outbox)
        if not outboxes:
            del self.outboxes[outbox.guest]
            self._writes.announce_leave(outbox.guest)
            self._broadcaster.broadcast_presence()
            self.review()

    @property
    def is_dropped(self) -> bool:
        """Whether the house has let this room go: what still comes in belongs to the one after it."""
        return self.house.rooms.get(self.id) is not self

    def close(self) -> None:
        """Let everything go."""
        self.hush()

    def hush(self) -> None:
        """End every connection."""
        for outboxes in self.outboxes.values():
            for outbox in outboxes:
                outbox.close()

    @property
    def is_idle(self) -> bool:
        """Whether nothing goes on here."""
        return not self.outboxes and not self.bot_turns.is_busy and not self.lock.locked()

    async def _publish(self, before: Table, events: Iterable[AnyEvent]) -> None:
        """Tell each guest what changed for them, and nothing to those for whom nothing did."""
        has_view = self.table.match is not None and any(not isinstance(e, WITHOUT_VIEW) for e in events)
        await self._broadcaster.broadcast(before, has_view=has_view)

    def show_reaction(self, name: str, reaction: str) -> None:
        """Somebody reacts, here or elsewhere."""
        self._broadcaster.broadcast_reaction(name, reaction)

    def _passed(self, key: str, answer: bytes) -> bytes:
        """Remember an answer that is not stored, for a while."""
        self._passing[key] = answer
        if len(self._passing) > KEPT_ANSWERS:
            del self._passing[next(iter(self._passing))]
        return answer


def _put(outbox: Outbox | None, answer: bytes) -> bytes:
    if outbox is not None:
        outbox.put(Frame(answer))
    return answer
