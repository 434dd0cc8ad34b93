"""A batch's observations as a network's inputs: amounts as they are, names as one-hot vectors."""

from functools import cached_property
from typing import Any, Self

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from tenfold.core.game import Game
from tenfold.envs import Env

MAX_SCALE = 8.0
SHARPNESS = 3.0
"""How surely a network begins with what a heuristic finds best, for each standard deviation of its scores."""
MIN_LOGIT = -12.0
ALIGNED = 8
"""Numbers in a row of inputs are a multiple of this: otherwise a GPU multiplies them much more slowly."""


class Features:
    """How observations of a game become inputs; the same as `core/network.py` computes for one decision."""

    def __init__(self, game: Game, heuristic: str | None = None) -> None:
        self.game = game
        self.heuristic = heuristic
        """The bot from whose heuristic the network begins: its logits are the last inputs."""
        self.rival: nn.Module | None = None
        """The network from whose own logits a network begins that learns to beat it."""
        self.seen = game.encoder.size + sum(one.length * one.names for one in game.encoder.categories)
        """How many inputs come from the view: those of a student."""
        self.scale = torch.ones(self.size)
        """What inputs are multiplied by, so that small ones are heard."""

    @property
    def corrects(self) -> bool:
        """Whether a network begins from logits that it is told, and corrects them."""
        return self.heuristic is not None or self.rival is not None

    @property
    def told(self) -> slice:
        """Where among the inputs these logits are."""
        return slice(self.seen, self.seen + self.game.actions.count * self.corrects)

    @property
    def size(self) -> int:
        """How many inputs an actor has: what it sees, what it's told, and zeros."""
        return aligned(self.told.stop)

    def begin_as(self, rival: nn.Module) -> None:
        """Let a network begin as a student plays whose inputs aren't scaled."""
        self.rival = rival
        self.scale = torch.ones(self.size, device=self.scale.device)

    def to(self, device: str) -> Self:
        """The same on a device."""
        self.scale = self.scale.to(device)
        return self

    def fit(self, inputs: Tensor) -> None:
        """Find the scale by some inputs of an actor."""
        self.scale = (1 / inputs.float().std(0).clamp(min=1 / MAX_SCALE)).clamp(1, MAX_SCALE)
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
        """The inputs of an actor; where it begins from someone's logits, with these."""
        found = self._joined(observation, logits)
        return functional.pad(found, (0, self.size - found.shape[1])) * self.scale

    def _joined(self, observation: Tensor, logits: Tensor | None) -> Tensor:
        parts = [observation]
        for one in self.game.encoder.categories:
            values = observation[:, one.start : one.start + one.length] * one.factor
            number = values.round().long().clamp(0, one.names - 1)
            parts.append(functional.one_hot(number, one.names).flatten(1).to(observation.dtype))
        if logits is not None:
            parts.append(logits)
        return torch.cat(parts, 1)

    def logits(self, env: Env, device: str) -> Tensor | None:
        """What the rival or the heuristic prefers, if the network begins from one; the best action has 0."""
        told = self._heuristic_logits(env, device)
        if self.rival is None:
            return told
        inputs = self._joined(as_tensor(env.observation, device), told)
        with torch.no_grad():
            return _below_best(self.rival(inputs), as_tensor(env.mask, device)).clamp(min=MIN_LOGIT)

    def _heuristic_logits(self, env: Env, device: str) -> Tensor | None:
        if self.heuristic is None:
            return None
        mask = as_tensor(env.mask, device)
        below = _below_best(as_tensor(env.heuristic, device), mask)
        count = mask.sum(1, keepdim=True).clamp(min=1)
        mean = below.sum(1, keepdim=True) / count
        spread = (((below - mean).square() * mask).sum(1, keepdim=True) / count).sqrt()
        return (SHARPNESS * below / (spread + 1e-6)).nan_to_num(0.0).clamp(min=MIN_LOGIT)

    def write_everyone(self, env: Env, device: str, inputs: Tensor) -> None:
        """Write the inputs of a critic over zeros: an actor's, then what only the others know."""
        everyone = as_tensor(env.everyone, device)
        others = (everyone[:, 1:, self._hidden] * self.scale[self._hidden]).flatten(1)
        inputs[:, : self.size] = self.of(everyone[:, 0], self.logits(env, device))
        inputs[:, self.size : self.size + others.shape[1]] = others

    def everyone_size(self, seats: int) -> int:
        """How many inputs a critic has for matches of up to so many seats."""
        return aligned(self.size + (seats - 1) * len(self.hidden))

    @cached_property
    def _hidden(self) -> Tensor:
        return torch.tensor(self.hidden, device=self.scale.device)


def aligned(size: int) -> int:
    """The next multiple that a GPU multiplies fast."""
    return -(-size // ALIGNED) * ALIGNED


def _below_best(worths: Tensor, mask: Tensor) -> Tensor:
    """How much less each legal action is worth than the best one; 0 for the others."""
    best = worths.masked_fill(~mask, -torch.inf).amax(1, keepdim=True)
    return torch.where(mask, worths - best, 0.0)


def as_tensor(array: Any, device: str) -> Tensor:
    """An array of a batch as a tensor, without a copy."""
    return torch.from_numpy(array) if isinstance(array, np.ndarray) else torch.as_tensor(array, device=device)
