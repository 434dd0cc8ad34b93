"""How long games take to compile, by processor time: without search, and with it.

    PYTHONPATH=src python3 bench/compile_time.py [GAME …]

Each game is compiled in a process of its own, all at once, into a folder that is thrown away. Without
search: what matches, views, batches and researchers call. Needs NumPy and Numba, and nothing else of
the project's.
"""

import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

from tenfold.agents import BASELINES, agent_of
from tenfold.agents.search_agent import warm_up_search
from tenfold.cli.compiling.warmup import PLIES, warm_batches, warm_research
from tenfold.core.game import Game
from tenfold.core.match import Match
from tenfold.core.match_log import SECRET_BYTES
from tenfold.core.record import SPECTATOR
from tenfold.core.registry import game_ids, game_of

ALONE = "--alone"


def try_plies(game: Game) -> None:
    """Some plies of a match with bots that do not search."""
    match = Match(game, game.seats[0], bytes(SECRET_BYTES))
    bots = [agent_of(name, 0) for name in BASELINES]
    for ply in range(PLIES):
        if match.is_over:
            return
        seat = match.due[0]
        match.submit(seat, bots[ply % len(bots)].act(match.view(seat)), match.count(seat))
        match.events(ply + 1, SPECTATOR)


def compiled(game: Game) -> str:
    """A row of the table."""
    start = time.process_time()
    for step in (try_plies, warm_batches, warm_research):
        step(game)
    without = time.process_time() - start
    warm_up_search(game)
    whole = time.process_time() - start
    return f"| {game.id} | {without:.1f} | {whole:.1f} | {whole / without:.2f} |"


def alone(name: str) -> str:
    """The same in a process of its own, that finds nothing compiled."""
    with tempfile.TemporaryDirectory() as folder:
        ended = subprocess.run(
            [sys.executable, __file__, ALONE, name],
            env={**os.environ, "TENFOLD_CACHE": folder},
            capture_output=True,
            text=True,
            check=True,
        )
    return ended.stdout.strip()


def main() -> None:
    """Compile and tell."""
    if sys.argv[1:2] == [ALONE]:
        print(compiled(game_of(sys.argv[2])))
        return
    names = sys.argv[1:] or game_ids()
    print("| game | seconds without search | with it | ratio |\n|---|---|---|---|", flush=True)
    with ThreadPoolExecutor(len(names)) as pool:
        for row in pool.map(alone, names):
            print(row, flush=True)


if __name__ == "__main__":
    main()
