"""Ratings and shares of wins, with confidence intervals.

Matches with the same cards are not independent, so both kinds of intervals use the variance between deals.

A rating is where a contestant stands on Elo's scale: 400 points more mean ten times the odds. It is
the most likely strength (Bradley and Terry) given who stood before whom in every match, each pair of
seats counted once and equal ranks as half; so the number of seats does not matter, and the order in
which matches were played does not either.
"""

from statistics import NormalDist
from typing import Any, NamedTuple

import numpy as np

CERTAINTY = 0.95
SCALE = 400.0
BASE = 1500.0
BOOTSTRAP_SAMPLES = 1000
EVEN_DEALS = 2
ROUNDS = 200
PRIOR = 0.5
"""Half a win and half a loss against an average player keep ratings finite after a clean sweep."""


class Interval(NamedTuple):
    """An estimate and its confidence interval."""

    value: float
    low: float
    high: float


def share_interval(deals: Any, certainty: float = CERTAINTY) -> Interval:
    """A share from one number a deal, each between 0 and 1: Wilson's interval.

    It is made from as many independent tries as would vary like the deals do. Where none differs from
    another there is no telling, and each deal is one try.
    """
    values = np.asarray(deals, np.float64)
    count = values.size
    if count == 0:
        return Interval(0.0, 0.0, 1.0)
    mean = float(values.mean())
    spread = float(values.var(ddof=1)) / count if count > 1 else 0.0
    tries = mean * (1 - mean) / spread if spread > 0 else float(count)
    return wilson(mean, tries, certainty)


def wilson(share: float, tries: float, certainty: float = CERTAINTY) -> Interval:
    """Wilson's interval of a share that was seen in so many tries."""
    z = NormalDist().inv_cdf((1 + certainty) / 2)
    weight = 1 + z * z / tries
    middle = (share + z * z / (2 * tries)) / weight
    reach = z / weight * float(np.sqrt(share * (1 - share) / tries + z * z / (4 * tries * tries)))
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def strengths(wins: Any) -> Any:
    """The ratings of tables of wins, one table for each [..., i, j] of how often i stood before j.

    By minorizing and maximizing (Hunter): each step sets a strength to its wins over what its rivals'
    strengths let expect.
    """
    tables = np.asarray(wins, np.float64)
    meetings = tables + np.swapaxes(tables, -1, -2)
    won = tables.sum(-1) + PRIOR
    strength = np.ones(won.shape)
    for _ in range(ROUNDS):
        sums = strength[..., :, None] + strength[..., None, :]
        expected = (meetings / sums).sum(-1) + 2 * PRIOR / (strength + 1)
        latest = won / expected
        latest /= np.exp(np.log(latest).mean(-1, keepdims=True))
        if np.allclose(latest, strength, rtol=1e-9):
            break
        strength = latest
    return SCALE * np.log10(strength)


def ratings(deals: Any, anchor: int | None = None, certainty: float = CERTAINTY) -> list[Interval]:
    """Ratings from tables of wins, one a deal, and their intervals from deals that are drawn anew.

    Drawn among them are a few even deals that nobody has played, as Wilson's interval has it: otherwise
    who has won everything would be sure to win for ever. The anchor has 1500 by definition; without one,
    1500 is the mean.
    """
    tables = np.asarray(deals, np.float64)
    count = len(tables)
    middle = _anchored(strengths(tables.sum(0)), anchor)
    # The same results give the same interval: the draws have a seed of their own.
    total = count + EVEN_DEALS
    draws = np.random.default_rng(count).multinomial(
        total, [*[1 / total] * count, EVEN_DEALS / total], BOOTSTRAP_SAMPLES
    )
    mean = tables.mean(0)
    even = (mean + mean.T) / 2
    drawn_anew = np.tensordot(draws, np.concatenate([tables, even[None]]), axes=1)
    samples = _anchored(strengths(drawn_anew), anchor)
    tail = (1 - certainty) / 2
    lows = np.minimum(np.quantile(samples, tail, axis=0), middle)
    highs = np.maximum(np.quantile(samples, 1 - tail, axis=0), middle)
    return [Interval(*map(float, one)) for one in zip(middle, lows, highs, strict=True)]


def _anchored(values: Any, anchor: int | None) -> Any:
    return BASE + (values if anchor is None else values - values[..., anchor, None])
