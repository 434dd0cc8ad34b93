"""The running score of rematches: counted by seat, for as long as the same players sit there."""

import pytest

from tenfold.core.match_log import secret_of
from tenfold.core.registry import game_of
from tenfold.server.table.anonymize import replace_guest
from tenfold.server.table.events import (
    AnyEvent,
    BotSeated,
    GuestErased,
    MatchClosed,
    MatchStarted,
    PlayerRemoved,
    PlayerRenamed,
    PlayerResigned,
    SeatPlan,
    SeatsResized,
    SeatTaken,
    SeatVacated,
    TableCreated,
    decode_event,
    encode_event,
)
from tenfold.server.table.series import running_score, score_for_rematch
from tenfold.server.table.table import Identity, Table

GAME = game_of("ten_squares")
START = MatchStarted(GAME.rules_version)
ANN, BOB = SeatPlan("person", "Ann", "a"), SeatPlan("person", "Bob", "b")
BOT = SeatPlan("bot", "Kito", agent="beginner", character="kito")
OPEN = SeatPlan("open")


def table_of(wins: list[int], *events: AnyEvent, seats: tuple[SeatPlan, ...] = (ANN, BOB)) -> Table:
    table = Table(GAME, Identity("id", "key", "CODE22", secret_of(1, GAME.id)))
    made = TableCreated(GAME.id, GAME.validate_options(2), False, True, "a", list(seats), wins=wins)
    for event in (made, *events):
        table.apply(event)
    return table


def test_a_rematch_begins_with_the_score_of_the_games_before() -> None:
    first = table_of([], START, PlayerResigned(0))
    second = table_of(score_for_rematch(first), START, PlayerResigned(1))
    third = table_of(score_for_rematch(second))

    assert (running_score(first), score_for_rematch(first)) == ([], [0, 1])
    assert running_score(second) == [1, 1]
    assert running_score(third) == [1, 1]


def test_a_game_that_no_one_wins_counts_for_no_one() -> None:
    closed = table_of([2, 1], START, MatchClosed("closed"))

    assert running_score(closed) == score_for_rematch(closed) == [2, 1]


def test_a_score_stays_with_those_who_stand_up_and_sit_down_again_or_change_their_name() -> None:
    again = SeatVacated(1), SeatTaken(1, "b", "Bob"), PlayerRenamed("a", {0: "Anna"})

    assert running_score(table_of([3, 2], *again)) == [3, 2]


@pytest.mark.parametrize(
    "events",
    [
        [SeatVacated(1)],
        [SeatVacated(1), SeatTaken(1, "c", "Cy")],
        [SeatVacated(1), BotSeated(1, "beginner", "Kito", "kito")],
        [SeatsResized(3)],
        [START, PlayerRemoved(1, "casual")],
        [START, GuestErased("b", "casual")],
    ],
    ids=["left", "another", "bot", "more", "removed", "erased"],
)
def test_with_anyone_else_a_new_series_begins(events: list[AnyEvent]) -> None:
    table = table_of([3, 2], *events)

    assert running_score(table) == []
    assert not any(score_for_rematch(table))


def test_another_bot_begins_a_new_series() -> None:
    same = table_of([1, 2], seats=(ANN, BOT))
    other = table_of([1, 2], BotSeated(1, "expert", "Zuri", "zuri"), seats=(ANN, BOT))

    assert (running_score(same), running_score(other)) == ([1, 2], [])


def test_nobody_has_won_before_where_a_seat_has_to_be_filled() -> None:
    assert running_score(table_of([1, 2], seats=(ANN, OPEN))) == []


def test_a_score_is_erased_with_those_who_won() -> None:
    body = encode_event(table_of([3, 2]).events[0])
    erased, kept = (decode_event(replace_guest(body, guest, "x")) for guest in ("b", "c"))

    assert isinstance(erased, TableCreated)
    assert isinstance(kept, TableCreated)
    assert (erased.wins, kept.wins) == ([], [3, 2])
    assert replace_guest(encode_event(SeatsResized(3)), "b", "x") == encode_event(SeatsResized(3))
