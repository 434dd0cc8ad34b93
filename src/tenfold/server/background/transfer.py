"""Exports a server's data to a file, and imports such a file into another server's store."""

import gzip
import hashlib
import io
import json
import re
import time
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from msgspec.structs import replace

from tenfold.core.errors import TenfoldError
from tenfold.core.game import Game
from tenfold.core.interpreted_game import interpreted_game_of
from tenfold.core.registry import game_ids, game_of
from tenfold.server.background import compile_process
from tenfold.server.background.export_file import BadExport, create_export, read_export
from tenfold.server.identity import GUESTS, clean_code, new_code
from tenfold.server.stores import transfer
from tenfold.server.stores.errors import Conflict
from tenfold.server.stores.notifications import Subscription
from tenfold.server.stores.store import Store
from tenfold.server.table.events import TableCreated, decode_event
from tenfold.server.table.table import Identity, Table

MAX_TABLES = 10**9
STATUSES = {"waiting", "playing", "over"}
STORED_PART = re.compile(r"replay|file|look|replay/(-1|[0-9]{1,2}|all)/[0-9]{1,4}")
"""The names of what is stored of a finished match."""
MAX_PART_BYTES = 64 * 1024 * 1024


async def export_data(store: Store, path: Path, codes: Sequence[str] = ()) -> tuple[int, int]:
    """Export everything, or tables by their codes with their guests; return how many of both."""
    lines = [await store.tables.find_line(clean_code(code)) for code in codes]
    if None in lines:
        raise BadExport("moving-table", code=codes[lines.index(None)])
    chosen = lines if codes else reversed(await store.tables.list_all("", MAX_TABLES))
    tables = [line.id for line in chosen if line is not None]
    guests, companions = await store.transfer.guests(), await store.transfer.companions()
    if codes:
        members = {guest for table in tables for guest in await store.tables.members(table)}
        guests = [guest for guest in guests if guest.id in members]
        companions = [_among(row, members) for row in companions if row.guest in members]
    count = 0
    with create_export(path, int(time.time())) as write_all:
        keys = {} if codes else await store.admin.keys()
        write_all(transfer.KeyExport(name, value) for name, value in sorted(keys.items()))
        write_all(guests)
        write_all(companions)
        for table in tables:
            exported = await store.transfer.table(table)
            if exported is not None:  # it wasn't deleted meanwhile
                write_all([exported])
                count += 1
        if not codes:
            write_all(
                transfer.HistoryExport(
                    game.table, game.game, game.ended, game.seats, game.is_rated, game.series
                )
                for game in await store.history.all()
            )
            write_all(await store.transfer.evenings())
            write_all(await store.transfer.subscriptions())
    return count, len(guests)


def _among(row: transfer.CompanionsExport, members: set[str]) -> transfer.CompanionsExport:
    """Without people who aren't exported."""
    return replace(row, removed=[other for other in row.removed if other in members])


async def import_data(
    store: Store,
    path: Path,
    read_evening: Callable[[bytes], object],
    check_address: Callable[[Subscription], None],
) -> transfer.ImportResult:
    """Import a whole file or nothing: it is checked first, then stored in one transaction."""
    for row in read_export(path):
        if isinstance(row, transfer.TableExport):
            _check_table(path, row)
            _check_replay(path, row)
        if isinstance(row, transfer.HistoryExport) and row.game not in game_ids():
            raise BadExport("moving-game", file=str(path), game=row.game)
        if isinstance(row, Subscription):
            try:
                check_address(row)
            except TenfoldError as error:
                raise BadExport("moving-address", file=str(path)) from error
        if isinstance(row, transfer.EveningExport):
            try:
                read_evening(bytes(row.body))
            except ValueError as error:
                raise BadExport("moving-log", file=str(path), code=row.code) from error
    own = (await store.admin.keys()).get(GUESTS)
    try:
        return await store.transfer.import_all(_with_own_key(read_export(path), own), iter(new_code, None))
    except transfer.HistoryDiffers as error:
        raise BadExport("moving-differs", code=error.code) from error
    except Conflict as error:
        raise BadExport("moving-broken", file=str(path), line="?") from error


def _check_table(path: Path, row: transfer.TableExport) -> None:
    """Replay a table's log from beginning to end. Raises BadExport."""
    if row.game not in game_ids():
        raise BadExport("moving-game", file=str(path), game=row.game)
    try:
        events = [decode_event(bytes(event.body)) for event in row.events]
        if not isinstance(events[0], TableCreated) or row.status not in STATUSES:
            raise ValueError(row.status)  # noqa: TRY301  (as any other fault)
        Table.replay(_game(row.game), Identity(row.id, row.key, row.code, row.secret), events)
    except (TenfoldError, ValueError, LookupError, TypeError) as error:
        raise BadExport("moving-log", file=str(path), code=row.code) from error


def _check_replay(path: Path, row: transfer.TableExport) -> None:
    """Read all parts of a replay: pages of JSON under the names that servers ask for. Raises BadExport."""
    for name, body in row.kept.items():
        try:
            if not STORED_PART.fullmatch(name):
                raise ValueError(name)  # noqa: TRY301  (as any other fault)
            with gzip.open(io.BytesIO(body)) as packed:
                text = packed.read(MAX_PART_BYTES + 1)
            if len(text) > MAX_PART_BYTES:
                raise ValueError(name)  # noqa: TRY301
            json.loads(text)
        except (ValueError, EOFError, OSError, zlib.error, RecursionError) as error:
            raise BadExport("moving-replay", file=str(path), code=row.code) from error


def _game(game_id: str) -> Game:
    """The rules as they are available at once, without waiting for the compiler."""
    return game_of(game_id) if compile_process.is_compiled(game_id) else interpreted_game_of(game_id)


def _with_own_key(rows: Iterable[transfer.AnyExport], own: bytes | None) -> Iterator[transfer.AnyExport]:
    """Guests of another server stay signed in: its key is stored beside this server's own."""
    for row in rows:
        if isinstance(row, transfer.KeyExport) and row.name == GUESTS and own not in {None, row.value}:
            yield transfer.KeyExport(f"{GUESTS}:{hashlib.sha256(row.value).hexdigest()[:16]}", row.value)
        else:
            yield row
