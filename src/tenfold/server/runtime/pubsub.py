"""Pub/sub between processes: a signal says which table to read, so a lost one only costs a moment."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec

from tenfold.core.errors import TenfoldError
from tenfold.server.messages import message
from tenfold.server.settings import Settings
from tenfold.server.stores.postgres_connection import UNREACHABLE

try:
    import asyncpg
except ImportError:  # an extra
    asyncpg = None
try:
    import redis.asyncio as redis
    from redis.exceptions import RedisError
except ImportError:  # an extra
    redis = None  # type: ignore[assignment]
    RedisError = OSError  # type: ignore[misc,assignment]

log = logging.getLogger("tenfold.server")

CHANNEL = "tenfold"
RETRY_SECONDS = 0.5
ANSWER_SECONDS = 2.0
MAX_QUEUED = 10_000
"""Signals beyond this are lost; other processes poll."""
MAX_BATCH = 100


SignalKind = Literal["log", "presence", "reaction", "chat", "name"]


class BadRedis(TenfoldError):
    code = "bad-redis"


class Signal(msgspec.Struct, frozen=True, array_like=True):
    """What a process tells the others; nothing that anyone at the table can't see."""

    process: str
    what: SignalKind
    table: str
    """Several for a name, with commas between them."""
    seq: int = 0
    """The number of the last event; 0 means that the log was rewritten or removed."""
    who: str = ""
    text: str = ""


encode = msgspec.json.encode
decode = msgspec.json.Decoder(Signal).decode
OnSignal = Callable[[Signal | None], None]
"""Handles a signal; None means that some may have been missed."""


class PubSub(ABC):
    """A channel on which processes signal each other."""

    def __init__(self) -> None:
        self._waiting: deque[bytes] = deque(maxlen=MAX_QUEUED)
        self._ready = asyncio.Event()

    def publish(self, signal: Signal) -> None:
        """Signal the other processes; it doesn't wait, and the signal may be lost."""
        self._waiting.append(encode(signal))
        self._ready.set()

    async def _take(self) -> list[bytes]:
        while not self._waiting:
            self._ready.clear()
            await self._ready.wait()
        return [self._waiting.popleft() for _ in range(min(MAX_BATCH, len(self._waiting)))]

    @abstractmethod
    async def run(self, on_signal: OnSignal) -> None:
        """Send and receive signals until cancelled, also after the connection was lost."""

    async def warnings(self) -> list[str]:
        """Sentences about what is wrong; everything works nevertheless, a little later."""
        return []


def _deliver(on_signal: OnSignal, content: bytes | str) -> None:
    try:
        on_signal(decode(content))
    except (msgspec.MsgspecError, UnicodeError):
        log.info("ignored an unknown signal from another process")


class RedisPubSub(PubSub):
    """Pub/sub on a Redis channel."""

    def __init__(self, url: str) -> None:
        super().__init__()
        if redis is None:
            raise BadRedis(message("redis-package"))
        try:
            self._client: Any = redis.from_url(
                url, socket_connect_timeout=ANSWER_SECONDS, socket_timeout=ANSWER_SECONDS
            )
            self._listener: Any = redis.from_url(url, socket_connect_timeout=ANSWER_SECONDS)
        except ValueError as error:
            raise BadRedis(message("redis-name")) from error
        self._place = urlsplit(url).hostname or "this machine"

    async def run(self, on_signal: OnSignal) -> None:
        sending = asyncio.create_task(self._send())
        try:
            while True:
                try:
                    await self._listen(on_signal)
                except (RedisError, OSError) as error:
                    log.info("lost connection to Redis, retrying: %s", type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)
        finally:
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            await self._client.aclose()
            await self._listener.aclose()

    async def _listen(self, on_signal: OnSignal) -> None:
        async with self._listener.pubsub() as listening:
            await listening.subscribe(CHANNEL)
            on_signal(None)
            async for received in listening.listen():
                if received["type"] == "message":
                    _deliver(on_signal, received["data"])

    async def _send(self) -> None:
        while True:
            signals = await self._take()
            try:
                async with self._client.pipeline(transaction=False) as pipeline:
                    for one in signals:
                        pipeline.publish(CHANNEL, one)
                    await pipeline.execute()
            except (RedisError, OSError) as error:
                log.info("could not publish to Redis: %s", type(error).__name__)

    async def warnings(self) -> list[str]:
        try:
            await self._client.ping()
        except (RedisError, OSError):
            return [message("redis-away", place=self._place)]
        return []


class PostgresPubSub(PubSub):
    """Pub/sub on a channel of the database, without Redis; the store says what is wrong with it."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url

    async def run(self, on_signal: OnSignal) -> None:
        while True:
            try:
                await self._listen(on_signal)
            except UNREACHABLE as error:
                log.info("lost LISTEN connection to the database, retrying: %s", type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self, on_signal: OnSignal) -> None:
        connection = await asyncpg.connect(self._url, timeout=ANSWER_SECONDS)
        try:
            await connection.add_listener(CHANNEL, lambda _, __, ___, content: _deliver(on_signal, content))
            on_signal(None)
            while not connection.is_closed():
                signals = [one.decode() for one in await self._take()]
                sql = "SELECT pg_notify($1, content) FROM unnest($2::text[]) AS new (content)"
                await connection.execute(sql, CHANNEL, signals, timeout=ANSWER_SECONDS)
        finally:
            connection.terminate()


def create_pubsub(settings: Settings) -> PubSub | None:
    """The pub/sub that the settings name; None where one process has everything in its file."""
    if not settings.database:
        if settings.redis:
            raise BadRedis(message("redis-without-database"))
        return None
    return RedisPubSub(settings.redis) if settings.redis else PostgresPubSub(settings.database)
