"""Two processes against one on Postgres and Redis: how much more they carry, and where the time goes.

    python bench/processes.py                             1,000 sockets, 250 tables, 120 actions/s, 20 s
    python bench/processes.py --sockets 240 --tables 60 --rate 40 --seconds 10 --rounds 1

Each round runs `bench/load.py --own` with one process and with two, by turns. What a process carries follows
from its processor time an action; what a machine of so many cores carries, from that of all together.
"""

import argparse
import os
import re
import statistics
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

LOAD = Path(__file__).with_name("load.py")
COST = re.compile(r"^(.+): \d+ % of a core, ([\d.]+) ms an action$", re.MULTILINE)
TIMES = re.compile(r"^acknowledged: p50 ([\d.]+) ms, p99 ([\d.]+) ms", re.MULTILINE)
FULL = 1000.0
"""Milliseconds of processor time that a core has in a second."""


@dataclass
class Measured:
    """What runs with so many processes have shown."""

    processes: int
    costs: dict[str, list[float]] = field(default_factory=dict)
    """Milliseconds of processor time an action, of each kind of process."""
    p99: list[float] = field(default_factory=list)

    def add(self, text: str) -> None:
        """One more run."""
        found: dict[str, float] = {}
        for name, each in COST.findall(text):
            kind = "servers" if name.startswith("server") else name
            found[kind] = found.get(kind, 0.0) + float(each)
        for kind, each in found.items():
            self.costs.setdefault(kind, []).append(each)
        self.p99.append(float(TIMES.search(text)[2]))  # type: ignore[index]

    def cost(self, kind: str) -> float:
        """The middle of all runs."""
        return statistics.median(self.costs[kind])

    def carried(self) -> float:
        """Actions a second that its processes carry, with a core for each and others for the rest."""
        return FULL * self.processes / self.cost("servers")

    def carried_by(self, cores: int) -> float:
        """The same where all share so many cores."""
        return min(self.carried(), FULL * cores / sum(map(self.cost, self.costs)))

    def summary(self) -> str:
        """Where the time goes."""
        parts = ", ".join(f"{kind} {self.cost(kind):.2f}" for kind in self.costs)
        times = ", ".join(f"{one:.1f}" for one in self.p99)
        return f"{self.processes} process(es): ms of processor time an action: {parts}; p99 {times} ms"


def run(processes: int, options: list[str]) -> str:
    """One run, shown as it goes."""
    command = [sys.executable, str(LOAD), "--own", "--processes", str(processes), *options]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    sys.stdout.write(f"-- {processes} process(es)\n{done.stdout}")
    sys.stdout.flush()
    return done.stdout


def main() -> None:
    """Measure by turns, then say the ratio."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    for name, usual in (("sockets", 1000), ("tables", 250), ("rate", 120), ("seconds", 20), ("port", 8899)):
        parser.add_argument(f"--{name}", default=str(usual))
    parser.add_argument("--rounds", type=int, default=2)
    chosen = vars(parser.parse_args())
    rounds = chosen.pop("rounds")
    options = [part for name, value in chosen.items() for part in (f"--{name}", value)]
    one, two = Measured(1), Measured(2)
    for _ in range(rounds):
        for measured in (one, two):
            measured.add(run(measured.processes, options))
    cores = os.cpu_count() or 1
    print(f"{one.summary()}\n{two.summary()}")
    print(
        f"with a core for each process: {one.carried():.0f} and {two.carried():.0f} actions/s,"
        f" {two.carried() / one.carried():.2f} times"
    )
    here, both = one.carried_by(cores), two.carried_by(cores)
    print(
        f"with Postgres, Redis and the load on the same {cores} cores: {here:.0f} and {both:.0f} actions/s,"
        f" {both / here:.2f} times"
    )


if __name__ == "__main__":
    main()
