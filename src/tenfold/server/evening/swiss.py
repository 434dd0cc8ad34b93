"""Swiss pairing for games of two: whoever is level meets, and nobody meets twice if that's possible."""

from collections import Counter
from collections.abc import Sequence

from tenfold.server.evening.seating import MeetingCounts, pair

MAX_STEPS = 20_000
"""How many pairs are tried before meeting again is allowed once more."""


def swiss_pairs(ranked: Sequence[int], met: MeetingCounts, began: Counter[int]) -> list[list[int]]:
    """Pair guests, given the best first; of an odd number one is alone, with a bot.

    From the top down, each plays the next below them whom they haven't met, so that the others can still be
    paired. The lowest of those who were alone least often is alone. Whoever began less often sits first.
    """
    rest, alone = list(ranked), list[list[int]]()
    if len(rest) % 2:
        fewest = min(met[pair(guest, guest)] for guest in rest)
        lowest = next(guest for guest in reversed(rest) if met[pair(guest, guest)] == fewest)
        rest.remove(lowest)
        alone = [[lowest]]
    allowed = 0
    while (found := _Search(met, allowed).pairs_of(rest)) is None:
        allowed += 1
    return [*(_seated(one, began, at) for at, one in enumerate(found)), *alone]


def _seated(guests: Sequence[int], began: Counter[int], number: int) -> list[int]:
    """Who sits first: whoever began less often, or else the better one at every other table."""
    return sorted(guests if number % 2 == 0 else reversed(guests), key=lambda guest: began[guest])


class _Search:
    """Looks for pairs of which none has met more often than allowed; gives up after so many steps."""

    def __init__(self, met: MeetingCounts, allowed: int) -> None:
        self._met = met
        self._allowed = allowed
        self._steps = 0

    def pairs_of(self, guests: Sequence[int]) -> list[list[int]] | None:
        if not guests:
            return []
        first, *others = guests
        for at, other in enumerate(others):
            self._steps += 1
            if self._steps > MAX_STEPS:
                return None
            if self._met[pair(first, other)] > self._allowed:
                continue
            found = self.pairs_of([*others[:at], *others[at + 1 :]])
            if found is not None:
                return [[first, other], *found]
        return None
