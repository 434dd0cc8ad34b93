"""The authority over one play: who is due, what is stale, what can be taken back, who hears of it."""

from typing import Any

import pytest

from tenfold.core.codec import plain
from tenfold.core.errors import CannotTakeBack, MatchOver, NoSuchSeat, NotDue, StaleAction
from tenfold.core.game import Game, GameEvent
from tenfold.core.match import Match
from tenfold.core.match_log import secret_of
from tenfold.core.record import SPECTATOR, UNKNOWN
from tenfold.core.registry import game_of
from tests.toys.lanterns import GAME
from tests.toys.lanterns.actions import DRAW, MARK, SEAL
from tests.wording import like, said

SECRET = secret_of(1, "lanterns")


@pytest.fixture
def match() -> Match:
    return Match(GAME, 3, SECRET)


def act(match: Match, seat: int, action: int) -> int:
    return match.submit(seat, action, match.count(seat)).number


def mark(match: Match, seat: int) -> int:
    return act(match, seat, next(action for action in match.view(seat).legal if action >= MARK))


def seal(match: Match, *seats: int) -> None:
    """The seats choose; the others are due alone."""
    for seat in seats:
        act(match, seat, DRAW)
        mark(match, seat)
        act(match, seat, SEAL)


def without_chance() -> Match:
    """A match of three seats in which nothing is drawn any more, and one seat at a time is due."""
    match = Match(game_of("tenzania"), 3, SECRET)
    while match.true_state().pile_size > 0:
        act(match, match.due[0], match.view(match.due[0]).legal[0])
    return match


def play_out(match: Match) -> None:
    while due := match.due:
        act(match, due[0], match.view(due[0]).legal[-1])


def test_several_seats_are_due_at_once_and_not_stale_to_each_other(match: Match) -> None:
    match.submit(2, DRAW, 0)
    match.submit(0, DRAW, 0)
    match.submit(2, DRAW, 1)

    assert [match.count(seat) for seat in range(3)] == [1, 0, 2]
    with pytest.raises(StaleAction) as caught:
        match.submit(2, SEAL, 1)
    assert (caught.value.count, caught.value.expected) == (1, 2)


def test_secret_draws_do_not_depend_on_who_is_faster() -> None:
    orders = ([0, 1, 2, 0, 1, 2], [2, 2, 1, 0, 1, 0])
    hands = []
    for order in orders:
        match = Match(GAME, 3, SECRET)
        for seat in order:
            act(match, seat, DRAW)
        hands.append(match.true_state().holds.tolist())

    assert hands[0] == hands[1]


def test_who_has_sealed_is_not_due(match: Match) -> None:
    act(match, 0, DRAW)
    mark(match, 0)
    act(match, 0, SEAL)

    assert match.due == (1, 2)
    with pytest.raises(NotDue):
        match.submit(0, DRAW, 3)


def test_seats_that_are_not_there_are_refused(match: Match) -> None:
    for seat in (-1, 3):
        with pytest.raises(NoSuchSeat):
            match.submit(seat, DRAW, 0)
        with pytest.raises(NoSuchSeat):
            match.take_back(seat, 1, 0)


def test_after_the_end_nothing_is_accepted_and_all_is_told(match: Match) -> None:
    play_out(match)

    with pytest.raises(MatchOver):
        match.submit(0, DRAW, match.count(0))
    assert [seen.action for seen in match.log(SPECTATOR)] == [entry.action for entry in match.entries]


def test_secret_entries_of_others_have_no_number_in_an_observers_log(match: Match) -> None:
    act(match, 0, DRAW)
    act(match, 1, DRAW)
    mark(match, 0)
    act(match, 0, SEAL)

    assert [(seen.seat, seen.action) for seen in match.log(1)] == [(1, DRAW), (0, SEAL)]
    assert [(seen.seat, seen.action) for seen in match.log(SPECTATOR)] == [(0, SEAL)]
    assert len(match.log(0)) == 3
    assert match.events(1, 1) == []


def test_an_entry_of_another_is_seen_without_its_action(match: Match) -> None:
    assert GAME.seen_entry(0, MARK, 1).action == UNKNOWN
    assert GAME.seen_entry(0, MARK, SPECTATOR).action == UNKNOWN
    assert GAME.seen_entry(0, MARK, 0).action == MARK
    assert GAME.seen_entry(0, SEAL, 1).action == SEAL
    assert match.entries == []


def test_what_nobody_saw_is_taken_back_freely_and_unheard(match: Match) -> None:
    seal(match, 1, 2)
    drawn = act(match, 0, DRAW)
    before = plain(match.true_state(), GAME.state)
    heard = match.log(1)
    number = mark(match, 0)
    taken = match.take_back(0, number, 2)

    assert plain(match.true_state(), GAME.state) == before
    assert match.standing()[-1] == drawn
    assert match.log(1) == heard
    assert match.events(taken.number, 1) == []
    assert match.events(taken.number, 0) == [GameEvent("take-back", {"seat": 0})]
    assert match.log(0)[-1].takes_back == len(match.log(0)) - 1


def test_what_others_saw_needs_the_consent_of_all_of_them() -> None:
    match = without_chance()
    seat = match.due[0]
    one, other = ((seat + step) % 3 for step in (1, 2))
    number = act(match, seat, match.view(seat).legal[0])

    for consents in ((), (one,), (other,), (seat,)):
        with pytest.raises(CannotTakeBack, match="agree"):
            match.take_back(seat, number, match.count(seat), consents)
    taken = match.take_back(seat, number, match.count(seat), (one, other))
    assert match.due == (seat,)
    assert match.log(one)[-1].takes_back == number
    assert match.events(taken.number, SPECTATOR) == [GameEvent("take-back", {"seat": seat})]


def test_what_followed_in_turn_is_taken_back_too() -> None:
    match = without_chance()
    seat = match.due[0]
    before = plain(match.true_state(), match.game.state)
    number = act(match, seat, match.view(seat).legal[0])
    follower = match.due[0]
    act(match, follower, match.view(follower).legal[0])
    match.take_back(seat, number, match.count(seat), range(3))

    assert plain(match.true_state(), match.game.state) == before
    assert [seen.takes_back for seen in match.log(follower)][-1] == number


@pytest.mark.parametrize("deeds", [(), (DRAW,), (DRAW, MARK), (DRAW, MARK, SEAL)])
def test_what_was_done_while_others_could_choose_stays(match: Match, deeds: tuple[int, ...]) -> None:
    """Whatever the others did meanwhile, and whether they did anything: the sentence does not tell."""
    act(match, 0, DRAW)
    number = mark(match, 0)
    for deed in deeds:
        if deed == MARK:
            mark(match, 1)
        else:
            act(match, 1, deed)
    entries = len(match.entries)

    for taken in (1, number):
        with pytest.raises(CannotTakeBack) as refusal:
            match.take_back(0, taken, 2, range(3))
        assert refusal.value.sentence == said("core", "error-take-back-together")
    assert len(match.entries) == entries


def test_who_chose_alone_takes_nothing_back_once_others_choose_at_once() -> None:
    match = Match(GAME, 2, SECRET)
    seal(match, 1)
    act(match, 0, DRAW)
    mark(match, 0)
    number = act(match, 0, SEAL)
    assert match.due == (0, 1)

    with pytest.raises(CannotTakeBack, match=like("core", "error-take-back-together")):
        match.take_back(0, number, 3, (1,))


def test_what_chance_has_shown_stays(match: Match) -> None:
    seal(match, 1, 2)
    number = act(match, 0, DRAW)

    with pytest.raises(CannotTakeBack, match="drawn"):
        match.take_back(0, number, 1, (1, 2))


def test_what_came_before_a_draw_stays_too(match: Match) -> None:
    seal(match, 1, 2)
    act(match, 0, DRAW)
    number = mark(match, 0)
    act(match, 0, DRAW)

    with pytest.raises(CannotTakeBack, match="drawn"):
        match.take_back(0, number, 3, (1, 2))


def test_only_own_standing_entries_are_taken_back(match: Match) -> None:
    seal(match, 1, 2)
    act(match, 0, DRAW)
    number = mark(match, 0)
    match.take_back(0, number, 2)

    for wrong in (1, number, number + 1, 0, -1, 99):
        with pytest.raises(CannotTakeBack, match=like("core", "error-take-back-nothing")):
            match.take_back(0, wrong, 3)


def test_taking_back_has_the_count_of_its_seat(match: Match) -> None:
    seal(match, 1, 2)
    act(match, 0, DRAW)
    number = mark(match, 0)

    with pytest.raises(StaleAction):
        match.take_back(0, number, 1)
    match.take_back(0, number, 2)
    assert match.count(0) == 3


def test_chance_is_new_after_taking_back(match: Match) -> None:
    seal(match, 1, 2)
    act(match, 0, DRAW)
    number = mark(match, 0)
    first = match.true_state().stream.tolist()
    match.take_back(0, number, 2)
    mark(match, 0)

    assert match.true_state().stream.tolist() != first


def test_a_match_with_take_backs_replays(match: Match) -> None:
    seal(match, 1, 2)
    act(match, 0, DRAW)
    number = mark(match, 0)
    match.take_back(0, number, 2)
    play_out(match)
    moves = [(entry.seat, entry.action, entry.takes_back) for entry in match.entries]
    digests = [match.deal_digest, *(entry.digest for entry in match.entries)]
    again = Match.replay(GAME, match.header, SECRET, moves, digests)

    assert again.entries == match.entries


def test_an_older_log_with_a_take_back_among_choosers_replays_as_it_was_played(match: Match) -> None:
    act(match, 0, DRAW)
    number = mark(match, 0)
    moves = [(entry.seat, entry.action, None) for entry in match.entries]
    again = Match.replay(GAME, match.header, SECRET, [*moves, (0, None, number)])

    assert again.standing() == [1]


def test_the_true_state_is_a_copy(match: Match) -> None:
    match.true_state().points[0] = 99

    assert match.true_state().points[0] == 0


def test_what_is_tried_on_a_fork_leaves_the_match_as_it_is(match: Match) -> None:
    act(match, 0, DRAW)
    drawn = match.true_state().drawn.tolist()
    fork = match.fork()
    play_out(fork)

    assert fork.is_over
    assert len(match.entries) == 1
    assert match.true_state().drawn.tolist() == drawn
    assert match.due == (0, 1, 2)


def test_the_rules_are_asked_once_a_move_who_is_due(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    honest = Game.status

    def counted(*args: Any) -> Any:
        asked.append(args)
        return honest(*args)

    monkeypatch.setattr(Game, "status", counted)
    act(match, 0, DRAW)
    for observer in (0, 1, 2, SPECTATOR):
        match.view(observer)
        match.events(1, observer)
    match.single_seat_due_since(1)

    assert len(asked) == 1
