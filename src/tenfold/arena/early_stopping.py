"""Early stopping: when the order of the contestants is certain enough.

The order is checked after 16 deals, 32, 64 and so on. Repeated checks inflate false positives, so the error
budget is divided over all checks and pairs of neighbours (Bonferroni). The checkpoints are fixed, so the same
seed stops at the same place however many processes there are.
"""

from itertools import count, pairwise, takewhile
from statistics import NormalDist
from typing import Any

import numpy as np

from tenfold.arena.ratings import CERTAINTY, strengths

FIRST_CHECKPOINT = 16


def checkpoints(deals: int) -> list[int]:
    """The numbers of deals after which the order is checked, without the end."""
    doubled = (FIRST_CHECKPOINT << times for times in count())
    return list(takewhile(lambda at: at < deals, doubled))


def is_decided(tables: Any, share_of_error: int, certainty: float = CERTAINTY) -> bool:
    """Whether each contestant is significantly ahead of the next, by the variance between deals."""
    wins = np.asarray(tables, np.float64)
    order = np.argsort(-strengths(wins.sum(0)), kind="stable")
    pairs = list(pairwise(order))
    error = (1 - certainty) / (2 * max(1, share_of_error) * len(pairs))
    needed = NormalDist().inv_cdf(1 - error)
    return all(_is_ahead(wins[:, one, other] - wins[:, other, one], needed) for one, other in pairs)


def _is_ahead(leads: Any, needed: float) -> bool:
    """Whether a mean lead is more than `needed` standard errors above zero."""
    error = float(leads.std(ddof=1)) / float(np.sqrt(len(leads)))
    return float(leads.mean()) > needed * error
