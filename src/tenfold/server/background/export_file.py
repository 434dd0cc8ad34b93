"""Reads and writes export files, which move data from one server to another (docs/moving.md).

Lines of JSON, compressed by gzip: a head, the rows of the store (`stores/transfer.py`), and a last line with
their number and their SHA-256. Logs are in it byte for byte.
"""

import gzip
import hashlib
import os
import tempfile
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from tenfold.core.errors import TenfoldError
from tenfold.core.messages import os_error_text
from tenfold.server.messages import message
from tenfold.server.stores.transfer import AnyExport, ExportRow

FORMAT = 4
"""Goes up when older programs couldn't read a file: 2 adds evenings and subscriptions, 3 histories, 4 chat,
pictures, the ladder and companions. Files of older formats are read, too."""
MAX_LINE = 256 * 1024 * 1024


class BadExport(TenfoldError):
    code = "bad-export"

    def __init__(self, name: str, /, **args: Any) -> None:
        super().__init__(message(name, **args))


class Head(ExportRow, tag="tenfold-export"):
    """The first line: what the file is."""

    version: int
    made: int


class End(ExportRow, tag="end"):
    """The last line: the number of lines before it, and their SHA-256."""

    lines: int
    sha256: str


AnyLine = Head | AnyExport | End
_decode = msgspec.json.Decoder(AnyLine).decode


@contextmanager
def create_export(path: Path, made: int) -> Iterator[Callable[[Iterable[AnyLine]], None]]:
    """Create an export file that only its owner can read, and that appears once it is complete.

    Gives a function that writes lines.
    """
    try:
        descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise BadExport("moving-unwritable", file=str(path), why=os_error_text(error)) from error
    try:
        try:
            with os.fdopen(descriptor, "wb") as raw:
                with gzip.GzipFile("", "wb", 6, raw, mtime=0) as packed:
                    digest, count = hashlib.sha256(), 0

                    def write_all(lines: Iterable[AnyLine]) -> None:
                        nonlocal count
                        for line in lines:
                            text = msgspec.json.encode(line) + b"\n"
                            digest.update(text)
                            packed.write(text)
                            count += 1

                    write_all([Head(FORMAT, made)])
                    yield write_all
                    write_all([End(count, digest.hexdigest())])
                raw.flush()
                os.fsync(raw.fileno())
            Path(name).replace(path)
        except OSError as error:
            raise BadExport("moving-unwritable", file=str(path), why=os_error_text(error)) from error
    finally:
        Path(name).unlink(missing_ok=True)


def read_export(path: Path) -> Iterator[AnyExport]:
    """The rows of an export file, in order. Raises BadExport where it is broken, at the latest at its end."""
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
        if not isinstance(last, Head):
            yield last
    if not isinstance(last, End):
        raise BadExport("moving-cut-off" if number else "moving-not-ours", file=str(path))


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path, "rb") as file:
            while text := file.readline(MAX_LINE):
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
    """Decode a line. The first line must be the head, and no other may be."""
    broken = BadExport(
        "moving-not-ours" if number == 1 else "moving-broken", file=str(path), line=str(number)
    )
    try:
        line = _decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise broken from error
    if isinstance(line, Head) != (number == 1):
        raise broken
    if isinstance(line, Head) and line.version > FORMAT:
        raise BadExport("moving-newer", file=str(path))
    return line
