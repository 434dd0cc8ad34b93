"""Opens, migrates and backs up a SQLite file that only its owner can read."""

import os
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

from tenfold.core.messages import os_error_text, translate
from tenfold.server.messages import message
from tenfold.server.stores.errors import BadDatabase
from tenfold.server.stores.migrations import load_migrations

SECURE_DELETE_VERSION = 5
"""The first version of the schema with which deleted data are overwritten."""


def connect(path: Path) -> sqlite3.Connection:
    """Connect so that commits are durable."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA busy_timeout = 5000")
    connection.execute("PRAGMA secure_delete = ON")  # deleted data are overwritten
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Migrate an older file. Raises BadDatabase for a newer one."""
    steps = load_migrations("sqlite")
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > steps[-1][0]:
        raise BadDatabase(message("data-newer"))
    for number, script in steps:
        if number > version:
            connection.executescript(f"BEGIN IMMEDIATE;{script}\nPRAGMA user_version = {number};COMMIT;")
    if 0 < version < SECURE_DELETE_VERSION:
        connection.execute("VACUUM")  # free pages may still hold what older versions deleted


def create_folder(folder: Path) -> None:
    """Create a folder that only its owner can read, unless it exists. Raises BadDatabase."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        raise BadDatabase(message("data-file-there", folder=str(folder))) from error
    except OSError as error:
        raise BadDatabase(message("data-not-made", folder=str(folder), why=os_error_text(error))) from error
    if not os.access(folder, os.W_OK | os.X_OK):
        raise BadDatabase(message("data-unwritable", folder=str(folder)))


def create_private(path: Path) -> None:
    """Create a file that only its owner can read: it holds seeds and the key that signs cookies."""
    create_folder(path.parent)
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        path.chmod(0o600)
    except IsADirectoryError as error:
        raise BadDatabase(message("data-is-folder", path=str(path))) from error
    except OSError as error:
        raise BadDatabase(translate("error-unwritable", path=str(path), why=os_error_text(error))) from error


def backup(source: Path, target: Path) -> None:
    """Copy a database, consistently even while a server uses it. Raises BadDatabase."""
    if not source.exists():
        raise BadDatabase(message("data-none", folder=str(source.parent)))
    create_private(target)
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


def open_connections(path: Path) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """Open a connection that writes and one that reads, to a migrated file. Raises BadDatabase."""
    with ExitStack() as stack:
        try:
            writer = stack.enter_context(closing(connect(path)))
            migrate(writer)
            check_writable(writer)
            reader = connect(path)
        except sqlite3.DatabaseError as error:
            raise _unusable(path, error) from error
        stack.pop_all()  # they stay open
        return writer, reader


def check_writable(connection: sqlite3.Connection) -> None:
    """Write something of no use, and read from the tables that every server needs."""
    # SQLite writes nothing where no byte changes, and on a full disk that succeeds.
    connection.execute(
        "INSERT INTO keys VALUES ('probe', randomblob(4096))"
        " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    )
    connection.execute("SELECT count(*) FROM keys, guests, codes").fetchone()
    connection.execute("SELECT id FROM tables LIMIT 1").fetchall()
    connection.execute("SELECT seq FROM events LIMIT 1").fetchall()


def _unusable(path: Path, error: sqlite3.DatabaseError) -> BadDatabase:
    """Why a file can't be used: it can't be written, it is locked, or it isn't a Tenfold database."""
    name = getattr(error, "sqlite_errorname", "")
    if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_IOERR", "SQLITE_FULL", "SQLITE_PERM")):
        return BadDatabase(translate("error-unwritable", path=str(path), why=str(error)))
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return BadDatabase(message("data-busy", path=str(path)))
    return BadDatabase(message("data-foreign", path=str(path), why=str(error)))


def empty_journal(path: Path) -> None:
    """Move everything into the main file, and leave nothing in the write-ahead log."""
    with closing(connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def file_identities(path: Path) -> list[tuple[int, int] | None]:
    """Which files a database has now, by device and inode; others once they are deleted or replaced."""
    found: list[tuple[int, int] | None] = []
    for name in (path, f"{path}-wal"):
        try:
            status = os.stat(name)  # noqa: PTH116  (called before and after every commit)
            found.append((status.st_dev, status.st_ino))
        except OSError:
            found.append(None)
    return found


def damage_of(path: Path) -> str | None:
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    return None if found == "ok" else found.splitlines()[0]
