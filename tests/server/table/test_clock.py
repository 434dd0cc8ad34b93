"""Time at the table: each seat's own, by the server's clock, which may be set back and may not be cheated."""

import dataclasses
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tenfold.core.match_log import secret_of
from tenfold.core.registry import game_of
from tenfold.server.background.worker import JobResult
from tenfold.server.runtime.clock_jobs import now_ms
from tenfold.server.runtime.room import RETRY_SECONDS
from tenfold.server.table import frames
from tenfold.server.table.clock import Clock, TimeControl, new_clock
from tenfold.server.table.command_handlers import timed_out
from tenfold.server.table.events import (
    By,
    EntryAdded,
    MatchStarted,
    PauseSet,
    PlayerResigned,
    SeatPlan,
    TableCreated,
    TimedOut,
    decode_event,
    encode_event,
)
from tenfold.server.table.table import ONLY_BOTS, OUT_OF_TIME, Identity, Table
from tests.server.helpers import Running, play_turn, running, settings_for, until
from tests.wording import said

MOVE = TimeControl("move", 60, "move")
GAME = TimeControl("game", 300, "lost", increment=5)


def clock(control: TimeControl, seats: int = 2) -> Clock:
    return new_clock(control, seats, 1_000_000).after_move([0], range(seats), None)


def test_only_who_is_due_loses_time() -> None:
    later = clock(MOVE).advanced_to(1_010_000)

    assert [later.left_at(seat, 1_012_000) for seat in range(2)] == [48_000, 60_000]


def test_several_who_are_due_at_once_each_have_their_clock() -> None:
    both = new_clock(MOVE, 3, 0).after_move([0, 2], range(3), None).advanced_to(10_000)
    one = both.after_move([2], range(3), 0).advanced_to(20_000)

    assert both.left == (50_000, 60_000, 50_000)
    assert one.left == (60_000, 60_000, 40_000)


def test_a_move_has_its_time_anew_and_a_game_adds_its_increment() -> None:
    per_move = clock(MOVE).advanced_to(1_010_000).after_move([1], range(2), 0)
    per_game = clock(GAME).advanced_to(1_010_000).after_move([1], range(2), 0)

    assert per_move.left == (60_000, 60_000)
    assert per_game.left == (295_000, 300_000)


def test_what_nobody_saw_gives_no_time() -> None:
    """Else the clock would tell that something was done in secret."""
    seen = clock(MOVE).advanced_to(1_010_000).after_move([0], range(2), 0)
    unseen = clock(MOVE).advanced_to(1_010_000).after_move([0], range(2), None)

    assert seen.left[0] == 60_000
    assert unseen.left[0] == 50_000
    assert [unseen.left_at(0, now) for now in (1_020_000, 1_090_000)] == [
        clock(MOVE).left_at(0, now) for now in (1_020_000, 1_090_000)
    ]


def test_a_clock_that_is_set_back_takes_and_gives_nothing() -> None:
    back = clock(GAME).advanced_to(1_010_000).advanced_to(500_000).advanced_to(505_000)

    assert back.left[0] == 300_000 - 15_000
    assert back.deadline(0) == 505_000 + back.left[0]


def test_time_beyond_ones_own_adds_up_over_the_moves_of_a_match() -> None:
    late = clock(MOVE).advanced_to(1_062_000)
    moved = late.after_move([1], range(2), 0).advanced_to(1_065_000).after_move([0], range(2), 1)

    assert late.overtime == (2_000, 0)
    assert moved.left == (60_000, 60_000)
    assert [moved.overtime_at(0, now) for now in (1_100_000, 1_125_000, 1_126_500)] == [2_000, 2_000, 3_500]
    assert clock(MOVE).running_for(()).overtime_at(0, 9_000_000) == 0  # while the table rests


def begun(control: TimeControl, seats: int = 2, game_id: str = "tenzania") -> Table:
    game = game_of(game_id)
    table = Table(game, Identity("id", "key", "CODE22", secret_of(3, game.id)))
    plans = [SeatPlan("person", f"P{seat}", f"guest-{seat}") for seat in range(seats)]
    options = game.validate_options(seats, {"begins": "1"})
    made = TableCreated(
        game.id, options, public=False, hints=True, host="guest-0", seats=plans, clock=control
    )
    table.apply(made)
    table.apply(MatchStarted(game.rules_version, at=0))
    return table


def move(table: Table, at: int) -> None:
    seat = table.due[0]
    table.record(EntryAdded(seat, table.game.actions.notation(table.view(seat).legal[0]), at=at))


def test_a_table_folds_its_clock_and_the_same_log_gives_the_same_clock() -> None:
    table = begun(GAME)
    move(table, 10_000)
    move(table, 340_000)
    table.apply(PauseSet(yes=True, at=350_000))
    table.apply(PauseSet(yes=False, at=900_000))
    again = Table.replay(table.game, table.identity, table.events)

    assert table.clock is not None
    assert again.clock == table.clock
    assert [table.clock.left_at(seat, 901_000) for seat in range(2)] == [284_000, 5_000]
    assert table.clock.overtime == (0, 30_000)


def test_while_a_table_rests_no_time_is_out() -> None:
    table = begun(MOVE)
    table.apply(PauseSet(yes=True, at=1_000))

    assert timed_out(table, 0, 10_000_000) is None
    table.apply(PauseSet(yes=False, at=20_000_000))
    assert timed_out(table, 0, 20_058_999) is None
    assert timed_out(table, 0, 20_059_000) == TimedOut(0)
    assert timed_out(table, 1, 99_000_000) is None


def test_out_of_time_a_bot_plays_that_move_and_the_seat_is_its_owners_again() -> None:
    table = begun(MOVE)
    table.apply(TimedOut(0, at=60_000))
    late = table.lobby.seats[0]
    move(table, 61_000)

    assert late.is_overdue
    assert not table.lobby.seats[0].is_overdue
    assert table.clock is not None
    assert table.clock.running == {1}


def test_out_of_time_the_seat_is_played_by_a_bot_to_the_end_and_may_still_win() -> None:
    table = begun(TimeControl("move", 60, "bot"))
    table.apply(TimedOut(0, at=60_000))
    move(table, 61_000)
    move(table, 62_000)
    seat = table.lobby.seats[0]

    assert seat.is_out_of_time
    assert not seat.is_resigned
    assert not seat.is_played_by_person
    assert table.clock is not None
    assert table.clock.running == frozenset()
    assert table.outcome is None


@pytest.mark.parametrize("audience", [0, 1])
def test_the_log_says_that_time_ran_out_and_a_bot_moved(audience: int) -> None:
    table = begun(MOVE)
    table.apply(TimedOut(0, at=60_000))
    bys: list[By] = ["stand-in", "person", "stand-in"]
    for number, by in enumerate(bys):
        if number == 2:
            table.apply(TimedOut(0, at=120_000))
        seat = table.due[0]
        action = table.game.actions.notation(table.view(seat).legal[0])
        table.record(EntryAdded(seat, action, by=by))
    noticed = frames.events_for(table, [(n, n, (audience,)) for n in (1, 2, 3)], None)
    told = msgspec.json.decode(frames.encode(noticed))

    you = "yes" if audience == 0 else "no"
    sentence = said("server", "stand-in", reason="time", you=you, name="P0")
    assert [(one["number"], one["text"]) for one in told if one["code"] == "stand-in"] == [
        (1, sentence),
        (3, sentence),
    ]
    assert told[0]["text"] == sentence


def test_who_resigns_against_bots_alone_ends_the_game_and_comes_last() -> None:
    game = game_of("tenzania")
    table = Table(game, Identity("id", "key", "CODE22", secret_of(3, game.id)))
    plans = [SeatPlan("person", "Ann", "a"), *[SeatPlan("bot", name, agent="greedy") for name in ("B", "C")]]
    options = game.validate_options(3, {"begins": "1"})
    table.apply(TableCreated(game.id, options, public=False, hints=True, host="a", seats=plans))
    table.apply(MatchStarted(game.rules_version, at=0))
    move(table, 1_000)
    table.apply(PlayerResigned(0, at=2_000))

    assert table.status == "over"
    assert table.outcome is not None
    assert (table.outcome.ending, table.outcome.ranking, table.outcome.winners) == (
        ONLY_BOTS,
        (3, 1, 1),
        (1, 2),
    )
    view = frames.with_resignations(table.view(0), table.lobby)
    assert view.outcome is not None
    assert view.outcome.ranking == (3, 1, 1)
    told = frames.outcome_json(view, table.lobby)
    assert told is not None
    assert said("core", "ending-only-bots") in told["text"]


def test_out_of_time_is_lost_as_by_resigning_and_said_as_what_it_was() -> None:
    table = begun(GAME, seats=3)
    table.apply(TimedOut(0, at=300_000))
    assert table.outcome is None
    table.apply(PlayerResigned(1, at=301_000))

    assert table.outcome is not None
    assert table.outcome.ending == OUT_OF_TIME
    assert table.outcome.winners == (2,)
    told = frames.outcome_json(table.view(-1), table.lobby)
    assert told is not None
    assert "P0 ran out of time" in told["text"]
    assert said("core", "ending-out-of-time") in told["text"]


def test_logs_without_clocks_are_written_as_before() -> None:
    entered = EntryAdded(0, "play 3 say 3")

    assert b'"at"' not in encode_event(entered)
    assert decode_event(encode_event(EntryAdded(0, "play 3 say 3", at=7))).at == 7


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(settings_for(tmp_path_factory.mktemp("clock"), grace_seconds=0.3)) as server:
        yield server


def two(server: Running, clock: dict[str, Any]) -> tuple[Any, Any, str]:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    made = ann.make("tenzania", ["me", "open"], options={"begins": "1"}, clock=clock)
    bob.join(made["code"])
    for client, command in (
        (bob, {"type": "sit", "id": "1", "seat": 1}),
        (bob, {"type": "ready", "id": "2", "yes": True}),
        (ann, {"type": "start", "id": "3"}),
    ):
        assert client.command(made["table"], command)["ok"]
    return ann, bob, made["table"]


def shorten(server: Running, table: str, milliseconds: int) -> None:
    """The clock of a test's table is almost run out: nobody waits for whole seconds."""
    room = server.runtime.tables.rooms[table]
    found = room.table.clock
    assert found is not None
    room.table.clock = dataclasses.replace(found, left=(milliseconds,) * len(found.left))
    server.run(server.runtime.store.jobs.plan(table, room.jobs_after(room.table)))


def test_when_time_is_out_a_bot_plays_the_move(timed: Running) -> None:
    ann, bob, table = two(timed, {"per": "move", "seconds": 60, "then": "move"})
    with ann.sit(table) as a, bob.sit(table) as b:
        for line in (a, b):
            line.wait(lambda it: bool(it.views))
        clocks = a.table["clocks"]
        shorten(timed, table, 100)
        b.wait(lambda it: it.turn is not None, 20)
        played = play_turn(b)

    assert [one["runs"] for one in clocks] == [True, False]
    assert 50_000 < clocks[0]["left"] <= 60_000
    assert played


def test_when_time_is_out_the_match_is_lost_if_the_table_says_so(timed: Running) -> None:
    ann, bob, table = two(timed, {"per": "game", "seconds": 60, "then": "lost", "increment": 2})
    with ann.sit(table) as a, bob.sit(table) as b:
        for line in (a, b):
            line.wait(lambda it: bool(it.views))
        shorten(timed, table, 100)
        b.wait(lambda it: it.is_over, 20)
        text = b.views[1]["outcome"]["text"]

    assert "Ann ran out of time" in text


def test_who_has_just_lost_the_connection_has_the_grace(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, grace_seconds=3.0)) as server:
        _, bob, table = two(server, {"per": "move", "seconds": 60, "then": "bot"})
        with bob.sit(table) as line:
            line.wait(lambda it: bool(it.views))
            shorten(server, table, 50)
            time.sleep(1.5)
            within = server.runtime.tables.rooms[table].table.lobby.seats[0].is_out_of_time
            until(lambda: server.runtime.tables.rooms[table].table.lobby.seats[0].is_out_of_time)
            after = server.runtime.tables.rooms[table].table.lobby.seats[0].is_out_of_time

    assert not within
    assert after


def test_the_grace_is_once_a_match_and_not_once_a_move(tmp_path: Path) -> None:
    """Who loses the connection at every move would otherwise have the grace again at every move."""
    with running(settings_for(tmp_path, grace_seconds=3.0)) as server:
        ann, bob, table = two(server, {"per": "move", "seconds": 60, "then": "bot"})
        room = server.runtime.tables.rooms[table]
        looks: list[int] = []

        def look(seat: int) -> Any:
            if seat == 0 and not room.table.lobby.seats[0].is_out_of_time:
                looks.append(len(room.table.events))
            return honest(seat)

        honest, room.time_out = room.time_out, look  # type: ignore[method-assign]
        with bob.sit(table) as line:
            with ann.sit(table) as own:
                own.wait_for_turn()
            shorten(server, table, 50)
            until(lambda: len(looks) == 2)
            with ann.sit(table) as own:
                own.wait_for_turn()
                assert play_turn(own)
            line.wait_for_turn()
            assert play_turn(line)
            shorten(server, table, 50)
            until(lambda: room.table.lobby.seats[0].is_out_of_time)

    assert room.table.lobby.seats[0].is_out_of_time
    assert 3_000 <= room.table.clock.overtime[0] < 4_000  # it was away for a second before


def test_the_grace_is_once_a_match_in_whichever_process_the_table_is(tmp_path: Path) -> None:
    """How much of it was used follows from the log."""
    with running(settings_for(tmp_path, grace_seconds=3.0)) as server:
        _, bob, table = two(server, {"per": "move", "seconds": 60, "then": "bot"})
        with bob.sit(table) as line:
            line.wait(lambda it: bool(it.views))
            room, now = server.runtime.tables.rooms[table], now_ms()

            def out(at: int, overtime: int) -> Any:
                spent = {"left": (0, 60_000), "overtime": (overtime, 0), "at": at}
                room.table.clock = dataclasses.replace(room.table.clock, **spent)
                return server.run(room.time_out(0))

            within = out(now, 1_000)
            server.runtime._up_since = now
            restarted = out(now - 60_000, 1_000)
            used = out(now, 3_000)

    assert within == restarted == RETRY_SECONDS
    assert used == JobResult.REPLACED


def test_who_stands_in_saves_nobody_whose_time_is_out(tmp_path: Path) -> None:
    """Whichever is looked at first when the grace is over, the turn of a stand-in or the clock."""
    with running(settings_for(tmp_path, grace_seconds=0.5)) as server:
        _, bob, table = two(server, {"per": "move", "seconds": 60, "then": "bot"})
        with bob.sit(table) as line:
            line.wait(lambda it: bool(it.views))
            room = server.runtime.tables.rooms[table]
            room.table.clock = dataclasses.replace(room.table.clock, left=(50, 50))
            line.wait(lambda it: it.turn is not None)
            is_out = room.table.lobby.seats[0].is_out_of_time

    assert is_out


def test_a_clock_survives_a_restart(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, grace_seconds=1e6)
    with running(settings) as first:
        ann, _, table = two(first, {"per": "game", "seconds": 600, "then": "bot"})
        with ann.sit(table) as line:
            line.wait(lambda it: bool(it.views))
            play_turn(line)
            before = ann.table(table)["clocks"]
    with running(settings) as second:
        ann.url = second.url
        after = ann.table(table)["clocks"]

    assert [one["runs"] for one in before] == [one["runs"] for one in after] == [False, True]
    assert before[0]["left"] == after[0]["left"] < 600_000
    assert 0 < after[1]["left"] <= before[1]["left"]


@pytest.mark.parametrize(
    "clock",
    [
        {"per": "week", "seconds": 60, "then": "bot"},
        {"per": "move", "seconds": 1, "then": "bot"},
        {"per": "move", "seconds": 60, "then": "explode"},
        {"per": "move", "seconds": 60},
    ],
)
def test_a_clock_that_cannot_be_is_refused(timed: Running, clock: dict[str, Any]) -> None:
    status, _, _ = timed.guest("Ann").request(
        "POST",
        "/api/tables",
        {"game": "tenzania", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": clock},
    )

    assert status == 400
