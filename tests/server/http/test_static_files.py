"""The web app's files, the QR code, and the small pages of the server's own."""

import json
from pathlib import Path

import pytest

from tenfold.client import Client
from tests.server.helpers import Running, running, settings_for
from tests.wording import said


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> "Running":  # type: ignore[misc]
    web = tmp_path_factory.mktemp("web")
    (web / "assets").mkdir()
    (web / "index.html").write_text("<h1>app</h1>")
    (web / "favicon.svg").write_text("<svg/>")
    (web / "assets" / "app-123.js").write_text("plain")
    (web / "assets" / "app-123.js.br").write_bytes(b"packed")
    (web.parent / "outside.txt").write_text("secret")
    with running(settings_for(tmp_path_factory.mktemp("site"), web=web)) as one:
        yield one


def get(site: Running, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    status, found, content = Client(site.url).request("GET", path, **headers)
    return status, {name.lower(): value for name, value in found.items()}, content


@pytest.mark.parametrize("path", ["/", "/join/abc", "/tables/xyz", "/rules/tenzania", "/a/b/c"])
def test_every_address_of_the_app_is_the_app(site: Running, path: str) -> None:
    status, headers, content = get(site, path)

    assert (status, content) == (200, b"<h1>app</h1>")
    assert headers["cache-control"] == "no-cache"
    assert headers["content-type"].startswith("text/html")


def test_hashed_files_are_kept_for_ever(site: Running) -> None:
    status, headers, content = get(site, "/assets/app-123.js")

    assert (status, content) == (200, b"plain")
    assert "immutable" in headers["cache-control"]


def test_packed_files_are_sent_to_who_can_unpack_them(site: Running) -> None:
    _, headers, content = get(site, "/assets/app-123.js", Accept_Encoding="gzip, br")

    assert content == b"packed"
    assert headers["content-encoding"] == "br"
    assert "javascript" in headers["content-type"]
    assert headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize(
    "path",
    [
        "/../outside.txt",
        "/%2e%2e/outside.txt",
        "/assets/../../outside.txt",
        "/..%2foutside.txt",
        "//etc/passwd",
    ],
)
def test_nothing_outside_the_folder_is_sent(site: Running, path: str) -> None:
    status, _, content = get(site, path)

    assert b"secret" not in content
    assert b"root:" not in content
    assert status in {200, 404}


def test_a_missing_hashed_file_is_not_the_app(site: Running) -> None:
    assert get(site, "/assets/gone.js")[0] == 404


def test_without_a_built_app_the_page_says_what_helps(tmp_path: Path) -> None:
    with running(settings_for(tmp_path / "data", web=tmp_path / "nothing")) as site:
        status, _, content = get(site, "/")
        games = get(site, "/api/games")

    assert status == 503
    assert b"make web" in content
    assert games[0] == 200


def test_an_unknown_api_address_is_json(site: Running) -> None:
    status, _, content = get(site, "/api/nothing/here")

    assert status == 404
    assert json.loads(content)["code"] == "not-found"


def test_a_qr_code_is_an_image_of_an_own_address(site: Running) -> None:
    status, headers, content = get(site, "/api/qr?path=/join/abc")

    assert status == 200
    assert headers["content-type"] == "image/svg+xml"
    assert content.startswith(b"<svg")
    assert get(site, "/api/qr?path=//evil.example/")[0] == 400
    assert get(site, "/api/qr?path=http://evil.example/")[0] == 400


def test_games_have_text_and_rules(site: Running) -> None:
    games = json.loads(get(site, "/api/games")[2])["games"]
    text = get(site, "/api/games/tenzania/text")

    assert "tenzania" in {game["id"] for game in games}
    assert text[1]["content-type"].startswith("text/plain")
    assert b"status-your-turn" in text[2]
    assert b"event-place" in text[2]
    assert get(site, "/api/games/chess/text")[0] == 404


def test_health_and_readiness(site: Running) -> None:
    assert json.loads(get(site, "/healthz")[2]) == {"ok": True}
    assert get(site, "/readyz")[0] in {200, 503}


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> "Running":  # type: ignore[misc]
    web = tmp_path_factory.mktemp("built")
    (web / "previews").mkdir()
    (web / "previews" / "tenzania.jpg").write_bytes(b"picture")
    (web / "index.html").write_text(
        '<head><!-- preview --><meta property="og:title" content="Start" />'
        '<meta property="og:image" content="/preview.jpg" /><!-- /preview --></head>'
    )
    with running(
        settings_for(tmp_path_factory.mktemp("seen"), web=web, lan="http://192.168.1.5:8010")
    ) as one:
        yield one


def test_a_link_says_what_it_leads_to_and_nothing_secret(seen: Running) -> None:
    ann = seen.guest("Ann the Secret")
    made = ann.make("tenzania", ["me", "open"])
    key = made["path"].removeprefix("/join/")

    for path in (made["path"], f"/table/{made['table']}?key={key}"):
        content = get(seen, path)[2].decode()
        assert f'property="og:title" content="{said("core", "preview-title", game="Tenzania")}"' in content
        assert 'property="og:image" content="http://192.168.1.5:8010/previews/tenzania.jpg"' in content
        assert 'property="og:description"' in content
        for secret in (key, made["code"], made["table"], "Secret"):
            assert secret not in content


def test_a_link_says_nothing_to_who_may_not_come(seen: Running) -> None:
    ann = seen.guest("Ann")
    made = ann.make("tenzania", ["me", "open"])
    public = ann.make("ten_squares", ["me", "open"], public=True)
    start = get(seen, "/")[2]

    assert b'content="http://192.168.1.5:8010/preview.jpg"' in start
    for path in (
        f"/join/{made['code']}",
        f"/table/{made['table']}",
        f"/table/{made['table']}?key={'A' * 22}",
        f"/join/{'A' * 22}",
        f"/table/{'A' * 22}",
        "/rules/chess",
    ):
        assert get(seen, path)[2] == start, path
    assert (
        said("core", "preview-title", game="10 Squares").encode() in get(seen, f"/table/{public['table']}")[2]
    )
    assert b'content="Tenzania"' in get(seen, "/rules/tenzania")[2]


def test_what_stands_in_a_preview_is_text(seen: Running) -> None:
    content = get(seen, "/", Host='192.168.1.9:80"><script>')

    assert b"<script>" not in content[2]
