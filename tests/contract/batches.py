"""A batch is as many single matches; compiled play is interpreted play; drivers do what they say."""

import hashlib
import os
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np

from tenfold.core.drivers import GREEDY, KINDS
from tenfold.core.game import Game
from tenfold.core.kernel import INTERPRET
from tenfold.core.record import bytes_of
from tenfold.core.rng import below, seed_stream
from tests.contract.play import Table, at_moment, choose_by_kind, game_named, observers, played, raw, tables

ROOT = Path(__file__).resolve().parent.parent.parent
BATCH = 3 if INTERPRET else 8
SEED = 20260
FIRST = 5
DIGEST_TABLES = 9


def play_many(game: Game, table: Table, count: int, first: int) -> tuple[Any, int]:
    """A batch by uniform choice."""
    states = game.state.zeros(count)
    actions = np.zeros(game.rules.most_legal, np.int64)
    chooser = np.zeros(2, np.uint64)
    template = game.template(table.seats, table.options)
    plies = game.compiled.play_many(template, states, table.seats, SEED, first, chooser, actions)
    return states, plies


def play_styles(game: Game, table: Table, count: int, first: int) -> tuple[Any, Any, int]:
    """A batch in which each seat has a style."""
    states = game.state.zeros(count)
    view = game.state.blank()
    scores = np.zeros((count, table.seats), np.int64)
    plies = game.compiled.play_styles(
        game.template(table.seats, table.options),
        states,
        bytes_of(states),
        view,
        bytes_of(view),
        game.masks(table.seats),
        table.seats,
        np.array(table.styles, np.int64),
        SEED,
        first,
        np.zeros(2, np.uint64),
        np.zeros(game.rules.most_legal, np.int64),
        np.zeros(game.rules.most_legal, np.float64),
        scores,
    )
    return states, scores, plies


def check_batches_are_singles(game: Game) -> None:
    """A batch of n is n batches of one."""
    for table in islice(tables(game), 4):
        many, plies = play_many(game, table, BATCH, FIRST)
        singles = [play_many(game, table, 1, FIRST + i) for i in range(BATCH)]
        assert raw(many) == raw(np.concatenate([states for states, _ in singles]))
        assert plies == sum(count for _, count in singles)

        styled, scores, plies = play_styles(game, table, BATCH, FIRST)
        alone = [play_styles(game, table, 1, FIRST + i) for i in range(BATCH)]
        assert raw(styled) == raw(np.concatenate([states for states, _, _ in alone]))
        assert (scores == np.concatenate([one for _, one, _ in alone])).all()
        assert plies == sum(count for _, _, count in alone)


def check_drivers_play_by_the_views(game: Game) -> None:
    """The compiled drivers play what a slow loop over views plays."""
    for table in islice(tables(game), 4):
        states, scores, _ = play_styles(game, table, 1, FIRST)
        slow = play_slowly(game, table, FIRST)
        assert raw(states) == raw(slow)
        _, outcome = game.status(slow, table.seats)
        assert outcome is not None
        assert tuple(scores[0].tolist()) == outcome.scores


def play_slowly(game: Game, table: Table, number: int) -> Any:
    """One match by the definition of the styles, from views."""
    states = game.template(table.seats, table.options)
    chooser = np.zeros(2, np.uint64)
    seed_stream(states[0].stream, SEED, 2 * number)
    seed_stream(chooser, SEED, 2 * number + 1)
    game.compiled.deal_at(states, 0, table.seats)
    while due := game.status(states, table.seats)[0]:
        view = game.view(states, table.seats, due[0])
        action = _choice(game, view, table.styles[due[0]], chooser)
        game.compiled.apply_at(states, 0, due[0], action)
    return states


def _choice(game: Game, view: Any, style: int, chooser: Any) -> int:
    if style == GREEDY:
        actions = np.array(view.legal, np.int64)
        worths = np.full(actions.size, np.nan)
        game.compiled.weigh_at(view.states, 0, view.observer, actions, actions.size, worths)
        assert np.isfinite(worths).all()
        return int(game.compiled.choose_best_at(actions, actions.size, worths, chooser))
    if style == KINDS:
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
                game.compiled.observe_at(view.states, 0, observer, numbers)
                assert np.isfinite(numbers[:-1]).all()
                assert np.isnan(numbers[-1]), "More is written than the layout states."
                seen.setdefault(observer, set()).add(numbers.tobytes())
    assert all(len(different) > 1 for different in seen.values())


def digests_of(game: Game) -> list[str]:
    """Final states of some matches of mixed styles, as digests."""
    digests = []
    for table in islice(tables(game), DIGEST_TABLES):
        states, scores, plies = play_styles(game, table, 2, FIRST)
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
