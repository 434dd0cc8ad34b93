"""The path cache agrees with the search and with a table of all distances."""

from itertools import product
from typing import Any

import numpy as np
import pytest

from tenfold.games.heart_of_africa import GAME
from tenfold.games.heart_of_africa.data import BOARD, NONE, STOPS, TICKETS, TRACKS, TWIN
from tenfold.games.heart_of_africa.open_tracks import is_open
from tenfold.games.heart_of_africa.path_cache import MEMORY, WAYS, known_spaces, lookup, update
from tenfold.games.heart_of_africa.shortest_paths import FAR, JOINED, OPEN, spaces_over, track_sets_of
from tenfold.games.heart_of_africa.state import FREE, NO_TRACK

SEAT = 1
OTHER = 0


def board(seats: int) -> Any:
    """A board without a claim."""
    states = GAME.template(seats)
    states[0].seats = seats
    states[0].owner[:] = FREE
    return states


def remembered(view: Any, memory: Any) -> list[int]:
    """What each ticket asks for, by a memory."""
    update(view, SEAT, memory)
    known = enumerate(int(known_spaces(memory, ticket)) for ticket in range(TICKETS))
    return [int(lookup(view, memory, ticket)) if spaces < 0 else spaces for ticket, spaces in known]


def waved(view: Any) -> list[int]:
    """What each ticket asks for, by a wave."""
    tracks = track_sets_of(view, SEAT, NO_TRACK)
    return [int(spaces_over(view, tracks, ticket)) for ticket in range(TICKETS)]


class Table:
    """How far every stop is from every other, by a table in which each stop in turn is passed through."""

    def __init__(self, view: Any) -> None:
        self.own = np.zeros((STOPS, STOPS), np.bool_)
        self.open = np.zeros((STOPS, STOPS), np.bool_)
        steps = np.full((STOPS, STOPS), 10 * FAR)
        np.fill_diagonal(steps, 0)
        for number, track in enumerate(BOARD.tracks):
            for link in (track.ends, track.ends[::-1]):
                if view.owner[number] == SEAT:
                    self.own[link], steps[link] = True, 0
                elif is_open(view, SEAT, number):
                    self.open[link], steps[link] = True, min(steps[link], track.length)
        self.far = passed_through(steps)
        self.steps = np.where(self.far == 0, 0, steps)

    def ends_of(self, ticket: int) -> list[list[int]]:
        """The stops of both ends of a ticket."""
        return [list(BOARD.places[end].stops) for end in BOARD.tickets[ticket].ends]

    def spaces_of(self, ticket: int) -> int:
        """What a ticket asks for."""
        return min(FAR, int(self.far[np.ix_(*self.ends_of(ticket))].min()))

    def assert_is_way(self, ticket: int, way: list[int]) -> None:
        """Each stop lies on a shortest way, and over these stops alone some shortest way leads."""
        spaces = self.spaces_of(ticket)
        first, second = (self.far[end].min(0)[way] for end in self.ends_of(ticket))
        assert (first + second == spaces).all()
        far = passed_through(self.steps[np.ix_(way, way)])
        assert far[np.ix_(first == 0, second == 0)].min() == spaces


def passed_through(steps: Any) -> Any:
    """The shortest ways over single steps."""
    far = steps.copy()
    for stop in range(len(far)):
        far = np.minimum(far, far[:, stop, None] + far[stop])
    return far


def members(word: int) -> list[int]:
    """The stops of a set."""
    return [stop for stop in range(STOPS) if int(word) >> stop & 1]


def links(memory: Any, part: int) -> Any:
    """Which stops are joined to which by a part of a memory."""
    found = np.zeros((STOPS, STOPS), np.bool_)
    for stop in range(STOPS):
        found[stop, members(memory[part + stop])] = True
    return found


def assert_remembers(view: Any, memory: Any) -> None:
    """A memory that is up to date says what the table says; what it did not know, it knows when asked."""
    table = Table(view)
    assert (links(memory, JOINED) == table.own).all()
    assert (links(memory, OPEN) & ~table.own == table.open & ~table.own).all()
    for ticket in range(TICKETS):
        spaces = table.spaces_of(ticket)
        assert known_spaces(memory, ticket) in {-1, spaces}
        if known_spaces(memory, ticket) == -1:
            assert lookup(view, memory, ticket) == spaces
        assert known_spaces(memory, ticket) == spaces
        way = members(memory[WAYS + ticket])
        if spaces == FAR:
            assert way == []
        else:
            table.assert_is_way(ticket, way)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_after_each_claim_a_memory_says_what_waves_say(seats: int) -> None:
    chance = np.random.default_rng(seats)
    states = board(seats)
    view, memory = states[0], np.zeros(MEMORY, np.int64)
    farther = nearer = kept = 0
    while True:
        claims = [
            (track, seat) for track in range(TRACKS) for seat in range(seats) if is_open(view, seat, track)
        ]
        if not claims:
            break
        before = remembered(view, memory)
        assert before == waved(view)
        for _ in range(chance.integers(1, 3)):
            track, seat = claims[chance.integers(len(claims))]
            if is_open(view, seat, track):
                view.owner[track] = seat
        update(view, SEAT, memory)
        kept += sum(known_spaces(memory, ticket) >= 0 for ticket in range(TICKETS))
        after = remembered(view, memory)
        farther += sum(new > old for new, old in zip(after, before, strict=True))
        nearer += sum(new < old for new, old in zip(after, before, strict=True))

    assert farther > 0
    assert nearer > 0
    assert kept > 0
    assert FAR in remembered(view, memory)


def test_another_match_is_not_taken_for_the_last_one() -> None:
    chance = np.random.default_rng(9)
    memory = np.zeros(MEMORY, np.int64)
    for seats in (2, 4, 2, 5, 3):
        for _ in range(4):
            view = board(seats)[0]
            for track in chance.permutation(TRACKS)[:60]:
                seat = int(chance.integers(seats))
                if is_open(view, seat, int(track)):
                    view.owner[track] = seat
            assert remembered(view, memory) == waved(view)


def test_a_lost_track_forgets_the_ways_over_it_and_no_others() -> None:
    view, memory = board(2)[0], np.zeros(MEMORY, np.int64)
    remembered(view, memory)
    forgotten = []
    for track in range(TRACKS):
        copy, kept = board(2)[0], memory.copy()
        copy.owner[track] = 0
        update(copy, SEAT, kept)
        forgotten.append(int((kept[WAYS:] == 0).sum()))

    assert 0 < max(forgotten) < TICKETS // 2


def test_with_four_a_lost_track_whose_twin_is_open_changes_nothing() -> None:
    states = board(4)
    view, memory = states[0], np.zeros(MEMORY, np.int64)
    remembered(view, memory)
    track = next(track for track in range(TRACKS) if TWIN[track] != NONE)
    view.owner[track] = 0
    update(view, SEAT, memory)

    assert (memory[WAYS : WAYS + TICKETS] != 0).all()


@pytest.mark.parametrize("seats", [3, 4])
def test_each_claim_forgets_the_ways_that_it_cuts_and_nothing_else(seats: int) -> None:
    """With three a claim closes its twin, with four to its owner alone (H24)."""
    chance = np.random.default_rng(10 + seats)
    view, memory = board(seats)[0], np.zeros(MEMORY, np.int64)
    update(view, SEAT, memory)
    assert_remembers(view, memory)
    for track in chance.permutation(TRACKS)[:48].tolist():
        seat = int(chance.integers(seats))
        if not is_open(view, seat, track):
            continue
        before = Table(view).open
        view.owner[track] = seat
        ways = [members(word) for word in memory[WAYS:]]
        update(view, SEAT, memory)

        one, other = BOARD.tracks[track].ends
        is_cut = seat != SEAT and before[one, other] and not Table(view).open[one, other]
        cut = [ticket for ticket in range(TICKETS) if is_cut and {one, other} <= {*ways[ticket]}]
        assert [ticket for ticket in range(TICKETS) if known_spaces(memory, ticket) < 0] == cut
        assert_remembers(view, memory)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_track_that_changes_hands_is_another_match(seats: int) -> None:
    """A memory of one match is brought to any other, whoever had or has a track there, or its twin."""
    single = next(track for track in range(TRACKS) if TWIN[track] == NONE)
    double = next(track for track in range(TRACKS) if TWIN[track] != NONE)
    for track, (old, new) in product((single, double), product((FREE, SEAT, OTHER), repeat=2)):
        view, memory = board(seats)[0], np.zeros(MEMORY, np.int64)
        for owner in (FREE, old, new):
            view.owner[track] = owner
            update(view, SEAT, memory)
        table = Table(view)
        assert (links(memory, JOINED) == table.own).all()
        assert (links(memory, OPEN) & ~table.own == table.open & ~table.own).all()
