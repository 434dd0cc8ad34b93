"""What the server's child processes have in common: low priority, and lines on standard output."""

import os
import sys
from collections.abc import Callable
from contextlib import suppress

NICE = 5


def tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def run_child(work: Callable[[], None]) -> None:
    """Do the work of a child process; whatever is wrong with it is the server's to tell."""
    os.nice(NICE)
    with suppress(BrokenPipeError, KeyboardInterrupt):
        try:
            work()
        except Exception as error:  # noqa: BLE001
            tell("broken " + f"{type(error).__name__}: {error}".splitlines()[0])
