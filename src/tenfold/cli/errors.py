"""Errors and exit codes of the command line."""

from pathlib import Path

from tenfold.core.errors import TenfoldError
from tenfold.core.messages import os_error_text, translate

OK = 0
PROBLEM_FOUND = 1
BAD_INPUT = 2
INTERRUPTED = 130
HARMLESS = "\n\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
"""Signs that Python does not call printable, but that lines and French sentences have."""


class BadUsage(TenfoldError):
    """The command was called with invalid arguments."""

    code = "bad-usage"


class Unwritable(TenfoldError):
    """A file or folder cannot be written."""

    code = "unwritable"

    def __init__(self, path: Path, error: OSError) -> None:
        self.path = path
        super().__init__(translate("error-unwritable", path=str(path), why=os_error_text(error)))


class DamagedCache(TenfoldError):
    """Compiled code cannot be read or rebuilt."""

    code = "damaged-cache"


class Closed(Exception):
    """The input ended or the terminal was closed."""


def printable(text: str) -> str:
    """A text from elsewhere without anything that could steer a terminal."""
    return "".join(sign if sign.isprintable() or sign in HARMLESS else "�" for sign in text)
