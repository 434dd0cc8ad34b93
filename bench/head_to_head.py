"""How strong agents are against each other, on all cores, with the processor time a decision.

    PYTHONPATH=src python3 bench/head_to_head.py --out results ten_days_world/2/strong,greedy/400 …

The matches are those of `tenfold arena GAME --agents … --seed 14`: the same deals, from every seat. Each
result is a line of a file as soon as it is there; what the file has already is not played again, so a
run that was cut off goes on where it was. Needs NumPy and Numba, and nothing else of the project's.
"""

import argparse
import json
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from tenfold.agents.search_agent import warm_up_search
from tenfold.arena.agent_loading import load_agent
from tenfold.arena.executors import available_cores
from tenfold.arena.match_runner import seed_of, warm_up
from tenfold.arena.ratings import share_interval
from tenfold.arena.schedule import Job, create_schedule
from tenfold.core.match import Match
from tenfold.core.registry import game_of

SEED = "14"
STEP = 5.0
"""Seconds between two looks at the clock."""


@dataclass
class Duel:
    """Some agents at a table, how often, and what came of it so far."""

    name: str
    jobs: list[Job]
    results: dict[int, dict[str, Any]] = field(default_factory=dict)

    def row(self) -> str:
        """The first agent's share of wins over whole deals, and how long each one thought."""
        first = self.jobs[0].players[0]
        deals: dict[int, list[float]] = {}
        spent: dict[str, list[float]] = {}
        for result in self.results.values():
            deals.setdefault(result["deal"], []).append(
                sum(
                    share
                    for share, who in zip(result["shares"], result["players"], strict=True)
                    if who == first
                )
            )
            for seat, who in enumerate(result["players"]):
                seconds, moves, longest = spent.setdefault(who, [0.0, 0, 0.0])
                spent[who] = [
                    seconds + result["seconds"][seat],
                    moves + result["moves"][seat],
                    max(longest, result["longest"][seat]),
                ]
        seats = len(self.jobs[0].players)
        whole = [sum(shares) / seats for shares in deals.values() if len(shares) == seats]
        share, low, high = share_interval(whole)
        pace = ", ".join(
            f"{who} {1000 * seconds / max(moves, 1):.2f} ms (at most {1000 * longest:.0f})"
            for who, (seconds, moves, longest) in spent.items()
        )
        return (
            f"| {self.name} | {100 * share:.1f} % ({100 * low:.1f} … {100 * high:.1f}) |"
            f" {len(whole) * seats} of {len(self.jobs)} | {pace} |"
        )


def duel_of(text: str) -> Duel:
    """GAME/SEATS/AGENT,AGENT/MATCHES."""
    game, seats, agents, matches = text.split("/")
    schedule = create_schedule(game_of(game), agents.split(","), int(seats), {}, SEED)
    return Duel(text.rpartition("/")[0], list(schedule.jobs(schedule.deals_for(int(matches)))))


@cache
def prepared(game: str) -> None:
    """Compile or load what agents call, which is no thinking."""
    warm_up_search(game_of(game))


def played(job: Job) -> dict[str, Any]:
    """A match with the processor time of each seat; deal, luck and the agents' seeds are the arena's."""
    prepared(job.game)
    match = Match(game_of(job.game), len(job.players), job.secret, job.options)
    agents = []
    for seat, who in enumerate(job.players):
        warm_up(job.game, who)
        agents.append(load_agent(who, seed_of(job, seat)))
    moves, seconds, longest = [0] * match.seats, [0.0] * match.seats, [0.0] * match.seats
    while due := match.due:
        seat = due[0]
        view = match.view(seat)
        is_choice = len(view.legal) > 1
        start = time.process_time()
        action = agents[seat].act(view)
        taken = time.process_time() - start
        # What leaves no choice is no decision.
        moves[seat] += is_choice
        seconds[seat] += taken * is_choice
        longest[seat] = max(longest[seat], taken)
        match.submit(seat, action, match.count(seat))
    outcome = match.outcome
    assert outcome is not None
    winners = outcome.winners or range(match.seats)
    return {
        "deal": job.deal,
        "number": job.number,
        "players": job.players,
        "shares": [1 / len(winners) if seat in winners else 0.0 for seat in range(match.seats)],
        "scores": [int(score) for score in outcome.scores],
        "moves": moves,
        "seconds": [round(one, 6) for one in seconds],
        "longest": [round(one, 6) for one in longest],
    }


class Run:
    """All duels, in the order in which they were named; a game's matches wait until it is compiled."""

    def __init__(self, duels: list[Duel], out: Path, processes: int) -> None:
        self.duels = duels
        self._out = out
        self._processes = processes
        self._is_ready: set[str] = set()
        self._queues = {duel.name: self._missing(duel) for duel in duels}

    def known(self) -> None:
        """Read what earlier runs have left."""
        path = self._out / "duels.jsonl"
        by_name = {duel.name: duel for duel in self.duels}
        for line in path.read_text().splitlines() if path.exists() else []:
            result = json.loads(line)
            if result["duel"] in by_name:
                by_name[result["duel"]].results[result["number"]] = result

    def play(self, seconds: float) -> None:
        """Play until all is played, or the time is over: what is being played then is given up."""
        end = time.monotonic() + seconds
        games = list(dict.fromkeys(duel.jobs[0].game for duel in self.duels))
        pool = ProcessPoolExecutor(self._processes)
        running: dict[Future[Any], tuple[str, Duel | None]] = {
            pool.submit(prepared, game): (game, None) for game in games
        }
        told = time.monotonic()
        with (self._out / "duels.jsonl").open("a", encoding="utf-8") as file:
            while running and time.monotonic() < end:
                for done in wait(running, STEP, FIRST_COMPLETED).done:
                    game, duel = running.pop(done)
                    if duel is None:
                        done.result()
                        self._is_ready.add(game)
                        print(f"{game} is compiled", flush=True)
                        continue
                    result = done.result()
                    duel.results[result["number"]] = result
                    file.write(json.dumps({"duel": duel.name, **result}) + "\n")
                    file.flush()
                while len(running) < self._processes and (found := self._next()) is not None:
                    duel, job = found
                    running[pool.submit(played, job)] = (job.game, duel)
                if time.monotonic() - told > 6 * STEP:
                    told = time.monotonic()
                    self.tell()
        for process in list(pool._processes.values()):  # noqa: SLF001  (nothing else ends a match)
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)
        self.tell()
        print(self.table(), flush=True)

    def tell(self) -> None:
        """Keep the table as it stands."""
        (self._out / "duels.md").write_text(self.table() + "\n", encoding="utf-8")

    def table(self) -> str:
        """All duels that have begun."""
        rows = [duel.row() for duel in self.duels if duel.results]
        head = ["| duel | won by the first | matches | processor time a decision |", "|---|---|---|---|"]
        return "\n".join(head + rows)

    def _missing(self, duel: Duel) -> Iterator[Job]:
        return (job for job in duel.jobs if job.number not in duel.results)

    def _next(self) -> tuple[Duel, Job] | None:
        for duel in self.duels:
            if duel.jobs[0].game in self._is_ready and (job := next(self._queues[duel.name], None)):
                return duel, job
        return None


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("duels", nargs="+", type=duel_of, help="GAME/SEATS/AGENT,AGENT/MATCHES")
    parser.add_argument("--out", type=Path, required=True, help="where results are kept, line by line")
    parser.add_argument("--seconds", type=float, default=540.0)
    parser.add_argument("--processes", type=int, default=max(1, available_cores() - 2))
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    run = Run(chosen.duels, chosen.out, chosen.processes)
    run.known()
    run.play(chosen.seconds)


if __name__ == "__main__":
    main()
