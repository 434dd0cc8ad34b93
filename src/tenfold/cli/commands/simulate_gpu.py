"""Statistics of simulated matches, and `tenfold simulate --device cuda`: millions of them, without files."""

import argparse
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tenfold.cli.errors import OK, BadUsage
from tenfold.cli.messages import format_number, message
from tenfold.cli.screen.screen import Screen, screen_of
from tenfold.core.batch import Batch
from tenfold.core.drivers import GREEDY, UNIFORM, UNIFORM_BY_KIND
from tenfold.core.game import Game
from tenfold.core.messages import title_of
from tenfold.core.outcome import outcome_of

GPU_BATCH = 1 << 18
STYLES = {"random": UNIFORM, "kinds": UNIFORM_BY_KIND, "greedy": GREEDY}


class Tally:
    """Wins, shared wins and scores of every seat."""

    def __init__(self, game: Game, agents: Sequence[str]) -> None:
        self.game = game
        self.agents = agents
        self.matches = 0
        self.alone, self.shared, self.points = np.zeros((3, len(agents)), np.int64)

    def add(self, winners: Sequence[int], times: int = 1) -> None:
        """Count the winners of matches that ended alike."""
        (self.alone if len(winners) == 1 else self.shared)[list(winners)] += times

    def print(self, screen: Screen, length: float) -> None:
        """Say how the matches went, and how many moves one had on average."""
        title = title_of(self.game)
        screen.say(message("simulate-summary", game=title, matches=self.matches, length=length))
        head = [message(f"simulate-{name}") for name in ("seat", "agent", "wins", "shared", "score")]
        rows = [
            [
                str(seat + 1),
                agent,
                format_number(int(self.alone[seat])),
                format_number(int(self.shared[seat])),
                format_number(float(self.points[seat]) / self.matches, fine=True),
            ]
            for seat, agent in enumerate(self.agents)
        ]
        screen.table([head, *rows], left=2)


def _add(tally: Tally, batch: Batch, left: int) -> None:
    """Count the results of a round; equal results are counted once."""
    scores, endings = batch.scores[:left], batch.endings[:left]
    rows = np.column_stack([endings, scores, _breaks(tally.game, batch, scores)])
    results, counts = np.unique(rows, axis=0, return_counts=True)
    tally.points += scores.sum(axis=0)
    for (ending, *numbers), count in zip(results.tolist(), counts.tolist(), strict=True):
        if ending > 0:
            half = len(numbers) // 2
            scored, broken = tuple(numbers[:half]), tuple(numbers[half:])
            tally.add(outcome_of(tally.game.endings[ending - 1], scored, broken).winners, count)


def _breaks(game: Game, batch: Batch, scores: Any) -> Any:
    """What ranks equal scores, where the game has such a rule and there are any."""
    breaks = np.zeros_like(scores)
    if game.rules.ties is not None:
        tied = np.flatnonzero((scores == scores.max(axis=1, keepdims=True)).sum(axis=1) > 1)
        states: Any = batch.states if tied.size else ()
        for row in tied:
            game.rules.ties(states[row], breaks[row])
    return breaks


def simulate_on_gpu(
    arguments: argparse.Namespace, game: Game, agents: Sequence[str], options: Mapping[str, str], seed: str
) -> int:
    """Play all matches in rounds, and say how they went."""
    if arguments.out is not None:
        raise BadUsage(message("gpu-no-files"))
    unknown = [agent for agent in agents if agent not in STYLES]
    if unknown:
        raise BadUsage(message("gpu-no-bot", name=unknown[0], known=", ".join(STYLES)))
    if not seed.isdigit():
        raise BadUsage(message("gpu-seed"))
    screen = screen_of()
    tally, plies = Tally(game, agents), 0
    styles = [STYLES[agent] for agent in agents]
    batch = Batch(game, len(agents), min(GPU_BATCH, arguments.matches), options, device=arguments.device)
    with screen.working(message("simulate-playing", game=title_of(game))) as tell:
        while tally.matches < arguments.matches:
            plies += batch.play(styles, seed=int(seed), first=tally.matches)
            left = arguments.matches - tally.matches
            _add(tally, batch, left)
            tally.matches += min(left, batch.count)
            tell(f"{tally.matches} / {arguments.matches}")
    tally.print(screen, plies / (-(-tally.matches // batch.count) * batch.count))
    screen.say(message("simulate-seed", seed=seed))
    return OK
