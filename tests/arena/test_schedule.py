"""Nobody owes a win to the cards or to the chair."""

import re
from collections import Counter
from itertools import pairwise

import pytest

from tenfold.arena.schedule import Schedule, create_schedule
from tenfold.core.errors import TenfoldError
from tenfold.core.registry import game_of
from tests.wording import part, said

TENZANIA = game_of("tenzania")


def schedule(names: str, seats: int | None = None) -> Schedule:
    return create_schedule(TENZANIA, names.split(), seats, {}, "7")


@pytest.mark.parametrize(
    ("names", "seats"), [("a b", 2), ("a b c", 3), ("a b", 4), ("a b c d", 2), ("a b c d e", 3)]
)
def test_everybody_sits_on_every_seat_equally_often_with_every_deal(names: str, seats: int) -> None:
    jobs = list(schedule(names, seats).jobs(4))

    chairs = Counter((job.deal, name, seat) for job in jobs for seat, name in enumerate(job.players))
    for deal in range(4):
        for name in names.split():
            assert len({chairs[deal, name, seat] for seat in range(seats)}) == 1
    assert {job.number for job in jobs} == set(range(len(jobs)))


def test_all_matches_of_a_deal_have_the_same_cards_and_no_other_deal_has_them() -> None:
    jobs = list(schedule("a b c", 2).jobs(5))

    assert len({(job.deal, job.secret) for job in jobs}) == 5
    assert len({job.secret for job in jobs}) == 5


def test_more_agents_than_seats_meet_in_all_line_ups() -> None:
    jobs = list(schedule("a b c", 2).jobs(1))

    assert Counter(job.players for job in jobs) == Counter(
        [("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")]
    )


def test_who_is_named_last_fills_the_table() -> None:
    (first, *_) = schedule("strong greedy", 4).jobs(1)

    assert first.players == ("strong", "greedy", "greedy", "greedy")


def test_an_agent_may_be_named_several_times_to_fill_the_table() -> None:
    assert next(job.players for job in schedule("a a b b").jobs(1)) == ("a", "a", "b", "b")


def test_nobody_always_sits_behind_the_same_rival() -> None:
    followers = {
        one: {
            after
            for job in schedule("a b c d", 4).jobs(6)
            for before, after in pairwise((*job.players, job.players[0]))
            if before == one
        }
        for one in "abcd"
    }

    assert followers == {one: set("abcd") - {one} for one in "abcd"}


def test_whole_deals_are_played() -> None:
    assert schedule("a b", 2).deals_for(400) == 200
    assert schedule("a b c", 3).deals_for(400) == 134
    assert schedule("a b c d", 2).deals_for(1) == 1


@pytest.mark.parametrize(
    ("names", "seats", "sentence"),
    [
        ("a", 2, part("arena", "too-few-agents")),
        ("a a", 2, part("arena", "too-few-agents")),
        ("a b b", 2, "“b” is named twice"),
        ("a b", 9, said("core", "error-bad-seats", title="Tenzania", fewest=2, most=8, seats=9)),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(names: str, seats: int, sentence: str) -> None:
    with pytest.raises(TenfoldError, match=re.escape(sentence)):
        schedule(names, seats)
