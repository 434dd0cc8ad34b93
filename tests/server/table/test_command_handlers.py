"""Command handlers: which events a command makes, and where it's refused."""

from typing import Any

import pytest

from tenfold.core.errors import BadNotation, IllegalAction, MatchOver, NotDue, StaleAction
from tenfold.core.registry import game_of
from tenfold.server.errors import Unavailable
from tenfold.server.looks import Look
from tenfold.server.table.clock import TimeControl
from tenfold.server.table.command_handlers import MAX_REPEATABLE, Decision, Requester, decide
from tenfold.server.table.commands import (
    Act,
    AnyCommand,
    Bot,
    Ready,
    Remove,
    Resign,
    SetHints,
    SetPace,
    SetPause,
    SetSeatCount,
    Share,
    Sit,
    Stand,
    Start,
    Why,
)
from tenfold.server.table.events import (
    EntryAdded,
    HintsSet,
    MatchClosed,
    MatchStarted,
    PaceSet,
    PauseSet,
    PlayerLeft,
    PlayerRemoved,
    PlayerReturned,
    ReadySet,
    SeatPlan,
    SeatsResized,
    SeatTaken,
    SeatVacated,
    SharingSet,
    TableCreated,
)
from tenfold.server.table.table import Identity, Table
from tests.wording import said

ANN, BOB = Requester("a", Look("Ann"), "greedy"), Requester("b", Look("Bob"), "greedy")
EVE = Requester("e", Look("Eve"), "greedy")


def lobby(*, is_full: bool = True, clock: TimeControl | None = None) -> Table:
    """A table that Ann hosts, with Bob or with an open seat."""
    game = game_of("tenzania")
    table = Table(game, Identity("id", "key", "CODE22", bytes(32)))
    bob = SeatPlan("person", "Bob", "b", ready=True) if is_full else SeatPlan("open")
    plans = [SeatPlan("person", "Ann", "a", ready=True), bob]
    options = game.validate_options(2, {"begins": "1"})
    table.apply(TableCreated(game.id, options, public=False, hints=True, host="a", seats=plans, clock=clock))
    return table


def started(clock: TimeControl | None = None) -> Table:
    """The same table, with Ann to move."""
    table = lobby(clock=clock)
    table.record(MatchStarted(table.game.rules_version), 0)
    return table


def decided(table: Table, requester: Requester, command: AnyCommand, now: int | None = None) -> Decision:
    """A decision on a fork, which leaves the table alone."""
    head = table.head
    decision = decide(table.fork(), requester, command, now)

    assert table.head == head
    return decision


def act(table: Table, seat: int, action: str | None = None, count: int = 0) -> Act:
    return Act(id="x", seat=seat, action=action or notation(table, table.view(seat).legal[0]), count=count)


def notation(table: Table, action: int) -> str:
    return table.game.actions.notation(action)


@pytest.mark.parametrize(
    ("requester", "command", "event"),
    [
        (EVE, Sit(seat=1), SeatTaken(1, "e", "Eve")),
        (ANN, Stand(seat=0), SeatVacated(0)),
        (ANN, SetSeatCount(count=3), SeatsResized(3)),
        (ANN, Ready(yes=False), ReadySet("a", yes=False)),
        (ANN, SetPace(pace="calm"), PaceSet("calm")),
        (ANN, SetHints(yes=False), HintsSet(yes=False)),
    ],
)
def test_a_command_before_the_match_makes_one_event(
    requester: Requester, command: AnyCommand, event: Any
) -> None:
    assert decided(lobby(is_full=False), requester, command).events == (event,)


@pytest.mark.parametrize(
    "command",
    [Sit(seat=0), Ready(yes=True), SetPace(pace="normal"), SetHints(yes=True), SetSeatCount(count=2)],
)
def test_what_is_so_already_makes_no_event(command: AnyCommand) -> None:
    assert decided(lobby(), ANN, command) == Decision()


@pytest.mark.parametrize(
    ("requester", "command", "code"),
    [
        (EVE, Sit(seat=1), "seat-taken"),
        (BOB, Start(), "not-host"),
        (BOB, Bot(seat=0, agent="greedy"), "not-host"),
        (ANN, Stand(seat=1), "not-yours"),
        (EVE, Ready(yes=True), "not-seated"),
        (ANN, SetPause(yes=True), "not-started"),
        (ANN, Share(yes=True), "not-over"),
        (ANN, Remove(seat=0), "nobody-to-remove"),
    ],
)
def test_a_table_refuses_before_the_match(requester: Requester, command: AnyCommand, code: str) -> None:
    with pytest.raises(Unavailable) as refused:
        decided(lobby(), requester, command)

    assert refused.value.code == code


def test_a_match_starts_when_everyone_is_ready() -> None:
    assert isinstance(decided(lobby(), ANN, Start()).events[0], MatchStarted)

    with pytest.raises(Unavailable):
        decided(lobby(is_full=False), ANN, Start())


def test_an_entry_is_applied_with_its_digest_and_its_number() -> None:
    table = started()
    trial = table.fork()
    decision = decide(trial, ANN, act(table, 0))
    (entry,) = decision.events

    assert isinstance(entry, EntryAdded)
    assert entry.digest == trial.match.entries[-1].digest  # type: ignore[union-attr]
    assert decision.fields == {"number": 1}
    assert trial.events[-1] is entry


def test_a_time_is_stored_only_where_the_table_has_a_clock() -> None:
    with_clock = started(TimeControl("move", 30, "move"))

    assert decided(with_clock, ANN, act(with_clock, 0), 5000).events[0].at == 5000
    assert not isinstance(decided(started(), ANN, act(started(), 0), 5000).events[0].at, int)


def test_the_match_refuses_what_the_rules_do_not_allow() -> None:
    table = started()
    legal = set(table.view(0).legal)
    illegal = next(action for action in range(table.game.actions.count) if action not in legal)

    with pytest.raises(IllegalAction):
        decided(table, ANN, act(table, 0, notation(table, illegal)))
    with pytest.raises(NotDue):
        decided(table, BOB, act(table, 1, notation(table, min(legal))))


def test_a_stale_count_and_words_that_are_no_action_are_refused() -> None:
    table = started()

    with pytest.raises(StaleAction):
        decided(table, ANN, act(table, 0, count=3))
    with pytest.raises(BadNotation):
        decided(table, ANN, act(table, 0, "dance"))


@pytest.mark.parametrize(
    ("requester", "command", "event"),
    [
        (ANN, SetPause(yes=True), PauseSet(yes=True)),
        (ANN, Remove(seat=1), PlayerRemoved(1, "greedy")),
    ],
)
def test_the_host_leads_a_running_match(requester: Requester, command: AnyCommand, event: Any) -> None:
    assert decided(started(), requester, command).events == (event,)


def test_a_player_who_left_returns_with_their_move() -> None:
    table = started()
    table.apply(PlayerLeft("a"))

    returned, entry = decided(table, ANN, act(table, 0)).events
    assert returned == PlayerReturned("a")
    assert isinstance(entry, EntryAdded)


def test_nothing_is_played_while_paused_or_after_the_end() -> None:
    table = started()
    command = act(table, 0)
    table.apply(PauseSet(yes=True))
    with pytest.raises(Unavailable):
        decided(table, ANN, command)

    table.apply(MatchClosed("closed"))
    with pytest.raises(MatchOver):
        decided(table, ANN, command)
    with pytest.raises(MatchOver):
        decided(table, ANN, Resign(seat=0))
    assert decided(table, ANN, Share(yes=True)).events == (SharingSet(yes=True),)


def test_why_answers_without_an_event() -> None:
    table = started()
    legal = notation(table, table.view(0).legal[0])

    decision = decided(table, ANN, Why(seat=0, action=legal))
    assert (decision.events, decision.fields["legal"]) == ((), True)
    assert decided(table, BOB, Why(seat=1, action=legal)).fields["legal"] is False


def test_a_host_who_plays_pauses_no_clock_of_their_own() -> None:
    """A pause would be time to think, as much as they like."""
    table = lobby(clock=TimeControl("game", 300, "lost"))
    table.record(MatchStarted(table.game.rules_version), 0)
    own, others = table.fork(), table.fork()
    with pytest.raises(Unavailable) as refused:
        decide(own, ANN, SetPause(id="p", yes=True), 1000)
    action = others.game.actions.notation(others.view(0).legal[0])
    others.record(EntryAdded(0, action), 1000)

    assert refused.value.sentence == said("server", "pause-own-clock")
    assert decide(others, ANN, SetPause(id="p", yes=True), 2000).events == (PauseSet(yes=True, at=2000),)


def test_settings_that_change_again_and_again_come_to_an_end() -> None:
    table = lobby()
    for number in range(MAX_REPEATABLE):
        decide(table, ANN, SetPace(id=str(number), pace="calm" if number % 2 else "quick"))
    with pytest.raises(Unavailable) as refused:
        decide(table, ANN, SetPace(id="more", pace="normal"))
    started = decide(table, ANN, Start(id="start"))

    assert refused.value.code == "too-many-changes"
    assert started.events == (MatchStarted(table.game.rules_version),)
