"""A class, a club: one code for all, tables for all, and a page that tells nothing hidden."""

import asyncio
import csv
import io
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from tenfold.client import Client, Refused
from tenfold.core.outcome import Outcome
from tenfold.core.record import SPECTATOR
from tenfold.core.registry import game_ids, game_of
from tenfold.core.rng import seed_stream
from tenfold.server.evening import overview
from tenfold.server.evening.evening import (
    Evening,
    Plan,
    departed,
    entered,
    finished,
    meeting_counts,
    next_round,
    seated_late,
)
from tenfold.server.evening.overview import table_overview
from tenfold.server.evening.seating import pair, seat_groups
from tenfold.server.evening.standings import as_csv, results_of, standings
from tenfold.server.settings import Rate
from tenfold.server.table import frames
from tests.server.helpers import NO_LIMITS, Running, play_out, running, settings_for, until
from tests.server.table.variants import bytes_for, moments, variant_of
from tests.wording import said

if TYPE_CHECKING:
    from tests.server.postgres import PostgresServer

PLAN = Plan("tenzania", 3)
STATES = 150
"""States of each game that are looked at from the wall."""
FEW_STATES = 60
"""The same of the longest game, whose moves take longest."""


def tables() -> Iterator[str]:
    """Names for new tables."""
    return (f"t{number}" for number in range(10_000))


def evening_of(guests: int, plan: Plan = PLAN) -> Evening:
    return Evening("host", plan, tuple(f"g{number}" for number in range(guests)))


@pytest.mark.parametrize(("guests", "size"), [(60, 3), (61, 3), (7, 4), (1, 3), (2, 8), (29, 2)])
def test_tables_are_as_few_and_as_even_as_can_be(guests: int, size: int) -> None:
    groups = seat_groups(range(guests), size, Counter(), 0)

    assert sorted(one for group in groups for one in group) == list(range(guests))
    assert len(groups) == -(-guests // size)
    assert max(map(len, groups)) - min(map(len, groups)) <= 1
    assert max(map(len, groups)) <= size


def test_sixty_guests_play_six_rounds_without_meeting_anybody_twice() -> None:
    evening, new = evening_of(60), tables()
    for number in range(6):
        evening = next_round(evening, number, lambda: next(new))

    assert max(meeting_counts(evening).values()) == 1
    assert sum(meeting_counts(evening).values()) == 6 * 60


def test_seats_even_out_over_the_rounds() -> None:
    """Whoever begins has an advantage in some games, so nobody keeps the same seat."""
    evening, new = evening_of(30), tables()
    for number in range(8):
        evening = next_round(evening, number, lambda: next(new))

    seats = {guest: Counter[int]() for guest in range(30)}
    for played in evening.rounds:
        for sitting in played.sittings:
            for seat, guest in enumerate(sitting.guests):
                seats[guest][seat] += 1
    first = [one[0] for one in seats.values()]
    assert max(first) - min(first) <= 1  # by chance about 5
    assert max(max(one.values()) for one in seats.values()) <= 4


def test_whoever_was_among_bots_alone_is_among_people_next() -> None:
    evening, new = evening_of(5, Plan("ten_squares", 2)), tables()
    for number in range(5):
        evening = next_round(evening, number, lambda: next(new))

    alone = [one.guests[0] for played in evening.rounds for one in played.sittings if len(one.guests) == 1]
    assert sorted(alone) == [0, 1, 2, 3, 4]


def test_a_round_that_is_asked_for_twice_is_made_once() -> None:
    new = tables()
    once = next_round(evening_of(6), 0, lambda: next(new))

    assert next_round(once, 0, lambda: next(new)) == once


def test_who_comes_late_takes_over_from_a_bot_or_gets_a_table() -> None:
    new = tables()
    evening = next_round(evening_of(5), 0, lambda: next(new))
    assert sorted(len(one.guests) for one in evening.sittings) == [2, 3]
    bots = [3 - len(one.guests) for one in evening.sittings]

    one = seated_late(entered(evening, "late"), 5, bots, lambda: next(new))
    left = departed(departed(one, 5), 0)
    another = seated_late(entered(left, "later"), 6, [0, 0, 3], lambda: next(new))

    assert one.sittings[2].guests == (5,)
    assert another.sittings[2].guests == (5, 6)


def test_it_is_too_late_when_a_table_is_done() -> None:
    new = tables()
    evening = next_round(evening_of(5), 0, lambda: next(new))
    evening = entered(finished(evening, evening.sittings[0].table, []), "late")

    assert seated_late(evening, 5, [0, 1], lambda: next(new)) == evening
    assert evening.sitting_of(5) is None


def test_who_went_home_is_not_seated_and_may_come_back() -> None:
    new = tables()
    evening = departed(evening_of(6), 2)
    anonymized = next_round(evening, 0, lambda: next(new))

    assert anonymized.sitting_of(2) is None
    assert sorted(len(one.guests) for one in anonymized.sittings) == [2, 3]
    assert entered(evening, "g2").here == list(range(6))


def test_points_count_who_came_in_behind_and_who_came_in_level() -> None:
    outcome = Outcome("end", "Z15", (9, 4, 4, 1), (1, 2, 2, 4), (0,))

    found = results_of(outcome, [7, None, 3, 5])

    assert [(one.guest, one.place, one.score, one.points) for one in found] == [
        (7, 1, 9, 3),
        (3, 2, 4, 1.5),
        (5, 4, 1, 0),
    ]


def test_results_add_up_and_a_name_is_no_formula() -> None:
    new = tables()
    evening = evening_of(4, Plan("ten_squares", 2))
    for number in range(2):
        evening = next_round(evening, number, lambda: next(new))
        for sitting in evening.sittings:
            low, high = sorted(sitting.guests)
            outcome = Outcome("home", "Q15", (1, 0), (1, 2), (0,))
            evening = finished(evening, sitting.table, results_of(outcome, [low, high]))
    rows = standings(evening)
    names = ["=1+1", ";=2+2", "＝3", "Cid"]
    text = as_csv(evening, names).removeprefix("\ufeff")
    lines = list(csv.reader(io.StringIO(text)))

    assert sum(row.points for row in rows) == 4
    assert rows[0].guest == 0
    assert (rows[0].points, rows[0].wins, rows[0].place) == (2, 2, 1)
    assert lines[0][:4] == [
        said("server", f"evening-csv-{name}") for name in ("place", "name", "points", "wins")
    ]
    assert lines[1][:4] == ["1", "'=1+1", "2", "2"]
    assert {line[1] for line in lines[2:]} == {";=2+2", "'＝3", "Cid"}
    assert '";=2+2"' in text
    assert len(lines) == 5
    assert len({len(line) for line in lines}) == 1


@pytest.mark.parametrize("game_id", game_ids())
def test_the_page_is_the_same_whatever_a_spectator_may_not_know(game_id: str) -> None:
    game = game_of(game_id)
    stream = np.zeros(2, np.uint64)
    seed_stream(stream, 11, 11)
    leading = 0
    states = STATES if game_id != "heart_of_africa" else FEW_STATES
    for table in moments(game, states):
        other = variant_of(table, SPECTATOR, stream)
        seen = frames.encode(table_overview(table, frames.Presence()))
        assert seen == frames.encode(table_overview(other, frames.Presence()))
        leading += b'"leads":true' in seen
    if game_id in {"tenzania", "heart_of_africa"}:
        assert leading > states // 4


def test_a_page_that_knows_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who would lead if hands were open: the test above must notice it."""
    monkeypatch.setattr(overview, "open_scores", lambda view: tuple(view.leak[0].pile.tolist()))
    original = frames.with_resignations

    def leaky(view: Any, lobby: Any) -> Any:
        object.__setattr__(view, "leak", seen_by_nobody[-1])
        return original(view, lobby)

    seen_by_nobody: list[Any] = []
    monkeypatch.setattr(frames, "with_resignations", leaky)
    stream = np.zeros(2, np.uint64)
    seed_stream(stream, 11, 11)
    differing = 0
    for table in moments(game_of("tenzania"), 30):
        told = []
        for one in (table, variant_of(table, SPECTATOR, stream)):
            assert one.match is not None
            seen_by_nobody.append(one.match._states)
            told.append(frames.encode(table_overview(one, frames.Presence())))
        differing += told[0] != told[1]

    assert differing > 0


def test_who_leads_is_who_has_won_most_cards_in_sight() -> None:
    for table in moments(game_of("tenzania"), 40):
        assert table.match is not None
        won = table.match.true_state().won[: table.match.seats].tolist()
        leads = [seat["leads"] for seat in table_overview(table, frames.Presence())["seats"]]
        assert leads == [len(set(won)) > 1 and cards == max(won) for cards in won]
        assert bytes_for(table, SPECTATOR)


class Host:
    """Somebody who has an evening."""

    def __init__(self, server: Running, **plan: Any) -> None:
        self.server = server
        self.client = server.guest("Host")
        made = self.client.call(
            "POST", "/api/evenings", {"game": "tenzania", "size": 3, "pace": "quick", **plan}
        )
        self.id, self.code, self.path = made["evening"], made["code"], made["path"]

    def page(self, client: Client | None = None) -> Any:
        return (client or self.client).call("GET", f"/api/evenings/{self.id}")

    def wish(self, kind: str, **fields: Any) -> Any:
        return wish(self.client, self.id, kind, **fields)

    def guest(self, name: str) -> Client:
        """A guest who has come in by the code."""
        client = self.server.guest(name)
        found = client.call("POST", "/api/join", {"key": self.code})
        wish(client, found["evening"], "enter", key=found["key"])
        return client


def wish(client: Client, evening: str, kind: str, key: str = "", **fields: Any) -> Any:
    return client.call("POST", f"/api/evenings/{evening}/commands?key={key}", {"type": kind, **fields})


def test_sixty_guests_at_twenty_tables(tmp_path: Path) -> None:
    """All come in at once, sit down, rest, go on, and sit with others in the next round."""
    with running(settings_for(tmp_path, bot_seconds=1e6)) as server, ThreadPoolExecutor(20) as threads:
        host = Host(server)
        gate = threading.Barrier(20, timeout=60)

        def come(number: int) -> Client:
            gate.wait()
            return host.guest(f"Guest {number}")

        guests = list(threads.map(come, range(60)))
        first = host.wish("round", after=0)
        mine = list(threads.map(lambda one: host.page(one)["me"]["table"], guests))
        paused = host.wish("pause", yes=True)
        refused = _try_to_act(guests[0], mine[0])
        resting = [
            server.runtime.tables.rooms[table["table"]].table.lobby.is_paused for table in paused["tables"]
        ]
        going = host.wish("pause", yes=False)
        second = host.wish("round", after=1)
        again = host.wish("round", after=1)
        theirs = list(threads.map(lambda one: host.page(one)["me"]["table"], guests))

    assert len(first["guests"]) == 60
    assert len(first["tables"]) == len(second["tables"]) == 20
    assert Counter(mine) == {table["table"]: 3 for table in first["tables"]}
    assert all(seat["kind"] == "person" for table in first["tables"] for seat in table["seats"])
    assert all(any(seat["due"] for seat in table["seats"]) for table in first["tables"])
    assert refused == "paused"
    assert resting == [True] * 20
    assert not going["paused"]
    assert again["round"] == 2
    neighbours = [_neighbours(tables) for tables in (mine, theirs)]
    assert not neighbours[0] & neighbours[1]


def _neighbours(tables: list[str]) -> set[tuple[int, int]]:
    return {
        pair(one, other) for one, table in enumerate(tables) for other in range(one) if tables[other] == table
    }


def _try_to_act(client: Client, table: str) -> str:
    found = client.table(table)
    seat = next(one["seat"] for one in found["seats"] if one["yours"])
    answer = client.command(
        table, {"type": "act", "id": "x", "seat": seat, "action": "play 3 say 3", "count": 0}
    )
    return str(answer["code"])


def bobs_seat(bob: Client, table: str) -> int:
    return int(next(seat["seat"] for seat in bob.table(table)["seats"] if seat["yours"]))


@pytest.mark.parametrize("kind", ["file", "postgres"])
def test_an_evening_survives_a_restart(tmp_path: Path, request: pytest.FixtureRequest, kind: str) -> None:
    database = ""
    if kind == "postgres":
        postgres_server: PostgresServer = request.getfixturevalue("postgres_server")
        database = postgres_server.fresh()
    settings = settings_for(tmp_path, database=database, bot_seconds=1e6)
    with running(settings) as first:
        host = Host(first, size=2)
        ann, bob = host.guest("Ann"), host.guest("Bob")
        host.wish("hints", yes=False)
        host.wish("round", after=0)
        before = host.wish("pause", yes=True)
        table = host.page(ann)["me"]["table"]
    with running(settings) as second:
        for client in (host.client, ann, bob):
            client.url = second.url
        after = host.page()
        assert not ann.table(table)["hints"]
        assert ann.table(table)["paused"]
        host.wish("pause", yes=False)
        bob.command(table, {"type": "resign", "id": "r", "seat": bobs_seat(bob, table)})
        until(lambda: host.page()["between"])
        done = host.page()
        text = host.client.request("GET", f"/api/evenings/{host.id}/results.csv")[2].decode("utf-8-sig")
        mine = host.client.call("GET", "/api/evenings")["mine"]

    assert {**after, "version": 0, "guests": 0} == {**before, "version": 0, "guests": 0}
    assert [(row["name"], row["points"]) for row in done["results"]] == [("Ann", 1), ("Bob", 0)]
    assert text.splitlines()[0].startswith('"Rank","Name","Points","Wins","Round 1: table"')
    assert len(text.splitlines()) == 3
    assert [one["evening"] for one in mine] == [host.id]


def test_bots_fill_up_and_who_comes_late_sees_none_of_their_hands(tmp_path: Path) -> None:
    """Who plays among bots could otherwise come again with another cookie, and play against open cards."""
    with running(settings_for(tmp_path, bot_seconds=1e6)) as server:
        host = Host(server)
        ann = host.guest("Ann")
        alone = host.wish("round", after=0)
        table = host.page(ann)["me"]["table"]
        bob = host.guest("Bob")
        seated_now = host.page(bob)["me"]
        host.wish("send-home", guest=0)
        cid = host.guest("Cid")
        taken_over = host.page(cid)["me"]
        with cid.sit(table) as line:
            line.wait(lambda it: bool(it.views))
            own = [seat["seat"] for seat in line.table["seats"] if seat["yours"]]
            hand = line.views[own[0]]["state"]["hand"][own[0]]

    assert [seat["kind"] for seat in alone["tables"][0]["seats"]] == ["person", "bot", "bot"]
    assert (seated_now["number"], seated_now["table"] != table) == (2, True)
    assert taken_over["table"] == table
    assert -1 not in hand


def test_everybody_plays_all_rounds_to_the_end_with_bots(tmp_path: Path) -> None:
    """People who are gone are played for, the ends are noted, and the next round may begin."""
    with running(settings_for(tmp_path, bot_seconds=0.0)) as server:
        host = Host(server, size=2, bots="greedy")
        ann, bob = host.guest("Ann"), host.guest("Bob")
        wish(bob, host.id, "leave")
        host.wish("round", after=0)
        table = host.page(ann)["me"]["table"]
        with ann.sit(table) as line:
            play_out(line)
        until(lambda: host.page(ann)["me"]["over"])
        over = host.page(ann)
        late = host.guest("Eve")
        waiting = host.page(late)
        refused = ann.command(table, {"type": "rematch", "id": "r"})
        host.wish("send-home", guest=0)
        second = host.wish("round", after=1)
        host.wish("end")
        with pytest.raises(Refused) as ended:
            host.guest("Fay")

    assert over["between"]
    assert over["me"]["place"] in {1, 2}
    assert waiting["me"]["table"] is None
    assert [guest["waits"] for guest in waiting["guests"]] == [False, True, True]
    assert refused["code"] == "evening-rematch"
    assert next(seat["name"] for seat in second["tables"][0]["seats"]) == "Eve"
    assert ended.value.code == "evening-ended"


def test_the_tables_of_an_event_count_like_others(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, tables=Rate(3, 3600.0))
    with running(settings_for(tmp_path, limits=limits, bot_seconds=1e6)) as server:
        hosts = [Host(server, size=2) for _ in range(2)]
        for host in hosts:
            for name in ("Ann", "Bob", "Cid"):
                host.guest(name)
        first = hosts[0].wish("round", after=0)
        with pytest.raises(Refused) as refused:
            hosts[1].wish("round", after=0)
        second = hosts[1].page()
        hosts[0].client.make("tenzania", ["me", "open"])
        with pytest.raises(Refused) as late:
            hosts[0].guest("Dora") and hosts[0].guest("Eve")

    assert len(first["tables"]) == 2
    assert (refused.value.code, late.value.code) == ("too-many", "too-many")
    assert (second["round"], second["tables"]) == (0, [])


def test_only_who_was_asked_in_may_look_and_only_the_host_decides(server: Running) -> None:
    host = Host(server)
    stranger, guest = server.guest("Eve"), host.guest("Ann")
    key = host.path.rsplit("/", 1)[-1]
    status, _, _ = stranger.request("GET", f"/api/evenings/{host.id}")
    wall = stranger.call("GET", f"/api/evenings/{host.id}?key={key}")
    refusals = []
    for kind, fields in (
        ("round", {"after": 0}),
        ("pause", {"yes": True}),
        ("hints", {"yes": False}),
        ("send-home", {"guest": 0}),
        ("plan", {"plan": {"game": "tenzania", "size": 2}}),
        ("end", {}),
    ):
        with pytest.raises(Refused) as refused:
            wish(guest, host.id, kind, **fields)
        refusals.append(refused.value.code)

    assert status == 404
    assert wall["me"] is None
    assert not wall["host"]
    assert refusals == ["not-host"] * 6


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        ({"game": "chess", "size": 2}, "unknown-game"),
        ({"game": "tenzania", "size": 9}, "bad-seats"),
        ({"game": "tenzania", "size": 2, "options": {"tens": "perhaps"}}, "bad-option"),
        ({"game": "tenzania", "size": 2, "bots": "nobody"}, "unknown-agent"),
        ({"game": "tenzania", "size": "two"}, "bad-request"),
        ({"game": "tenzania", "size": 2, "more": 1}, "bad-request"),
    ],
)
def test_an_evening_that_cannot_be_is_refused_with_a_sentence(
    server: Running, plan: dict[str, Any], code: str
) -> None:
    with pytest.raises(Refused) as refused:
        server.guest("Host").call("POST", "/api/evenings", plan)

    assert refused.value.code == code
    assert refused.value.sentence


def test_no_id_of_a_guest_is_on_the_page(server: Running) -> None:
    host = Host(server)
    ann = host.guest("Ann")
    host.wish("round", after=0)
    text = str(host.page(ann))

    assert ann.me()["guest"] not in text
    assert host.client.me()["guest"] not in text


def test_what_a_crash_left_undone_is_done_when_somebody_looks(tmp_path: Path) -> None:
    """The round is decided and stored, and the server dies before a table is made."""
    with running(settings_for(tmp_path, bot_seconds=1e6)) as server:
        host = Host(server, size=2)
        ann = host.guest("Ann")
        evenings = server.runtime.evenings
        carry_out = evenings._apply

        async def die(*_: Any) -> None:
            await asyncio.sleep(0)

        evenings._apply = die  # type: ignore[method-assign]
        host.wish("round", after=0)
        evenings._apply = carry_out  # type: ignore[method-assign]
        time.sleep(1.1)
        page = host.page(ann)

    assert len(page["tables"]) == 1
    assert page["me"]["table"] == page["tables"][0]["table"]


def test_who_comes_from_a_match_that_has_just_ended_is_not_sent_back(tmp_path: Path) -> None:
    """The end is noted a moment after it is told; a page of a moment ago would lead to the table again."""
    with running(settings_for(tmp_path, bot_seconds=1e6)) as server:
        host = Host(server, size=2)
        ann, _ben = host.guest("Ann"), host.guest("Ben")
        host.wish("round", after=0)
        server.runtime.evenings.on_match_over = lambda _table: None  # type: ignore[method-assign]
        before = host.page(ann)["me"]
        with ann.sit(before["table"]) as line:
            line.wait(lambda line: line.views)
            assert line.send("resign", seat=min(line.views))["ok"]
        after = host.page(ann)["me"]

    assert (before["over"], after["over"], after["place"]) == (False, True, 2)


def test_a_terminal_comes_in_by_the_code_and_is_led_to_its_table(server: Running) -> None:
    host = Host(server)
    with ThreadPoolExecutor(1) as thread:
        led = thread.submit(server.guest("Terry").join, host.code)
        until(lambda: len(host.page()["guests"]) == 1)
        page = host.wish("round", after=0)

        assert led.result(30) == page["tables"][0]["table"]
