"""The analysis of a match as JSON, in the current language."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from tenfold.analysis.match_analysis import MatchAnalysis
from tenfold.analysis.narration import describe_turning_point
from tenfold.core.record import SPECTATOR
from tenfold.server.table.table import Table


def analysis_json(table: Table, found: MatchAnalysis, seats: Sequence[int]) -> dict[str, Any]:
    """An analysis for a reader with these seats; turning points address their only seat, or a spectator."""
    match = table.match
    assert match is not None
    reader = seats[0] if len(seats) == 1 else SPECTATOR
    names = table.lobby.names
    described = [asdict(describe_turning_point(match, found, turn, names, reader)) for turn in found.turns]
    return {
        "status": "found",
        "game": table.game.id,
        "players": list(names),
        "yours": list(seats),
        "moments": [asdict(moment) for moment in found.moments],
        "turns": [{**one.pop("turn"), **one} for one in described],
        "accounts": [
            {
                **asdict(account),
                "choices": sum(one.seat == seat for one in found.decisions),
                "good": sum(one.seat == seat and one.loss == 0 for one in found.decisions),
            }
            for seat, account in enumerate(found.accounts)
        ],
        "budget": found.budget,
    }
