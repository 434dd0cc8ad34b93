"""The journal of a tournament: results in a file, one per line, so that it can be resumed.

The first line says which tournament it is. A line that was cut off is read as if it were not there.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

from tenfold.arena.errors import BadTournament
from tenfold.arena.match_runner import Result, result_of
from tenfold.arena.schedule import Schedule
from tenfold.core.messages import os_error_text

RESULTS = "results.jsonl"
FORMAT = 1


class Journal(Protocol):
    """Stores results and returns those of earlier runs."""

    def known(self) -> dict[int, Result]:
        """The results of earlier runs by the numbers of their matches."""
        ...

    def append(self, result: Result) -> None:
        """Keep a result."""
        ...


class NullJournal:
    """Stores nothing."""

    def known(self) -> dict[int, Result]:
        """Nothing is known."""
        return {}

    def append(self, result: Result) -> None:
        """Nothing is kept."""


class FileJournal:
    """Stores the results of one tournament in a folder."""

    def __init__(self, folder: Path, schedule: Schedule) -> None:
        self._path = folder / RESULTS
        self._schedule = schedule
        self._known: dict[int, Result] = {}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._read()
        except OSError as error:
            raise BadTournament("unwritable", path=str(folder), why=os_error_text(error)) from error

    def known(self) -> dict[int, Result]:
        """Matches that have a result; those that failed are played again."""
        return self._known

    def append(self, result: Result) -> None:
        """Append a result, and see that it is on the disk."""
        self._write(result.plain())

    def _read(self) -> None:
        lines = list(self._lines())
        own = {"format": FORMAT, "tournament": self._schedule.plain()}
        if not lines:
            if self._path.exists() and not json.dumps(own).startswith(self._text().strip()):
                raise BadTournament("not-a-journal", path=str(self._path))
            self._write(own)
            return
        head, *results = lines
        if head.get("format") != FORMAT or "tournament" not in head:
            raise BadTournament("not-a-journal", path=str(self._path))
        self._compare(head["tournament"])
        for values in results:
            try:
                result = result_of(values)
            except TypeError as error:
                raise BadTournament("not-a-journal", path=str(self._path)) from error
            if not result.failed:
                self._known[result.number] = result

    def _compare(self, other: dict[str, Any]) -> None:
        for name, own in self._schedule.plain().items():
            if other.get(name) != own:
                raise BadTournament(
                    "another-tournament",
                    path=str(self._path),
                    what=name,
                    there=json.dumps(other.get(name)),
                    here=json.dumps(own),
                )

    def _lines(self) -> Iterator[dict[str, Any]]:
        if not self._path.exists():
            return
        for text in self._text().splitlines():
            try:
                values = json.loads(text)
            except ValueError:  # cut off in the middle
                continue
            if isinstance(values, dict):
                yield values

    def _text(self) -> str:
        return self._path.read_text(encoding="utf-8", errors="replace")

    def _write(self, values: dict[str, Any]) -> None:
        try:
            with self._path.open("a", encoding="utf-8") as file:
                # A line of its own, even after one that was cut off.
                file.write("\n" + json.dumps(values))
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise BadTournament("unwritable", path=str(self._path), why=os_error_text(error)) from error
