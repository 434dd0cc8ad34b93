"""The table as text, for a client that has no board for the game."""

import json
import urllib.request
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from tenfold.client import Client
from tenfold.core.registry import game_of
from tenfold.core.text import text_of
from tenfold.server.http.sockets import wants_text_board
from tests.server.helpers import Running, play_out


def _get(client: Client, path: str) -> bytes:
    request = urllib.request.Request(client.url + path, headers={"Cookie": f"tenfold={client.cookie}"})  # noqa: S310
    with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
        body: bytes = answer.read()
        return body


def _first_view(client: Client, table: str, asked: str) -> Any:
    """The first view of a stream of server-sent events."""
    path = f"{client.url}/api/tables/{table}/events?{asked}"
    request = urllib.request.Request(path, headers={"Cookie": f"tenfold={client.cookie}"})  # noqa: S310
    with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
        for line in answer:
            if line.startswith(b"data: ") and b'"type":"view"' in line:
                return json.loads(line[6:])["views"][0]
    pytest.fail("no view came")


@pytest.mark.parametrize(
    ("query", "expected"),
    [("", False), ("draws=", True), ("draws=ten_squares", True), ("draws=ten_squares,tenzania", False)],
)
def test_lines_come_for_games_that_a_client_does_not_draw(query: str, *, expected: bool) -> None:
    connection = HTTPConnection({"type": "http", "query_string": query.encode(), "headers": []})

    assert wants_text_board(connection, "tenzania") is expected


def test_a_view_has_the_lines_that_the_terminal_shows(server: Running) -> None:
    ann = server.guest("Ann")
    made = ann.make("ten_squares", ["me", "greedy"], start=True)

    with_lines = _first_view(ann, made["table"], "draws=tenzania")
    without = _first_view(ann, made["table"], "draws=ten_squares")

    texts = ["".join(text for text, _ in line) for line in with_lines["lines"]]
    assert any("Ann" in text for text in texts)
    assert len(texts) > 3
    assert "lines" not in without


def test_a_replay_has_lines_for_every_observer(server: Running) -> None:
    ann = server.guest("Ann")
    made = ann.make("ten_squares", ["me", "greedy"], start=True)
    with ann.sit(made["table"]) as line:
        play_out(line)
        line.wait(lambda it: it.table["status"] == "over")

    path = f"/api/tables/{made['table']}/replay"
    whole = {
        observer: json.loads(_get(ann, f"{path}/{observer}/0?draws="))["steps"][0]["view"]
        for observer in ("-1", "0", "1", "all")
    }
    bare = json.loads(_get(ann, f"{path}/0/0"))["steps"]

    assert all(view["lines"] for view in whole.values())
    assert len(whole["all"]["lines"]) > len(whole["0"]["lines"])
    assert "lines" not in bare[0]["view"]


def test_the_sentences_of_a_family_are_served_with_its_games(server: Running) -> None:
    ann = server.guest("Ann")

    sentences = _get(ann, "/api/games/ten_days_africa/text").decode()

    assert text_of(game_of("ten_days_africa")).say("ending-journey") in sentences
