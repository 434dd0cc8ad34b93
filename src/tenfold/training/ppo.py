"""One update of the teacher: play, see what came of it, and do more often what did better than expected.

Proximal policy optimization with a critic that sees everyone's hands and says how the win will be shared.
"""

import math
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor, nn

from tenfold.training.networks import ILLEGAL, Network, best, drawn
from tenfold.training.rows import Rows
from tenfold.training.settings import Settings

MAX_GAIN = 5.0
"""Gains are cut off there, in standard deviations."""
CHUNK = 1 << 18
"""Rows that the critic looks at together."""
NO_ENTROPY = -50.0


def autocast(device: str) -> Any:
    """Half precision on a GPU."""
    return torch.autocast("cuda", torch.bfloat16, enabled=device != "cpu")


@dataclass
class Played:
    """Some steps of all rows: (step, row, …)."""

    inputs: Tensor
    mask: Tensor
    due: Tensor
    action: Tensor
    log: Tensor
    is_own: Tensor
    done: Tensor
    shares: Tensor


class Trainer:
    """The networks, how they're changed, and the matches."""

    def __init__(self, settings: Settings, rows: Rows, actor: nn.Module | None = None) -> None:
        self.settings, self.rows, self.device = settings, rows, settings.device
        features, width, blocks = rows.features, settings.width, settings.blocks
        actions = rows.game.actions.count
        told = features.told if features.corrects else None
        self.actor = (actor or Network(features.size, width, blocks, actions, told)).to(self.device)
        self.average, self.copy = deepcopy(self.actor), deepcopy(self.actor)
        self.critic = Network(features.everyone_size(rows.seats), width, blocks, rows.seats).to(self.device)
        self.copies: list[dict[str, Tensor]] = []
        weights = [*self.actor.parameters(), *self.critic.parameters()]
        self.optimizer = torch.optim.Adam(weights, settings.rate, eps=1e-5, fused=self.device != "cpu")
        self.updates, self.decisions = 0, 0
        self.explained = 0.0
        """How much of who wins the critic knows at the last decision."""
        self.rival: nn.Module | None = None
        self._seats = torch.arange(rows.seats, device=self.device)
        self._is_seat = self._seats < rows.seats_of[:, None]
        self._rival_rows = rows.is_rival.any(1).nonzero().squeeze(1)

    def update(self, part: float) -> None:
        """Play and learn once; so much of the time is over, from 0 to 1."""
        settings = self.settings
        cosine = 0.5 * (1 + math.cos(math.pi * min(part, 1.0)))
        for group in self.optimizer.param_groups:
            group["lr"] = settings.last_rate + (settings.rate - settings.last_rate) * cosine
        entropy = settings.last_entropy + (settings.entropy - settings.last_entropy) * cosine
        clip = settings.clip if part < 0.5 else settings.clip / 2
        played, last_inputs, last_due = self._play()
        gain, target = self._judge(played, last_inputs, last_due)
        for _ in range(settings.passes):
            order = torch.randperm(self.rows.count, device=self.device)
            for rows in order.chunk(settings.parts):
                self._learn(played, gain, target, rows, clip, entropy)
        keep = min(settings.averaging, self.updates / (self.updates + 10))
        with torch.no_grad():
            torch._foreach_lerp_(list(self.average.parameters()), list(self.actor.parameters()), 1 - keep)
        self.updates += 1
        self.decisions += int(settings.steps * self.rows.count)

    def keep_copy(self) -> None:
        """Keep the network as it is as an opponent, and choose which of them plays: rather a late one."""
        self.copies.append({name: weight.clone() for name, weight in self.average.state_dict().items()})
        first = len(self.copies) // 2 if torch.rand(()) < 0.5 else 0
        self.copy.load_state_dict(self.copies[int(torch.randint(first, len(self.copies), ()))])

    @torch.no_grad()
    def _play(self) -> tuple[Played, Tensor, Tensor]:
        rows, kept = self.rows, []
        for _ in range(self.settings.steps):
            inputs = rows.inputs()
            mask, due = rows.mask().clone(), rows.due()
            with autocast(self.device):
                logits = self.actor(inputs)
            action = drawn(logits, mask)
            log = torch.log_softmax(logits.masked_fill(~mask, ILLEGAL), 1)
            log = log.gather(1, action[:, None]).squeeze(1)
            is_own = ~rows.is_rival.gather(1, due[:, None]).squeeze(1)
            rows.step(self._with_rivals(inputs, mask, is_own, action))
            kept.append(Played(inputs, mask, due, action, log, is_own, rows.done().clone(), rows.shares()))
        stacked = Played(*(torch.stack([getattr(one, name) for one in kept]) for name in vars(kept[0])))
        return stacked, rows.inputs(), rows.due()

    def _with_rivals(self, inputs: Tensor, mask: Tensor, is_own: Tensor, action: Tensor) -> Tensor:
        """The actions, with a rival's own where a rival is due."""
        rows = self._rival_rows
        if not len(rows):
            return action
        with autocast(self.device):
            logits = (self.rival or self.copy)(inputs[rows])
        theirs = best(logits, mask[rows]) if self.rival else drawn(logits, mask[rows])
        action = action.clone()
        action[rows] = torch.where(is_own[rows], action[rows], theirs)
        return action

    def _shares_expected(self, inputs: Tensor, due: Tensor) -> Tensor:
        """What each seat will have of the win, by the critic: it counts from the seat that is due."""
        parts = []
        flat = inputs.flatten(0, 1)
        is_seat = self._is_seat.repeat(inputs.shape[0], 1)
        for start in range(0, len(flat), CHUNK):
            with autocast(self.device):
                told = self.critic(flat[start : start + CHUNK])
            told = told.masked_fill(~is_seat[start : start + CHUNK], ILLEGAL)
            parts.append(torch.softmax(told, 1))
        return self._from_due(torch.cat(parts).reshape(*due.shape, -1), due)

    def _from_due(self, relative: Tensor, due: Tensor) -> Tensor:
        """Numbers of seats counted from the one that is due, by the seats' own numbers."""
        place = (self._seats - due[..., None]) % self.rows.seats_of[:, None]
        return relative.gather(-1, place) * self._is_seat

    def _to_due(self, absolute: Tensor, due: Tensor) -> Tensor:
        place = (self._seats + due[..., None]) % self.rows.seats_of[:, None]
        return absolute.gather(-1, place) * self._is_seat

    @torch.no_grad()
    def _judge(self, played: Played, last_inputs: Tensor, last_due: Tensor) -> tuple[Tensor, Tensor]:
        """How much better each decision did than expected, and what the critic should have said."""
        due = torch.cat([played.due, last_due[None]])
        expected = torch.cat(
            [
                self._shares_expected(played.inputs, played.due),
                self._shares_expected(last_inputs[None], last_due[None]),
            ]
        )
        trace = self.settings.trace
        surprise = torch.zeros_like(expected[0])
        surprises = torch.empty_like(expected[:-1])
        for step in range(len(surprises) - 1, -1, -1):
            over = played.done[step].float()[:, None]
            delta = over * played.shares[step] + (1 - over) * expected[step + 1] - expected[step]
            surprise = delta + (1 - over) * trace * surprise
            surprises[step] = surprise
        target = self._to_due((surprises + expected[:-1]).clamp(0, 1), due[:-1])
        gain = surprises.gather(2, played.due[..., None]).squeeze(2)
        counts = ((played.mask.sum(2) > 1) & played.is_own).float()
        mean = (gain * counts).sum() / counts.sum()
        spread = (((gain - mean).square() * counts).sum() / counts.sum()).sqrt()
        self._note(played, expected[:-1])
        return ((gain - mean) / (spread + 1e-6)).clamp(-MAX_GAIN, MAX_GAIN) * counts, target

    def _note(self, played: Played, expected: Tensor) -> None:
        over = played.done[..., None]
        blind = 1 / self.rows.seats_of[:, None]
        error = ((played.shares - expected).square() * over).sum()
        blind_error = ((played.shares - blind * self._is_seat).square() * over).sum()
        self.explained = float(1 - error / blind_error.clamp(min=1e-6))

    def _learn(
        self, played: Played, gain: Tensor, target: Tensor, rows: Tensor, clip: float, entropy_weight: float
    ) -> None:
        inputs, mask = played.inputs[:, rows].flatten(0, 1), played.mask[:, rows].flatten(0, 1)
        action, old = played.action[:, rows].flatten(), played.log[:, rows].flatten()
        gain, target = gain[:, rows].flatten(), target[:, rows].flatten(0, 1)
        counts = (gain != 0).float()
        total = counts.sum().clamp(min=1)
        is_seat = self._is_seat[rows].repeat(played.inputs.shape[0], 1)
        with autocast(self.device):
            logits, told = self.actor(inputs), self.critic(inputs)
        log = torch.log_softmax(logits.masked_fill(~mask, ILLEGAL), 1)
        ratio = (log.gather(1, action[:, None]).squeeze(1) - old).exp()
        wanted = torch.min(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain).sum() / total
        spread = -((log.exp() * log.clamp(min=NO_ENTROPY)).sum(1) * counts).sum() / total
        told = torch.log_softmax(told.masked_fill(~is_seat, ILLEGAL), 1).clamp(min=NO_ENTROPY)
        loss = -wanted - entropy_weight * spread - (target * told).sum(1).mean()
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.actor.parameters(), 1.0)
        nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0)
        self.optimizer.step()
