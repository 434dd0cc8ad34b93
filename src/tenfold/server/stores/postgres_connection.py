"""Connects to a Postgres database and migrates it."""

import asyncio
import errno
import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import parse_qs, urlsplit

from tenfold.core.messages import os_error_text
from tenfold.server.messages import message
from tenfold.server.stores.errors import BadDatabase
from tenfold.server.stores.migrations import load_migrations

try:
    import asyncpg
except ImportError:  # an extra, which only servers with such a database need
    asyncpg = None

MAX_CONNECTIONS = 8
CONNECT_SECONDS = 10.0
MIGRATION_LOCK = 0x7E4F01D
"""The advisory lock that lets one server at a time migrate a database."""
UNREACHABLE: tuple[type[Exception], ...] = (OSError, TimeoutError)
"""How it shows that the database can't be used; the last one, that it restarts within an answer."""
if asyncpg is not None:
    UNREACHABLE += (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
DURABLE = {"application_name": "tenfold", "synchronous_commit": "on"}


def display_name(url: str) -> str:
    """The name of a database for messages, without its password."""
    try:
        parts = urlsplit(url)
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return "of that name"
    folder = parse_qs(parts.query).get("host", [""])[0]
    return f"{parts.hostname or folder or 'this machine'}{port}{parts.path or '/'}"


def prepare_database(url: str) -> None:
    """Migrate a database, and check that it can be written. Raises BadDatabase.

    In a thread, because the caller may run on an event loop already.
    """
    if asyncpg is None:
        raise BadDatabase(message("data-asyncpg"))
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(_prepare(url))).result()


async def create_pool(url: str) -> Any:
    """A pool of connections whose commits are durable."""
    return await asyncpg.create_pool(
        url,
        min_size=0,  # otherwise asyncpg logs a traceback for each try while the database is away
        max_size=MAX_CONNECTIONS,
        timeout=CONNECT_SECONDS,
        server_settings=DURABLE,
    )


async def _prepare(url: str) -> None:
    try:
        connection = await asyncpg.connect(url, timeout=CONNECT_SECONDS, server_settings=DURABLE)
    except UNREACHABLE as error:
        raise BadDatabase(
            message("data-out-of-reach", name=display_name(url), why=_cause_of(error))
        ) from error
    except ValueError as error:
        raise BadDatabase(message("data-name")) from error
    try:
        await _migrate(connection)
        await connection.execute("UPDATE lived SET seconds = seconds")
    except UNREACHABLE as error:  # the connection may be lost meanwhile
        raise BadDatabase(message("data-unusable", name=display_name(url), why=_cause_of(error))) from error
    finally:
        await connection.close()


async def _migrate(connection: Any) -> None:
    """Migrate an older database. Raises BadDatabase for a newer one."""
    steps = load_migrations("postgres")
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS version (number integer NOT NULL)")
        version = await connection.fetchval("SELECT max(number) FROM version") or 0
        if version > steps[-1][0]:
            raise BadDatabase(message("data-newer"))
        for number, script in steps:
            if number > version:
                await connection.execute(script)
                await connection.execute("INSERT INTO version VALUES ($1)", number)


def _cause_of(error: Exception) -> str:
    """What the database or the system reports, as part of a sentence."""
    if isinstance(error, TimeoutError):
        return os_error_text(OSError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT)))
    if isinstance(error, OSError) and error.errno:
        # asyncio adds the address to the system's message; our sentence has it already.
        number = error.errno
        return os_error_text(error if number < 0 else OSError(number, os.strerror(number)))
    if isinstance(error, asyncpg.InternalClientError):
        return message("data-no-postgres")
    return (str(error) or type(error).__name__).strip().rstrip(".")
