"""Sockets that ask for packed frames get them, others don't; and short messages are read like all others."""

import asyncio
import itertools
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event
from typing import Any
from unittest.mock import Mock

import pytest
from uvicorn.protocols.utils import ClientDisconnected
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from tenfold.client import Client, TableConnection
from tenfold.client.frame_reader import BadDelta, FrameReader
from tenfold.core.registry import game_of
from tenfold.server.http import protocols, sockets
from tenfold.server.http.protocols import short_text
from tenfold.server.table.packing import dictionary_of
from tests.server.helpers import Running, pair, play_turn


@contextmanager
def opened(client: Client, table: str, query: str) -> Iterator[ClientConnection]:
    address = client.url.replace("http", "ws", 1)
    path = f"{address}/api/tables/{table}/socket?after=0{query}"
    with connect(path, additional_headers=client.credentials, compression=None) as wire:
        yield wire


def sent_for_a_move(patient: Running, query: str) -> tuple[list[Any], str | bytes]:
    """What somebody is sent when they connect, and then for a move of somebody else."""
    ann, bob, table = pair(patient, options={"begins": "1"})
    dictionary_of(patient.runtime.tables.rooms[table].table.game, "en")
    with ann.sit(table) as line, opened(bob, table, query) as wire:
        line.wait_for_turn()
        first = [json.loads(wire.recv(10))]
        while first[-1]["type"] != "view":
            first.append(json.loads(wire.recv(10)))
        assert play_turn(line)
        while (last := wire.recv(10)) and isinstance(last, str) and json.loads(last)["type"] == "table":
            pass
        return first, last


@pytest.mark.parametrize(("query", "kind"), [("", "view"), ("&deltas=1", "delta"), ("&packed=", "view")])
def test_who_does_not_ask_for_both_gets_text(patient: Running, query: str, kind: str) -> None:
    first, last = sent_for_a_move(patient, query)

    assert {frame["type"] for frame in first} == {"table", "view"}
    assert json.loads(last)["type"] == kind
    assert isinstance(last, str)


def test_who_asks_gets_the_dictionary_first_and_then_packed_deltas(patient: Running) -> None:
    first, last = sent_for_a_move(patient, "&deltas=1&packed=")
    reader = FrameReader()
    for frame in first:
        reader.read(json.dumps(frame))
    told = reader.read(last)

    assert first[0]["type"] == "dictionary"
    assert isinstance(last, bytes)
    assert told is not None
    assert [event["code"] for event in told["events"]] == ["place", "draw"]


def test_a_dictionary_that_the_client_has_is_not_sent_again(patient: Running) -> None:
    known = dictionary_of(game_of("tenzania"), "en").id
    first, last = sent_for_a_move(patient, f"&deltas=1&packed=00000000,{known}")

    assert first[0] == {"type": "dictionary", "id": known}
    assert isinstance(last, bytes)


def test_deltas_are_packed_as_soon_as_there_is_a_dictionary(
    patient: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for it: everyone comes back at once after a restart."""
    ann, bob, table = pair(patient, options={"begins": "1"})
    may_go_on, honest = Event(), dictionary_of

    def slow(*game_and_language: Any) -> Any:
        may_go_on.wait(10)
        return honest(*game_and_language)

    monkeypatch.setattr(sockets, "dictionary_of", slow)
    monkeypatch.setattr(sockets, "known_dictionary", lambda *_: None)
    with opened(bob, table, "&deltas=1&packed=") as wire, ann.sit(table) as line:
        while (found := json.loads(wire.recv(10)))["type"] != "view":
            assert found["type"] == "table"
        line.wait_for_turn()
        assert play_turn(line)
        while isinstance(found := wire.recv(10), str) and json.loads(found)["type"] == "table":
            pass
        first = json.loads(found)
        may_go_on.set()
        told = json.loads(wire.recv(10))

    assert first["type"] == "delta"
    assert told["type"] == "dictionary"


def test_a_connection_that_is_still_being_opened_when_the_server_ends_leaves_no_traceback() -> None:
    class Opening(sockets.Sockets):
        def __init__(self) -> None:
            pass

        async def _serve_table(self, socket: Any) -> None:  # noqa: ARG002
            raise asyncio.CancelledError

    protocol, nothing = Mock(), Mock()
    scope: Any = {
        "type": "websocket", "path": "/api/tables/x/socket", "headers": [], "query_string": b"",
        "extensions": {"tenfold.socket": protocol},
    }  # fmt: skip
    with pytest.raises(ClientDisconnected):
        asyncio.run(Opening().serve(nothing, scope, nothing, nothing))

    protocol.cut_off.assert_called_once()


def test_a_client_that_has_lost_its_place_starts_again_with_whole_views(
    patient: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, table = pair(patient, options={"begins": "1"})
    with ann.sit(table) as a, TableConnection(bob, table) as b:
        a.wait_for_turn()
        b.wait(lambda it: bool(it.views))
        before, honest = b._wire, FrameReader.read

        def once_wrong(reader: FrameReader, message: Any) -> Any:
            monkeypatch.undo()
            honest(reader, message)
            raise BadDelta

        monkeypatch.setattr(FrameReader, "read", once_wrong)
        assert play_turn(a)
        b.wait(lambda it: it.turn is not None)

    assert b._wire is not before
    assert [event["code"] for event in b.events].count("place") == 1


def frame(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return bytes(Frame(opcode, text, fin).serialize(mask=True))


@pytest.mark.parametrize("length", [0, 1, 125, 126, 300, 65_535])
def test_a_short_text_is_read(length: int) -> None:
    assert short_text(frame(b"x" * length)) == "x" * length
    assert short_text(frame("é".encode())) == "é"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        frame(b"x")[:-1],
        frame(b"x") + b"\x81",
        frame(b"x", Opcode.BINARY),
        frame(b"x", Opcode.PING),
        frame(b"x", fin=False),
        frame(b"x", Opcode.CONT),
        frame(b"x" * 70_000),
        frame(b"\xff"),
        bytes(Frame(Opcode.TEXT, b"x" * 4).serialize(mask=False)),
        b"\xc1" + frame(b"x")[1:],
    ],
    ids=itertools.count(),  # masks are random, and test processes must agree on names
)
def test_anything_else_is_left_to_the_general_parser(data: bytes) -> None:
    assert short_text(data) is None


PING = frame(b'{"type":"ping","id":"1"}')
PIECES = [
    ([PING], 1),
    ([PING[:1], PING[1:3], PING[3:]], 1),
    ([PING * 2], 2),
    ([PING + PING[:9], PING[9:]], 2),
    ([frame(b'{"type":"ping",', fin=False), frame(b"", Opcode.PONG), frame(b'"id":"1"}', Opcode.CONT)], 1),
    ([frame(b"", Opcode.PING), PING], 1),
]


@pytest.mark.parametrize(("pieces", "commands"), PIECES)
def test_commands_are_read_however_they_are_cut(
    patient: Running, monkeypatch: pytest.MonkeyPatch, pieces: list[bytes], commands: int
) -> None:
    """Twice, so that the second comes after whatever the first left behind."""
    ann, _, table = pair(patient)
    read = []

    def watched(data: bytes) -> str | None:
        read.append(short_text(data))
        return read[-1]

    monkeypatch.setattr(protocols, "short_text", watched)
    with opened(ann, table, "") as wire:
        while json.loads(wire.recv(10))["type"] != "view":
            pass
        answers: list[Any] = []
        for piece in [*pieces, *pieces]:
            wire.socket.sendall(piece)
            time.sleep(0.02)
        while len(answers) < 2 * commands:
            answers.append(json.loads(wire.recv(10)))

    assert {answer["ok"] for answer in answers} == {True}
    assert read.count('{"type":"ping","id":"1"}') == 2 * pieces.count(PING)
