"""`tenfold learn`: a guided first game, in a few steps."""

import argparse

from tenfold.cli.commands.play import chosen_game, end_at_hang_up
from tenfold.cli.compiling.warmup import warm_up
from tenfold.cli.errors import OK, BadUsage
from tenfold.cli.messages import message
from tenfold.cli.screen.screen import screen_of
from tenfold.cli.table.dialogue import Quit
from tenfold.cli.table.learning import Learning
from tenfold.core.registry import game_of
from tenfold.core.text import text_of
from tenfold.guides import guide_of


def run(arguments: argparse.Namespace) -> int:
    """Follow the guide of a game to its end, or until the learner leaves."""
    end_at_hang_up()
    screen = screen_of(plain=arguments.plain)
    game = game_of(arguments.game or chosen_game(screen))
    guide = guide_of(game)
    if guide is None:
        raise BadUsage(message("learn-none", game=text_of(game).title(game), id=game.id))
    warm_up(game, screen)
    try:
        Learning(screen, game, guide).play()
    except Quit:
        screen.say(message("learn-left", command=f"tenfold learn {game.id}"))
        return OK
    screen.say(message("learn-next", command=f"tenfold play {game.id}"), "soft")
    return OK
