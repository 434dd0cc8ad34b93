"""Notifies people who aren't at the table that it's their turn, by email or push.

Jobs are planned only when others become due, which everyone notices, and never for secret actions. So neither
a notification nor its time reveals anything that the table doesn't (docs/adr/0017).
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import TypeVar
from urllib.parse import urlsplit

from tenfold.server.background.worker import JobResult
from tenfold.server.messages import message
from tenfold.server.metrics import metrics
from tenfold.server.notifications.content import turn_content
from tenfold.server.notifications.email import EmailComposer, sender_of
from tenfold.server.notifications.errors import DeliveryError
from tenfold.server.notifications.push import Pusher, create_pusher
from tenfold.server.notifications.smtp import SmtpRelay, smtp_relay
from tenfold.server.runtime.room_state import RoomState
from tenfold.server.settings import Settings
from tenfold.server.settings_loader import BadSettings
from tenfold.server.stores.jobs import NOTICE, SERVER_WIDE, Job, TakenJob
from tenfold.server.stores.notifications import MAIL, PUSH, RETRY_SECONDS, Rate, Subscription
from tenfold.server.stores.store import Store
from tenfold.server.table.clock import is_turn_based
from tenfold.server.table.table import Table

log = logging.getLogger("tenfold.server")

T = TypeVar("T")
OpenTable = Callable[[str], Awaitable[RoomState]]
"""Opens a table, as all processes know it."""

SENDER_THREADS = 4
"""How many messages are sent at once; each waits for another server."""
RESOLVER_THREADS = 2
PAUSED_SECONDS = 60.0


@dataclass(frozen=True)
class Channels:
    """The channels that this server sends by; None if it doesn't."""

    relay: SmtpRelay | None = None
    writer: EmailComposer | None = None
    sender: str = ""
    pusher: Pusher | None = None


def create_channels(settings: Settings) -> Channels:
    """The channels that the settings name; BadSettings if they're invalid."""
    pusher = None
    if settings.push_key:
        pusher = create_pusher(settings.push_key, settings.push_contact, settings.push_inside)
    if not settings.smtp:
        return Channels(pusher=pusher)
    site = urlsplit(settings.public_url.rstrip("/"))
    if site.scheme not in {"http", "https"} or not site.hostname or site.path or site.query:
        raise BadSettings(message("settings-public-url"))
    sender = sender_of(settings.mail_from)
    relay = smtp_relay(settings.smtp, site.hostname)
    return Channels(relay, EmailComposer(sender, settings.public_url.rstrip("/")), sender.addr_spec, pusher)


class TurnNotifier:
    """Plans, writes and sends the notifications of one process."""

    def __init__(self, settings: Settings, store: Store, open_table: OpenTable) -> None:
        self._store = store
        self._open_table = open_table
        self._channels = create_channels(settings)
        self._delay = settings.notice_seconds
        self._pace = Rate(settings.limits.notices.count, settings.limits.notices.seconds)
        self._senders = ThreadPoolExecutor(SENDER_THREADS, thread_name_prefix="tenfold-notice")
        self._resolvers = ThreadPoolExecutor(RESOLVER_THREADS, thread_name_prefix="tenfold-name")

    @property
    def has_mail(self) -> bool:
        """Whether email is sent."""
        return self._channels.relay is not None

    @property
    def is_on(self) -> bool:
        """Whether any notification can be sent."""
        return self.has_mail or self.pusher is not None

    @property
    def pusher(self) -> Pusher | None:
        """Sends messages to browsers, if that's set up."""
        return self._channels.pusher

    async def resolve(self, work: Callable[[], T]) -> T:
        """Run a name lookup in threads of its own, so that a slow one delays no notification."""
        return await asyncio.get_running_loop().run_in_executor(self._resolvers, work)

    def close(self) -> None:
        """Release the threads; the next process finishes what was begun."""
        for threads in (self._senders, self._resolvers):
            threads.shutdown(wait=False, cancel_futures=True)

    def jobs(self, before: Table, after: Table) -> list[Job]:
        """Jobs for the turns that have begun, of people who play with others."""
        if not self.is_on or after.status != "playing" or after.lobby.is_guide:
            return []
        if len(set(after.lobby.people)) < 2:
            return []
        return [
            job
            for seat in after.due
            if after.due_since(seat) != before.due_since(seat)
            for job in self._job(after, seat)
        ]

    def jobs_about(self, table: Table, guest: str) -> list[Job]:
        """The jobs that may be planned for a guest, who is here now."""
        if not self.is_on or table.status != "playing":
            return []
        seats = [seat for seat in table.due if table.lobby.seats[seat].guest == guest]
        return [job for seat in seats for job in self._job(table, seat)]

    def _job(self, table: Table, seat: int) -> list[Job]:
        if not table.lobby.seats[seat].is_played_by_person:
            return []
        return [Job(NOTICE, f"{seat}:{table.due_since(seat)}", self._delay)]

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
        ways = [way for way in await self._store.notifications.subscriptions(guest) if way.confirm is None]
        waits = await asyncio.gather(*(self._notify(way, table, seat, subject) for way in ways))
        return min((wait for wait in waits if wait is not None), default=JobResult.DONE)

    async def _notify(self, way: Subscription, table: Table, seat: int, turn: str) -> float | None:
        """Notify of one turn by one subscription, once; the seconds until a retry, if any."""
        work = self._sender_for(way, table, seat, turn)
        if work is None:
            return None
        return await self._send_once(way, table.identity.id, turn, work)

    def _sender_for(self, way: Subscription, table: Table, seat: int, turn: str) -> Callable[[], None] | None:
        """What sends a notification to a subscription; None if this server doesn't."""
        channels = self._channels
        notice = turn_content(table, seat, way.language)
        if way.kind == PUSH and channels.pusher is not None:
            return partial(channels.pusher.send, way, notice, table.identity.id)
        if way.kind != MAIL or channels.relay is None or channels.writer is None:
            return None
        letter = channels.writer.turn(way, notice, f"{table.identity.id}:{turn}")
        return partial(channels.relay.send, letter, channels.sender, way.address)

    async def send_confirmation(self, job: TakenJob) -> JobResult | float:
        """Send an email that asks to confirm an address."""
        channels, subject = self._channels, job.subject
        way = await self._store.notifications.subscription(subject.partition(":")[0])
        if way is None or way.confirm is None or channels.relay is None or channels.writer is None:
            return JobResult.DONE
        letter = channels.writer.confirm(way, subject)
        work = partial(channels.relay.send, letter, channels.sender, way.address)
        wait = await self._send_once(way, SERVER_WIDE, subject, work)
        return JobResult.DONE if wait is None else wait

    async def _send_once(
        self, way: Subscription, table: str, turn: str, work: Callable[[], None]
    ) -> float | None:
        """Send something that no other process has sent or sends; the seconds until a retry, if any."""
        wait = await self._store.notifications.claim(way.id, table, turn, self._pace)
        if wait is None or wait > 0:
            return wait
        outcome = await self._send(way.kind, work)
        metrics().notices.labels(way.kind, outcome).inc()
        if outcome == "gone":
            await self._store.notifications.unsubscribe(way.id)
            return None
        await self._store.notifications.finish(way.id, table, turn, is_done=outcome != "failed")
        return RETRY_SECONDS if outcome == "failed" else None

    async def _send(self, kind: str, work: Callable[[], None]) -> str:
        try:
            await asyncio.get_running_loop().run_in_executor(self._senders, work)
        except DeliveryError as error:
            log.warning("could not send a notification by %s: %s", kind, error)
            return "gone" if error.is_gone else "refused" if error.is_final else "failed"
        return "sent"
