"""How well a network plays: the same deals from every seat, bots or another network at all the others."""

from math import sqrt
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn

import tenfold.envs
from tenfold.core.game import Game
from tenfold.training.features import Features, as_tensor
from tenfold.training.networks import best

SEED = 20261119
"""Of the deals; nothing is trained on them."""
CONFIDENT = 1.96
CHECK = 8
"""After so many steps it's asked whether all matches are over: asking waits for the GPU."""


class Score(NamedTuple):
    """A share of wins in per cent, half its 95% confidence interval, and of how many matches."""

    won: float
    half: float
    matches: int

    def __str__(self) -> str:
        return f"{self.won:.1f}% ± {self.half:.1f}"


class Duels:
    """Matches of a network at one seat against bots, or against another network where none is named."""

    def __init__(
        self, game: Game, features: Features, seats: int, bot: str | None, matches: int, device: str
    ) -> None:
        self._features, self._seats, self._device = features, seats, device
        matches = max(matches // seats, 1) * seats
        self._own = np.arange(matches) % seats
        line_ups = [[None if seat == own else bot for seat in range(seats)] for own in self._own.tolist()]
        self._env = tenfold.envs.make(
            game,
            matches,
            seats=seats,
            bots=line_ups,
            device=device,
            seed=SEED,
            validate=False,
            auto_reset=False,
            heuristic=features.heuristic,
        )
        dealt = tenfold.envs.make(game, matches // seats, seats=seats, device=device, seed=SEED).states
        self._env.load(np.repeat(dealt, seats))
        self._start = self._env.save()

    @torch.no_grad()
    def play(self, network: nn.Module, rival: nn.Module | None = None) -> Score:
        """Play all matches by the best actions."""
        env, own = self._env, torch.from_numpy(self._own).to(self._device)
        env.restore(self._start)
        won = torch.zeros(env.count, device=self._device)
        is_over = torch.zeros(env.count, dtype=torch.bool, device=self._device)
        step = 0
        while step % CHECK or bool((self._told("due") >= 0).any()):
            inputs = self._features.of_due(env, self._device)
            mask, due = self._told("mask"), self._told("due")
            action = best(network(inputs), mask)
            if rival is not None:
                action = torch.where(due == own, action, best(rival(inputs), mask))
            env.step(action if self._device != "cpu" else action.numpy())
            reward = self._told("reward").gather(1, own[:, None]).squeeze(1)
            done = self._told("done")
            won = torch.where(done & ~is_over, (reward * (self._seats - 1) + 1) / self._seats, won)
            is_over |= done
            step += 1
        deals = won.reshape(-1, self._seats).mean(1)
        half = CONFIDENT * float(deals.std()) / sqrt(len(deals))
        return Score(100 * float(deals.mean()), 100 * half, env.count)

    def _told(self, name: str) -> Any:
        return as_tensor(getattr(self._env, name), self._device)
