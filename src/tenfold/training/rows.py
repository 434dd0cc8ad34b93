"""The matches that are learned from: batches of every number of seats beside each other, as one."""

from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import torch
from torch import Tensor

import tenfold.envs
from tenfold.core.game import Game
from tenfold.envs import Env
from tenfold.training.features import Features, as_tensor
from tenfold.training.seating import seating_of, stagger
from tenfold.training.settings import Settings

EIGHT = 8
"""Rows are dealt out in eights, so that every seat of a line gets its turn."""


@dataclass
class Group:
    """A batch of one number of seats, and where its rows are among all."""

    env: Env
    rows: slice


class Rows:
    """All matches; row i of every tensor is match i."""

    def __init__(self, game: Game, settings: Settings, features: Features) -> None:
        self.game, self.device, self.features = game, settings.device, features
        self.seats = max(line.seats for line in settings.lines)
        counts = [max(1, round(line.share * settings.rows / EIGHT)) * EIGHT for line in settings.lines]
        self.count = sum(counts)
        starts = np.cumsum([0, *counts]).tolist()
        rng = np.random.default_rng(settings.seed)
        self.groups, rivals, seats = [], [], []
        for number, (line, (start, end)) in enumerate(zip(settings.lines, pairwise(starts), strict=True)):
            count = end - start
            seating = seating_of(count, line.seats, settings, rng)
            env = tenfold.envs.make(
                game,
                count,
                seats=line.seats,
                options=line.options,
                bots=seating.bots,
                device=settings.device,
                seed=settings.seed * 1000 + number,
                validate=False,
                everyone=True,
                heuristic=features.heuristic,
            )
            stagger(env, rng)
            self.groups.append(Group(env, slice(start, end)))
            rivals.append(np.pad(seating.is_rival, ((0, 0), (0, self.seats - line.seats))))
            seats += [line.seats] * count
        self.is_rival = torch.from_numpy(np.concatenate(rivals)).to(self.device)
        self.seats_of = torch.tensor(seats, device=self.device)
        """How many seats the match of each row has."""

    def inputs(self) -> Tensor:
        """What critics are told; an actor takes the first part of it."""
        size = self.features.everyone_size(self.seats)
        found = torch.zeros((self.count, size), dtype=self._precision, device=self.device)
        for group in self.groups:
            self.features.write_everyone(group.env, self.device, found[group.rows])
        return found

    @property
    def _precision(self) -> torch.dtype:
        return torch.float32 if self.device == "cpu" else torch.bfloat16

    def mask(self) -> Tensor:
        """Which actions are legal."""
        return torch.cat([as_tensor(group.env.mask, self.device) for group in self.groups])

    def due(self) -> Tensor:
        """Whose decision it is."""
        return torch.cat([as_tensor(group.env.due, self.device) for group in self.groups]).long()

    def done(self) -> Tensor:
        """Which matches ended with the last step."""
        return torch.cat([as_tensor(group.env.done, self.device) for group in self.groups])

    def shares(self) -> Tensor:
        """What each seat had of the win, where a match ended with the last step."""
        found = torch.zeros((self.count, self.seats), device=self.device)
        for group in self.groups:
            seats = group.env.seats
            reward = as_tensor(group.env.reward, self.device)
            found[group.rows, :seats] = (reward * (seats - 1) + 1) / seats
        return found

    def step(self, actions: Tensor) -> None:
        """Play one action in every match."""
        for group in self.groups:
            chosen = actions[group.rows]
            group.env.step(chosen if self.device != "cpu" else chosen.numpy())
