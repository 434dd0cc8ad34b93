"""A log of what has passed, so that an interrupted run can resume.

Every line carries a digest of the sources that it speaks about. Lines about other sources are not read.
"""

import hashlib
import json
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".slow"
"""Ignored by git; `make clean` removes it."""
LEFT_OUT = {"__pycache__", "node_modules"}
BUILT = ROOT / "src" / "tenfold" / "server" / "web"


def digest_of(places: Sequence[str]) -> str:
    """A digest of the names and contents of all files at some places of the repository."""
    digest = hashlib.sha256()
    for path in _files(places):
        content = path.read_bytes()
        digest.update(json.dumps([path.relative_to(ROOT).as_posix(), len(content)]).encode())
        digest.update(content)
    return digest.hexdigest()[:16]


def _files(places: Sequence[str]) -> Iterator[Path]:
    for place in places:
        if (ROOT / place).is_file():
            yield ROOT / place
        for folder, names, files in os.walk(ROOT / place):
            names[:] = sorted(n for n in names if n not in LEFT_OUT and Path(folder, n) != BUILT)
            yield from (Path(folder, name) for name in sorted(files))


class ResumeLog:
    """The entries of a log that match the current sources."""

    def __init__(self, name: str, places: Sequence[str], *, fresh: bool = False) -> None:
        self.path = FOLDER / f"{name}.jsonl"
        self._sources = digest_of(places)
        if fresh:
            self.path.unlink(missing_ok=True)
        self._lines = {line["of"]: line for line in self._read() if line.get("sources") == self._sources}

    def _read(self) -> Iterator[dict[str, Any]]:
        if not self.path.exists():
            return
        for text in self.path.read_text(encoding="utf-8").splitlines():
            try:
                yield json.loads(text)
            except ValueError:  # cut off in the middle of a line
                continue

    def get(self, name: str) -> dict[str, Any] | None:
        """What is known about something, unless its sources have changed."""
        return self._lines.get(name)

    def note(self, name: str, **values: Any) -> None:
        """Write down what is known about something, at once."""
        line = {"of": name, "sources": self._sources, **values}
        self.path.parent.mkdir(exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            # A line of its own, even after one that was cut off.
            file.write("\n" + json.dumps(line))
        self._lines[name] = line
