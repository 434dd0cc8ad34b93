"""The results of an evening: points and places, and the same as CSV."""

import csv
import io
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tenfold.core.outcome import Outcome
from tenfold.server.evening.evening import EarlierResult, Evening, Result
from tenfold.server.messages import message

FORMULA_STARTS = tuple("=+-@\t\r＝＋－＠")
"""Spreadsheets would evaluate a name that begins like this; some take full-width signs, too."""
HEADS = ("evening-csv-place", "evening-csv-name", "evening-csv-points", "evening-csv-wins")
ROUND_HEADS = ("evening-csv-round-table", "evening-csv-round-place", "evening-csv-round-score")
MARK = "\ufeff"
"""The byte order mark, by which spreadsheets recognise UTF-8."""


@dataclass(frozen=True)
class Row:
    guest: int
    place: int
    points: float
    wins: int
    finishes: tuple[Result | None, ...]
    """One for each round; None where the guest didn't finish it."""


def results_of(outcome: Outcome, seats: Sequence[int | None]) -> list[Result]:
    """The result of each guest at a table; `seats` has the guest of each seat, if any.

    A point for each player ranked behind, half a point for each ranked level: this works for every game and
    every number of players.
    """
    ranks = outcome.ranking
    found = []
    for seat, guest in enumerate(seats):
        if guest is None:
            continue
        behind = sum(rank > ranks[seat] for rank in ranks)
        level = sum(rank == ranks[seat] for rank in ranks) - 1
        place = 1 + sum(rank < ranks[seat] for rank in ranks)
        found.append(Result(guest, place, outcome.scores[seat], behind + level / 2))
    return found


def standings(evening: Evening) -> list[Row]:
    """All guests who have played, the best first: by points, then by wins."""
    played: dict[int, list[Result | None]] = {}
    for number, one in enumerate(evening.rounds):
        for sitting in one.sittings:
            for guest in sitting.guests:
                played.setdefault(guest, [None] * len(evening.rounds))
            for finish in sitting.finishes or ():
                played.setdefault(finish.guest, [None] * len(evening.rounds))[number] = finish
    done = {guest: [one for one in finishes if one is not None] for guest, finishes in played.items()}
    totals = {
        guest: (sum(one.points for one in finishes), sum(one.place == 1 for one in finishes))
        for guest, finishes in done.items()
    }
    order = sorted(played, key=lambda guest: (*(-part for part in totals[guest]), guest))
    return [
        Row(
            guest,
            1 + sum(other > totals[guest] for other in totals.values()),
            *totals[guest],
            tuple(played[guest]),
        )
        for guest in order
    ]


@dataclass(frozen=True)
class SeriesRow:
    """What a guest won on all dates of a series."""

    guest: str
    place: int
    points: float
    wins: int
    dates: tuple[float | None, ...]
    """The points of each date; None where the guest wasn't there."""


def series_standings(evening: Evening) -> list[SeriesRow]:
    """The standings over the dates before and this one, the best first; empty without dates before."""
    if not evening.earlier:
        return []
    now = [EarlierResult(evening.guests[row.guest], row.points, row.wins) for row in standings(evening)]
    dates = [*(date.results for date in evening.earlier), now]
    points: dict[str, list[float | None]] = {}
    wins: Counter[str] = Counter()
    for number, results in enumerate(dates):
        for one in results:
            points.setdefault(one.guest, [None] * len(dates))[number] = one.points
            wins[one.guest] += one.wins
    totals = {guest: (sum(filter(None, found)), wins[guest]) for guest, found in points.items()}
    order = sorted(points, key=lambda guest: tuple(-part for part in totals[guest]))
    return [
        SeriesRow(
            guest,
            1 + sum(other > totals[guest] for other in totals.values()),
            *totals[guest],
            tuple(points[guest]),
        )
        for guest in order
    ]


def as_csv(evening: Evening, names: Sequence[str]) -> str:
    out = io.StringIO()
    # Quoted throughout: spreadsheets that split at semicolons would find a formula within a name.
    writer = csv.writer(out, lineterminator="\r\n", quoting=csv.QUOTE_ALL)
    heads = [message(name) for name in HEADS]
    for number in range(1, len(evening.rounds) + 1):
        heads += [message(name, number=str(number)) for name in ROUND_HEADS]
    writer.writerow(heads)
    for row in standings(evening):
        name = names[row.guest]
        escaped = f"'{name}" if name.startswith(FORMULA_STARTS) else name
        cells: list[str | int | float] = [row.place, escaped, f"{row.points:g}", row.wins]
        for played, finish in zip(evening.rounds, row.finishes, strict=True):
            tables = [at for at, one in enumerate(played.sittings, 1) if row.guest in one.guests]
            cells.append(tables[0] if tables else "")
            cells += ["", ""] if finish is None else [finish.place, finish.score]
        writer.writerow(cells)
    return MARK + out.getvalue()
