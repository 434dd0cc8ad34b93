"""How the threads of a GPU's warp walk the rules of a game, worked out without a GPU.

    TENFOLD_INTERPRET=1 python bench/warp_divergence.py heart_of_africa --skip 100

32 matches are played side by side by random choice, interpreted. A line that some of them come to, by the
same way of calls, is done once for all of these, while the others wait; so a ply of the warp costs for each
line and way as much as for the match that comes there most often. Lines are weighed by their bytecode. The
table tells which functions a warp spends its time in, beside what they would cost if nobody had to wait.
"""

import argparse
import dis
import sys
from collections import Counter
from functools import cache
from types import CodeType, FrameType
from typing import Any

import numpy as np

from tenfold.core.jit import INTERPRET
from tenfold.core.registry import game_of
from tenfold.core.rng import below, seed_stream

LANES = 32
SEED = 20261117
NOBODY = -1
NOTHING = {"CACHE", "RESUME", "NOP", "PRECALL", "PUSH_NULL"}
"""What the interpreter needs and a compiler does not."""

Way = tuple[tuple[CodeType, int], ...]
"""The calls that lead to a line: where each was made."""
Steps = Counter[tuple[Way, CodeType, int]]
"""How often each line was done, by each way."""


class Walk:
    """Counts the lines of the rules while it is traced."""

    def __init__(self) -> None:
        self.steps: Steps = Counter()
        self._way: Way = ()

    def __call__(self, frame: FrameType, _event: str, _value: Any) -> Any:
        """A function of ours is entered."""
        caller, code = frame.f_back, frame.f_code
        if "tenfold" not in code.co_filename or caller is None:
            return None
        self._way = way = (*self._way, (caller.f_code, caller.f_lineno))

        def on(frame: FrameType, event: str, _value: Any) -> Any:
            if event == "line":
                self.steps[way, code, frame.f_lineno] += 1
            elif event == "return":
                self._way = way[:-1]
            return on

        return on


class Lane:
    """One match of the warp."""

    def __init__(self, game: Any, seats: int, number: int) -> None:
        self._rules, self._seats = game.rules, seats
        self._states = game.template(seats, None)
        self._chooser = np.zeros(2, np.uint64)
        self._actions = np.zeros(game.rules.max_legal, np.int64)
        seed_stream(self._states[0].stream, SEED, 2 * number)
        seed_stream(self._chooser, SEED, 2 * number + 1)
        self._rules.deal(self._states[0], seats)

    def play(self) -> bool:
        """One ply; False if the match is over."""
        state = self._states[0]
        seat = next((seat for seat in range(self._seats) if self._rules.due(state, seat)), NOBODY)
        if seat == NOBODY:
            return False
        count = self._rules.legal(state, seat, self._actions)
        self._rules.apply(state, seat, int(self._actions[below(self._chooser, count)]))
        return True

    def traced(self) -> Steps:
        """The lines of one ply; none if the match is over."""
        walk = Walk()
        sys.settrace(walk)
        self.play()
        sys.settrace(None)
        return walk.steps


@cache
def weights_of(code: CodeType) -> Counter[int]:
    """Instructions of each line of a function."""
    weights: Counter[int] = Counter()
    line = code.co_firstlineno
    for one in dis.get_instructions(code):
        line = one.starts_line or line
        weights[line] += one.opname not in NOTHING
    return weights


def main() -> int:
    """Walk, and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument(
        "--skip", type=int, default=0, help="plies of each match before the first that counts"
    )
    parser.add_argument("--plies", type=int, default=40)
    parser.add_argument("--rows", type=int, default=20)
    chosen = parser.parse_args()
    if not INTERPRET:
        parser.error("compiled rules cannot be traced: set TENFOLD_INTERPRET=1")
    game = game_of(chosen.game)
    lanes = [Lane(game, chosen.seats or game.seats[0], number) for number in range(LANES)]
    for lane in lanes:
        for _ in range(chosen.skip):
            lane.play()
    together: Counter[str] = Counter()
    alone: Counter[str] = Counter()
    for _ in range(chosen.plies):
        most: Steps = Counter()
        for lane in lanes:
            steps = lane.traced()
            most |= steps
            for (_, code, line), times in steps.items():
                alone[code.co_name] += times * weights_of(code)[line]
        for (_, code, line), times in most.items():
            together[code.co_name] += times * weights_of(code)[line]
    warp = together.total() / chosen.plies
    match = alone.total() / chosen.plies / LANES
    share = 100 * match / warp
    print(f"a ply of a warp {warp:,.0f}, of a match {match:,.0f}: {share:.1f} % of the threads work")
    for name, weight in together.most_common(chosen.rows):
        share = 100 * weight / together.total()
        own = alone[name] / chosen.plies / LANES
        print(f"{name:24} {weight / chosen.plies:9,.0f} {share:5.1f} %   of a match {own:7,.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
