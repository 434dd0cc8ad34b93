"""Finished games: what a history says about each of their seats."""

from collections.abc import Sequence
from typing import Any

from tenfold.server.stores.history import FinishedGame, HistorySeat
from tenfold.server.stores.jobs import HISTORY, Job
from tenfold.server.table.events import EntryAdded, HintsSet, PlayerResigned, TableCreated, TimedOut
from tenfold.server.table.lobby import Seat
from tenfold.server.table.table import CLOSED, Table

ENDS_MATCH = EntryAdded | PlayerResigned | TimedOut


def history_jobs(table: Table, status_before: str = "") -> list[Job]:
    """The job that records a match, if it's over now and wasn't before."""
    is_news = table.status == "over" != status_before
    return [Job(HISTORY)] if is_news and not table.lobby.is_guide else []


def finished_game(table: Table, times: Sequence[int]) -> FinishedGame | None:
    """How a match ended; None if it isn't over, or the server's admin ended it, or it's a tutorial."""
    outcome, lobby = table.outcome, table.lobby
    if outcome is None or outcome.ending == CLOSED or lobby.is_guide:
        return None
    ended = max(
        time for event, time in zip(table.events, times, strict=True) if isinstance(event, ENDS_MATCH)
    )
    results = zip(lobby.seats, outcome.ranking, outcome.scores, strict=True)
    seats = tuple(
        HistorySeat(number, seat.name, seat.guest, _bot_in(seat), rank, score, _figures_of(table, number))
        for number, (seat, rank, score) in enumerate(results)
    )
    return FinishedGame(table.identity.id, lobby.game, ended, seats, is_rated=is_rated(table))


def is_rated(table: Table) -> bool:
    """Whether a match can count for ratings.

    Nobody had hints, or several seats, or knew the shuffle, and it was played with the standard box.
    """
    lobby = table.lobby
    had_hints = lobby.has_hints or any(
        isinstance(event, TableCreated | HintsSet)
        and (event.hints if isinstance(event, TableCreated) else event.yes)
        for event in table.events
    )
    people = [seat.guest for seat in lobby.seats if seat.guest is not None]
    is_special = had_hints or lobby.is_from_device or lobby.is_guide or bool(table.game.boxes)
    return not is_special and len(people) == len(set(people))


def _figures_of(table: Table, seat: int) -> dict[str, Any]:
    """What the game tells about the seat of a person at the end."""
    figures = table.game.figures
    if figures is None or table.lobby.seats[seat].guest is None:
        return {}
    return dict(figures(table.view(seat)))


def _bot_in(seat: Seat) -> str:
    return "" if seat.kind == "person" else seat.character or seat.agent or ""
