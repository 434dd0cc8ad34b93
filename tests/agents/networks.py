"""Networks for tests, written as `tenfold train` writes them."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from tenfold.core.game import Game

TYPES = {"<f2": "F16", "<i2": "I16"}


def some_layers(game: Game, width: int, seed: int) -> dict[str, Any]:
    """Weights by chance, in half precision."""
    rng = np.random.default_rng(seed)
    inputs = game.encoder.size + sum(one.length * one.names for one in game.encoder.categories)
    actions = game.actions.count
    shapes = {
        "enter.weight": (inputs, width),
        "enter.bias": (width,),
        "first.weight": (width, width),
        "first.bias": (width,),
        "second.weight": (width, width),
        "second.bias": (width,),
        "leave.weight": (actions, width),
        "leave.bias": (actions,),
    }
    layers: dict[str, Any] = {name: rng.normal(0, 0.3, shape).astype("<f2") for name, shape in shapes.items()}
    return {**layers, "rows": np.arange(actions, dtype="<i2")}


def write(path: Path, layers: Mapping[str, Any], about: Mapping[str, str]) -> Path:
    """A file of safetensors."""
    header: dict[str, Any] = {"__metadata__": dict(about)}
    body = b""
    for name, layer in layers.items():
        data = np.ascontiguousarray(layer).tobytes()
        header[name] = {
            "dtype": TYPES[layer.dtype.str],
            "shape": list(layer.shape),
            "data_offsets": [len(body), len(body) + len(data)],
        }
        body += data
    text = json.dumps(header).encode()
    path.write_bytes(len(text).to_bytes(8, "little") + text + body)
    return path
