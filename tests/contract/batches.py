"""A batch is as many single matches; compiled play is interpreted play; drivers do what they say."""

import hashlib
import os
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np

from tenfold.core.batch import Batch
from tenfold.core.drivers import GREEDY, UNIFORM_BY_KIND
from tenfold.core.game import Game
from tenfold.core.jit import INTERPRET
from tenfold.core.rng import below, seed_stream
from tests.contract.play import Table, at_moment, choose_by_kind, game_named, observers, played, raw, tables

ROOT = Path(__file__).resolve().parent.parent.parent
BATCH = 2 if INTERPRET else 8
TABLES = 2 if INTERPRET else 4
SEED = 20260
FIRST = 5
DIGEST_TABLES = 6
MAX_PLIES = 120
"""Plies of a match: interpreted play is slow, and some games do not end by random play."""


def batch_of(game: Game, table: Table, count: int) -> Batch:
    """A batch of one table."""
    return Batch(game, table.seats, count, table.options)


def play_many(game: Game, table: Table, count: int, first: int) -> tuple[Any, int]:
    """A batch by uniform choice."""
    batch = batch_of(game, table, count)
    plies = batch.play(seed=SEED, first=first, max_plies=MAX_PLIES)
    return batch.states, plies


def play_by_policies(game: Game, table: Table, count: int, first: int) -> tuple[Any, Any, int]:
    """A batch in which each seat has a style."""
    batch = batch_of(game, table, count)
    plies = batch.play(table.styles, seed=SEED, first=first, max_plies=MAX_PLIES)
    return batch.states, batch.scores, plies


def check_batches_are_singles(game: Game) -> None:
    """A batch of n is n batches of one."""
    for table in islice(tables(game), TABLES):
        many, plies = play_many(game, table, BATCH, FIRST)
        singles = [play_many(game, table, 1, FIRST + i) for i in range(BATCH)]
        assert raw(many) == raw(np.concatenate([states for states, _ in singles]))
        assert plies == sum(count for _, count in singles)

        styled, scores, plies = play_by_policies(game, table, BATCH, FIRST)
        alone = [play_by_policies(game, table, 1, FIRST + i) for i in range(BATCH)]
        assert raw(styled) == raw(np.concatenate([states for states, _, _ in alone]))
        assert (scores == np.concatenate([one for _, one, _ in alone])).all()
        assert plies == sum(count for _, _, count in alone)


def check_drivers_play_by_the_views(game: Game) -> None:
    """The compiled drivers play what a slow loop over views plays."""
    for table in islice(tables(game), TABLES):
        states, scores, plies = play_by_policies(game, table, 1, FIRST)
        slow = play_slowly(game, table, FIRST)
        assert raw(states) == raw(slow)
        _, outcome = game.status(slow, table.seats)
        assert plies == MAX_PLIES or outcome is not None
        assert outcome is None or tuple(scores[0].tolist()) == outcome.scores


def play_slowly(game: Game, table: Table, number: int) -> Any:
    """One match by the definition of the styles, from views."""
    states = game.template(table.seats, table.options)
    chooser = np.zeros(2, np.uint64)
    seed_stream(states[0].stream, SEED, 2 * number)
    seed_stream(chooser, SEED, 2 * number + 1)
    game.compiled.deal_at(states, 0, table.seats)
    for _ in range(MAX_PLIES):
        due, _ = game.status(states, table.seats)
        if not due:
            break
        view = game.view(states, table.seats, due[0])
        action = _choice(game, view, table.styles[due[0]], chooser)
        game.compiled.apply_at(states, 0, due[0], action)
    return states


def _choice(game: Game, view: Any, style: int, chooser: Any) -> int:
    if style == GREEDY:
        actions = np.array(view.legal, np.int64)
        worths = np.full(actions.size, np.nan)
        game.compiled.score_actions_at(view.states, 0, view.observer, actions, actions.size, worths)
        assert np.isfinite(worths).all()
        return int(game.compiled.choose_best_at(actions, actions.size, worths, chooser))
    if style == UNIFORM_BY_KIND:
        return choose_by_kind(game, view.legal, chooser)
    return view.legal[below(chooser, len(view.legal))]


def check_observations(game: Game) -> None:
    """A view as numbers: each is written, finite, of a size that the layout states."""
    assert len({part.name for part in game.encoder.layout}) == len(game.encoder.layout)
    seen: dict[int, set[bytes]] = {}
    for match in played(game)[:6]:
        for number in range(0, len(match.entries) + 1, 3):
            for observer in observers(match.seats):
                numbers = np.full(game.encoder.size + 1, np.nan, np.float32)
                view = at_moment(match, number).view(observer)
                game.compiled.observe_at(view.states, 0, observer, numbers[:-1])
                assert np.isfinite(numbers[:-1]).all()
                assert np.isnan(numbers[-1]), "More is written than the layout states."
                seen.setdefault(observer, set()).add(numbers.tobytes())
    assert all(len(different) > 1 for different in seen.values())


def digests_of(game: Game) -> list[str]:
    """Final states of some matches of mixed styles, as digests."""
    digests = []
    for table in islice(tables(game), DIGEST_TABLES):
        states, scores, plies = play_by_policies(game, table, 2, FIRST)
        told = f"{scores.tolist()} {plies}".encode()
        digests.append(hashlib.sha256(raw(states) + told).hexdigest())
    return digests


def check_compiled_is_interpreted(game: Game) -> None:
    """A process that interprets the rules plays the same matches, to the last byte."""
    result = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.contract.batches", game.id],
        cwd=ROOT,
        env={**os.environ, "TENFOLD_INTERPRET": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert result.stdout.split() == digests_of(game)


if __name__ == "__main__":
    print("\n".join(digests_of(game_named(sys.argv[1]))))  # noqa: T201 - the other process reads it
