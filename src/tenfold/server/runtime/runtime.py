"""The runtime: puts together everything that one server process holds, and starts and stops it."""

import asyncio
import secrets
from contextlib import suppress

from tenfold.server.background.analysis_queue import AnalysisQueue
from tenfold.server.background.expiry import Expiry
from tenfold.server.background.game_loader import GameLoader
from tenfold.server.background.worker import JobResult, Worker
from tenfold.server.bots.agent_pool import AgentPool, pool_size
from tenfold.server.errors import NotStored
from tenfold.server.identity import GUESTS, Signer
from tenfold.server.metrics import metrics
from tenfold.server.runtime.background_tasks import BackgroundTasks, retry_until_stored
from tenfold.server.runtime.clock_jobs import CLOCK_OF_SERVER, now_ms
from tenfold.server.runtime.cluster import Cluster
from tenfold.server.runtime.erasure import Erasure
from tenfold.server.runtime.evening_service import EveningService
from tenfold.server.runtime.fair_thread import FairThread
from tenfold.server.runtime.history_recorder import HistoryRecorder
from tenfold.server.runtime.load import Load
from tenfold.server.runtime.pubsub import create_pubsub
from tenfold.server.runtime.quick_games import QuickGames
from tenfold.server.runtime.replay_store import PageMaker, ReplayStore
from tenfold.server.runtime.room import RoomServices
from tenfold.server.runtime.room_state import RoomState
from tenfold.server.runtime.table_factory import TableFactory
from tenfold.server.runtime.tables import TableRegistry
from tenfold.server.runtime.turn_notifier import TurnNotifier
from tenfold.server.settings import Settings
from tenfold.server.stores.factory import create_store
from tenfold.server.stores.jobs import (
    ABSENCE,
    CLOCK,
    CONFIRM,
    EXPIRY,
    HISTORY,
    INVITATION,
    NOTICE,
    RESUME,
    SERVER_WIDE,
    TURN,
    Job,
    TakenJob,
)
from tenfold.server.stores.store import Store
from tenfold.server.table.table import Table

MEASURE_SECONDS = 5.0
MAX_HANDED_PER_ADDRESS = 8
"""How many games one address can hand over at once."""
MAX_HANDED_IN_ALL = 256


class Runtime:
    """Everything that one server process holds."""

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.settings = settings
        self.store: Store = store or create_store(settings)
        self.signer = Signer(b"")
        self.tasks = BackgroundTasks()
        self.game_loader = GameLoader(lambda game_id: self.tables.use_compiled(game_id))  # noqa: PLW0108  (made next)
        self.tables = TableRegistry(self.store, self.game_loader, self.tasks)
        self.factory = TableFactory(self.store, self.game_loader, self.tables, self.tasks)
        self.device_thread = FairThread("tenfold-device", MAX_HANDED_PER_ADDRESS, MAX_HANDED_IN_ALL)
        """Plays the games again that devices hand over."""
        self.load = Load()
        self.replays = ReplayStore(self.store, self.tables, self.tasks, PageMaker(self.tasks), self.load)
        self.evenings = EveningService(self.store, self.game_loader, self.tables, self.factory, self.tasks)
        self.erasure = Erasure(self.store, self.tables, self.replays, self.tasks, settings.stand_in)
        self._up_since = 0
        """Since when the server has been up, on its clock, if this process was the first; else 0."""
        self.analysis_queue = AnalysisQueue(self.store, self.tasks.spawn)
        self.notifier = TurnNotifier(settings, self.store, self._state_for_notice)
        self.quick_games = QuickGames(self.store, self.game_loader, self.factory, self.notifier)
        self._expiry = Expiry(self.store, settings, self.tables.connected, self.tables.drop)
        self.worker = Worker(
            self.store.jobs,
            {
                TURN: self._turn,
                CLOCK: self._clock,
                ABSENCE: self._absence,
                RESUME: self._resume,
                NOTICE: self.notifier.notify_turn,
                INVITATION: self.notifier.notify_invited,
                CONFIRM: self.notifier.send_confirmation,
                EXPIRY: self._expiry.done,
                HISTORY: HistoryRecorder(self.store, self.tables, self.load).record,
            },
        )
        self.cluster: Cluster | None = None
        """Other processes that serve the same tables; None where there can be none."""
        pubsub, presence = create_pubsub(settings), self.store.presence
        if pubsub is not None and presence is not None:
            name, rooms = self.worker.name, self.tables.rooms
            self.cluster = Cluster(name, presence, pubsub, rooms, self.tables.drop)
        self.services = self.tables.services = RoomServices(
            settings=settings,
            store=self.store,
            tasks=self.tasks,
            agent_pool=AgentPool(pool_size(settings.processes)),
            notifier=self.notifier,
            cluster=self.cluster,
            load=self.load,
            view_lock=asyncio.Lock(),
            wake_worker=self.worker.wake_in,
            up_since=lambda: self._up_since,
            rooms=self.tables.rooms,
            find_room=self.tables.room,
            load_table=self.tables.load_table,
            create_rematch=self.factory.create_rematch,
            on_match_over=self._on_match_over,
        )

    def _on_match_over(self, table: Table) -> None:
        if not table.lobby.is_guide:
            self.replays.save_later(table.identity.id)
            if table.lobby.evening:
                self.evenings.on_match_over(table)

    async def _turn(self, job: TakenJob) -> JobResult | float:
        """Let a bot or a stand-in play for a seat as long as it's due."""
        room, seat = await self.tables.room_for_job(job.table), int(job.subject)
        if room.table.lobby.seats[seat].guest is not None:
            await room.time_out(seat)  # a stand-in saves no one whose time had run out before
        return await room.play_for(seat)

    async def _clock(self, job: TakenJob) -> JobResult | float:
        """A seat's time may have run out."""
        room = await self.tables.room_for_job(job.table)
        return await room.time_out(int(job.subject.partition(":")[0]))

    async def _absence(self, job: TakenJob) -> JobResult:
        """A person has been away for the grace period."""
        if self.cluster is not None:
            await self.cluster.mark_absent(job.table, job.subject)
        room = self.tables.rooms.get(job.table)
        if room is not None:
            await room.mark_absent(job.subject)
        return JobResult.DONE

    async def _resume(self, job: TakenJob) -> JobResult:
        """Open a table where a bot may be due: an old one, an imported one, or one that someone left."""
        await self.tables.room_for_job(job.table)
        return JobResult.DONE

    async def _state_for_notice(self, table: str) -> RoomState:
        """A table as all processes know it."""
        room = await self.tables.room_for_job(table)
        if self.cluster is not None:
            await self.cluster.refresh({table})
        return room.state

    async def open(self) -> None:
        """Start: the key that signs guests, the games, and the jobs that are due."""
        if self.store.is_shared:  # the database may just have gone away
            await retry_until_stored(self._use_store)
            self.tasks.keep_running("clock", lambda: CLOCK_OF_SERVER.follow(self.store.driver))
        else:
            await self._use_store()
        if self.cluster is not None:
            self.tasks.keep_running("cluster", self.cluster.run)
            self.tasks.keep_running("expiry", self._expiry.keep_touching)
        self.tasks.spawn(self._prepare())
        self.tasks.keep_running("unloading", lambda: self.tables.unload_idle(self.settings.idle_seconds))
        self.tasks.keep_running("jobs", self.worker.run)
        self.tasks.keep_running("measuring", self._measure)

    async def _use_store(self) -> None:
        """Read and write what a start needs; it can be repeated."""
        own = await self.store.admin.get_or_create_key(GUESTS, secrets.token_bytes(32))
        others = [
            key for name, key in (await self.store.admin.keys()).items() if name.startswith(f"{GUESTS}:")
        ]
        self.signer = Signer(own, others, await self.store.guests.imported())
        if self.store.is_shared:
            await CLOCK_OF_SERVER.read(self.store.driver)
        if self.cluster is None or await self.cluster.is_first():
            await self._reset_after_restart()
        await self.store.jobs.plan(SERVER_WIDE, [Job(EXPIRY)])

    async def _reset_after_restart(self) -> None:
        """Count absences from now on, because no one is connected yet, and look for old tables at once."""
        self._up_since = now_ms()
        for kind in (ABSENCE, EXPIRY):
            await self.store.jobs.delete_kind(kind)
        if self.store.presence is not None:
            await self.store.presence.clear_absent()

    async def _prepare(self) -> None:
        """Finish what an earlier process began; while nothing can be stored, that waits."""
        preparing = self.tasks.spawn(self.game_loader.prepare())
        await retry_until_stored(self.erasure.resume)
        await preparing
        await retry_until_stored(self.replays.save_missing)

    async def _measure(self) -> None:
        while True:
            metrics().tables.set(len(self.tables.rooms))
            with suppress(NotStored):
                metrics().jobs_waiting.set(await self.store.jobs.count_due())
            await asyncio.sleep(MEASURE_SECONDS)

    async def close(self) -> None:
        self.tables.close_connections()
        await self.tasks.cancel_all()
        await self.worker.close()
        if self.cluster is not None:
            await self.cluster.close()
        await self.tables.wait_until_idle()
        self.services.agent_pool.close()
        self.notifier.close()
        self.replays.pages.close()
        self.device_thread.close()
        self.tasks.close()
        await self.store.close()
