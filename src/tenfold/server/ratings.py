"""Ratings of people: their most likely strengths, given who came before whom, and how sure that is.

The model is that of the arena (Bradley and Terry, on Elo's scale). But bots are fixed points here: they have
the ratings of their levels, and people are placed among them. All games count alike, in any order, so nothing
but the results has to be stored.
"""

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from tenfold.agents.level_ratings import BASE, SCALE

PRIOR = 0.5
"""Half a win and half a loss against an average player keep ratings finite after a clean sweep."""
ROUNDS = 2_000
TOLERANCE = 1e-9
Z = 1.959964
"""Standard errors to each side of a 95% interval."""


class Comparison(NamedTuple):
    """How often a person came before another person or a bot."""

    person: str
    other: str | float
    """Another person, or the rating of a bot."""
    won: float
    """Ties count as half."""
    games: float


class Rating(NamedTuple):
    value: float
    low: float
    high: float
    """The ends of the 95% interval."""


def rate(comparisons: Sequence[Comparison]) -> dict[str, Rating]:
    """The rating of each person; a pair of people is there twice, once from each side."""
    people = sorted({one.person for one in comparisons})
    if not people:
        return {}
    number = {person: at for at, person in enumerate(people)}
    known = [one for one in comparisons if not isinstance(one.other, str) or one.other in number]
    mine = np.array([number[one.person] for one in known])
    other = np.array([number[one.other] if isinstance(one.other, str) else -1 for one in known])
    fixed = np.array([_strength(BASE if isinstance(one.other, str) else one.other) for one in known])
    games = np.array([one.games for one in known])
    won = np.bincount(mine, np.array([one.won for one in known]), len(people)) + PRIOR
    strength = _fit(mine, other, fixed, games, won)
    errors = _standard_errors(mine, other, fixed, games, strength)
    values = BASE + SCALE * np.log10(strength)
    return {
        person: Rating(value, value - Z * error, value + Z * error)
        for person, value, error in zip(people, values.tolist(), errors.tolist(), strict=True)
    }


def _strength(rating: float) -> float:
    return math.exp((rating - BASE) / SCALE * math.log(10))


def _fit(mine: Any, other: Any, fixed: Any, games: Any, won: Any) -> Any:
    """By minorizing and maximizing (Hunter): each step sets a strength to its wins over what was expected."""
    strength = np.ones(won.shape)
    for _ in range(ROUNDS):
        theirs = np.where(other >= 0, strength[other], fixed)
        expected = np.bincount(mine, games / (strength[mine] + theirs), len(won))
        latest = won / (expected + 2 * PRIOR / (strength + 1))
        if np.allclose(latest, strength, rtol=TOLERANCE):
            return latest
        strength = latest
    return strength


def _standard_errors(mine: Any, other: Any, fixed: Any, games: Any, strength: Any) -> Any:
    """From the curvature of the likelihood, in points; nobody else's rating is taken as known."""
    theirs = np.where(other >= 0, strength[other], fixed)
    chance = strength[mine] / (strength[mine] + theirs)
    known = games * chance * (1 - chance)
    count = len(strength)
    information = np.diag(np.bincount(mine, known, count) + 2 * PRIOR * strength / (strength + 1) ** 2)
    among = other >= 0
    np.subtract.at(information, (mine[among], other[among]), known[among])
    return SCALE / math.log(10) * np.sqrt(np.diag(np.linalg.inv(information)))
