"""Scenarios that play must reach: each phase, ending and special situation, tested on one entry."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import numpy as np

from tenfold.core.box import FORMAT, Box
from tenfold.games.heart_of_africa.actions import (
    DOUBLE,
    DOUBLE_CARDS,
    DOUBLE_WILD,
    PAY,
    PAY_COLOUR,
    PAY_LOCOS,
    TAKE,
    parts,
)
from tenfold.games.heart_of_africa.box import ID, NAMED
from tenfold.games.heart_of_africa.data import BOARD, CHOICE_OF, MAX_TICKET_POINTS, MAX_TICKETS, MIN_TICKETS
from tenfold.games.heart_of_africa.state import EMPTY, FREE, NO_TRACK

Scenario = Callable[[Any, int, int, Any], bool]

OPTIONS: list[dict[str, str]] = [{}, {"extra": "on"}, {"begins": "1"}, {"begins": "2", "extra": "on"}]

LOCO = 8
LENGTHS = [track.length for track in BOARD.tracks]
COLOURS = [track.colour for track in BOARD.tracks]
FERRIES = [track.ferry for track in BOARD.tracks]
TWINS = [track.twin for track in BOARD.tracks]
DEAD_ENDS = [
    [number for number, track in enumerate(BOARD.tracks) if stop in track.ends]
    for place in BOARD.places
    if place.is_dead_end
    for stop in place.stops
]
"""The tracks into each end of a dead-end country."""
FAR = (17, 29)
"""Numbers of tables at which something rare happens: they are played early."""


def kind_of(action: int) -> str:
    return parts(action)[0]


def _kind(kind: str) -> Scenario:
    return lambda _b, _s, a, _n: kind_of(a) == kind


def _claimed(before: Any, seat: int, after: Any) -> bool:
    """Whether a claim was completed."""
    return bool(after.trains[seat] < before.trains[seat])


def _track(after: Any) -> int:
    return int(after.paid_track)


def _of_length(length: int) -> Scenario:
    return lambda b, s, _a, n: _claimed(b, s, n) and LENGTHS[_track(n)] == length


def _doubled(cards: int, wild: int) -> Scenario:
    return lambda _b, _s, a, _n: (
        kind_of(a) == "double"
        and (int(DOUBLE_CARDS[a - DOUBLE]), int(DOUBLE_WILD[a - DOUBLE])) == (cards, wild)
    )


def _is_over(state: Any) -> bool:
    return bool(state.ending > 0)


def _second_track(before: Any, seat: int, after: Any) -> bool:
    """Whether the twin of a claimed track was another's."""
    if not _claimed(before, seat, after):
        return False
    twin = TWINS[_track(after)]
    return twin >= 0 and bool(before.owner[twin] != FREE)


SCENARIOS: dict[str, Scenario] = {
    **{f"{n} seats": lambda b, _s, _a, _n, n=n: b.seats == n for n in (2, 3, 4, 5)},  # type: ignore[misc]
    "a first ticket is kept": lambda b, _s, a, _n: b.is_setup == 1 and kind_of(a) == "keep",
    "a first ticket is returned": lambda b, _s, a, _n: b.is_setup == 1 and kind_of(a) == "return",
    "a seat has chosen before the others": lambda b, s, _a, n: (
        n.is_setup == 1 and b.choosing[s] > 0 and n.choosing[s] == 0
    ),
    "all have chosen": lambda b, _s, _a, n: b.is_setup == 1 and n.is_setup == 0,
    "a card from the display": _kind("take"),
    "a locomotive from the display": lambda _b, _s, a, _n: a == TAKE + LOCO,
    "a train card drawn blind": _kind("take-deck"),
    "a locomotive drawn blind": lambda b, s, a, n: (
        kind_of(a) == "take-deck" and n.hand[s, LOCO] > b.hand[s, LOCO]
    ),
    "a terrain card from the display": _kind("take-terrain"),
    "a terrain card drawn blind": _kind("take-terrain-deck"),
    "a terrain card after a train card": lambda b, _s, a, _n: (
        b.cards_taken == 1 and kind_of(a) in {"take-terrain", "take-terrain-deck"}
    ),
    "a train card after another card": lambda b, _s, a, _n: (
        b.cards_taken == 1 and kind_of(a) in {"take", "take-deck"}
    ),
    "the display is renewed": lambda b, _s, _a, n: n.renewals > b.renewals,
    "the train deck is made anew": lambda b, _s, _a, n: n.remade > b.remade,
    "the terrain deck is made anew": lambda b, _s, _a, n: n.terrain_remade > b.terrain_remade,
    "tickets are drawn": _kind("tickets"),
    "a later ticket is kept": lambda b, _s, a, _n: b.is_setup == 0 and kind_of(a) == "keep",
    "a later ticket is returned": lambda b, _s, a, _n: b.is_setup == 0 and kind_of(a) == "return",
    "the last tickets are kept without a question": lambda b, s, a, n: (
        b.is_setup == 0 and kind_of(a) == "return" and n.ticket_count[s] > b.ticket_count[s]
    ),
    "returned tickets are drawn": lambda b, _s, a, n: (
        kind_of(a) == "tickets" and n.bottom_size < b.bottom_size
    ),
    "a claim is begun": _kind("claim"),
    "a claim is paid for and could be doubled": lambda _b, s, a, n: (
        kind_of(a) == "pay" and n.claim_track[s] != NO_TRACK
    ),
    "a claim is complete when it is paid for": lambda _b, s, a, n: (
        kind_of(a) == "pay" and n.claim_track[s] == NO_TRACK
    ),
    "a claim is left single": _kind("single"),
    **{f"a track of {n} spaces": _of_length(n) for n in range(1, 7)},
    "a grey track": lambda b, s, _a, n: _claimed(b, s, n) and COLOURS[_track(n)] == LOCO,
    "a ferry": lambda b, s, _a, n: _claimed(b, s, n) and FERRIES[_track(n)] > 0,
    "locomotives only": lambda _b, _s, a, _n: kind_of(a) == "pay" and PAY_COLOUR[a - PAY] == LOCO,
    "locomotives with a colour": lambda _b, _s, a, _n: (
        kind_of(a) == "pay" and PAY_COLOUR[a - PAY] != LOCO and PAY_LOCOS[a - PAY] > 0
    ),
    "the second track of a double route": lambda b, s, _a, n: _second_track(b, s, n),
    "a double route of two colours": lambda b, s, _a, n: (
        _claimed(b, s, n) and TWINS[_track(n)] >= 0 and COLOURS[TWINS[_track(n)]] != COLOURS[_track(n)]
    ),
    "doubled by a terrain card": _doubled(1, 0),
    "doubled by two terrain cards": _doubled(2, 0),
    "doubled by a locomotive": _doubled(0, 1),
    "doubled by two locomotives": _doubled(0, 2),
    "doubled by both": _doubled(1, 1),
    "doubled with extra locomotives": lambda _b, _s, a, n: (
        kind_of(a) == "double" and n.paid_wild > 1 and n.paid_wild > 1 + (LENGTHS[_track(n)] > 3)
    ),
    "somebody else has more terrain": lambda b, s, _a, n: (
        _claimed(b, s, n) and n.paid_terrain + n.paid_wild == 0 and b.terrain.sum() > b.terrain[s].sum()
    ),
    "the last round begins": lambda b, _s, _a, n: b.turns_left == 0 < n.turns_left,
    "a claim in the last round": lambda b, s, _a, n: b.turns_left > 0 and _claimed(b, s, n),
    "the game ends": lambda _b, _s, _a, n: _is_over(n),
    "a ticket is done": lambda _b, _s, _a, n: _is_over(n) and n.done.any(),
    "points below zero": lambda _b, _s, _a, n: _is_over(n) and (n.score < 0).any(),
    "nobody is globetrotter": lambda _b, _s, _a, n: _is_over(n) and not n.done.any(),
    "several are globetrotters": lambda _b, _s, _a, n: (
        _is_over(n) and n.done.max() > 0 and (n.done == n.done.max()).sum() > 1
    ),
    "the lot decides who begins": lambda b, _s, _a, _n: b.begins == 0,
    "who begins is chosen": lambda b, _s, _a, _n: b.begins > 0,
}


def invariants(state: Any) -> None:
    """What holds in every state that play can reach."""
    seats = int(state.seats)
    _check_cards(state)
    _check_display(state)
    _check_tickets(state, seats)
    for seat in range(seats):
        spaces = sum(
            length for length, owner in zip(LENGTHS, state.owner.tolist(), strict=True) if owner == seat
        )
        assert state.trains[seat] + spaces == 45
        assert state.trains[seat] >= 0
        points = sum(
            p for p, o in zip(state.claim_points.tolist(), state.owner.tolist(), strict=True) if o == seat
        )
        assert state.points[seat] == points
        assert (state.known[seat] <= state.hand[seat]).all()
        assert state.hand_size[seat] == state.hand[seat].sum()
    _check_tracks(state, seats)
    assert state.turn in range(seats)
    assert state.cards_taken in (0, 1)
    assert 0 <= state.passes_left <= seats
    assert 0 <= state.turns_left <= seats


def _check_cards(state: Any) -> None:
    """110 train cards and 45 terrain cards are somewhere, and no heap is below zero."""
    for field in (
        "hand",
        "known",
        "train_deck",
        "train_discards",
        "terrain",
        "terrain_deck",
        "terrain_discards",
    ):
        assert (state[field] >= 0).all(), field
    shown = np.bincount(state.display.astype(int), minlength=10)
    trains = state.hand.sum(0) + state.train_deck + state.train_discards + shown[:9]
    assert trains.tolist() == [12] * 8 + [14]
    lying = np.bincount(state.terrain_display.astype(int), minlength=10)[:3]
    assert (state.terrain.sum(0) + state.terrain_deck + state.terrain_discards + lying).tolist() == [15] * 3
    assert state.train_deck_size == state.train_deck.sum()


def _check_display(state: Any) -> None:
    """Three locomotives only where H41 says so; empty slots and decks only with nothing to fill them."""
    left = int(state.train_deck[:8].sum() + state.train_discards[:8].sum())
    is_left = left < 3 or state.renewals >= 3
    assert (state.display == LOCO).sum() < 3 or is_left or state.paid_track != NO_TRACK
    if (state.display == EMPTY).any():
        assert state.train_deck_size == 0
    if (state.terrain_display == EMPTY).any():
        assert not state.terrain_deck.any()
    assert state.train_deck_size > 0 or not state.train_discards.any()
    assert state.terrain_deck.any() or not state.terrain_discards.any()


def _check_tickets(state: Any, seats: int) -> None:
    """Each of the tickets is in one place."""
    tickets = int(state.box_tickets)
    places = np.flatnonzero(state.ticket_deck).tolist()
    assert len(places) == state.ticket_deck_size
    for seat in range(seats):
        held = np.flatnonzero(state.tickets[seat]).tolist()
        assert len(held) == state.ticket_count[seat]
        places += held + [ticket for ticket in state.drawn[seat].tolist() if ticket != tickets]
    returned = [ticket for row in state.bottom.tolist() for ticket in row[:tickets] if ticket != tickets]
    assert len(returned) == state.bottom_size == (state.bottom_by[:tickets] != FREE).sum()
    assert sorted(places + returned) == list(range(tickets))
    if state.is_setup == 0:
        assert all(state.ticket_count[seat] >= 2 for seat in range(seats))


def _check_tracks(state: Any, seats: int) -> None:
    """Nobody has both tracks of a route, nor two players with fewer than four; no dead end joins."""
    for track, twin in enumerate(TWINS):
        if twin >= 0 and state.owner[track] != FREE and state.owner[twin] != FREE:
            assert seats >= 4
            assert state.owner[track] != state.owner[twin]
    assert _open_choices(state, seats) == state.open_choices[:seats].tolist()
    for tracks in DEAD_ENDS:
        owners = [int(state.owner[track]) for track in tracks if state.owner[track] != FREE]
        assert len(set(owners)) == len(owners)


def _open_choices(state: Any, seats: int) -> list[list[int]]:
    """The choices that are open to each seat, as two numbers of which each bit is a choice (H24, H61)."""
    free = np.array(state.owner) == FREE
    twin = np.array(TWINS)
    is_alone = (twin < 0) | free[twin]
    sets = []
    for seat in range(seats):
        may_join = (seats >= 4) & (np.array(state.owner)[twin] != seat)
        is_open = free & (is_alone | may_join)
        members = {int(CHOICE_OF[track]) for track in np.flatnonzero(is_open)}
        sets.append([sum(1 << (one - low) for one in members if low <= one < low + 51) for low in (0, 51)])
    return sets


def random_boxes(number: int) -> list[Box]:
    """A deck of any size, the largest and the smallest among them, with any tickets and values."""
    chooser = np.random.default_rng(number)
    sizes = (MAX_TICKETS, MIN_TICKETS, int(chooser.integers(MIN_TICKETS, MAX_TICKETS + 1)))
    pairs = list(combinations(NAMED, 2))
    chosen = chooser.choice(len(pairs), sizes[number // 3 % 3], replace=False)
    values = chooser.integers(1, MAX_TICKET_POINTS + 1, chosen.size).tolist()
    tickets = [[*pairs[at], value] for at, value in zip(chosen, values, strict=True)]
    return [{"format": FORMAT, "game": ID, "name": f"Deck {number}", "tickets": tickets}]
