"""An agent that plays what a trained network prefers. Files are safetensors: numbers only, safe to load.

Layers are `0.weight`, `0.bias`, `1.weight`, …, with tanh between them; the last layer has one number
an action. The header names the game and the size of its observations.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from tenfold.core.errors import TenfoldError
from tenfold.core.messages import os_error_text, title_of, translate
from tenfold.core.view import View

PREFIX = "network:"
MAX_HEADER_BYTES = 1 << 20
FLOATS = "F32"


class BadNetwork(TenfoldError):
    """A file is not a network for this game."""

    code = "bad-network"


def save(path: Path, tensors: Mapping[str, Any], about: Mapping[str, str]) -> None:
    """Write a network: arrays by name, and what it is for."""
    header: dict[str, Any] = {"__metadata__": dict(about)}
    parts, end = [], 0
    for name, tensor in tensors.items():
        data = np.ascontiguousarray(tensor, "<f4").tobytes()
        start, end = end, end + len(data)
        header[name] = {"dtype": FLOATS, "shape": list(np.shape(tensor)), "data_offsets": [start, end]}
        parts.append(data)
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    path.write_bytes(len(text).to_bytes(8, "little") + text + b"".join(parts))


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
    return tensors, about


def _tensor(body: bytes, entry: Mapping[str, Any]) -> Any:
    first, end = entry["data_offsets"]
    if entry["dtype"] != FLOATS or not 0 <= first <= end <= len(body):
        raise ValueError
    return np.frombuffer(body[first:end], "<f4").reshape(entry["shape"])


class NetworkAgent:
    """The agent that is called `network:FILE`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        tensors, self._about = load(path)
        self._layers: list[tuple[Any, Any]] = []
        while f"{len(self._layers)}.weight" in tensors:
            number = len(self._layers)
            self._layers.append((tensors[f"{number}.weight"], tensors.get(f"{number}.bias")))
        if not self._layers or any(bias is None for _, bias in self._layers):
            raise BadNetwork(translate("error-network-layers", path=str(path)))

    def act(self, view: View) -> int:
        """The legal action that the network prefers."""
        game = view.game
        sizes = (game.encoder.size, game.actions.count)
        shapes = (self._layers[0][0].shape[1], self._layers[-1][0].shape[0])
        if self._about.get("game") != game.id or shapes != sizes:
            raise BadNetwork(translate("error-network-game", path=str(self._path), title=title_of(game)))
        numbers = np.zeros(game.encoder.size, np.float32)
        game.compiled.observe_at(view.states, 0, view.observer, numbers)
        worths = self.worths(numbers)
        return max(view.legal, key=lambda action: float(worths[action]))

    def worths(self, numbers: Any) -> Any:
        """What the network says about each action."""
        for number, (weight, bias) in enumerate(self._layers):
            numbers = weight @ numbers + bias
            if number + 1 < len(self._layers):
                numbers = np.tanh(numbers)
        return numbers
