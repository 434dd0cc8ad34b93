"""`tenfold warm`: compile everything once, so that nobody has to wait later."""

import argparse
import time

from tenfold.cli.compiling.compiled_folders import clear_left_over
from tenfold.cli.compiling.preparing import EVERYTHING, forget_compiled, prepare
from tenfold.cli.problems import OK
from tenfold.cli.screen.screen import screen_of
from tenfold.core.cache import cache_root
from tenfold.core.kernel import INTERPRET
from tenfold.core.registry import game_ids, game_of
from tenfold.server.upkeep.warm import compile_game


def run(arguments: argparse.Namespace) -> int:
    """Compile the games, all or those that are named, and clear away what older sources left."""
    screen = screen_of()
    if INTERPRET:
        screen.say("TENFOLD_INTERPRET is set: rules are interpreted, and nothing is compiled.")
        return OK
    for name in arguments.game or game_ids():
        start = time.monotonic()
        game = game_of(name)
        if arguments.fresh:
            forget_compiled(game)
        count = prepare(game, screen, *EVERYTHING)
        compile_game(game)
        took = f"{count} functions compiled in {time.monotonic() - start:.1f} s" if count else "ready already"
        screen.say(f"{game.title}: {took}.")
    removed = clear_left_over()
    if removed:
        noun = "folder" if removed == 1 else "folders"
        screen.say(f"Removed {removed} {noun} of older sources from {cache_root()}.")
    return OK
