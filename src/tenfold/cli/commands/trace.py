"""`tenfold trace`: print a match as JSON lines, for independent checkers.

The format is stable, and docs/contracts.md describes it. Seats count from 0; a state is the full true state,
hidden fields and stream too. Legal actions are in ascending order of their numbers. An entry that takes back
entry M undoes M and all after it. Lines are ASCII without needless spaces. An open match ends with null.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Any

from tenfold.cli.errors import OK
from tenfold.cli.files.saves import load_match
from tenfold.cli.screen.screen import Screen
from tenfold.core import codec
from tenfold.core.match import Match
from tenfold.core.record import SPECTATOR


def run(arguments: argparse.Namespace) -> int:
    """Print the trace of a file."""
    match, _players = load_match(arguments.file, Screen())
    for line in trace(match):
        sys.stdout.write(json.dumps(line, separators=(",", ":")) + "\n")
    return OK


def trace(match: Match) -> Iterator[dict[str, Any]]:
    """The lines of the trace as plain data."""
    header = match.header
    yield {
        "number": 0,
        "game": header.game,
        "rules_version": header.rules_version,
        "seats": header.seats,
        "options": dict(header.options),
        **({"boxes": list(header.boxes)} if header.boxes else {}),
        **_moment(match, 0),
    }
    notation = match.game.actions.notation
    for entry in match.entries:
        if entry.action is None:
            deed: dict[str, Any] = {"takes_back": entry.takes_back}
        else:
            deed = {"action": notation(entry.action)}
        yield {"number": entry.number, "seat": entry.seat, **deed, **_moment(match, entry.number)}
    yield {"outcome": match.outcome.plain() if match.outcome else None}


def _moment(match: Match, number: int) -> dict[str, Any]:
    """Who is due, what is legal, and the true state after an entry."""
    due = match.view_after(number, SPECTATOR).due
    notation = match.game.actions.notation
    return {
        "due": list(due),
        "legal": {
            str(seat): [notation(action) for action in match.view_after(number, seat).legal] for seat in due
        },
        "state": codec.plain(match.true_state(number), match.game.state),
    }
