"""Compiles a game in its own process: `python -m tenfold.server.background.compile_process GAME`.

It prints `compiled N of M` as it goes, then `ready`, or `broken` with the reason. Compiling in a
thread of the server would hold up everyone who plays.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import numpy as np
from numba.core import event as numba_event
from numba.core.dispatcher import Dispatcher

from tenfold.agents.search_agent import warm_up_search
from tenfold.agents.warmup import warm_up_match
from tenfold.core.cache import cache_folder
from tenfold.core.game import Game
from tenfold.core.registry import GAMES, game_of
from tenfold.core.text import text_of
from tenfold.core.view import View
from tenfold.server.background.child_process import run_child, tell
from tenfold.server.table import frames

try:
    import fcntl
except ImportError:  # a system without such locks
    fcntl = None  # type: ignore[assignment]

LOCK = "compiling"
"""A file of this name beside compiled code is locked by the process that compiles."""
MARK = "served"
"""A file of this name beside compiled code marks it as complete."""


def is_compiled(game_id: str) -> bool:
    """Whether another process has compiled everything that the server calls."""
    return (cache_folder(GAMES / game_id) / MARK).exists()


def warm_up(game: Game) -> None:
    """Call everything that the server calls, so that it is compiled, or loaded."""
    text = text_of(game)

    def look(view: View) -> None:
        for action in view.legal[:3]:
            frames.legal_json(game, action)
        for action in range(game.actions.count):
            if action not in view.legal:
                text.reason(game.why(view, action), view.observer)
                break
        game.compiled.determinize_at(view.states, 0, view.observer, np.ones(2, np.uint64))

    warm_up_match(game, look)
    warm_up_search(game)


class Progress(numba_event.Listener):
    """Prints how many of a game's functions are compiled, by this process or an earlier one."""

    def __init__(self, called: dict[Any, set[Any]]) -> None:
        self._called = called

    def on_start(self, _event: Any) -> None:
        """Nothing to do."""

    def on_end(self, _event: Any) -> None:
        done = with_all_they_call({f for f in self._called if f.overloads}, self._called)
        tell(f"compiled {len(done)} of {len(self._called)}")


def functions_of(game: Game) -> dict[Any, set[Any]]:
    """All functions compiled for a match, each with those that it calls."""
    names = ("deal", "legal", "apply", "status", "determinize", "score_actions", "choose_best")
    waiting = {getattr(game.compiled, f"{name}_at") for name in names}
    if game.search_model is not None:
        waiting.add(game.searcher.try_worlds)
    called: dict[Any, set[Any]] = {}
    while waiting:
        function = waiting.pop()
        plain = function.py_func
        known = (plain.__globals__.get(name) for name in plain.__code__.co_names)
        called[function] = {one for one in known if isinstance(one, Dispatcher)}
        waiting |= called[function] - called.keys()
    return called


def with_all_they_call(functions: set[Any], called: dict[Any, set[Any]]) -> set[Any]:
    """The functions and everything they call, which is compiled along with them."""
    found: set[Any] = set()
    waiting = set(functions)
    while waiting:
        function = waiting.pop()
        found.add(function)
        waiting |= called[function] - found
    return found


@contextmanager
def no_one_else_compiling(game: Game) -> Iterator[None]:
    """Wait until no other process compiles a game: several processes of a server start at the same time."""
    with (cache_folder(GAMES / game.id) / LOCK).open("w") as file:
        if fcntl is not None:
            with suppress(OSError):  # some network drives have no locks
                fcntl.flock(file, fcntl.LOCK_EX)
        yield


def compile_game(game: Game) -> None:
    """Compile everything that the server calls, and mark it as complete."""
    warm_up(game)
    (cache_folder(GAMES / game.id) / MARK).touch()


def main() -> None:
    game = game_of(sys.argv[1])
    with no_one_else_compiling(game):
        if not is_compiled(game.id):
            with numba_event.install_listener("numba:compile", Progress(functions_of(game))):
                compile_game(game)
    tell("ready")


if __name__ == "__main__":
    run_child(main)
