"""What a batch is told quickly, step by step, is what a full look at the view says."""

from typing import Any

import numpy as np
import pytest

from tenfold.core.registry import game_of
from tenfold.envs import Env, make
from tests.envs.games import every_game

SEED = 11
COUNT = 8
MAX_STEPS = 700
"""Enough for whole matches of every game but 10 Days, which nobody wins by chance."""

pytestmark = pytest.mark.compiled


def check(env: Env, numbers: Any) -> None:
    """Compare each row with what its seat's view says, looked at as if for the first time."""
    game = env.game
    for row in np.flatnonzero(env.due >= 0):
        view = game.view(env.states[row : row + 1], env.seats, int(env.due[row]))
        game.compiled.observe_at(view.states, 0, view.observer, numbers)
        assert (env.observation[row] == numbers).all(), (row, np.flatnonzero(env.observation[row] != numbers))
        assert np.flatnonzero(env.mask[row]).tolist() == list(view.legal)


@every_game
@pytest.mark.parametrize("is_full", [False, True])
def test_every_step_of_whole_matches_is_told_as_by_a_full_look(game: str, is_full: bool) -> None:  # noqa: FBT001
    seats = game_of(game).seats[-1 if is_full else 0]
    env = make(game, COUNT, seats=seats, seed=SEED)
    numbers = np.zeros(env.observation.shape[1], np.float32)
    steps = 0
    while steps < MAX_STEPS and (env.match < COUNT).any():
        env.step(env.sample())
        check(env, numbers)
        steps += 1

    assert game.startswith("ten_days") or (env.match >= COUNT).all()


@pytest.mark.parametrize("game", ["tenzania", pytest.param("heart_of_africa", marks=pytest.mark.slow)])
def test_whatever_was_remembered_a_state_from_elsewhere_is_told_as_it_is(game: str) -> None:
    env, other = make(game, COUNT, seed=SEED), make(game, COUNT, seed=SEED + 1)
    numbers = np.zeros(env.observation.shape[1], np.float32)
    for moment in range(12):
        for one, steps in ((env, 31), (other, 17 + moment)):
            for _ in range(steps):
                one.step(one.sample())
        saved, strange = env.save(), other.save()
        env.restore(strange)
        check(env, numbers)
        env.restore(saved)
        check(env, numbers)
        env.step(env.sample())
        check(env, numbers)


def test_actions_that_do_not_lie_side_by_side_are_taken_too() -> None:
    near, far = make("tenzania", 4, seed=SEED), make("tenzania", 4, seed=SEED)
    for _ in range(20):
        actions = np.zeros((4, 3), np.int64)
        actions[:, 1] = near.sample()
        far.sample()
        near.step(actions[:, 1].copy())
        far.step(actions[:, 1])

    assert (near.observation == far.observation).all()
    assert (near.match == far.match).all()


def test_a_restored_batch_samples_from_what_is_legal_there() -> None:
    env, other = make("tenzania", 4, seed=SEED), make("tenzania", 4, seed=SEED + 1)
    for _ in range(9):
        env.step(env.sample())
    other.restore(env.save())

    assert other.sample().tolist() == env.sample().tolist()
    assert all(other.mask[row, action] for row, action in enumerate(other.sample()))
