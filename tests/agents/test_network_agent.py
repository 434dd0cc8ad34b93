"""A trained network sits down like any other bot; a file that is none is refused with a sentence."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tenfold.agents import UnknownAgent, agent_of, local_agent_of
from tenfold.agents.network_agent import BadNetwork
from tenfold.core.game import Game
from tenfold.core.match import Match
from tenfold.core.registry import game_of
from tests.agents.networks import some_layers, write
from tests.wording import like


@pytest.fixture
def game() -> Game:
    return game_of("tenzania")


def network(path: Path, game: Game, about: dict[str, str] | None = None, **changed: Any) -> Path:
    """Layers that prefer high action numbers."""
    layers = {name: 0 * layer for name, layer in some_layers(game, 4, 1).items()}
    layers["rows"] = np.arange(game.actions.count, dtype="<i2")
    layers["leave.bias"] = layers["rows"].astype("<f2")
    return write(path, {**layers, **changed}, {"game": game.id} if about is None else about)


def test_a_network_plays_the_legal_action_that_it_prefers(tmp_path: Path, game: Game) -> None:
    path = network(tmp_path / "high.safetensors", game)
    match = Match(game, 2, bytes(32))
    view = match.view(match.due[0])

    assert local_agent_of(f"network:{path}", 1).act(view) == view.legal[-1]


def test_what_training_never_saw_is_not_played(tmp_path: Path, game: Game) -> None:
    match = Match(game, 2, bytes(32))
    view = match.view(match.due[0])
    rows = np.arange(game.actions.count, dtype="<i2")
    rows[list(view.legal[1:])] = -1
    path = network(tmp_path / "n", game, rows=rows)

    assert local_agent_of(f"network:{path}", 1).act(view) == view.legal[0]


@pytest.mark.parametrize(
    "changed",
    [
        {"enter.weight": np.zeros((7, 4), "<f2")},
        {"first.bias": np.zeros(3, "<f2")},
        {"rows": np.full(220, 220, "<i2")},
        {"rows": np.full(220, -2, "<i2")},
        {"leave.bias": np.full(220, np.nan, "<f2")},
    ],
)
def test_a_network_that_does_not_fit_is_refused(tmp_path: Path, game: Game, changed: dict[str, Any]) -> None:
    agent = local_agent_of(f"network:{network(tmp_path / 'n', game, **changed)}", 1)
    match = Match(game, 2, bytes(32))

    with pytest.raises(BadNetwork, match=like("core", "error-network-game", title="Tenzania")):
        agent.act(match.view(match.due[0]))


@pytest.mark.parametrize("base", [[-1.0], [np.nan], [np.inf], [1.0, 2.0], []])
def test_a_base_that_is_no_single_number_is_refused(tmp_path: Path, game: Game, base: list[float]) -> None:
    agent = local_agent_of(f"network:{network(tmp_path / 'n', game, base=np.array(base, '<f2'))}", 1)
    match = Match(game, 2, bytes(32))

    with pytest.raises(BadNetwork, match=like("core", "error-network-base")):
        agent.act(match.view(match.due[0]))


def test_a_network_without_its_layers_is_refused(tmp_path: Path, game: Game) -> None:
    path = write(tmp_path / "n", {"rows": np.zeros(220, "<i2")}, {"game": game.id})

    with pytest.raises(BadNetwork, match=like("core", "error-network-layers")):
        local_agent_of(f"network:{path}", 1)


def test_a_network_of_another_game_is_refused(tmp_path: Path, game: Game) -> None:
    agent = local_agent_of(f"network:{network(tmp_path / 'n', game, {'game': 'chess'})}", 1)
    match = Match(game, 2, bytes(32))

    with pytest.raises(BadNetwork, match=like("core", "error-network-game", title="Tenzania")):
        agent.act(match.view(match.due[0]))


@pytest.mark.parametrize(
    "data",
    [b"", b"nonsense of some length", b"\xff" * 64, b"\x02" + bytes(7) + b"{}", b"\x02" + bytes(7) + b"[]"],
)
def test_a_file_that_is_no_network_is_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "broken"
    path.write_bytes(data)

    with pytest.raises(BadNetwork):
        local_agent_of(f"network:{path}", 1)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadNetwork, match=like("core", "error-network-unreadable")):
        local_agent_of(f"network:{tmp_path / 'none'}", 1)


def test_who_plays_over_the_net_names_no_files(tmp_path: Path, game: Game) -> None:
    with pytest.raises(UnknownAgent):
        agent_of(f"network:{network(tmp_path / 'n', game)}", 1)
