"""A small network learns to choose as a large one does, from the large one's own matches."""

import time
from copy import deepcopy

import torch
from torch import nn

from tenfold.training.networks import ILLEGAL, Student, drawn
from tenfold.training.ppo import autocast
from tenfold.training.rows import Rows

STEPS = 4
"""Steps of all rows that are learned from together."""
PARTS = 16
RATE, LAST_RATE = 2e-3, 2e-5
AVERAGING = 0.99
SURE = -50.0


def distilled(student: Student, teacher: nn.Module, rows: Rows, device: str, seconds: float) -> Student:
    """The student after so many seconds: the average of its weights."""
    average = deepcopy(student)
    optimizer = torch.optim.Adam(student.parameters(), RATE, fused=device != "cpu")
    start, updates = time.monotonic(), 0
    while (part := (time.monotonic() - start) / seconds) < 1:
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - part) + LAST_RATE
        inputs, wanted, mask = _watched(teacher, rows, device)
        for chosen in torch.randperm(len(inputs), device=device).chunk(PARTS):
            with autocast(device):
                logits = student(inputs[chosen])
            log = torch.log_softmax(logits.masked_fill(~mask[chosen], ILLEGAL), 1).clamp(min=SURE)
            loss = -(wanted[chosen] * log).sum(1).mean()
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            updates += 1
            keep = min(AVERAGING, updates / (updates + 10))
            with torch.no_grad():
                torch._foreach_lerp_(list(average.parameters()), list(student.parameters()), 1 - keep)
    return average


@torch.no_grad()
def _watched(teacher: nn.Module, rows: Rows, device: str) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Some steps played by the teacher: what it saw, how likely it found each action, which were legal."""
    seen, wanted, masks = [], [], []
    for _ in range(STEPS):
        inputs, mask = rows.inputs()[:, : rows.features.size], rows.mask().clone()
        with autocast(device):
            logits = teacher(inputs)
        rows.step(drawn(logits, mask))
        seen.append(inputs)
        wanted.append(torch.softmax(logits.masked_fill(~mask, ILLEGAL), 1))
        masks.append(mask)
    return torch.cat(seen), torch.cat(wanted), torch.cat(masks)
