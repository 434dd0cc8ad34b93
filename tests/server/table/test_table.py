"""A table is the fold of its events: the same live, on a fork, and after a restart."""

import pytest

from tenfold.agents import agent_of
from tenfold.core.errors import MatchOver, NotDue, ReplayDiverged
from tenfold.core.registry import game_of
from tenfold.server.display_names import distinct_name
from tenfold.server.errors import Unavailable
from tenfold.server.identity import clean_code, new_code
from tenfold.server.looks import Look
from tenfold.server.table import frames
from tenfold.server.table.command_handlers import Requester, decide, player_renamed
from tenfold.server.table.commands import (
    Agree,
    Bot,
    Leave,
    Ready,
    Remove,
    Resign,
    Sit,
    Stand,
    Start,
    TakeBack,
)
from tenfold.server.table.events import (
    EntryAdded,
    MatchStarted,
    PlayerRenamed,
    PlayerResigned,
    SeatPlan,
    TableCreated,
    decode_event,
    encode_event,
)
from tenfold.server.table.table import Table
from tests.server.table.variants import played
from tests.wording import like

GAME = "tenzania"
ANN, BOB = Requester("guest-0", Look("P0"), "greedy"), Requester("guest-1", Look("P1"), "greedy")


def test_a_table_comes_back_from_its_log_as_it_was() -> None:
    table = played()
    bodies = [encode_event(event) for event in table.events]
    again = Table.replay(table.game, table.identity, [decode_event(body) for body in bodies])

    assert again.lobby == table.lobby
    assert [entry.digest for entry in again.match.entries] == [entry.digest for entry in table.match.entries]
    for guest in ("guest-0", "guest-1", "somebody"):
        assert again.position(guest) == table.position(guest)


def test_what_is_tried_on_a_fork_does_not_happen() -> None:
    table = played()
    head, places = table.head, table.position("guest-0")
    fork = table.fork()
    seat = fork.due[0]
    fork.record(EntryAdded(seat, fork.game.actions.notation(fork.view(seat).legal[0])))
    with pytest.raises(NotDue):
        table.fork().apply(EntryAdded(1 - table.due[0], "play 1 say 1"))

    assert fork.head == head + 1
    assert (table.head, table.position("guest-0")) == (head, places)


def test_a_changed_log_is_refused_where_it_was_changed() -> None:
    table = played()
    events = list(table.events)
    at = next(n for n, event in enumerate(events) if isinstance(event, EntryAdded)) + 5
    entry = events[at]
    assert isinstance(entry, EntryAdded)
    events[at] = EntryAdded(entry.seat, entry.action, digest="0" * 64)

    with pytest.raises(ReplayDiverged) as refused:
        Table.replay(table.game, table.identity, events)
    assert refused.value.number == 6


def test_a_match_by_other_rules_is_over_and_can_be_left() -> None:
    table = Table(game_of(GAME), played().identity)
    table.apply(played().events[0])
    table.apply(MatchStarted(99))
    table.apply(played().events[2])

    assert (table.status, table.match, table.old_rules) == ("over", None, 99)
    assert not decide(table.fork(), ANN, Leave(id="x")).events
    assert player_renamed(table, "guest-0", Look("Anna")) is None
    with pytest.raises(MatchOver):
        decide(table.fork(), ANN, Resign(id="x", seat=0))


def test_a_place_is_found_again_by_its_number() -> None:
    table = played()
    now = table.position("guest-0")
    earlier = table.position_at("guest-0", now.seen - 3)

    assert [own for own, _, _ in table.entries_after("guest-0", earlier)] == [28, 29, 30]
    assert table.position_at("guest-0", now.seen) == now
    assert table.entries_after("guest-0", now) == []


def waiting() -> Table:
    table = Table(game_of(GAME), played().identity)
    plans = [SeatPlan("person", "P0", "guest-0", ready=True), SeatPlan("open")]
    table.apply(
        TableCreated(
            GAME, game_of(GAME).validate_options(2), public=False, hints=True, host="guest-0", seats=plans
        )
    )
    return table


def done(table: Table, asker: Requester, command: object) -> Table:
    for event in decide(table.fork(), asker, command).events:  # type: ignore[arg-type]
        table.record(event)
    return table


def test_the_host_fills_a_seat_with_a_bot_and_empties_it() -> None:
    table = done(waiting(), ANN, Bot(id="1", seat=1, agent="greedy"))
    name = table.lobby.seats[1].name
    done(table, ANN, Bot(id="2", seat=1, agent=None))

    assert name == "Rusty"
    assert table.lobby.open_seats == 1


def test_who_stands_up_as_host_hands_the_table_over() -> None:
    table = done(waiting(), BOB, Sit(id="1", seat=1))
    done(table, ANN, Stand(id="2", seat=0))

    assert table.lobby.host == "guest-1"


def test_a_removed_person_before_the_start_leaves_an_open_seat() -> None:
    table = done(waiting(), BOB, Sit(id="1", seat=1))
    done(table, ANN, Remove(id="2", seat=1))

    assert table.lobby.seats[1].kind == "open"


def test_only_people_at_the_table_are_ready() -> None:
    with pytest.raises(Unavailable, match=like("server", "not-seated")):
        decide(waiting(), BOB, Ready(id="1", yes=True))


def test_nothing_happens_twice() -> None:
    table = done(waiting(), BOB, Sit(id="1", seat=1))

    assert decide(table.fork(), BOB, Sit(id="2", seat=1)).events == ()
    assert decide(table.fork(), ANN, Ready(id="3", yes=True)).events == ()
    with pytest.raises(Unavailable):
        decide(table.fork(), ANN, Start(id="4"))
    started = played(3)
    done(started, ANN, Resign(id="5", seat=0))
    assert decide(started.fork(), ANN, Resign(id="6", seat=0)).events == ()
    done(started, BOB, Leave(id="7"))
    assert decide(started.fork(), BOB, Leave(id="8")).events == ()


def late() -> Table:
    """A table at which nothing is drawn any more and guest 0 has just moved."""
    table = played(entries=74)
    agent = agent_of("greedy", 1)
    while table.due != (1,):
        seat = table.due[0]
        table.record(EntryAdded(seat, table.game.actions.notation(agent.act(table.view(seat)))))
    return table


def test_a_declined_take_back_changes_nothing_in_the_match() -> None:
    table = late()
    entries = len(table.match.entries)
    done(table, ANN, TakeBack(id="1", seat=0, count=table.match.count(0)))
    ask = table.lobby.asks[0]
    again = decide(table.fork(), ANN, TakeBack(id="2", seat=0, count=table.match.count(0)))
    with pytest.raises(Unavailable, match=like("server", "not-asked")):
        decide(table.fork(), ANN, Agree(id="3", ask=ask.ask, seat=0, yes=True))
    done(table, BOB, Agree(id="4", ask=ask.ask, seat=1, yes=False))

    assert again.events == ()
    assert again.fields == {"asked": True}
    assert not table.lobby.asks
    assert len(table.match.entries) == entries


def test_a_question_lapses_when_somebody_moves() -> None:
    table = late()
    done(table, ANN, TakeBack(id="1", seat=0, count=table.match.count(0)))
    table.record(EntryAdded(1, table.game.actions.notation(table.view(1).legal[0])))

    assert not table.lobby.asks


def test_a_new_name_is_distinct_and_told_again() -> None:
    table = played()
    event = player_renamed(table, "guest-1", Look("P0"))
    assert event == PlayerRenamed("guest-1", {1: "P0 2"})
    table.apply(event)

    assert table.lobby.names == ("P0", "P0 2")
    assert player_renamed(table, "guest-1", Look("P0")) is None
    assert player_renamed(table, "somebody", Look("Eve")) is None


def test_names_and_codes_are_easy_on_people() -> None:
    assert distinct_name("x" * 24, ["x" * 24]) == "x" * 21 + " 2"
    assert clean_code(" k7q-f2m\n") == "K7QF2M"
    assert not set("".join(new_code() for _ in range(500))) & set("01OIL")


def test_resigning_adds_nothing_to_the_move_before_it() -> None:
    """What was told of a move stays the same for who asks later, even if the match has ended since."""
    table = played()
    table.view(0)
    seat = table.due[0]
    table.record(EntryAdded(seat, table.game.actions.notation(table.view(seat).legal[0])))
    last = [(1, len(table.match.entries), (0,))]
    before = frames.events_for(table.fork(), last, 0)
    table.event_cache = {}
    table.record(PlayerResigned(0))

    assert table.outcome is not None
    assert frames.events_for(table, last, 0) == before
