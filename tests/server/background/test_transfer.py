"""Everything goes from one server to another, whichever store each has, and goes on there."""

import gzip
import hashlib
import json
from base64 import b64encode
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from tenfold.cli import entry_point
from tenfold.client import Client, Refused
from tenfold.server.background.export_file import FORMAT, read_export
from tenfold.server.identity import Signer
from tenfold.server.settings import Settings
from tenfold.server.stores.notifications import Subscription
from tenfold.server.stores.transfer import KeyExport, TableExport
from tests.server.helpers import (
    Running,
    begun,
    catch_up,
    pair,
    play_out,
    play_turn,
    running,
    settings_for,
    until,
)
from tests.wording import like, part, said

if TYPE_CHECKING:
    from tests.server.postgres import PostgresServer

WAYS = [("sqlite", "postgres"), ("postgres", "sqlite")]


@pytest.fixture
def kept(tmp_path: Path, request: pytest.FixtureRequest) -> Callable[[str, str], Settings]:
    """Settings of a server of a name whose data are kept in a kind of store."""

    def settings(name: str, kind: str) -> Settings:
        (tmp_path / name).mkdir()
        postgres_server: PostgresServer | None = (
            request.getfixturevalue("postgres_server") if kind == "postgres" else None
        )
        database = "" if postgres_server is None else postgres_server.fresh()
        return settings_for(tmp_path / name, database=database, grace_seconds=1e6)

    return settings


def moved(command: str, file: Path, settings: Settings, *more: str, code: int = 0) -> None:
    database = ("--database", settings.database) if settings.database else ()
    assert entry_point.run([command, str(file), "--data", str(settings.data), *database, *more]) == code


def some_moves(*lines: Any) -> None:
    for line in lines:
        line.wait(lambda it: bool(it.views))
    until(lambda: catch_up(*lines) or any(play_turn(line) for line in lines))


def lived_in(server: Running) -> dict[str, Any]:
    """A match that is over, one that runs, and a table that waits."""
    ann, bob, over = pair(server, "ten_squares")
    with ann.sit(over) as a, bob.sit(over) as b:
        play_out(a, b)
    made = ann.make("tenzania", ["me", "open"], public=True)
    bob.join(made["code"])
    for client, command in (
        (bob, {"type": "sit", "id": "1", "seat": 1}),
        (bob, {"type": "ready", "id": "2", "yes": True}),
        (ann, {"type": "start", "id": "3"}),
    ):
        assert client.command(made["table"], command)["ok"]
    with ann.sit(made["table"]) as a, bob.sit(made["table"]) as b:
        some_moves(a, b)
    waiting = bob.make("tenzania", ["me", "open"])
    evening = ann.call("POST", "/api/evenings", {"game": "tenzania", "size": 3})
    until(lambda: bool(server.run(server.runtime.store.blobs.get(over, "file"))))
    for client, text in ((ann, "Well played"), (bob, "You too"), (ann, "Oops")):
        assert client.command(over, {"type": "say", "id": text, "text": text})["ok"]
    assert ann.command(over, {"type": "unsay", "id": "u", "line": 3})["ok"]
    ann.call("POST", "/api/me/look", {"avatar": "captain", "colour": 3})
    bob.call("POST", "/api/games/tenzania/ladder", {"yes": True})
    bob.call("POST", "/api/me/companions", {"notify": True})
    cid = server.guest("Cid")
    cid.call("POST", "/api/me/companions", {"yes": False})
    server.run(server.runtime.store.companions.remove(cid.me()["guest"], ann.me()["guest"]))
    guest = bob.me()["guest"]
    way = Subscription("way-of-bob", guest, "mail", "bob@example.org", "", "fr", 1234, None)
    server.run(server.runtime.store.notifications.subscribe(way, 1))
    server.run(server.runtime.store.notifications.set_preference(made["table"], guest, wanted=False))
    file = ann.call("GET", f"/api/tables/{over}/file")
    return {
        "ann": ann,
        "bob": bob,
        "cid": cid,
        "over": over,
        "file": file,
        "playing": made["table"],
        "way": way,
        "waiting": waiting["code"],
        "evening": evening["code"],
    }


@pytest.mark.parametrize(("source", "target"), WAYS)
def test_everything_is_the_same_elsewhere_and_goes_on(
    tmp_path: Path,
    kept: Callable[[str, str], Settings],
    source: str,
    target: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    first, second = kept("first", source), kept("second", target)
    file, again = tmp_path / "all.tenfold-export", tmp_path / "again.tenfold-export"
    with running(first, at_once=True) as server:
        it = lived_in(server)
        moved("export", file, first)
    moved("import", file, second)
    came = capsys.readouterr().out
    moved("export", again, second)
    moved("import", file, second)
    repeated = capsys.readouterr().out
    with running(second, at_once=True) as server:
        ann, bob = Client(server.url, it["ann"].cookie), Client(server.url, it["bob"].cookie)
        names = ann.me()["name"], bob.me()["name"]
        look = ann.me()["avatar"], ann.me()["colour"]
        data = bob.call("GET", "/api/me/data")
        files = ann.call("GET", f"/api/tables/{it['over']}/file")
        with ann.sit(it["playing"]) as a, bob.sit(it["playing"]) as b:
            some_moves(a, b)
            play_out(a, b)
        joined = Client(server.url).join(it["waiting"])
        evenings = [one["code"] for one in ann.call("GET", "/api/evenings")["mine"]]
        store = server.runtime.store
        ways = server.run(store.notifications.subscriptions(it["way"].guest))
        cid = Client(server.url, it["cid"].cookie).call("GET", "/api/me/data")
        told = server.run(store.notifications.preference(it["playing"], it["way"].guest))
    moved("import", file, second)
    after = capsys.readouterr().out

    assert file.stat().st_mode & 0o777 == 0o600
    assert said("cli", "import-done", added=3, gone_on=0, known=0, guests=3) in came
    assert list(read_export(again)) == list(read_export(file))
    assert said("cli", "import-done", added=0, gone_on=0, known=3, guests=0) in repeated
    assert names == ("Ann", "Bob")
    assert look == ("captain", 3)
    assert [line["text"] for line in data["chat"]] == ["You too"]
    assert data["on_ladder_since"] is not None
    assert data["notified_of_invitations"]
    assert not cid["listed_as_companion"]
    assert cid["removed_companions"] == ["Ann"]
    assert files == it["file"]
    assert joined
    assert evenings == [it["evening"]]
    assert (ways, told) == ([it["way"]], False)
    assert said("cli", "import-done", added=0, gone_on=0, known=3, guests=0) in after


@pytest.mark.parametrize(("source", "target"), WAYS)
def test_who_came_by_an_import_can_be_deleted_altogether(
    tmp_path: Path, kept: Callable[[str, str], Settings], source: str, target: str
) -> None:
    """Companions, ratings and history too; nothing says who they were."""
    first, second = kept("first", source), kept("second", target)
    file, left = tmp_path / "all.tenfold-export", tmp_path / "left.tenfold-export"
    with running(first, at_once=True) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        for client in (ann, bob):
            client.call("POST", "/api/games/ten_squares/ladder", {"yes": True})
        table = begun(ann, bob, "ten_squares", hints=False)
        with ann.sit(table) as a, bob.sit(table) as b:
            play_out(a, b)
        until(lambda: bool(ann.call("GET", "/api/me/history")["games"]), 60)
        until(lambda: bool(server.run(server.runtime.store.blobs.get(table, "file"))))
        store, guests = server.runtime.store, [client.me()["guest"] for client in (ann, bob)]
        server.run(store.companions.set_listed(guests[0], yes=False))
        server.run(store.companions.remove(guests[0], server.guest("Cid").me()["guest"]))
        server.run(store.companions.remove(guests[1], guests[0]))
    moved("export", file, first)
    moved("import", file, second)
    with running(second, at_once=True) as server:
        ann, bob = Client(server.url, ann.cookie), Client(server.url, bob.cookie)
        before = ann.call("GET", "/api/me/data")
        between = server.run(server.runtime.store.ladder.results("ten_squares"))
        ann.call("DELETE", "/api/me")
        until(lambda: bool(server.run(server.runtime.store.blobs.get(table, "file"))))
        [game] = bob.call("GET", "/api/me/history")["games"]
        listed = bob.call("GET", "/api/me/companions")
        ladder = bob.call("GET", "/api/games/ten_squares/ladder")["people"]
        rated = server.run(server.runtime.store.ladder.results("ten_squares"))
    moved("export", left, second)
    text = gzip.decompress(left.read_bytes())

    assert (len(before["history"]), before["imported"], len(before["removed_companions"])) == (1, True, 1)
    assert before["on_ladder_since"] is not None
    assert sorted(one.person for one in between) == sorted(guests)
    assert [seat["name"] for seat in game["seats"]] == [said("core", "somebody"), "Bob"]
    assert listed["people"] == listed["removed"] == ladder == rated == []
    assert guests[0].encode() not in text
    assert b'"Ann"' not in text
    assert guests[1].encode() in text


def test_a_copy_that_knows_more_goes_on_and_one_that_differs_is_refused(
    tmp_path: Path, kept: Callable[[str, str], Settings], capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = kept("first", "sqlite"), kept("second", "postgres")
    early, late = tmp_path / "early", tmp_path / "late"
    with running(first, at_once=True) as server:
        ann, bob, table = pair(server)
        moved("export", early, first)
        with ann.sit(table) as a, bob.sit(table) as b:
            some_moves(a, b)
        moved("export", late, first, "--table", ann.table(table)["code"])
    moved("import", early, second)
    moved("import", late, second)
    shown = capsys.readouterr().out
    with running(first, at_once=True) as server:
        Client(server.url, ann.cookie).command(table, {"type": "resign", "id": "r", "seat": 0})
    with running(second, at_once=True) as server:
        Client(server.url, bob.cookie).command(table, {"type": "resign", "id": "r", "seat": 1})
        before = server.run(server.runtime.store.transfer.table(table))
    moved("export", late, first)
    moved("import", late, second, code=2)
    refused = capsys.readouterr().err
    moved("export", tmp_path / "kept", second)
    [after] = [status for status in read_export(tmp_path / "kept") if isinstance(status, TableExport)]

    assert part("cli", "import-done", added=0, gone_on=1) in shown
    assert any(isinstance(status, KeyExport) for status in read_export(early))
    assert part("server", "moving-differs") in refused
    assert after.events == before.events


def test_guests_of_another_server_stay_themselves_beside_those_who_were_here(
    tmp_path: Path, kept: Callable[[str, str], Settings], capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = replace(kept("first", "sqlite"), bot_seconds=1e6), kept("second", "sqlite")
    with running(first, at_once=True) as server:
        ann = server.guest("Ann")
        table = ann.make("tenzania", ["me", "greedy"], start=True)
        with ann.sit(table["table"]) as line:
            line.wait(lambda it: bool(it.views))
            play_turn(line)
        before = server.run(server.runtime.store.tables.event_times(table["table"]))
        way_back = ann.me()["return_path"]
        foreign = server.run(server.runtime.store.admin.keys())["guests"]
    moved("export", tmp_path / "file", first)
    with running(second, at_once=True) as server:
        eve = server.guest("Eve")
        row = server.run(server.runtime.store.tables.find_line(eve.make("tenzania", ["me", "open"])["table"]))
    lines = [json.loads(line) for line in gzip.decompress((tmp_path / "file").read_bytes()).splitlines()]
    next(line for line in lines if line["type"] == "table")["code"] = row.code
    write(tmp_path / "clash", lines)
    moved("import", tmp_path / "clash", second)
    said = capsys.readouterr().out
    with running(second, at_once=True) as server:
        names = [Client(server.url, one.cookie).me()["name"] for one in (ann, eve)]
        back = Client(server.url).come_back(way_back)["name"]
        forged = Client(server.url, Signer(foreign).cookie(Client(server.url, eve.cookie).me()["guest"]))
        with pytest.raises(Refused) as refused:
            forged.rename("Mallory")
        own = Client(server.url, ann.cookie).table(table["table"])["code"]
        until(lambda: len(server.run(server.runtime.store.tables.event_times(table["table"]))) > len(before))
        after = server.run(server.runtime.store.tables.event_times(table["table"]))

    assert names == ["Ann", "Eve"]
    assert back == "Ann"
    assert refused.value.code == "no-guest"
    assert own != row.code
    assert len(after) > len(before)  # the bot that was to move has moved
    assert like("cli", "import-code", code=row.code, other=own).search(said)


def write(path: Path, lines: list[Any]) -> None:
    """A file whose last line fits the others."""
    texts = [json.dumps(line, separators=(",", ":")).encode() + b"\n" for line in lines[:-1]]
    end = {"type": "end", "lines": len(texts), "sha256": hashlib.sha256(b"".join(texts)).hexdigest()}
    path.write_bytes(gzip.compress(b"".join(texts) + json.dumps(end).encode() + b"\n"))


def changed_log(lines: list[Any]) -> None:
    table = next(line for line in lines if line["type"] == "table")
    entered = next(event["body"] for event in table["events"] if event["body"]["type"] == "entered")
    entered["digest"] = "0" * 64


def unknown_game(lines: list[Any]) -> None:
    next(line for line in lines if line["type"] == "table")["game"] = "ludo"


def newer(lines: list[Any]) -> None:
    lines[0]["version"] = FORMAT + 1


def odd_field(lines: list[Any]) -> None:
    lines[2]["more"] = 1


def no_beginning(lines: list[Any]) -> None:
    next(line for line in lines if line["type"] == "table")["events"].pop(0)


def same_command_twice(lines: list[Any]) -> None:
    events = next(line for line in lines if line["type"] == "table")["events"]
    events[2]["command"] = events[1]["command"] = "same"


def replay_that_is_none(lines: list[Any]) -> None:
    table = next(line for line in lines if line["type"] == "table")
    table["kept"] = {"replay": b64encode(gzip.compress(b"<script>")).decode()}


def replay_of_another_name(lines: list[Any]) -> None:
    table = next(line for line in lines if line["type"] == "table")
    table["kept"] = {"../replay": b64encode(gzip.compress(b"{}")).decode()}


def mailbox_with_a_header(lines: list[Any]) -> None:
    way = Subscription("way", "guest", "mail", "bob@example.org\r\nBcc: eve@example.org", "", "en", 0)
    lines.insert(-1, json.loads(msgspec.json.encode(way)))


BROKEN = {
    replay_that_is_none: part("server", "moving-replay"),
    replay_of_another_name: part("server", "moving-replay"),
    mailbox_with_a_header: part("server", "moving-address"),
    changed_log: part("server", "moving-log"),
    unknown_game: part("server", "moving-game"),
    newer: part("server", "moving-newer"),
    odd_field: part("server", "moving-broken", line=3),
    no_beginning: part("server", "moving-log"),
    same_command_twice: part("server", "moving-broken"),
}


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("exported")
    settings = settings_for(folder, database="", grace_seconds=1e6)
    with running(settings, at_once=True) as server:
        ann, bob, table = pair(server)
        with ann.sit(table) as a, bob.sit(table) as b:
            some_moves(a, b)
    moved("export", folder / "file", settings)
    return folder / "file"


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_broken_file_is_refused_with_a_sentence_and_changes_nothing(
    tmp_path: Path,
    kept: Callable[[str, str], Settings],
    exported: Path,
    capsys: pytest.CaptureFixture[str],
    kind: str,
) -> None:
    settings = kept("target", kind)
    whole = exported.read_bytes()
    plain = gzip.decompress(whole)
    # A file is checked before any store is asked; what only the store can notice, each has to.
    changes = BROKEN if kind == "sqlite" else {same_command_twice: BROKEN[same_command_twice]}
    broken: dict[bytes, str] = {
        b"": part("server", "moving-not-ours"),
        b"hello": part("server", "moving-not-ours"),
        gzip.compress(b"{}\n"): part("server", "moving-not-ours"),
        whole[: len(whole) // 2]: part("server", "moving-cut-off"),
        gzip.compress(plain[: plain.rindex(b'{"type":"end"')]): part("server", "moving-cut-off"),
        gzip.compress(plain.replace(b'"Ann"', b'"Amy"')): part("server", "moving-broken"),
    }
    if kind != "sqlite":
        broken.clear()
    for change, sentence in changes.items():
        lines = [json.loads(line) for line in plain.splitlines()]
        change(lines)
        write(tmp_path / "changed", lines)
        broken[(tmp_path / "changed").read_bytes()] = sentence
    for content, sentence in broken.items():
        (tmp_path / "broken").write_bytes(content)
        moved("import", tmp_path / "broken", settings, code=2)
        shown = capsys.readouterr().err
        assert sentence in shown
        assert len(shown.splitlines()) == 1
    moved("import", tmp_path / "nothing", settings, code=2)
    assert part("server", "moving-unreadable") in capsys.readouterr().err
    moved("export", tmp_path / "no" / "folder", settings, code=2)
    assert part("server", "moving-unwritable") in capsys.readouterr().err
    moved("export", tmp_path / "after", settings)
    moved("export", tmp_path / "none", settings, "--table", "ABCDEF", code=2)

    assert said("server", "moving-table", code="ABCDEF") in capsys.readouterr().err
    assert list(read_export(tmp_path / "after")) == []


def as_written_first(lines: list[Any]) -> list[Any]:
    """What a program wrote before there were evenings, notices and histories: the first version."""
    old = [line for line in lines if line["type"] not in {"evening", "way", "history"}]
    old[0]["version"] = 1
    for line in old:
        for member in line.get("members", []):
            member.pop("told", None)
    return old


def test_an_old_file_is_taken_in(tmp_path: Path, exported: Path) -> None:
    settings = settings_for(tmp_path, database="")
    lines = [json.loads(line) for line in gzip.decompress(exported.read_bytes()).splitlines()]
    write(tmp_path / "old", as_written_first(lines))
    moved("import", tmp_path / "old", settings)
    moved("export", tmp_path / "again", settings)
    again = [json.loads(line) for line in gzip.decompress((tmp_path / "again").read_bytes()).splitlines()]

    assert again[0]["version"] == FORMAT == 4
    tables = [[line["events"] for line in file if line["type"] == "table"] for file in (lines, again)]
    assert tables[0] == tables[1] != []


def test_only_who_has_a_key_of_this_server_is_a_guest() -> None:
    own, other = b"own" * 10, b"other" * 10
    signer = Signer(own, [other], {"ann"})

    assert signer.guest_of_cookie(Signer(other).cookie("ann")) == "ann"
    assert signer.guest_of_cookie(Signer(other).cookie("eve")) is None
    assert signer.guest_of_return_key(Signer(other).return_key("eve")) is None
    assert signer.guest_of_cookie(Signer(own).cookie("eve")) == "eve"
    assert signer.cookie("ann") == Signer(own).cookie("ann")
    assert signer.guest_of_cookie(Signer(b"third").cookie("ann")) is None
