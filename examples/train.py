"""Self-play with a small network: learns Tenzania, or another game, from nothing.

    pip install "tenfold[network]"
    python examples/train.py tenzania --minutes 3 --out tenzania.safetensors
    tenfold play tenzania --bots network:tenzania.safetensors

Every seat is played by the same network; who wins a match is all that it is told. PPO: decisions are
repeated more often that did better than expected, but never much more often at once. What came of a decision
is told by what the network expects at the seat's next ones, and by the end, if it was seen.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import torch
from torch import nn

import tenfold.envs
from tenfold.agents.network_agent import save
from tenfold.core.registry import game_of

WIDTH = 128
RATE = 1e-3
"""How far each part moves the network at first; less and less, as the time runs out."""
LATER = 0.9
"""How much what comes later counts against what is expected at the seat's next decision."""
CLIP = 0.2
ENTROPY = 0.01
ROUNDS = 3
"""How often each decision is learned from."""
PARTS = 16
LOOK = 5
"""After so many rounds it is seen how it does."""
NEVER = -1e9
INK, PAPER, LINE, BLUE = "#24242c", "#fbfaf6", "#dcd8cc", "#2f5fd0"
"""Colours of the picture."""


class Mind(nn.Module):
    """What to do, and how likely a win is."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.policy = nn.Sequential(
            nn.Linear(inputs, WIDTH), nn.Tanh(), nn.Linear(WIDTH, WIDTH), nn.Tanh(), nn.Linear(WIDTH, actions)
        )
        self.value = nn.Sequential(nn.Linear(inputs, WIDTH), nn.Tanh(), nn.Linear(WIDTH, 1))

    def choices(self, numbers: Any, mask: Any) -> Any:
        """How likely each action is; an illegal one is not."""
        return torch.distributions.Categorical(logits=self.policy(numbers).masked_fill(~mask, NEVER))


class Trainer:
    """A batch of matches and the network that plays them."""

    def __init__(self, game: str, count: int, device: str, bot: str | None) -> None:
        self.device = device
        bots = [] if bot is None else [None] + [bot] * (game_of(game).seats[0] - 1)
        self.env = tenfold.envs.make(game, count, bots=bots, device=device, validate=False)
        self.mind = Mind(self.env.observation.shape[1], self.env.actions).to(device)
        self.optimizer = torch.optim.Adam(self.mind.parameters(), lr=RATE)
        self.steps = min(2 * self.env.game.max_entries, 160)

    def seen(self, array: Any) -> Any:
        """An array of the batch as a tensor, without a copy."""
        return torch.as_tensor(array, device=self.device)

    def play(self) -> dict[str, Any]:
        """Play on for some steps; what was decided where, and what came of it."""
        env, kept = self.env, []
        for _ in range(self.steps):
            numbers, mask = self.seen(env.observation).clone(), self.seen(env.mask).clone()
            seat = self.seen(env.due).long()
            with torch.no_grad():
                choices = self.mind.choices(numbers, mask)
                action = choices.sample()
                expected = self.mind.value(numbers).squeeze(1)
            env.step(action)
            done, reward = self.seen(env.done).clone(), self.seen(env.reward).clone()
            kept.append((numbers, mask, seat, action, choices.log_prob(action), expected, done, reward))
        names = ("numbers", "mask", "seat", "action", "log", "expected", "done", "reward")
        return {
            name: torch.stack(column) for name, column in zip(names, zip(*kept, strict=True), strict=True)
        }

    def returns(self, played: dict[str, Any]) -> tuple[Any, Any]:
        """What came of each decision for its seat, and whether anything of that was seen."""
        result = torch.zeros_like(played["expected"])
        known = torch.zeros_like(played["done"])
        ahead = torch.zeros_like(played["reward"][0])
        is_seen = torch.zeros_like(ahead, dtype=torch.bool)
        for at in range(self.steps - 1, -1, -1):
            done, seat, expected = (
                played["done"][at][:, None],
                played["seat"][at][:, None],
                played["expected"][at],
            )
            ahead = torch.where(done, played["reward"][at], ahead)
            is_seen |= done
            result[at] = ahead.gather(1, seat).squeeze(1)
            known[at] = is_seen.gather(1, seat).squeeze(1)
            mixed = torch.where(known[at], torch.lerp(expected, result[at], LATER), expected)
            ahead = ahead.scatter(1, seat, mixed[:, None])
            is_seen = is_seen.scatter(1, seat, True)
        return result, known

    def learn(self, left: float) -> None:
        """One round: play, then learn from what came of it; so much of the time is left."""
        self.optimizer.param_groups[0]["lr"] = RATE * left
        played = self.play()
        result, known = self.returns(played)
        flat = {name: column[known] for name, column in played.items() if name not in {"done", "reward"}}
        result = result[known]
        gain = result - flat["expected"]
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        for _ in range(ROUNDS):
            for part in torch.randperm(len(result), device=self.device).chunk(PARTS):
                choices = self.mind.choices(flat["numbers"][part], flat["mask"][part])
                ratio = (choices.log_prob(flat["action"][part]) - flat["log"][part]).exp()
                wanted = torch.min(ratio * gain[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[part]).mean()
                error = (self.mind.value(flat["numbers"][part]).squeeze(1) - result[part]).square().mean()
                loss = error - wanted - ENTROPY * choices.entropy().mean()
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.mind.parameters(), 1.0)
                self.optimizer.step()

    def wins(self, bot: str, count: int = 1000) -> float:
        """The share of matches that the network wins against a bot, a shared win being half of one."""
        total = 0.0
        for seat in (0, 1):
            bots = [None if other == seat else bot for other in range(self.env.seats)]
            env = tenfold.envs.make(
                self.env.game, count, bots=bots, validate=False, auto_reset=False, seed=99
            )
            mind = self.mind.policy.cpu()
            while (env.due >= 0).any():
                with torch.no_grad():
                    worths = mind(torch.as_tensor(env.observation))
                env.step(worths.masked_fill(~torch.as_tensor(env.mask), NEVER).argmax(1).numpy())
            total += float((env.reward[:, seat] + 1).mean()) / 2
        self.mind.policy.to(self.device)
        return total / 2

    def save(self, path: Path) -> None:
        """Write the network as an agent."""
        layers = [layer for layer in self.mind.policy if isinstance(layer, nn.Linear)]
        tensors = {}
        for number, layer in enumerate(layers):
            tensors[f"{number}.weight"] = layer.weight.detach().cpu().numpy()
            tensors[f"{number}.bias"] = layer.bias.detach().cpu().numpy()
        save(path, tensors, {"game": self.env.game.id, "rules": str(self.env.game.rules_version)})


def curve(points: list[tuple[float, float]], path: Path) -> None:
    """The share of wins over time, as a picture."""
    last = max(points[-1][0], 1.0)
    best = max(share for _, share in points)
    line = " ".join(f"{64 + 500 * t / last:.1f},{250 - 190 * share:.1f}" for t, share in points)
    scale = "".join(
        f'<path d="M64 {250 - 190 * share:.1f}H564" stroke="{LINE}"/>'
        f'<text x="54" y="{255 - 190 * share:.1f}" text-anchor="end">{share:.0%}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    path.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" font-family="sans-serif" '
        f'font-size="13" fill="{INK}"><rect width="600" height="300" rx="12" fill="{PAPER}"/>'
        f'<text x="24" y="32" font-size="16" font-weight="600">Wins against greedy: {best:.0%} at best</text>'
        f'{scale}<polyline points="{line}" fill="none" stroke="{BLUE}" stroke-width="2.5"/>'
        f'<text x="64" y="278">0</text>'
        f'<text x="564" y="278" text-anchor="end">{last:.0f} seconds</text></svg>',
        encoding="utf-8",
    )


def main() -> None:
    """Learn for some minutes, and say how it goes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="tenzania")
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--count", type=int, default=256, help="matches at a time")
    parser.add_argument("--against", choices=("random", "greedy"), help="a bot on all other seats")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--out", type=Path, default=Path("network.safetensors"))
    chosen = parser.parse_args()
    torch.manual_seed(1)
    trainer = Trainer(chosen.game, chosen.count, chosen.device, chosen.against)
    start, rounds, best = time.monotonic(), 0, 0.0
    points = [(0.0, trainer.wins("greedy"))]
    left = 1.0
    while left > 0:
        trainer.learn(left)
        rounds += 1
        left = 1 - (time.monotonic() - start) / (60 * chosen.minutes)
        if rounds % LOOK == 0 or left <= 0:
            share = trainer.wins("greedy")
            points.append((time.monotonic() - start, share))
            print(f"{points[-1][0]:6.1f} s  {rounds} rounds  wins {share:.1%} against greedy", flush=True)
            # Whoever learns from itself alone may get better at that, and worse at the others.
            if share > best:
                best = share
                trainer.save(chosen.out)
    curve(points, chosen.out.with_suffix(".svg"))
    print(f"The best won {best:.1%} of its matches against greedy; it is in {chosen.out}.")


if __name__ == "__main__":
    main()
