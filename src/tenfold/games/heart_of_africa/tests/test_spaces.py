"""What a seat remembers of its tickets' ways is what a wave for each of them says."""

from typing import Any

import numpy as np
import pytest

from tenfold.games.heart_of_africa import GAME
from tenfold.games.heart_of_africa.claims import is_open
from tenfold.games.heart_of_africa.data import NONE, TICKETS, TRACKS, TWIN
from tenfold.games.heart_of_africa.spaces import MEMORY, WAYS, ask, known_spaces, remember
from tenfold.games.heart_of_africa.state import FREE, NO_TRACK
from tenfold.games.heart_of_africa.waves import FAR, net_of, spaces_over

SEAT = 1


def board(seats: int) -> Any:
    """A board without a claim."""
    states = GAME.template(seats)
    states[0].seats = seats
    states[0].owner[:] = FREE
    return states


def remembered(view: Any, memory: Any) -> list[int]:
    """What each ticket asks for, by a memory."""
    remember(view, SEAT, memory)
    known = [int(known_spaces(memory, ticket)) for ticket in range(TICKETS)]
    return [int(ask(memory, ticket)) if spaces < 0 else spaces for ticket, spaces in enumerate(known)]


def waved(view: Any) -> list[int]:
    """What each ticket asks for, by a wave."""
    net = net_of(view, SEAT, NO_TRACK)
    return [int(spaces_over(net, ticket)) for ticket in range(TICKETS)]


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
        remember(view, SEAT, memory)
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
        remember(copy, SEAT, kept)
        forgotten.append(int((kept[WAYS:] == 0).sum()))

    assert 0 < max(forgotten) < TICKETS // 2


def test_with_four_a_lost_track_whose_twin_is_open_changes_nothing() -> None:
    states = board(4)
    view, memory = states[0], np.zeros(MEMORY, np.int64)
    remembered(view, memory)
    track = next(track for track in range(TRACKS) if TWIN[track] != NONE)
    view.owner[track] = 0
    remember(view, SEAT, memory)

    assert (memory[WAYS:] != 0).all()
