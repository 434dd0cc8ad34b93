"""A bot of your own, which sits down at a table and plays to the end.

    python examples/bot.py http://127.0.0.1:8010 K7QF2M

It needs the server's address and the code of a table with an open seat. The first time, it gets a token of
its own and keeps it in a file; with that it's the same bot again.
"""

import argparse
import random
from pathlib import Path
from typing import Any

from tenfold.client import Client


def choose(view: Any) -> str:
    """The action to play. `view` has what this seat may know, and nothing else: put your idea here."""
    return str(random.choice(view["legal"])["action"])


def main() -> None:
    """Sit down, and play until the game is over."""
    parser = argparse.ArgumentParser()
    parser.add_argument("server")
    parser.add_argument("code")
    parser.add_argument("--name", default="Robo")
    parser.add_argument("--token", type=Path, default=Path("bot.token"))
    args = parser.parse_args()
    client = Client(args.server, token=args.token.read_text() if args.token.exists() else "")
    if not client.token:
        args.token.write_text(client.become_program(args.name))
    with client.sit(client.join(args.code)) as table:
        table.wait(lambda line: line.table is not None)
        seat = next(one["seat"] for one in table.table["seats"] if one["kind"] == "open" or one["yours"])
        table.send("sit", seat=seat)
        table.send("ready", yes=True)
        while view := table.wait_for_turn(timeout=3600):
            table.play(view, choose(view))
        print(table.views[seat]["outcome"]["text"])


if __name__ == "__main__":
    main()
