"""The house: all tables, in memory or in the store, and what happens without anybody asking."""

import asyncio
import contextvars
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from tenfold.agents.characters import agent_name_of, require_agent
from tenfold.core.game import BEGINS, Game
from tenfold.core.languages import DEFAULT_LANGUAGE, current_language, use_language
from tenfold.core.match_log import SECRET_BYTES
from tenfold.core.registry import game_of
from tenfold.guides import Guide, guide_of
from tenfold.server.background.analysis_queue import AnalysisQueue
from tenfold.server.background.expiry import Expiry, unload_idle
from tenfold.server.background.game_loader import GameLoader
from tenfold.server.background.worker import JobResult, Worker
from tenfold.server.bots.agent_pool import AgentPool, pool_size
from tenfold.server.display_names import distinct_name, visible_name
from tenfold.server.errors import NotFound, NotOver, NotStored
from tenfold.server.identity import GUESTS, Signer, new_code, new_id
from tenfold.server.metrics import metrics
from tenfold.server.runtime.clock_jobs import handle_timeout, with_timestamp
from tenfold.server.runtime.cluster import Cluster
from tenfold.server.runtime.erasure import resume_erasures
from tenfold.server.runtime.evening_service import EveningService
from tenfold.server.runtime.pubsub import create_pubsub
from tenfold.server.runtime.room import Room
from tenfold.server.runtime.table_summary import summary_of
from tenfold.server.runtime.turn_notifier import TurnNotifier
from tenfold.server.settings import Settings
from tenfold.server.stores.errors import Conflict, Taken
from tenfold.server.stores.factory import create_store
from tenfold.server.stores.jobs import (
    ABSENCE,
    CLOCK,
    CONFIRM,
    EXPIRY,
    NOTICE,
    RESUME,
    SERVER_WIDE,
    TURN,
    Job,
    TakenJob,
)
from tenfold.server.stores.store import Store
from tenfold.server.stores.tables import StoredEvent, TableRow
from tenfold.server.table import replays
from tenfold.server.table.command_handlers import bot_seated
from tenfold.server.table.commands import Leave, NewTable
from tenfold.server.table.events import (
    AnyEvent,
    EntryAdded,
    MatchClosed,
    MatchStarted,
    SeatPlan,
    TableCreated,
    decode_event,
    encode_event,
)
from tenfold.server.table.table import Identity, Table

log = logging.getLogger("tenfold.server")

T = TypeVar("T")

CODE_TRIES = 8
MEASURE_SECONDS = 5.0
FOLDERS = 2


class House:
    """Everything that one server process holds."""

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.settings = settings
        self.store: Store = store or create_store(settings)
        self.game_loader = GameLoader(self._go_on_compiled)
        self.agent_pool = AgentPool(pool_size(settings.processes))
        self.analysis_queue = AnalysisQueue(self.store, self._in_background)
        self.signer = Signer(b"")
        self.notifier = TurnNotifier(self)
        self._expiry = Expiry(self.store, settings, self._connected, self._drop)
        self.worker = Worker(
            self.store.jobs,
            {
                CLOCK: self._clock,
                TURN: self._turn,
                ABSENCE: self._absence,
                RESUME: self._look,
                NOTICE: self.notifier.notify_turn,
                CONFIRM: self.notifier.send_confirmation,
                EXPIRY: self._expiry.done,
            },
        )
        self.rooms: dict[str, Room] = {}
        self.cluster = self._create_cluster()
        """Other processes that serve the same tables; None where there can be none."""
        self.evenings = EveningService(self)
        self.view_lock = asyncio.Lock()
        """Held while a view is made: one at a time in the whole house, so that answers pass between them."""
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._folding = ThreadPoolExecutor(FOLDERS, thread_name_prefix="tenfold-fold")
        """Threads of their own for long work on tables: nobody else waits for it."""

    def _create_cluster(self) -> Cluster | None:
        pubsub = create_pubsub(self.settings)
        presence = self.store.presence
        if pubsub is None or presence is None:
            return None
        return Cluster(self.worker.name, presence, pubsub, self.rooms, self._drop)

    async def open(self) -> None:
        """Be ready for guests: the key that signs them, the games, what waits to be done."""
        own = await self.store.admin.get_or_create_key(GUESTS, secrets.token_bytes(32))
        others = [
            key for name, key in (await self.store.admin.keys()).items() if name.startswith(f"{GUESTS}:")
        ]
        self.signer = Signer(own, others)
        if self.cluster is None or await self.cluster.is_first():
            await self._begin_anew()
        await self.store.jobs.plan(SERVER_WIDE, [Job(EXPIRY)])
        if self.cluster is not None:
            self._in_background(self.cluster.run())
            self._in_background(self._expiry.keep_touching())
        idle = self.settings.idle_seconds
        for work in (self._prepare(), unload_idle(self.rooms, idle), self.worker.run(), self._measure()):
            self._in_background(work)

    async def _measure(self) -> None:
        """Say how much there is, again and again."""
        while True:
            metrics().tables.set(len(self.rooms))
            with suppress(NotStored):
                metrics().jobs_waiting.set(await self.store.jobs.count_due())
            await asyncio.sleep(MEASURE_SECONDS)

    async def _begin_anew(self) -> None:
        """Nobody is here yet: who is away is so from now on, and old tables are looked for at once."""
        for kind in (ABSENCE, EXPIRY):
            await self.store.jobs.delete_kind(kind)
        if self.store.presence is not None:
            await self.store.presence.clear_absent()

    def _connected(self) -> list[str]:
        """The tables to which somebody is connected."""
        return [table for table, room in self.rooms.items() if room.outboxes]

    def _drop(self, tables: Iterable[str]) -> None:
        """Let go of tables that are forgotten."""
        for table in tables:
            room = self.rooms.pop(table, None)
            if room is not None:
                room.close()

    async def close(self) -> None:
        """Finish what was begun, and let everything go."""
        for room in list(self.rooms.values()):
            room.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.worker.close()
        if self.cluster is not None:
            await self.cluster.close()
        for room in list(self.rooms.values()):
            async with room.lock:
                pass
        self.agent_pool.close()
        self.notifier.close()
        self._folding.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    def hush(self) -> None:
        """End every connection: the server stops, and nobody is to wait for it."""
        for room in self.rooms.values():
            room.hush()

    async def in_own_thread(self, work: Callable[..., T], *args: Any) -> T:
        """Work for whoever is being answered, in their language."""
        within = contextvars.copy_context()
        return await asyncio.get_running_loop().run_in_executor(self._folding, within.run, work, *args)

    def _in_background(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def in_passing(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something that nobody waits for; where nothing can be stored, the store has said so."""

        async def quietly() -> None:
            with suppress(NotStored):
                await work()

        self._in_background(quietly())

    def in_background(self, work: Coroutine[Any, Any, T]) -> None:
        """Do something beside everything else; it is ended with the house."""
        self._in_background(work)

    async def undisturbed(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if whoever wanted it has gone."""
        return await asyncio.shield(self._in_background(work))

    async def _prepare(self) -> None:
        preparing = self._in_background(self.game_loader.prepare())
        await resume_erasures(self)
        await preparing
        for table in await self.store.blobs.tables_missing(replays.FILE):
            await self._keep(table)

    async def room_for_bots(self, table: str) -> Room:
        """Bots can wait a moment for what has only to be loaded: interpreted, many long logs take longer."""
        if table not in self.rooms:
            row = await self.store.tables.row(table)
            if row is not None:
                await self.game_loader.loaded(row.game)
        return await self.room(table)

    async def _turn(self, job: TakenJob) -> JobResult | float:
        """A bot, or who stands in, plays for a seat as long as it is due."""
        room, seat = await self.room_for_bots(job.table), int(job.subject)
        await room.sync()
        if room.table.lobby.seats[seat].guest is not None:
            await handle_timeout(room, seat)  # who stands in saves nobody whose time was out before
        return await room.play_for(seat)

    async def _clock(self, job: TakenJob) -> JobResult | float:
        """The time of a seat is out."""
        room = await self.room_for_bots(job.table)
        await room.sync()
        return await handle_timeout(room, int(job.subject.partition(":")[0]))

    async def _absence(self, job: TakenJob) -> JobResult:
        """A person has been away for the grace."""
        if self.cluster is not None:
            await self.cluster.mark_absent(job.table, job.subject)
        room = self.rooms.get(job.table)
        if room is not None:
            await room.note_absent(job.subject)
        return JobResult.DONE

    async def _look(self, job: TakenJob) -> JobResult:
        """A table at which a bot may be due: an old one, one from elsewhere, one that somebody left."""
        await self.room_for_bots(job.table)
        return JobResult.DONE

    async def _go_on_compiled(self, game_id: str) -> None:
        """The compiled rules of a game are there: all tables go on with them."""
        for room in list(self.rooms.values()):
            if room.table.game.id == game_id:
                async with room.lock:
                    room.table.use_game(game_of(game_id))

    def _opened(self, room: Room) -> Room:
        """A room that people may enter; its game may have been compiled while it was made."""
        game = room.table.game
        if self.game_loader.is_loaded(game.id):
            room.table.use_game(game_of(game.id))
        self.rooms[room.id] = room
        return room

    async def room(self, table: str, guest: str | None = None) -> Room:
        """The room of a table; for a guest, only if it is theirs to see."""
        room = self.rooms.get(table)
        if room is None:
            task = self._loading.get(table)
            if task is None:
                task = self._in_background(self._load(table))
                self._loading[table] = task
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            room = await asyncio.shield(task)
        await room.sync_if_stale()
        if guest is not None and guest not in room.members:
            if self.store.is_shared:  # another process may have let them in
                room.members |= set(await self.store.tables.members(table))
            if guest not in room.members:
                raise NotFound
        room.used = time.monotonic()
        if guest is not None and not room.is_touched:
            room.is_touched = True
            await self.store.tables.touch([table])
        return room

    async def _load(self, table: str) -> Room:
        folded, answers = await self.folded(table)
        has_ended = folded.lobby.ended or await self.store.tables.status(table) == "over"
        if folded.old_rules is not None and not has_ended:
            with suppress(Conflict):  # another process was faster, and has said the same
                await self._end(folded)
        room = self._opened(Room(self, folded, answers, set(await self.store.tables.members(table))))
        if self.cluster is not None:
            await self.cluster.refresh({table})
        for guest, name in await self.store.tables.take_renames(table):
            await room.rename(guest, name)
        await room.plan_turns()
        room.review()
        return room

    async def folded(self, table: str) -> tuple[Table, dict[str, bytes]]:
        """A table as its log says, and the answers that were given."""
        row = await self.store.tables.row(table)
        if row is None:
            raise NotFound
        game = await self.game_loader.game(row.game)
        stored = await self.store.tables.events(table)
        identity = Identity(row.id, row.key, row.code, row.secret)
        events = [decode_event(event.body) for event in stored]
        folded = await self.in_own_thread(Table.replay, game, identity, events)
        return folded, {e.command_id: e.answer for e in stored if e.command_id and e.answer}

    async def _end(self, table: Table) -> None:
        """A running match whose rules are not played any more is ended with a word."""
        event = MatchClosed("old-rules")
        head = table.head
        table.apply(event)
        stored = [StoredEvent(encode_event(event))]
        await self.store.tables.append(table.identity.id, head, stored, summary_of(table))

    def keep_replay(self, table: str) -> None:
        """Keep the replay of a match that is over."""
        self._in_background(self._keep(table))

    async def _keep(self, table: str) -> None:
        """Keep what a replay needs, so that it can be read when the rules are others.

        The file comes last: it says that everything is there. What fails is tried again at the next start.
        """
        try:
            room = self.rooms.get(table)
            folded = room.table if room is not None else (await self.folded(table))[0]
            while folded.match is not None:
                await self._keep_parts(folded)
                if len(await self.store.tables.event_times(table)) == folded.head:
                    break
                folded = (await self.folded(table))[0]  # a name may have gone from the log meanwhile
        except Exception:
            log.exception("the replay of table %s cannot be kept", table)

    async def _keep_parts(self, table: Table) -> None:
        with use_language(DEFAULT_LANGUAGE):  # what is kept is the same whoever made the last move
            made = await self.in_own_thread(lambda: dict(replays.stored_parts(table)))
        last = made.pop(replays.FILE)
        keep = partial(self.store.blobs.put, table.identity.id)
        await asyncio.gather(*(keep(name, body) for name, body in made.items()))
        await keep(replays.FILE, last)

    async def finished(self, table: str, guest: str) -> Room:
        """The room of a finished match, for who was there or for everybody if it is shared."""
        room = await self.room(table)
        if guest not in room.members and self.store.is_shared:
            room.members |= set(await self.store.tables.members(table))
        if guest not in room.members and not (room.table.status == "over" and room.table.lobby.is_shared):
            raise NotFound
        if room.table.status != "over":
            await room.sync()  # another process may know that it is
        if room.table.status != "over":
            raise NotOver
        return room

    async def part(self, table: Table, name: str, make: Callable[[], bytes]) -> bytes:
        """A part of a finished match, compressed: as it was kept, or made now.

        It is kept in English: whoever reads another language gets it made anew, as long as it can be.
        """
        if current_language() == DEFAULT_LANGUAGE or table.match is None:
            kept = await self.store.blobs.get(table.identity.id, name)
            if kept is not None:
                return kept
        if table.match is None:
            raise NotFound("replay")
        return await self.in_own_thread(lambda: replays.gzip_bytes(make()))

    async def lines_page(self, table: Table, observer: str, page: int) -> bytes:
        """A page of a replay with the table as lines of text, which are not kept."""
        return await self.in_own_thread(
            lambda: replays.gzip_bytes(replays.page(table, observer, page, has_lines=True))
        )

    async def make(self, guest: str, new: NewTable) -> Identity:
        """A new table, as somebody wants it."""
        game = await self.game_loader.game(new.game)
        options = game.validate_options(len(new.seats), new.options)
        name = await self.store.guests.name(guest)
        seats = planned(new, guest, name)
        event = TableCreated(
            game.id,
            options,
            new.public,
            new.hints,
            guest,
            seats,
            new.help,
            new.learning,
            new.pace,
            agent_name_of(require_agent(new.helper, game.id)) if new.helper else "",
            clock=new.clock,
        )
        return await self._made(game, event, [guest], starts=new.start)

    async def make_guide(self, guest: str, game_id: str) -> Identity:
        """A guided first game for one person: a real match, played ahead to the first step of its guide."""
        game = await self.game_loader.game(game_id)
        guide = guide_of(game)
        if guide is None:
            raise NotFound("guide")
        plans: list[SeatPlan] = []
        name = await self.store.guests.name(guest)
        for character in guide.players:
            if character:
                plans.append(planned_bot(game.id, character, plans))
            else:
                distinct = distinct_name(name or "Guest", [plan.name for plan in plans])
                plans.append(SeatPlan("person", distinct, guest, ready=True))
        options = game.validate_options(len(plans), guide.options)
        event = TableCreated(game.id, options, public=False, hints=True, host=guest, seats=plans, guide=True)
        return await self._made(game, event, [guest], starts=True, guide=guide)

    async def make_rematch(self, table: Table, guest: str, members: Sequence[str]) -> str:
        """The next table: the same people and bots, the beginning seat moved on by one."""
        game, lobby = table.game, table.lobby
        options = dict(lobby.options)
        if table.match is not None and any(option.name == BEGINS for option in game.options):
            state = table.match.true_state()
            beginner = int(state["beginner"]) if "beginner" in game.state.fields else 0
            options = game.rematch(len(lobby.seats), options, beginner)
        seats = [
            SeatPlan(seat.kind, seat.name, seat.guest, ready=seat.guest == guest)
            if seat.kind == "person" and seat.guest is not None
            else SeatPlan("open")
            for seat in lobby.seats
        ]
        for number, seat in enumerate(lobby.seats):
            if seat.kind == "bot":
                seats[number] = planned_bot(game.id, seat.character or seat.agent or "", seats)
        event = TableCreated(
            game.id,
            options,
            lobby.is_public,
            lobby.has_hints,
            guest,
            seats,
            lobby.has_help,
            lobby.learning,
            lobby.pace,
            lobby.helper,
            clock=lobby.clock,
        )
        is_alone = set(lobby.people) <= {guest}
        made = await self._made(game, event, members, starts=is_alone)
        for watcher in set(members) - {*lobby.people, guest}:
            await self.store.tables.hide(made.id, watcher)
        return made.id

    async def make_for_evening(
        self, table: str, game: Game, event: TableCreated, people: Sequence[str]
    ) -> None:
        """A table of an evening, whose id was decided before; its host looks on, and has it on no list."""
        members = list(dict.fromkeys([*people, event.host]))
        await self._made(game, event, members, starts=True, table_id=table)
        if event.host not in people:
            await self.store.tables.hide(table, event.host)

    def bot_chair(self, game_id: str, asked: str, others: Sequence[SeatPlan]) -> SeatPlan:
        """A seat for a bot that fills up a table."""
        return planned_bot(game_id, asked, others)

    async def _made(
        self,
        game: Game,
        event: TableCreated,
        members: Sequence[str],
        *,
        starts: bool,
        table_id: str = "",
        guide: Guide | None = None,
    ) -> Identity:
        for _ in range(CODE_TRIES):
            secret = secrets.token_bytes(SECRET_BYTES) if guide is None else guide.secret
            identity = Identity(table_id or new_id(), new_id(), new_code(), secret)
            table = Table(game, identity)
            events: list[AnyEvent] = [event]
            table.apply(event)
            if starts and not table.lobby.open_seats:
                events.append(with_timestamp(MatchStarted(game.rules_version), table))
                table.apply(events[-1])
            if guide is not None:
                events += await self.in_own_thread(opened_by, table, guide)
            row = TableRow(identity.id, game.id, identity.key, identity.code, identity.secret, event.public)
            stored = [StoredEvent(encode_event(one)) for one in events]
            try:
                room = Room(self, table, {}, set(members))
                jobs = room.jobs_after(table)
                await self.store.tables.create(row, stored, summary_of(table), members, jobs=jobs)
            except Taken:
                if table_id and await self.store.tables.row(table_id) is not None:
                    return (await self.room(table_id)).table.identity  # another process was faster
                continue  # the short code was taken
            self._opened(room).is_waited_for(jobs)
            room.review()
            return identity
        raise AssertionError

    async def admit(self, guest: str, table: str) -> str:
        """Give a guest the right to sit and to watch."""
        room = await self.room(table)
        if room.table.lobby.is_guide and guest not in room.members:
            raise NotFound
        await self.store.tables.admit(table, guest)
        room.members.add(guest)
        return table

    async def visit(self, guest: str, table: str) -> str:
        """Everybody may come to a public table; it is on a guest's own list when the guest sits there."""
        row = await self.store.tables.row(table)
        if row is None or not row.public:
            raise NotFound
        room = await self.room(table)
        if guest not in room.members:
            await self.store.tables.admit(table, guest)
            await self.store.tables.hide(table, guest)
            room.members.add(guest)
        return table

    async def forget(self, guest: str, table: str) -> None:
        """Go away from a table, and leave it out of the guest's own list."""
        room = await self.room(table, guest)
        await room.command(guest, Leave(id=new_id()))
        await self.store.tables.hide(table, guest)

    async def remove(self, table: str) -> bool:
        """Delete a table with everything of it, and send everybody home; whether there was one."""
        is_removed = await self.store.tables.delete(table)
        self._drop([table])
        self._publish_change(table)
        return is_removed

    def cut_off(self, is_out: Callable[[str | None], bool]) -> None:
        """End the connections of addresses that are not let in any more."""
        for room in list(self.rooms.values()):
            room.cut_off(is_out)

    async def end(self, table: str) -> None:
        """Close a table: a running match is over, and one that has not begun is removed."""
        room = await self.room(table)
        if room.table.status == "waiting":
            await self.remove(table)
        else:
            await room.end()

    async def read_again(self, table: str) -> None:
        """The log of a table says something else: whoever has it in memory reads it again."""
        if table in self._loading or table in self.rooms:
            await (await self.room(table)).read_again()
        self._publish_change(table)

    def _publish_change(self, table: str) -> None:
        if self.cluster is not None:
            self.cluster.publish_append(table, 0)

    async def rename(self, guest: str, name: str) -> str:
        """A guest's name, here and at every table where the guest sits.

        A table that is not in memory hears of it when it is opened: of the last name only.
        """
        clean = visible_name(name)
        await self.store.guests.rename(guest, clean)
        for room in list(self.rooms.values()):
            if guest in room.table.lobby.people:
                await room.rename(guest, clean)
        if self.cluster is not None:
            self.cluster.publish_rename(await self.store.tables.unfinished_ids(guest))
        return clean


def opened_by(table: Table, guide: Guide) -> list[AnyEvent]:
    """What a guide plays ahead at its table."""
    return [table.apply_with_digest(EntryAdded(move.seat, move.plays[0], by="bot")) for move in guide.opening]


def planned_bot(game_id: str, asked: str, others: Sequence[SeatPlan]) -> SeatPlan:
    """A seat for a bot, which is none of those that sit already."""
    comer = bot_seated(game_id, 0, asked, others)
    return SeatPlan("bot", comer.name, agent=comer.agent, character=comer.character)


def planned(new: NewTable, guest: str, name: str) -> list[SeatPlan]:
    """Who sits where at a new table; names are distinct."""
    plans: list[SeatPlan] = []
    taken: list[str] = []
    for seat in new.seats:
        if seat.kind == "open":
            plan = SeatPlan("open")
        elif seat.kind == "bot":
            plan = planned_bot(new.game, seat.agent, plans)
        else:
            own = visible_name(seat.name) or name or "Guest"
            plan = SeatPlan("person", distinct_name(own, taken), guest, ready=True)
        plans.append(plan)
        taken.append(plan.name)
    return plans
