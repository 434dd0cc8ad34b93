"""Loads a game with interpreted rules beside the one with compiled rules.

The same source files are imported a second time, below the package `tenfold_interpreted`.
Both copies have names of their own, so no thread that imports something meanwhile is disturbed.
"""

import builtins
import importlib
import sys
from functools import cache
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import ModuleType
from typing import Any, cast

from tenfold.core.errors import UnknownGame
from tenfold.core.game import Game
from tenfold.core.jit import INTERPRET, INTERPRETED_PACKAGE
from tenfold.core.registry import GAMES, game_ids, game_of

RULE_PACKAGES = ("tenfold.games", "tenfold.families")


@cache
def interpreted_game_of(game_id: str) -> Game:
    """The same game with interpreted rules: slow, but available at once.

    States, digests and logs are the same, so a match can continue with either.
    """
    if INTERPRET:
        return game_of(game_id)
    if game_id not in game_ids():
        raise UnknownGame(game_id, list(game_ids()))
    return cast("Game", importlib.import_module(f"{INTERPRETED_PACKAGE}.games.{game_id}").GAME)


def _import(name: str, *arguments: Any) -> ModuleType:
    """`__import__` for interpreted modules: they find the interpreted copies of each other."""
    if name.startswith(RULE_PACKAGES):
        name = name.replace("tenfold", INTERPRETED_PACKAGE, 1)
    return builtins.__import__(name, *arguments)


class _Loader(SourceFileLoader):
    """Runs a module with our `__import__`."""

    def exec_module(self, module: ModuleType) -> None:
        vars(module)["__builtins__"] = {**vars(builtins), "__import__": _import}
        super().exec_module(module)


class _Finder:
    """Finds the sources of interpreted modules."""

    @staticmethod
    def find_spec(name: str, path: Any = None, _target: Any = None) -> ModuleSpec | None:
        if name == INTERPRETED_PACKAGE:
            root = ModuleSpec(name, None, is_package=True)
            root.submodule_search_locations = [str(GAMES.parent)]
            return root
        if not name.startswith(f"{INTERPRETED_PACKAGE}."):
            return None
        spec = PathFinder.find_spec(name, path)
        if spec is not None and isinstance(spec.loader, SourceFileLoader):
            spec.loader = _Loader(spec.loader.name, spec.loader.path)
        return spec


sys.meta_path.insert(0, _Finder)
