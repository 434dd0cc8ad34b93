"""Everything that a server keeps goes into a file, and from a file into another server's store."""

import hashlib
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from tenfold.core.errors import TenfoldError
from tenfold.core.game import Game
from tenfold.core.interpreted_game import interpreted_game_of
from tenfold.core.registry import game_ids, game_of
from tenfold.server.background import compile_process
from tenfold.server.background.export_file import BadExport, copies_in, lines_of, writing
from tenfold.server.identity import GUESTS, clean_code, new_code
from tenfold.server.stores.copies import AnyCopy, Arrivals, Copying, Differs, EveningCopy, KeyCopy, TableCopy
from tenfold.server.stores.store import Conflict
from tenfold.server.table.events import TableCreated, decode_event
from tenfold.server.table.table import Identity, Table

MOST_TABLES = 10**9
STATUSES = {"waiting", "playing", "over"}


async def export(store: Copying, path: Path, codes: Sequence[str] = ()) -> tuple[int, int]:
    """Write everything into a file, or some tables with those who were there; how many tables and guests."""
    lines = [await store.line(clean_code(code)) for code in codes]
    if None in lines:
        raise BadExport("moving-table", code=codes[lines.index(None)])
    chosen = [line.id for line in lines if line is not None]
    tables = chosen if codes else [line.id for line in reversed(await store.every("", MOST_TABLES))]
    guests = await store.guest_copies()
    if codes:
        members = {guest for table in tables for guest in await store.members(table)}
        guests = [guest for guest in guests if guest.id in members]
    count = 0
    with writing(path, int(time.time())) as writer:
        keys = {} if codes else await store.keys()
        for line in lines_of([*(KeyCopy(name, value) for name, value in sorted(keys.items())), *guests]):
            writer.put(line)
        for table in tables:
            copy = await store.table_copy(table)
            if copy is not None:  # it was not removed meanwhile
                for line in lines_of([copy]):
                    writer.put(line)
                count += 1
        for line in lines_of([] if codes else [*await store.evening_copies(), *await store.way_copies()]):
            writer.put(line)
    return count, len(guests)


async def take_in(store: Copying, path: Path, read_evening: Callable[[bytes], object]) -> Arrivals:
    """Everything of a file, or nothing: first the whole file is checked, then all is stored at once."""
    for copy in copies_in(path):
        if isinstance(copy, TableCopy):
            _check(path, copy)
        if isinstance(copy, EveningCopy):
            _check_evening(path, copy, read_evening)
    own = (await store.keys()).get(GUESTS)
    try:
        return await store.take_in(_named(copies_in(path), own), _codes())
    except Differs as error:
        raise BadExport("moving-differs", code=error.code) from error
    except Conflict as error:
        raise BadExport("moving-broken", file=str(path), line="?") from error


def _check(path: Path, copy: TableCopy) -> None:
    """A table whose log can be read from its beginning to its end, and leads where it says."""
    row = copy.row
    if row.game not in game_ids():
        raise BadExport("moving-game", file=str(path), game=row.game)
    try:
        events = [decode_event(event.body) for event, _ in copy.events]
        if not isinstance(events[0], TableCreated) or copy.summary.status not in STATUSES:
            raise BadExport("moving-log", file=str(path), code=row.code)
        Table.replay(_game(row.game), Identity(row.id, row.key, row.code, row.secret), events)
    except (TenfoldError, ValueError, LookupError, TypeError) as error:
        if isinstance(error, BadExport):
            raise
        raise BadExport("moving-log", file=str(path), code=row.code) from error


def _check_evening(path: Path, copy: EveningCopy, read_evening: Callable[[bytes], object]) -> None:
    try:
        read_evening(copy.row.body)
    except ValueError as error:
        raise BadExport("moving-log", file=str(path), code=copy.row.code) from error


def _game(game_id: str) -> Game:
    """The rules as they are there at once: nobody waits for a compiler."""
    return game_of(game_id) if compile_process.is_compiled(game_id) else interpreted_game_of(game_id)


def _named(copies: Iterable[AnyCopy], own: bytes | None) -> Iterator[AnyCopy]:
    """Guests of another server stay themselves: its key is kept beside this server's own."""
    for copy in copies:
        if isinstance(copy, KeyCopy) and copy.name == GUESTS and own not in {None, copy.value}:
            yield KeyCopy(f"{GUESTS}:{hashlib.sha256(copy.value).hexdigest()[:16]}", copy.value)
        else:
            yield copy


def _codes() -> Iterator[str]:
    while True:
        yield new_code()
