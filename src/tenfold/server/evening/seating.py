"""Who sits with whom: full tables, nobody among bots alone if it can be helped, other neighbours always."""

import random
from collections import Counter
from collections.abc import Sequence

Pair = tuple[int, int]
Met = Counter[Pair]

TRIES = 12
"""So many first seatings are improved; the best one is taken."""
PASSES = 8


def pair(one: int, other: int) -> Pair:
    """Two guests, whoever is named first."""
    return (one, other) if one <= other else (other, one)


def seated(guests: Sequence[int], size: int, met: Met, number: int) -> list[list[int]]:
    """The guests in groups of `size` at most, whose sizes differ by one at most.

    Those who have sat together are kept apart: a pair weighs the square of how often it met. The same
    guests with the same past are seated in the same way.
    """
    stream = random.Random(f"{number} {len(guests)}")  # noqa: S311  (no secret: everybody sees the seating)
    best: list[list[int]] = []
    lowest = -1
    for _ in range(TRIES):
        groups = _initial_groups(stream.sample(list(guests), len(guests)), size)
        weight = _improve(groups, met, stream)
        if lowest < 0 or weight < lowest:
            best, lowest = groups, weight
        if lowest == 0:
            break
    return best


def _initial_groups(guests: Sequence[int], size: int) -> list[list[int]]:
    """As few tables as there can be, filled evenly."""
    tables = -(-len(guests) // size)
    return [list(guests[at::tables]) for at in range(tables)]


def _improve(groups: list[list[int]], met: Met, stream: random.Random) -> int:
    """Swap guests between groups as long as that keeps more of them apart; what is left to be sorry for."""
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


def _swap(groups: list[list[int]], at: int, met: Met, stream: random.Random) -> bool:
    """The best swap of one guest of a group against one of another, if any is good."""
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


def _weight(group: Sequence[int], met: Met) -> int:
    """How often those of a group have met; a guest without company has met themselves."""
    if len(group) == 1:
        return met[pair(group[0], group[0])] ** 2
    return sum(met[pair(one, other)] ** 2 for at, one in enumerate(group) for other in group[at + 1 :])
