"""How soon one can play: the first own move of every game, with nothing compiled and after a restart.

    python bench/time_to_first_move.py                     all games, one server each
    python bench/time_to_first_move.py tenzania

For each game a server of its own starts on 127.0.0.1 with an empty folder of compiled code. From the
moment when its page answers: until the first own move against a bot is acknowledged, how long others
wait meanwhile for an answer, and until the game is compiled. Then the server starts again: from the
start of the process until a move at the same table is acknowledged.
"""

import argparse
import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tenfold.client import Client
from tenfold.core.registry import game_ids

PATIENCE = 600.0


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving(folder: Path) -> Iterator[tuple[Client, float]]:
    """A server process that answers, and when it was started."""
    port = free_port()
    env = {**os.environ, "TENFOLD_CACHE": str(folder / "cache"), "TENFOLD_DATA": str(folder / "data")}
    command = [sys.executable, "-m", "tenfold", "serve", "--host", "127.0.0.1", "--port", str(port)]
    started = time.monotonic()
    process = subprocess.Popen(
        command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    client = Client(f"http://127.0.0.1:{port}", timeout=PATIENCE)
    try:
        while not answers(client):
            time.sleep(0.02)
        yield client, started
    finally:
        process.terminate()
        process.wait(30)


def answers(client: Client) -> bool:
    """Whether the page is there."""
    try:
        return bool(client.request("GET", "/api/me")[0] == 200)
    except OSError:
        return False


class Onlooker:
    """Somebody who asks again and again; remembers the longest wait."""

    def __init__(self, client: Client) -> None:
        self.longest = 0.0
        self._client = Client(client.url, timeout=PATIENCE)
        self._goes = True
        self._thread = threading.Thread(target=self._ask, daemon=True)
        self._thread.start()

    def _ask(self) -> None:
        while self._goes:
            start = time.monotonic()
            self._client.me()
            self.longest = max(self.longest, time.monotonic() - start)
            time.sleep(0.02)

    def leave(self) -> float:
        """Ask no more."""
        self._goes = False
        self._thread.join(PATIENCE)
        return self.longest


def move(client: Client, table: str, moves: int = 1) -> None:
    """So many own moves."""
    with client.sit(table) as line:
        for _ in range(moves):
            view = line.wait_for_turn(PATIENCE)
            assert view is not None
            answer = line.act(view, view["legal"][0]["action"])
            assert answer["ok"], answer
            seat, count = view["observer"], view["count"]
            line.wait(lambda it, seat=seat, count=count: it.views[seat]["count"] > count, PATIENCE)


def ready(client: Client, game: str) -> Any:
    """How the game is played now."""
    return next(one["ready"] for one in client.games() if one["id"] == game)


def measure(game: str) -> str:
    """One line of the table."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with serving(folder) as (client, _):
            start = time.monotonic()
            onlooker = Onlooker(client)
            table = client.make(game, ["me", "greedy"], start=True)["table"]
            move(client, table)
            first = time.monotonic() - start
            how = ready(client, game)
            move(client, table, 3)
            while ready(client, game) != "compiled":
                time.sleep(0.5)
            compiled = time.monotonic() - start
            longest = onlooker.leave()
        with serving(folder) as (again, started):
            again.cookie = client.cookie
            answered = time.monotonic() - started
            move(again, table)
            restarted = time.monotonic() - started
    return (
        f"| {game} | {first:.1f} s ({how}) | {longest:.2f} s | {compiled:.0f} s"
        f" | {answered:.1f} s | {restarted - answered:.1f} s |"
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="ids; all of them unless named")
    say("| game | first move | longest wait of others | compiled | restart: page | then first move |")
    say("|---|---|---|---|---|---|")
    for game in parser.parse_args().games or game_ids():
        say(measure(game))


def say(line: str) -> None:
    """A line, at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
