"""Whole matches through the real server: what each observer got, searched for what is not theirs."""

import json
from typing import Any

import pytest

from tenfold.client import Client, TableConnection
from tenfold.core import codec
from tenfold.core.match import Match
from tenfold.core.match_file import match_from_plain
from tenfold.core.registry import game_ids, game_of
from tests.server import redis_server
from tests.server.helpers import Running, catch_up
from tests.server.indistinguishable_worlds import QUICK

ON_POSTGRES = pytest.mark.parametrize("any_server", ["postgres", "three processes"], indirect=True)


class Ear(TableConnection):
    """A line that keeps every byte it gets until the match is over; of each view, the whole of it."""

    asks = ""

    def __init__(self, client: Client, table: str) -> None:
        super().__init__(client, table)
        self.heard: list[str] = []
        self.frames: list[Any] = []

    def _take(self, message: Any) -> None:
        super()._take(message)
        if not self.is_over and not (self.table and self.table["status"] == "over"):
            self.heard.append(json.dumps(message))
        if message["type"] == "view":
            self.frames.append(message)


def seated(server: Running, game_id: str) -> tuple[list[Client], str]:
    """Two people, a bot where the game needs three, and a spectator."""
    game = game_of(game_id)
    people = [server.guest(name) for name in ("Ann", "Bob", "Eve")]
    # Hints of the baseline come at once.
    made = people[0].make(game_id, ["me", "open", *["greedy"] * (game.seats[0] - 2)], helper="greedy")
    for client in people[1:]:
        client.join(made["code"])
    table = made["table"]
    people[1].command(table, {"type": "sit", "id": "1", "seat": 1})
    people[1].command(table, {"type": "ready", "id": "2", "yes": True})
    assert people[0].command(table, {"type": "start", "id": "3"})["ok"]
    return people, table


def play_by_hints(*lines: Ear) -> None:
    """Follow the bot's advice to the end."""
    for _ in range(20_000):
        catch_up(*lines)
        if all(line.is_over for line in lines):
            return
        for line in lines:
            if line.turn is not None:
                hint = line.send("hint", seat=line.turn["observer"])
                view = line.turn
                if hint["ok"] and view is not None:
                    line.act(view, hint["action"])
    raise AssertionError("the match does not end")


def seen_states(match: Match, observer: int) -> list[str]:
    """What an observer could see, after the deal and after each entry."""
    return [
        json.dumps(codec.plain(match.view_after(number, observer).state, match.game.state))
        for number in range(len(match.entries) + 1)
    ]


@pytest.mark.parametrize("game_id", game_ids())
def test_nobody_hears_what_is_not_theirs(server: Running, game_id: str) -> None:
    heard_by_nobody_else(server, game_id)


@ON_POSTGRES
@pytest.mark.parametrize("game_id", QUICK)
def test_nor_does_the_wire_between_processes(any_server: Running, game_id: str) -> None:
    overheard(any_server, game_id)


@pytest.mark.slow
@ON_POSTGRES
@pytest.mark.parametrize("game_id", sorted(set(game_ids()) - set(QUICK)))
def test_nor_does_the_wire_between_processes_in_longer_games(any_server: Running, game_id: str) -> None:
    overheard(any_server, game_id)


def overheard(server: Running, game_id: str) -> None:
    """A whole match; neither who is at the table nor the wire between processes hears what is not theirs."""
    with redis_server.listening(redis_server.shared().url) as wire:
        file, people = heard_by_nobody_else(server, game_id)
    said = b"\n".join(wire)
    secrets = [file["seed"], *file["digests"], *(client.cookie for client in people)]

    assert len(wire) > 10 or len(server.urls) == 1
    assert not [secret for secret in secrets if secret.encode() in said]
    assert not [entry for entry in file["entries"] if len(str(entry)) > 3 and str(entry).encode() in said]


def heard_by_nobody_else(server: Running, game_id: str) -> tuple[Any, list[Client]]:
    """A whole match, and what each got of it; the match as a file, and who was there."""
    with server.capture_logs() as logs:
        people, table = seated(server, game_id)
        lines = [Ear(client, table) for client in people]
        for line in lines:
            line.wait(lambda it: bool(it.views))
        play_by_hints(*lines[:2])
        lines[2].wait(lambda it: it.is_over)
        for line in lines:
            line.close()
    file = people[0].call("GET", f"/api/tables/{table}/file")
    match, _ = match_from_plain(file)

    tokens = [client.cookie for client in people]
    ways_back = [client.me()["return_path"].removeprefix("/return/") for client in people]
    guests = [client.me()["guest"] for client in people]
    secrets = [file["seed"], *file["digests"], *tokens, *ways_back, *guests]
    logged = "\n".join(logs.lines)
    assert not [secret for secret in secrets if secret in logged]
    for observer, line in zip((0, 1, -1), lines, strict=True):
        heard = "\n".join(line.heard)
        assert len(heard) > 1000
        assert not [secret for secret in secrets if secret in heard]
        allowed = seen_states(match, observer)
        at = 0
        for frame in line.frames:
            assert [view["observer"] for view in frame["views"]] == [observer]
            shown = json.dumps(frame["views"][0]["state"])
            at += allowed[at:].index(shown)
            if observer == -1 or frame["views"][0]["outcome"] is None:
                legal = frame["views"][0]["legal"]
                assert bool(legal) == (observer in frame["views"][0]["due"])
    return file, people
