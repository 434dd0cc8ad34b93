"""How likely each seat is to win, by worlds that fit what one seat sees."""

from typing import Any

from tenfold.agents.search_agent import Buffers
from tenfold.agents.win_probability import win_probabilities
from tenfold.core.levels import EXPERT, Level
from tenfold.core.outcome import Outcome
from tenfold.core.rng import seed_stream
from tenfold.core.search_kernels import DEAL, DRAWS, LOT, LUCK, TRIAL, VIEW
from tenfold.core.search_model import SearchModel
from tenfold.core.view import View


def win_shares(outcome: Outcome) -> list[float]:
    """A win shared by those who won, and by all where nobody did."""
    seats = range(len(outcome.scores))
    winners = outcome.winners or tuple(seats)
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in seats]


def playout_depth(level: Level, view: View) -> int:
    """How many turns a try goes on before it is judged."""
    return 1 if len(view.due) > 1 else level.turns + level.rounds * view.seats


def expected_result(view: View, worlds: int, seed: int) -> float:
    """What the observer of a view may expect, by the judge's own measure; all go on by the heuristic.

    Where that is points, how others stand hardly matters to it; else it is the chance to win.
    """
    game = view.game
    search_model = game.search_model
    assert search_model is not None
    desk = Buffers(game, view)
    if view.outcome is not None:
        desk.words[TRIAL] = desk.words[VIEW]
        return _told(game, desk, view, search_model)
    turns = playout_depth(search_model.levels[EXPERT], view)
    hidden = game.hidden(view.seats)
    told = 0.0
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
            False,
        )
        told += _told(game, desk, view, search_model)
    return told / worlds


def _told(game: Any, desk: Buffers, view: View, search_model: SearchModel) -> float:
    """How the trial ended, or what the judge says of it."""
    trial = desk.records[TRIAL : TRIAL + 1]
    search_model.evaluate(trial[0], view.seats, desk.values)
    values = desk.values[: view.seats].tolist()
    if search_model.logit_scale > 0:
        return float(values[view.observer])
    _, outcome = game.status(trial, view.seats)
    chances = (
        win_shares(outcome) if outcome is not None else win_probabilities(values, search_model.logit_scale)
    )
    return chances[view.observer]
