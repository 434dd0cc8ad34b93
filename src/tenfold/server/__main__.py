"""`python -m tenfold.server`: run a server with a few options, for those who write clients."""

import argparse
import sys
from pathlib import Path

from tenfold.core.errors import TenfoldError
from tenfold.server.settings import Limits, Rate, Settings
from tenfold.server.supervisor import serve

UNLIMITED = Rate(1_000_000_000, 1.0)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tenfold.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8010)
    parser.add_argument("--data", type=Path, required=True)
    other = "another origin that may connect"
    parser.add_argument("--origin", dest="origins", action="append", default=[], help=other)
    parser.add_argument("--bot-seconds", type=float, default=0.6)
    parser.add_argument("--grace-seconds", type=float, default=60.0)
    parser.add_argument("--database", default="", help="a Postgres instead of a file")
    parser.add_argument("--redis", default="", help="by which several processes tell each other of moves")
    parser.add_argument("--processes", type=int, default=1)
    no_limits = parser.add_argument("--no-limits", action="store_true", help="for tests and load")
    chosen = vars(parser.parse_args())
    limits = Limits()
    if chosen.pop(no_limits.dest):
        limits = Limits(
            *(UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED),
            sockets_per_guest=1_000_000,
            sockets_per_address=1_000_000,
            connections_per_address=1_000_000,
            connections=1_000_000,
        )
    settings = Settings(**{**chosen, "origins": tuple(chosen["origins"])}, limits=limits)
    try:
        serve(settings, may_move=False)
    except TenfoldError as error:
        sys.stderr.write(f"{error.sentence}\n")
        return 2
    except KeyboardInterrupt:
        return 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
