"""What is kept about a guest: they may have it all, and take it all away; matches stay whole."""

import gzip
import json
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tenfold.client import Client, Refused
from tenfold.client.connection import ConnectionLost
from tenfold.core.languages import use_language
from tenfold.core.match_file import match_from_plain
from tenfold.server.evening import evening
from tenfold.server.table.anonymize import ANONYMOUS, display_names, names_used_by, replace_names
from tenfold.server.table.events import PlayerRenamed, SeatPlan, SeatTaken, TableCreated
from tests.server import postgres
from tests.server.helpers import Running, catch_up, pair, play_out, play_turn, running, settings_for, until
from tests.wording import like, said

NAME, OLD_NAME, CHILD = "Zanzibarbara", "Quetzalcoatlina", "Yggdrasilius"
WRITTEN = "Sesquipedalian"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """Where a server of this test keeps its data; nothing: in a file."""
    return "" if request.param == "sqlite" else str(request.getfixturevalue("postgres_server").fresh())


def kept_by(server: Running) -> bytes:
    """Every byte that is kept, with what is compressed beside it."""
    settings, store = server.settings, server.runtime.store
    if settings.database:
        programs = postgres.programs()
        assert programs is not None
        dump = [str(programs / "pg_dump"), settings.database]
        found = subprocess.run(dump, capture_output=True, check=True, timeout=60).stdout
    else:
        folder = settings.file.parent
        found = b"".join(path.read_bytes() for path in sorted(folder.glob("tenfold.db*")))
    for line in server.run(store.tables.list_all("", 100)):
        for name in server.run(store.blobs.names(line.id)):
            found += gzip.decompress(server.run(store.blobs.get(line.id, name)))
    return found


def holds(kept: bytes, word: str) -> bool:
    """Whether a word stands there, as text or as a dump writes bytes."""
    return word.encode() in kept or word.encode().hex().encode() in kept


def had(server: Running) -> SimpleNamespace:
    """A guest with two names at four tables: one over, one running, one waiting, one at a single screen."""
    ann, bob, over = pair(server, "ten_squares")
    eve = server.guest("Evelinda")
    ann.rename(OLD_NAME)
    with ann.sit(over) as a, bob.sit(over) as b:
        play_out(a, b)
    ann.rename(NAME)
    playing = began(ann, bob, eve)
    waiting = ann.make("ten_squares", ["me", "open"])
    bob.join(waiting["code"])
    seats = [{"kind": "me"}, {"kind": "me", "name": CHILD}]
    alone = ann.call("POST", "/api/tables", {"game": "ten_squares", "seats": seats, "start": True})["table"]
    code = ann.call("POST", "/api/me/hand-over")["code"]
    for table in (over, playing, waiting["table"]):
        assert ann.command(table, {"type": "say", "id": "w", "text": f"{WRITTEN} {NAME}"})["ok"]
    assert bob.command(playing, {"type": "say", "id": "w", "text": "Right"})["ok"]
    ann.call("POST", "/api/me/look", {"avatar": "astronaut", "colour": 6})
    ann.call("POST", "/api/games/ten_squares/ladder", {"yes": True})
    made = bob.call("POST", "/api/evenings", {"game": "tenzania", "size": 3})
    found = ann.call("POST", "/api/join", {"key": made["code"]})
    ann.call("POST", f"/api/evenings/{found['evening']}/commands?key={found['key']}", {"type": "enter"})
    led = ann.call("POST", "/api/evenings", {"game": "tenzania", "size": 3})["evening"]
    until(lambda: bool(server.run(server.runtime.store.blobs.get(over, "file"))))
    tables = {
        "evening": made["evening"],
        "led": led,
        "over": over,
        "playing": playing,
        "waiting": waiting["table"],
        "alone": alone,
    }
    words = (NAME, OLD_NAME, CHILD, WRITTEN, ann.me()["guest"], code)
    return SimpleNamespace(ann=ann, bob=bob, eve=eve, words=words, cookie=ann.cookie, **tables)


def test_nothing_is_left_of_who_wants_to_be_forgotten(tmp_path: Path, database: str) -> None:
    settings = settings_for(tmp_path, database=database, grace_seconds=1e6)
    with running(settings) as server:
        it = had(server)
        before = it.bob.call("GET", f"/api/tables/{it.over}/file")
        missing = [word for word in it.words if not holds(kept_by(server), word)]
        with it.ann.sit(it.playing) as own, it.bob.sit(it.playing) as other:
            own.wait(lambda line: bool(line.views))
            assert it.ann.call("DELETE", "/api/me") == {"ok": True}
            other.wait(lambda line: line.table and line.table["seats"][0]["name"] == said("core", "somebody"))
            taken_over = other.table["seats"][0]["kind"]
            with pytest.raises(ConnectionLost):
                own.wait(lambda line: line.is_over)
        until(lambda: bool(server.run(server.runtime.store.blobs.get(it.over, "file"))))
        after = it.bob.call("GET", f"/api/tables/{it.over}/file")
        left = [word for word in it.words if holds(kept_by(server), word)]
        check_rest(server, it)
        server.run(server.runtime.store.guests.begin_erasure(it.eve.me()["guest"]))
    with running(settings, at_once=True) as second:
        until(lambda: not holds(kept_by(second), "Evelinda"))
        interrupted = holds(kept_by(second), "Evelinda")
        still = Client(second.url, it.bob.cookie).call("GET", f"/api/tables/{it.over}/file")

    assert not missing
    assert not left
    assert not interrupted
    assert taken_over == "bot"
    assert before["players"] == [OLD_NAME, "Bob"]
    assert after["players"] == [said("core", "somebody"), "Bob"]
    assert after == still == {**before, "players": after["players"]}
    match, _ = match_from_plain(after)
    assert match.outcome is not None


def check_rest(server: Running, it: SimpleNamespace) -> None:
    """Who was forgotten is nobody, and the others go on."""
    again = Client(server.url, it.cookie)
    assert (again.me()["name"], again.tables()["mine"]) == ("", [])
    with pytest.raises(Refused, match=like("server", "not-found")):
        again.table(it.over)
    assert server.run(server.runtime.store.tables.row(it.alone)) is None
    row, led = (server.run(server.runtime.store.evenings.row(one)) for one in (it.evening, it.led))
    assert server.run(server.runtime.evenings._names(evening.decode(row.body))) == [said("core", "somebody")]
    assert evening.decode(row.body).here == []
    assert evening.decode(led.body).has_ended
    assert [seat["kind"] for seat in it.bob.table(it.waiting)["seats"]] == ["open", "open"]
    assert it.bob.command(it.waiting, {"type": "sit", "id": "s", "seat": 0})["ok"]
    assert it.bob.table(it.waiting)["host"]
    with use_language("fr"):
        french = next(line for line in it.bob.tables()["mine"] if line["table"] == it.over)["names"]
    assert french == ["Quelqu’un", "Bob"]


def began(ann: Client, bob: Client, eve: Client) -> str:
    """A table with three people whose match runs."""
    made = ann.make("tenzania", ["me", "open", "open"])
    table: str = made["table"]
    for seat, client in enumerate((bob, eve), 1):
        client.join(made["code"])
        client.command(table, {"type": "sit", "id": "1", "seat": seat})
        client.command(table, {"type": "ready", "id": "2", "yes": True})
    assert ann.command(table, {"type": "start", "id": "3"})["ok"]
    return table


def test_a_guest_gets_everything_that_is_kept_about_them(patient: Running) -> None:
    ann, bob, table = pair(patient)
    with ann.sit(table) as a, bob.sit(table) as b:
        for _ in range(4):
            until(lambda: catch_up(a, b) or play_turn(a) or play_turn(b))
    status, headers, body = ann.request("GET", "/api/me/data")
    data = json.loads(body)
    [told] = data["tables"]

    assert status == 200
    assert headers["Content-Disposition"] == 'attachment; filename="tenfold-my-data.json"'
    assert (data["tenfold_my_data"], data["name"], data["guest"]) == (1, "Ann", ann.me()["guest"])
    assert (told["table"], told["game"], told["status"], told["host"]) == (
        table,
        "tenzania",
        "playing",
        True,
    )
    assert told["seats"] == [{"seat": 0, "name": "Ann", "won_before": None}]
    assert [deed["what"] for deed in told["deeds"]][:2] == ["made", "played"]
    assert all(deed["seat"] == 0 for deed in told["deeds"] if deed["what"] == "played")
    assert all(isinstance(deed["at"], int) for deed in told["deeds"])
    assert not [word for word in ("Bob", bob.me()["guest"], "digest") if word in body.decode()]


def test_who_is_nobody_has_nothing_to_ask_for(patient: Running) -> None:
    for method, path in (("GET", "/api/me/data"), ("DELETE", "/api/me")):
        with pytest.raises(Refused) as refused:
            Client(patient.url).call(method, path)
        assert refused.value.code == "no-guest"


def test_a_command_that_waited_does_not_bring_a_guest_back(patient: Running) -> None:
    ann, bob, table = pair(patient, "ten_squares")
    guest = ann.me()["guest"]
    room = patient.run(patient.runtime.tables.room(table))

    async def at_once() -> Any:
        """A command that is on its way when the farewell begins."""
        async with room.lock:
            sent = patient.runtime.tasks.spawn(
                room.handle(guest, decoded({"type": "resign", "id": "x", "seat": 0}))
            )
            farewell = patient.runtime.tasks.spawn(patient.runtime.erasure.erase(guest))
            await patient.runtime.tasks.run_in_thread(until, lambda: guest not in room.members)
        await farewell
        return await sent

    answer = json.loads(patient.run(at_once()))

    assert answer == {**answer, "ok": False, "code": "not-found"}
    assert not holds(kept_by(patient), guest)
    assert bob.table(table)["seats"][0]["kind"] == "bot"


def decoded(command: dict[str, Any]) -> Any:
    from tenfold.server.table.commands import decode

    return decode(json.dumps(command))


def test_several_who_were_forgotten_are_told_apart() -> None:
    second = said("core", "somebody-more", number=2)
    assert display_names(["Ann", "Bob"]) == ("Ann", "Bob")
    assert display_names([ANONYMOUS, "Bob", ANONYMOUS]) == (said("core", "somebody"), "Bob", second)


def test_what_cannot_be_made_anew_loses_the_names_and_nothing_else() -> None:
    kept = {"players": ["Ann", "Annabel"], "text": "Ann takes Annabel’s tile. “Ann”", "score": 3}
    made = TableCreated(
        "tenzania", {}, False, True, "a", [SeatPlan("person", "Ann", "a"), SeatPlan("person", "Bob", "b")]
    )
    names = names_used_by(
        [made, SeatTaken(0, "a", "Anna"), PlayerRenamed("b", {1: "Rob"}), PlayerRenamed("a", {0: "Di"})], "a"
    )
    body = replace_names(gzip.compress(json.dumps(kept).encode()), {"Ann"})

    assert names == {"Ann", "Anna", "Di"}
    assert json.loads(gzip.decompress(body)) == {
        "players": [said("core", "somebody"), "Annabel"],
        "text": "{0} takes Annabel’s tile. “{0}”".format(said("core", "somebody")),
        "score": 3,
    }
