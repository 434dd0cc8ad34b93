"""Seating: full tables, no one alone among bots if possible, new neighbours every round."""

import random
from collections import Counter
from collections.abc import Sequence

Pair = tuple[int, int]
MeetingCounts = Counter[Pair]
SeatCounts = Counter[tuple[int, int]]
"""How often a guest had a seat."""

TRIES = 12
"""Number of random seatings that are improved; the best one is used."""
PASSES = 8


def pair(one: int, other: int) -> Pair:
    return (one, other) if one <= other else (other, one)


def seat_groups(guests: Sequence[int], size: int, met: MeetingCounts, number: int) -> list[list[int]]:
    """Divide guests into groups of at most `size`, whose sizes differ by at most one.

    Guests who have met are kept apart: a pair weighs the square of how often it met. The result is
    deterministic.
    """
    stream = random.Random(f"{number} {len(guests)}")  # noqa: S311  (no secret: everybody sees the seating)
    best: list[list[int]] = []
    lowest = -1
    tables = -(-len(guests) // size)
    for _ in range(TRIES):
        shuffled = stream.sample(list(guests), len(guests))
        groups = [shuffled[at::tables] for at in range(tables)]
        weight = _improve(groups, met, stream)
        if lowest < 0 or weight < lowest:
            best, lowest = groups, weight
        if lowest == 0:
            break
    return best


def balance_seats(group: Sequence[int], sat: SeatCounts) -> list[int]:
    """The order in which a group sits: seat by seat, whoever had it least often."""
    rest, seated = list(group), list[int]()
    while rest:
        seat = len(seated)
        later = range(seat + 1, len(group))
        best = min(
            rest, key=lambda guest: sat[guest, seat] - max((sat[guest, one] for one in later), default=0)
        )
        rest.remove(best)
        seated.append(best)
    return seated


def _improve(groups: list[list[int]], met: MeetingCounts, stream: random.Random) -> int:
    """Swap guests between groups while that lowers the total weight; returns the weight left."""
    for _ in range(PASSES):
        with_repeats = [at for at, group in enumerate(groups) if _weight(group, met)]
        if not with_repeats:
            return 0
        has_changed = False
        for at in with_repeats:
            has_changed |= _swap(groups, at, met, stream)
        if not has_changed:
            break
    return sum(_weight(group, met) for group in groups)


def _swap(groups: list[list[int]], at: int, met: MeetingCounts, stream: random.Random) -> bool:
    """Swap one guest of a group with one of another if that lowers the weight; whether it did."""
    here = groups[at]
    others = [other for other in range(len(groups)) if other != at]
    stream.shuffle(others)
    for mine in range(len(here)):
        for other in others:
            there = groups[other]
            before = _weight(here, met) + _weight(there, met)
            for theirs in range(len(there)):
                here[mine], there[theirs] = there[theirs], here[mine]
                if _weight(here, met) + _weight(there, met) < before:
                    return True
                here[mine], there[theirs] = there[theirs], here[mine]
    return False


def _weight(group: Sequence[int], met: MeetingCounts) -> int:
    """How often the members of a group have met, squared and summed; a single guest has met themselves."""
    if len(group) == 1:
        return met[pair(group[0], group[0])] ** 2
    return sum(met[pair(one, other)] ** 2 for at, one in enumerate(group) for other in group[at + 1 :])
