"""A network computes what its layers say: the same bits compiled and interpreted."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tenfold.agents import agent_of
from tenfold.agents.baseline_agents import scores
from tenfold.agents.network_agent import NetworkPlayer, weights_of
from tenfold.core.game import Game
from tenfold.core.interpreted_game import interpreted_game_of
from tenfold.core.match import Match
from tenfold.core.network import NetworkWeights
from tenfold.core.registry import game_of
from tenfold.core.view import View
from tests.agents.networks import some_layers, write

WIDTH = 16
EVERY = {"tenzania": 7, "heart_of_africa": 41}
BASES = [("tenzania", 0.0), ("tenzania", 2.0), ("heart_of_africa", 3.0)]
NEVER_SEEN = 7


def weights(folder: Path, game: Game, base: float = 0.0, *, seen: bool = True) -> NetworkWeights:
    layers = some_layers(game, WIDTH, 1)
    if base:
        layers["base"] = np.full(1, base, "<f2")
    if not seen:
        layers["rows"][::NEVER_SEEN] = -1
    return weights_of(write(folder / "network", layers, {"game": game.id}), game)


def some_views(game: Game) -> list[View]:
    found = []
    for seats in game.seats:
        match = Match(game, seats, bytes([seats]) * 32)
        bots = [agent_of("greedy", seat) for seat in range(seats)]
        while match.due:
            seat = match.due[0]
            found.append(match.view(seat))
            match.submit(seat, bots[seat].act(found[-1]), match.count(seat))
    return found[:: EVERY[game.id]]


def by_definition(net: NetworkWeights, view: View) -> Any:
    """The layers as matrix products, in double precision."""
    game = view.game
    numbers = np.zeros(game.encoder.size, np.float32)
    game.compiled.observe_at(view.states, 0, view.observer, numbers)
    parts: list[Any] = [numbers]
    for one in game.encoder.categories:
        values = np.rint(numbers[one.start : one.start + one.length] * one.factor).astype(int)
        parts.append(np.eye(one.names)[np.minimum(values, one.names - 1)].ravel())
    x = np.maximum(np.concatenate(parts) @ net.enter.astype(float) + net.enter_bias, 0)
    x = x + np.maximum(x @ net.first.astype(float) + net.first_bias, 0) @ net.second + net.second_bias
    return (net.leave.astype(float) @ x + net.leave_bias)[list(view.legal)]


def of_the_heuristic(view: View) -> Any:
    """How far what the tuned heuristic finds of each action is below its best, in standard deviations."""
    worths = scores(view, view.game.searcher)[1]
    return (worths - worths.max()) / (worths.std() + 1e-6)


@pytest.mark.compiled
@pytest.mark.parametrize(("game_id", "base"), BASES)
def test_it_computes_what_its_layers_and_its_base_say(tmp_path: Path, game_id: str, base: float) -> None:
    game = game_of(game_id)
    net = weights(tmp_path, game, base)
    player = NetworkPlayer(net, game)

    for view in some_views(game):
        wanted = by_definition(net, view) + (base and np.maximum(base * of_the_heuristic(view), -12.0))
        assert np.allclose(player.worths(view), wanted, atol=1e-4)


@pytest.mark.compiled
def test_what_training_never_saw_is_left_to_the_heuristic(tmp_path: Path) -> None:
    game = game_of("heart_of_africa")
    player = NetworkPlayer(weights(tmp_path, game, 3.0, seen=False), game)
    unseen = 0

    for view in some_views(game):
        worths, wanted = player.worths(view), np.maximum(3.0 * of_the_heuristic(view), -12.0)
        for at, action in enumerate(view.legal):
            if action % NEVER_SEEN == 0:
                assert np.isclose(worths[at], wanted[at], atol=1e-4)
                unseen += 1
    assert unseen > 0


@pytest.mark.compiled
@pytest.mark.parametrize(("game_id", "base"), BASES)
def test_interpreted_it_computes_the_same_bits(tmp_path: Path, game_id: str, base: float) -> None:
    game, slow = game_of(game_id), interpreted_game_of(game_id)
    player, other = (NetworkPlayer(weights(tmp_path, one, base), one) for one in (game, slow))

    for view in some_views(game)[::5]:
        assert player.worths(view).tobytes() == other.worths(view).tobytes()


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "base"), BASES[1:])
def test_it_compiles_for_a_gpu(tmp_path: Path, game_id: str, base: float) -> None:
    from types import SimpleNamespace
    from unittest import mock

    import numba

    from tenfold.core.gpu import import_cuda
    from tenfold.core.network import memory_of, network_drivers_of
    from tests.contract.cuda import CAPABILITY

    cuda = import_cuda()
    from numba.cuda import dispatcher

    game = game_of(game_id)
    arguments = (game.state.zeros(2), 0, 0, np.zeros(2, np.int64), 1, np.zeros(2))
    given = (*arguments, weights(tmp_path, game, base), memory_of(game, WIDTH))
    signature = numba.types.void(*map(numba.typeof, given))
    function = network_drivers_of(game).score_by_network_at.py_func
    device = SimpleNamespace(compute_capability=CAPABILITY)
    with mock.patch.object(dispatcher, "get_current_device", return_value=device):
        ptx, _ = cuda.compile(function, signature, device=True, cc=CAPABILITY, abi="numba")

    assert ".target sm_90" in ptx
