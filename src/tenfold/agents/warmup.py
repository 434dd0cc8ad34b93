"""Plays a few plies, so that what a match calls is compiled, or loaded, before anyone waits for it."""

from collections.abc import Callable

import numpy as np

from tenfold.agents import BASELINES, agent_of
from tenfold.core.game import Game
from tenfold.core.match import Match
from tenfold.core.match_log import SECRET_BYTES
from tenfold.core.record import SPECTATOR
from tenfold.core.text import text_of
from tenfold.core.view import View

PLIES = 24


def warm_up_match(game: Game, look: Callable[[View], object]) -> None:
    """Play some plies with bots that don't search; `look` is called with the view of each turn."""
    text = text_of(game)  # First: without its catalogue, a game needn't be compiled.
    match = Match(game, game.seats[0], bytes(SECRET_BYTES))
    bots = [agent_of(name, 0) for name in BASELINES]
    if game.rules.ties is not None:  # only asked at the end, which is too far away
        game.rules.ties(match.true_state(), np.zeros(match.seats, np.int64))
    for ply in range(PLIES):
        if match.is_over:
            return
        seat = match.due[0]
        view = match.view(seat)
        look(view)
        match.submit(seat, bots[ply % len(bots)].act(view), match.count(seat))
        for observer in (SPECTATOR, seat):
            text.status(match.view(observer))
            for event in match.events(len(match.entries), observer):
                text.event(event, observer)
