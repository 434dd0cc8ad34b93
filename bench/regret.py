"""How much win chance agents lose a decision in 10 Squares, by the table of all positions.

    TENFOLD_SOLUTIONS=/tmp/solved PYTHONPATH=src python3 bench/regret.py --out results expert greedy …

Computes what is missing of the table first (7.6 GB, where `tenfold solve` puts it). The positions are
those of matches of greedy players, wherever there is a choice; a loss is told in points, hundredths of a
win. Each decision is a line of a file as soon as it was made. Needs NumPy and Numba, and nothing else of
the project's.
"""

import argparse
import json
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np

from tenfold.agents.search_agent import warm_up_search
from tenfold.arena.agent_loading import load_agent
from tenfold.arena.executors import available_cores
from tenfold.core.match import Match
from tenfold.core.paths import tablebase_folder
from tenfold.core.registry import game_of
from tenfold.core.tablebase import Tablebase

GAME = "ten_squares"
POINTS = 50.0
"""A result lies between -1 and 1: half of it is a win chance, of which a point is a hundredth."""
FACES = 13
KINDS = ("number",) * 10 + ("triangle", "square", "circle")
STEP = 5.0


@cache
def table() -> Tablebase:
    """The table, opened once in each process."""
    solution = game_of(GAME).tablebase
    assert solution is not None
    return solution(tablebase_folder(GAME))


def solve(threads: int) -> None:
    """Compute what is missing, and say how long it took and how many cores worked."""
    solved = table()
    start, spent = time.monotonic(), time.process_time()
    missing = len(solved.missing)
    solved.compute(
        threads, lambda layer: print(f"layer {layer} at {time.monotonic() - start:.1f} s", flush=True)
    )
    taken = time.monotonic() - start
    working = (time.process_time() - spent) / max(taken, 1e-9)
    print(f"{missing} layers in {taken:.1f} s, {working:.1f} of {threads} cores busy", flush=True)


def decisions(number: int, names: list[str]) -> list[dict[str, Any]]:
    """What each agent would do wherever a match of greedy players has a choice, and what that loses."""
    game = game_of(GAME)
    match = Match(game, 2, number.to_bytes(32, "little"))
    guide = load_agent("greedy", number)
    agents = {name: load_agent(name, number) for name in names}
    found = []
    while due := match.due:
        view = match.view(due[0])
        if len(view.legal) > 1:
            worths = table().worths(view)
            best = max(worths.values())
            line: dict[str, Any] = {"match": number, "kind": KINDS[int(view.state.card) % FACES]}
            for name, agent in agents.items():
                start = time.process_time()
                action = agent.act(view)
                taken = time.process_time() - start
                line[name] = [round(POINTS * (best - worths[action]), 5), round(taken, 6)]
            found.append(line)
        match.submit(due[0], guide.act(view), match.count(due[0]))
    return found


def prepared() -> None:
    """Compile or load everything, which is no thinking."""
    warm_up_search(game_of(GAME))


def told(lines: list[dict[str, Any]], names: list[str]) -> str:
    """A row for each agent: its loss in all, by kinds of cards, and its time."""
    rows = ["| agent | loss in points | decisions | circles | squares | triangles | numbers | ms | most |"]
    rows.append("|---|---|---|---|---|---|---|---|---|")
    for name in names:
        losses = np.array([line[name][0] for line in lines])
        spent = np.array([line[name][1] for line in lines])
        kinds = np.array([line["kind"] for line in lines])
        half = 1.96 * losses.std() / sqrt(losses.size)
        parts = [
            f"{losses[kinds == kind].mean():.3f} ({int((kinds == kind).sum())})"
            if (kinds == kind).any()
            else "–"
            for kind in ("circle", "square", "triangle", "number")
        ]
        rows.append(
            f"| {name} | {losses.mean():.4f} ± {half:.4f} | {losses.size} | {' | '.join(parts)} |"
            f" {1000 * spent.mean():.1f} | {1000 * spent.max():.0f} |"
        )
    return "\n".join(rows)


def main() -> None:
    """Solve, play and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("agents", nargs="+")
    parser.add_argument("--out", type=Path, required=True, help="where results are kept, line by line")
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=240.0)
    parser.add_argument("--processes", type=int, default=max(1, available_cores() - 2))
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    solve(available_cores())
    end = time.monotonic() + chosen.seconds
    prepared()
    pool = ProcessPoolExecutor(chosen.processes)
    lines: list[dict[str, Any]] = []
    running: set[Future[Any]] = set()
    match = 0
    with (chosen.out / "loss.jsonl").open("a", encoding="utf-8") as file:
        while len(lines) < chosen.decisions and time.monotonic() < end:
            while len(running) < 2 * chosen.processes:
                running.add(pool.submit(decisions, match, chosen.agents))
                match += 1
            ended = wait(running, STEP, FIRST_COMPLETED).done
            running -= ended
            for done in ended:
                for line in done.result():
                    lines.append(line)
                    file.write(json.dumps(line) + "\n")
            file.flush()
    for process in list(pool._processes.values()):  # noqa: SLF001  (nothing else ends a decision)
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)
    text = told(lines, chosen.agents)
    (chosen.out / "loss.md").write_text(text + "\n", encoding="utf-8")
    print(text, flush=True)


if __name__ == "__main__":
    main()
