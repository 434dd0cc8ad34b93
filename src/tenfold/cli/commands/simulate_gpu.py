"""`tenfold simulate --device cuda`: statistics of millions of matches, without files."""

import argparse
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tenfold.cli.commands.simulation_report import Summary, print_report
from tenfold.cli.errors import OK, BadUsage
from tenfold.cli.messages import message
from tenfold.cli.screen.screen import screen_of
from tenfold.core.batch import Batch
from tenfold.core.drivers import GREEDY, UNIFORM, UNIFORM_BY_KIND
from tenfold.core.game import Game
from tenfold.core.messages import title_of
from tenfold.core.outcome import outcome_of

ROUND = 1 << 18
"""Matches that are played at a time."""
STYLES = {"random": UNIFORM, "kinds": UNIFORM_BY_KIND, "greedy": GREEDY}


class Tally:
    """Wins, shared wins and scores of every seat."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.matches = self.plies = 0
        self.alone = np.zeros(seats, np.int64)
        self.shared = np.zeros(seats, np.int64)
        self.points = np.zeros(seats, np.int64)

    def add(self, batch: Batch, left: int) -> None:
        """Count the results of a round; equal results are counted once."""
        scores, endings = batch.scores[:left], batch.endings[:left]
        breaks = self.breaks_of(batch, scores)
        rows = np.column_stack([endings, scores, breaks])
        results, counts = np.unique(rows, axis=0, return_counts=True)
        self.points += scores.sum(axis=0)
        for (ending, *numbers), count in zip(results.tolist(), counts.tolist(), strict=True):
            if ending > 0:
                half = len(numbers) // 2
                scored, broken = tuple(numbers[:half]), tuple(numbers[half:])
                winners = list(outcome_of(self.game.endings[ending - 1], scored, broken).winners)
                (self.alone if len(winners) == 1 else self.shared)[winners] += count

    def breaks_of(self, batch: Batch, scores: Any) -> Any:
        """What ranks equal scores, where the game has such a rule and there are any."""
        breaks = np.zeros_like(scores)
        if self.game.rules.ties is not None:
            tied = np.flatnonzero((scores == scores.max(axis=1, keepdims=True)).sum(axis=1) > 1)
            states: Any = batch.states if tied.size else ()
            for row in tied:
                self.game.rules.ties(states[row], breaks[row])
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
    tally = Tally(game, len(agents))
    styles = [STYLES[agent] for agent in agents]
    batch = Batch(game, len(agents), min(ROUND, arguments.matches), options, device=arguments.device)
    with screen.working(message("simulate-playing", game=title_of(game))) as tell:
        while tally.matches < arguments.matches:
            tally.plies += batch.play(styles, seed=int(seed), first=tally.matches)
            left = arguments.matches - tally.matches
            tally.add(batch, left)
            tally.matches += min(left, batch.count)
            tell(f"{tally.matches} / {arguments.matches}")
    summary = Summary(
        matches=tally.matches,
        length=tally.plies / (-(-tally.matches // batch.count) * batch.count),
        alone=tally.alone.tolist(),
        shared=tally.shared.tolist(),
        means=(tally.points / tally.matches).tolist(),
    )
    print_report(screen, game, agents, summary)
    screen.say(message("simulate-seed", seed=seed))
    return OK
