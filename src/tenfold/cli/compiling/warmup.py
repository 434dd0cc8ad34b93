"""Compiles a game's functions before they are needed, and shows progress.

They do what a match does, before the first question. Damaged compiled code is thrown away and made anew.
"""

import sys
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from typing import Any

import numpy as np
from numba.core import event as numba_event

from tenfold.agents import searches
from tenfold.agents.characters import agent_name_of
from tenfold.agents.search_agent import warm_up_search
from tenfold.agents.warmup import warm_up_match
from tenfold.cli.compiling.cache_folders import compiled_files
from tenfold.cli.errors import DamagedCache
from tenfold.cli.messages import message
from tenfold.cli.screen.screen import Screen
from tenfold.core import drivers
from tenfold.core.batch import Batch
from tenfold.core.errors import TenfoldError
from tenfold.core.game import Game
from tenfold.core.match import Match
from tenfold.core.match_log import SECRET_BYTES
from tenfold.core.messages import title_of
from tenfold.core.text import text_of

COMPILING = "numba:compile"


class CompileProgress(numba_event.Listener):
    """Counts compiled functions, and shows progress from the first on."""

    def __init__(self, screen: Screen, title: str, stack: ExitStack) -> None:
        self.count = 0
        self._screen = screen
        self._title = title
        self._stack = stack
        self._tell: Callable[[str], None] | None = None

    def on_start(self, _event: Any) -> None:
        """One more."""
        self.count += 1
        if self._tell is None:
            title = message("compiling", game=self._title)
            self._tell = self._stack.enter_context(self._screen.working(title))
        self._tell(message("compiling-count", count=self.count))

    def on_end(self, _event: Any) -> None:
        """Nothing to do."""


def warm_up(game: Game, screen: Screen, *steps: Callable[[Game], None]) -> int:
    """Run the steps (a few plies of a match, unless others are named); how many functions were compiled."""
    chosen = steps or (warm_match,)
    with ExitStack() as stack:
        watch = CompileProgress(screen, title_of(game), stack)
        stack.enter_context(numba_event.install_listener(COMPILING, watch))
        try:
            _run(game, chosen)
        except TenfoldError:
            raise
        except Exception as error:  # noqa: BLE001  (whatever reading a damaged file may raise)
            delete_compiled(game, error)
            _run(game, chosen)
            sys.stderr.write(message("cache-renewed") + "\n")
    return watch.count


def _run(game: Game, steps: tuple[Callable[[Game], None], ...]) -> None:
    for step in steps:
        step(game)


def delete_compiled(game: Game, cause: Exception | None = None) -> None:
    """Throw away the compiled code of a game and of what all games share."""
    for path in compiled_files(game.folder):
        try:
            path.unlink()
        except OSError as error:
            raise DamagedCache(message("cache-damaged", folder=str(path.parent))) from (cause or error)


def warm_match(game: Game) -> None:
    """Some plies of a match with bots that do not search, told to everybody."""
    text = text_of(game)
    names = [text.seat_name(seat) for seat in range(game.seats[0])]
    warm_up_match(game, lambda view: list(game.show(view, text, names)))


def warm_batches(game: Game) -> None:
    """Batches by both ways of random choice: what `tenfold bench` measures."""
    batch = Batch(game, game.seats[0], 1)
    batch.play()
    batch.play([drivers.UNIFORM_BY_KIND] * game.seats[0])


def warm_research(game: Game) -> None:
    """What researchers call besides: worlds, observations, counts."""
    seats = game.seats[0]
    compiled = game.compiled
    stream = np.ones(2, np.uint64)
    seen = Match(game, seats, bytes(SECRET_BYTES)).view(0)
    compiled.observe_at(seen.states, 0, 0, np.zeros(game.encoder.size, np.float32))
    world = seen.states
    compiled.determinize_at(world, 0, 0, stream)
    compiled.count_pieces_at(world, 0, np.zeros(len(game.piece_names), np.int64))


def steps_for(agents: Iterable[str]) -> tuple[Callable[[Game], None], ...]:
    """What these agents and characters call: to search is compiled only where one of them does."""
    names = [agent_name_of(name) for name in agents]

    def warm_agents(game: Game) -> None:
        if any(searches(name, game) for name in names):
            warm_up_search(game)

    return warm_match, warm_agents


ALL_STEPS = (warm_match, warm_batches, warm_research, warm_up_search)
