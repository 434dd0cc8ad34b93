"""Swiss pairing, compared with all pairings there are."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from tenfold.server.evening.evening import (
    EarlierDate,
    EarlierResult,
    Evening,
    Plan,
    Result,
    anonymized,
    finished,
    meeting_counts,
    next_round,
)
from tenfold.server.evening.seating import MeetingCounts, pair
from tenfold.server.evening.standings import SeriesRow, series_standings, standings
from tenfold.server.evening.swiss import swiss_pairs

PLAN = Plan("ten_squares", 2, pairing="swiss")


def all_pairings(guests: Sequence[int]) -> Iterator[list[tuple[int, int]]]:
    """Every way to pair an even number of guests."""
    if not guests:
        yield []
        return
    for other in guests[1:]:
        for rest in all_pairings([one for one in guests[1:] if one != other]):
            yield [(guests[0], other), *rest]


def best(ranked: Sequence[int], met: MeetingCounts) -> list[tuple[int, int]]:
    """Of all pairings those that meet again least; of these the one with the nearest neighbours on top."""
    place = {guest: at for at, guest in enumerate(ranked)}

    def weight(pairing: list[tuple[int, int]]) -> tuple[int, list[int]]:
        return max(met[pair(*one)] for one in pairing), [place[other] for _, other in pairing]

    return min(all_pairings(ranked), key=weight)


@pytest.mark.parametrize("seed", range(25))
def test_pairs_are_the_best_of_all(seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311
    ranked = chance.sample(range(8), 8)
    met: MeetingCounts = Counter(
        pair(*chance.sample(range(8), 2)) for _ in range(chance.choice([0, 6, 14, 24, 40]))
    )
    found = swiss_pairs(ranked, met, Counter())

    assert sorted(map(sorted, found)) == sorted(map(sorted, best(ranked, met)))


def test_whoever_began_less_often_sits_first_and_everyone_is_alone_in_turn() -> None:
    assert swiss_pairs([3, 1], Counter(), Counter({3: 2, 1: 1})) == [[1, 3]]
    met: MeetingCounts = Counter({(2, 2): 1})
    assert swiss_pairs([0, 1, 2], met, Counter()) == [[0, 2], [1]]


@pytest.mark.parametrize(("guests", "rounds"), [(8, 3), (9, 4), (61, 7), (240, 8)])
def test_an_event_finds_the_strongest_without_meeting_twice(guests: int, rounds: int) -> None:
    """The lower number always wins: after log2 rounds the best is alone on top."""
    new = (f"t{number}" for number in range(10_000))
    evening = Evening("host", PLAN, tuple(f"g{number}" for number in range(guests)))
    for number in range(rounds):
        evening = next_round(evening, number, lambda: next(new))
        for sitting in evening.sittings:
            order = sorted(sitting.guests)
            results = [Result(guest, at + 1, 0, 1.0 - at) for at, guest in enumerate(order)]
            evening = finished(evening, sitting.table, results)

    assert max(meeting_counts(evening).values()) == 1
    top = standings(evening)
    assert top[0].guest == 0
    began = Counter(sitting.guests[0] for played in evening.rounds for sitting in played.sittings)
    if guests == 8:
        assert top[1].points < top[0].points
        assert max(began.values()) - min(began[guest] for guest in range(guests)) <= 2


def test_a_series_adds_up_all_dates_and_forgets_who_asks_for_it() -> None:
    date = EarlierDate("first", 5, (EarlierResult("g1", 3.5, 1), EarlierResult("away", 4.0, 2)))
    evening = Evening("host", PLAN, ("g0", "g1"), earlier=(date,))
    assert series_standings(Evening("host", PLAN, ("g0",))) == []
    evening = next_round(evening, 0, lambda: "t")
    evening = finished(evening, "t", [Result(1, 1, 7, 1.0), Result(0, 2, 3, 0.0)])

    assert series_standings(evening) == [
        SeriesRow("g1", 1, 4.5, 2, (3.5, 1.0)),
        SeriesRow("away", 2, 4.0, 2, (4.0, None)),
        SeriesRow("g0", 3, 0, 0, (None, 0.0)),
    ]
    assert [row.guest for row in series_standings(anonymized(evening, "away", "somebody:x"))][
        1
    ] == "somebody:x"
