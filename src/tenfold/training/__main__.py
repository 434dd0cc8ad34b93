"""`python -m tenfold.training GAME`: the trainer without the rest of the command line."""

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import torch

from tenfold.agents import playouts_of
from tenfold.core.registry import game_of
from tenfold.envs.config import TUNED_BOT
from tenfold.training.session import CLONING_ROWS, Session, lines_of, rows_for
from tenfold.training.settings import Settings


def _weights(text: str) -> dict[int, float]:
    """Numbers of seats with their weights."""
    return {int(seats): float(weight) for seats, _, weight in (one.partition(":") for one in text.split(","))}


def _playouts(text: str) -> int:
    """Of a search, as it's named elsewhere."""
    playouts = playouts_of(text)
    if playouts is None:
        raise argparse.ArgumentTypeError(text)
    return playouts


def _say(what: str, about: Mapping[str, Any]) -> None:
    """A line for each thing that happens."""
    values = (
        f"{name} {value:.2f}" if isinstance(value, float) else f"{name} {value}"
        for name, value in about.items()
    )
    print(f"{what}:", *values, flush=True)  # noqa: T201


def main() -> None:
    """Train, and say how it goes."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--out", type=Path, default=Path("training"))
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--rival", type=Path)
    parser.add_argument("--rival-bot", choices=("greedy", "strong"))
    parser.add_argument("--base", choices=(TUNED_BOT,), help="the bot from whose heuristic it begins")
    parser.add_argument("--teacher", type=_playouts, help="the search that is cloned: search:300")
    parser.add_argument("--look-ahead", type=float, default=0.0)
    parser.add_argument("--watch-share", type=float, default=Settings.watch_share)
    parser.add_argument("--rows", type=int)
    parser.add_argument("--matches", type=int, default=4096)
    parser.add_argument("--looks", type=int, default=8)
    parser.add_argument("--width", type=int, default=512)
    parser.add_argument("--student-width", type=int, default=128)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--entropy", type=float, default=0.05)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--student-share", type=float, default=0.15)
    parser.add_argument("--polish-share", type=float, default=0.15)
    parser.add_argument("--bots-share", type=float, default=0.3)
    parser.add_argument("--commit", default="")
    parser.add_argument("--seats", type=_weights, help="how often each number of seats is learned: 2:4,3:1")
    given = parser.parse_args()
    rows = given.rows or (CLONING_ROWS if given.teacher else rows_for(given.device))
    settings = Settings(
        given.game,
        lines_of(game_of(given.game), given.seats),
        minutes=given.minutes,
        device=given.device,
        seed=given.seed,
        out=given.out,
        resumes=given.resume,
        rival=given.rival,
        rival_bot=given.rival_bot,
        base=given.base,
        teacher=given.teacher,
        look_ahead=given.look_ahead,
        watch_share=given.watch_share,
        rows=rows,
        width=given.width,
        student_width=given.student_width,
        rate=given.rate,
        entropy=given.entropy,
        looks=given.looks,
        look_matches=given.matches,
        commit=given.commit,
        bots_share=given.bots_share,
        student_share=given.student_share,
        polish_share=given.polish_share,
    )
    Session(settings, _say).run()


if __name__ == "__main__":
    main()
