"""Opening the one file: private, up to date, and able to be written; else a sentence that says why not."""

import os
import sqlite3
from contextlib import closing
from importlib import resources
from pathlib import Path

from tenfold.core.errors import TenfoldError
from tenfold.core.messages import os_error_text, translate
from tenfold.server.messages import say

OVERWRITTEN = 5
"""Since this version of the file, what is deleted is overwritten."""


class BadDatabase(TenfoldError):
    """The file is not one that this program can use."""

    code = "bad-database"


def migrations(kind: str = "sqlite") -> list[tuple[int, str]]:
    """The numbered SQL files of a kind of database, in order."""
    folder = resources.files("tenfold.server.stores") / "migrations" / kind
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda f: f.name)
    return [(int(file.name.split("_")[0]), file.read_text(encoding="utf-8")) for file in files]


def connect(path: Path) -> sqlite3.Connection:
    """A connection that makes durable what it commits."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA busy_timeout = 5000")
    connection.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Bring an older file up to date; a newer one is refused."""
    steps = migrations()
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > steps[-1][0]:
        raise BadDatabase(say("data-newer"))
    for number, script in steps:
        if number > version:
            connection.executescript(f"BEGIN IMMEDIATE;{script}\nPRAGMA user_version = {number};COMMIT;")
    if 0 < version < OVERWRITTEN:
        connection.execute("VACUUM")  # what older versions deleted may still stand in free pages


def make_folder(folder: Path) -> None:
    """A folder that only its owner can look into."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        raise BadDatabase(say("data-file-there", folder=str(folder))) from error
    except OSError as error:
        raise BadDatabase(say("data-not-made", folder=str(folder), why=os_error_text(error))) from error
    if not os.access(folder, os.W_OK | os.X_OK):
        raise BadDatabase(say("data-unwritable", folder=str(folder)))


def make_private(path: Path) -> None:
    """A file that only its owner can read: it holds seeds and the key that signs guests."""
    make_folder(path.parent)
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        path.chmod(0o600)
    except IsADirectoryError as error:
        raise BadDatabase(say("data-is-folder", path=str(path))) from error
    except OSError as error:
        raise BadDatabase(translate("error-unwritable", path=str(path), why=os_error_text(error))) from error


def backup(source: Path, target: Path) -> None:
    """Copy a database, also while a server uses it; the copy is whole."""
    if not source.exists():
        raise BadDatabase(say("data-none", folder=str(source.parent)))
    make_private(target)
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


def opened(path: Path) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """A connection that writes and one that reads, to a file that can be used; else a sentence."""
    connections: list[sqlite3.Connection] = []
    try:
        connections.append(connect(path))
        migrate(connections[0])
        try_to_write(connections[0])
        connections.append(connect(path))
    except sqlite3.DatabaseError as error:
        for connection in connections:
            connection.close()
        raise _unusable(path, error) from error
    except BadDatabase:
        connections[0].close()
        raise
    return connections[0], connections[1]


def try_to_write(connection: sqlite3.Connection) -> None:
    """Write something that changes nothing, and read what every start needs."""
    connection.execute("UPDATE lived SET seconds = seconds")
    connection.execute("SELECT count(*) FROM keys, guests, codes").fetchone()
    connection.execute("SELECT id FROM tables LIMIT 1").fetchall()
    connection.execute("SELECT seq FROM events LIMIT 1").fetchall()


def _unusable(path: Path, error: sqlite3.DatabaseError) -> BadDatabase:
    """Why a file cannot be used: it cannot be written, or it is not one of ours."""
    name = getattr(error, "sqlite_errorname", "")
    if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_IOERR", "SQLITE_FULL", "SQLITE_PERM")):
        return BadDatabase(translate("error-unwritable", path=str(path), why=str(error)))
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return BadDatabase(say("data-busy", path=str(path)))
    return BadDatabase(say("data-foreign", path=str(path), why=str(error)))
