"""Two worlds that an observer cannot tell apart, told on the wire by a server that runs."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import count, cycle
from typing import Any
from urllib.parse import urlsplit

import numpy as np
from websockets.sync.client import ClientConnection, connect

from tenfold.agents import agent_of
from tenfold.client import Client
from tenfold.core.game import Game
from tenfold.core.record import SPECTATOR, bytes_of
from tenfold.core.registry import game_of
from tenfold.core.rng import seed_stream
from tenfold.server.runtime.broadcast import Broadcaster
from tenfold.server.runtime.outbox import Outbox
from tenfold.server.runtime.room import Room
from tenfold.server.runtime.runtime import Runtime
from tenfold.server.table.commands import Act, AnyCommand, Why
from tenfold.server.table.frames import SEQ_STRIDE, Frame
from tenfold.server.table.table import Table
from tests.server.helpers import Running, until
from tests.server.table.variants import variant_of

QUICK = ("ten_squares", "tenzania")
"""Games that are played to their end soon; `make slow` plays the others."""

MARK = '{"type":"mark"}'
LONG = 80
"""Entries of one match: what comes later in a long one looks like what came before."""
ASKED_EVERY = 4
"""Wrong commands are sent at every fourth moment."""


async def tell_two_worlds(runtime: Runtime, table_id: str, number: int) -> int:
    """Tell everybody who is connected here the table as it is, and as it may be for all that they know.

    How many of those worlds are others than the true one.
    """
    room = runtime.tables.rooms.get(table_id)
    if room is None:
        return 0
    await room.sync()
    chance = np.zeros(2, np.uint64)
    seed_stream(chance, number, 7)
    true, differing = room.table, 0
    for guest, outboxes in list(room.outboxes.items()):
        (observer,) = true.observers(guest)
        other = variant_of(true, observer, chance)
        differing += state_of(other) != state_of(true)
        for outbox in outboxes:
            for world in (true, other):
                outbox.put(Frame(MARK.encode()))
                await tell(room, world, outbox, wrong_commands(world, observer, number))
            outbox.put(Frame(MARK.encode()))
    return differing


def state_of(table: Table) -> bytes:
    assert table.match is not None
    return bytes_of(table.match._states).tobytes()


async def tell(room: Room, world: Table, outbox: Outbox, commands: Sequence[AnyCommand]) -> None:
    """What a connection hears in one world: where it comes back to, and what is said to wrong commands."""
    kept, answers = room.table, room._unstored_answers
    room.table, room._unstored_answers = world, {}
    try:
        for missed in (world.position(outbox.guest).seen, 1):
            seen = max(0, world.position(outbox.guest).seen - missed)
            Broadcaster(room.state, asyncio.Lock()).resume(outbox, seen * SEQ_STRIDE)
        for command in commands:
            await room._handle(outbox.guest, command, outbox)
        assert room.table is world, "a wrong command was done"
    finally:
        room.table, room._unstored_answers = kept, answers


def wrong_commands(table: Table, observer: int, number: int) -> list[AnyCommand]:
    """Why something cannot be done, and the try to do it all the same."""
    if number % ASKED_EVERY or table.match is None or table.outcome is not None:
        return []
    seat = max(0, observer)
    action = (number * 7919) % table.game.actions.count
    text, entries = table.game.actions.notation(action), table.match.count(seat)
    why = Why(id="why", seat=seat, action=text)
    if observer != SPECTATOR and action in table.view(observer).legal:
        return [why]
    return [why, Act(id="act", seat=seat, action=text, count=entries)]


async def advised(runtime: Runtime, table_id: str, number: int) -> Any:
    """What somebody who is due might do: greedy or random, as the moment has it; None at the end."""
    room = runtime.tables.rooms[table_id]
    await room.sync()
    table = room.table
    if table.outcome is not None or table.match is None:
        return None
    seat = table.due[number % len(table.due)]
    agent = agent_of("greedy" if (number // LONG + seat) % 3 else "random", number)
    action = table.game.actions.notation(agent.act(table.view(seat)))
    return {
        "type": "act",
        "id": str(number),
        "seat": seat,
        "action": action,
        "count": table.match.count(seat),
    }


async def here(runtime: Runtime, table_id: str) -> int:
    """How many are connected, as this runtime knows."""
    room = runtime.tables.rooms.get(table_id)
    return 0 if room is None else len(room.state.here)


@contextmanager
def observing(url: str, client: Client, table: str) -> Iterator[ClientConnection]:
    """A connection to a table."""
    with connect(
        f"ws://{urlsplit(url).netloc}/api/tables/{table}/socket?after=0",
        additional_headers={"Cookie": f"tenfold={client.cookie}"},
        compression=None,
        proxy=None,
        max_size=2**24,
        # Who leaves in the middle has not read everything, and the farewell waits behind it.
        close_timeout=0.5,
    ) as wire:
        yield wire


def heard(wire: ClientConnection) -> list[str]:
    """Every byte until the next mark."""
    texts = []
    while (text := wire.recv(30)) != MARK:
        texts.append(str(text))
    return texts


def seated(server: Running, game: Game, number: int) -> tuple[str, list[Client]]:
    """A match of people, and one who watches."""
    seats = game.seats[number % min(3, len(game.seats))]
    people = [server.guest(f"P{seat}") for seat in range(seats + 1)]
    made = people[0].make(game.id, ["me", *["open"] * (seats - 1)])
    table: str = made["table"]
    for seat, client in enumerate(people[1:], start=1):
        client.join(made["code"])
        if seat < seats:
            client.command(table, {"type": "sit", "id": "sit", "seat": seat})
            client.command(table, {"type": "ready", "id": "ready", "yes": True})
    assert people[0].command(table, {"type": "start", "id": "start"})["ok"]
    return table, people


def check(server: Running, game_id: str, wanted: int, first: int = 0) -> None:
    """What an observer hears is the same in both worlds, for so many states and observers."""
    game, pairs, differing = game_of(game_id), 0, 0
    for match in count(first):
        if pairs >= wanted:
            break
        table, people = seated(server, game, match)
        with ExitStack() as stack:
            places = zip(people, cycle(server.urls), strict=False)
            wires = [stack.enter_context(observing(url, client, table)) for client, url in places]
            everybody = {len(people)}
            until(lambda table=table, all_=everybody: set(server.everywhere(here, table)) == all_)
            for number in range(match * LONG, match * LONG + LONG):
                move = server.everywhere(advised, table, number)[0]
                if move is None or pairs >= wanted:
                    break
                assert people[move["seat"]].command(table, move)["ok"]
                differing += sum(server.everywhere(tell_two_worlds, table, number))
                for wire in wires:
                    heard(wire)
                    # Compared apart: pytest would explain at length where two long frames differ.
                    is_same = heard(wire) == heard(wire)
                    assert is_same, "an observer can tell two worlds apart"
                pairs += len(wires)
    if any(field.seen_by != "all" for name, field in game.state.fields.items() if name != "stream"):
        assert differing > pairs // 2
