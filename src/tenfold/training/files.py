"""What a run leaves behind: the networks as safetensors, with what they're for and how strong they are."""

import subprocess
from collections.abc import Mapping
from pathlib import Path

import torch
from safetensors import safe_open
from safetensors.torch import load_file, save_file
from torch import Tensor

from tenfold.core.errors import TenfoldError
from tenfold.core.game import Game
from tenfold.core.messages import translate
from tenfold.training.features import SHARPNESS, Features
from tenfold.training.networks import Student
from tenfold.training.ppo import Trainer

STUDENT = "student.safetensors"
BASE = "base"
"""Of a student that corrects the tuned heuristic: one number, how sharp that one's logits are."""
MOMENTS = "moments.safetensors"
"""What the optimizer remembers, in half precision: a file may be too large to send otherwise."""


class OtherTraining(TenfoldError):
    """What is in a folder was trained with other inputs."""

    code = "other-training"

    def __init__(self, folder: Path) -> None:
        super().__init__(translate("error-other-training", folder=str(folder)))


def commit() -> str:
    """The commit that this was trained with; empty outside of a repository."""
    command = ["git", "-C", str(Path(__file__).parent), "rev-parse", "HEAD"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()  # noqa: S603
    except (OSError, subprocess.CalledProcessError):
        return ""


def save_teacher(trainer: Trainer, features: Features, folder: Path, about: Mapping[str, str]) -> None:
    """Write everything that training goes on from."""
    for name in ("actor", "average", "critic"):
        weights = {key: one.contiguous().cpu() for key, one in getattr(trainer, name).state_dict().items()}
        _replace(folder / f"{name}.safetensors", weights, about)
    found = {}
    for number, state in trainer.optimizer.state_dict()["state"].items():
        found[f"{number}.exp_avg"] = state["exp_avg"].to(torch.bfloat16).cpu()
        found[f"{number}.exp_avg_sq"] = state["exp_avg_sq"].to(torch.bfloat16).cpu()
    found["scale"] = features.scale.cpu()
    found["count"] = torch.tensor([trainer.updates, trainer.decisions])
    _replace(folder / MOMENTS, found, about)


def load_teacher(trainer: Trainer, features: Features, folder: Path) -> None:
    """Go on from what was written."""
    for name in ("actor", "average", "critic"):
        network, weights = getattr(trainer, name), load_file(folder / f"{name}.safetensors")
        if _shapes(weights) != _shapes(network.state_dict()):
            raise OtherTraining(folder)
        network.load_state_dict(weights)
    trainer.copy.load_state_dict(trainer.average.state_dict())
    found = load_file(folder / MOMENTS)
    features.scale = found["scale"].to(trainer.device)
    updates, trainer.decisions = found["count"].tolist()
    # The average forgets how it began again, as the rate rises once more.
    trainer.updates = 0
    state = trainer.optimizer.state_dict()
    state["state"] = {
        number: {
            "step": torch.tensor(float(updates)),
            "exp_avg": found[f"{number}.exp_avg"].float(),
            "exp_avg_sq": found[f"{number}.exp_avg_sq"].float(),
        }
        for number in range(len(found) // 2 - 1)
    }
    trainer.optimizer.load_state_dict(state)


def save_student(
    student: Student, game: Game, features: Features, legal: Tensor, path: Path, about: Mapping[str, str]
) -> None:
    """Write a student as `core/network.py` reads it; what was never legal has no weights."""
    rows = torch.full((game.actions.count,), -1, dtype=torch.int16)
    kept = legal.cpu().nonzero().squeeze(1)
    rows[kept] = torch.arange(len(kept), dtype=torch.int16)
    weights = {name: one.detach().float().cpu() for name, one in student.state_dict().items()}
    tensors = {
        "enter.weight": (weights["enter.weight"] * features.scale[: features.seen].cpu()).T,
        "first.weight": weights["first.weight"].T,
        "second.weight": weights["second.weight"].T,
        "leave.weight": weights["leave.weight"][kept],
        "leave.bias": weights["leave.bias"][kept],
        **{f"{name}.bias": weights[f"{name}.bias"] for name in ("enter", "first", "second")},
    }
    halves = {name: one.contiguous().to(torch.float16) for name, one in tensors.items()}
    base = {BASE: torch.tensor([SHARPNESS], dtype=torch.float16)} if student.corrects else {}
    _replace(path, {**halves, **base, "rows": rows}, about)


def load_student(path: Path, game: Game, features: Features) -> tuple[Student, Tensor]:
    """A student as it was written, and what was ever legal."""
    tensors = load_file(path)
    rows = tensors["rows"].long()
    width = tensors["enter.bias"].numel()
    student = Student(features.seen, width, game.actions.count, corrects=has_base(path))
    legal = rows >= 0
    weight, bias = torch.zeros(game.actions.count, width), torch.zeros(game.actions.count)
    weight[legal] = tensors["leave.weight"][rows[legal]].float()
    bias[legal] = tensors["leave.bias"][rows[legal]].float()
    student.load_state_dict(
        {
            "enter.weight": tensors["enter.weight"].float().T / features.scale[: features.seen].cpu(),
            "first.weight": tensors["first.weight"].float().T,
            "second.weight": tensors["second.weight"].float().T,
            "leave.weight": weight,
            "leave.bias": bias,
            **{f"{name}.bias": tensors[f"{name}.bias"].float() for name in ("enter", "first", "second")},
        }
    )
    return student, legal


def has_base(path: Path) -> bool:
    """Whether a student corrects the tuned heuristic."""
    with safe_open(path, "pt") as file:
        return BASE in file.keys() and bool(file.get_tensor(BASE))  # noqa: SIM118  it's no dictionary


def about_of(path: Path) -> dict[str, str]:
    """What a file says about itself."""
    with safe_open(path, "pt") as file:
        return dict(file.metadata() or {})


def is_there(folder: Path) -> bool:
    """Whether there is something to go on from."""
    return (folder / MOMENTS).exists()


def _shapes(weights: Mapping[str, Tensor]) -> dict[str, torch.Size]:
    return {name: one.shape for name, one in weights.items()}


def _replace(path: Path, tensors: Mapping[str, Tensor], about: Mapping[str, str]) -> None:
    """Write a file such that it's whole at any time."""
    new = path.with_suffix(".new")
    save_file(dict(tensors), new, dict(about))
    new.replace(path)
