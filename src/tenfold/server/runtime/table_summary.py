"""The summary of a table for lists, stored beside its log."""

from tenfold.server.stores.tables import SeatResult, Summary
from tenfold.server.table.table import Table


def summary_of(table: Table) -> Summary:
    lobby = table.lobby
    seats = [lobby.seats[seat] for seat in table.due]
    return Summary(
        status="guide" if lobby.is_guide else table.status,
        open_seats=lobby.open_seats if table.match is None else 0,
        bot_due=any(table.is_played_by_bot(seat) for seat in seats),
        names=[seat.name for seat in lobby.seats],
        due=sorted({seat.guest for seat in seats if seat.guest and seat.is_played_by_person}),
        results=_results_of(table),
    )


def _results_of(table: Table) -> tuple[SeatResult, ...]:
    """The guest, rank and score of each seat, once somebody has won."""
    outcome = table.outcome
    if outcome is None or not outcome.winners:
        return ()
    guests = [seat.guest or "" for seat in table.lobby.seats]
    return tuple(zip(guests, outcome.ranking, outcome.scores, strict=True))
