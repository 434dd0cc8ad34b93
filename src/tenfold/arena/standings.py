"""Standings: each contestant's rating, share of wins and thinking time."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from tenfold.arena.match_runner import Result
from tenfold.arena.ratings import Interval, ratings, share_interval
from tenfold.arena.schedule import Schedule

BASELINE = "greedy"
"""Its rating is 1500 wherever it plays, so that tables can be compared."""


@dataclass(frozen=True)
class Row:
    """The results of one contestant."""

    agent: str
    rating: Interval
    share: Interval
    """Of the wins, for each seat that it took; `even` is what equals would have."""
    seats: int
    """How often it sat at a table."""
    score: float
    """The mean."""
    ms: float
    """Thinking time a move, in milliseconds."""

    def plain(self) -> dict[str, Any]:
        """The row as plain data, ready for JSON."""
        return {**asdict(self), "rating": self.rating._asdict(), "share": self.share._asdict()}


@dataclass(frozen=True)
class Standings:
    """The table of a tournament, the strongest first."""

    matches: int
    deals: int
    even: float
    anchor: str | None
    """The agent whose rating is 1500 by definition; None if 1500 is the mean."""
    rows: tuple[Row, ...]
    failed: tuple[Result, ...]


def wins_by_deal(schedule: Schedule, results: Iterable[Result], deals: Sequence[int]) -> Any:
    """Who stood before whom: [deal, i, j] counts the pairs of seats in which i stood before j."""
    place = {name: at for at, name in enumerate(schedule.agents)}
    row = {deal: at for at, deal in enumerate(deals)}
    tables = np.zeros((len(deals), len(place), len(place)))
    for result in results:
        who = [place[name] for name in result.players]
        for seat, one in enumerate(who):
            for other, rival in enumerate(who):
                if one != rival:
                    ahead = result.ranking[other] - result.ranking[seat]
                    tables[row[result.deal], one, rival] += 0.5 if ahead == 0 else float(ahead > 0)
    return tables


def standings(schedule: Schedule, results: Iterable[Result]) -> Standings:
    """The table of some results; matches that failed are named and count for nothing."""
    listed = list(results)
    fine = [result for result in listed if not result.failed]
    failed = tuple(result for result in listed if result.failed)
    deals = sorted({result.deal for result in fine})
    anchor = schedule.agents.index(BASELINE) if BASELINE in schedule.agents else None
    rated = ratings(wins_by_deal(schedule, fine, deals), anchor) if deals else []
    rows = [_row(name, rated[at], fine) for at, name in enumerate(schedule.agents)] if deals else []
    rows.sort(key=lambda row: -row.rating.value)
    baseline = None if anchor is None else BASELINE
    return Standings(len(fine), len(deals), 1 / schedule.seats, baseline, tuple(rows), failed)


def _row(name: str, rating: Interval, results: Sequence[Result]) -> Row:
    shares: dict[int, list[float]] = {}
    scores, seconds, moves = [], 0.0, 0
    for result in results:
        for seat, player in enumerate(result.players):
            if player == name:
                shares.setdefault(result.deal, []).append(result.shares[seat])
                scores.append(result.scores[seat])
                seconds += result.seconds[seat]
                moves += result.moves[seat]
    share = share_interval([sum(of_deal) / len(of_deal) for of_deal in shares.values()])
    mean_score = sum(scores) / len(scores) if scores else 0.0
    return Row(name, rating, share, len(scores), mean_score, 1000 * seconds / moves if moves else 0.0)
