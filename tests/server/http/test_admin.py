"""Whoever runs a server looks after its tables: by a token at the server, or at its data."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tenfold.cli import entry_point
from tenfold.client import Client, Refused
from tenfold.client.connection import ConnectionLost
from tenfold.core.match_file import match_from_plain
from tenfold.server.errors import BadRequest
from tenfold.server.http import bans
from tenfold.server.http.bans import Bans, network_to_ban
from tenfold.server.http.rate_limits import LimitLog
from tenfold.server.settings import Rate
from tenfold.server.settings_loader import BadSettings, load_settings
from tests.server.cluster import cluster
from tests.server.helpers import NO_LIMITS, Running, pair, play_turn, running, settings_for, until
from tests.server.postgres import PostgresServer
from tests.wording import said

TOKEN = "a token that nobody guesses"  # noqa: S105  (of these tests alone)
ELSEWHERE = "198.51.100.7"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    limits = replace(NO_LIMITS, failed_joins=Rate(5, 3600.0), names=Rate(2, 3600.0))
    settings = settings_for(
        tmp_path_factory.mktemp("hosted"), host_token=TOKEN, limits=limits, grace_seconds=1e6
    )
    with running(settings, at_once=True) as one:
        yield one


def host(server: Running, method: str, path: str, body: Any = None, token: str = TOKEN) -> Any:
    return Client(server.url).call(method, f"/api/host{path}", body, Authorization=f"Bearer {token}")


def line(server: Running, table: str) -> Any:
    return next((one for one in host(server, "GET", "")["tables"] if one["table"] == table), None)


def test_nobody_looks_without_the_token(server: Running, patient: Running) -> None:
    for token in ("", "wrong", TOKEN[:-1], f"{TOKEN}x"):
        with pytest.raises(Refused) as refused:
            host(server, "GET", "", token=token)
        assert (refused.value.status, refused.value.code) == (401, "wrong-token")
    with pytest.raises(Refused) as refused:
        host(patient, "GET", "", token="")
    assert refused.value.status == 404


def test_a_table_is_listed_with_nothing_that_is_hidden(server: Running) -> None:
    ann, bob, table = pair(server)
    with ann.sit(table) as a, bob.sit(table) as b:
        a.wait(lambda it: bool(it.views))
        b.wait(lambda it: bool(it.views))
        told = line(server, table)
    row = server.run(server.runtime.store.tables.row(table))

    assert told == {
        "table": table,
        "game": "tenzania",
        "title": "Tenzania",
        "code": row.code,
        "status": "playing",
        "names": ["Ann", "Bob"],
        "open_seats": 0,
        "updated": told["updated"],
        "here": 2,
        "addresses": ["127.0.0.1"],
    }
    everything = json.dumps(host(server, "GET", ""))
    secrets = [row.key, row.secret.hex(), ann.me()["guest"], bob.cookie]
    assert not [secret for secret in secrets if secret in everything]


def test_a_match_that_is_closed_is_over_and_stays(server: Running) -> None:
    ann, bob, table = pair(server)
    with ann.sit(table) as a, bob.sit(table) as b:
        until(lambda: bool(a.receive(0.01) or b.receive(0.01)) and (play_turn(a) or play_turn(b)))
        host(server, "POST", f"/tables/{table}/close")
        a.wait(lambda it: it.is_over)
    outcome = a.views[0]["outcome"]
    refused = ann.command(table, {"type": "resign", "id": "late", "seat": 0})
    again = host(server, "POST", f"/tables/{line(server, table)['code'].lower()}/close")

    assert outcome["ending"] == "closed"
    assert outcome["winners"] == []
    assert outcome["text"] == said(
        "core", "result", count=0, names="", you="no", ending=said("core", "ending-closed")
    )
    assert refused["code"] == "over"
    assert again == {"ok": True}
    assert line(server, table)["status"] == "over"
    match, _ = match_from_plain(ann.call("GET", f"/api/tables/{table}/file"))
    assert len(match.entries) == 1


def test_a_table_that_is_removed_is_gone_for_all(server: Running) -> None:
    ann, bob, table = pair(server)
    waiting = ann.make("tenzania", ["me", "open"])["table"]
    with bob.sit(table) as b:
        b.wait(lambda it: bool(it.views))
        host(server, "DELETE", f"/tables/{table}")
        with pytest.raises(ConnectionLost):
            b.wait(lambda it: it.is_over)
    host(server, "POST", f"/tables/{waiting}/close")

    assert line(server, table) is line(server, waiting) is None
    assert ann.tables()["mine"] == []
    for asked in (table, "nothing"):
        with pytest.raises(Refused) as refused:
            host(server, "DELETE", f"/tables/{asked}")
        assert refused.value.status == 404


def test_an_address_is_shut_out_and_let_in_again(server: Running) -> None:
    def asked(path: str = "/api/games") -> int:
        status, _, _ = Client(server.url).request("GET", path, X_Forwarded_For=ELSEWHERE)
        return status

    before = asked()
    stored = host(server, "POST", "/bans", {"address": f"{ELSEWHERE}/24"})
    during = asked(), asked("/"), asked("/healthz")
    known = [ban["address"] for ban in host(server, "GET", "")["bans"]]
    host(server, "DELETE", "/bans", {"address": "198.51.100.0/24"})
    after = asked()
    with pytest.raises(Refused) as refused:
        host(server, "DELETE", "/bans", {"address": "198.51.100.0/24"})

    assert (before, during, after) == (200, (403, 403, 403), 200)
    assert stored["address"] == "198.51.100.0/24"
    assert known == ["198.51.100.0/24"]
    assert refused.value.code == "not-banned"


def test_who_is_connected_when_shut_out_is_cut_off(server: Running) -> None:
    ann, bob, table = pair(server)
    room = server.run(server.runtime.tables.room(table))
    with ann.sit(table) as a, bob.sit(table) as b:
        a.wait(lambda it: bool(it.views))
        b.wait(lambda it: bool(it.views))
        [outbox] = room.outboxes[bob.me()["guest"]]
        outbox.address = ELSEWHERE
        host(server, "POST", "/bans", {"address": ELSEWHERE})
        until(lambda: outbox.is_closed)
        others = [one.is_closed for one in room.outboxes[ann.me()["guest"]]]
        host(server, "DELETE", "/bans", {"address": ELSEWHERE})

    assert outbox.is_closed
    assert others == [False]


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        (" 203.0.113.7 ", "203.0.113.7"),
        ("203.0.113.7/24", "203.0.113.0/24"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8::/32", "2001:db8::/32"),
    ],
)
def test_what_is_shut_out_is_one_address_or_one_network(text: str, kept: str) -> None:
    out = Bans()
    out.put([network_to_ban(text)])

    assert network_to_ban(text) == kept
    assert out.covers(kept)
    assert not out.covers("192.0.2.1")
    assert not out.covers(None)


@pytest.mark.parametrize("text", ["", "example.org", "0.0.0.0/0", "::/0", "127.0.0.1", "::1", "1.2.3.4/33"])
def test_half_of_the_world_or_ones_own_machine_is_not_shut_out(text: str) -> None:
    with pytest.raises(BadRequest):
        network_to_ban(text)


def test_what_one_process_does_holds_for_all(
    tmp_path: Path, postgres_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bans, "LOOK_SECONDS", 0.2)
    with cluster(tmp_path, postgres_server.fresh(), servers=2, host_token=TOKEN) as both:
        first, second = both.servers
        (ann, bob, table), (cat, dan, other) = pair(second), pair(second)
        rooms = [second.run(second.runtime.tables.room(one)) for one in (table, other)]
        with ann.sit(table) as a, bob.sit(table) as b, dan.sit(other) as d:
            for line in (a, b, d):
                line.wait(lambda it: bool(it.views))
            rooms[1].outboxes[dan.me()["guest"]][0].address = ELSEWHERE
            host(first, "POST", "/bans", {"address": ELSEWHERE})
            until(lambda: dan.me()["guest"] not in rooms[1].outboxes)
            is_cut_off = dan.me()["guest"] not in rooms[1].outboxes
            Client(first.url, ann.cookie).call("DELETE", "/api/me")
            b.wait(
                lambda it: it.table is not None and it.table["seats"][0]["name"] == said("core", "somebody")
            )
            with pytest.raises(ConnectionLost):
                a.wait(lambda it: it.is_over)
            host(first, "DELETE", f"/tables/{table}")
            with pytest.raises(ConnectionLost):
                b.wait(lambda it: it.is_over)
        here = [one["table"] for one in cat.tables()["mine"]]

    assert is_cut_off
    assert here == [other]


def test_limits_that_were_hit_are_seen(server: Running) -> None:
    guest = server.guest("One")
    guest.rename("Two")
    with pytest.raises(Refused):
        guest.rename("Three")
    for _ in range(6):
        with pytest.raises(Refused):
            Client(server.url).call("POST", "/api/return", {"key": "AAAAAA"}, X_Forwarded_For=ELSEWHERE)
    log = {(hit["limit"], hit["address"]): hit["count"] for hit in host(server, "GET", "")["limits"]}

    assert log["names", None] >= 1
    assert log["failed_joins", ELSEWHERE] >= 1


def test_hits_are_not_kept_without_end() -> None:
    log = LimitLog(lambda: 7.0)
    for number in range(300):
        log.record("requests", str(number))
    log.record("requests", "299")

    assert len(log.recent()) == 200
    assert log.recent()[0] == ("requests", "299", 2, 7)


def test_a_short_token_is_refused_and_not_repeated(tmp_path: Path) -> None:
    with pytest.raises(BadSettings) as refused:
        load_settings(settings_for(tmp_path), {"TENFOLD_HOST_TOKEN": "hush hush"})
    assert "16 characters" in refused.value.sentence
    assert "hush" not in refused.value.sentence
    assert "nobody guesses" not in repr(settings_for(tmp_path, host_token=TOKEN))


def told(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    assert entry_point.run(["tables", *arguments]) == code
    said = capsys.readouterr()
    return said.out if code == 0 else said.err


def table_line(code: str, game: str, language: str = "en") -> str:
    """The line of a listing for the table where Ann and Bob are playing."""
    words = {"code": code, "status": "playing", "game": game, "names": "Ann, Bob"}
    return said("cli", "tables-line", language=language, **words) + "\n"


def test_the_command_asks_a_server(
    server: Running, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _, table = pair(server)
    code = ann.table(table)["code"]
    there = ("--server", server.url)
    without = told(capsys, "list", *there, code=2)
    monkeypatch.setenv("TENFOLD_HOST_TOKEN", TOKEN)
    listed = told(capsys, "list", "--status", "playing", *there)
    closed = told(capsys, "close", code, *there)
    banned = told(capsys, "ban", ELSEWHERE, *there)
    shut_out = told(capsys, "bans", *there)
    told(capsys, "unban", ELSEWHERE, *there)
    told(capsys, "limits", *there)
    removed = told(capsys, "remove", code, *there)
    unknown = told(capsys, "remove", code, *there, code=2)
    nobody = told(capsys, "list", "--server", "http://127.0.0.1:9", code=2)

    assert "TENFOLD_HOST_TOKEN" in without
    assert table_line(code, "Tenzania") in listed
    assert closed == said("cli", "tables-closed", code=code) + "\n"
    assert banned == said("cli", "tables-banned", address=ELSEWHERE) + "\n"
    assert shut_out == f"{ELSEWHERE}\n"
    assert removed == said("cli", "tables-removed", code=code) + "\n"
    assert unknown == said("cli", "tables-unknown", table=code) + "\n"
    assert nobody == said("cli", "no-server", url="http://127.0.0.1:9") + "\n"
    assert ann.tables()["mine"] == []


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    return "" if request.param == "sqlite" else str(request.getfixturevalue("postgres_server").fresh())


def test_the_command_works_on_the_data(
    tmp_path: Path,
    database: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    settings = settings_for(tmp_path, database=database, grace_seconds=1e6)
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    there = ("--data", str(tmp_path), *(("--database", database) if database else ()))
    with running(settings, at_once=True) as server:
        ann, _, table = pair(server)
        code = ann.table(table)["code"]
        waiting = ann.make("tenzania", ["me", "open"])
    listed = told(capsys, "list", *there)
    closed = told(capsys, "close", code, *there)
    again = told(capsys, "close", code, *there)
    removed = told(capsys, "remove", waiting["code"], *there)
    told(capsys, "ban", ELSEWHERE, *there)
    limits = told(capsys, "limits", *there, code=2)
    with running(settings, at_once=True) as server:
        ann.url = server.url
        with ann.sit(table) as a:
            a.wait(lambda it: it.is_over)
        refused, _, _ = ann.request("GET", "/api/me", X_Forwarded_For=ELSEWHERE)
        tables = [one["table"] for one in ann.tables()["mine"]]

    assert table_line(code, "tenzania", "fr") in listed
    assert said("cli", "tables-closed", language="fr", code=code) in closed
    assert said("cli", "tables-over", language="fr", code=code) in again
    assert said("cli", "tables-removed", language="fr", code=waiting["code"]) in removed
    assert "--server" in limits
    assert tables == [table]
    assert refused == 403
