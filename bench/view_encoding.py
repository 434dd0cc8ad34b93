"""How long the server makes what one player is sent: processor time of each view of a whole match.

    python bench/view_encoding.py [GAME] [SEATS]

The view of whoever is due, encoded; with the table as text too, as clients without a board want it.
"""

import statistics
import sys
import time

from tenfold.agents import agent_of
from tenfold.core.match_log import secret_of
from tenfold.core.registry import game_of
from tenfold.server.table import frames
from tenfold.server.table.events import EntryAdded, MatchStarted, SeatPlan, TableCreated
from tenfold.server.table.table import Identity, Table


def main(game_id: str = "heart_of_africa", seats: str = "5") -> None:
    """Play one match and print the times."""
    game = game_of(game_id)
    table = Table(game, Identity("id", "key", "CODE22", secret_of(1, game.id)))
    plans = [SeatPlan("person", f"Player {seat}", f"guest-{seat}") for seat in range(int(seats))]
    options = game.validate_options(len(plans))
    table.apply(TableCreated(game.id, options, public=False, hints=True, host="guest-0", seats=plans))
    table.apply(MatchStarted(game.rules_version))
    agent = agent_of("greedy", 1)
    times: dict[bool, list[float]] = {False: [], True: []}
    while table.outcome is None:
        seat = table.due[0]
        table.apply(EntryAdded(seat, game.actions.notation(agent.act(table.view(seat)))))
        for has_lines, found in times.items():
            table.views = {}
            start = time.process_time_ns()
            frames.view_body(table, (seat,), [], has_lines=has_lines)
            found.append((time.process_time_ns() - start) / 1e6)
    for has_lines, found in times.items():
        percentile = sorted(found)[int(len(found) * 0.99)]
        what = "with lines" if has_lines else "view"
        print(f"{what}: {len(found)}, median {statistics.median(found):.2f} ms, p99 {percentile:.2f} ms")


if __name__ == "__main__":
    main(*sys.argv[1:])
