"""A small network learns to choose as a search does, from matches that the search plays against itself."""

import os
import time
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Self

import numpy as np
import torch
from safetensors.torch import load_file, save_file
from torch import Tensor, nn
from torch.nn import functional

from tenfold.agents.search_agent import SearchAgent
from tenfold.core.levels import EXPERT, Level
from tenfold.core.view import View
from tenfold.training.networks import ILLEGAL, Student, best
from tenfold.training.rows import Rows

PART = 256
RATE = 1e-3
DECAY = 0.1
SURE = -50.0
PATIENCE = 3
"""Passes without a better result on what isn't learned from, after which learning ends."""
HELD_OUT = 10
"""One row in so many is only for checking."""


@dataclass
class Records:
    """Decisions of a search, and what it saw."""

    inputs: Tensor
    """In half precision: there are many of them."""
    mask: Tensor
    action: Tensor
    turns_to_go: Tensor
    """How many turns the seat took after this one until it won; not a number where it didn't win."""
    is_held_out: Tensor

    def of(self, chosen: Tensor) -> Self:
        """Some of them."""
        return type(self)(*(getattr(self, one.name)[chosen] for one in fields(self)))

    def joined(self, other: Self) -> Self:
        """Both of them."""
        return type(self)(
            *(torch.cat([getattr(self, one.name), getattr(other, one.name)]) for one in fields(self))
        )

    def save(self, path: Path) -> None:
        """Write them, as they took long to make."""
        save_file({name: one.contiguous() for name, one in vars(self).items()}, path)

    @classmethod
    def load(cls, path: Path) -> Self:
        """What was written."""
        return cls(**load_file(path))


class Watcher:
    """Lets a search play in all rows, and writes down how it chooses."""

    def __init__(self, rows: Rows, playouts: int, seed: int) -> None:
        self._rows = rows
        model = rows.game.search_model
        self._level = replace(model.levels[EXPERT] if model else Level(), playouts=playouts)
        self._agents = [SearchAgent(seed * rows.count + row) for row in range(rows.count)]

    def watch(self, seconds: float) -> Records:
        """Play for so long."""
        rows, start = self._rows, time.monotonic()
        last, turns = torch.full((rows.count,), -1), torch.zeros((rows.count, rows.seats))
        seen: list[tuple[Tensor, ...]] = []
        ended: list[tuple[Tensor, ...]] = []
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            while not seen or time.monotonic() - start < seconds:
                inputs = rows.inputs()[:, : rows.features.size].to("cpu", torch.float16)
                mask, due = rows.mask().cpu(), rows.due().cpu()
                action = torch.tensor(list(pool.map(self._choice, self._agents, self._views())))
                turns.scatter_add_(1, due[:, None], (due != last).float()[:, None])
                last = due
                rows.step(action.to(rows.device))
                seen.append((inputs, mask.clone(), action))
                ended.append((due, turns.clone(), rows.done().cpu().clone(), rows.shares().cpu()))
        to_go = turns_to_go(*(torch.stack(one) for one in zip(*ended, strict=True)))
        is_held_out = (torch.arange(rows.count) % HELD_OUT == 0).repeat(len(seen))
        inputs, mask, action = (torch.cat(one) for one in zip(*seen, strict=True))
        return Records(inputs, mask, action, to_go.flatten(), is_held_out)

    def _choice(self, agent: SearchAgent, view: View) -> int:
        return agent.decide(view, self._level).action

    def _views(self) -> list[View]:
        """What the seats that are due see."""
        found = []
        for env in (group.env for group in self._rows.groups):
            states, due = env.states, np.asarray(env.due)
            found += [env.game.view(states[at : at + 1], env.seats, int(due[at])) for at in range(env.count)]
        return found


def turns_to_go(due: Tensor, turns: Tensor, done: Tensor, shares: Tensor) -> Tensor:
    """How many turns more each seat that was due took until it won: (step, row).

    `turns` are those of each seat so far, this one included. It's not a number where the seat didn't win, or
    its match hadn't ended yet.
    """
    found = torch.full(due.shape, torch.nan)
    last = torch.full(turns.shape[1:], torch.nan)
    for step in range(len(due) - 1, -1, -1):
        last = torch.where(done[step][:, None], turns[step].where(shares[step] > 0, torch.nan), last)
        found[step] = (last - turns[step]).gather(1, due[step][:, None]).squeeze(1)
    return found


def cloned(
    student: Student, records: Records, device: str, seconds: float, look_ahead: float
) -> tuple[Student, float]:
    """The student as it agreed best with the search where it learned nothing, and in how many decisions.

    Who looks ahead also learns to tell from the same hidden numbers how many turns are left to a win.
    """
    learned, held_out = (
        records.of(((records.mask.sum(1) > 1) & (records.is_held_out == one)).nonzero().squeeze(1))
        for one in (False, True)
    )
    ahead = nn.Linear(student.enter.out_features, 1).to(device)
    optimizer = torch.optim.AdamW([*student.parameters(), *ahead.parameters()], RATE, weight_decay=DECAY)
    kept, least, in_vain, start = (
        deepcopy(student),
        _checked(student, held_out, device)[0],
        0,
        time.monotonic(),
    )
    while in_vain < PATIENCE and time.monotonic() - start < seconds:
        for part in torch.randperm(len(learned.action)).split(PART):
            some = learned.of(part)
            inputs = some.inputs.to(device).float()
            hidden = student.hidden(inputs)
            loss = _missed(student.logits(hidden, inputs), some).mean()
            if look_ahead:
                left = torch.log1p(some.turns_to_go.to(device))
                wins = ~left.isnan()
                missed = functional.smooth_l1_loss(ahead(hidden)[wins, 0], left[wins], reduction="sum")
                loss = loss + look_ahead * missed / len(part)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
        now, in_vain = _checked(student, held_out, device)[0], in_vain + 1
        if now < least:
            kept, least, in_vain = deepcopy(student), now, 0
    return kept, _checked(kept, held_out, device)[1]


def _missed(logits: Tensor, records: Records) -> Tensor:
    """How surprising the search's choices are."""
    mask, action = records.mask.to(logits.device), records.action.to(logits.device)
    log = torch.log_softmax(logits.masked_fill(~mask, ILLEGAL), 1).clamp(min=SURE)
    return -log.gather(1, action[:, None]).squeeze(1)


@torch.no_grad()
def _checked(student: Student, records: Records, device: str) -> tuple[float, float]:
    """How surprising the search's choices are on average, and how many of them the student shares."""
    logits = student(records.inputs.to(device).float())
    same = best(logits, records.mask.to(device)).cpu() == records.action
    return float(_missed(logits, records).mean()), float(same.float().mean())
