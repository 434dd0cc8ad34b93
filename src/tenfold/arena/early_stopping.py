"""When the order of the contestants is certain enough to stop early.

The tournament is looked at after 16 deals, 32, 64 and so on. Whoever looks often sees something in the
end: so each look may err only a part of what all together may, and each pair of neighbours a part of that.
The looks are at fixed numbers of deals, so the same seed stops at the same place however many processes
there are.
"""

from itertools import pairwise
from statistics import NormalDist
from typing import Any

import numpy as np

from tenfold.arena.ratings import CERTAINTY, strengths

FIRST_CHECKPOINT = 16
"""Deals."""


def checkpoints(deals: int) -> list[int]:
    """After how many deals of a tournament it is looked at, the end left out."""
    found = []
    at = FIRST_CHECKPOINT
    while at < deals:
        found.append(at)
        at *= 2
    return found


def is_decided(tables: Any, share_of_error: int, certainty: float = CERTAINTY) -> bool:
    """Whether each contestant is surely ahead of the next, by how their meetings differ between deals."""
    wins = np.asarray(tables, np.float64)
    order = np.argsort(-strengths(wins.sum(0)), kind="stable")
    pairs = list(pairwise(order))
    error = (1 - certainty) / (2 * max(1, share_of_error) * len(pairs))
    needed = NormalDist().inv_cdf(1 - error)
    return all(_is_ahead(wins[:, one, other] - wins[:, other, one], needed) for one, other in pairs)


def _is_ahead(leads: Any, needed: float) -> bool:
    """Whether a mean lead is so many standard errors above nothing; one that never varies is sure."""
    error = float(leads.std(ddof=1)) / float(np.sqrt(len(leads)))
    return float(leads.mean()) > needed * error
