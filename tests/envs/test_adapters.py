"""Other libraries' own tests pass, and their algorithms run."""

from typing import Any

import numpy as np
import pytest

from tenfold.envs import make

SMALL = ("ten_squares", "tenzania")

pytestmark = pytest.mark.compiled


# Gymnasium.


def test_gymnasium_knows_every_game_and_its_checker_is_content() -> None:
    gymnasium = pytest.importorskip("gymnasium", reason="the extra tenfold[gymnasium] is not installed")
    from gymnasium.utils.env_checker import check_env

    import tenfold.envs.gymnasium  # noqa: F401  it names the games

    assert len([name for name in gymnasium.registry if name.startswith("tenfold/")]) >= 6
    env = gymnasium.make("tenfold/Tenzania-v0", bots="greedy", render_mode="ansi")
    check_env(env.unwrapped)
    env.reset(seed=1)
    assert "\n" in env.render()


def test_gymnasium_plays_to_the_end_by_the_mask() -> None:
    gymnasium = pytest.importorskip("gymnasium", reason="the extra tenfold[gymnasium] is not installed")
    env = gymnasium.make(
        "tenfold.envs.gymnasium:tenfold/Tenzania-v0", seats=3, seat=1, options={"tens": "off"}
    )
    _, info = env.reset(seed=5)
    terminated = False
    while not terminated:
        _, reward, terminated, _, info = env.step(env.action_space.sample(info["action_mask"]))

    assert info["illegal"] == 0
    assert reward == 1 or reward < 1
    assert info["scores"].sum() > 0


def test_gymnasium_vector_envs_are_batches() -> None:
    gymnasium = pytest.importorskip("gymnasium", reason="the extra tenfold[gymnasium] is not installed")
    name = "tenfold.envs.gymnasium:tenfold/Tenzania-v0"
    envs = gymnasium.make_vec(name, num_envs=8, vectorization_mode="vector_entry_point")
    numbers, infos = envs.reset(seed=3)
    ended = 0
    for _ in range(100):
        numbers, rewards, terminations, truncations, infos = envs.step(infos["action_mask"].argmax(axis=1))
        ended += int(terminations.sum())
        assert envs.observation_space.contains(numbers)
        assert (rewards[~terminations] == 0).all()
        assert not truncations.any()

    assert ended >= 8


# PettingZoo.


quiet = pytest.mark.filterwarnings("ignore::UserWarning")
"""Its tests warn about what they recommend elsewhere: observations with a mask."""


@quiet
@pytest.mark.parametrize("game", SMALL)
def test_pettingzoo_is_content_with_seats_one_at_a_time(game: str) -> None:
    pytest.importorskip("pettingzoo", reason="the extra tenfold[pettingzoo] is not installed")
    from pettingzoo.test import api_test, render_test, seed_test

    from tenfold.envs.pettingzoo import aec

    api_test(aec(game), num_cycles=200)
    seed_test(lambda: aec(game), num_cycles=20)
    render_test(lambda render_mode: aec(game, render_mode=render_mode))


@quiet
@pytest.mark.parametrize("game", SMALL)
def test_pettingzoo_is_content_with_seats_all_at_once(game: str) -> None:
    pytest.importorskip("pettingzoo", reason="the extra tenfold[pettingzoo] is not installed")
    from pettingzoo.test import parallel_api_test

    from tenfold.envs.pettingzoo import parallel

    parallel_api_test(parallel(game), num_cycles=200)


# OpenSpiel.


@pytest.mark.parametrize("game", [pytest.param("tenzania", marks=pytest.mark.slow), "ten_squares"])
def test_open_spiel_simulates_the_games(game: str) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="the extra tenfold[openspiel] is not installed")
    from tenfold.envs import openspiel

    openspiel.register()
    pyspiel.random_sim_test(pyspiel.load_game(f"tenfold_{game}"), num_sims=1, serialize=False, verbose=False)


def late(count: int) -> Any:
    """A match of 10 Squares that is nearly over."""
    env = make("ten_squares", 1, seed=2)
    while env.states[0].pile_size > count or env.states[0].is_waiting:
        env.step(env.sample())
    return env.states


def test_open_spiel_searches_with_ismcts() -> None:
    pytest.importorskip("pyspiel", reason="the extra tenfold[openspiel] is not installed")
    from open_spiel.python.algorithms import ismcts, mcts

    from tenfold.envs import openspiel

    game = openspiel.load("tenzania")
    state = game.new_initial_state()
    state.apply_action(4)
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random),
        uct_c=2.0,
        max_simulations=20,
        random_state=random,
    )
    generator = np.random.default_rng(1)
    bot.set_resampler(lambda at, player: openspiel.resample(at, player, generator))

    assert bot.step(state) in state.legal_actions()


@pytest.mark.slow
def test_open_spiel_solves_the_end_of_a_match_by_cfr() -> None:
    pytest.importorskip("pyspiel", reason="the extra tenfold[openspiel] is not installed")
    from open_spiel.python.algorithms import cfr, exploitability

    from tenfold.envs import openspiel

    game = openspiel.load("ten_squares", deals=3, beginning=late(3))
    solver = cfr.CFRSolver(game)
    for _ in range(3):
        solver.evaluate_and_update_policy()

    assert exploitability.exploitability(game, solver.average_policy()) < 2


def test_open_spiel_observers_tell_the_view() -> None:
    pytest.importorskip("pyspiel", reason="the extra tenfold[openspiel] is not installed")
    from open_spiel.python.observation import make_observation

    from tenfold.envs import openspiel

    game = openspiel.load("tenzania")
    state = game.new_initial_state()
    state.apply_action(0)
    seat = state.current_player()
    observation = make_observation(game)
    observation.set_from(state, seat)

    assert (observation.tensor == state.single.observation(seat)).all()
    assert observation.dict["hand"].sum() == 1
    assert observation.string_from(state, 0) != observation.string_from(state, 1)
