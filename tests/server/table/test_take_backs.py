"""What may be taken back: not too often, nothing after a bot has shown something, in secret to nobody."""

import time

import pytest

from tenfold.core.errors import CannotTakeBack
from tenfold.core.registry import game_of
from tenfold.server.table.command_handlers import decide
from tenfold.server.table.commands import Agree, Resign
from tenfold.server.table.events import (
    EntryAdded,
    PlayerResigned,
    TakeBackApproved,
    TakeBackRequested,
)
from tenfold.server.table.table import MAX_FREE_TAKE_BACKS, Table
from tests.server.table.take_backs import PERSON, asker, begun, greedily, play, take_back
from tests.wording import like

ENTRIES = 10_000
NOISE = 4.0
"""How much longer a loaded machine may take than the limit."""


def secret_step(table: Table) -> int | None:
    """An action of the one seat that is due which nobody else notices and that may be taken back."""
    if len(table.due) != 1:
        return None
    seat = table.due[0]
    for action in table.view(seat).legal:
        if table.game.actions.is_secret(action):
            trial = table.fork()
            play(trial, seat, action)
            number = trial.take_back_number(seat)
            if number is not None and trial.is_take_back_free(seat, number):
                return action
    return None


def half_made(table: Table) -> tuple[int, int]:
    """Play on to a moment when a seat can do something in secret: the seat and its action."""
    for _ in range(600):
        action = secret_step(table)
        if action is not None:
            return table.due[0], action
        greedily(table)
    pytest.fail("nothing was secret")


def test_a_step_that_nobody_saw_is_taken_back_some_times_in_a_row() -> None:
    table = begun(game_of("heart_of_africa"), PERSON, PERSON)
    seat, action = half_made(table)
    for _ in range(MAX_FREE_TAKE_BACKS):
        play(table, seat, action)
        decision = take_back(table, seat)
        assert decision.fields["asked"] is False
        table.record(decision.events[0])
    play(table, seat, action)

    assert not table.can_take_back(seat)
    with pytest.raises(CannotTakeBack, match=like("server", "cannot-take-back-again")):
        take_back(table, seat)


def test_the_others_are_asked_about_a_step_once() -> None:
    table = begun(game_of("ten_squares"), PERSON, PERSON)
    seat = table.due[0]
    while table.take_back_number(seat) is None or table.is_take_back_free(seat, 1):
        seat = table.due[0]
        greedily(table)
    (asked,) = take_back(table, seat).events
    table.apply(asked)
    again = take_back(table, seat)
    assert again.fields == {"asked": True}
    assert not again.events
    other = 1 - seat
    (declined,) = decide(table.fork(), asker(other), Agree(id="y", ask=1, seat=other, yes=False)).events
    table.apply(declined)

    with pytest.raises(CannotTakeBack):
        take_back(table, seat)


def test_ten_thousand_entries_are_folded_in_a_second() -> None:
    table = begun(game_of("heart_of_africa"), PERSON, PERSON)
    seat, action = half_made(table)
    assert table.match is not None
    events = list(table.events)
    first = len(table.match.entries) + 1
    notation = table.game.actions.notation(action)
    for number in range(first, first + ENTRIES, 2):
        events += [EntryAdded(seat, notation), EntryAdded(seat, takes_back=number)]

    folded = []
    for part in (events[: len(table.events) + ENTRIES // 10], events):
        start = time.process_time()
        folded.append(Table.replay(table.game, table.identity, part))
        folded.append(time.process_time() - start)

    few, short, many, long = folded
    assert len(many.match.entries) >= ENTRIES
    assert few.match.standing() == many.match.standing()
    assert long < NOISE
    assert long < 10 * NOISE * short


def test_what_nobody_else_notices_leaves_a_question_open() -> None:
    table = begun(game_of("heart_of_africa"), PERSON, PERSON)
    seat, action = half_made(table)
    other = 1 - seat
    own = [e.number for e in table.match.entries if e.seat == other]
    table.apply(TakeBackRequested(1, other, own[-1]))
    play(table, seat, action)

    assert [ask.ask for ask in table.lobby.asks] == [1]
    while table.lobby.asks and table.outcome is None:
        greedily(table)
    assert not table.lobby.asks


def open_hands(kind: str) -> tuple[Table, int]:
    """Tenzania with nothing left to draw: a person, who has just moved, and another seat."""
    table = begun(game_of("tenzania"), PERSON, kind, seed=3)
    while table.view(0).state["pile_size"] > 0:
        greedily(table)
    while table.due != (0,):
        greedily(table)
    greedily(table)
    return table, 0


def test_a_bot_consents_until_it_has_shown_something() -> None:
    table, person = open_hands("bot")
    assert table.can_take_back(person)
    assert take_back(table, person).fields["asked"] is False
    greedily(table)

    assert table.due == (person,)
    assert not table.can_take_back(person)
    with pytest.raises(CannotTakeBack):
        take_back(table, person)


def test_a_person_who_has_answered_may_still_consent() -> None:
    table, person = open_hands(PERSON)
    greedily(table)

    assert take_back(table, person).fields == {"asked": True}


def test_a_take_back_is_granted_when_the_last_who_has_not_agreed_resigns() -> None:
    table = begun(game_of("tenzania"), PERSON, PERSON, PERSON, seed=2)
    while table.view(0).state["pile_size"] > 0 or table.due != (0,):
        greedily(table)
    greedily(table)
    number = len(table.match.entries)
    table.apply(TakeBackRequested(1, 0, number))
    table.apply(TakeBackApproved(1, 1))
    decision = decide(table.fork(), asker(2), Resign(id="x", seat=2))
    for event in decision.events:
        table.record(event)

    resigned, taken_back = decision.events
    assert resigned == PlayerResigned(2)
    assert (taken_back.seat, taken_back.takes_back) == (0, number)  # type: ignore[union-attr]
    assert table.due == (0,)
    assert not table.lobby.asks


def test_a_question_lapses_when_the_one_who_asked_resigns() -> None:
    table = begun(game_of("tenzania"), PERSON, PERSON, PERSON, seed=2)
    greedily(table)
    table.apply(TakeBackRequested(1, table.match.entries[0].seat, 1))
    seat = table.match.entries[0].seat
    for event in decide(table.fork(), asker(seat), Resign(id="x", seat=seat)).events:
        table.apply(event)

    assert not table.lobby.asks
