"""A room: one table in memory, and the pipeline that every change to it goes through.

    already answered? → fork → decide or refuse → append → publish

A room makes one change at a time. What isn't stored is never sent, and all connections of a guest get the
same.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from itertools import chain

from tenfold.core.errors import TenfoldError
from tenfold.server.background.worker import JobResult
from tenfold.server.bots.agent_pool import AgentPool
from tenfold.server.errors import Busy, NotFound, NotStored, Unavailable
from tenfold.server.looks import Look
from tenfold.server.metrics import metrics
from tenfold.server.runtime.background_tasks import BackgroundTasks
from tenfold.server.runtime.bot_turns import BotTurns
from tenfold.server.runtime.broadcast import Broadcaster
from tenfold.server.runtime.clock_jobs import clock_jobs, now_ms
from tenfold.server.runtime.cluster import Cluster
from tenfold.server.runtime.deferred_writes import DeferredWrites
from tenfold.server.runtime.finished_games import history_jobs
from tenfold.server.runtime.load import WAIT_SECONDS, Load
from tenfold.server.runtime.outbox import Outbox
from tenfold.server.runtime.room_state import RoomState
from tenfold.server.runtime.table_chat import TableChat
from tenfold.server.runtime.table_summary import summary_of
from tenfold.server.runtime.turn_notifier import TurnNotifier
from tenfold.server.settings import Settings
from tenfold.server.stores.errors import Conflict, Duplicate
from tenfold.server.stores.jobs import TURN, Job
from tenfold.server.stores.presence import PeerState
from tenfold.server.stores.store import Store
from tenfold.server.stores.tables import StoredEvent
from tenfold.server.table import command_handlers, events, frames
from tenfold.server.table.clock import MS
from tenfold.server.table.command_handlers import Decision, Requester, decide
from tenfold.server.table.commands import (
    AnyCommand,
    Hint,
    Leave,
    Ping,
    React,
    Ready,
    Rematch,
    Say,
    SetChat,
    Sit,
    Unsay,
)
from tenfold.server.table.frames import Frame
from tenfold.server.table.table import Table

MAX_UNSTORED_ANSWERS = 512
"""How many answers to commands that stored nothing are remembered for repeated commands."""
MAX_TRIES = 20
"""How often another process may be faster."""
STALE_SECONDS = 1.5
RETRY_SECONDS = 1.0

Loaded = tuple[Table, dict[str, bytes]]
"""A table as its log says, and the answers that were given."""


@dataclass
class RoomServices:
    """What rooms need from the server they're in."""

    settings: Settings
    store: Store
    tasks: BackgroundTasks
    agent_pool: AgentPool
    notifier: TurnNotifier
    cluster: Cluster | None
    load: Load
    view_lock: asyncio.Lock
    wake_worker: Callable[[float], None]
    up_since: Callable[[], int]
    """Since when one of the server's processes has been running, on its clock; 0 if others ran before."""
    rooms: Mapping[str, "Room"]
    find_room: Callable[[str, str | None], Awaitable["Room"]]
    load_table: Callable[[str], Awaitable[Loaded]]
    create_rematch: Callable[[Table, str, Sequence[str]], Awaitable[str]]
    on_match_over: Callable[[Table], None]


@dataclass(frozen=True)
class Request:
    """A request to change a table once, however often it's repeated."""

    key: str
    command_id: str = ""
    outbox: Outbox | None = None
    """Gets the answer before anyone is told."""


Decide = Callable[[Table], Awaitable[Decision]]
"""Applies a change to a fork, or refuses it."""


class Room:
    """One table in memory."""

    def __init__(
        self, services: RoomServices, table: Table, answers: dict[str, bytes], members: set[str]
    ) -> None:
        self.members = members
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.is_touched = False
        """Whether the store knows that someone is here, so that the table isn't archived."""
        self.id = table.identity.id
        self.state = RoomState(table, services.settings.stand_in, services.settings.chat)
        self.outboxes = self.state.outboxes
        self.bot_turns = BotTurns(
            self.state, lambda: services.agent_pool, lambda: services.settings.bot_seconds
        )
        self._services = services
        self._store = services.store
        self._answers = answers
        self._unstored_answers: dict[str, bytes] = {}
        self._broadcaster = Broadcaster(self.state, services.view_lock)
        self.chat = TableChat(
            self.state,
            services.store.chat,
            self._broadcaster,
            services.cluster,
            services.settings.limits.chat,
        )
        self._planned: frozenset[Job] = frozenset()
        """The jobs that were stored with the last event."""
        self._synced_at = time.monotonic()
        self._writes = DeferredWrites(
            self.id, services.store, services.tasks, services.wake_worker, services.settings.grace_seconds
        )

    @property
    def table(self) -> Table:
        return self.state.table

    @table.setter
    def table(self, table: Table) -> None:
        self.state.table = table

    @property
    def _is_dropped(self) -> bool:
        """Whether this room was unloaded: what still comes in belongs to the one after it."""
        return self._services.rooms.get(self.id) is not self

    async def handle(self, guest: str, command: AnyCommand, outbox: Outbox | None = None) -> bytes:
        """Handle a command once and answer it; a repeated one gets its first answer again.

        The answer goes to the outbox, if there is one, before anyone is told. A client that disconnects in
        between doesn't stop the command.
        """
        return await self._services.tasks.run_shielded(self.handle_to_end(guest, command, outbox))

    async def handle_to_end(self, guest: str, command: AnyCommand, outbox: Outbox | None = None) -> bytes:
        """The same for a task of its own, which no client can stop."""
        if self._is_dropped:
            room = await self._services.find_room(self.id, guest)
            return await room.handle_to_end(guest, command, outbox)
        # A hint waits its turn while others are served, so it's no load; the pool limits hints by itself.
        counted = nullcontext() if isinstance(command, Hint) else self._services.load.command()
        begun = time.perf_counter()
        try:
            with counted:
                return await self._handle(guest, command, outbox)
        except Busy as error:
            metrics().refusals.labels(error.code).inc()
            return _send(outbox, frames.refusal(command.id, error))
        finally:
            metrics().observe_ack(type(command).__name__.lower(), time.perf_counter() - begun)

    async def _handle(self, guest: str, command: AnyCommand, outbox: Outbox | None) -> bytes:
        self.used = time.monotonic()
        if isinstance(command, Ping):
            return _send(outbox, frames.answer(command.id))
        if outbox is not None and outbox.is_spectator:
            return _send(outbox, frames.refusal(command.id, Unavailable("watching")))
        if isinstance(command, Hint):
            return _send(outbox, await self._hint(guest, command))
        if isinstance(command, Say | Unsay):
            return _send(outbox, await self._handle_chat(guest, command))
        look = await self._store.guests.look(guest) if isinstance(command, (Sit, React)) else Look()
        requester = Requester(guest, look, self.state.stand_in)
        request = Request(f"{guest}:{command.id}", command.id, outbox)
        effects = partial(self._apply_effects, requester, command)
        async with self.lock:
            try:
                return await self._change(request, partial(self._decide, requester, command), effects)
            except TenfoldError as error:
                metrics().refusals.labels(error.code).inc()
                answer = frames.refusal(command.id, error)
                if not isinstance(error, NotStored | Busy):  # otherwise the next try may succeed
                    self._remember(request.key, answer)
                return _send(outbox, answer)

    async def _handle_chat(self, guest: str, command: Say | Unsay) -> bytes:
        """Handle what isn't in the log, beside everything else that happens at the table."""
        for is_last in (not self._store.is_shared, True):
            try:
                if guest not in self.members:
                    raise NotFound
                await self.chat.handle(guest, await self._store.guests.name(guest), command)
            except TenfoldError as error:
                if is_last or isinstance(error, NotStored):
                    metrics().refusals.labels(error.code).inc()
                    return frames.refusal(command.id, error)
                await self.sync()  # another process may have seated them
            else:
                break
        return frames.answer(command.id)

    async def _change(
        self, request: Request, decide_on: Decide, effects: Callable[[], Awaitable[None]] | None = None
    ) -> bytes:
        """Change the table: already answered? → fork → decide or refuse → append → publish.

        A conflict means that another process has appended to the log, and a refusal may mean that it has. So
        both sync with the log and try again.
        """
        for _ in range(MAX_TRIES):
            known = self._answers.get(request.key) or self._unstored_answers.get(request.key)
            if known is not None:
                return _send(request.outbox, known)
            trial = self.table.fork()
            decision = Decision()
            try:
                decision = await decide_on(trial)
                answer = await self._commit(trial, decision, request)
            except (Conflict, Duplicate):
                metrics().conflicts.inc()
                await self._discard(decision)
                await self._sync(request)
            except NotStored:
                raise
            except TenfoldError:
                if not self._store.is_shared or not await self._sync(request):
                    raise
            else:
                if effects is not None:
                    await effects()
                return answer
            if request.key in self._answers:
                return self._answers[request.key]
        raise Busy

    async def _decide(self, requester: Requester, command: AnyCommand, trial: Table) -> Decision:
        if requester.guest not in self.members:
            raise NotFound
        if isinstance(command, React):
            return Decision()
        if isinstance(command, Rematch):
            return await self._decide_rematch(requester, command, trial)
        return decide(trial, requester, command, now_ms())

    async def _commit(self, trial: Table, decision: Decision, request: Request) -> bytes:
        """Append a fork's events, make it the table, answer and publish; Conflict if the log has grown."""
        answer = frames.answer(request.command_id, **decision.fields)
        if not decision.events:
            return _send(request.outbox, self._remember(request.key, answer))
        before = self.table
        stored = [StoredEvent(events.encode_event(event)) for event in decision.events]
        stored[0] = StoredEvent(stored[0].body, request.key, answer)
        jobs = [*self.jobs_after(trial), *self._services.notifier.jobs(before, trial)]
        jobs += history_jobs(trial, before.status)
        is_noticed = trial.is_noticed_since(before.head)
        begun = time.perf_counter()
        await self._store.tables.append(
            self.id, before.head, stored, summary_of(trial), is_noticed=is_noticed, jobs=jobs
        )
        metrics().appends.observe(time.perf_counter() - begun)
        self.table = trial
        self._answers[request.key] = answer
        _send(request.outbox, answer)
        await self._broadcaster.broadcast(before, decision.events)
        if self._services.cluster is not None:
            self._services.cluster.publish("log", self.id, trial.head)
        self.schedule(jobs)
        self.update_stand_ins()
        if trial.status == "over" != before.status:
            self._services.on_match_over(trial)
        return answer

    async def _apply_effects(self, requester: Requester, command: AnyCommand) -> None:
        """Do what a command also does once it's accepted."""
        guest = requester.guest
        if isinstance(command, React):
            self._react(requester, command.reaction)
        elif isinstance(command, SetChat) and not command.yes:
            await self.chat.clear()
        elif isinstance(command, Sit):
            await self._store.tables.admit(self.id, guest)
        elif isinstance(command, Leave) and (
            guest not in self.table.lobby.people or self.table.status == "over"
        ):
            await self._store.tables.hide(self.id, guest)

    def _remember(self, key: str, answer: bytes) -> bytes:
        self._unstored_answers[key] = answer
        if len(self._unstored_answers) > MAX_UNSTORED_ANSWERS:
            del self._unstored_answers[next(iter(self._unstored_answers))]
        return answer

    async def _sync(self, request: Request | None = None) -> bool:
        """Read what another process has appended, and publish it; whether there was anything.

        If it answers a request that waits here, the answer goes out before anyone is told.
        """
        self._synced_at = time.monotonic()
        stored = await self._store.tables.events(self.id, self.table.head)
        if not stored:
            return False
        before, news = self.table, [events.decode_event(event.body) for event in stored]
        if any(isinstance(event, events.GuestErased) for event in news):  # the log was rewritten
            await self._load()
        else:
            after = before.fork()
            for event in news:
                after.apply(event)
            self.table = after
            self._answers |= {e.command_id: e.answer for e in stored if e.command_id and e.answer}
            self._planned = frozenset(self.jobs_after(after))
        if request is not None and request.key in self._answers:
            _send(request.outbox, self._answers[request.key])
        await self._broadcaster.broadcast(before, self.table.events[before.head :])
        self.update_stand_ins()
        return True

    async def sync(self) -> None:
        if self._store.is_shared:
            async with self.lock:
                await self._sync()

    async def sync_if_stale(self) -> None:
        """Ask other processes about a table that no one is connected to here, which nothing else does."""
        cluster = self._services.cluster
        if cluster is None or self.outboxes or time.monotonic() - self._synced_at < STALE_SECONDS:
            return
        self._synced_at = time.monotonic()
        await cluster.refresh({self.id})

    async def on_peer_update(self, elsewhere: PeerState) -> None:
        if elsewhere.head > self.table.head:
            await self.sync()
        await self.chat.sync(elsewhere.chat)
        has_changed = elsewhere.guests != self.state.elsewhere
        self.state.elsewhere = elsewhere.guests
        self.state.absent = set(elsewhere.absent)
        if has_changed:
            self._broadcaster.broadcast_presence()
        self.update_stand_ins()

    async def reload(self) -> None:
        """Read the whole log again, because its beginning was rewritten."""
        async with self.lock:
            before = self.table
            await self._load()
            await self._broadcaster.broadcast(before, self.table.events[before.head :])
            self.update_stand_ins()

    async def _load(self) -> None:
        """Load the table from its whole log, and disconnect those who are no longer members."""
        self.table, self._answers = await self._services.load_table(self.id)
        self.members = set(await self._store.tables.members(self.id))
        self.close(lambda outbox: outbox.member not in self.members)

    def jobs_after(self, table: Table) -> list[Job]:
        """The jobs that follow from a table; they're stored with its last event."""
        return [*self.bot_turns.jobs(table), *clock_jobs(table)]

    def schedule(self, jobs: Sequence[Job]) -> None:
        """Let the worker look when the first of these stored jobs is due."""
        self._planned = frozenset(jobs)
        if jobs:
            self._services.wake_worker(min(job.seconds for job in jobs))

    async def plan_turns(self) -> None:
        """Plan the turns of bots: who connects and disconnects also changes for whom they play."""
        jobs = self.bot_turns.jobs(self.table)
        if jobs:
            await self._store.jobs.plan(self.id, jobs)
            self.schedule(jobs)

    async def play_for(self, seat: int) -> JobResult | float:
        """Let a program play for a seat as long as it's due and the program's to play; people come first."""
        if self._services.load.is_high:
            return WAIT_SECONDS
        if self.bot_turns.waits_for_company and self._services.cluster is not None:
            await self._services.cluster.refresh({self.id})  # someone may watch at another process
        while await self.bot_turns.take_turn(seat, self._commit_bot_move):
            if seat not in self.table.due:
                # What was stored with the last event says whether the job still waits.
                return JobResult.DONE if Job(TURN, str(seat)) in self._planned else JobResult.REPLACED
        return 0.0 if Job(TURN, str(seat)) in self.bot_turns.jobs(self.table) else JobResult.DONE

    async def _commit_bot_move(self, base: Table, trial: Table) -> bool:
        """Make a bot's move, applied to a fork of `base`, unless that has changed; whether it was made."""
        async with self.lock:
            event = trial.retime(base, now_ms())
            assert isinstance(event, events.EntryAdded)
            assert base.match is not None
            key = f"bot:{self.id}:{event.seat}:{base.match.count(event.seat)}"
            if self.table is not base or key in self._answers or not self.bot_turns.plays(event.seat):
                return False
            trial.use_game(base.game)
            decision = Decision((event,), {"number": trial.position("").entries})
            try:
                await self._commit(trial, decision, Request(key, key))
            except (Conflict, Duplicate):
                metrics().conflicts.inc()
                await self._sync()
                return False
            return True

    async def time_out(self, seat: int) -> JobResult | float:
        """Let a seat's time run out if it has.

        People who just lost the connection have the grace period, once a match and not once a move. While
        the server was down, nobody could come back, so it begins when the server started.
        """
        clock = self.table.clock
        if clock is None or seat not in clock.running:
            return JobResult.DONE
        left = clock.left_at(seat, now_ms())
        if left > 0:
            return left / MS
        guest = self.table.lobby.seats[seat].guest
        is_expected = guest is not None and guest not in self.state.here and guest not in self.state.absent
        if is_expected:
            down = max(0, self._services.up_since() - clock.deadline(seat))
            grace = self._services.settings.grace_seconds * MS - clock.overtime_at(seat, now_ms()) + down
            if grace > 0:
                return min(RETRY_SECONDS, grace / MS)
        is_recorded = await self._record(
            "time", lambda table: command_handlers.timed_out(table, seat, now_ms())
        )
        return JobResult.REPLACED if is_recorded else RETRY_SECONDS

    def update_stand_ins(self) -> None:
        """See who is away and for whom bots play; absences count after the grace period."""
        if self.table.status == "playing":
            self._writes.expect_absences(set(self.table.lobby.people) - self.state.absent - self.state.here)
        if self.bot_turns.stand_ins_changed():
            self._broadcaster.broadcast_presence()
            self._writes.write(self.plan_turns)

    async def mark_absent(self, guest: str) -> None:
        """A person has been away for the grace period."""
        if self._services.cluster is not None:
            await self._services.cluster.refresh({self.id})
        elif guest in self._writes.expected:
            self._writes.expected.discard(guest)
            self.state.absent.add(guest)
            self.update_stand_ins()

    def evict(self, guest: str) -> None:
        """Disconnect a guest who may not be here any more; no one waits for their return."""
        self.members.discard(guest)
        self.state.absent.add(guest)
        for key in [key for key in self._unstored_answers if key.startswith(f"{guest}:")]:
            del self._unstored_answers[key]
        self.close(lambda outbox: outbox.member == guest)

    def close(self, is_to_close: Callable[[Outbox], bool] = lambda _: True) -> None:
        for outbox in filter(is_to_close, list(chain(*self.outboxes.values()))):
            outbox.close()

    async def close_match(self) -> None:
        """End a running match on behalf of the server's admin; it stays as it is."""
        await self._record(
            "closed", lambda table: None if table.status == "over" else events.MatchClosed("closed")
        )

    async def rename(self, guest: str, look: Look) -> None:
        await self._record("name", lambda table: command_handlers.player_renamed(table, guest, look))

    async def apply_renames(self) -> None:
        """Take over the looks that guests chose while this table wasn't in memory, or at another process."""
        for guest, look in await self._store.tables.take_renames(self.id):
            await self.rename(guest, look)

    async def take_over(self, guest: str, look: Look) -> None:
        """Let someone who comes late to an evening continue for a bot."""
        if await self._record("late", lambda table: command_handlers.seat_taken_over(table, guest, look)):
            await self._store.tables.admit(self.id, guest)
            self.members.add(guest)

    async def _record(self, reason: str, event_of: Callable[[Table], events.AnyEvent | None]) -> bool:
        """Record an event that no command asked for, if there is one; whether there was."""
        async with self.lock:
            return await self._record_locked(reason, event_of)

    async def _record_locked(self, reason: str, event_of: Callable[[Table], events.AnyEvent | None]) -> bool:
        is_recorded = False

        async def decide_event(trial: Table) -> Decision:
            nonlocal is_recorded
            event = event_of(trial)
            is_recorded = event is not None
            return Decision() if event is None else Decision((trial.record(event, now_ms()),))

        if event_of(self.table) is not None:
            await self._change(Request(f"{reason}:{self.table.head}"), decide_event)
        return is_recorded

    async def _decide_rematch(self, requester: Requester, command: Rematch, trial: Table) -> Decision:
        """Create the next table, or join the one there is, which also says that the guest is ready."""
        lobby, guest = trial.lobby, requester.guest
        if lobby.rematch is not None:
            room = await self._services.find_room(lobby.rematch, None)
            await room.handle(guest, Ready(id=command.id, yes=True))
            return Decision((), {"table": lobby.rematch})
        if lobby.evening:
            raise Unavailable("evening-rematch")
        if trial.status != "over":
            raise Unavailable("not-over", "not-over-rematch")
        if guest not in {*lobby.people, lobby.host}:
            raise Unavailable("not-seated", "not-seated-rematch")
        members = await self._store.tables.members(self.id)  # another process may have let some in
        table = await self._services.create_rematch(self.table, guest, sorted(members))
        return Decision((trial.record(events.RematchCreated(table, guest), now_ms()),), {"table": table})

    async def _discard(self, decision: Decision) -> None:
        """Hide the table of a rematch if another process created one at the same moment."""
        for event in decision.events:
            if isinstance(event, events.RematchCreated):
                for member in await self._store.tables.members(event.table):
                    await self._store.tables.hide(event.table, member)

    async def _hint(self, guest: str, command: Hint) -> bytes:
        table = self.table
        try:
            command_handlers.check_hint(table, guest, command.seat)
        except TenfoldError as error:
            return frames.refusal(command.id, error)
        lesson = table.lesson
        asked = table.game.actions.parse(lesson.plays[0]) if lesson is not None and lesson.plays else None
        agent, view = self.state.hint_agent, table.view(command.seat)
        best, *others = await self._services.agent_pool.suggest(
            agent, view, asked, guest, says_capitals=table.lobby.learning == "capitals"
        )
        more = [frames.candidate_json(table.game, other) for other in others]
        then = [table.game.actions.notation(action) for action in best.then]
        return frames.answer(command.id, **frames.candidate_json(table.game, best), then=then, others=more)

    def _react(self, requester: Requester, reaction: str) -> None:
        names = [seat.name for seat in self.table.lobby.seats if seat.guest == requester.guest]
        name = names[0] if names else requester.look.name
        self.broadcast_reaction(name, reaction)
        if self._services.cluster is not None:
            self._services.cluster.publish("reaction", self.id, who=name, text=reaction)

    def broadcast_reaction(self, name: str, reaction: str) -> None:
        self._broadcaster.broadcast_reaction(name, reaction)

    async def attach(self, outbox: Outbox, after: int) -> None:
        """Begin a connection: it gets everything since its last frame."""
        if self._is_dropped:
            room = await self._services.find_room(self.id, outbox.member)
            await room.attach(outbox, after)
            return
        await self._services.tasks.run_shielded(self._attach(outbox, after))
        await self._services.tasks.run_shielded(self.chat.send_all(outbox))

    async def _attach(self, outbox: Outbox, after: int) -> None:
        guest, cluster = outbox.guest, self._services.cluster
        self.used = time.monotonic()
        async with self.lock:
            if self._store.is_shared:
                await self._sync()
            if any(seat.guest == guest and seat.has_left for seat in self.table.lobby.seats):
                await self._record_locked("back", lambda _: events.PlayerReturned(guest))
                await self._store.tables.admit(self.id, guest)
            is_new, had_no_company = guest not in self.outboxes, self.bot_turns.waits_for_company
            self.outboxes.setdefault(guest, []).append(outbox)
            self.state.absent.discard(guest)
            self._broadcaster.resume(outbox, after)
            if is_new:
                if had_no_company:
                    self._writes.write(self.plan_turns)
                self._broadcaster.broadcast_presence(but=outbox)
                if cluster is not None:
                    self._writes.write(partial(cluster.publish_join, self.id, guest))
                for job in self._services.notifier.jobs_about(self.table, guest):
                    self._writes.write(partial(self._store.jobs.cancel, self.id, job.kind, job.subject))
            self.update_stand_ins()

    def detach(self, outbox: Outbox) -> None:
        self.used = time.monotonic()
        guest, cluster = outbox.guest, self._services.cluster
        outboxes = self.outboxes.get(guest, [])
        if outbox not in outboxes:
            room = self._services.rooms.get(self.id)
            if room is not None and room is not self:
                room.detach(outbox)
            return
        outboxes.remove(outbox)
        if not outboxes:
            del self.outboxes[guest]
            if cluster is not None:
                self._writes.write(partial(cluster.publish_leave, self.id, guest))
            self._broadcaster.broadcast_presence()
            self.update_stand_ins()

    @property
    def is_idle(self) -> bool:
        return not self.outboxes and not self.bot_turns.is_busy and not self.lock.locked()


def _send(outbox: Outbox | None, answer: bytes) -> bytes:
    if outbox is not None:
        outbox.put(Frame(answer))
    return answer
