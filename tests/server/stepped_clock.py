"""`python -m tests.server.stepped_clock …`: a server like any other, on a machine whose clock can be set.

The file that TENFOLD_TEST_CLOCK names says by how many seconds, for all of the server's processes at once.
"""

import mmap
import os
import struct
import sys
import time
from pathlib import Path

VARIABLE = "TENFOLD_TEST_CLOCK"
SECONDS = struct.Struct("d")


def set_clock(path: Path, seconds: float) -> None:
    """Let the machine's clock be wrong by so much from now on."""
    with path.open("r+b" if path.exists() else "w+b") as file:
        file.write(SECONDS.pack(seconds))


def step_time(path: Path) -> None:
    """Let this process, and those that it forks, read the clock that the file sets."""
    with path.open("rb") as file:
        wrong_by = mmap.mmap(file.fileno(), SECONDS.size, prot=mmap.PROT_READ)
    truth = time.time
    time.time = lambda: truth() + SECONDS.unpack_from(wrong_by)[0]


if __name__ == "__main__":
    step_time(Path(os.environ[VARIABLE]))
    from tenfold.server.__main__ import main  # only now: it may keep the function that tells the time

    sys.exit(main())
