"""How long the pages about one's own games take over HTTP, for someone who has played 5,000 games.

    python bench/history.py                        5,000 games, on SQLite and on Postgres
    python bench/history.py --games 500 --rounds 3

Others have played as many games. The server runs in a process of its own on 127.0.0.1. A history opens with
its first page of 500 games; then the others are loaded.
"""

import argparse
import asyncio
import importlib
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tenfold.client import Client
from tenfold.server.identity import GUESTS, Signer
from tenfold.server.settings import Settings
from tenfold.server.stores.factory import create_store
from tenfold.server.stores.history import INSERT_SEAT, FinishedGame, HistorySeat, seat_rows

KEY = b"a key of this benchmark alone!!!"
OWN = "ann"
OTHERS = 97
GAMES = ("tenzania", "ten_squares", "heart_of_africa")


def lived(games: int) -> Iterator[FinishedGame]:
    """Games of one guest with three of many others, and as many games of others."""
    for number in range(2 * games):
        first = OWN if number < games else f"g{number % OTHERS}"
        guests = (first, *(f"g{(number * step) % OTHERS + OTHERS * (number >= games)}" for step in (1, 5, 7)))
        seats = tuple(
            HistorySeat(seat, f"Guest {guest}", guest, "", 1 + (seat + number) % 4, seat, {})
            for seat, guest in enumerate(dict.fromkeys(guests))
        )
        yield FinishedGame(f"t{number:06}", GAMES[number % 3], 10**9 + number, seats, is_rated=True)


async def fill(settings: Settings, games: int) -> None:
    """Store them, with the key that signs the guest, who is on the ladder since the first game."""
    store = create_store(settings)
    await store.admin.get_or_create_key(GUESTS, KEY)
    for guest in (OWN, *(f"g{number}" for number in range(2 * OTHERS))):
        await store.guests.rename(guest, f"Guest {guest}")
        await store.ladder.join(guest)
    await store.driver.execute("UPDATE ladder SET since = 0")
    await store.driver.execute_many(INSERT_SEAT, [row for game in lived(games) for row in seat_rows(game)])
    await store.close()


def whole(client: Client) -> int:
    """All pages of the history, one after the other; how many games they have."""
    count, following = 0, ""
    while following is not None:
        page = client.call("GET", f"/api/me/history?before={following}")
        count, following = count + len(page["games"]), page["next"]
    return count


def measure(ask: Callable[[], Any], rounds: int) -> str:
    """The middle and the longest of some times, and the first."""
    times = []
    for _ in range(rounds):
        began = time.perf_counter()
        ask()
        times.append(1000 * (time.perf_counter() - began))
    return f"{statistics.median(times):.0f} ms (first {times[0]:.0f}, longest {max(times):.0f})"


def run(folder: Path, database: str, games: int, rounds: int) -> None:
    """Measure on one kind of store."""
    helpers: Any = importlib.import_module("tests.server.helpers")
    processes: Any = importlib.import_module("tests.server.processes")
    asyncio.run(fill(helpers.settings_for(folder, database=database), games))
    with processes.own_process(folder, database=database) as server:
        client = Client(server.url, Signer(KEY).cookie(OWN))
        assert whole(client) == games
        asked: dict[str, Callable[[], Any]] = {
            "first page, 500 games": lambda: client.call("GET", "/api/me/history"),
            f"all {games} games": lambda: whole(client),
            "people you played with": lambda: client.call("GET", "/api/me/companions"),
            "ladder": lambda: client.call("GET", "/api/games/tenzania/ladder"),
        }
        for name, ask in asked.items():
            print(f"{'Postgres' if database else 'SQLite'}, {name}: {measure(ask, rounds)}")


def main() -> None:
    """Measure on both."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=5_000)
    parser.add_argument("--rounds", type=int, default=20)
    chosen = parser.parse_args()
    sys.path.insert(0, str(Path(__file__).parents[1]))
    postgres: Any = importlib.import_module("tests.server.postgres")
    for database in ("", postgres.shared().fresh()):
        with tempfile.TemporaryDirectory() as folder:
            run(Path(folder), database, chosen.games, chosen.rounds)


if __name__ == "__main__":
    main()
