"""`tenfold warm`: compile everything in advance."""

import argparse
import time

from tenfold.cli.compiling.cache_folders import delete_stale_folders
from tenfold.cli.compiling.warmup import ALL_STEPS, delete_compiled, warm_up
from tenfold.cli.errors import OK
from tenfold.cli.messages import message
from tenfold.cli.screen.screen import screen_of
from tenfold.core.cache import cache_root
from tenfold.core.jit import INTERPRET
from tenfold.core.messages import title_of
from tenfold.core.registry import game_ids, game_of
from tenfold.server.background.compile_process import compile_game


def run(arguments: argparse.Namespace) -> int:
    """Compile the games, all or those that are named, and clear away what older sources left."""
    screen = screen_of()
    if INTERPRET:
        screen.say(message("warm-interpreted"))
        return OK
    for name in arguments.game or game_ids():
        start = time.monotonic()
        game = game_of(name)
        if arguments.fresh:
            delete_compiled(game)
        count = warm_up(game, screen, *ALL_STEPS)
        compile_game(game)
        seconds = time.monotonic() - start
        screen.say(message("warm-game", game=title_of(game), count=count, seconds=seconds))
    removed = delete_stale_folders()
    if removed:
        screen.say(message("warm-removed", count=removed, folder=str(cache_root())))
    return OK
