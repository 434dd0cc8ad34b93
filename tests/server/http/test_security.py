"""Cookies, origins, foreign tables, limits, headers."""

import json
import re
import time
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tenfold.client import Client, Refused
from tenfold.server.display_names import clean_name
from tenfold.server.errors import TooMany
from tenfold.server.http.rate_limits import ConcurrencyLimit, KeyedWindows, SlidingWindow
from tenfold.server.identity import Signer, new_code
from tenfold.server.settings import Limits, Rate
from tests.server.helpers import NO_LIMITS, Running, pair, running, settings_for
from tests.server.log_capture import capture_logs
from tests.wording import said


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Running) -> None:
    _, headers, _ = Client(server.url).request("GET", "/api/me")
    cookie = headers["Set-Cookie"].lower()

    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie


def test_behind_tls_the_cookie_is_for_tls_only(server: Running) -> None:
    _, headers, _ = Client(server.url).request("GET", "/api/me", X_Forwarded_Proto="https")

    assert "secure" in headers["Set-Cookie"].lower()


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/healthz", "/join/abc", "/return/abc"])
def test_every_answer_has_the_headers_that_protect_it(server: Running, path: str) -> None:
    _, headers, _ = Client(server.url).request("GET", path)

    policy = headers["Content-Security-Policy"]
    assert policy.startswith("default-src 'self'; script-src 'self' 'wasm-unsafe-eval';")
    assert "'unsafe-eval'" not in policy
    assert "'unsafe-inline'" not in re.sub(r"style-src-attr [^;]*;", "", headers["Content-Security-Policy"])
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert "server" not in {name.lower() for name in headers}
    if path.startswith("/api/"):
        assert headers["Cache-Control"] == "no-store"


def test_a_forged_cookie_is_nobody(server: Running) -> None:
    ann = server.guest("Ann")
    guest, mark = ann.cookie.split(".")
    flipped = ("1" if mark[0] != "1" else "2") + mark[1:]
    for cookie in (guest, f"{guest}.", f"{guest}.{flipped}", f"x.{mark}", "", "a" * 5000, "\xff.\xff"):
        with pytest.raises(Refused) as refused:
            Client(server.url, cookie).make("tenzania", ["me", "open"]) if cookie else Client(
                server.url
            ).call("POST", "/api/tables", {"game": "tenzania", "seats": [{"kind": "me"}]})
        assert refused.value.status == 401


def test_a_cookie_is_no_way_back_and_a_way_back_no_cookie() -> None:
    signer, other = Signer(b"a" * 32), Signer(b"b" * 32)

    assert signer.guest_of_cookie(signer.cookie("ann")) == "ann"
    assert signer.guest_of_cookie(signer.return_key("ann")) is None
    assert signer.guest_of_return_key(signer.cookie("ann")) is None
    assert other.guest_of_cookie(signer.cookie("ann")) is None


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1.evil.example"])
def test_other_sites_may_not_ask_for_anything(server: Running, origin: str) -> None:
    ann = server.guest("Ann")
    table = ann.make("tenzania", ["me", "open"])["table"]
    status, _, content = ann.request("POST", "/api/me", {"name": "Eve"}, Origin=origin)
    url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    headers = {"Cookie": f"tenfold={ann.cookie}", "Origin": origin}
    with pytest.raises(InvalidStatus) as refused, connect(url, additional_headers=headers, proxy=None):
        pass

    assert status == 403
    assert json.loads(content)["code"] == "foreign-origin"
    assert refused.value.response.status_code == 403
    assert ann.me()["name"] == "Ann"


def test_the_own_site_may(server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.make("tenzania", ["me", "open"])["table"]
    status, _, _ = ann.request("POST", "/api/me", {"name": "Eve"}, Origin=server.url)
    url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    headers = {"Cookie": f"tenfold={ann.cookie}", "Origin": server.url}
    with connect(url, additional_headers=headers, proxy=None) as wire:
        first = json.loads(wire.recv(5))

    assert status == 200
    assert first["type"] == "table"


FOREIGN = ["", "/events", "/replay", "/file"]


@pytest.mark.parametrize("path", FOREIGN)
def test_a_foreign_table_is_like_one_that_does_not_exist(server: Running, path: str) -> None:
    _, _, table = pair(server)
    eve = server.guest("Eve")
    foreign = eve.request("GET", f"/api/tables/{table}{path}")
    missing = eve.request("GET", f"/api/tables/{'x' * 22}{path}")

    assert foreign[0] == missing[0] == 404
    assert foreign[2] == missing[2]


def test_a_foreign_table_takes_no_commands_and_no_sockets(server: Running) -> None:
    _, _, table = pair(server)
    eve = server.guest("Eve")
    posted = eve.request("POST", f"/api/tables/{table}/commands", {"type": "leave", "id": "1"})
    url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    headers = {"Cookie": f"tenfold={eve.cookie}"}
    with connect(url, additional_headers=headers, proxy=None) as wire, pytest.raises(ConnectionClosed):
        wire.recv(5)

    assert posted[0] == 404
    assert wire.close_code == 1008


def test_a_spectator_may_not_act(server: Running) -> None:
    ann, _, table = pair(server)
    eve = server.guest("Eve")
    eve.join(ann.table(table)["code"])
    for command in (
        {"type": "act", "seat": 0, "action": "play 1 say 1", "count": 0},
        {"type": "take-back", "seat": 0, "count": 0},
        {"type": "resign", "seat": 0},
        {"type": "hint", "seat": 0},
        {"type": "remove", "seat": 0},
        {"type": "start"},
    ):
        assert eve.command(table, {**command, "id": command["type"]})["code"] in {"not-yours", "not-host"}


LIMITED = Limits(
    messages=Rate(20, 60.0),
    tables=Rate(3, 60.0),
    failed_joins=Rate(4, 60.0),
    sockets_per_guest=2,
    requests=NO_LIMITS.requests,
)


def test_who_asks_too_much_is_asked_to_wait(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, limits=LIMITED)) as server:
        ann = server.guest("Ann")
        made = [ann.make("tenzania", ["me", "open"]) for _ in range(3)]
        with pytest.raises(Refused) as tables:
            ann.make("tenzania", ["me", "open"])
        tries = [ann.request("POST", "/api/join", {"key": new_code()}) for _ in range(5)]
        with ann.sit(made[0]["table"]), ann.sit(made[0]["table"]):
            url = f"{server.url.replace('http', 'ws')}/api/tables/{made[0]['table']}/socket"
            headers = {"Cookie": f"tenfold={ann.cookie}"}
            with (
                connect(url, additional_headers=headers, proxy=None) as third,
                pytest.raises(ConnectionClosed),
            ):
                third.recv(5)
        time.sleep(0.1)
        with connect(url, additional_headers=headers, proxy=None) as wire, pytest.raises(ConnectionClosed):
            wave(wire, 30)
        path = f"/api/tables/{made[0]['table']}/commands"
        posts = [ann.request("POST", path, {"type": "leave", "id": str(n)})[0] for n in range(21)]

    assert tables.value.status == 429
    assert [status for status, _, _ in tries] == [404, 404, 404, 404, 429]
    assert int(tries[-1][1]["Retry-After"]) >= 1
    assert third.close_code == 1008
    assert wire.close_code == 1008
    assert posts.count(429) == 1


def test_the_own_device_has_no_limits_by_address_but_a_proxy_has(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, limits=LIMITED, counts_own_device=False, host_names=("tables.example",))
    with running(settings) as server:
        ann = server.guest("Ann")
        own = [ann.request("POST", "/api/join", {"key": new_code()})[0] for _ in range(6)]
        proxied = [
            ann.request("POST", "/api/join", {"key": new_code()}, Host="tables.example")[0] for _ in range(6)
        ]

    assert own == [404] * 6
    assert proxied == [404] * 4 + [429] * 2


def wave(wire: ClientConnection, times: int) -> None:
    """Wave, and read until the server has had enough."""
    for number in range(times):
        wire.send(json.dumps({"type": "react", "id": str(number), "reaction": "hello"}))
    while True:
        wire.recv(5)


def test_requests_have_a_limit_too(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, requests=Rate(10, 60.0))
    with running(settings_for(tmp_path, limits=limits)) as server:
        codes = [Client(server.url).request("GET", "/api/me")[0] for _ in range(12)]

    assert codes == [200] * 10 + [429] * 2


def test_a_window_forgets_what_is_long_ago() -> None:
    now = [0.0]
    window = SlidingWindow(Rate(2, 10.0), lambda: now[0])
    window.acquire()
    window.acquire()
    with pytest.raises(TooMany):
        window.acquire()
    now[0] = 10.0
    window.acquire()


def test_windows_do_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenfold.server.http.rate_limits.MAX_KEYS", 10)
    windows = KeyedWindows(Rate(1, 60.0))
    for key in range(100):
        windows.acquire(key)

    assert len(windows._windows) == 10


def test_a_gauge_goes_down_again() -> None:
    limit = ConcurrencyLimit(1)
    limit.acquire("a")
    with pytest.raises(TooMany):
        limit.acquire("a")
    limit.release("a")
    limit.acquire("a")


def test_another_device_is_asked_before_it_becomes_somebody_else(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    way = ann.me()["return_path"]
    was = bob.cookie
    asked = bob.request("GET", way)
    unchanged = bob.cookie
    done = bob.request("POST", way, b"", Origin=server.url)

    assert asked[0] == 200
    assert b"<form" in asked[2]
    assert unchanged == was
    assert done[0] == 303
    assert bob.me()["guest"] == ann.me()["guest"]


def test_a_way_back_that_is_none_says_so(server: Running) -> None:
    status, _, content = Client(server.url).request("POST", "/return/ABCDEF", b"")
    seen = Client(server.url).request("GET", "/return/ABCDEF.123")

    assert status == seen[0] == 404
    assert said("server", "page-no-way-back").encode() in content


def test_names_are_text(server: Running) -> None:
    assert clean_name("<b>Ann</b>\u200b\x07") == "<b>Ann</b>"
    bob = server.guest("<script>x")
    _, _, content = bob.request("GET", server.guest("<i>Ann").me()["return_path"])

    assert b"<script>" not in content
    assert b"&lt;script&gt;x" in content


def test_no_secret_is_logged_when_people_come_and_go(tmp_path: Path) -> None:
    with capture_logs() as logs, running(settings_for(tmp_path)) as server:
        ann, bob, table = pair(server)
        way = ann.me()["return_path"]
        Client(server.url).request("GET", way)
        with ann.sit(table) as a, bob.sit(table) as b:
            a.wait(lambda it: bool(it.views))
            b.wait(lambda it: bool(it.views))
        key = ann.table(table)["path"].removeprefix("/join/")
        secret = server.runtime.tables.rooms[table].table.identity.secret.hex()
        text = "\n".join(logs.lines)

    for hidden in (ann.cookie, bob.cookie, way.removeprefix("/return/"), key, secret):
        assert hidden not in text


def test_who_came_by_https_comes_by_https_again(server: Running) -> None:
    """A proxy on this machine says that it was asked by HTTPS."""
    plain = Client(server.url).request("GET", "/api/games")[1]
    encrypted = Client(server.url).request("GET", "/api/games", X_Forwarded_Proto="https")[1]

    assert "Strict-Transport-Security" not in plain
    assert encrypted["Strict-Transport-Security"] == "max-age=31536000"
