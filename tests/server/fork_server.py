"""A process that has loaded everything and forks servers on demand, so that a start is quick.

It reads lines `PORT FOLDER DATABASE` and answers each with the id of a new server process; a server is
killed by whoever reads the answer. At the end of its input it goes.
"""

import contextlib
import os
import sys
from pathlib import Path

from tenfold.core.registry import game_ids
from tenfold.server.background import game_loader
from tenfold.server.run import serve
from tests.server.helpers import settings_for

ON_FILE = "-"
"""In place of a database: everything is kept in the folder."""


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    for game in game_ids():
        with contextlib.suppress(Exception):
            game_loader._try(game)
    say("ready")
    for line in sys.stdin:
        port, folder, database = line.split()
        child = os.fork()
        if child == 0:
            os.close(0)
            settings = settings_for(
                Path(folder),
                database="" if database == ON_FILE else database,
                port=int(port),
                grace_seconds=3600.0,
            )
            serve(settings, may_move=False, quiet=True)
            os._exit(0)
        say(str(child))
        os.waitpid(child, 0)
        say("gone")


if __name__ == "__main__":
    main()
