"""Tables in many states, and variants of them that an observer cannot tell apart."""

from collections.abc import Iterator
from typing import Any

from tenfold.agents import agent_of
from tenfold.core.game import Game
from tenfold.core.match_log import secret_of
from tenfold.core.record import SPECTATOR, bytes_of
from tenfold.core.registry import game_of
from tenfold.server.table import frames
from tenfold.server.table.deltas import SentViews
from tenfold.server.table.events import EntryAdded, MatchStarted, SeatPlan, TableCreated
from tenfold.server.table.table import Identity, Table
from tests.contract.play import boxes_for

LONG = 120
"""Entries of one match: what comes later in a long one looks like what came before."""


def begun(game: Game, seats: int, seed: int) -> Table:
    """A table of people at which a match has begun, with the standard box or another."""
    table = Table(game, Identity("id", "key", "CODE22", secret_of(seed, game.id)))
    plans = [SeatPlan("person", f"P{seat}", f"guest-{seat}") for seat in range(seats)]
    table.apply(
        TableCreated(
            game.id,
            game.validate_options(seats),
            public=False,
            hints=True,
            host="guest-0",
            seats=plans,
            boxes=[dict(box) for box in boxes_for(game, seed)],
        )
    )
    table.apply(MatchStarted(game.rules_version))
    return table


def moments(game: Game, count: int) -> Iterator[Table]:
    """Tables at `count` moments of matches: greedy, random, and mixed seats."""
    found = 0
    for seed in range(count):
        seats = game.seats[seed % min(3, len(game.seats))]
        bots = [agent_of("greedy" if (seed + seat) % 3 else "random", seed) for seat in range(seats)]
        table = begun(game, seats, seed)
        for _ in range(LONG):
            if table.outcome is not None:
                break
            seat = table.due[seed % len(table.due)]
            action = bots[seat].act(table.view(seat))
            table.record(EntryAdded(seat, table.game.actions.notation(action)))
            yield table
            found += 1
            if found >= count:
                return


def variant_of(table: Table, observer: int, stream: Any) -> Table:
    """The same table in another world that the observer cannot tell from this one."""
    game, match = table.game, table.match
    assert match is not None
    other = table.fork()
    assert other.match is not None
    entry = match.entries[-1]
    before = match._history[-2].copy()
    game.compiled.determinize_at(before, 0, observer, stream)
    after = before.copy()
    if entry.seat == observer and entry.action is not None and not entry.used_chance:
        game.compiled.apply_at(after, 0, entry.seat, entry.action)
    if seen(game, after, match.seats, observer) != seen(game, match._history[-1], match.seats, observer):
        after = match._history[-1].copy()
        game.compiled.determinize_at(after, 0, observer, stream)
    other.match._history[-2:] = [before, after]
    other.match._states = after
    other.match._statuses[-2:] = [game.status(states, match.seats) for states in (before, after)]
    other.match._legal = {}
    other.views, other.views_before, other.told = {}, {}, {}
    return other


def seen(game: Game, states: Any, seats: int, observer: int) -> bytes:
    return bytes_of(game.view(states, seats, observer).kept).tobytes()


def bytes_for(table: Table, observer: int, *, has_lines: bool = False) -> bytes:
    """What the server would send now to the guest of a seat, or to a spectator."""
    guest = f"guest-{observer}" if observer != SPECTATOR else "nobody"
    place = table.position_at(guest, max(0, table.position(guest).seen - 1))
    entries = table.entries_after(guest, place)
    view = frames.view_body(table, table.observers(guest), entries, has_lines=has_lines)
    return frames.encode({"table": frames.table_json(table, guest, frames.Presence())}) + view


def delta_for(table: Table, observer: int, sent: SentViews | None) -> tuple[bytes, SentViews]:
    """The same for a connection that asked for deltas and was sent some views; and what it has then."""
    kind, body, after = frames.view_or_delta(table, (observer,), [], sent)
    return kind.encode() + body, after


def played(seats: int = 2, entries: int = 30) -> Table:
    """Tenzania after some entries of greedy bots."""
    game = game_of("tenzania")
    table = begun(game, seats, 3)
    agent = agent_of("greedy", 1)
    for _ in range(entries):
        seat = table.due[0]
        table.record(EntryAdded(seat, table.game.actions.notation(agent.act(table.view(seat)))))
    return table
