"""A class behind one address starts at once, and still nobody guesses a code."""

import json
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from tenfold.client import Client, Refused
from tenfold.server.identity import CODE_LENGTH, CODE_LETTERS
from tenfold.server.settings import Limits, Rate
from tests.server.helpers import running, settings_for

CLASS = 30
GUESTS = 60


def test_sixty_guests_of_one_address_sit_down_at_thirty_tables_within_a_minute(tmp_path: Path) -> None:
    """Two lessons: thirty who make a table, and another sixty who join one each."""
    with running(settings_for(tmp_path, limits=Limits())) as server, ThreadPoolExecutor(20) as threads:
        hosts = list(threads.map(server.guest, [f"Host {number}" for number in range(CLASS)]))
        made = list(threads.map(lambda host: host.make("tenzania", ["me", "open", "open"]), hosts))
        gate = threading.Barrier(20, timeout=60)

        def come(number: int) -> bool:
            guest = server.guest(f"Guest {number}")
            if number < 40:  # two waves of twenty join in the same moment
                gate.wait()
            table = guest.join(made[number % CLASS]["code"])
            for _ in range(8):  # what a page asks for before it can be played
                guest.table(table)
            seat = 1 + number // CLASS
            return bool(guest.command(table, {"type": "sit", "id": "sit", "seat": seat})["ok"])

        sat = list(threads.map(come, range(GUESTS)))
        lines = [client.sit(made[number]["table"]) for number, client in enumerate(hosts)]
        for line in lines:
            line.wait(lambda it: it.table is not None)
            line.close()

    assert sat == [True] * GUESTS


def test_a_wrong_code_counts_and_after_too_many_a_right_one_tells_nothing(tmp_path: Path) -> None:
    limits = replace(Limits(), failed_joins=Rate(5, 60.0))
    with running(settings_for(tmp_path, limits=limits)) as server:
        made = server.guest("Ann").make("tenzania", ["me", "open"])
        before = [server.guest("Bob").join(made["code"]) for _ in range(10)]
        eve = server.guest("Eve")
        tries = [eve.request("POST", "/api/join", {"key": f"AAAAA{letter}"})[0] for letter in "BCDEFG"]
        right = eve.request("POST", "/api/join", {"key": made["code"]})
        wrong = eve.request("POST", "/api/join", {"key": "AAAAAH"})
        way_back = eve.request("POST", "/api/return", {"key": "AAAAAA"})
        by_link = server.guest("Cid").join(made["path"])

    assert before == [made["table"]] * 10
    assert tries == [404] * 5 + [429]
    assert right[0] == wrong[0] == way_back[0] == 429
    assert json.loads(right[2]) == json.loads(wrong[2])
    assert by_link == made["table"]


def test_one_who_guesses_does_not_use_up_the_tries_of_all(tmp_path: Path) -> None:
    limits = replace(Limits(), guest_failed_joins=Rate(3, 60.0))
    with running(settings_for(tmp_path, limits=limits)) as server:
        code = server.guest("Ann").make("tenzania", ["me", "open"])["code"]
        eve, bob = server.guest("Eve"), server.guest("Bob")
        tries = [eve.request("POST", "/api/join", {"key": f"AAAAA{letter}"})[0] for letter in "BCDE"]
        with pytest.raises(Refused):
            eve.join(code)
        joined = bob.join(code)

    assert tries == [404] * 3 + [429]
    assert joined


def test_when_many_addresses_guess_each_has_one_try(tmp_path: Path) -> None:
    limits = replace(Limits(), all_failed_joins=Rate(4, 60.0))

    def wrong(guest: Client, address: int) -> int:
        asked = guest.request("POST", "/api/join", {"key": "AAAAAA"}, X_Forwarded_For=f"203.0.113.{address}")
        return asked[0]

    with running(settings_for(tmp_path, limits=limits)) as server:
        code = server.guest("Ann").make("tenzania", ["me", "open"])["code"]
        bob = server.guest("Bob")
        codes = [wrong(server.guest("Eve"), address) for address in (1, 1, 1, 1, 1, 2, 2, 3)]
        joined = bob.join(code)

    assert codes == [404] * 4 + [429, 404, 429, 404]
    assert joined


def test_a_code_that_hands_over_is_not_a_failed_try(tmp_path: Path) -> None:
    limits = replace(Limits(), failed_joins=Rate(1, 60.0))
    with running(settings_for(tmp_path, limits=limits)) as server:
        ann = server.guest("Ann")
        for _ in range(4):
            code = ann.call("POST", "/api/me/hand-over")["code"]
            assert Client(server.url).come_back(code)["name"] == "Ann"


def test_codes_that_hand_over_are_guessed_no_faster_than_others(tmp_path: Path) -> None:
    """Neither from many addresses nor by one guest who has several."""
    limits = replace(Limits(), all_failed_joins=Rate(4, 60.0), guest_failed_joins=Rate(2, 60.0))

    def wrong(guest: Client, address: int) -> int:
        fields = {"key": "AAAAAA"}
        return guest.request("POST", "/api/return", fields, X_Forwarded_For=f"203.0.113.{address}")[0]

    with running(settings_for(tmp_path, limits=limits)) as server:
        eve = server.guest("Eve")
        by_guest = [wrong(eve, address) for address in (1, 2, 3)]
        by_address = [wrong(Client(server.url), address) for address in (4, 4, 4, 5)]

    assert by_guest == [404, 404, 429]
    assert by_address == [404, 404, 429, 404]


def test_the_figures_in_the_handbook_are_those_of_the_limits() -> None:
    """What docs/hosting.md says about guessing, computed anew."""
    text = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text(encoding="utf-8")
    codes = len(CODE_LETTERS) ** CODE_LENGTH
    rate = Limits().failed_joins
    a_day = int(rate.count * 86_400 / rate.seconds)

    assert f"{codes:,} codes" in text
    assert f"{a_day:,} wrong codes per day" in text
    assert f"finds one every {round(codes / (a_day * 100))} days" in text
    together = (1000 + Limits().all_failed_joins.count) * 24 * 60
    assert f"find one every {round(codes / (together * 100))} days" in text
