"""The overview of a table for the big screen, made from a spectator's view alone."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tenfold.core.record import SPECTATOR
from tenfold.core.text import text_of
from tenfold.core.view import View
from tenfold.server.table import frames
from tenfold.server.table.frames import Presence
from tenfold.server.table.table import Table


def table_overview(table: Table, presence: Presence) -> dict[str, Any]:
    """Whose turn it is, who visibly leads, who is away, and the status line."""
    lobby = table.lobby
    view = frames.with_resignations(table.view(SPECTATOR), lobby) if table.match is not None else None
    scores = open_scores(view) if view is not None else ()
    best = leaders(view, scores) if view is not None else ()
    return {
        "status": table.status,
        "line": _line(table, view),
        "seats": [
            {
                "name": lobby.names[number],
                "kind": seat.kind,
                "character": seat.character or None,
                "due": view is not None and number in view.due,
                "leads": number in best,
                "score": scores[number] if scores else None,
                "away": seat.kind == "person" and (seat.has_left or seat.guest not in presence.guests),
                "stand_in": seat.guest in presence.standing_in and not seat.is_resigned,
                "resigned": seat.is_resigned,
            }
            for number, seat in enumerate(lobby.seats)
        ],
    }


def open_scores(view: View) -> tuple[int, ...]:
    """Scores as far as a spectator sees them; empty while all are level.

    The rules score the view, not the match, so nothing hidden can be counted.
    """
    if view.outcome is not None:
        scores = view.outcome.scores
    else:
        counted = np.zeros(view.seats, np.int64)
        view.game.compiled.status_at(view.states, 0, view.seats, np.zeros(view.seats, np.bool_), counted)
        scores = tuple(counted.tolist())
    return scores if len(set(scores)) > 1 else ()


def leaders(view: View, scores: Sequence[int]) -> tuple[int, ...]:
    """The seats that lead, or have won; none while all are level."""
    if view.outcome is not None:
        return view.outcome.winners
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))


def _line(table: Table, view: View | None) -> str:
    if view is None:
        ended = frames.ended_json(table)
        return str(ended["text"]) if ended is not None else ""
    outcome = frames.outcome_json(view, table.lobby)
    return outcome["text"] if outcome is not None else text_of(table.game).status(view, table.lobby.names)
