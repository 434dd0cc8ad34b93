"""An agent that plays what a trained network prefers. Files are safetensors: numbers only, safe to load.

`tenfold train` writes them, and `core/network.py` says what they mean. The header names the game.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from tenfold.core.errors import TenfoldError
from tenfold.core.game import Game
from tenfold.core.levels import LEARNED
from tenfold.core.messages import os_error_text, title_of, translate
from tenfold.core.network import NetworkWeights, memory_of, network_drivers_of
from tenfold.core.view import View

PREFIX = "network:"
NETWORK = "network.safetensors"
"""In the data of a game that comes with a network."""
MAX_HEADER_BYTES = 1 << 20
TYPES = {"F16": "<f2", "F32": "<f4", "I16": "<i2"}
"""The types of numbers that are read."""
LAYERS = [f"{layer}.{part}" for layer in ("enter", "first", "second", "leave") for part in ("weight", "bias")]
NAMES = {*LAYERS, "rows"}
"""What a file has."""
BASE = "base"
"""What a file has if its network adds to the tuned heuristic: one number, how sure that one is."""


class BadNetwork(TenfoldError):
    """A file is not a network for this game."""

    code = "bad-network"


def load(path: Path) -> tuple[dict[str, Any], dict[str, str]]:
    """The arrays of a network by name, and what it is for; anything else is refused."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadNetwork(
            translate("error-network-unreadable", path=str(path), why=os_error_text(error))
        ) from error
    try:
        size = min(int.from_bytes(data[:8], "little"), MAX_HEADER_BYTES)
        header = json.loads(data[8 : 8 + size])
        about = {str(name): str(value) for name, value in header.pop("__metadata__", {}).items()}
        body = data[8 + size :]
        tensors = {name: _tensor(body, entry) for name, entry in header.items()}
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise BadNetwork(translate("error-network-format", path=str(path))) from error
    if not tensors.keys() >= NAMES:
        raise BadNetwork(translate("error-network-layers", path=str(path)))
    return tensors, about


def _tensor(body: bytes, entry: Mapping[str, Any]) -> Any:
    first, end = entry["data_offsets"]
    if not 0 <= first <= end <= len(body):
        raise ValueError
    return np.frombuffer(body[first:end], TYPES[entry["dtype"]]).reshape(entry["shape"])


def weights_of(path: Path, game: Game) -> NetworkWeights:
    """The network of a file, if it is one for this game."""
    tensors, about = load(path)
    if about.get("game") != game.id:
        raise BadNetwork(translate("error-network-game", path=str(path), title=title_of(game)))
    layers = [np.ascontiguousarray(tensors[name], np.float32) for name in LAYERS]
    rows, base = tensors["rows"].astype(np.int64), tensors.get(BASE, np.zeros(1))
    if base.size != 1 or not np.isfinite(base).all() or base.min() < 0:
        raise BadNetwork(translate("error-network-base", path=str(path)))
    weights = NetworkWeights._make([*layers, rows, categories_of(game), float(base.item())])
    if not _fits(weights, game):
        raise BadNetwork(translate("error-network-game", path=str(path), title=title_of(game)))
    return weights


def categories_of(game: Game) -> Any:
    """The categories of a game's encoder as compiled code takes them."""
    return np.array(game.encoder.categories, np.float64).reshape(-1, 4)


def _fits(weights: NetworkWeights, game: Game) -> bool:
    """Whether every array has the size that compiled code will take it to have."""
    inputs = game.encoder.size + sum(one.length * one.names for one in game.encoder.categories)
    width, outputs = weights.enter_bias.size, weights.leave_bias.size
    wanted = (
        (inputs, width),
        (width,),
        (width, width),
        (width,),
        (width, width),
        (width,),
        (outputs, width),
        (outputs,),
    )
    rows = weights.rows
    return (
        tuple(np.shape(layer) for layer in weights[: len(wanted)]) == wanted
        and rows.shape == (game.actions.count,)
        and bool(((rows >= -1) & (rows < outputs)).all())
        and all(np.isfinite(layer).all() for layer in weights)
    )


@cache
def network_of(game: Game) -> NetworkWeights:
    """The network that a game comes with."""
    return weights_of(game.folder / "data" / NETWORK, game)


def has_network(game: Game) -> bool:
    """Whether a game comes with a network."""
    return game.search_model is not None and LEARNED in game.search_model.levels


class NetworkAgent:
    """The agent that is called `network:FILE`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        load(path)
        self._players: dict[str, NetworkPlayer] = {}

    def act(self, view: View) -> int:
        """The legal action that the network prefers."""
        game = view.game
        if game.id not in self._players:
            self._players[game.id] = NetworkPlayer(weights_of(self._path, game), game)
        return self._players[game.id].act(view)


class NetworkPlayer:
    """A network that plays a game."""

    def __init__(self, weights: NetworkWeights, game: Game) -> None:
        self._weights = weights
        self._score = network_drivers_of(game.shared).score_by_network_at
        self._memory = memory_of(game, weights.enter_bias.size)

    def act(self, view: View) -> int:
        """The legal action that it prefers, of equals the first."""
        return int(view.legal[int(np.argmax(self.worths(view)))])

    def worths(self, view: View) -> Any:
        """What it finds each legal action worth."""
        actions = np.array(view.legal, np.int64)
        worths = np.zeros(actions.size)
        self._score(view.states, 0, view.observer, actions, actions.size, worths, self._weights, self._memory)
        return worths
