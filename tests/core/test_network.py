"""A network computes what its layers say: the same bits compiled and interpreted."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tenfold.agents.network_agent import NetworkPlayer, weights_of
from tenfold.core.game import Game
from tenfold.core.interpreted_game import interpreted_game_of
from tenfold.core.match import Match
from tenfold.core.network import NetworkWeights
from tenfold.core.registry import game_of
from tenfold.core.view import View
from tests.agents.networks import some_layers, write

WIDTH = 16


def weights(folder: Path, game: Game) -> NetworkWeights:
    return weights_of(write(folder / "network", some_layers(game, WIDTH, 1), {"game": game.id}), game)


def some_views(game: Game) -> list[View]:
    found = []
    for seats in game.seats:
        match = Match(game, seats, bytes([seats]) * 32)
        while match.due:
            seat = match.due[0]
            found.append(match.view(seat))
            match.submit(seat, found[-1].legal[-1], match.count(seat))
    return found[::7]


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


@pytest.mark.compiled
def test_it_computes_what_its_layers_say(tmp_path: Path) -> None:
    game = game_of("tenzania")
    net = weights(tmp_path, game)
    player = NetworkPlayer(net, game)

    for view in some_views(game):
        assert np.allclose(player.worths(view), by_definition(net, view), atol=1e-4)


@pytest.mark.compiled
def test_interpreted_it_computes_the_same_bits(tmp_path: Path) -> None:
    game, slow = game_of("tenzania"), interpreted_game_of("tenzania")
    player, other = (NetworkPlayer(weights(tmp_path, one), one) for one in (game, slow))

    for view in some_views(game)[::5]:
        assert player.worths(view).tobytes() == other.worths(view).tobytes()


@pytest.mark.slow
def test_it_compiles_for_a_gpu(tmp_path: Path) -> None:
    from types import SimpleNamespace
    from unittest import mock

    import numba

    from tenfold.core.gpu import import_cuda
    from tenfold.core.network import memory_of, network_drivers_of
    from tests.contract.cuda import CAPABILITY

    cuda = import_cuda()
    from numba.cuda import dispatcher

    game = game_of("tenzania")
    arguments = (game.state.zeros(2), 0, 0, np.zeros(2, np.int64), 1, np.zeros(2))
    given = (*arguments, weights(tmp_path, game), memory_of(game, WIDTH))
    signature = numba.types.void(*map(numba.typeof, given))
    function = network_drivers_of(game).score_by_network_at.py_func
    device = SimpleNamespace(compute_capability=CAPABILITY)
    with mock.patch.object(dispatcher, "get_current_device", return_value=device):
        ptx, _ = cuda.compile(function, signature, device=True, cc=CAPABILITY, abi="numba")

    assert ".target sm_90" in ptx
