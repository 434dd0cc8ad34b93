"""A batch's observations as a network's inputs: amounts as they are, names as one-hot vectors."""

from functools import cached_property
from typing import Any, Self

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from tenfold.core.game import Game

MAX_SCALE = 8.0


class Features:
    """How observations of a game become inputs; the same as `core/network.py` computes for one decision."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.size = game.encoder.size + sum(one.length * one.names for one in game.encoder.categories)
        self.scale = torch.ones(self.size)
        """What inputs are multiplied by, so that small ones are heard."""

    def to(self, device: str) -> Self:
        """The same on a device."""
        self.scale = self.scale.to(device)
        return self

    def fit(self, inputs: Tensor) -> None:
        """Find the scale by some inputs of an actor."""
        self.scale = (1 / inputs.float().std(0).clamp(min=1 / MAX_SCALE)).clamp(1, MAX_SCALE)

    @cached_property
    def hidden(self) -> list[int]:
        """The numbers of a view that only its owner knows."""
        at = 0
        found: list[int] = []
        fields = self.game.state.fields
        for part in self.game.encoder.layout:
            if any(name in fields and fields[name].seen_by == "owner" for name in part.fields):
                found += range(at, at + part.length)
            at += part.length
        return found

    def of(self, observation: Tensor) -> Tensor:
        """The inputs of an actor."""
        parts = [observation]
        for one in self.game.encoder.categories:
            values = observation[:, one.start : one.start + one.length] * one.factor
            number = values.round().long().clamp(0, one.names - 1)
            parts.append(functional.one_hot(number, one.names).flatten(1).to(observation.dtype))
        return torch.cat(parts, 1) * self.scale

    def of_everyone(self, everyone: Tensor, seats: int) -> Tensor:
        """The inputs of a critic: an actor's, then what only the others know, for as many as can play."""
        others = (everyone[:, 1:, self.hidden] * self.scale[self.hidden]).flatten(1)
        missing = (self.game.seats[-1] - seats) * len(self.hidden)
        return torch.cat([self.of(everyone[:, 0]), functional.pad(others, (0, missing))], 1)

    @property
    def everyone_size(self) -> int:
        """How many inputs a critic has."""
        return self.size + (self.game.seats[-1] - 1) * len(self.hidden)


def as_tensor(array: Any, device: str) -> Tensor:
    """An array of a batch as a tensor, without a copy."""
    return torch.from_numpy(array) if isinstance(array, np.ndarray) else torch.as_tensor(array, device=device)
