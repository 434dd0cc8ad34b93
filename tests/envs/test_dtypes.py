"""Observations as half floats and as bytes: how far they are from what they stand for, in every game."""

from fractions import Fraction
from math import floor
from typing import Any

import numpy as np
import pytest

from tenfold.core.batch_step import byte_of
from tenfold.core.record import bytes_of
from tenfold.envs import BadBatch, Env, make
from tenfold.envs.gymnasium import SeatEnv, SeatVectorEnv
from tenfold.envs.pettingzoo import parallel
from tenfold.envs.single_match import SingleMatch
from tests.envs.games import every_game

COUNT, SEED, STEPS = 6, 7, 60
DTYPES = ("float16", "uint8")

pytestmark = pytest.mark.compiled


def batch(game: str, dtype: str, **settings: Any) -> Env:
    bots = [(None, "greedy"), (None, None)] * (COUNT // 2)
    return make(game, COUNT, bots=bots, everyone=True, dtype=dtype, **{"seed": SEED, **settings})


def batches(game: str, **settings: Any) -> tuple[Env, Env, Env]:
    """The same batch with each type of numbers, after some steps in which all three play alike."""
    wide, half, byte = (batch(game, dtype, **settings) for dtype in ("float32", *DTYPES))
    for _ in range(STEPS):
        for env in (wide, half, byte):
            env.step(env.sample())
    return wide, half, byte


@every_game
def test_narrow_numbers_are_the_nearest_ones(game: str) -> None:
    wide, half, byte = batches(game)
    unit = wide.game.encoder.byte_unit
    assert (wide.unit, half.unit, byte.unit) == (1, 1, unit)
    for name in ("observation", "everyone"):
        numbers, halves, told = (getattr(env, name) for env in (wide, half, byte))
        assert (numbers.dtype, halves.dtype, told.dtype) == (np.float32, np.float16, np.uint8)
        assert halves.tobytes() == numbers.astype(np.float16).tobytes()
        nearest = {one: floor(Fraction(float(one)) * unit + Fraction(1, 2)) for one in np.unique(numbers)}
        assert told.flatten().tolist() == [nearest[one] for one in numbers.flat]
        assert (np.abs(told / unit - numbers) <= 0.5 / unit + 1e-6).all()
        whole = (numbers == 0) | (numbers == 1)
        assert (told[whole] == unit * numbers[whole]).all()
        assert (halves[whole] == numbers[whole]).all()


@every_game
def test_names_among_the_numbers_are_the_same_in_every_type(game: str) -> None:
    for one in make(game).game.encoder.categories:
        wide, half, byte = (
            np.rint(env.observation[:, one.start : one.start + one.length] / env.unit * one.factor)
            for env in batches(game)
        )
        assert wide.any()
        assert (half == wide).all()
        assert (byte == wide).all()


def test_what_is_too_great_for_a_byte_is_the_greatest_one() -> None:
    assert [byte_of(number, 60) for number in (0.0, 1.0, 4.0, 4.25, 4.3, 1e9)] == [0, 60, 240] + [255] * 3


def test_what_is_told_is_up_to_date_after_restoring_loading_and_dealing() -> None:
    wide, *narrow = batches("tenzania", threads=2)
    for env in narrow:
        fresh = batch("tenzania", str(env.observation.dtype), seed=SEED + 1)
        fresh.restore(wide.save())
        assert fresh.observation.tobytes() == env.observation.tobytes()
        fresh.load(wide.states[[3, 1]], [0, 5])
        assert fresh.observation[0].tobytes() == env.observation[3].tobytes()
        assert fresh.everyone[5].tobytes() == env.everyone[1].tobytes()
        fresh.reset(SEED)
        env.reset(SEED)
        assert fresh.observation.tobytes() == env.observation.tobytes()
        assert bytes_of(fresh.states).tobytes() == bytes_of(env.states).tobytes()


def test_another_type_is_refused() -> None:
    with pytest.raises(BadBatch, match="float32, float16, uint8, not “int8”"):
        make("tenzania", dtype="int8")
    with pytest.raises(BadBatch):
        SingleMatch("tenzania", dtype="int8")


@pytest.mark.parametrize("dtype", DTYPES)
def test_adapters_tell_numbers_of_the_type_and_name_it(dtype: str) -> None:
    one, many = SeatEnv("heart_of_africa", dtype=dtype), SeatVectorEnv("heart_of_africa", 3, dtype=dtype)
    seats = parallel("heart_of_africa", dtype=dtype)
    numbers, _ = one.reset(seed=1)
    batch, _ = many.reset(seed=1)
    told, _ = seats.reset(seed=1)

    assert numbers.dtype == batch.dtype == told["seat_0"]["observation"].dtype == dtype
    assert numbers in one.observation_space
    assert batch in many.observation_space
    assert told["seat_0"] in seats.observation_space("seat_0")
    seats.single.states[:] = one._env.states
    seats.single.update_status()
    assert (seats.observe("seat_0")["observation"] == numbers).all()
