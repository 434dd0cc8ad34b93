"""Appends an event in SQLite with one statement.

Each statement releases the interpreter's lock, and a busy event loop is slow to give it back. So everything
that belongs to an append is in a trigger of the connection that writes, and the lock is taken once.
"""

import sqlite3
import time

import msgspec

from tenfold.server.stores.errors import Conflict, Duplicate
from tenfold.server.stores.jobs import LOG_KINDS
from tenfold.server.stores.tables import TOUCH, Append

KINDS = ", ".join(f"'{kind}'" for kind in LOG_KINDS)
SUMMARY = ("status", "open_seats", "bot_due", "names", "due", "results")
EVENT = ("table_id", "head", "command_id", "body", "answer", "now", "is_noticed")
COLUMNS = (*EVENT, *SUMMARY, "clock", "jobs")
APPEND = f"INSERT INTO appending VALUES ({', '.join('?' * len(COLUMNS))})"
WANTED = "SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(NEW.jobs)"
TRIGGER = f"""
CREATE TEMP VIEW appending ({", ".join(COLUMNS)}) AS SELECT {", ".join("NULL" for _ in COLUMNS)};

CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appending BEGIN
    SELECT RAISE(ABORT, 'another event has this number')
        WHERE (SELECT max(seq) FROM events WHERE table_id = NEW.table_id) IS NOT NEW.head;
    INSERT INTO events
        VALUES (NEW.table_id, NEW.head + 1, NEW.command_id, NEW.body, NEW.answer, NEW.now);
    UPDATE tables SET updated = iif(NEW.is_noticed, NEW.now, updated), status = NEW.status,
        open_seats = NEW.open_seats, bot_due = NEW.bot_due, names = NEW.names, due = NEW.due,
        results = NEW.results, {TOUCH}
        WHERE id = NEW.table_id;
    DELETE FROM jobs
        WHERE table_id = NEW.table_id AND kind IN ({KINDS}) AND (kind, subject) NOT IN ({WANTED});
    INSERT INTO jobs (table_id, kind, subject, planned, due)
        SELECT NEW.table_id, json_extract(value, '$[0]'), json_extract(value, '$[1]'),
            NEW.clock, NEW.clock + json_extract(value, '$[2]') FROM json_each(NEW.jobs) WHERE true
        ON CONFLICT DO UPDATE SET times = times + 1;
END;
"""


def create_trigger(connection: sqlite3.Connection) -> None:
    connection.executescript(TRIGGER)


def append(connection: sqlite3.Connection, new: Append) -> None:
    """Append events, one statement each. Raises Conflict or Duplicate."""
    clock = time.time()
    planned = msgspec.json.encode([(job.kind, job.subject, job.seconds) for job in new.jobs]).decode()
    try:
        for number, event in enumerate(new.events, new.head):
            row = (new.table, number, event.command_id, event.body, event.answer, int(clock), new.is_noticed)
            connection.execute(APPEND, (*row, *new.summary, clock, planned)).close()
    except sqlite3.IntegrityError as error:
        is_late = error.sqlite_errorname == "SQLITE_CONSTRAINT_TRIGGER"
        raise (Conflict if is_late else Duplicate) from error
