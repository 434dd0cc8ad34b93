"""Where a server is reached, and what an address may be: names, paths, origins, links that are looked at."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tenfold.client import Client
from tenfold.server.http.client_address import network_of
from tenfold.server.settings import Rate
from tests.server.helpers import NO_LIMITS, Running, running, settings_for
from tests.wording import part

ONE_TRY = replace(NO_LIMITS, failed_joins=Rate(1, 60.0))


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2::5", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::5", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::1"),
        ("::ffff:127.0.0.1", "127.0.0.1"),
        ("unknown", "unknown"),
    ],
)
def test_an_ipv6_customer_counts_as_one(address: str, counts_as: str) -> None:
    assert network_of(address) == counts_as


def test_wrong_codes_of_one_ipv6_network_count_together(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, limits=ONE_TRY)) as server:
        codes = [
            server.guest("Eve").request(
                "POST", "/api/join", {"key": "AAAAAA"}, X_Forwarded_For=f"2001:db8:1:{place}"
            )[0]
            for place in ("2::1", "2::2", "3::1")
        ]

    assert codes == [404, 429, 404]


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "evil.example:8010", "a.localhost.evil"]
)
def test_a_foreign_name_is_refused(server: Running, host: str) -> None:
    for method, path in (("GET", "/"), ("GET", "/api/me"), ("POST", "/api/me"), ("GET", "/api/qr?path=/")):
        status, headers, content = Client(server.url).request(
            method, path, {} if method == "POST" else None, Host=host, Origin=f"http://{host}"
        )
        assert status == 421
        assert part("server", "unknown-host").encode() in content
        assert "Set-Cookie" not in headers


def test_own_names_and_addresses_are_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Parlour.fritz.box")
    settings = settings_for(
        tmp_path, host_names=("Tables.example.org",), origins=("https://games.example:8443",)
    )
    with running(settings) as server:
        for host in (
            *(
                "localhost",
                "localhost:1234",
                "tenfold.localhost",
                "127.0.0.1:99",
                "[::1]:8010",
                "192.168.1.5",
            ),
            *("parlour", "PARLOUR.local:8010", "parlour.lan.", "tables.EXAMPLE.org", "games.example"),
        ):
            assert Client(server.url).request("GET", "/healthz", Host=host)[0] == 200, host


@pytest.mark.parametrize(
    "host", ["", "[", "[::1", "a b", "a/b", "ä.example", "a" * 300, "a:b:c", "x@y", "a:99999999"]
)
def test_what_is_no_name_is_refused(server: Running, host: str) -> None:
    status, _, content = Client(server.url).request("GET", "/api/me", Host=host.encode().decode("latin-1"))

    assert status in {400, 421}
    assert json.loads(content)["sentence"]


@pytest.mark.parametrize(
    "path",
    ["/" + "a" * 256, "/assets/" + "a" * 300 + ".js", "/return/" + "a" * 300, "/api/games/" + "a" * 300],
)
def test_a_path_that_is_too_long_is_said_so(server: Running, path: str) -> None:
    status, _, content = Client(server.url).request("GET", path)

    assert status == 414
    assert b"too long" in content


def test_names_that_no_file_can_have_are_no_mistake_of_ours(server: Running) -> None:
    for path in ("/assets/" + "%C3%A4" * 40, "/assets/%00", "/assets/" + "a/" * 120, "/assets/%ff%fe"):
        assert Client(server.url).request("GET", path)[0] in {400, 404, 414}


@pytest.mark.parametrize(
    "origin", ["http://[", "http://[::1", "//", "http://a:b", "\xff", "http://127.0.0.1", "x" * 999]
)
def test_an_odd_origin_is_a_foreign_one(server: Running, origin: str) -> None:
    ann = server.guest("Ann")
    status, _, content = ann.request("POST", "/api/me", {"name": "Eve"}, Origin=origin)

    assert status == 403
    assert json.loads(content)["code"] == "foreign-origin"


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_looking_at_a_way_back_uses_nothing_up(server: Running, method: str) -> None:
    ann = server.guest("Ann")
    code = ann.call("POST", "/api/me/hand-over")["path"]
    for path in (code, ann.me()["return_path"]):
        for _ in range(3):
            status, headers, _ = Client(server.url).request(method, path)
            assert status == 200
            assert "Set-Cookie" not in headers
    phone = Client(server.url)
    done = phone.request("POST", code, b"", Origin=server.url)
    again = Client(server.url).request("POST", code, b"", Origin=server.url)

    assert done[0] == 303
    assert phone.me()["guest"] == ann.me()["guest"]
    assert again[0] == 404


def test_who_is_that_guest_already_is_led_on(server: Running) -> None:
    ann = server.guest("Ann")
    status, headers, _ = ann.request("GET", ann.me()["return_path"])

    assert (status, headers["Location"]) == (303, "/")
