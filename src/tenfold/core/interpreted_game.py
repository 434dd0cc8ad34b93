"""Loads a game with interpreted rules beside the one with compiled rules."""

import importlib
import sys
from functools import cache
from types import ModuleType
from typing import cast

from tenfold.core.errors import UnknownGame
from tenfold.core.game import Game
from tenfold.core.jit import INTERPRET, interpreting
from tenfold.core.registry import IMPORTING, game_ids, game_of

HOMES_OF_RULES = ("tenfold.games", "tenfold.families")
_PLAIN: dict[str, ModuleType] = {}
"""The modules of rules, imported a second time without compiling."""


@cache
def interpreted_game_of(game_id: str) -> Game:
    """The same game with interpreted rules: slow, but available at once.

    States, digests and logs are the same, so that a match can continue with either. The modules are imported
    a second time, because rules find each other by the names of their modules.
    """
    if INTERPRET:
        return game_of(game_id)
    if game_id not in game_ids():
        raise UnknownGame(game_id, list(game_ids()))
    with IMPORTING, interpreting():
        others = _put(_PLAIN)
        try:
            game = cast("Game", importlib.import_module(f"tenfold.games.{game_id}").GAME)
            # The drivers are bound when they are first wanted: now, as long as rules stay plain.
            assert game.compiled
        finally:
            _PLAIN.update(_put(others))
    return game


def _put(modules: dict[str, ModuleType]) -> dict[str, ModuleType]:
    """Replace the imported modules of rules by these; return the ones that were there."""
    names = [name for name in sys.modules if name.startswith(HOMES_OF_RULES)]
    before = {name: sys.modules.pop(name) for name in names}
    sys.modules.update(modules)
    for home in HOMES_OF_RULES:
        package, _, name = home.rpartition(".")
        if home in modules:
            setattr(sys.modules[package], name, modules[home])
        elif home in before:
            delattr(sys.modules[package], name)
    return before
