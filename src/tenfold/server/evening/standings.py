"""The results of an evening: points and places, and the same as CSV."""

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass

from tenfold.core.outcome import Outcome
from tenfold.server.evening.evening import Evening, Result
from tenfold.server.messages import message

FORMULA_STARTS = tuple("=+-@\t\r＝＋－＠")
"""Spreadsheets would evaluate a name that begins like this; some take full-width signs, too."""
MARK = "\ufeff"
"""The byte order mark, by which spreadsheets recognise UTF-8."""


@dataclass(frozen=True)
class Row:
    """One guest's row in the results."""

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
    totals = {
        guest: (
            sum(finish.points for finish in finishes if finish is not None),
            sum(finish.place == 1 for finish in finishes if finish is not None),
        )
        for guest, finishes in played.items()
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


def as_csv(evening: Evening, names: Sequence[str]) -> str:
    """The results as CSV, in the reader's language."""
    out = io.StringIO()
    # Quoted throughout: spreadsheets that split at semicolons would find a formula within a name.
    writer = csv.writer(out, lineterminator="\r\n", quoting=csv.QUOTE_ALL)
    rounds = [str(number) for number in range(1, len(evening.rounds) + 1)]
    heads = [
        message("evening-csv-place"),
        message("evening-csv-name"),
        message("evening-csv-points"),
        message("evening-csv-wins"),
    ]
    for number in rounds:
        heads += [
            message("evening-csv-round-table", number=number),
            message("evening-csv-round-place", number=number),
            message("evening-csv-round-score", number=number),
        ]
    writer.writerow(heads)
    for row in standings(evening):
        cells: list[str | int | float] = [row.place, _plain(names[row.guest]), f"{row.points:g}", row.wins]
        for at, finish in enumerate(row.finishes):
            cells += [_table_of(evening, at, row.guest)]
            cells += ["", ""] if finish is None else [finish.place, finish.score]
        writer.writerow(cells)
    return MARK + out.getvalue()


def _table_of(evening: Evening, number: int, guest: int) -> str:
    """The number of a guest's table in a round, from 1."""
    sittings = evening.rounds[number].sittings
    return next((str(at) for at, one in enumerate(sittings, 1) if guest in one.guests), "")


def _plain(name: str) -> str:
    """Escape a name that a spreadsheet would evaluate."""
    return f"'{name}" if name.startswith(FORMULA_STARTS) else name
