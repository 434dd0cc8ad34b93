"""What does not belong on the wire is refused, logged in a line, and disturbs nobody else."""

import json
import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tenfold.client import Client
from tests.server.helpers import Running, play_turn


def talk(server: Running, client: Client, table: str, *messages: Any) -> int | None:
    """Send messages; the code with which the server closes, or None if it does not."""
    url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    headers = {"Cookie": f"tenfold={client.cookie}"}
    with connect(url, additional_headers=headers, compression=None, proxy=None, close_timeout=1) as wire:
        try:
            for message in messages:
                if isinstance(message, tuple):
                    wire.send(message[0], text=True)
                else:
                    wire.send(message)
            while True:
                wire.recv(2)
        except TimeoutError:
            return None
        except ConnectionClosed:
            return wire.close_code


ACT = {"type": "act", "id": "1", "seat": 0, "action": "play 1 say 1", "count": 0}

BAD = {
    "binary": (b"\x00\x01", 1003),
    "binary json": (json.dumps(ACT).encode(), 1003),
    "bad UTF-8": ((b'{"type": "\xff\xfe"}',), 1007),
    "not JSON": ("hello", 1007),
    "empty": ("", 1007),
    "a list": ("[]", 1007),
    "deep": ("[" * 8000, 1007),
    "deep objects": ('{"type":"act","id":' + '{"a":' * 2000, 1007),
    "unknown command": ('{"type": "explode", "id": "1"}', 1007),
    "no type": ('{"id": "1"}', 1007),
    "no id": ('{"type": "start"}', 1007),
    "unknown field": (json.dumps({**ACT, "cheat": True}), 1007),
    "wrong type": (json.dumps({**ACT, "seat": "0"}), 1007),
    "a seat below zero": (json.dumps({**ACT, "seat": -1}), 1007),
    "a huge number": (json.dumps({**ACT, "count": 10**30}), 1007),
    "a long action": (json.dumps({**ACT, "action": "x" * 300}), 1007),
    "a long id": (json.dumps({**ACT, "id": "x" * 65}), 1007),
    "lone surrogate": ('{"type": "act", "id": "\\ud800"}', 1007),
    "NUL": ('{"type": "act", "id": "\\u0000"}', 1007),
    "oversized": (json.dumps({**ACT, "action": "x" * 20_000}), 1009),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_frame_closes_its_own_socket_and_no_other(any_server: Running, name: str) -> None:
    message, code = BAD[name]
    ann, eve = any_server.guest("Ann"), any_server.guest("Eve")
    made = ann.make("tenzania", ["me", "me"], start=True)
    eve.join(made["code"])
    with ann.sit(made["table"]) as line:
        line.wait_for_turn()
        with any_server.capture_logs() as logs:
            closed = talk(any_server, eve, made["table"], message)
            time.sleep(0.2)  # another process writes its log a moment later
        assert closed == code
        assert play_turn(line)

    assert len([entry for entry in logs.lines if "socket" in entry]) == 1
    assert not [entry for entry in logs.lines if "Traceback" in entry]


WRONG = {
    "bad-notation": {**ACT, "action": "fly to the moon"},
    "no-such-seat": {**ACT, "seat": 60},
    "not-yours": {**ACT, "seat": 1},
    "stale": {**ACT, "count": 99},
    "illegal": {**ACT, "action": "play 0 say 9"},
    "no-such-ask": {"type": "agree", "id": "1", "ask": 5, "seat": 0, "yes": True},
    "not-over": {"type": "rematch", "id": "1"},
    "started": {"type": "sit", "id": "1", "seat": 0},
    "nobody-to-remove": {"type": "remove", "id": "1", "seat": 1},
    "cannot-take-back": {"type": "take-back", "id": "1", "seat": 0, "count": 0},
}


@pytest.mark.parametrize("code", WRONG)
def test_a_wrong_command_is_answered_and_the_socket_stays(any_server: Running, code: str) -> None:
    ann = any_server.guest("Ann")
    made = ann.make("tenzania", ["me", "greedy"], options={"begins": "1"}, start=True)
    with ann.sit(made["table"]) as line:
        line.wait_for_turn()
        command = dict(WRONG[code])
        answer = line.send(command.pop("type"), **command)

        assert (answer["ok"], answer["code"]) == (False, code)
        assert answer["sentence"].endswith((".", "?"))
        assert play_turn(line)


NUL = b'{"name": "a\\u0000", "key": "a\\u0000", "code": "a\\u0000", "type": "act", "id": "a\\u0000"}'


@pytest.mark.parametrize("path", ["/api/tables/a%00b", "/api/evenings/a%00b", "/api/qr?path=/%00", "/t/%00"])
def test_an_address_with_a_nul_is_refused(any_server: Running, path: str) -> None:
    assert any_server.guest("Ann").request("GET", path)[0] == 400


@pytest.mark.parametrize(
    ("body", "status"),
    [(b"\xff\xfe", 400), (b"[" * 9000, 400), (b"x" * 20_000, 413), (b"{}", 400), (b"", 400), (NUL, 400)],
)
@pytest.mark.parametrize("path", ["/api/tables", "/api/join", "/api/me", "commands"])
def test_a_bad_body_is_a_refusal_with_a_sentence(
    any_server: Running, path: str, body: bytes, status: int
) -> None:
    ann = any_server.guest("Ann")
    if path == "commands":
        path = f"/api/tables/{ann.make('tenzania', ['me', 'open'])['table']}/commands"
    got, _, content = ann.request("POST", path, body)

    assert got == status
    assert set(json.loads(content)) == {"code", "sentence"}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": [{"kind": "me"}]}, "bad-seats"),
        ({"options": {"tens": "maybe"}}, "bad-option"),
        ({"options": {"colour": "red"}}, "bad-option"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "agent": "skynet"}]}, "unknown-agent"),
        ({"seats": [{"kind": "me"}, {"kind": "ghost"}]}, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(any_server: Running, change: dict[str, Any], code: str) -> None:
    ann = any_server.guest("Ann")
    wanted = {"game": "tenzania", "seats": [{"kind": "me"}, {"kind": "open"}], **change}
    status, _, content = ann.request("POST", "/api/tables", wanted)

    assert status == 400
    assert json.loads(content)["code"] == code
