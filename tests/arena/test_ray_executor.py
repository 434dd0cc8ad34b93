"""The same jobs on a Ray cluster, here one of this machine's own with two workers."""

from importlib.util import find_spec

import pytest

from tenfold.arena.ray_executor import LOCAL, RayExecutor
from tenfold.arena.tournament import Tournament
from tests.arena.test_tournament import played_here, schedule, untimed

# Of a module that is left out as a whole nothing is collected, which pytest counts as a failure.
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(find_spec("ray") is None, reason="Ray is an extra: pip install “tenfold[ray]”"),
]


@pytest.mark.filterwarnings("ignore")
def test_ray_plays_the_same_matches_and_outlives_a_worker() -> None:
    executor = RayExecutor(LOCAL, 2)
    try:
        tournament = Tournament(schedule(), 6)
        tournament.play(executor.play)
        deadly = Tournament(schedule("random tests.arena.misbehaving_agents:Dies"), 2)
        deadly.play(executor.play)
    finally:
        executor.close()

    assert untimed(tournament) == untimed(played_here())
    assert len(deadly.results) == 4
    assert 1 <= len(deadly.standings().failed) < 4
