"""Opening a Postgres database: reachable, up to date and writable; else a sentence that says why not."""

import asyncio
import errno
import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import parse_qs, urlsplit

from tenfold.core.messages import os_error_text
from tenfold.server.messages import say
from tenfold.server.stores.opening import BadDatabase, migrations

try:
    import asyncpg
except ImportError:  # an extra: whoever keeps everything in one file does not need it
    asyncpg = None

MOST_CONNECTIONS = 8
CONNECT_SECONDS = 10.0
MIGRATING = 0x7E4F01D
"""The number of the lock under which one server at a time brings a database up to date."""
UNREACHABLE: tuple[type[Exception], ...] = (OSError, TimeoutError)
if asyncpg is not None:
    UNREACHABLE += (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
DURABLE = {"application_name": "tenfold", "synchronous_commit": "on"}


def shown(url: str) -> str:
    """A database as a sentence may name it: without a password."""
    try:
        parts = urlsplit(url)
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return "of that name"
    folder = parse_qs(parts.query).get("host", [""])[0]
    return f"{parts.hostname or folder or 'this machine'}{port}{parts.path or '/'}"


def ready(url: str) -> None:
    """Bring a database up to date, and write to it; BadDatabase if it cannot be used.

    In a thread, because whoever makes a store may be on an event loop already.
    """
    if asyncpg is None:
        raise BadDatabase(say("data-asyncpg"))
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(_ready(url))).result()


async def pool_of(url: str) -> Any:
    """Connections that make durable what they commit."""
    return await asyncpg.create_pool(
        url,
        min_size=1,
        max_size=MOST_CONNECTIONS,
        timeout=CONNECT_SECONDS,
        server_settings=DURABLE,
    )


async def _ready(url: str) -> None:
    try:
        connection = await asyncpg.connect(url, timeout=CONNECT_SECONDS, server_settings=DURABLE)
    except UNREACHABLE as error:
        raise BadDatabase(say("data-out-of-reach", name=shown(url), why=_cause_of(error))) from error
    except ValueError as error:
        raise BadDatabase(say("data-name")) from error
    try:
        await _migrate(connection)
        await connection.execute("UPDATE lived SET seconds = seconds")
    except asyncpg.PostgresError as error:
        raise BadDatabase(say("data-unusable", name=shown(url), why=_cause_of(error))) from error
    finally:
        await connection.close()


async def _migrate(connection: Any) -> None:
    """Bring an older database up to date; a newer one is refused."""
    steps = migrations("postgres")
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        await connection.execute("CREATE TABLE IF NOT EXISTS version (number integer NOT NULL)")
        version = await connection.fetchval("SELECT max(number) FROM version") or 0
        if version > steps[-1][0]:
            raise BadDatabase(say("data-newer"))
        for number, script in steps:
            if number > version:
                await connection.execute(script)
                await connection.execute("INSERT INTO version VALUES ($1)", number)


def _cause_of(error: Exception) -> str:
    """What the database or the system says, as part of a sentence."""
    if isinstance(error, TimeoutError):
        return os_error_text(OSError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT)))
    if isinstance(error, OSError) and error.errno:
        # asyncio puts the address into the words of the system; it stands in the sentence already.
        number = error.errno
        return os_error_text(error if number < 0 else OSError(number, os.strerror(number)))
    if isinstance(error, asyncpg.InternalClientError):
        return say("data-no-postgres")
    return (str(error) or type(error).__name__).strip().rstrip(".")
