"""People who are away hear on their devices that it is their turn; a message is for their eyes alone."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tenfold.cli import entry_point
from tenfold.client import Client, Refused
from tenfold.core.languages import use_language
from tenfold.core.match_log import secret_of
from tenfold.core.registry import game_of
from tenfold.server.errors import BadRequest
from tenfold.server.notifications import addresses, webpush_crypto
from tenfold.server.notifications.addresses import is_public, parse_endpoint, resolve_checked
from tenfold.server.notifications.content import turn_content
from tenfold.server.notifications.push import message_of
from tenfold.server.runtime.turn_notifier import TurnNotifier, create_channels
from tenfold.server.settings import Rate
from tenfold.server.settings_loader import BadSettings
from tenfold.server.stores.notifications import PUSH, Subscription
from tenfold.server.table.clock import TimeControl
from tenfold.server.table.events import EntryAdded, MatchStarted, PlayerRenamed, SeatPlan, TableCreated
from tenfold.server.table.table import Identity, Table
from tests.server.helpers import NO_LIMITS, Running, running, settings_for
from tests.server.notifications.turn_based import ann_moves, begun, days, look, move
from tests.server.push_receiver import Browser, Service, claims_of, push_service
from tests.wording import part, said

KEY = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
WAY = Subscription("way", "guest-1", PUSH, "https://push.example.org/1", "", "en", 0, None)


def settings_with(folder: Path, **changes: Any) -> Any:
    chosen = {
        "push_key": KEY,
        "push_contact": "mailto:me@example.org",
        "push_inside": ("127.0.0.1/32", "::1/128"),
        "notice_seconds": 0.1,
        "grace_seconds": 1e6,
        "limits": replace(NO_LIMITS, notices=Rate(1000, 1.0)),
    }
    return settings_for(folder, **{**chosen, **changes})


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    folder = tmp_path_factory.mktemp("service")
    with push_service(folder) as one, pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(folder / "ca.pem"))
        yield one


@pytest.fixture(scope="module")
def mailing(service: Service, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that tells browsers, a moment after a turn has begun."""
    assert service
    with running(settings_with(tmp_path_factory.mktemp("push"))) as server:
        yield server


@pytest.fixture(autouse=True)
def fresh(service: Service) -> None:
    service.came.clear()
    service.answers.clear()


def subscribe(client: Client, service: Service, browser: Browser, path: str = "/bob") -> Any:
    return client.call("POST", "/api/notices/push", browser.subscription(service.url + path))


def test_a_browser_is_told_and_only_it_can_read_that(mailing: Running, service: Service) -> None:
    ann, bob, table = days(mailing)
    browser = Browser()
    way = subscribe(bob, service, browser)
    ann_moves(mailing, ann, table)
    [(path, headers, body)] = service.came
    claims, public = claims_of(headers["authorization"])

    assert json.loads(browser.read(body)) == {
        "title": said("server", "notice-title", game="Tenzania"),
        "body": said("server", "notice-body", game="Tenzania", names="Ann"),
        "path": f"/table/{table}",
        "off": {"title": said("server", "notice-off"), "path": f"/api/notices/off/{way['way']}"},
    }
    assert path == "/bob"
    assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
    assert len(headers["topic"]) == 32
    assert claims["aud"] == service.url
    assert claims["sub"] == "mailto:me@example.org"
    assert public == bob.call("GET", "/api/notices")["push"]
    assert table.encode() not in body


def test_each_device_is_told_once_in_its_own_language(mailing: Running, service: Service) -> None:
    ann, bob, table = days(mailing)
    phone, desk = Browser(), Browser()
    subscribe(bob, service, phone, "/phone")
    with use_language("fr"):
        subscribe(bob, service, desk, "/desk")
    ann_moves(mailing, ann, table)
    came = {path: body for path, _, body in service.came}

    assert len(service.came) == 2
    assert json.loads(phone.read(came["/phone"]))["title"] == said("server", "notice-title", game="Tenzania")
    assert json.loads(desk.read(came["/desk"]))["off"]["title"] == "Désactiver"


def test_the_button_of_a_message_ends_it_in_one_step(mailing: Running, service: Service) -> None:
    ann, bob, table = days(mailing)
    browser = Browser()
    subscribe(bob, service, browser)
    ann_moves(mailing, ann, table)
    off = json.loads(browser.read(service.came[0][2]))["off"]["path"]
    Client(mailing.url).call("POST", off)
    move(bob, table)
    ann_moves(mailing, ann, table)

    assert bob.call("GET", "/api/notices")["ways"] == []
    assert len(service.came) == 1


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(mailing: Running, service: Service, status: int) -> None:
    ann, bob, table = days(mailing)
    subscribe(bob, service, Browser())
    service.answers[:] = [(status, {})]
    ann_moves(mailing, ann, table)

    assert bob.call("GET", "/api/notices")["ways"] == []
    assert 'tenfold_notices_total{kind="push",outcome="gone"}' in look(mailing, "/metrics")


def test_what_a_service_cannot_take_now_is_tried_again_later(mailing: Running, service: Service) -> None:
    ann, bob, table = days(mailing)
    way = subscribe(bob, service, Browser())["way"]
    service.answers[:] = [(503, {})]
    ann_moves(mailing, ann, table)

    assert begun(mailing, way) == (1, False)
    assert len(bob.call("GET", "/api/notices")["ways"]) == 1


def test_no_answer_leads_anywhere_else(mailing: Running, service: Service) -> None:
    ann, bob, table = days(mailing)
    way = subscribe(bob, service, Browser())["way"]
    service.answers[:] = [(307, {"Location": service.url + "/inside"})]
    ann_moves(mailing, ann, table)

    assert [path for path, _, _ in service.came] == ["/bob"]
    assert begun(mailing, way) == (1, True)


def test_who_is_at_the_table_is_not_told(mailing: Running, service: Service) -> None:
    ann, bob, table = days(mailing)
    subscribe(bob, service, Browser())
    with bob.sit(table) as line:
        line.wait(lambda it: bool(it.views))
        ann_moves(mailing, ann, table)

    assert service.came == []


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/1",
        "https://127.0.0.1/1",
        "https://localhost/1",
        "https://[::1]/1",
        "https://10.0.0.7/1",
        "https://169.254.169.254/latest/meta-data",
        "https://192.168.1.1/",
        "https://[::ffff:10.0.0.1]/",
        "https://[64:ff9b::a00:1]/",
        "https://[fd00::1]/",
        "https://0.0.0.0/",
        "https://2130706433/",
        "https://8.8.8.8:22/",
        "https://user:pass@8.8.8.8/",
        "https://8.8.8.8/#x",
        "https://8.8.8.8/ x",
        "https://exa\u0308mple.org/",
        "https://",
        "file:///etc/passwd",
        "https://8.8.8.8/" + "a" * 1000,
    ],
)
def test_nothing_is_sent_into_a_private_network(tmp_path: Path, endpoint: str) -> None:
    out = create_channels(settings_with(tmp_path, push_inside=()))
    browser = Browser().subscription(endpoint)
    assert out.pusher is not None
    with pytest.raises(BadRequest):
        out.pusher.check(endpoint, f"{browser['p256dh']} {browser['auth']}")


def test_a_name_that_leads_inside_later_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name may lead elsewhere when it is used than when it was checked: it is asked once."""
    asked: list[str] = []

    def found(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        return [(0, 0, 0, "", ("93.184.216.34", port)), (0, 0, 0, "", ("10.0.0.1", port))]

    monkeypatch.setattr(addresses.socket, "getaddrinfo", found)
    with pytest.raises(BadRequest):
        resolve_checked("push.example.org", 443)

    assert asked == ["push.example.org"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1::1", True),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("192.0.0.9", False),
        ("192.88.99.1", False),
        ("fec0::1", False),
        ("3fff::1", False),
    ],
)
def test_which_addresses_are_public(text: str, expected: bool) -> None:  # noqa: FBT001  (a table)
    assert is_public(addresses.ipaddress.ip_address(text)) is expected


def test_an_address_is_taken_apart() -> None:
    assert parse_endpoint("https://push.example.org/a?b=c") == ("push.example.org", 443, "/a?b=c")


def test_keys_that_are_none_get_a_sentence(mailing: Running, service: Service) -> None:
    bob = mailing.guest("Bob")
    wrong = {**Browser().subscription(service.url), "p256dh": "AAAA"}
    with pytest.raises(Refused) as refused:
        bob.call("POST", "/api/notices/push", wrong)

    assert refused.value.status == 400


def test_off_unless_the_host_has_a_key(server: Running, service: Service) -> None:
    bob = server.guest("Bob")
    offered = bob.call("GET", "/api/notices")
    with pytest.raises(Refused) as refused:
        subscribe(bob, service, Browser())

    assert offered == {"mail": False, "push": None, "ways": []}
    assert refused.value.status == 404


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"push_key": "hunter2"}, part("server", "settings-push-key")),
        ({"push_contact": ""}, part("server", "settings-push-contact")),
        ({"push_contact": "me@example.org"}, part("server", "settings-push-contact")),
        ({"push_inside": ("everywhere",)}, part("server", "settings-push-inside")),
    ],
)
def test_settings_that_make_no_sense_get_a_sentence(tmp_path: Path, changes: Any, said: str) -> None:
    with pytest.raises(BadSettings) as refused:
        create_channels(settings_with(tmp_path, database="", **changes))

    assert said in refused.value.sentence
    assert "hunter2" not in refused.value.sentence


def test_without_the_library_a_key_gets_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(webpush_crypto, "AVAILABLE", False)
    with pytest.raises(BadSettings) as refused:
        create_channels(settings_with(tmp_path, database=""))
    code = entry_point.run(["keys"])

    assert "tenfold[push]" in refused.value.sentence
    assert code == 2
    assert "tenfold[push]" in capsys.readouterr().err


def test_a_key_is_made_for_the_settings_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = entry_point.run(["keys"])
    said = capsys.readouterr().out
    key = said.split('push_key = "')[1].split('"')[0]
    out = create_channels(settings_with(tmp_path, database="", push_key=key))

    assert code == 0
    assert out.pusher is not None
    assert out.pusher.public_key in said
    assert KEY not in said


def begun_table(game_id: str, seed: int, clock: TimeControl | None = None, seats: int = 2) -> Table:
    game = game_of(game_id)
    table = Table(game, Identity("id", "key", "CODE22", secret_of(seed, game.id)))
    plans = [SeatPlan("person", f"P{seat}", f"guest-{seat}") for seat in range(seats)]
    options = game.validate_options(seats, {})
    made = TableCreated(game.id, options, public=False, hints=True, host="guest-0", seats=plans, clock=clock)
    table.apply(made)
    table.apply(MatchStarted(game.rules_version, at=0))
    return table


def planner(tmp_path: Path) -> Any:
    """A notifier that only plans."""
    notifier = TurnNotifier.__new__(TurnNotifier)
    notifier.channels = create_channels(settings_with(tmp_path, database=""))
    notifier._delay = 60.0
    return notifier


def play(table: Table, most: int, choose: int = 0) -> Iterator[tuple[Table, Table]]:
    """Tables before and after each entry."""
    for _ in range(most):
        if table.status != "playing":
            return
        before = table.fork()
        seat = table.due[-1]
        legal = table.view(seat).legal
        action = legal[choose % len(legal)]
        table.record(EntryAdded(seat, table.game.actions.notation(action), at=0))
        yield before, table


@pytest.mark.parametrize("game_id", ["tenzania", "ten_squares", "ten_days_africa", "heart_of_africa"])
def test_a_message_is_the_same_whatever_is_hidden(game_id: str, tmp_path: Path) -> None:
    """Other cards, other moves: the same words, and the same length when they are sealed."""
    notifier = planner(tmp_path)
    said, lengths = set(), set()
    for seed in range(3):
        for number, (_, after) in enumerate(play(begun_table(game_id, seed), 12, seed)):
            for seat in (0, 1):
                message = message_of(WAY, turn_content(after, seat, "en"))
                said.add((seat, message))
                lengths.add(len(webpush_crypto.pad(message)))
            assert number < 12

    assert len(said) == 2
    assert lengths == {webpush_crypto.MESSAGE_BYTES}
    assert notifier.is_on


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("J. R. R.", "J. R. R."),
        ("evil.example", "evil example"),
        ("https://evil.example/x", "https evil example x"),
        ("WWW.x", "WWW x"),
        ("ann@evil.example", "ann evil example"),
    ],
)
def test_a_name_is_no_link(name: str, shown: str) -> None:
    table = begun_table("tenzania", 1)
    table.apply(PlayerRenamed("guest-1", {1: name}))

    assert turn_content(table, 0, "en").body == said("server", "notice-body", game="Tenzania", names=shown)


@pytest.mark.parametrize(("seats", "shown"), [(2, "P1"), (4, "P1, P2 and P3"), (8, "P1, P2, P3, P4, …")])
def test_the_others_are_listed_as_in_a_sentence(seats: int, shown: str) -> None:
    body = turn_content(begun_table("tenzania", 1, seats=seats), 0, "en").body

    assert body == said("server", "notice-body", game="Tenzania", names=shown)


def test_only_the_beginning_of_a_turn_plans_a_notice(tmp_path: Path) -> None:
    """Racks are filled in secret: who of others has done so, and when, starts no notice."""
    notifier = planner(tmp_path)
    table = begun_table("ten_days_africa", 1)
    both = table.due
    planned = []
    for before, after in play(table, 30):
        if after.due == before.due:
            planned.append(notifier.jobs(before, after))

    assert both == (0, 1)
    assert len(planned) >= 5
    assert all(jobs == [] for jobs in planned)


def test_a_turn_of_several_moves_is_one_turn() -> None:
    table = begun_table("heart_of_africa", 2)
    turns: dict[tuple[int, int], set[int]] = {}
    for _, after in play(table, 60):
        for seat in after.due:
            number = after.due_since(seat)
            assert number is not None
            turns.setdefault((seat, number), set()).add(len(after.match.entries) if after.match else 0)

    assert table.due_since(9) is None
    assert max(len(entries) for entries in turns.values()) >= 2
