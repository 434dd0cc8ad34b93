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
    turns = []
    for turn in found.turns:
        one = describe_turning_point(match, found, turn, names, reader)
        turns.append(
            {
                **asdict(turn),
                "happened": one.happened,
                "loss": one.loss,
                "played": asdict(one.played) if one.played else None,
                "best": asdict(one.best) if one.best else None,
            }
        )
    return {
        "status": "found",
        "game": table.game.id,
        "players": list(names),
        "yours": list(seats),
        "moments": [{"number": one.number, "chances": one.chances} for one in found.moments],
        "turns": turns,
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
