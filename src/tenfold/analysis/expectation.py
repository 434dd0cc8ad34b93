"""Expected results from one seat's view, by sampled worlds."""

from tenfold.agents.search_agent import playout_depth, search_memory
from tenfold.agents.win_probability import win_probabilities, win_shares
from tenfold.core.levels import EXPERT
from tenfold.core.rng import seed_stream
from tenfold.core.search_kernels import DEAL, DRAWS, LOT, LUCK, TRIAL, VIEW, SearchMemory, SearchSettings
from tenfold.core.search_model import SearchModel
from tenfold.core.view import View


def expected_result(view: View, worlds: int, seed: int) -> float:
    """What the observer of a view may expect, by the judge's own measure; all go on by the heuristic.

    Where that is points, how others stand hardly matters to it; else it is the chance to win.
    """
    game = view.game
    search_model = game.search_model
    assert search_model is not None
    memory = search_memory(view)
    if view.outcome is not None:
        memory.words[TRIAL] = memory.words[VIEW]
        return _evaluate(memory, view, search_model)
    turns = playout_depth(search_model.levels[EXPERT], view)
    settings = SearchSettings(view.observer, view.seats, turns, search_model.opponent_weight, seed)
    total = 0.0
    for world in range(worlds):
        memory.words[TRIAL] = memory.words[VIEW]
        for stream, draws in enumerate((DEAL, LUCK, LOT)):
            seed_stream(memory.streams[stream], seed, DRAWS * world + draws)
        game.compiled.determinize_at(memory.records, TRIAL, view.observer, memory.streams[DEAL])
        memory.records["stream"][TRIAL] = memory.streams[LUCK]
        game.searcher.play_on(memory, settings, False)
        total += _evaluate(memory, view, search_model)
    return total / worlds


def _evaluate(memory: SearchMemory, view: View, search_model: SearchModel) -> float:
    """What the observer gets if the trial has ended, or can expect of it."""
    trial = memory.records[TRIAL : TRIAL + 1]
    search_model.evaluate(trial[0], view.seats, memory.values)
    values = memory.values.tolist()
    if search_model.logit_scale > 0:
        return float(values[view.observer])
    _, outcome = view.game.status(trial, view.seats)
    chances = (
        win_shares(outcome) if outcome is not None else win_probabilities(values, search_model.logit_scale)
    )
    return chances[view.observer]
