"""Tables in the middle of a match, for tests of what comes late: played there by bots, by the rules."""

import hashlib
import json
import re
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from tenfold.agents import agent_of
from tenfold.core.match import Match
from tenfold.core.registry import game_of
from tenfold.server.display_names import distinct_name
from tenfold.server.http import app
from tenfold.server.http.auth import require_guest
from tenfold.server.identity import new_code, new_id
from tenfold.server.runtime.runtime import Runtime
from tenfold.server.runtime.table_factory import plan_bot
from tenfold.server.runtime.table_summary import summary_of
from tenfold.server.stores.tables import StoredEvent, TableRow
from tenfold.server.table.events import EntryAdded, MatchStarted, SeatPlan, TableCreated, encode_event
from tenfold.server.table.table import Identity, Table

DEALS = 300
"""So many deals are tried until one comes to what is wanted."""


def offer() -> None:
    """Let the server make such tables: `POST /api/prepared`."""
    routes = app._routes  # noqa: SLF001  (the tests' own server)

    def with_prepared(runtime: Runtime, *more: Any) -> list[BaseRoute]:
        async def make(request: Request) -> Response:
            guest = require_guest(request, runtime.signer)
            return JSONResponse(await _make(runtime, guest, json.loads(await request.body())))

        return [Route("/api/prepared", make, methods=["POST"]), *routes(runtime, *more)]

    app._routes = with_prepared  # noqa: SLF001


async def _make(runtime: Runtime, guest: str, wanted: dict[str, Any]) -> dict[str, Any]:
    """A table at a moment that is wanted: `seats` are guests ("me": who asks) and "bot"."""
    people = [guest if seat == "me" else seat for seat in wanted["seats"]]
    members = [one for one in people if one != "bot"]
    match, secret, path = _played(wanted, len(people))
    plans: list[SeatPlan] = []
    for one in people:
        if one == "bot":
            plans.append(plan_bot(match.game.id, "greedy", plans))
        else:
            distinct = distinct_name(await runtime.store.guests.name(one), [plan.name for plan in plans])
            plans.append(SeatPlan("person", distinct, one, ready=True))
    identity = Identity(new_id(), new_id(), new_code(), secret)
    table = Table(match.game, identity)
    made = TableCreated(
        match.game.id,
        match.header.options,
        public=False,
        hints=True,
        host=guest,
        seats=plans,
        helper=wanted.get("helper", "greedy"),
    )
    happened = [
        table.record(made),
        table.record(MatchStarted(match.game.rules_version)),
    ]
    for entry in match.entries:
        assert entry.action is not None
        happened.append(table.record(EntryAdded(entry.seat, match.game.actions.notation(entry.action))))
    row = TableRow(identity.id, match.game.id, identity.key, identity.code, secret, public=False)
    stored = [StoredEvent(encode_event(event)) for event in happened]
    await runtime.store.tables.create(row, stored, summary_of(table), members)
    room = runtime.tables.register(runtime.tables.new_room(table, {}, members))
    await room.plan_turns()
    room.update_stand_ins()
    return {"table": identity.id, "path": f"/join/{identity.key}", "way": path}


def _played(wanted: dict[str, Any], seats: int) -> tuple[Match, bytes, list[str]]:
    """A match that greedy bots have played to the wanted moment, from the first deal that leads there."""
    for deal in range(DEALS):
        secret = hashlib.sha256(f"{wanted.get('seed', 'prepared')} {deal}".encode()).digest()
        match = Match(game_of(wanted["game"]), seats, secret, wanted.get("options"))
        agent = agent_of("greedy", deal)
        while not match.is_over:
            way = _way(match, wanted)
            if way is not None:
                return match, secret, way
            seat = match.due[0]
            match.submit(seat, agent.act(match.view(seat)), match.count(seat))
    message = "No deal leads to what the test wants."
    raise AssertionError(message)


def _way(match: Match, wanted: dict[str, Any]) -> list[str] | None:
    """The actions by which `seat`, which is due, does what is wanted; nothing, if it is not the moment."""
    seat = wanted.get("seat", 0)
    if seat not in match.due or len(match.entries) < wanted.get("after", 0):
        return None
    state = match.true_state()
    for name, (low, high) in wanted.get("fields", {}).items():
        value = state[name][seat] if getattr(state[name], "shape", ()) else state[name]
        if not low <= int(value) <= high:
            return None
    return _line(match, seat, wanted.get("way", []))


def _line(match: Match, seat: int, patterns: list[str]) -> list[str] | None:
    """Legal actions of a seat, one after another, that read as the patterns say."""
    if not patterns:
        return []
    for action in match.view(seat).legal:
        notation = match.game.actions.notation(action)
        if re.fullmatch(patterns[0], notation):
            trial = match.fork()
            trial.submit(seat, action, trial.count(seat))
            rest = _line(trial, seat, patterns[1:])
            if rest is not None:
                return [notation, *rest]
    return None
