"""A host lets a table rest: nobody moves, no bot does, and everything goes on as it was."""

import time

from tests.server.helpers import Running, pair, play_turn, raw, until


def test_a_paused_table_rests_until_it_goes_on(server: Running) -> None:
    ann, bob, table = pair(server)
    with ann.sit(table) as a, bob.sit(table) as b:
        for line in (a, b):
            line.wait(lambda it: bool(it.views))
        paused = a.send("pause", yes=True)
        b.wait(lambda it: it.table["paused"])
        line = a if a.turn is not None else b
        view = line.turn
        assert view is not None
        refused = line.act(view, view["legal"][0]["action"])
        again = a.send("pause", yes=True)
        a.send("pause", yes=False)
        b.wait(lambda it: not it.table["paused"])
        went_on = play_turn(line)

    assert paused["ok"]
    assert again["ok"]
    assert refused["code"] == "paused"
    assert went_on


def test_bots_rest_too_and_then_play_on(server: Running) -> None:
    ann = server.guest("Ann")
    made = ann.make("tenzania", ["me", "greedy"], start=True, pace="quick")
    with ann.sit(made["table"]) as line:
        line.wait(lambda it: it.turn is not None)
        view = line.turn
        assert view is not None
        line.send("pause", yes=True)
        line.send("pause", yes=False)
        line.post("act", seat=view["observer"], action=view["legal"][0]["action"], count=view["count"])
        line.send("pause", yes=True)
        raw(line)
        before = len(line.events)
        time.sleep(0.3)
        raw(line)
        rested = len(line.events) == before
        line.send("pause", yes=False)
        line.wait(lambda it: it.turn is not None or it.is_over)

    assert rested


def test_only_the_host_pauses_and_says_whether_there_are_hints(server: Running) -> None:
    ann, bob, table = pair(server)
    refused = [
        bob.command(table, {"type": kind, "id": kind, "yes": True})["code"] for kind in ("pause", "hints")
    ]
    off = ann.command(table, {"type": "hints", "id": "off", "yes": False})
    with ann.sit(table) as line:
        line.wait(lambda it: bool(it.views))
        seat = next(iter(line.views))
        no_hint = line.send("hint", seat=seat)
        line.send("hints", yes=True)
        until(lambda: bool(ann.table(table)["hints"]))

    assert refused == ["not-host", "not-host"]
    assert off["ok"]
    assert no_hint["code"] == "no-hints"
