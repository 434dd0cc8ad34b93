"""The journal of a tournament: results in a file, one per line, so that it can be resumed.

The first line says which tournament it is. A line that was cut off is read as if it were not there.
"""

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal

from msgspec import ValidationError, convert

from tenfold.arena.match_runner import Result
from tenfold.arena.messages import BadTournament
from tenfold.arena.schedule import Schedule
from tenfold.core.messages import os_error_text

RESULTS = "results.jsonl"


@dataclass(frozen=True)
class Head:
    """The first line of a journal."""

    format: Literal[1]
    tournament: Schedule


class Journal:
    """Stores the results of one tournament in a folder, and reads those of earlier runs."""

    def __init__(self, folder: Path, schedule: Schedule) -> None:
        self._path = folder / RESULTS
        self.known: dict[int, Result] = {}
        """The results of earlier runs by the numbers of their matches; those that failed are played again."""
        head = asdict(Head(1, schedule))
        try:
            folder.mkdir(parents=True, exist_ok=True)
            text = self._path.read_text(encoding="utf-8", errors="replace") if self._path.exists() else ""
        except OSError as error:
            raise BadTournament("unwritable", path=str(folder), why=os_error_text(error)) from error
        lines = list(filter(None, map(_values, text.splitlines())))
        if lines:
            self._read(head, *lines)
        elif json.dumps(head).startswith(text.strip()):
            self._write(head)
        else:
            raise BadTournament("not-a-journal", path=str(self._path))

    def append(self, result: Result) -> None:
        """Append a result, and see that it is on the disk."""
        self._write(asdict(result))

    def _read(self, own: dict[str, Any], head: dict[str, Any], *lines: dict[str, Any]) -> None:
        try:
            results = convert(lines, list[Result])
            there = asdict(convert(head, Head).tournament)
        except ValidationError as error:
            raise BadTournament("not-a-journal", path=str(self._path)) from error
        for name, here in own["tournament"].items():
            if there[name] != here:
                differing = {"there": json.dumps(there[name]), "here": json.dumps(here)}
                raise BadTournament("another-tournament", path=str(self._path), what=name, **differing)
        self.known = {result.number: result for result in results if not result.failed}

    def _write(self, values: dict[str, Any]) -> None:
        try:
            with self._path.open("a", encoding="utf-8") as file:
                # A line of its own, even after one that was cut off.
                file.write("\n" + json.dumps(values))
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise BadTournament("unwritable", path=str(self._path), why=os_error_text(error)) from error


def _values(line: str) -> dict[str, Any] | None:
    """What a line says; nothing, if it was cut off in the middle."""
    try:
        values = json.loads(line)
    except ValueError:
        return None
    return values if isinstance(values, dict) else None
