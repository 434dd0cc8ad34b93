"""The rules of Lanterns, clause by clause."""

import pytest

from tenfold.core.errors import BadOption, BadSeats, CannotTakeBack
from tenfold.core.match import Match
from tenfold.core.match_log import secret_of
from tenfold.core.record import SPECTATOR
from tests.toys.lanterns import GAME
from tests.toys.lanterns.actions import DRAW, MARK, SEAL


def sit(seats: int = 2, **options: str) -> Match:
    return Match(GAME, seats, secret_of(7, "lanterns"), options)


def act(match: Match, seat: int, action: int) -> None:
    match.submit(seat, action, match.count(seat))


def show(match: Match, *lanterns: int) -> None:
    """Each seat draws as often as it may, marks one lantern, and seals."""
    for seat in range(match.seats):
        while DRAW in match.view(seat).legal:
            act(match, seat, DRAW)
        match._states[0].holds[seat, lanterns[seat] - 1] = 1
        match._legal.clear()
        act(match, seat, MARK + lanterns[seat] - 1)
    for seat in range(match.seats):
        act(match, seat, SEAL)


def test_l1_each_of_two_or_three_players_has_five_lanterns() -> None:
    assert sorted(sit(3).true_state().share[2].tolist()) == [1, 2, 3, 4, 5]
    with pytest.raises(BadSeats):
        sit(4)


def test_l2_all_act_at_once() -> None:
    match = sit(3)
    act(match, 1, DRAW)

    assert match.due == (0, 1, 2)


def test_l3_a_lantern_is_drawn_unseen_and_stays_drawn() -> None:
    match = sit()
    act(match, 0, DRAW)

    assert match.events(1, 1) == match.events(1, SPECTATOR) == match.log(1) == []
    with pytest.raises(CannotTakeBack):
        match.take_back(0, 1, 1, consents=[1])


def seal(match: Match, seat: int) -> None:
    """Draw a lantern, mark one, and seal it."""
    act(match, seat, DRAW)
    act(match, seat, next(action for action in match.view(seat).legal if action >= MARK))
    act(match, seat, SEAL)


def test_l4_marking_is_unseen_and_free_to_take_back_by_the_last_who_chooses() -> None:
    match = sit()
    seal(match, 1)
    act(match, 0, DRAW)
    act(match, 0, next(action for action in match.view(0).legal if action >= MARK))
    match.take_back(0, 5, 2)

    assert match.true_state().marked[0] == 0
    assert [entry.seat for entry in match.log(1)] == [1, 1, 1]
    assert [entry.takes_back for entry in match.log(0)] == [None, None, None, 3]


def test_l5_sealing_is_seen_and_stays_while_others_choose() -> None:
    match = sit()
    seal(match, 0)

    assert match.due == (1,)
    assert [seen.takes_back for seen in match.log(1)] == [None]
    with pytest.raises(CannotTakeBack, match="at the same time"):
        match.take_back(0, 3, 3, consents=[1])


def test_l6_l7_when_all_have_sealed_the_single_lantern_wins() -> None:
    match = sit(calm="on")
    show(match, 2, 5)

    assert match.true_state().shown[:2, 0].tolist() == [2, 5]
    assert match.true_state().points[:2].tolist() == [0, 1]


def test_l7_equal_lanterns_win_nothing() -> None:
    match = sit(calm="on")
    show(match, 4, 4)

    assert match.true_state().points.sum() == 0


def test_l8_against_the_wind_the_lowest_wins_but_in_the_calm_it_does_not_count() -> None:
    match = sit()
    show(match, 2, 5)
    state = match.true_state()

    assert state.points[:2].tolist() == ([1, 0] if state.wind == 1 else [0, 1])


def test_l9_three_players_do_not_play_three_rounds_in_the_calm() -> None:
    with pytest.raises(BadOption, match="Three players do not play"):
        sit(3, calm="on", rounds="three")


def test_l10_after_the_last_round_most_points_win() -> None:
    match = sit(calm="on")
    show(match, 2, 5)
    show(match, 1, 3)

    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("dawn", (1,))


def test_l11_without_a_point_nobody_wins() -> None:
    match = sit(calm="on")
    show(match, 4, 4)
    show(match, 2, 2)

    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("darkness", ())
