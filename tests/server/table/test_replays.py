"""A finished match is seen again: in small pages, by who was there or by everybody, and for ever."""

import gzip
import json
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from tenfold.agents import agent_of
from tenfold.cli.screen.screen import Screen
from tenfold.cli.table.server_table import Visit
from tenfold.client import Client, Refused
from tenfold.core.match_file import match_from_plain
from tenfold.core.registry import game_of
from tenfold.server.table import replays
from tenfold.server.table.events import EntryAdded
from tenfold.server.table.table import Table
from tests.server.helpers import Running, pair, play_out, running, settings_for, until
from tests.server.table.variants import begun

FIRST_PICTURE = 300_000
SECONDS = 0.3
NOISE = 4.0
"""How much longer a loaded machine may take than the limit."""


def finished(game_id: str, seats: int) -> Table:
    table = begun(game_of(game_id), seats, 1)
    agent = agent_of("greedy", 1)
    while table.outcome is None:
        seat = table.due[0]
        table.record(EntryAdded(seat, table.game.actions.notation(agent.act(table.view(seat)))))
    return table


def views_of(table: Table, observer: str) -> list[dict[str, Any]]:
    """All views of a replay, put together as a client does."""
    views: list[dict[str, Any]] = []
    for number in replays.pages_of(table):
        for step in json.loads(replays.page(table, observer, number))["steps"]:
            if "view" in step:
                views.append(step["view"])
            else:
                change = dict(step["change"])
                state = {**views[-1]["state"], **change.pop("state", {})}
                views.append({**views[-1], **change, "state": state})
    return views


def test_differences_add_up_to_what_each_observer_saw() -> None:
    table = finished("tenzania", 3)
    for observer in (-1, 0, 1, 2):
        views = views_of(table, str(observer))

        assert len(views) == len(table.match.entries) + 1
        for number, view in enumerate(views):
            true = table.match.view_after(number, observer).plain()
            assert (view["state"], view["due"]) == (true["state"], true["due"])
        assert views[-1]["outcome"]["winners"]


def test_with_open_cards_everything_is_shown_and_told() -> None:
    table = finished("tenzania", 2)
    views = views_of(table, "all")
    steps = json.loads(replays.page(table, "all", 0))["steps"]

    for number in (0, 7, len(views) - 1):
        true = table.match.true_state(number)
        assert views[number]["state"]["hand"] == true["hand"].tolist()
    assert all(step["events"] for step in steps[1:])
    assert not any("You " in event["text"] for step in steps for event in step["events"])


def test_a_replay_calls_no_one_you() -> None:
    for game, seats in (("tenzania", 2), ("heart_of_africa", 2)):
        table = finished(game, seats)
        steps = json.loads(replays.page(table, "0", 0))["steps"]
        told = [event["text"] for step in steps for event in step["events"]]
        assert told
        assert not [text for text in told if "You" in text.split()]


def test_the_first_picture_of_the_longest_game_is_small_and_soon_there() -> None:
    table = finished("heart_of_africa", 5)
    start = time.process_time()
    head = replays.summary(table)
    first = replays.gzip_bytes(replays.page(table, "0", 0))
    seconds = time.process_time() - start
    kept = dict(replays.stored_parts(table))

    assert len(head) + len(first) < FIRST_PICTURE
    assert seconds < SECONDS * NOISE
    assert all(len(body) < FIRST_PICTURE for body in kept.values())


def over(server: Running) -> tuple[Client, Client, str]:
    """A match that somebody has won."""
    ann, bob, table = pair(server)
    with ann.sit(table) as a, bob.sit(table) as b:
        play_out(a, b)
    return ann, bob, table


def test_pages_are_sent_compressed_to_who_can_read_that(server: Running) -> None:
    ann, _, table = over(server)
    address = f"{server.url}/api/tables/{table}/replay/-1/0"
    headers = {"Cookie": f"tenfold={ann.cookie}", "Accept-Encoding": "gzip"}
    with urllib.request.urlopen(urllib.request.Request(address, headers=headers), timeout=10) as answer:  # noqa: S310
        compressed = answer.read()
        assert answer.headers["Content-Encoding"] == "gzip"

    assert json.loads(gzip.decompress(compressed)) == ann.call("GET", f"/api/tables/{table}/replay/-1/0")


@pytest.mark.parametrize("page", ["-1/99", "7/0", "-1/x", "../0"])
def test_a_page_that_is_not_there_is_not_found(server: Running, page: str) -> None:
    ann, bob, table = pair(server)
    bob.command(table, {"type": "resign", "id": "r", "seat": 1})

    assert ann.request("GET", f"/api/tables/{table}/replay/{page}")[0] == 404
    assert ann.request("GET", f"/api/tables/{table}/replay/-1/0")[0] == 200


def test_outsiders_see_a_match_when_somebody_who_played_says_so(server: Running) -> None:
    ann, bob, table = pair(server)
    eve, watcher = server.guest("Eve"), server.guest("Watcher")
    watcher.join(ann.table(table)["path"])
    early = ann.command(table, {"type": "share", "id": "1", "yes": True})
    bob.command(table, {"type": "resign", "id": "r", "seat": 1})
    paths = [f"/api/tables/{table}/{part}" for part in ("replay", "replay/all/0", "file")]
    before = [eve.request("GET", path)[0] for path in paths]
    foreign = watcher.command(table, {"type": "share", "id": "2", "yes": True})
    shared = bob.command(table, {"type": "share", "id": "3", "yes": True})
    during = [eve.request("GET", path)[0] for path in paths]
    outside = eve.call("GET", paths[0])
    live = eve.request("GET", f"/api/tables/{table}")[0]
    ann.command(table, {"type": "share", "id": "4", "yes": False})
    after = [eve.request("GET", path)[0] for path in paths]

    assert early["code"] == "not-over"
    assert foreign["code"] == "not-seated"
    assert shared["path"] == f"/table/{table}/replay"
    assert (outside["yours"], outside["member"]) == ([], False)
    assert (before, during, after) == ([404] * 3, [200] * 3, [404] * 3)
    assert live == 404


def test_a_running_match_is_shown_to_no_outsider(server: Running) -> None:
    _, _, table = pair(server)
    eve = server.guest("Eve")

    assert eve.request("GET", f"/api/tables/{table}/replay/all/0")[0] == 404


def test_matches_by_old_rules_stay_readable_and_can_be_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(settings_for(tmp_path)) as first:
        ann, _, ended = over(first)
        carl, dora, broken_off = pair(first)
        until(lambda: first.run(first.runtime.store.blobs.get(ended, replays.FILE)) is not None)
        paths = [f"/api/tables/{ended}/{part}" for part in ("replay", "replay/all/0", "replay/0/1")]
        before = [ann.call("GET", path) for path in paths]
        file = ann.call("GET", f"/api/tables/{ended}/file")
    game = game_of("tenzania")
    monkeypatch.setitem(vars(game), "rules_version", game.rules_version + 1)
    with running(settings_for(tmp_path)) as second:
        ann, carl, dora = (Client(second.url, guest.cookie) for guest in (ann, carl, dora))
        after = [ann.call("GET", path) for path in paths]
        again = ann.call("GET", f"/api/tables/{ended}/file")
        word, kept = carl.table(broken_off), ann.table(ended)
        acted = carl.command(broken_off, {"type": "act", "id": "a", "seat": 0, "action": "x", "count": 0})
        name = carl.rename("Carlos")["name"]
        with dora.sit(broken_off) as line:
            line.wait(lambda it: it.table is not None)
            Visit(Screen(), line, second.url).play()
        rematch = ann.command(ended, {"type": "rematch", "id": "r"})
        left = carl.command(broken_off, {"type": "leave", "id": "l"})
        mine = [line["table"] for line in carl.tables()["mine"]]
        lines = {line["table"]: line["status"] for line in dora.tables()["mine"]}
        with pytest.raises(Refused) as missing:
            carl.call("GET", f"/api/tables/{broken_off}/replay")

    assert after == before
    assert again == file
    assert restore_with_old_rules(file, monkeypatch)
    assert (word["status"], name) == ("over", "Carlos")
    assert "version 2" in word["ended"]["text"]
    assert word["ended"]["text"] in capsys.readouterr().out
    assert (word["ended"]["replay"], kept["ended"]["replay"]) == (False, True)
    assert acted["code"] == "over"
    assert left["ok"]
    assert rematch["ok"]
    assert mine == []
    assert lines == {broken_off: "over"}
    assert missing.value.code == "not-found"


def restore_with_old_rules(file: Any, monkeypatch: pytest.MonkeyPatch) -> bool:
    monkeypatch.undo()
    return match_from_plain(file)[0].is_over
