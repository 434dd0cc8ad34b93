"""Chat at private tables: who writes, who reads, and who can stop it."""

import json
from pathlib import Path
from typing import Any

import pytest

from tenfold.client import Client, TableConnection
from tests.server.helpers import Running, begun, pair, play_turn, raw, running, settings_for, until
from tests.wording import said


class Reader(TableConnection):
    """A line that keeps every frame of the chat, and the lines that are left."""

    def __init__(self, client: Client, table: str, *, watches: bool = False) -> None:
        super().__init__(client, table, watches=watches)
        self.chat: list[Any] = []
        self.lines: dict[int, Any] = {}

    def _take(self, message: Any) -> None:
        super()._take(message)
        if message["type"] == "chat":
            self.chat.append(message)
            if not message["news"]:
                self.lines = {}
            self.lines |= {line["number"]: line for line in message["lines"]}

    @property
    def texts(self) -> list[str]:
        return [line["text"] for _, line in sorted(self.lines.items()) if line["text"]]

    def reads(self, *texts: str) -> None:
        self.wait(lambda it: it.texts == list(texts))


def everywhere(server: Running, *clients: Client) -> list[Client]:
    """The same people, each at another process if there are several."""
    return [Client(server.urls[at % len(server.urls)], one.cookie) for at, one in enumerate(clients)]


def write(line: TableConnection, text: str) -> Any:
    return line.send("say", text=text)


def test_what_one_writes_all_others_read_and_it_is_there_later(any_server: Running) -> None:
    ann, bob, table = pair(any_server)
    eve = any_server.guest("Eve")
    eve.join(ann.table(table)["code"])
    ann, bob, eve = everywhere(any_server, ann, bob, eve)
    with Reader(ann, table) as a, Reader(bob, table) as b, Reader(eve, table) as e:
        assert a.table is None or a.table["chat"] == "on"
        assert write(a, " Good  luck ")["ok"]
        assert write(b, "You too")["ok"]
        for line in (a, b, e):
            line.reads("Good luck", "You too")
        first = b.lines[1]
        assert (first["seat"], first["name"], first["yours"]) == (0, "Ann", False)
        assert a.lines[1]["yours"]
        assert ann.me()["guest"] not in json.dumps([*b.chat, *e.chat])
        assert write(e, "I'm watching")["code"] == "chat-watching"
    with Reader(eve, table, watches=True) as late:
        late.reads("Good luck", "You too")
        assert not late.chat[0]["news"]


def test_lines_are_removed_and_people_muted_for_everyone(any_server: Running) -> None:
    ann, bob, table = pair(any_server)
    ann, bob = everywhere(any_server, ann, bob)
    with Reader(ann, table) as a, Reader(bob, table) as b:
        for text in ("one", "two", "three"):
            assert write(b, text)["ok"]
        assert write(a, "four")["ok"]
        b.reads("one", "two", "three", "four")
        assert b.send("unsay", line=1)["ok"]
        assert a.send("unsay", line=2)["ok"]
        assert b.send("unsay", line=4)["code"] == "not-host"
        assert b.send("mute", seat=0, yes=True)["code"] == "not-host"
        assert a.send("mute", seat=1, yes=True)["ok"]
        assert a.send("mute", seat=0, yes=True)["code"] == "nobody-to-mute"
        for line in (a, b):
            line.reads("three", "four")
            line.wait(lambda it: it.table["seats"][1]["muted"])
        assert write(b, "five")["code"] == "chat-muted"
        assert a.send("mute", seat=1, yes=False)["ok"]
        assert write(b, "six")["ok"]
        assert a.send("chat", yes=False)["ok"]
        for line in (a, b):
            line.reads()
            line.wait(lambda it: it.table["chat"] == "off")
        assert write(a, "seven")["code"] == "chat-off"
        assert a.send("chat", yes=True)["ok"]
        assert write(b, "eight")["ok"]
        a.reads("eight")


def test_strangers_and_programs_do_not_write(patient: Running) -> None:
    ann, bob = patient.guest("Ann"), patient.guest("Bob")
    public = begun(ann, bob, public=True)
    assert ann.table(public)["chat"] == "never"
    refused = ann.command(public, {"type": "say", "id": "x", "text": "hello"})
    assert refused["sentence"] == said("server", "chat-never")
    assert ann.command(public, {"type": "chat", "id": "y", "yes": True})["code"] == "chat-off"
    ann.call("POST", "/api/quick", {"game": "ten_squares", "seats": 2, "wait": 0})
    quick = ann.call("GET", "/api/quick")["mine"]["table"]
    assert ann.table(quick)["chat"] == "never"
    robo = Client(patient.url)
    robo.become_program("Robo")
    private = begun(ann, robo)
    assert robo.command(private, {"type": "say", "id": "x", "text": "hello"})["code"] == "chat-program"
    silent = ann.make("tenzania", ["me", "open"], chat=False)["table"]
    assert ann.table(silent)["chat"] == "off"


def test_the_server_admin_can_turn_chat_off(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, chat=False), at_once=True) as server:
        ann, _, table = pair(server)
        assert ann.table(table)["chat"] == "never"
        answer = ann.command(table, {"type": "say", "id": "x", "text": "hello"})
        assert answer["sentence"] == said("server", "chat-server")


def test_writing_says_nothing_about_hidden_moves(patient: Running) -> None:
    """The numbers of frames count what each observer noticed: secret actions of others leave no gap."""
    ann, bob, table = pair(patient, "heart_of_africa")
    with Reader(ann, table) as a, Reader(bob, table) as b:
        a.wait(lambda it: bool(it.views))
        b.wait(lambda it: bool(it.views))
        until(lambda: play_turn(a))
        raw(b)
        before = b.after
        assert write(a, "Done")["ok"]
        b.reads("Done")
        assert b.chat[-1]["seq"] == before + 1
        assert set(b.chat[-1]) == {"type", "seq", "lines", "news"}


@pytest.mark.parametrize("any_server", ["sqlite", "three processes"], indirect=True)
def test_what_erased_people_wrote_goes_everywhere(any_server: Running) -> None:
    ann, bob, table = pair(any_server)
    ann, bob = everywhere(any_server, ann, bob)
    with Reader(bob, table) as b:
        ann.command(table, {"type": "say", "id": "s1", "text": "Sesquipedalian"})
        assert write(b, "What?")["ok"]
        b.reads("Sesquipedalian", "What?")
        [own] = ann.call("GET", "/api/me/data")["chat"]
        assert (own["table"], own["text"]) == (table, "Sesquipedalian")
        assert ann.call("DELETE", "/api/me") == {"ok": True}
        b.reads("What?")
