"""Finds the games: each folder of `tenfold.games` with rules is one."""

import importlib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, cast

from tenfold.core.errors import UnknownGame

if TYPE_CHECKING:
    from tenfold.core.game import Game

GAMES = Path(__file__).resolve().parent.parent / "games"


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order, without importing any."""
    return tuple(sorted(path.parent.name for path in GAMES.glob("*/rules.py")))


def game_of(game_id: str) -> "Game":
    """The game of an id; its rules are compiled when they are first called."""
    if game_id not in game_ids():
        raise UnknownGame(game_id, list(game_ids()))
    return cast("Game", importlib.import_module(f"tenfold.games.{game_id}").GAME)
