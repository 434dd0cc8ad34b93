"""The same load on two versions of the server, by turns in one run: all six games, on SQLite and on Postgres.

    git worktree add /tmp/before COMMIT
    python bench/before_after.py /tmp/before/src --rounds 2 --result bench/results/before_after.json

Two people at every table play random legal moves in a closed loop, as in move_cost.py. Both versions are
driven by the same people, who ask for deltas; an older server sends whole views instead. Postgres and Redis
are started for this, as they come: every commit is on the disk before a move is acknowledged.
"""

import argparse
import asyncio
import contextlib
import json
import os
import resource
import subprocess
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from load import FILES, command_of, make_table, own_services, part, say, wait_for
from move_cost import Cost, measure, open_game, settle

from tenfold.client import Client

STORES = {"sqlite": "SQLite", "postgres": "Postgres and Redis"}
NOW = str(Path(__file__).resolve().parent.parent / "src")


@contextlib.contextmanager
def server_of(chosen: argparse.Namespace, source: str, store: str) -> Iterator[tuple[str, int]]:
    """A server of one version on a fresh store: where it is, and its process."""
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        settings = argparse.Namespace(port=chosen.port, database="", redis="", processes=1)
        if store == "postgres":
            settings.database, settings.redis, _ = stack.enter_context(own_services())
        server = subprocess.Popen(
            command_of(settings, folder),
            env={**os.environ, "PYTHONPATH": source},
            stdout=subprocess.DEVNULL,
        )
        stack.callback(server.wait, 30)
        stack.callback(server.terminate)
        url = f"http://127.0.0.1:{chosen.port}"
        wait_for(url)
        yield url, server.pid


async def play(chosen: argparse.Namespace, url: str, pid: int) -> Cost:
    """Seat everybody at tables of all games, warm up, and play."""
    names = chosen.games.split(",") if chosen.games else [game["id"] for game in Client(url).games()]
    tables = [make_table(url, names[at % len(names)], 0) for at in range(chosen.tables)]
    await settle(pid)
    games = [await open_game(url, *table, "&deltas=1") for table in tables]
    await measure(games, chosen.workers, chosen.warm_up, pid)
    cost = await measure(games, chosen.workers, chosen.moves, pid)
    for game in games:
        for wire in game.wires:
            wire.transport.close()
    return cost


def row_of(store: str, version: str, costs: list[Cost]) -> list[str]:
    """One line of the table: a value for each round."""
    cpu = ", ".join(f"{cost.cpu / cost.moves * 1000:.2f}" for cost in costs)
    rate = ", ".join(f"{cost.moves / cost.seconds:,.0f}" for cost in costs)
    half = ", ".join(f"{part(cost.times, 0.5):.1f}" for cost in costs)
    most = ", ".join(f"{part(cost.times, 0.99):.0f}" for cost in costs)
    return [STORES[store], version, cpu, rate, half, most, f"{costs[0].bytes:,.0f}"]


def commit_of(source: str) -> str:
    """The commit of a checkout."""
    command = ["git", "-C", source, "rev-parse", "--short=8", "HEAD"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


NOTES = """\
Processor time is the server’s own, without Postgres and Redis.
The people share the machine with the server, and other programs took most of it: compare rows only.
"""
COLUMNS = [
    "data",
    "version",
    "CPU per move, ms",
    "moves/s",
    "p50, ms",
    "p99, ms",
    "bytes per move and client",
]


def main() -> None:
    """Measure by turns, print, and write a result if asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("before", help="the src folder of the older checkout")
    parser.add_argument("--games", default="", help="which, separated by commas (all)")
    parser.add_argument("--tables", type=int, default=72)
    parser.add_argument("--workers", type=int, default=16, help="tables that are played at the same time")
    parser.add_argument("--moves", type=int, default=24)
    parser.add_argument("--warm-up", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--port", type=int, default=8892)
    parser.add_argument("--result", type=Path)
    chosen = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, hard), hard))
    versions = {f"before ({commit_of(chosen.before)})": chosen.before, "now": NOW}
    load_before, found = os.getloadavg()[0], defaultdict(list)
    for number in range(chosen.rounds):
        for store in STORES:
            for version, source in versions.items():
                with server_of(chosen, source, store) as (url, pid):
                    found[store, version].append(asyncio.run(play(chosen, url, pid)))
                say(f"round {number + 1}: " + "  ".join(row_of(store, version, found[store, version][-1:])))
    rows = [row_of(store, version, costs) for (store, version), costs in found.items()]
    for row in [COLUMNS, *rows]:
        say("  ".join(cell.ljust(22) for cell in row))
    if chosen.result is not None:
        result = {
            "benchmark": "before_after",
            "title": "The same load before and after",
            "measures": f"Two people at each of {chosen.tables} tables of all six games, {chosen.workers}"
            f" tables at a time, random moves in a closed loop; {chosen.rounds} rounds by turns in one run.",
            "date": time.strftime("%Y-%m-%d", time.gmtime()),
            "commit": commit_of(NOW),
            "machine": f"{os.cpu_count()} cores, load {load_before:.0f} to {os.getloadavg()[0]:.0f}",
            "command": "python bench/before_after.py /tmp/before/src",
            "tables": [{"columns": COLUMNS, "rows": rows}],
            "notes": NOTES.splitlines(),
        }
        chosen.result.write_text(json.dumps(result, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
