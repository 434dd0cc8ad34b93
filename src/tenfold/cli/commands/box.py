"""`tenfold box`: check a box file, or begin one from the standard box."""

import argparse
import sys
from pathlib import Path

from tenfold.cli.errors import BAD_INPUT, OK, BadUsage, Unwritable, printable
from tenfold.cli.messages import message
from tenfold.core.box import SUFFIX, BoxSupport, box_text, read_box
from tenfold.core.errors import BadBox
from tenfold.core.game import Game
from tenfold.core.messages import title_of, translate
from tenfold.core.registry import game_ids, game_of


def run(chosen: argparse.Namespace) -> int:
    """Check a file, or write a new one."""
    return _check(chosen.file) if chosen.todo == "check" else _write_new(chosen)


def _check(path: Path) -> int:
    """Say everything that's wrong with a box, and what's allowed but unusual."""
    box = read_box(path)
    game_id = box.get("game")
    if game_id not in game_ids():
        raise BadBox(translate("box-no-game", known=", ".join(_games_with_boxes())))
    notes = _support(game_of(str(game_id))).notes_on(box)
    for note in notes:
        sys.stdout.write(printable(note.sentence) + "\n")
    if any(note.is_fault for note in notes):
        return BAD_INPUT
    title = title_of(game_of(box["game"]))
    sys.stdout.write(message("box-fits", name=printable(box["name"]), title=title) + "\n")
    return OK


def _write_new(chosen: argparse.Namespace) -> int:
    """Write the standard box to a file, for somebody who has another."""
    game = game_of(chosen.game)
    path = chosen.out or Path(f"{game.id}{SUFFIX}")
    text = box_text(_support(game).standard())
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError as error:
        raise BadUsage(message("box-taken", path=str(path))) from error
    except OSError as error:
        raise Unwritable(path, error) from error
    sys.stdout.write(message("box-written", path=str(path)) + "\n")
    return OK


def _support(game: Game) -> BoxSupport:
    if game.box_support is None:
        raise BadBox(translate("box-none", title=title_of(game)))
    return game.box_support


def _games_with_boxes() -> list[str]:
    return [game_id for game_id in game_ids() if game_of(game_id).box_support is not None]
