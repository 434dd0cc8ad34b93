"""How likely each seat is to win, by worlds that fit what one seat sees."""

from typing import Any

import numpy as np

from tenfold.agents.chances import chances_of
from tenfold.agents.search import Desk
from tenfold.core.levels import EXPERT, Judgement, Level
from tenfold.core.outcome import Outcome
from tenfold.core.rng import seed_stream
from tenfold.core.search import DEAL, DRAWS, LOT, LUCK, TRIAL, VIEW
from tenfold.core.view import View


def shares_of(outcome: Outcome) -> list[float]:
    """A win shared by those who won, and by all where nobody did."""
    seats = range(len(outcome.scores))
    winners = outcome.winners or tuple(seats)
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in seats]


def depth_of(level: Level, view: View) -> int:
    """How many turns a try goes on before it is judged."""
    return 1 if len(view.due) > 1 else level.turns + level.rounds * view.seats


def expected(view: View, worlds: int, seed: int) -> list[float]:
    """The chance of each seat, as the observer of a view may expect it; all seats go on by the heuristic."""
    game = view.game
    judgement = game.judgement
    assert judgement is not None
    if view.outcome is not None:
        return shares_of(view.outcome)
    turns = depth_of(judgement.levels[EXPERT], view)
    desk = Desk(game, view)
    hidden = game.hidden(view.seats)
    sums = np.zeros(view.seats)
    for world in range(worlds):
        desk.words[TRIAL] = desk.words[VIEW]
        for stream, draws in enumerate((DEAL, LUCK, LOT)):
            seed_stream(desk.streams[stream], seed, DRAWS * world + draws)
        game.compiled.determinize_at(desk.records, TRIAL, view.observer, desk.streams[DEAL])
        desk.records["stream"][TRIAL] = desk.streams[LUCK]
        game.searcher.play_on(
            desk.records,
            desk.words,
            hidden,
            view.observer,
            view.seats,
            turns,
            desk.streams[LOT],
            desk.actions,
            desk.worths,
        )
        sums += _told(game, desk, view.seats, judgement)
    return [float(total) / worlds for total in sums]


def _told(game: Any, desk: Desk, seats: int, judgement: Judgement) -> list[float]:
    """How the trial ended, or what the judge says of it."""
    trial = desk.records[TRIAL : TRIAL + 1]
    _, outcome = game.status(trial, seats)
    if outcome is not None:
        return shares_of(outcome)
    judgement.judge(trial[0], seats, desk.values)
    return chances_of(desk.values[:seats].tolist(), judgement.spread)
