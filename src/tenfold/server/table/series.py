"""The running score of a series of rematches: how many games each seat has won.

Each rematch begins with the score of the games before it. Its score counts as long as the same people and
bots sit in the same seats; with anyone else, a new series begins.
"""

from collections.abc import Sequence

from tenfold.server.table import events
from tenfold.server.table.lobby import Lobby, Seat
from tenfold.server.table.table import Table


def running_score(table: Table) -> list[int]:
    """The games that each seat has won, this one included once it's over; empty in the first of a series."""
    before = wins_before(table.events, table.lobby)
    return _with_winners(table, before) if before else []


def score_for_rematch(table: Table) -> list[int]:
    """The score that a rematch of this table begins with."""
    return _with_winners(table, wins_before(table.events, table.lobby) or [0] * len(table.lobby.seats))


def wins_before(log: Sequence[events.AnyEvent], lobby: Lobby) -> list[int]:
    """The score that a table began with, if all its seats are taken and by the same as then."""
    made = log[0]
    assert isinstance(made, events.TableCreated)
    is_same = [_player(plan) for plan in made.seats] == [_player(seat) for seat in lobby.seats]
    return made.wins if is_same and not lobby.open_seats else []


def _with_winners(table: Table, wins: Sequence[int]) -> list[int]:
    winners = table.outcome.winners if table.outcome is not None and not table.lobby.is_guide else ()
    return [won + (seat in winners) for seat, won in enumerate(wins)]


def _player(seat: events.SeatPlan | Seat) -> tuple[str | None, ...]:
    return seat.kind, seat.guest, seat.agent, seat.character
