"""What can go wrong around the games: a wrong call, a closed terminal, a file out of reach."""

from pathlib import Path

from tenfold.core.errors import TenfoldError

OK = 0
PROBLEM_FOUND = 1
BAD_INPUT = 2
INTERRUPTED = 130


class BadUsage(TenfoldError):
    """The command was called in a way that makes no sense."""

    code = "bad-usage"


class Unwritable(TenfoldError):
    """A file or folder cannot be written."""

    code = "unwritable"

    def __init__(self, path: Path, error: OSError) -> None:
        self.path = path
        super().__init__(f"{path} cannot be written: {cause_of(error)}.")


class DamagedCache(TenfoldError):
    """Compiled code cannot be read, and could not be made anew either."""

    code = "damaged-cache"


class Closed(Exception):
    """Nobody is there any more: the input ended, or the terminal was closed."""


def cause_of(error: OSError) -> str:
    """What the system says, as part of a sentence."""
    return (error.strerror or type(error).__name__).lower()


def printable(text: str) -> str:
    """A text from elsewhere without anything that could steer a terminal."""
    return "".join(sign if sign.isprintable() or sign == "\n" else "�" for sign in text)
