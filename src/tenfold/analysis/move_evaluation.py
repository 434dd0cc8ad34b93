"""Evaluates a move by what its player knew: the best move and how much better it was.

The search finds the best move. What it gains against the move that was played is then measured in new
worlds, the same for both, so that a move that was only lucky in the search does not count as better.
Where the strongest level of a game does not search, its heuristic names the best move.
"""

from dataclasses import dataclass, replace

from tenfold.agents.search_agent import Decision, SearchAgent, compare
from tenfold.agents.win_probability import gain_in_probability
from tenfold.core.levels import EXPERT
from tenfold.core.view import View

MIN_STANDARD_ERRORS = 2.0
"""A move counts as better if it is by so many standard errors."""
CHECKED = 2
"""One part in so many of the budget goes to measuring the best move against the one that was played."""


@dataclass(frozen=True)
class MoveEvaluation:
    """The evaluation of one move."""

    best: int
    """The best move; the one that was played, if no other is surely better."""
    loss: float
    """How much of the win chance was lost because the best move was not played."""
    is_exact: bool
    """Whether exact values say so, rather than tries in worlds."""


def evaluate_move(view: View, played: int, chance: float, budget: int, seed: int) -> MoveEvaluation:
    """Judge a move by a view alone: nothing that its observer could not know is asked.

    `chance`: what there was to win before it, and so the most that it can have lost.
    """
    search_model = view.game.search_model
    if search_model is None or len(view.legal) < 2:
        return MoveEvaluation(played, 0.0, is_exact=len(view.legal) < 2)
    level = search_model.levels[EXPERT]
    if level.playouts > 0:
        level = replace(level, playouts=budget)
    decision = SearchAgent(seed).decide(view, level)
    if decision.candidates and decision.playouts == 0:
        return _exactly(decision, played)
    is_unjudged = len(view.due) > 1 and not search_model.searches_simultaneous
    if decision.action == played or is_unjudged:
        return MoveEvaluation(played, 0.0, is_exact=False)
    worlds = max(2, budget // (2 * CHECKED))
    _, best = compare(view, level, (played, decision.action), worlds, seed)
    loss = min(chance, -gain_in_probability(-best.gain, search_model, view.seats, chance))
    if best.gain <= MIN_STANDARD_ERRORS * best.error or loss <= 0:
        return MoveEvaluation(played, 0.0, is_exact=False)
    return MoveEvaluation(best.action, loss, is_exact=False)


def _exactly(decision: Decision, played: int) -> MoveEvaluation:
    """By exact values, which go from a sure loss, -1, to a sure win, 1."""
    gains = {one.action: one.gain for one in decision.candidates}
    loss = -gains[played] / 2.0
    best = played if loss == 0 else decision.action
    return MoveEvaluation(best, loss, is_exact=True)
