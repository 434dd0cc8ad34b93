"""Notices when the files of an open database are deleted or replaced.

Writing to such a file causes no error, but what is written is lost.
"""

import os
from pathlib import Path

GONE = "not-stored-gone"


class FileGuard:
    """Remembers which files a database had when it was opened."""

    def __init__(self, path: Path) -> None:
        self._paths = (path, path.with_name(path.name + "-wal"))
        self._identities = [_identity(one) for one in self._paths]

    @property
    def problem(self) -> str | None:
        """The catalogue key of what is wrong with the files, or None."""
        now = [_identity(one) for one in self._paths]
        return None if now == self._identities else GONE


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = os.stat(path)  # noqa: PTH116  (called before and after every commit)
    except OSError:
        return None
    return found.st_dev, found.st_ino
