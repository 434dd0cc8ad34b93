"""Invitations by email: only for those who asked for them, once, and only while the table waits."""

from pathlib import Path

import pytest

from tests.server.fake_smtp import fake_smtp
from tests.server.helpers import pair, play_out, running, until
from tests.server.notifications.turn_based import BOB, settings_with, text_of, with_mailbox
from tests.wording import part, said


@pytest.mark.one_file
def test_companions_are_notified_of_invitations_if_they_want_to(tmp_path: Path) -> None:
    with fake_smtp() as office, running(settings_with(office, tmp_path)) as server:
        ann, bob, table = pair(server, "ten_squares")
        with ann.sit(table) as a, bob.sit(table) as b:
            play_out(a, b)
        until(lambda: bool(ann.call("GET", "/api/me/companions")["people"]))
        assert not bob.call("GET", "/api/me/companions")["can_notify"]
        with_mailbox(server.url, office, bob)
        assert bob.call("GET", "/api/me/companions")["can_notify"]
        [companion] = ann.call("GET", "/api/me/companions")["people"]

        def invite() -> str:
            waiting: str = ann.make("ten_squares", ["me", "open"])["table"]
            ann.call("POST", f"/api/tables/{waiting}/invite", {"person": companion["person"]})
            jobs = "SELECT 1 FROM jobs WHERE kind = 'invited'"
            until(lambda: not server.run(server.runtime.store.driver.fetch(jobs)))
            return waiting

        invite()
        assert not office.raw
        assert bob.call("POST", "/api/me/companions", {"notify": True})["notify"]
        assert bob.call("GET", "/api/me/data")["notified_of_invitations"]
        waiting = invite()
        until(lambda: len(office.raw) == 1)
        ann.call("POST", f"/api/tables/{waiting}/invite", {"person": companion["person"]})
        invite()
        until(lambda: len(office.raw) == 2)
        letter = office.letters_to(BOB)[0]

        assert letter["Subject"] == said("server", "invitation-title", game="10 Squares")
        assert said("server", "invitation-body", name="Ann", game="10 Squares") in text_of(letter)
        assert f"/table/{waiting}" in text_of(letter)
        assert part("server", "invitation-mail-why") in text_of(letter)
        assert part("server", "notice-mail-why") not in text_of(letter)
