"""How ticket decks of The Heart of Africa play: experts against each other, the same seeds for each deck.

    python bench/decks.py --games 10000 --seats 2,4 standard second.tenfoldbox

Expert bots decide by the tuned heuristic alone, so whole games are played in compiled code. Statistics of
the deck itself (how often a place is named, which routes no shortest way needs) are printed first.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from tenfold.core.batch import Batch
from tenfold.core.batch_arrays import MatchMemory, RoundArrays, Workspace
from tenfold.core.batch_step import batch_drivers_of
from tenfold.core.box import Box, read_box
from tenfold.core.drivers import NOBODY
from tenfold.core.game import Game
from tenfold.core.jit import generic, unbound
from tenfold.core.record import bytes_of
from tenfold.core.registry import game_of
from tenfold.core.rng import Stream
from tenfold.games.heart_of_africa.box import NAMED
from tenfold.games.heart_of_africa.deck_shape import shape_of

CHUNK = 500
deal_match = lowest_due = play_tuned_bot = outcome = unbound


@generic
def play_experts(batch: RoundArrays, work: Workspace, rng: Stream) -> None:
    """Play whole matches of experts; every seat decides from its view."""
    slot = batch.plies.size
    for at in range(slot):
        match = MatchMemory(
            work.records[at],
            work.words[at],
            work.records[slot],
            work.words[slot],
            rng,
            work.scratch[0],
            work.worths[0],
            work.scratch[0],
        )
        deal_match(match, batch.template, batch.seats, batch.seed, batch.first + at)
        plies = 0
        seat = lowest_due(match.state, batch.seats)
        while seat != NOBODY and plies < batch.max_plies:
            play_tuned_bot(match, batch.hidden, seat)
            plies += 1
            seat = lowest_due(match.state, batch.seats)
        batch.plies[at] = plies
        batch.endings[at] = outcome(match.state, batch.scores[at])


class ExpertBatch(Batch):
    """A batch whose seats are all experts."""

    def play_all(self, drivers: Any, seed: int, first: int) -> Any:
        """Deal and play all matches to their ends; how many moves each had."""
        chosen = np.zeros(self.seats, np.int64)
        round_ = RoundArrays(
            template=bytes_of(self._template).view(np.uint64)[0],
            hidden=self.game.hidden(self.seats),
            policies=chosen,
            scores=self._scores,
            endings=self._endings,
            plies=self._plies,
            seats=self.seats,
            seed=seed,
            first=first,
            max_plies=self.game.max_entries,
        )
        work = Workspace(
            records=self._records,
            words=bytes_of(self._records).view(np.uint64),
            scratch=self._actions[None],
            worths=np.zeros((1, self._actions.size)),
            policies=chosen,
            choices=np.zeros((0, 0), np.int32),
            offered=np.zeros(0, np.int32),
        )
        drivers.play_experts(round_, work, self._rng)
        return self._plies.copy()


def measured(game: Game, drivers: Any, seats: int, games: int, seed: int) -> dict[str, float]:
    """What many games of experts have on average."""
    batch = ExpertBatch(game, seats, CHUNK)
    found: dict[str, list[Any]] = {name: [] for name in ("plies", "scores", "done", "kept")}
    for first in range(0, games, CHUNK):
        found["plies"].append(batch.play_all(drivers, seed, first))
        states = batch.states
        found["scores"].append(states["score"][:, :seats].copy())
        found["done"].append(states["done"][:, :seats].copy())
        found["kept"].append(states["ticket_count"][:, :seats].copy())
    plies, scores, done, kept = (np.concatenate(found[name]) for name in ("plies", "scores", "done", "kept"))
    ranked = np.sort(scores, axis=1)
    return {
        "moves": float(plies.mean()),
        "score": float(scores.mean()),
        "spread": float(scores.std()),
        "winner": float(ranked[:, -1].mean()),
        "lead": float((ranked[:, -1] - ranked[:, -2]).mean()),
        "kept": float(kept.mean()),
        "completed": float(done.mean()),
        "completed share": float(done.sum() / kept.sum()),
        "nothing completed": float((done == 0).mean()),
    }


def main() -> int:
    """Print a line of JSON for each deck, and one for each number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("decks", nargs="+", help="box files, or `standard`")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seats", default="2,3,4,5")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    game = game_of("heart_of_africa")
    assert game.box_support is not None
    drivers = game.bind(sys.modules[__name__], sources=(batch_drivers_of(game), game.compiled))
    for name in chosen.decks:
        box: Box = game.box_support.standard() if name == "standard" else read_box(Path(name))
        pairs = [(NAMED[first], NAMED[second]) for first, second, _ in box["tickets"]]
        print(json.dumps({"deck": name, **shape_of(pairs)}), flush=True)
        for seats in map(int, chosen.seats.split(",")):
            figures = measured(game.with_boxes([box]), drivers, seats, chosen.games, chosen.seed)
            told = {figure: round(value, 3) for figure, value in figures.items()}
            print(json.dumps({"deck": name, "seats": seats, "games": chosen.games, **told}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
