"""Converts results of evaluation functions into win probabilities."""

from collections.abc import Sequence
from math import exp

from tenfold.core.outcome import Outcome
from tenfold.core.search_model import SearchModel


def win_shares(outcome: Outcome) -> list[float]:
    """A win shared by those who won, and by all where nobody did."""
    seats = range(len(outcome.scores))
    winners = outcome.winners or tuple(seats)
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in seats]


def win_probabilities(values: Sequence[float], spread: float) -> list[float]:
    """An evaluation of all seats as win probabilities; equal ones if it says nothing."""
    most = max(values)
    weights = [exp((value - most) / spread) for value in values] if spread > 0 else list(values)
    total = sum(weights)
    if total <= 0:
        return [1.0 / len(weights)] * len(weights)
    return [weight / total for weight in weights]


def gain_in_probability(gain: float, search_model: SearchModel, seats: int, chance: float) -> float:
    """Convert a gain in the evaluation's units into win probability for a seat at probability `chance`.

    A gain counts the others' loss by their weight: win probability that one seat gains, the others lose.
    """
    own = gain / (1.0 + search_model.opponent_weight / (seats - 1))
    if search_model.logit_scale <= 0:
        return own
    odds = chance * exp(max(-50.0, min(own * seats / (seats - 1) / search_model.logit_scale, 50.0)))
    return odds / (odds + 1.0 - chance) - chance
