"""Results that one seat can expect from its view, by sampled worlds."""

from tenfold.agents.search_agent import playout_depth, search_memory
from tenfold.agents.win_probability import normalised, win_shares
from tenfold.core.levels import EXPERT
from tenfold.core.rng import seed_stream
from tenfold.core.search_kernels import DEAL, DRAWS, LOT, LUCK, TRIAL, VIEW, SearchMemory, SearchSettings
from tenfold.core.search_model import SearchModel
from tenfold.core.view import View


def possible_results(view: View, worlds: int, seed: int) -> list[float]:
    """What the observer of a view gets in each of some worlds, in which all go on by the heuristic.

    Those are points, where the evaluation gives points: how others stand hardly matters to them. Otherwise
    they are win probabilities.
    """
    game = view.game
    search_model = game.search_model
    assert search_model is not None
    memory = search_memory(view)
    if view.outcome is not None:
        memory.words[TRIAL] = memory.words[VIEW]
        return [_evaluate(memory, view, search_model)]
    turns = playout_depth(search_model.levels[EXPERT], view)
    settings = SearchSettings(view.observer, view.seats, turns, search_model.opponent_weight, seed)
    results = []
    for world in range(worlds):
        memory.words[TRIAL] = memory.words[VIEW]
        for stream, draws in enumerate((DEAL, LUCK, LOT)):
            seed_stream(memory.streams[stream], seed, DRAWS * world + draws)
        game.compiled.determinize_at(memory.records, TRIAL, view.observer, memory.streams[DEAL])
        memory.records["stream"][TRIAL] = memory.streams[LUCK]
        game.searcher.play_on(memory, settings, False)
        results.append(_evaluate(memory, view, search_model))
    return results


def _evaluate(memory: SearchMemory, view: View, search_model: SearchModel) -> float:
    """What the observer gets if the trial has ended, or can expect of it."""
    trial = memory.records[TRIAL : TRIAL + 1]
    search_model.evaluate(trial[0], view.seats, memory.values)
    values = memory.values.tolist()
    if search_model.logit_scale > 0:
        return float(values[view.observer])
    _, outcome = view.game.status(trial, view.seats)
    shares = win_shares(outcome) if outcome is not None else normalised(values)
    return shares[view.observer]
