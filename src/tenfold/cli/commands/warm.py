"""`tenfold warm`: compile everything once, so that nobody has to wait later."""

import argparse
import time

from tenfold.cli.compiling.compiled_folders import clear_left_over
from tenfold.cli.compiling.preparing import EVERYTHING, forget_compiled, prepare
from tenfold.cli.problems import OK
from tenfold.cli.screen.screen import screen_of
from tenfold.cli.sentences import say
from tenfold.core.cache import cache_root
from tenfold.core.jit import INTERPRET
from tenfold.core.messages import title_of
from tenfold.core.registry import game_ids, game_of
from tenfold.server.background.compile_process import compile_game


def run(arguments: argparse.Namespace) -> int:
    """Compile the games, all or those that are named, and clear away what older sources left."""
    screen = screen_of()
    if INTERPRET:
        screen.say(say("warm-interpreted"))
        return OK
    for name in arguments.game or game_ids():
        start = time.monotonic()
        game = game_of(name)
        if arguments.fresh:
            forget_compiled(game)
        count = prepare(game, screen, *EVERYTHING)
        compile_game(game)
        seconds = time.monotonic() - start
        screen.say(say("warm-game", game=title_of(game), count=count, seconds=seconds))
    removed = clear_left_over()
    if removed:
        screen.say(say("warm-removed", count=removed, folder=str(cache_root())))
    return OK
