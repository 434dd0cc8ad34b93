"""Prints the results of simulated matches as a table with a line per seat."""

from collections.abc import Sequence
from typing import NamedTuple

from tenfold.cli.commands.table_format import format_number, print_table
from tenfold.cli.messages import message
from tenfold.cli.screen.screen import Screen
from tenfold.core.game import Game
from tenfold.core.messages import title_of


class Summary(NamedTuple):
    """The results of many matches, by seat."""

    matches: int
    length: float
    """Moves of a match, on average."""
    alone: Sequence[int]
    shared: Sequence[int]
    means: Sequence[float]


def print_report(screen: Screen, game: Game, agents: Sequence[str], summary: Summary) -> None:
    """Say how the matches went."""
    count = summary.matches
    screen.say(message("simulate-summary", game=title_of(game), matches=count, length=summary.length))
    head = [message(f"simulate-{name}") for name in ("seat", "agent", "wins", "shared", "score")]
    rows = [
        [str(seat), agent, format_number(alone), format_number(shared), format_number(mean, fine=True)]
        for seat, (agent, alone, shared, mean) in enumerate(
            zip(agents, summary.alone, summary.shared, summary.means, strict=True), 1
        )
    ]
    print_table(screen, [head, *rows], left=2)
