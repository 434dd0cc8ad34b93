"""Converts results of evaluation functions into win probabilities."""

from collections.abc import Sequence
from math import erf, exp, hypot, prod, sqrt
from statistics import fmean, pstdev

from tenfold.core.outcome import Outcome
from tenfold.core.search_model import SearchModel

MIN_BANDWIDTH = 2.0
"""Points that a sampled score may be off by, at least."""


def win_shares(outcome: Outcome) -> list[float]:
    """A win shared by those who won, and by all where nobody did."""
    seats = range(len(outcome.scores))
    winners = outcome.winners or tuple(seats)
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in seats]


def normalised(values: Sequence[float]) -> list[float]:
    """Values as shares of one; equal ones if they say nothing."""
    total = sum(values)
    return [value / total for value in values] if total > 0 else [1.0 / len(values)] * len(values)


def chances_by_points(samples: Sequence[Sequence[float]]) -> list[float]:
    """The win probabilities of seats, by some final scores that each may reach.

    Each sampled score stands for scores around it (a normal distribution by Silverman's rule), so that a
    few samples that don't overlap never make anyone sure to win.
    """
    spreads = [_bandwidth(scores) for scores in samples]
    chances = [
        fmean(
            prod(
                _share_below(score, samples[other], hypot(spreads[seat], spreads[other]))
                for other in range(len(samples))
                if other != seat
            )
            for score in samples[seat]
        )
        for seat in range(len(samples))
    ]
    return normalised(chances)


def _bandwidth(scores: Sequence[float]) -> float:
    return max(MIN_BANDWIDTH, 1.06 * pstdev(scores) * len(scores) ** -0.2)


def _share_below(score: float, others: Sequence[float], spread: float) -> float:
    """How likely others stay below a score."""
    return fmean(0.5 * (1.0 + erf((score - other) / (spread * sqrt(2.0)))) for other in others)


def gain_in_probability(gain: float, search_model: SearchModel, seats: int, chance: float) -> float:
    """Convert a gain in the evaluation's units into win probability for a seat at probability `chance`."""
    if search_model.logit_scale > 0:
        odds = chance * exp(max(-50.0, min(gain / search_model.logit_scale, 50.0)))
        return odds / (odds + 1.0 - chance) - chance
    # What a seat gains the others lose, which counts once more by their weight.
    return gain / (1.0 + search_model.opponent_weight / (seats - 1))
