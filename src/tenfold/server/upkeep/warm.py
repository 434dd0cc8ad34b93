"""Compile every game once, in a process of its own: `python -m tenfold.server.upkeep.warm`.

It prints a line a game: its id when it is ready, or its id and what is wrong with it. A
compiling thread would hold up everybody who plays.
"""

import contextlib
import sys

import numpy as np

from tenfold.agents import AGENTS, agent_of
from tenfold.core.cache import cache_folder
from tenfold.core.game import Game
from tenfold.core.log import SECRET_BYTES
from tenfold.core.match import Match
from tenfold.core.record import SPECTATOR
from tenfold.core.registry import GAMES, game_ids, game_of
from tenfold.core.text import text_of
from tenfold.server.table import frames

PLIES = 24
MARK = "served"
"""A file of this name beside compiled code says that all of it is there."""


def is_compiled(game_id: str) -> bool:
    """Whether another process has compiled everything that the server calls."""
    return (cache_folder(GAMES / game_id) / MARK).exists()


def try_game(game: Game) -> None:
    """Call all that the server calls, so that it is compiled, or loaded."""
    seats = game.seats[0]
    match = Match(game, seats, bytes(SECRET_BYTES))
    text = text_of(game)
    bots = [agent_of(name, 0) for name in AGENTS]
    for ply in range(PLIES):
        if match.is_over:
            break
        seat = match.due[0]
        view = match.view(seat)
        for action in view.legal[:3]:
            frames.legal_plain(game, action)
        for action in range(game.actions.count):
            if action not in view.legal:
                text.reason(game.why(view, action), seat)
                break
        world = view.states
        game.compiled.determinize_at(world, 0, seat, np.ones(2, np.uint64))
        match.submit(seat, bots[ply % len(bots)].act(view), match.count(seat))
        for observer in (SPECTATOR, seat):
            text.status(match.view(observer))
            for event in match.events(len(match.entries), observer):
                text.event(event, observer)


def main() -> int:
    """Warm the games that are named, or all of them."""
    for game_id in sys.argv[1:] or game_ids():
        try:
            try_game(game_of(game_id))
            (cache_folder(GAMES / game_id) / MARK).touch()
            sys.stdout.write(f"{game_id}\n")
        except Exception as error:  # noqa: BLE001  (one broken game must not hide the others)
            sys.stdout.write(f"{game_id} {type(error).__name__}: {error}".splitlines()[0] + "\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        sys.exit(main())
