"""`tenfold trace`: print a match as JSON lines, for independent checkers.

The format is stable. Seats count from 0; actions are notation; a state is the full true state,
hidden fields and stream too: an object with every field of the game's record by name, numbers
and lists of numbers.

The first line tells the match and the state after the deal:

    {"number": 0, "game": ID, "rules_version": N, "seats": N, "options": {NAME: CHOICE, …},
     "due": [SEAT, …], "legal": {"SEAT": [ACTION, …], …}, "state": {FIELD: …, …}}

Then follows a line for each entry, in order, numbered from 1, with what holds after it:

    {"number": N, "seat": SEAT, "action": ACTION,
     "due": [SEAT, …], "legal": {"SEAT": [ACTION, …], …}, "state": {FIELD: …, …}}

An entry that takes back has no action, but `"takes_back": M`: entry M and all after it are
undone, and the state is the one before entry M. `due` lists the seats that may act, ascending;
`legal` has one name for each of them, its actions in ascending order of their numbers. Both are
empty when the match is over. The last line is the outcome, null if the match is not over:

    {"outcome": {"ending": CODE, "clause": CLAUSE, "scores": [N, …], "ranking": [N, …],
     "winners": [SEAT, …]}}

Lines end with a newline and have no needless spaces; everything is ASCII.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Any

from tenfold.cli.errors import OK
from tenfold.cli.files.load import load_match
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
        **_moment(match, 0),
    }
    notation = match.game.actions.notation
    for entry in match.entries:
        deed = (
            {"takes_back": entry.takes_back} if entry.action is None else {"action": notation(entry.action)}
        )
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
