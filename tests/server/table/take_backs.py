"""A match at a table without a server, played by hand."""

from typing import Any

from tenfold.agents import agent_of
from tenfold.core.game import Game
from tenfold.core.match_log import secret_of
from tenfold.server.looks import Look
from tenfold.server.table.command_handlers import Requester, decide
from tenfold.server.table.commands import TakeBack
from tenfold.server.table.events import (
    EntryAdded,
    MatchStarted,
    SeatPlan,
    TableCreated,
)
from tenfold.server.table.table import Identity, Table

PERSON = "person"


def begun(game: Game, *kinds: str, seed: int = 1) -> Table:
    """A table at which a match has begun, with people and bots."""
    table = Table(game, Identity("id", "key", "CODE22", secret_of(seed, game.id)))
    plans = [
        SeatPlan("person", f"P{seat}", f"guest-{seat}")
        if kind == PERSON
        else SeatPlan("bot", f"B{seat}", agent="greedy")
        for seat, kind in enumerate(kinds)
    ]
    options = game.validate_options(len(kinds))
    table.apply(TableCreated(game.id, options, public=False, hints=True, host="guest-0", seats=plans))
    table.apply(MatchStarted(game.rules_version))
    return table


def asker(seat: int) -> Requester:
    return Requester(f"guest-{seat}", Look("P"), "greedy")


def play(table: Table, seat: int, action: int) -> None:
    table.record(EntryAdded(seat, table.game.actions.notation(action)))


def greedily(table: Table) -> None:
    seat = table.due[0]
    play(table, seat, agent_of("greedy", 1).act(table.view(seat)))


def take_back(table: Table, seat: int) -> Any:
    assert table.match is not None
    return decide(table.fork(), asker(seat), TakeBack(id="x", seat=seat, count=table.match.count(seat)))
