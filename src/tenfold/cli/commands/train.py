"""`tenfold train`: learn a game by self-play, and write a small network that plays it."""

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tenfold.agents import playouts_of
from tenfold.cli.compiling.warmup import warm_up
from tenfold.cli.errors import INTERRUPTED, OK, BadUsage, Unwritable
from tenfold.cli.files.saves import make_folder
from tenfold.cli.messages import message
from tenfold.cli.screen.screen import screen_of
from tenfold.core.gpu import CUDA as GPU
from tenfold.core.gpu import DEVICES, NoDevice, require_cuda
from tenfold.core.registry import game_of
from tenfold.envs.config import HEURISTIC_BOTS

FOLDER = "training"


def run(chosen: argparse.Namespace) -> int:
    """Learn for some minutes, and say how it goes."""
    screen = screen_of()
    game = game_of(chosen.game)
    if chosen.device not in DEVICES:
        raise NoDevice(chosen.device)
    if chosen.minutes <= 0:
        raise BadUsage(message("train-minutes"))
    rival_bot = str(chosen.rival) if str(chosen.rival) in HEURISTIC_BOTS else None
    rival = None if rival_bot else chosen.rival
    if rival is not None and not rival.is_file():
        raise BadUsage(message("train-no-rival", path=str(rival)))
    teacher = _playouts(chosen)
    try:
        from tenfold.training.files import STUDENT  # noqa: PLC0415  an extra
        from tenfold.training.session import (  # noqa: PLC0415  the same
            CLONING_ROWS,
            Session,
            lines_of,
            look_matches_for,
            rows_for,
        )
        from tenfold.training.settings import Settings  # noqa: PLC0415  the same
    except ModuleNotFoundError as error:
        raise BadUsage(message("train-needs-torch")) from error
    if chosen.device == GPU:
        require_cuda()
    folder = Path(chosen.out or _folder(chosen, rival_bot))
    make_folder(folder)
    warm_up(game, screen)
    settings = Settings(
        game.id,
        lines_of(game),
        minutes=chosen.minutes,
        device=chosen.device,
        seed=chosen.seed,
        out=folder,
        resumes=True,
        rival=rival,
        rival_bot=rival_bot,
        base=chosen.base,
        teacher=teacher,
        rows=CLONING_ROWS if teacher else rows_for(chosen.device),
        look_matches=look_matches_for(chosen.device),
    )

    try:
        Session(settings, lambda what, about: screen.say(_sentence(what, about))).run()
    except KeyboardInterrupt:
        screen.say(message("train-stopped"))
        return INTERRUPTED
    except OSError as error:
        raise Unwritable(folder, error) from error
    if rival is None and rival_bot is None:
        screen.say(message("train-done", game=game.id, path=str(folder / STUDENT)))
    return OK


def _sentence(what: str, about: Mapping[str, Any]) -> str:
    """What the training tells, as a sentence."""
    match what:
        case "look":
            return message("train-look", **about)
        case "clone":
            return message("train-clone", **about)
    return message("train-score", **about)


def _playouts(chosen: argparse.Namespace) -> int | None:
    """How many playouts the search has that's to be cloned, if one is."""
    if chosen.teacher is None:
        return None
    playouts = playouts_of(chosen.teacher)
    if playouts is None or chosen.rival is not None:
        raise BadUsage(message("train-teacher"))
    return playouts


def _folder(chosen: argparse.Namespace, rival_bot: str | None) -> str:
    """Who begins from a bot or a rival has other inputs: it can't go on from a teacher in the same folder."""
    if chosen.rival is not None:
        return f"{FOLDER}-{rival_bot or 'rival'}"
    name = f"{FOLDER}-as-{chosen.teacher.replace(':', '-')}" if chosen.teacher else FOLDER
    return f"{name}-from-{chosen.base}" if chosen.base else name
