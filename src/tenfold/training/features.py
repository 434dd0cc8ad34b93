"""A batch's observations as a network's inputs: amounts as they are, names as one-hot vectors."""

from functools import cached_property
from typing import Any, Self

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from tenfold.core.game import Game
from tenfold.envs import Env

MAX_SCALE = 8.0
SHARPNESS = 3.0
"""How surely a network begins with what a heuristic finds best, for each standard deviation of its scores."""
MIN_LOGIT = -12.0


class Features:
    """How observations of a game become inputs; the same as `core/network.py` computes for one decision."""

    def __init__(self, game: Game, heuristic: str | None = None) -> None:
        self.game = game
        self.heuristic = heuristic
        """The bot from whose heuristic the network begins: its logits are the last inputs."""
        self.seen = game.encoder.size + sum(one.length * one.names for one in game.encoder.categories)
        """How many inputs come from the view: those of a student."""
        self.size = self.seen + (game.actions.count if heuristic else 0)
        self.scale = torch.ones(self.size)
        """What inputs are multiplied by, so that small ones are heard."""

    def to(self, device: str) -> Self:
        """The same on a device."""
        self.scale = self.scale.to(device)
        return self

    def fit(self, inputs: Tensor) -> None:
        """Find the scale by some inputs of an actor."""
        self.scale = (1 / inputs.float().std(0).clamp(min=1 / MAX_SCALE)).clamp(1, MAX_SCALE)
        if self.heuristic:
            self.scale[self.seen :] = 1.0

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

    def of_due(self, env: Env, device: str) -> Tensor:
        """The inputs of an actor, for the seats that are due in a batch."""
        return self.of(as_tensor(env.observation, device), self.logits(env, device))

    def of(self, observation: Tensor, logits: Tensor | None = None) -> Tensor:
        """The inputs of an actor; where it begins from a heuristic, with that one's logits."""
        parts = [observation]
        for one in self.game.encoder.categories:
            values = observation[:, one.start : one.start + one.length] * one.factor
            number = values.round().long().clamp(0, one.names - 1)
            parts.append(functional.one_hot(number, one.names).flatten(1).to(observation.dtype))
        if logits is not None:
            parts.append(logits)
        return torch.cat(parts, 1) * self.scale

    def logits(self, env: Env, device: str) -> Tensor | None:
        """What the heuristic prefers, as a network would say it, if the network begins from one."""
        if self.heuristic is None:
            return None
        scores, mask = as_tensor(env.heuristic, device), as_tensor(env.mask, device)
        count = mask.sum(1, keepdim=True).clamp(min=1)
        below = (scores - scores.masked_fill(~mask, -torch.inf).amax(1, keepdim=True)) * mask
        mean = below.sum(1, keepdim=True) / count
        spread = (((below - mean).square() * mask).sum(1, keepdim=True) / count).sqrt()
        return (SHARPNESS * below / (spread + 1e-6)).nan_to_num(0.0).clamp(min=MIN_LOGIT)

    def of_everyone(self, env: Env, device: str) -> Tensor:
        """The inputs of a critic: an actor's, then what only the others know, for as many as can play."""
        everyone = as_tensor(env.everyone, device)
        others = (everyone[:, 1:, self.hidden] * self.scale[self.hidden]).flatten(1)
        missing = (self.game.seats[-1] - env.seats) * len(self.hidden)
        own = self.of(everyone[:, 0], self.logits(env, device))
        return torch.cat([own, functional.pad(others, (0, missing))], 1)

    @property
    def everyone_size(self) -> int:
        """How many inputs a critic has."""
        return self.size + (self.game.seats[-1] - 1) * len(self.hidden)


def as_tensor(array: Any, device: str) -> Tensor:
    """An array of a batch as a tensor, without a copy."""
    return torch.from_numpy(array) if isinstance(array, np.ndarray) else torch.as_tensor(array, device=device)
