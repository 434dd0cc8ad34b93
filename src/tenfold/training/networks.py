"""The networks: a large actor and critic that learn by playing, and a small student for the game."""

import torch
from torch import Tensor, nn
from torch.nn import functional

ILLEGAL = -1e9


class Block(nn.Module):
    """A residual block; it begins as if it weren't there."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm, self.first, self.second = (
            nn.LayerNorm(width),
            nn.Linear(width, width),
            nn.Linear(width, width),
        )
        nn.init.zeros_(self.second.weight)
        nn.init.zeros_(self.second.bias)

    def forward(self, x: Tensor) -> Tensor:
        """The same with a correction."""
        return x + self.second(functional.silu(self.first(self.norm(x))))


class Network(nn.Module):
    """Inputs to numbers, through residual blocks."""

    def __init__(self, inputs: int, width: int, blocks: int, outputs: int, told: slice | None = None) -> None:
        super().__init__()
        self.inputs = inputs
        self.told = told
        """Which inputs are outputs already, which the network corrects."""
        self.enter = nn.Linear(inputs, width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(blocks))
        self.norm, self.leave = nn.LayerNorm(width), nn.Linear(width, outputs)
        nn.init.normal_(self.leave.weight, std=0.01)
        nn.init.zeros_(self.leave.bias)

    def forward(self, x: Tensor) -> Tensor:
        """The outputs, of the first inputs only if there are more than it takes."""
        given = x[:, : self.inputs]
        x = functional.silu(self.enter(given))
        for block in self.blocks:
            x = block(x)
        found = self.leave(self.norm(x)).float()
        return found if self.told is None else found + given[:, self.told].float()


class Student(nn.Module):
    """What `core/network.py` computes without torch: one residual block, nothing that's hard to reproduce."""

    def __init__(self, inputs: int, width: int, outputs: int, *, corrects: bool = False) -> None:
        super().__init__()
        self.inputs = inputs
        self.corrects = corrects
        """Whether a heuristic's logits follow its inputs: it adds them to its outputs, unseen."""
        self.enter, self.leave = nn.Linear(inputs, width), nn.Linear(width, outputs)
        self.first, self.second = nn.Linear(width, width), nn.Linear(width, width)
        if corrects:
            nn.init.normal_(self.leave.weight, std=0.01)
            nn.init.zeros_(self.leave.bias)

    def forward(self, given: Tensor) -> Tensor:
        """The outputs, of the first inputs only if there are more than it takes."""
        return self.logits(self.hidden(given), given)

    def hidden(self, given: Tensor) -> Tensor:
        """What it makes of its inputs."""
        x = functional.relu(self.enter(given[:, : self.inputs]))
        return x + self.second(functional.relu(self.first(x)))

    def logits(self, hidden: Tensor, given: Tensor) -> Tensor:
        """The outputs, by what it made of its inputs."""
        told = self.leave(hidden).float()
        if not self.corrects:
            return told
        return told + given[:, self.inputs : self.inputs + told.shape[1]].float()


class Told(nn.Module):
    """Who plays by logits that are among the inputs already."""

    def __init__(self, part: slice) -> None:
        super().__init__()
        self._part = part

    def forward(self, given: Tensor) -> Tensor:
        """These logits."""
        return given[:, self._part].float()


def best(logits: Tensor, mask: Tensor) -> Tensor:
    """The best legal action of each row."""
    return logits.masked_fill(~mask, ILLEGAL).argmax(1)


def drawn(logits: Tensor, mask: Tensor) -> Tensor:
    """A legal action of each row, as likely as the network finds it good."""
    noise = torch.empty_like(logits).exponential_().clamp(min=1e-20).log()
    return (logits - noise).masked_fill(~mask, ILLEGAL).argmax(1)
