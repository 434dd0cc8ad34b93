"""The reducer of seats: the lobby after each kind of event."""

import pytest

from tenfold.server.table.clock import TimeControl
from tenfold.server.table.events import (
    AnyEvent,
    BotSeated,
    EntryAdded,
    GuestErased,
    HintsSet,
    MatchClosed,
    MatchStarted,
    PaceSet,
    PauseSet,
    PlayerLeft,
    PlayerRemoved,
    PlayerRenamed,
    PlayerResigned,
    PlayerReturned,
    ReadySet,
    RematchCreated,
    SeatPlan,
    SeatsResized,
    SeatTaken,
    SeatVacated,
    SharingSet,
    TableCreated,
    TakeBackApproved,
    TakeBackDeclined,
    TakeBackRequested,
    TimedOut,
)
from tenfold.server.table.lobby import OPEN, Lobby, Seat, initial_lobby, reduce

ANN, BOB = SeatPlan("person", "Ann", "a"), SeatPlan("person", "Bob", "b")


def lobby_of(*plans: SeatPlan, clock: TimeControl | None = None) -> Lobby:
    return initial_lobby(
        TableCreated("tenzania", {}, public=False, hints=True, host="a", seats=list(plans), clock=clock)
    )


def after(lobby: Lobby, *events: AnyEvent) -> Lobby:
    for event in events:
        lobby = reduce(lobby, event)
    return lobby


def test_a_new_table_has_the_seats_that_were_planned() -> None:
    bot = SeatPlan("bot", "Bolt", agent="greedy", character="bolt")
    lobby = lobby_of(ANN, bot, SeatPlan("open"))

    assert lobby.seats == (
        Seat("person", "Ann", "a"),
        Seat("bot", "Bolt", agent="greedy", character="bolt"),
        OPEN,
    )
    assert (lobby.people, lobby.open_seats, lobby.host) == (("a",), 1, "a")


def test_seats_are_taken_and_vacated() -> None:
    lobby = after(lobby_of(ANN, SeatPlan("open")), SeatTaken(1, "b", "Bob"))
    assert lobby.people == ("a", "b")

    assert after(lobby, SeatVacated(1)).seats[1] == OPEN
    assert after(lobby, BotSeated(1, "greedy", "Bolt")).seats[1].kind == "bot"


def test_when_the_host_stands_up_the_next_person_is_the_host() -> None:
    assert after(lobby_of(ANN, BOB), SeatVacated(0)).host == "b"


def test_a_host_who_left_an_empty_table_is_replaced_by_the_next_to_come() -> None:
    left = after(lobby_of(ANN, SeatPlan("open")), PlayerLeft("a"))
    assert (left.host, left.host_is_gone) == ("a", True)

    come = after(left, SeatTaken(1, "b", "Bob"))
    assert (come.host, come.host_is_gone) == ("b", False)


def test_a_player_who_left_keeps_the_seat_until_they_return() -> None:
    left = after(lobby_of(ANN, BOB), MatchStarted(1), PlayerLeft("b"))
    assert left.seats[1].has_left

    assert not after(left, PlayerReturned("b")).seats[1].has_left


def test_readiness_and_names_follow_the_person() -> None:
    lobby = after(lobby_of(ANN, BOB), ReadySet("b", yes=True), PlayerRenamed("b", {1: "Rob"}))

    assert [seat.is_ready for seat in lobby.seats] == [False, True]
    assert lobby.names == ("Ann", "Rob")


def test_a_removed_player_is_replaced_by_a_bot() -> None:
    lobby = after(lobby_of(ANN, BOB), MatchStarted(1), PlayerRemoved(1, "greedy"))

    assert (lobby.seats[1].kind, lobby.seats[1].guest, lobby.seats[1].agent) == ("bot", None, "greedy")


@pytest.mark.parametrize(
    ("events", "seat"),
    [
        ([], OPEN),
        ([MatchStarted(1)], Seat("person", "Bob", None, has_left=True)),
    ],
)
def test_an_erased_guest_has_no_seat_any_more(events: list[AnyEvent], seat: Seat) -> None:
    assert after(lobby_of(ANN, BOB), *events, GuestErased("b")).seats[1] == seat


def test_settings_of_the_table_change_one_at_a_time() -> None:
    events: list[AnyEvent] = [
        PaceSet("calm"),
        PauseSet(yes=True),
        HintsSet(yes=False),
        SharingSet(yes=True),
        RematchCreated("next", "b"),
        MatchClosed("closed"),
    ]
    lobby = after(lobby_of(ANN, BOB), *events)

    assert (lobby.pace, lobby.is_paused, lobby.has_hints, lobby.is_shared) == ("calm", True, False, True)
    assert (lobby.rematch, lobby.rematch_by, lobby.ended) == ("next", "b", "closed")


def test_more_seats_are_added_at_the_end_and_the_last_open_ones_go() -> None:
    lobby = after(lobby_of(ANN, SeatPlan("open"), BOB), SeatsResized(4))
    assert [seat.kind for seat in lobby.seats] == ["person", "open", "person", "open"]

    assert [seat.kind for seat in after(lobby, SeatsResized(2)).seats] == ["person", "person"]


def test_a_request_to_take_back_waits_for_everyone_else() -> None:
    asked = after(lobby_of(ANN, BOB, SeatPlan("person", "Cy", "c")), TakeBackRequested(1, 0, 5))
    assert asked.seats_to_consent(asked.asks[0]) == (1, 2)

    assert after(asked, TakeBackApproved(1, 2)).asks[0].agreed == (2,)
    assert not after(asked, TakeBackDeclined(1, 1)).asks
    assert not after(asked, PlayerResigned(0)).asks


def test_only_an_entry_that_everyone_notices_ends_a_request() -> None:
    asked = after(lobby_of(ANN, BOB), TakeBackRequested(1, 0, 5))
    entry = EntryAdded(1, "play 1 say 1")

    assert reduce(asked, entry, is_noticed=False).asks
    assert not reduce(asked, entry, is_noticed=True).asks


@pytest.mark.parametrize(
    ("then", "seat"),
    [
        ("move", Seat("person", "Bob", "b", is_overdue=True)),
        ("bot", Seat("person", "Bob", "b", is_out_of_time=True)),
        ("lost", Seat("person", "Bob", "b", is_out_of_time=True, is_resigned=True)),
    ],
)
def test_a_table_chooses_what_happens_when_time_runs_out(then: str, seat: Seat) -> None:
    control = TimeControl("move", 30, then)  # type: ignore[arg-type]
    lobby = after(lobby_of(ANN, BOB, clock=control), TimedOut(1))

    assert lobby.seats[1] == seat
