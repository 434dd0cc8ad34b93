"""A trained network sits down like any other bot; a file that is none is refused with a sentence."""

from pathlib import Path

import numpy as np
import pytest

from tenfold.agents import UnknownAgent, agent_of, local_agent_of
from tenfold.agents.network_agent import BadNetwork, save
from tenfold.core.game import Game
from tenfold.core.match import Match
from tenfold.core.registry import game_of
from tests.wording import like


@pytest.fixture
def game() -> Game:
    return game_of("tenzania")


def network(path: Path, game: Game, about: dict[str, str] | None = None) -> Path:
    """Two layers that prefer high action numbers."""
    tensors = {
        "0.weight": np.zeros((4, game.encoder.size)),
        "0.bias": np.ones(4),
        "1.weight": np.arange(game.actions.count)[:, None] * np.ones(4),
        "1.bias": np.zeros(game.actions.count),
    }
    save(path, tensors, {"game": game.id} if about is None else about)
    return path


def test_a_network_plays_the_legal_action_that_it_prefers(tmp_path: Path, game: Game) -> None:
    path = network(tmp_path / "high.safetensors", game)
    match = Match(game, 2, bytes(32))
    view = match.view(match.due[0])

    assert local_agent_of(f"network:{path}", 1).act(view) == view.legal[-1]


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
