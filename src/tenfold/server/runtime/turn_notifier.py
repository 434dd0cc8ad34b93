"""Notifies people who aren't at the table that it's their turn, or that they're invited, by email or push.

Jobs are planned only when others become due, which everyone notices, and never for secret actions. So neither
a notification nor its time reveals anything that the table doesn't (docs/adr/0017).
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import TypeVar
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

from tenfold.server.background.worker import JobResult
from tenfold.server.messages import message
from tenfold.server.metrics import metrics
from tenfold.server.notifications import push
from tenfold.server.notifications.content import Notice, invitation_content, turn_content
from tenfold.server.notifications.email import Mailer, sender_of
from tenfold.server.notifications.errors import DeliveryError
from tenfold.server.notifications.push import Pusher, create_pusher
from tenfold.server.notifications.smtp import smtp_relay
from tenfold.server.runtime.room_state import RoomState
from tenfold.server.settings import Settings
from tenfold.server.settings_loader import BadSettings
from tenfold.server.stores.jobs import INVITATION, NOTICE, SERVER_WIDE, Job, TakenJob
from tenfold.server.stores.notifications import MAIL, PUSH, RETRY_SECONDS, Subscription
from tenfold.server.stores.store import Store
from tenfold.server.table.clock import is_turn_based
from tenfold.server.table.table import Table

log = logging.getLogger("tenfold.server")

T = TypeVar("T")
OpenTable = Callable[[str], Awaitable[RoomState]]
"""Opens a table, as all processes know it."""
Send = Callable[[], Awaitable[None]]
"""Sends one message; DeliveryError if it isn't accepted."""

MAIL_THREADS = 2
RESOLVER_THREADS = 4
MAX_EXCHANGES = 64
"""How many messages of a kind are sent at once, or wait for a thread."""
BUSY_SECONDS = 2.0
"""How soon to try again what can't be sent now."""
PAUSED_SECONDS = 60.0


@dataclass(frozen=True)
class Channels:
    mailer: Mailer | None = None
    pusher: Pusher | None = None


def create_channels(settings: Settings) -> Channels:
    """The channels that the settings name; BadSettings if they're invalid."""
    pusher = None
    if settings.push_key:
        pusher = create_pusher(settings.push_key, settings.push_contact, settings.push_inside)
    if not settings.smtp:
        return Channels(pusher=pusher)
    address = settings.public_url.rstrip("/")
    site = urlsplit(address)
    if site.scheme not in {"http", "https"} or not site.hostname or site.path or site.query:
        raise BadSettings(message("settings-public-url"))
    sender = sender_of(settings.mail_from)
    return Channels(Mailer(smtp_relay(settings.smtp, site.hostname), sender, address), pusher)


class TurnNotifier:
    """Plans, writes and sends the notifications of one process."""

    def __init__(self, settings: Settings, store: Store, open_table: OpenTable) -> None:
        self._store = store
        self._open_table = open_table
        self.channels = create_channels(settings)
        self._delay = settings.notice_seconds
        self._pace = settings.limits.notices
        self._exchanges: set[tuple[str, str, str]] = set()
        """What is being sent, by kind, host and guest; guests name their own push services."""
        self._mailers = ThreadPoolExecutor(MAIL_THREADS, thread_name_prefix="tenfold-mail")
        self._resolvers = ThreadPoolExecutor(RESOLVER_THREADS, thread_name_prefix="tenfold-name")
        self._lookups: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held while a name of this guest is looked up."""

    @property
    def is_on(self) -> bool:
        return self.channels != Channels()

    async def resolve(self, guest: str, work: Callable[[], T]) -> T:
        """Run a guest's name lookup in threads of its own, so that a slow one delays no notification.

        Each guest has one thread at a time, until it's free again: whoever waits for it may give up earlier,
        but a guest whose services have slow names never holds the threads of others.
        """
        lookups = self._lookups.setdefault(guest, asyncio.Lock())
        await lookups.acquire()

        def release(looked_up: asyncio.Future[T]) -> None:
            lookups.release()
            if not looked_up.cancelled():
                looked_up.exception()  # it's known even if no one waits for it any more

        looked_up = asyncio.get_running_loop().run_in_executor(self._resolvers, work)
        looked_up.add_done_callback(release)
        return await asyncio.shield(looked_up)

    def close(self) -> None:
        """Release the threads; the next process finishes what was begun."""
        for threads in (self._mailers, self._resolvers):
            threads.shutdown(wait=False, cancel_futures=True)

    def jobs(self, before: Table, after: Table) -> list[Job]:
        """Jobs for the turns that have begun, of people who play with others."""
        if not self.is_on or after.status != "playing" or after.lobby.is_guide or len(after.lobby.people) < 2:
            return []
        begun = [seat for seat in after.due if after.due_since(seat) != before.due_since(seat)]
        return self._jobs(after, begun)

    def jobs_about(self, table: Table, guest: str) -> list[Job]:
        """The jobs that may be planned for a guest, who is here now."""
        if not self.is_on or table.status != "playing":
            return []
        return self._jobs(table, [seat for seat in table.due if table.lobby.seats[seat].guest == guest])

    def _jobs(self, table: Table, seats: Sequence[int]) -> list[Job]:
        people = [seat for seat in seats if table.lobby.seats[seat].is_played_by_person]
        return [Job(NOTICE, f"{seat}:{table.due_since(seat)}", self._delay) for seat in people]

    async def notify_turn(self, job: TakenJob) -> JobResult | float:
        """Notify a person of their turn, if it still is, they aren't here, and they want to know."""
        room = await self._open_table(job.table)
        table, subject = room.table, job.subject
        seat = int(subject.partition(":")[0])
        chair = table.lobby.seats[seat]
        guest = chair.guest
        is_their_turn = table.status == "playing" and subject == f"{seat}:{table.due_since(seat)}"
        if guest is None or guest in room.here or not is_their_turn or not chair.is_played_by_person:
            return JobResult.DONE
        if table.lobby.is_paused:
            return PAUSED_SECONDS
        wanted = await self._store.notifications.preference(table.identity.id, guest)
        if not (is_turn_based(table.lobby.clock) if wanted is None else wanted):
            return JobResult.DONE
        return await self._notify(guest, table.identity.id, subject, partial(turn_content, table, seat))

    def invitation_jobs(self, guest: str) -> list[Job]:
        return [Job(INVITATION, guest)] if self.is_on else []

    async def notify_invited(self, job: TakenJob) -> JobResult | float:
        """Notify a person of an invitation, if the table waits for them and they want to know."""
        room, guest = await self._open_table(job.table), job.subject
        table = room.table
        is_expected = table.status == "waiting" and guest not in {*room.here, *table.lobby.people}
        if not is_expected or not await self._store.guests.wants_invitations(guest):
            return JobResult.DONE
        return await self._notify(guest, table.identity.id, INVITATION, partial(invitation_content, table))

    async def _notify(
        self, guest: str, table_id: str, subject: str, content: Callable[[str], Notice]
    ) -> JobResult | float:
        """Notify a guest by all their confirmed subscriptions; `content` writes it in a language."""
        ways = [way for way in await self._store.notifications.subscriptions(guest) if way.confirm is None]
        waits = await asyncio.gather(
            *(self._notify_by(group, table_id, subject, content) for group in by_host(ways)),
        )
        return min((wait for wait in waits if wait is not None), default=JobResult.DONE)

    async def _notify_by(
        self, ways: Sequence[Subscription], table_id: str, turn: str, content: Callable[[str], Notice]
    ) -> float | None:
        """Notify by subscriptions with the same host, one after another."""
        waits = []
        for way in ways:
            notice = content(way.language)
            if way.kind == PUSH and self.channels.pusher is not None:
                send = partial(self._push, self.channels.pusher, way, notice, table_id)
            elif way.kind == MAIL and self.channels.mailer is not None:
                mailer = self.channels.mailer
                send = partial(self._mail, partial(mailer.send_notice, way, notice, f"{table_id}:{turn}"))
            else:
                continue
            waits.append(await self._send_once(way, table_id, turn, send))
        return min((wait for wait in waits if wait is not None), default=None)

    async def send_confirmation(self, job: TakenJob) -> JobResult | float:
        mailer, subject = self.channels.mailer, job.subject
        way = await self._store.notifications.subscription(subject.partition(":")[0])
        if way is None or way.confirm is None or mailer is None:
            return JobResult.DONE
        send = partial(self._mail, partial(mailer.send_confirmation, way, subject))
        wait = await self._send_once(way, SERVER_WIDE, subject, send)
        return JobResult.DONE if wait is None else wait

    async def _send_once(self, way: Subscription, table: str, turn: str, send: Send) -> float | None:
        """Send something that no other process has sent or sends; the seconds until a retry, if any."""
        exchange = (way.kind, host_of(way), way.guest)
        if exchange in self._exchanges or self._count(way.kind) >= MAX_EXCHANGES:
            return BUSY_SECONDS
        self._exchanges.add(exchange)
        try:
            wait = await self._store.notifications.claim(way.id, table, turn, self._pace)
            if wait is None or wait > 0:
                return wait
            outcome = await self._send(way.kind, send)
        finally:
            self._exchanges.discard(exchange)
        metrics().notices.labels(way.kind, outcome).inc()
        if outcome == "gone":
            await self._store.notifications.unsubscribe(way.id)
            return None
        await self._store.notifications.finish(way.id, table, turn, is_done=outcome != "failed")
        return RETRY_SECONDS if outcome == "failed" else None

    def _count(self, kind: str) -> int:
        return sum(one == kind for one, _, _ in self._exchanges)

    async def _send(self, kind: str, send: Send) -> str:
        try:
            await send()
        except DeliveryError as error:
            log.warning("could not send a notification by %s: %s", kind, error)
            return "gone" if error.is_gone else "refused" if error.is_final else "failed"
        return "sent"

    async def _mail(self, work: Callable[[], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._mailers, work)

    async def _push(self, pusher: Pusher, way: Subscription, notice: Notice, table: str) -> None:
        try:
            async with asyncio.timeout(push.SECONDS):
                request = await self.resolve(way.guest, partial(pusher.prepare, way, notice, table))
                await request.send()
        except TimeoutError as error:
            raise DeliveryError("TimeoutError") from error


def host_of(way: Subscription) -> str:
    """The server that is asked to deliver: a push service, or always the same mail server."""
    return urlsplit(way.address).netloc if way.kind == PUSH else ""


def by_host(ways: Iterable[Subscription]) -> list[list[Subscription]]:
    groups: dict[tuple[str, str], list[Subscription]] = {}
    for way in ways:
        groups.setdefault((way.kind, host_of(way)), []).append(way)
    return list(groups.values())
