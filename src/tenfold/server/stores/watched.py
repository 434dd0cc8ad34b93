"""Whether the files of a database are still those that were opened.

A file that was deleted or replaced can be written to without any error; what is written is lost.
"""

import os
from pathlib import Path

GONE = "not-stored-gone"


class Watched:
    """The files of one database, as they were when it was opened."""

    def __init__(self, path: Path) -> None:
        self._paths = (path, path.with_name(path.name + "-wal"))
        self._identities = [_identity(one) for one in self._paths]

    @property
    def problem(self) -> str | None:
        """The name of the sentence that says what is wrong with them, or None."""
        now = [_identity(one) for one in self._paths]
        return None if now == self._identities else GONE


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = os.stat(path)  # noqa: PTH116  (called before and after every commit)
    except OSError:
        return None
    return found.st_dev, found.st_ino
