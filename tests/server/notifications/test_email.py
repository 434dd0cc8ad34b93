"""People who are not at the table hear by mail that it is their turn, if they want to, and only then."""

import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tenfold.client import Client, Refused
from tenfold.core.languages import use_language
from tenfold.server.runtime.turn_notifier import create_channels
from tenfold.server.settings import Rate
from tenfold.server.settings_loader import BadSettings
from tests.server.fake_smtp import FakeSmtp, fake_smtp
from tests.server.helpers import (
    NO_LIMITS,
    UNLIMITED,
    Running,
    plain,
    play_turn,
    raw,
    running,
    settings_for,
    until,
)
from tests.server.notifications.turn_based import (
    BOB,
    SITE,
    ann_moves,
    begun,
    days,
    is_decided,
    is_due,
    link_in,
    look,
    move,
    post,
    post_move,
    settings_with,
    text_of,
    with_mailbox,
)
from tests.server.postgres import PostgresServer
from tests.wording import part, said


@pytest.fixture(scope="module")
def office() -> Iterator[FakeSmtp]:
    with fake_smtp() as one:
        yield one


@pytest.fixture(scope="module")
def mailing(office: FakeSmtp, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that writes letters, a moment after a turn has begun."""
    with running(settings_with(office, tmp_path_factory.mktemp("letters"))) as server:
        yield server


@pytest.fixture(autouse=True)
def fresh(office: FakeSmtp) -> None:
    office.raw.clear()
    office.answers.clear()
    office.commands.clear()


def test_who_is_away_hears_that_it_is_their_turn(mailing: Running, office: FakeSmtp) -> None:
    ann, bob, table = days(mailing)
    way = with_mailbox(mailing.url, office, bob)
    ann_moves(mailing, ann, table)
    until(lambda: bool(office.raw))

    [letter] = office.letters
    sender, to, _ = office.raw[0]
    off = f"{SITE}/notices/off/{way['way']}"
    assert (sender.split(">")[0].lstrip("<"), to) == ("tables@example.org", [f"<{BOB}>"])
    assert letter["Subject"] == said("server", "notice-title", game="Tenzania")
    assert letter["From"] == "Tables <tables@example.org>"
    assert letter["List-Unsubscribe"] == f"<{off}>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert said("server", "notice-body", game="Tenzania", names="Ann") in text_of(letter)
    assert f"{SITE}/table/{table}" in text_of(letter)
    assert off in text_of(letter)


def test_a_turn_is_told_once_however_much_happens(mailing: Running, office: FakeSmtp) -> None:
    ann, bob, table = days(mailing)
    with_mailbox(mailing.url, office, bob)
    ann_moves(mailing, ann, table)
    until(lambda: bool(office.raw))
    ann.rename("Anna")
    ann.command(table, {"type": "react", "id": "r", "reaction": "thanks"})
    with bob.sit(table):
        pass
    for _ in range(2):  # what has waited twice as long as a notice does has been decided
        move(bob, table)
        ann_moves(mailing, ann, table)

    until(lambda: len(office.raw) >= 3)
    numbers = [letter["Message-ID"] for letter in office.letters]
    assert len(numbers) == len(set(numbers)) == 3


def test_who_is_at_the_table_hears_nothing(mailing: Running, office: FakeSmtp) -> None:
    ann, bob, table = days(mailing)
    with_mailbox(mailing.url, office, bob)
    with bob.sit(table) as line:
        line.wait(lambda it: bool(it.views))
        ann_moves(mailing, ann, table)

    assert office.raw == []


def test_nobody_stands_in_for_who_has_days(office: FakeSmtp, tmp_path: Path) -> None:
    """Else a bot would have played before the letter was read."""
    with running(settings_with(office, tmp_path, grace_seconds=0.2)) as server:
        ann, bob, table = days(server)
        with_mailbox(server.url, office, bob)
        with ann.sit(table) as line:
            line.wait(lambda it: bool(it.views))
            assert play_turn(line)
            until(lambda: bool(office.raw))
            time.sleep(1.0)

            assert is_due(bob, table)
        subject = said("server", "notice-title", game="Tenzania")
        assert [letter["Subject"] for letter in office.letters] == [subject]


def test_who_comes_before_the_letter_is_written_hears_nothing(office: FakeSmtp, tmp_path: Path) -> None:
    with running(settings_with(office, tmp_path, notice_seconds=4.0)) as server:
        ann, bob, table = days(server)
        with_mailbox(server.url, office, bob)
        move(ann, table)
        waited = not is_decided(server, table)
        with bob.sit(table) as line:
            line.wait(lambda it: bool(it.views))
            until(lambda: is_decided(server, table), 3.0)
            cancelled = is_decided(server, table)
        time.sleep(4.5)

        assert (waited, cancelled) == (True, True)
        assert office.raw == []


def test_who_has_moved_before_the_letter_is_written_hears_nothing(office: FakeSmtp, tmp_path: Path) -> None:
    with running(settings_with(office, tmp_path, notice_seconds=4.0)) as server:
        ann, bob, table = days(server)
        with_mailbox(server.url, office, bob)
        move(ann, table)
        waited = not is_decided(server, table)
        post_move(server, bob, table)
        until(lambda: is_decided(server, table))

        assert waited
        assert office.raw == []


def test_without_days_only_who_asked_hears_of_it(mailing: Running, office: FakeSmtp) -> None:
    ann, bob, table = days(mailing, clock=None)
    with_mailbox(mailing.url, office, bob)
    usual = bob.call("GET", f"/api/notices?table={table}")["told"]
    ann_moves(mailing, ann, table)
    silent = list(office.raw)
    asked = bob.call("POST", f"/api/tables/{table}/notices", {"yes": True})
    move(bob, table)
    ann_moves(mailing, ann, table)
    until(lambda: bool(office.raw))

    assert (usual, asked, silent) == (False, {"told": True}, [])
    assert len(office.letters_to(BOB)) == 1


def test_one_tap_at_the_table_turns_it_off_there(mailing: Running, office: FakeSmtp) -> None:
    ann, bob, table = days(mailing)
    with_mailbox(mailing.url, office, bob)
    before = bob.call("GET", f"/api/notices?table={table}")["told"]
    bob.call("POST", f"/api/tables/{table}/notices", {"yes": False})
    ann_moves(mailing, ann, table)

    assert before is True
    assert bob.call("GET", f"/api/notices?table={table}")["told"] is False
    assert office.raw == []


def test_the_link_in_a_letter_ends_it_and_to_look_at_it_does_not(mailing: Running, office: FakeSmtp) -> None:
    ann, bob, table = days(mailing)
    with_mailbox(mailing.url, office, bob)
    ann_moves(mailing, ann, table)
    until(lambda: bool(office.raw))
    path = link_in(text_of(office.letters[0]), "off")
    shown = look(mailing, path)
    kept = bob.call("GET", "/api/notices")["ways"]
    post(mailing.url, path, b"List-Unsubscribe=One-Click")
    move(bob, table)
    ann_moves(mailing, ann, table)

    assert '<script src="/notices/off.js"' in shown
    assert "submit()" in look(mailing, "/notices/off.js")
    assert len(kept) == 1
    assert bob.call("GET", "/api/notices")["ways"] == []
    assert len(office.raw) == 1
    assert said("server", "page-notices-off") in look(mailing, path)


def test_nothing_but_the_question_is_sent_until_it_is_answered(mailing: Running, office: FakeSmtp) -> None:
    ann, bob, table = days(mailing)
    way = bob.call("POST", "/api/notices/mail", {"address": BOB})
    until(lambda: bool(office.raw))
    ann_moves(mailing, ann, table)
    [asked] = office.letters
    path = link_in(text_of(asked), "confirm")
    look(mailing, path)
    still = bob.call("GET", "/api/notices")["ways"][0]["confirmed"]
    thanks = post(mailing.url, path)

    assert way["confirmed"] is False
    assert asked["Subject"] == said("server", "confirm-mail-title")
    assert "Ann" not in text_of(asked)
    assert "Bob" not in text_of(asked)
    assert still is False
    assert bob.call("GET", "/api/notices")["ways"][0]["confirmed"] is True
    assert said("server", "page-notices-confirmed") in thanks
    with pytest.raises(urllib.error.HTTPError):
        post(mailing.url, path)


def test_letters_are_in_the_language_of_who_asked(mailing: Running, office: FakeSmtp) -> None:
    ann, bob, table = days(mailing)
    with use_language("fr"):
        with_mailbox(mailing.url, office, bob)
    ann_moves(mailing, ann, table)
    until(lambda: bool(office.raw))

    [letter] = office.letters
    assert letter["Subject"] == "À vous de jouer\u202f: Tenzania"
    assert letter["Content-Language"] == "fr"
    assert "C’est à vous de jouer dans «\u00a0Tenzania\u00a0», avec Ann." in text_of(letter)


@pytest.mark.parametrize(
    "address",
    [
        "bob",
        "bob@",
        "@example.org",
        "bob@example",
        "bob@example.org\nBcc: eve@example.org",
        "bob@example.org\r\nDATA",
        "bob@example.org, eve@example.org",
        "Bob <bob@example.org>",
        "bob bob@example.org",
        '"bob\n"@example.org',
        "bob@-example.org",
        "bób@example.org",
        "b" * 65 + "@example.org",
        "bob@" + "e" * 250 + ".org",
    ],
)
def test_what_is_no_mailbox_gets_a_sentence(mailing: Running, office: FakeSmtp, address: str) -> None:
    bob = mailing.guest("Bob")
    with pytest.raises(Refused) as refused:
        bob.call("POST", "/api/notices/mail", {"address": address})

    assert said("server", "bad-request-mail") in refused.value.sentence
    assert office.raw == []


def test_a_name_cannot_become_a_header(mailing: Running, office: FakeSmtp) -> None:
    ann, bob, table = days(mailing)
    with_mailbox(mailing.url, office, bob)
    ann.rename("A\r\nBcc: x@y.zz\r\n\r\nHi")
    ann_moves(mailing, ann, table)
    until(lambda: bool(office.raw))

    [letter] = office.letters
    assert letter["Bcc"] is None
    assert set(letter.keys()) == {
        *("From", "To", "Subject", "Date", "Message-ID", "Auto-Submitted", "Content-Language"),
        *("List-Unsubscribe", "List-Unsubscribe-Post"),
        *("Content-Type", "Content-Transfer-Encoding", "MIME-Version"),
    }
    assert {one for one in office.commands if one[:4].upper() == "RCPT"} == {f"rcpt TO:<{BOB}>"}


def test_nobody_else_sees_a_mailbox(mailing: Running, office: FakeSmtp) -> None:
    ann, bob, table = days(mailing)
    with_mailbox(mailing.url, office, bob, "secret-mailbox@example.org")
    ann_moves(mailing, ann, table)
    with ann.sit(table) as line:
        line.wait(lambda it: bool(it.views))
        heard = plain(raw(line))
    seen = plain([ann.table(table), ann.tables(), ann.call("GET", "/api/notices"), heard])
    figures_shown = look(mailing, "/metrics")

    assert "secret-mailbox" not in seen
    assert "secret-mailbox" not in figures_shown
    assert 'tenfold_notices_total{kind="mail",outcome="sent"}' in figures_shown
    assert "secret-mailbox" in plain(bob.call("GET", "/api/me/data"))


def test_who_goes_is_not_told_any_more(mailing: Running, office: FakeSmtp) -> None:
    ann, bob, table = days(mailing)
    with_mailbox(mailing.url, office, bob)
    guest = bob.me()["guest"]
    data = bob.call("GET", "/api/me/data")
    bob.call("DELETE", "/api/me")
    move(ann, table)

    assert data["turn_notices"][0]["address"] == BOB
    assert mailing.run(mailing.runtime.store.notifications.subscriptions(guest)) == []
    assert office.raw == []


def test_a_mailbox_that_is_refused_for_now_is_tried_again_and_one_refused_for_good_is_not(
    mailing: Running, office: FakeSmtp
) -> None:
    ann, bob, table = days(mailing)
    way = with_mailbox(mailing.url, office, bob)["way"]
    office.answers[:] = ["451 later"]
    ann_moves(mailing, ann, table)
    first = begun(mailing, way)
    office.answers[:] = ["550 nobody here"]
    move(bob, table)
    ann_moves(mailing, ann, table)

    assert first == (1, False)
    assert begun(mailing, way) == (1, True)
    assert office.raw == []


def test_confirmations_have_limits(office: FakeSmtp, tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, confirmations=Rate(2, 3600.0), confirmations_per_mailbox=Rate(3, 3600.0))
    with running(settings_with(office, tmp_path, limits=limits)) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        for mailbox in ("a@example.org", "b@example.org"):
            ann.call("POST", "/api/notices/mail", {"address": mailbox})
        with pytest.raises(Refused) as of_guest:
            ann.call("POST", "/api/notices/mail", {"address": "c@example.org"})
        for _ in range(2):
            bob.call("POST", "/api/notices/mail", {"address": "A@EXAMPLE.org"})
        with pytest.raises(Refused) as of_mailbox:
            server.guest("Eve").call("POST", "/api/notices/mail", {"address": "a@example.org"})

    assert (of_guest.value.code, of_mailbox.value.code) == ("too-many", "too-many")


def test_tags_of_a_mailbox_are_the_same_mailbox(office: FakeSmtp, tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, confirmations_per_mailbox=Rate(2, 3600.0))
    with running(settings_with(office, tmp_path, limits=limits)) as server:
        for tag in ("", "+1"):
            server.guest("Ann").call("POST", "/api/notices/mail", {"address": f"ann{tag}@example.org"})
        with pytest.raises(Refused) as refused:
            server.guest("Ann").call("POST", "/api/notices/mail", {"address": "Ann+2@example.org"})
        server.guest("Bob").call("POST", "/api/notices/mail", {"address": "bob+2@example.org"})

    assert refused.value.code == "too-many"


def test_all_guests_together_have_a_limit_of_confirmations(office: FakeSmtp, tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, all_confirmations=Rate(2, 3600.0))
    with running(settings_with(office, tmp_path, limits=limits)) as server:
        for name in ("ann", "bob"):
            server.guest(name).call("POST", "/api/notices/mail", {"address": f"{name}@example.org"})
        with pytest.raises(Refused) as refused:
            server.guest("eve").call("POST", "/api/notices/mail", {"address": "eve@example.net"})

    assert refused.value.code == "too-many"


def test_two_processes_count_confirmations_together(
    office: FakeSmtp, tmp_path: Path, postgres_server: PostgresServer
) -> None:
    limits = replace(NO_LIMITS, confirmations=Rate(2, 3600.0))
    settings = settings_with(office, tmp_path, limits=limits, database=postgres_server.fresh())
    with running(settings) as one, running(settings) as other:
        ann = one.guest("Ann")
        there = Client(other.url, ann.cookie)
        for client, mailbox in ((ann, "a@example.org"), (there, "b@example.org")):
            client.call("POST", "/api/notices/mail", {"address": mailbox})
        for client in (ann, there):
            with pytest.raises(Refused) as refused:
                client.call("POST", "/api/notices/mail", {"address": "c@example.org"})
            assert refused.value.code == "too-many"


def test_no_more_letters_than_the_limit_allows_and_the_rest_wait(office: FakeSmtp, tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, notices=Rate(3, 3600.0), confirmations_per_mailbox=UNLIMITED)
    with running(settings_with(office, tmp_path, limits=limits)) as server:
        ann, bob, table = days(server)
        with_mailbox(server.url, office, bob)
        for _ in range(4):
            ann_moves(server, ann, table)
            move(bob, table)

    assert len(office.raw) == 2


def test_off_unless_the_host_sets_it_up(server: Running) -> None:
    bob = server.guest("Bob")
    offered = bob.call("GET", "/api/notices")
    with pytest.raises(Refused) as refused:
        bob.call("POST", "/api/notices/mail", {"address": BOB})

    assert offered == {"mail": False, "push": None, "ways": []}
    assert refused.value.status == 404


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"smtp": "mail.example.org"}, part("server", "settings-smtp")),
        ({"smtp": "smtps://user:hunter2@"}, part("server", "settings-smtp")),
        ({"mail_from": "nobody"}, "mail_from is “nobody”"),
        ({"public_url": ""}, part("server", "settings-public-url")),
        ({"public_url": "tables.example.org"}, part("server", "settings-public-url")),
    ],
)
def test_settings_that_make_no_sense_get_a_sentence(tmp_path: Path, changes: Any, said: str) -> None:
    given = {
        "smtp": "smtps://user:pass@mail.example.org",
        "mail_from": "t@example.org",
        "public_url": "https://example.org",
    }
    with pytest.raises(BadSettings) as refused:
        create_channels(settings_for(tmp_path, database="", **{**given, **changes}))

    assert said in refused.value.sentence
    assert "hunter2" not in refused.value.sentence
