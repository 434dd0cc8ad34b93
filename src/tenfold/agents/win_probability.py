"""Converts results of evaluation functions into win probabilities."""

from collections.abc import Sequence
from math import fsum, sqrt
from typing import Any

import numpy as np

from tenfold.core.exponential import exp
from tenfold.core.jit import rule
from tenfold.core.outcome import Outcome
from tenfold.core.search_model import SearchModel

MIN_BANDWIDTH = 2.0
"""Points that a sampled score may be off by, at least."""
MAX_LOGIT = 50.0
MIN_CHANCE = 0.001
"""No chance counts as less, nor as nearer to a sure win."""


def win_shares(outcome: Outcome) -> list[float]:
    """A win shared by those who won, and by all where nobody did."""
    seats = range(len(outcome.scores))
    winners = outcome.winners or tuple(seats)
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in seats]


def normalised(values: Sequence[float]) -> list[float]:
    """Values as shares of one; equal ones if they say nothing."""
    total = fsum(values)
    return [value / total for value in values] if total > 0 else [1.0 / len(values)] * len(values)


def odds_of(chance: float, root: int) -> float:
    """The odds of a chance, or their square root."""
    chance = max(MIN_CHANCE, min(chance, 1.0 - MIN_CHANCE))
    odds = chance / (1.0 - chance)
    return sqrt(odds) if root > 1 else odds


def chances_by_points(samples: Sequence[Sequence[float]]) -> list[float]:
    """The win probabilities of seats, by some final scores that each may reach.

    Each sampled score stands for scores around it (a normal distribution by Silverman's rule), so that a
    few samples that don't overlap never make anyone sure to win.
    """
    chances = np.zeros(len(samples))
    write_chances(np.array(samples), np.zeros(len(samples)), chances)
    return normalised(chances.tolist())


@rule
def write_chances(samples: Any, spreads: Any, chances: Any) -> None:
    """Write how likely each seat's scores are above all others; spreads are room to work in."""
    for seat in range(len(samples)):
        spreads[seat] = bandwidth(samples[seat])
    for seat in range(len(samples)):
        for score in samples[seat]:
            chance = 1.0
            for other in range(len(samples)):
                if other != seat:
                    spread = sqrt(spreads[seat] * spreads[seat] + spreads[other] * spreads[other])
                    chance *= share_below(score, samples[other], spread)
            chances[seat] += chance / len(samples[seat])


@rule
def bandwidth(scores: Any) -> float:
    """How far around a sampled score others are likely."""
    count = len(scores)
    mean, squares = 0.0, 0.0
    for score in scores:
        mean += score / count
    for score in scores:
        squares += (score - mean) * (score - mean)
    return max(MIN_BANDWIDTH, 1.06 * sqrt(squares / count) / fifth_root(float(count)))


@rule
def share_below(score: float, others: Any, spread: float) -> float:
    """How likely others stay below a score."""
    share = 0.0
    for other in others:
        share += 0.5 * (1.0 + erf((score - other) / (spread * sqrt(2.0))))
    return share / len(others)


@rule
def fifth_root(number: float) -> float:
    """The fifth root of a number from 1 on, by Newton's method."""
    root = number
    for _ in range(NEWTON_STEPS):
        root = 0.8 * root + 0.2 * number / (root * root * root * root)
    return root


NEWTON_STEPS = 64
"""Enough for any number of samples: far from the root, each step takes off a fifth."""


@rule
def erf(x: float) -> float:
    """The error function to 0.00000015, the same on every machine (Abramowitz and Stegun, 7.1.26)."""
    t = 1.0 / (1.0 + 0.3275911 * abs(x))
    tail = 1.061405429
    for coefficient in ERF_COEFFICIENTS:
        tail = tail * t + coefficient
    share = 1.0 - tail * t * exp(-x * x)
    return share if x >= 0 else -share


ERF_COEFFICIENTS = (-1.453152027, 1.421413741, -0.284496736, 0.254829592)


def gain_in_probability(gain: float, search_model: SearchModel, seats: int, chance: float) -> float:
    """Convert a gain in the evaluation's units into win probability for a seat at probability `chance`."""
    if search_model.logit_scale > 0:
        odds = chance * exp(max(-MAX_LOGIT, min(gain / search_model.logit_scale, MAX_LOGIT)))
        return odds / (odds + 1.0 - chance) - chance
    # What a seat gains the others lose, which counts once more by their weight.
    return gain / (1.0 + search_model.opponent_weight / (seats - 1))
