"""What a newcomer does: make a table, invite, play, leave, come back, play again."""

import json
import time
import urllib.request
from pathlib import Path

import pytest

from tenfold.client import Client, Refused, TableConnection
from tenfold.core.match_file import match_from_plain
from tenfold.core.registry import game_of
from tenfold.core.text import text_of
from tests.server.helpers import Running, catch_up, pair, play_out, play_turn, running, settings_for, until
from tests.wording import said


def test_a_person_plays_a_whole_match_against_bots(server: Running) -> None:
    ann = server.guest("Ann")
    made = ann.make("tenzania", ["me", "greedy", "random"], start=True)

    with ann.sit(made["table"]) as line:
        play_out(line)
        line.wait(lambda it: it.table["status"] == "over")

    outcome = line.views[0]["outcome"]
    assert outcome["text"]
    assert len(outcome["scores"]) == 3
    assert [event["text"] for event in line.events if event["code"] == "end"]


@pytest.mark.parametrize("way", ["code", "path"])
def test_a_friend_joins_by_code_or_by_link(server: Running, way: str) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    made = ann.make("tenzania", ["me", "open"])

    with pytest.raises(Refused) as before:
        bob.table(made["table"])
    table = bob.join(made[way].lower() if way == "code" else made[way])

    assert before.value.status == 404
    assert table == made["table"]
    assert bob.table(table)["seats"][1]["kind"] == "open"


def test_seats_are_taken_made_ready_and_begun_by_the_host(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    made = ann.make("tenzania", ["me", "open"])
    table = bob.join(made["code"])
    with ann.sit(table) as host, bob.sit(table) as friend:
        assert friend.send("start")["code"] == "not-host"
        assert host.send("start")["code"] == "open-seats"
        assert friend.send("sit", seat=0)["code"] == "seat-taken"
        assert friend.send("sit", seat=1)["ok"]
        assert host.send("start")["code"] == "not-ready"
        assert friend.send("ready", yes=True)["ok"]
        assert host.send("start")["ok"]
        friend.wait(lambda it: bool(it.views))

        assert friend.table["status"] == "playing"
        assert [seat["name"] for seat in friend.table["seats"]] == ["Ann", "Bob"]
        assert [seat["yours"] for seat in friend.table["seats"]] == [False, True]
        assert len(friend.table["commitment"]) == 64
        assert list(friend.views) == [1]


def test_two_people_and_a_spectator_see_the_same_match(server: Running) -> None:
    ann, bob, table = pair(server)
    eve = server.guest("Eve")
    eve.join(ann.table(table)["path"])

    with ann.sit(table) as a, bob.sit(table) as b, eve.sit(table) as e:
        play_out(a, b)
        e.wait(lambda it: it.is_over)

    assert list(e.views) == [-1]
    assert a.views[0]["outcome"]["scores"] == e.views[-1]["outcome"]["scores"]
    told = [[(event["number"], event["code"]) for event in line.events] for line in (a, b, e)]
    assert [number for number, _ in told[0]] == [number for number, _ in told[2]]


def test_who_leaves_comes_back_exactly_where_they_were(server: Running) -> None:
    # Ann begins: a bot stands in for Bob meanwhile, and a view in which he is due would be out of date.
    ann, bob, table = pair(server, options={"begins": "1"})
    with ann.sit(table) as a, bob.sit(table) as b:
        for line in (a, b):
            line.wait(lambda it: bool(it.views))
        b.drop()
        for _ in range(6):
            play_turn(a) or a.receive(0.05)
        play_out(a, b)

    numbers = [event["number"] for event in b.events]
    assert numbers == sorted(numbers)
    assert len(set(numbers)) == max(numbers)


def test_a_new_tab_is_told_the_whole_story(server: Running) -> None:
    ann, bob, table = pair(server)
    with ann.sit(table) as a, bob.sit(table) as b:
        play_out(a, b)
    with ann.sit(table) as again:
        again.wait(lambda it: bool(it.views))

    assert [event["text"] for event in again.events] == [event["text"] for event in a.events]


def test_a_rematch_moves_the_beginning_on_by_one(server: Running) -> None:
    ann, bob, table = pair(server, options={"begins": "1"})
    with ann.sit(table) as a, bob.sit(table) as b:
        play_out(a, b)
        first = a.send("rematch")["table"]
        second = b.send("rematch")["table"]
        b.wait(lambda it: it.table["rematch"] is not None)

    assert first == second == b.table["rematch"]
    assert ann.table(first)["options"]["begins"] == "2"
    assert [seat["name"] for seat in bob.table(first)["seats"]] == ["Ann", "Bob"]
    assert bob.command(first, {"type": "ready", "id": "r", "yes": True})["ok"]
    assert ann.command(first, {"type": "start", "id": "s"})["ok"]


def test_who_resigns_a_game_of_two_has_lost_it(server: Running) -> None:
    ann, bob, table = pair(server)
    with ann.sit(table) as a, bob.sit(table) as b:
        b.wait(lambda it: bool(it.views))
        assert b.send("resign", seat=1)["ok"]
        refused = b.send("act", seat=1, action="play 1 say 1", count=0)
        a.wait(lambda it: it.is_over)
        b.wait(lambda it: it.is_over)

    outcome = a.views[0]["outcome"]
    assert refused["code"] == "over"
    assert a.table["status"] == b.table["status"] == "over"
    assert (outcome["ending"], outcome["winners"], outcome["ranking"]) == ("resigned", [0], [1, 2])
    assert outcome["text"] == said(
        "core", "result", count=1, you="yes", names="Ann", ending=said("core", "ending-resigned")
    )
    assert b.views[1]["outcome"]["text"] == said(
        "core", "result", count=1, you="no", names="Ann", ending=said("core", "ending-resigned")
    )
    assert (a.views[0]["due"], a.views[0]["legal"]) == ([], [])
    assert len(ann.call("GET", f"/api/tables/{table}/file")["digests"]) == 1


def test_who_resigns_among_several_cannot_win(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    made = ann.make("tenzania", ["me", "open", "greedy"])
    table = bob.join(made["code"])
    bob.command(table, {"type": "sit", "id": "1", "seat": 1})
    bob.command(table, {"type": "ready", "id": "2", "yes": True})
    assert ann.command(table, {"type": "start", "id": "3"})["ok"]
    with ann.sit(table) as a, bob.sit(table) as b:
        assert b.send("resign", seat=1)["ok"]
        refused = b.send("act", seat=1, action="play 1 say 1", count=0)
        play_out(a)
        a.wait(lambda it: it.is_over)

    assert refused["code"] == "resigned"
    assert a.table["seats"][1]["resigned"]
    assert 1 not in a.views[0]["outcome"]["winners"]
    assert said("core", "result-resigned", names="Bob") in a.views[0]["outcome"]["text"]


def test_a_bot_stands_in_for_who_is_away_and_gives_the_seat_back(server: Running) -> None:
    ann, bob, table = pair(server, options={"begins": "2"})
    with ann.sit(table) as a:
        a.wait(lambda it: it.table and it.table["seats"][1]["stand_in"] and it.turn is not None)
        with bob.sit(table) as b:
            a.wait(lambda it: not it.table["seats"][1]["stand_in"] and it.table["seats"][1]["present"])
            play_turn(a)
            b.wait(lambda it: it.turn is not None)
            time.sleep(0.4)
            assert b.turn is not None
            play_turn(b)


def test_nobody_plays_in_an_empty_room(server: Running) -> None:
    ann, bob, table = pair(server, options={"begins": "2"})
    with bob.sit(table) as b, ann.sit(table) as a:
        for line in (a, b):
            line.wait(lambda it: bool(it.views))
    time.sleep(0.5)

    assert ann.tables()["mine"][0]["table"] == table
    assert not ann.table(table)["seats"][1]["stand_in"]


def test_who_leaves_a_match_is_stood_in_for_at_once_and_may_return(server: Running) -> None:
    ann, bob, table = pair(server, options={"begins": "2"})
    with ann.sit(table) as a:
        with bob.sit(table) as b:
            b.wait(lambda it: bool(it.views))
            assert b.send("leave")["ok"]
        a.wait(lambda it: it.table and it.table["seats"][1]["stand_in"])
        a.wait(lambda it: it.turn is not None)
        assert table in {line["table"] for line in bob.tables()["mine"]}
        with bob.sit(table) as b:
            a.wait(lambda it: not it.table["seats"][1]["stand_in"])


def test_the_host_removes_a_player_and_a_bot_plays_on(server: Running) -> None:
    ann, bob, table = pair(server)
    with ann.sit(table) as a, bob.sit(table) as b:
        assert b.send("remove", seat=0)["code"] == "not-host"
        assert a.send("remove", seat=1)["ok"]
        b.wait(lambda it: list(it.views) == [-1])
        play_out(a)

    assert b.table["seats"][1]["kind"] == "bot"


def test_when_the_host_leaves_a_waiting_table_somebody_else_is_the_host(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = bob.join(ann.make("tenzania", ["me", "open"])["code"])
    bob.command(table, {"type": "sit", "id": "1", "seat": 1})
    ann.command(table, {"type": "leave", "id": "1"})

    assert bob.table(table)["host"]
    assert not ann.tables()["mine"]


def test_several_people_share_one_device(server: Running) -> None:
    ann = server.guest("Ann")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
    made = ann.call("POST", "/api/tables", {"game": "tenzania", "seats": seats, "start": True})
    with ann.sit(made["table"]) as line:
        line.wait(lambda it: bool(it.views))
        first = dict(line.views)
        play_out(line)

    assert [seat["name"] for seat in line.table["seats"]] == ["Ann", "Ben"]
    assert set(first[0]["state"]["hand"][1]) == {-1}
    assert set(first[1]["state"]["hand"][0]) == {-1}
    assert not [event for event in line.events if event["code"] == "draw-own"]


def test_each_seat_of_a_shared_device_has_its_own_events(server: Running) -> None:
    ann = server.guest("Ann")
    made = ann.make("tenzania", ["me", "me"], start=True)
    with ann.sit(made["table"]) as line:
        line.wait(lambda it: bool(it.views))
        seat = line.turn["observer"]
        play_turn(line)

    own = [event["code"] for event in line.views[seat]["events"]]
    other = [event["code"] for event in line.views[1 - seat]["events"]]
    assert "draw-own" in own
    assert "draw-own" not in other


def test_names_are_plain_short_and_distinct(server: Running) -> None:
    ann = server.guest("Ann")
    long = ann.rename("  A\x01b\u202ec\n" + "d" * 100)["name"]
    ann.rename("Ann")
    bob = server.guest("Ann")
    table = bob.join(ann.make("tenzania", ["me", "open"])["code"])
    bob.command(table, {"type": "sit", "id": "1", "seat": 1})
    before = [seat["name"] for seat in ann.table(table)["seats"]]
    bob.rename("Bob")

    assert long == "A b c " + "d" * 18
    assert before == ["Ann", "Ann 2"]
    assert ann.table(table)["seats"][1]["name"] == "Bob"


def test_people_wave_at_each_other(server: Running) -> None:
    ann, bob, table = pair(server)
    with ann.sit(table) as a, bob.sit(table) as b:
        b.wait(lambda it: bool(it.views))
        assert a.send("react", reaction="hello")["ok"]
        while (frame := b.receive(5))["type"] != "reaction":
            pass

    assert (frame["name"], frame["reaction"]) == ("Ann", "hello")


def test_why_and_hint_help_the_player_who_asks(server: Running) -> None:
    ann = server.guest("Ann")
    made = ann.make("tenzania", ["me", "greedy"], options={"begins": "1"}, start=True)
    with ann.sit(made["table"]) as line:
        view = line.wait_for_turn()
        legal = view["legal"][0]["action"]
        hint = line.send("hint", seat=0)
        right = line.send("why", seat=0, action=legal)
        wrong = line.send("why", seat=0, action="play 0 say 7")
        refused = line.send("act", seat=0, action="play 0 say 7", count=0)

    assert hint["action"] in {one["action"] for one in view["legal"]}
    assert right["legal"]
    assert not wrong["legal"]
    assert wrong["clause"].startswith("Z")
    assert (refused["code"], refused["clause"]) == ("illegal", wrong["clause"])
    assert refused["sentence"] == wrong["sentence"]


def test_hints_are_for_tables_that_allow_them(server: Running) -> None:
    ann = server.guest("Ann")
    made = ann.make("tenzania", ["me", "greedy"], options={"begins": "1"}, hints=False, start=True)
    with ann.sit(made["table"]) as line:
        line.wait_for_turn()

        assert line.send("hint", seat=0)["code"] == "no-hints"


def test_help_and_learning_are_told_to_everybody(server: Running) -> None:
    ann = server.guest("Ann")
    plain = ann.make("tenzania", ["me", "greedy"])
    made = ann.make("tenzania", ["me", "greedy"], help=False, learning="capitals", start=True)

    for table, told in ((plain, (True, "off")), (made, (False, "capitals"))):
        with ann.sit(table["table"]) as line:
            line.wait(lambda it: it.table is not None)
            assert (line.table["help"], line.table["learning"]) == told


def test_where_capitals_are_learned_events_say_them_instead_of_names(server: Running) -> None:
    game = game_of("ten_days_africa")
    assert game.capitals is not None
    assert game.facts is not None
    ann = server.guest("Ann")
    options = {"days": "5", "begins": "1"}
    made = ann.make("ten_days_africa", ["me", "greedy"], learning="capitals", options=options, start=True)

    with ann.sit(made["table"]) as line:
        for _ in range(5):
            line.wait_for_turn()
            play_turn(line)
        line.wait(lambda it: any(event["code"] == "piles" for event in it.events))
        told = [
            (event["args"]["number"], event["text"]) for event in line.events if "number" in event["args"]
        ]

    tiles = game.facts()["tiles"]
    places = [(tiles[number]["place"], text) for number, text in told if tiles[number]["place"]]
    assert places
    for place, text in places:
        assert game.capitals()[place] in text
        assert place not in text
    assert text_of(game, "fr", says_capitals=True).localized("Egypt") == "Le Caire"


def to_the_last_cards(*lines: TableConnection) -> None:
    """Play until nothing is drawn any more, and somebody has moved after that."""
    for line in lines:
        line.wait(lambda it: bool(it.views))
    while next(iter(lines[0].views.values()))["state"]["pile_size"] > 0:
        if not any(play_turn(line) for line in lines):
            catch_up(*lines)


def test_a_move_is_taken_back_when_the_others_agree(server: Running) -> None:
    ann, bob, table = pair(server)
    with ann.sit(table) as a, bob.sit(table) as b:
        to_the_last_cards(a, b)
        for line in (a, b):
            line.wait(lambda it: next(iter(it.views.values()))["state"]["pile_size"] == 0)
        while not play_turn(a):
            a.receive(0.05)
            play_turn(b)
        before = a.views[0]
        assert before["can_take_back"]
        assert a.send("take-back", seat=0, count=before["count"])["asked"]
        b.wait(lambda it: bool(it.table["asks"]))
        ask = b.table["asks"][0]
        assert b.send("agree", ask=ask["ask"], seat=1, yes=True)["ok"]
        a.wait(lambda it: it.views[0]["count"] > before["count"])

        assert a.turn is not None
        assert a.events[-1]["text"] == said("core", "event-take-back", you="yes", seat="")
        assert not a.table["asks"]


def test_bots_agree_to_a_take_back_at_once(server: Running) -> None:
    ann = server.guest("Ann")
    made = ann.make("tenzania", ["me", "me"], start=True)
    with ann.sit(made["table"]) as line:
        to_the_last_cards(line)
        view = line.turn
        play_turn(line)
        seat = view["observer"]
        answer = line.send("take-back", seat=seat, count=line.views[seat]["count"])
        line.wait(lambda it: it.turn is not None and it.turn["observer"] == seat)

    assert answer["ok"]
    assert not answer["asked"]


def test_what_used_chance_is_not_taken_back(server: Running) -> None:
    ann, bob, table = pair(server, options={"begins": "1"})
    with ann.sit(table) as a, bob.sit(table):
        a.wait_for_turn()
        play_turn(a)

        assert not a.views[0]["can_take_back"]
        assert a.send("take-back", seat=0, count=1)["code"] == "cannot-take-back"


def test_my_tables_say_whose_turn_it_is(server: Running) -> None:
    ann, bob, table = pair(server, options={"begins": "2"})

    assert [line["your_turn"] for line in ann.tables()["mine"] if line["table"] == table] == [False]
    assert [line["your_turn"] for line in bob.tables()["mine"] if line["table"] == table] == [True]


def test_public_tables_are_listed_for_everybody(server: Running) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    made = ann.make("tenzania", ["me", "open"], public=True)
    hidden = ann.make("tenzania", ["me", "open"])
    public = {line["table"]: line for line in eve.tables()["public"]}

    assert hidden["table"] not in public
    assert eve.join(public[made["table"]]["code"]) == made["table"]


def test_a_guest_goes_on_at_another_device(server: Running) -> None:
    ann = server.guest("Ann")
    phone, tablet = Client(server.url), Client(server.url)
    code = ann.call("POST", "/api/me/hand-over")["code"]
    phone.come_back(code)
    with pytest.raises(Refused):
        tablet.come_back(code)
    tablet.come_back(ann.me()["return_path"])

    assert phone.me()["guest"] == tablet.me()["guest"] == ann.me()["guest"]


def test_posts_and_server_sent_events_are_enough(server: Running) -> None:
    ann = server.guest("Ann")
    made = ann.make("tenzania", ["me", "greedy"], options={"begins": "1"}, start=True)
    request = urllib.request.Request(  # noqa: S310  (our own server)
        f"{server.url}/api/tables/{made['table']}/events?after=0", headers={"Cookie": f"tenfold={ann.cookie}"}
    )
    with urllib.request.urlopen(request, timeout=10) as stream:  # noqa: S310
        frames = []
        while len(frames) < 2:
            number = stream.readline().decode().removeprefix("id: ").strip()
            frame = json.loads(stream.readline().decode().removeprefix("data: "))
            stream.readline()
            assert int(number) == frame["seq"]
            frames.append(frame)
        view = frames[1]["views"][0]
        command = {"type": "act", "seat": 0, "action": view["legal"][0]["action"], "count": 0}
        path = f"/api/tables/{made['table']}/commands"
        first = ann.call("POST", path, command, Idempotency_Key="k1")
        again = ann.call("POST", path, command, Idempotency_Key="k1")
        stream.readline()
        told = json.loads(stream.readline().decode().removeprefix("data: "))

    assert [frame["type"] for frame in frames] == ["table", "view"]
    assert first == again
    assert first["ok"]
    assert told["events"][0]["number"] == first["number"] == 1


def test_a_finished_match_is_a_file_that_anybody_can_check(server: Running) -> None:
    ann = server.guest("Ann")
    made = ann.make("tenzania", ["me", "greedy"], start=True)
    with ann.sit(made["table"]) as line:
        line.wait(lambda it: bool(it.views))
        with pytest.raises(Refused) as early:
            ann.call("GET", f"/api/tables/{made['table']}/file")
        play_out(line)
    file = ann.call("GET", f"/api/tables/{made['table']}/file")
    replay = ann.call("GET", f"/api/tables/{made['table']}/replay")
    page = ann.call("GET", f"/api/tables/{made['table']}/replay/0/0")
    true = ann.call("GET", f"/api/tables/{made['table']}/replay/all/0")
    match, players = match_from_plain(file)

    assert early.value.code == "not-over"
    assert players == ["Ann", "Rusty"]
    assert match.outcome is not None
    assert replay["seed"] == file["seed"]
    assert replay["length"] == len(file["entries"]) + 1
    assert replay["observers"] == ["-1", "0", "1", "all"]
    assert replay["yours"] == [0]
    assert set(page["steps"][0]["view"]["state"]["hand"][1]) == {-1}
    assert set(true["steps"][0]["view"]["state"]["hand"][1]) != {-1}
    assert "stream" not in true["steps"][0]["view"]["state"]


def test_everything_goes_on_after_a_restart(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, grace_seconds=3600.0)) as first:
        ann, bob, table = pair(first, options={"begins": "1"})
        with ann.sit(table) as a:
            a.wait_for_turn()
            play_turn(a)
            after, events = a.after, list(a.events)
            shown = a.views[0]["state"]
        cookies = ann.cookie, bob.cookie
    with running(settings_for(tmp_path, grace_seconds=3600.0)) as second:
        ann, bob = (Client(second.url, cookie) for cookie in cookies)
        with ann.sit(table, after) as a, bob.sit(table) as b:
            a.wait(lambda it: bool(it.views))
            assert a.views[0]["state"] == shown
            assert not a.events
            b.wait(lambda it: bool(it.views))
            assert len(b.events) == len(events)
            play_out(a, b)


def test_bots_that_were_to_move_move_after_a_restart(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, bot_seconds=3600.0)) as first:
        ann = first.guest("Ann")
        table = ann.make("tenzania", ["me", "greedy"], options={"begins": "2"}, start=True)["table"]
    with running(settings_for(tmp_path)) as second:
        again = Client(second.url, ann.cookie)
        until(lambda: again.tables()["mine"][0]["your_turn"])

        assert again.tables()["mine"][0]["your_turn"]
        assert table == again.tables()["mine"][0]["table"]
