"""How fast the rules are in WebAssembly, compared with native code, on one core.

    python bench/wasm.py [--rounds N] [GAME ...]

Random and greedy play, and search of the expert's width and depth in positions of a whole match: the same
work natively and in Node, one after the other, the shortest processor time of several rounds each. Build
the modules first: `make web`.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tenfold.agents import agent_of
from tenfold.agents.search_agent import SearchAgent
from tenfold.core.batch import Batch
from tenfold.core.drivers import GREEDY
from tenfold.core.game import Game
from tenfold.core.levels import EXPERT
from tenfold.core.match import Match
from tenfold.core.match_log import secret_of
from tenfold.core.registry import game_ids, game_of
from tenfold.core.view import View

ROOT = Path(__file__).resolve().parent.parent
NPM = (sys.executable, "tools/build_web.py", "--npm")
SEED = 7
SEATS = 2
POSITIONS = 12
WORK = {
    "heart_of_africa": (400, 20, 32),
    "ten_days_africa": (60, 12, 400),
    "ten_days_usa": (60, 12, 400),
    "ten_days_world": (40, 4, 100),
    "ten_squares": (20_000, 4_000, 4_000),
    "tenzania": (3_000, 1_000, 2_000),
}
"""How many random and greedy matches, and how many playouts a decision: a tenth of a second or more each."""


def shortest(rounds: int, run: Callable[[], Any]) -> float:
    """The shortest processor time of several rounds, in seconds."""
    times = []
    for _ in range(rounds):
        start = time.process_time()
        run()
        times.append(time.process_time() - start)
    return min(times)


def whole_match(game: Game) -> tuple[Match, list[View], list[tuple[int, int]]]:
    """A match of greedy bots, what its players saw before each move, and all moves."""
    match = Match(game, SEATS, secret_of(SEED, game.id))
    agents = [agent_of("greedy", seat) for seat in range(SEATS)]
    views, moves = [], []
    while match.due:
        seat = match.due[0]
        view = match.view(seat)
        action = agents[seat].act(view)
        views.append(view)
        moves.append((seat, action))
        match.submit(seat, action, match.count(seat))
    return match, views, moves


def positions(views: list[View]) -> list[int]:
    """Positions from all parts of a match in which there is something to choose, by their numbers."""
    open_to_choice = [number for number, view in enumerate(views) if len(view.legal) > 1]
    return [open_to_choice[i * len(open_to_choice) // POSITIONS] for i in range(POSITIONS)]


def measure(game: Game, rounds: int) -> tuple[dict[str, float], dict[str, Any]]:
    """What native code does a second, and the same work for WebAssembly."""
    random_matches, greedy_matches, playouts = WORK[game.id]
    speeds, cases = {}, []
    for policy, count in (("uniform", random_matches), ("greedy", greedy_matches)):
        batch = Batch(game, SEATS, count)
        policies = [GREEDY] * SEATS if policy == "greedy" else None
        plies = batch.play(policies, seed=SEED)
        speeds[policy] = plies / shortest(rounds, lambda b=batch, p=policies: b.play(p, seed=SEED))
        cases.append({"policy": policy, "seats": SEATS, "options": {}, "count": count, "plies": plies})
    match, views, moves = whole_match(game)
    searched = positions(views)
    assert game.search_model is not None
    level = replace(game.search_model.levels[EXPERT], playouts=playouts, solves=False)

    def decide_all() -> int:
        agent = SearchAgent(1)
        return sum(agent.decide(views[number], level).playouts for number in searched)

    tried = decide_all()
    speeds["search"] = tried / shortest(rounds, decide_all)
    search = {
        "seats": SEATS,
        "secret": match.secret().hex(),
        "moves": moves,
        "positions": searched,
        "playouts": playouts,
    }
    return speeds, {"seed": SEED, "rounds": rounds, "cases": cases, "search": search}


def main() -> None:
    """Measure both and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(game_ids()), metavar="GAME")
    parser.add_argument("--rounds", type=int, default=5)
    wishes = parser.parse_args()
    with TemporaryDirectory() as folder:
        native = {}
        for game_id in wishes.games:
            native[game_id], work = measure(game_of(game_id), wishes.rounds)
            Path(folder, f"{game_id}.json").write_text(json.dumps(work), encoding="utf-8")
        subprocess.run(
            [*NPM, "run", "speed", "--", "-t", "|".join(wishes.games)],
            cwd=ROOT,
            env={**os.environ, "TENFOLD_REFERENCE": folder},
            check=True,
        )
        for game_id, speeds in native.items():
            there = json.loads(Path(folder, f"{game_id}.result.json").read_text(encoding="utf-8"))
            told = [
                f"{what} {speed:,.0f} → {there[what]:,.0f} ({there[what] / speed:.2f})"
                for what, speed in speeds.items()
            ]
            print(f"{game_id}: {', '.join(told)} a second")


if __name__ == "__main__":
    main()
