"""A batch of matches, stepped from outside: the same matches, told to nobody but the seat that is due."""

import os
import subprocess
import sys
import tracemalloc
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tenfold.agents.baseline_agents import scores
from tenfold.core.batch import Batch
from tenfold.core.drivers import EPSILON, GREEDY, UNIFORM
from tenfold.core.record import bytes_of
from tenfold.core.registry import game_ids, game_of
from tenfold.envs import BadBatch, Env, IllegalStep, make
from tests.envs.games import every_game

MINIMAL_INSTALL = Path(__file__).parent / "minimal_install_script.py"
SEED = 7
COUNT = 6

pytestmark = pytest.mark.compiled


def play_on(env: Env, steps: int) -> None:
    for _ in range(steps):
        env.step(env.sample())


def to_the_end(env: Env) -> None:
    while (env.due >= 0).any():
        env.step(env.sample())


def told(env: Env) -> list[bytes]:
    return [np.ascontiguousarray(getattr(env, name)).tobytes() for name in env.ARRAYS]


def illegal_action(env: Env, row: int) -> int:
    return int(np.flatnonzero(~env.mask[row])[0])


@pytest.mark.parametrize(("games", "interpret"), [(game_ids(), "1"), (("tenzania",), "")])
def test_playing_needs_numpy_and_numba_only(games: Sequence[str], interpret: str) -> None:
    result = subprocess.run(
        [sys.executable, "-W", "error", str(MINIMAL_INSTALL), *games],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "TENFOLD_INTERPRET": interpret},
    )

    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    assert result.stdout.count("There are ") == len(games)
    assert result.stdout.count("The reason is “") == len(games)


@every_game
def test_sampled_steps_play_the_matches_of_a_batch(game: str) -> None:
    env = make(game, COUNT, seed=SEED, auto_reset=False)
    to_the_end(env)
    batch = Batch(env.game, env.seats, COUNT)
    plies = batch.play([UNIFORM] * env.seats, seed=SEED)

    assert bytes_of(env.states).tobytes() == bytes_of(batch.states).tobytes()
    assert env.plies.sum() == plies
    assert (env.scores == batch.scores).all()
    assert (env.ending > 0).all()
    assert env.done.all()
    assert not env.mask.any()


@every_game
def test_a_seat_is_told_what_its_view_says_and_nothing_else(game: str) -> None:
    env = make(game, COUNT, seed=SEED)
    stream = np.array([5, 9], np.uint64)
    numbers = np.zeros(env.observation.shape[1], np.float32)
    for _ in range(12):
        play_on(env, 7)
        before = env.mask.copy(), env.observation.copy()
        for row in range(COUNT):
            view = env.game.view(env.states[row : row + 1], env.seats, int(env.due[row]))
            env.game.compiled.observe_at(view.states, 0, view.observer, numbers)
            assert np.flatnonzero(env.mask[row]).tolist() == list(view.legal)
            assert (env.observation[row] == numbers).all()
        worlds = bytes_of(env.states).copy()
        for row in range(COUNT):
            env.game.compiled.determinize_at(env.states, row, int(env.due[row]), stream)
        env.refresh()  # type: ignore[attr-defined]
        assert (env.mask == before[0]).all()
        assert (env.observation == before[1]).all()
        bytes_of(env.states)[:] = worlds


@pytest.mark.parametrize(
    "game", ["ten_squares", "tenzania", pytest.param("heart_of_africa", marks=pytest.mark.slow)]
)
def test_a_match_that_ends_is_judged_and_the_next_one_is_dealt(game: str) -> None:
    env = make(game, COUNT, seed=SEED)
    ended = 0
    while ended < 2 * COUNT:
        before = env.match.copy()
        env.step(env.sample())
        ended += int(env.done.sum())
        assert (env.match == before + COUNT * env.done).all()
        assert (env.plies[env.done] == 0).all()
        assert (env.due >= 0).all()
        assert ((env.ending > 0) == env.done).all()
        assert np.allclose(env.reward.sum(axis=1), 0, atol=1e-6)
        assert (env.reward[~env.done] == 0).all()
        for row in np.flatnonzero(env.done):
            best = env.scores[row] == env.scores[row].max()
            if env.reward[row].any():
                assert (env.reward[row][~best] == -1).all()
            fresh = Batch(env.game, env.seats, 1)
            fresh.play(seed=SEED, first=int(env.match[row]), max_plies=0)
            assert bytes_of(fresh.states).tobytes() == bytes_of(env.states[row : row + 1]).tobytes()


def test_rewards_share_one_win_among_the_winners_and_add_up_to_zero() -> None:
    env = make("tenzania", 400, seats=4, seed=SEED, auto_reset=False)
    to_the_end(env)
    winners = env.scores == env.scores.max(axis=1, keepdims=True)
    shares = winners / winners.sum(axis=1, keepdims=True)

    assert (winners.sum(axis=1) > 1).any()
    assert np.allclose(env.reward, (4 * shares - 1) / 3, atol=1e-6)


@pytest.mark.slow
def test_an_ending_without_winners_rewards_nobody() -> None:
    env = make("ten_days_africa", 2, seed=SEED, auto_reset=False)
    to_the_end(env)

    assert (env.ending == 2).all()
    assert (env.reward == 0).all()


def test_an_illegal_action_names_its_match_seat_and_reason_and_changes_nothing_there() -> None:
    env = make("tenzania", 4, seed=SEED)
    play_on(env, 5)
    actions = env.sample().copy()
    actions[2] = illegal_action(env, 2)
    before = bytes_of(env.states).copy()
    seat = int(env.due[2])
    with pytest.raises(IllegalStep, match=rf"Match 2 of the batch, seat {seat}: .*“play ") as caught:
        env.step(actions)

    assert (caught.value.row, caught.value.seat, caught.value.action) == (2, seat, actions[2])
    assert caught.value.clause in caught.value.sentence
    assert caught.value.clause.startswith("Z")
    assert (bytes_of(env.states)[2] == before[2]).all()
    assert all((bytes_of(env.states)[row] != before[row]).any() for row in (0, 1, 3))
    env.step(env.sample())
    assert (env.ending >= 0).all()


def test_a_number_that_is_no_action_is_illegal_too() -> None:
    env = make("tenzania", 2)
    with pytest.raises(IllegalStep, match="There are 220 actions"):
        env.step(np.array([220, 0]))
    with pytest.raises(IllegalStep, match="action -1"):
        env.step(np.array([-1, 0]))


def test_unchecked_the_lowest_legal_action_is_played_instead_and_counted() -> None:
    free, strict = make("tenzania", 4, validate=False), make("tenzania", 4)
    lowest = strict.mask.argmax(axis=1)
    free.step(np.array([-1, 500, illegal_action(free, 2), lowest[3]]))
    strict.step(lowest)

    assert free.illegal == 3
    assert told(free) == told(strict)


def test_threads_change_nothing() -> None:
    one, two = make("tenzania", 9, seed=SEED), make("tenzania", 9, seed=SEED, threads=2)
    for _ in range(100):
        one.step(one.sample())
        two.step(two.sample())

    assert told(one) == told(two)
    assert bytes_of(one.states).tobytes() == bytes_of(two.states).tobytes()


@pytest.mark.parametrize("game", [pytest.param("ten_squares", marks=pytest.mark.slow), "tenzania"])
def test_bots_play_their_seats_as_in_a_batch(game: str) -> None:
    env = make(game, COUNT, bots=[None, "greedy"], seed=SEED, auto_reset=False)
    while (env.due >= 0).any():
        assert set(env.due.tolist()) <= {0, -1}
        env.step(env.sample())
    batch = Batch(env.game, env.seats, COUNT)
    batch.play([UNIFORM, GREEDY], seed=SEED)

    assert bytes_of(env.states).tobytes() == bytes_of(batch.states).tobytes()
    assert (env.scores == batch.scores).all()


def test_each_match_has_a_line_up_of_its_own() -> None:
    line_ups = [["strong", None], [None, "greedy"], [None, None]]
    env = make("tenzania", 3, bots=line_ups, seed=SEED, auto_reset=False)
    alike = [make("tenzania", 3, bots=line_up, seed=SEED, auto_reset=False) for line_up in line_ups]
    due = set()
    while (env.due >= 0).any():
        due |= {(row, int(env.due[row])) for row in np.flatnonzero(env.due >= 0)}
        for one in (env, *alike):
            one.step(one.mask.argmax(axis=1))

    assert due == {(0, 1), (1, 0), (2, 0), (2, 1)}
    for row, one in enumerate(alike):
        assert bytes_of(env.states)[row].tobytes() == bytes_of(one.states)[row].tobytes()


def test_strong_bots_play_by_the_tuned_heuristic() -> None:
    greedy, strong = (
        make("tenzania", 64, bots=[None, bot], seed=SEED, auto_reset=False) for bot in ("greedy", "strong")
    )
    for env in (greedy, strong):
        to_the_end(env)

    assert bytes_of(greedy.states).tobytes() != bytes_of(strong.states).tobytes()


def test_strong_bots_choose_what_the_tuned_heuristic_finds_best() -> None:
    env = make("tenzania", 40, bots=["strong", None], options={"begins": "1"}, seed=SEED, auto_reset=False)
    chosen = 0
    for number in range(env.count):
        fresh = make("tenzania", 40, options={"begins": "1"}, seed=SEED, auto_reset=False)
        actions, worths = scores(fresh.view(number), env.game.searcher)
        if np.sort(worths)[-1] - np.sort(worths)[-2:-1].max(initial=-np.inf) > EPSILON:
            chosen += 1
            best = actions[worths.argmax()]
            fresh.step(np.where(np.arange(40) == number, best, fresh.mask.argmax(axis=1)))
            assert (fresh.observation[number] == env.observation[number]).all()

    assert chosen > env.count / 2


def test_a_critic_sees_what_everyone_sees() -> None:
    env = make("tenzania", COUNT, seats=3, seed=SEED, everyone=True)
    plain = make("tenzania", COUNT, seats=3, seed=SEED)
    for _ in range(100):
        assert (env.everyone[:, 0] == env.observation).all()
        for row in range(COUNT):
            for step in range(3):
                seat = (int(env.due[row]) + step) % 3
                view = env.game.view(env.states[row : row + 1], 3, seat)
                numbers = np.zeros(env.game.encoder.size, np.float32)
                env.game.compiled.observe_at(view.states, 0, seat, numbers)
                assert (env.everyone[row, step] == numbers).all()
        actions = env.sample().copy()
        env.step(actions)
        plain.step(actions)

    assert told(env) == told(plain)
    assert plain.everyone is None


@pytest.mark.parametrize(("bot", "drivers"), [("greedy", "compiled"), ("strong", "searcher")])
def test_a_batch_tells_what_a_heuristic_finds_legal_actions_worth(bot: str, drivers: str) -> None:
    env = make("tenzania", COUNT, seats=3, bots=[None, "random"], heuristic=bot, seed=SEED, auto_reset=False)
    while (env.due >= 0).any():
        for row in np.flatnonzero(env.due >= 0).tolist():
            actions, worths = scores(env.view(row), getattr(env.game, drivers))
            assert (env.heuristic[row, actions] == worths.astype(np.float32)).all()
        assert not env.heuristic[~env.mask].any()
        env.step(env.sample())


def test_only_bots_that_have_a_heuristic_can_score_actions() -> None:
    with pytest.raises(BadBatch, match="not “random”"):
        make("tenzania", heuristic="random")


def test_given_states_are_played_on_and_the_same_state_has_the_same_luck() -> None:
    source, env = make("tenzania", 2, seed=SEED), make("tenzania", 5, seed=9, auto_reset=False)
    play_on(source, 20)
    env.load(source.states[[1, 1, 0]], rows=[4, 2, 0])

    assert (env.observation[[4, 2, 0]] == source.observation[[1, 1, 0]]).all()
    assert (env.mask[[4, 2, 0]] == source.mask[[1, 1, 0]]).all()
    while (env.due[2:] >= 0).any():
        env.step(env.mask.argmax(axis=1))
    assert bytes_of(env.states)[2].tobytes() == bytes_of(env.states)[4].tobytes()


def test_states_that_do_not_fit_are_refused() -> None:
    env = make("tenzania", 4)

    for states in (env.states[:3], make("ten_squares", 4).states):
        with pytest.raises(BadBatch, match="do not fit"):
            env.load(states)


def test_bots_go_on_when_matches_are_renewed() -> None:
    env = make("tenzania", COUNT, bots=["random", None], seed=SEED)
    for _ in range(200):
        assert (env.due == 1).all()
        env.step(env.sample())

    assert (env.match >= COUNT).all()


def test_the_same_seed_plays_the_same_and_another_does_not() -> None:
    first, second, other = make("tenzania", 4), make("tenzania", 4, seed=9), make("tenzania", 4, seed=10)
    second.reset(seed=1)
    for env in (first, second, other):
        play_on(env, 20)

    assert told(first) == told(second)
    assert told(first) != told(other)


def test_arrays_stay_where_they_are_and_steps_allocate_nothing() -> None:
    env = make("tenzania", 512, seed=SEED)
    play_on(env, 2)
    places = {name: getattr(env, name).ctypes.data for name in env.ARRAYS}
    tracemalloc.start()
    play_on(env, 50)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert most < 4096
    assert {name: getattr(env, name).ctypes.data for name in env.ARRAYS} == places


def test_actions_of_any_integer_type_are_taken() -> None:
    wide, narrow = make("tenzania", 4), make("tenzania", 4)
    actions = wide.sample().copy()
    wide.step(actions)
    narrow.step(actions.astype(np.int16).tolist())

    assert told(wide) == told(narrow)


@pytest.mark.parametrize("actions", [[0, 0], [0.0] * 4, [[0] * 4], "none", None])
def test_actions_of_another_shape_or_type_are_refused(actions: Any) -> None:
    with pytest.raises(BadBatch, match="4 integers"):
        make("tenzania", 4).step(actions)


def test_a_restored_batch_goes_on_as_the_saved_one() -> None:
    env, other = make("tenzania", 5, seed=SEED), make("tenzania", 5, seed=99)
    play_on(env, 33)
    saved = env.save()
    play_on(env, 90)
    other.restore(saved)
    play_on(other, 90)

    assert told(env) == told(other)
    assert other.seed == SEED


def test_what_is_no_saved_batch_is_refused() -> None:
    env = make("tenzania", 3)
    saved = env.save()
    for wrong in (b"", b"nonsense", saved[: len(saved) // 2]):
        with pytest.raises(BadBatch, match="no saved batch"):
            env.restore(wrong)
    with pytest.raises(BadBatch, match="another kind"):
        make("tenzania", 4).restore(saved)
    with pytest.raises(BadBatch, match="another kind"):
        make("tenzania", 3, options={"tens": "off"}).restore(saved)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"count": 0}, "at least one match"),
        ({"threads": 0}, "at least one thread"),
        ({"seed": -1}, "A seed is a number"),
        ({"bots": ["greedy", "greedy"]}, "Bots sit at every seat"),
        ({"bots": ["clever"]}, "no bot called “clever”"),
        ({"bots": "greedy"}, "for each seat"),
        ({"bots": [None] * 3}, "3 bots are named for 2 seats"),
        ({"bots": [[None, "greedy"]]}, "1 line-ups are named for 2 matches"),
        ({"bots": [[None], ["clever"]]}, "no bot called “clever”"),
    ],
)
def test_a_batch_that_cannot_be_is_refused_with_a_sentence(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadBatch, match=sentence):
        make(**{"game": "tenzania", "count": 2, **arguments})


def test_a_game_can_be_given_itself() -> None:
    assert make(game_of("tenzania")).game is make("tenzania").game
