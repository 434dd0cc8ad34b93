"""The file in which everything goes from one server to another (docs/moving.md).

Lines of JSON, compressed by gzip: a head, keys, guests, tables, and a last line that says how many there
were and what their SHA-256 is. Logs stand in it byte for byte.
"""

import gzip
import hashlib
import os
import tempfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from tenfold.core.errors import TenfoldError
from tenfold.core.messages import os_error_text
from tenfold.server.messages import say
from tenfold.server.stores.copies import AnyCopy, EveningCopy, GuestCopy, KeyCopy, MemberCopy, TableCopy
from tenfold.server.stores.evenings import EveningRow
from tenfold.server.stores.notices import Way
from tenfold.server.stores.store import StoredEvent, Summary, TableRow

FORMAT = 2
"""Goes up when older programs could not read a file: 2 has evenings, and ways to hear of one's turns. Older
ones are read."""
LONGEST_LINE = 256 * 1024 * 1024


class BadExport(TenfoldError):
    """A file from which nothing can be taken in."""

    code = "bad-export"

    def __init__(self, name: str, /, **args: Any) -> None:
        super().__init__(say(name, **args))


class Line(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """Base of every line."""


class Head(Line, tag="tenfold-export"):
    """What the file is."""

    version: int
    made: int


class Key(Line, tag="key"):
    """A secret of the server."""

    name: str
    value: bytes


class Guest(Line, tag="guest"):
    """A guest; the age is in lived seconds."""

    id: str
    name: str
    created: int
    age: int


class Event(msgspec.Struct, forbid_unknown_fields=True):
    """An event of a log, as it is stored."""

    body: msgspec.Raw
    at: int
    command: str | None = None
    answer: str | None = None
    """The first answer to the command, as it was sent."""


class Member(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who may see the table."""

    guest: str
    hidden: bool = False
    renamed: bool = False
    told: bool | None = None


class Table(Line, tag="table"):
    """A table with everything that belongs to it; the ages are in lived seconds."""

    id: str
    game: str
    key: str
    code: str
    secret: bytes
    public: bool
    created: int
    updated: int
    age: int
    status: str
    open_seats: int
    bot_due: bool
    names: list[str]
    due: list[str]
    events: list[Event]
    members: list[Member]
    kept: dict[str, bytes]
    put_away: int | None = None


class Evening(Line, tag="evening"):
    """An evening; the age is in lived seconds."""

    id: str
    key: str
    code: str
    host: str
    version: int
    body: msgspec.Raw
    created: int
    age: int


class WayLine(Line, tag="way"):
    """A way by which a guest hears of their turns."""

    id: str
    guest: str
    kind: str
    address: str
    keys: str
    language: str
    created: int
    confirm: str | None = None


class End(Line, tag="end"):
    """The last line: how many there were before it, and the SHA-256 of them."""

    lines: int
    sha256: str


AnyLine = Head | Key | Guest | Table | Evening | WayLine | End
_decode = msgspec.json.Decoder(AnyLine).decode


class Writer:
    """Writes lines, and counts what was written."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._digest = hashlib.sha256()
        self._lines = 0

    def put(self, line: AnyLine) -> None:
        """One more line."""
        text = msgspec.json.encode(line) + b"\n"
        self._digest.update(text)
        self._lines += 1
        self._file.write(text)

    def end(self) -> None:
        """The last line."""
        self._file.write(msgspec.json.encode(End(self._lines, self._digest.hexdigest())) + b"\n")


@contextmanager
def writing(path: Path, made: int) -> Iterator[Writer]:
    """A file that is there when it is whole, for its owner alone."""
    try:
        descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise BadExport("moving-unwritable", file=str(path), why=os_error_text(error)) from error
    try:
        try:
            with os.fdopen(descriptor, "wb") as raw:
                with gzip.GzipFile("", "wb", 6, raw, mtime=0) as packed:
                    writer = Writer(packed)  # type: ignore[arg-type]
                    writer.put(Head(FORMAT, made))
                    yield writer
                    writer.end()
                raw.flush()
                os.fsync(raw.fileno())
            Path(name).replace(path)
        except OSError as error:
            raise BadExport("moving-unwritable", file=str(path), why=os_error_text(error)) from error
    finally:
        Path(name).unlink(missing_ok=True)


def copies_in(path: Path) -> Iterator[AnyCopy]:
    """Everything in a file, in order; BadExport where it is not what it should be, at its end at last."""
    digest = hashlib.sha256()
    last: AnyLine | None = None
    number = 0
    for number, text in enumerate(_lines(path), 1):
        last = _line(path, number, text)
        if isinstance(last, End):
            if (last.lines, last.sha256) != (number - 1, digest.hexdigest()):
                raise BadExport("moving-broken", file=str(path), line=str(number))
            continue
        digest.update(text)
        copy = _copy(last)
        if copy is not None:
            yield copy
    if not isinstance(last, End):
        raise BadExport("moving-cut-off" if number else "moving-not-ours", file=str(path))


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path, "rb") as file:
            while text := file.readline(LONGEST_LINE):
                if not text.endswith(b"\n"):
                    break
                yield text
            if text:
                raise BadExport("moving-cut-off", file=str(path))
    except EOFError as error:
        raise BadExport("moving-cut-off", file=str(path)) from error
    except (gzip.BadGzipFile, zlib.error) as error:
        raise BadExport("moving-not-ours", file=str(path)) from error
    except OSError as error:
        raise BadExport("moving-unreadable", file=str(path), why=os_error_text(error)) from error


def _line(path: Path, number: int, text: bytes) -> AnyLine:
    """A line; the first says what the file is, and no other may."""
    try:
        line = _decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        name = "moving-not-ours" if number == 1 else "moving-broken"
        raise BadExport(name, file=str(path), line=str(number)) from error
    if isinstance(line, Head) != (number == 1):
        name = "moving-not-ours" if number == 1 else "moving-broken"
        raise BadExport(name, file=str(path), line=str(number))
    if isinstance(line, Head) and line.version > FORMAT:
        raise BadExport("moving-newer", file=str(path))
    return line


def lines_of(copies: Iterable[AnyCopy]) -> Iterator[AnyLine]:
    """Copies as lines."""
    for copy in copies:
        match copy:
            case KeyCopy(name, value):
                yield Key(name, value)
            case GuestCopy(guest, name, created, age):
                yield Guest(guest, name, created, age)
            case TableCopy():
                yield _table_line(copy)
            case EveningCopy(row, created, age):
                body = msgspec.Raw(row.body)
                yield Evening(row.id, row.key, row.code, row.host, row.version, body, created, age)
            case Way():
                yield WayLine(**asdict(copy))


def _table_line(copy: TableCopy) -> Table:
    row, summary = copy.row, copy.summary
    return Table(
        row.id,
        row.game,
        row.key,
        row.code,
        row.secret,
        row.public,
        copy.created,
        copy.updated,
        copy.age,
        summary.status,
        summary.open_seats,
        summary.bot_due,
        summary.names,
        summary.due,
        [
            Event(
                msgspec.Raw(event.body),
                at,
                event.command_id,
                None if event.answer is None else event.answer.decode(),
            )
            for event, at in copy.events
        ],
        [Member(member.guest, member.is_hidden, member.is_renamed, member.told) for member in copy.members],
        copy.kept,
        copy.put_away,
    )


def _copy(line: AnyLine) -> AnyCopy | None:
    match line:
        case Key():
            return KeyCopy(line.name, line.value)
        case Guest():
            return GuestCopy(line.id, line.name, line.created, line.age)
        case Table():
            return _table_copy(line)
        case Evening():
            row = EveningRow(line.id, line.key, line.code, line.host, line.version, bytes(line.body))
            return EveningCopy(row, line.created, line.age)
        case WayLine():
            return Way(**msgspec.structs.asdict(line))
        case _:
            return None


def _table_copy(line: Table) -> TableCopy:
    return TableCopy(
        TableRow(line.id, line.game, line.key, line.code, line.secret, line.public),
        Summary(line.status, line.open_seats, line.bot_due, line.names, line.due),
        line.created,
        line.updated,
        line.age,
        line.put_away,
        [
            (
                StoredEvent(
                    bytes(event.body), event.command, None if event.answer is None else event.answer.encode()
                ),
                event.at,
            )
            for event in line.events
        ],
        [MemberCopy(member.guest, member.hidden, member.renamed, member.told) for member in line.members],
        line.kept,
    )
