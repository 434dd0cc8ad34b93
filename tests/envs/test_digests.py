"""Ten thousand matches of each game end as they did on a GPU, to the last byte; some interpreted, too."""

import hashlib
from typing import Any

import pytest

from bench.gpu import MATCHES, SEED
from tenfold.core.batch import Batch
from tenfold.core.game import Game
from tenfold.core.interpreted_game import interpreted_game_of
from tenfold.core.registry import game_ids, game_of

SAMPLE = 100
RECORDED = {
    "heart_of_africa": "ed1ed44cf9e18c7a",
    "ten_days_africa": "13de0a783db66991",
    "ten_days_usa": "01c5a92facfd0572",
    "ten_days_world": "c4d8cba4c217e9ff",
    "ten_squares": "1dd988ca9fe6cd4a",
    "tenzania": "aa56ad5a17e0c2ed",
}
"""What `bench/gpu.py` printed for an H200; who changes rules on purpose writes what it prints then."""

pytestmark = [pytest.mark.compiled, pytest.mark.slow]


def final_states(game: Game, matches: int) -> Any:
    batch = Batch(game, game.seats[0], matches)
    batch.play(seed=SEED)
    return game.state.stored_bytes(batch.states).copy()


@pytest.mark.parametrize("name", game_ids())
def test_the_cpu_plays_what_the_gpu_played(name: str) -> None:
    states = final_states(game_of(name), MATCHES["random"])

    assert hashlib.sha256(states.tobytes()).hexdigest()[:16] == RECORDED[name]


@pytest.mark.parametrize("name", game_ids())
def test_interpreted_rules_play_the_same(name: str) -> None:
    compiled = final_states(game_of(name), SAMPLE)

    assert (final_states(interpreted_game_of(name), SAMPLE) == compiled).all()
