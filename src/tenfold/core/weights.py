"""Reads the weights of a heuristic from a game's `data/weights.toml`."""

import tomllib
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenfold.core.jit import named


def weights_in(folder: Path, *styles: str) -> tuple[Any, NDArray[np.float64]]:
    """The place of each weight, by its name, and a row of weights for each style."""
    data = tomllib.loads((folder / "data" / "weights.toml").read_text(encoding="utf-8"))
    places = {name: at for at, name in enumerate(data[styles[0]])}
    weights = np.array([[data[style][name] for name in places] for style in styles], np.float64)
    return named({name.replace(" ", "_"): at for name, at in places.items()}), weights
