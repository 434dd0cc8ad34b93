"""The schedule of a tournament: every line-up plays every deal once from each seat.

So cards and seats favour no one. With more than two seats the order around the table
changes from deal to deal, so that nobody always sits behind the same rival.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, islice, permutations
from math import factorial

from tenfold.arena.messages import BadTournament
from tenfold.core.box import Box
from tenfold.core.game import Game
from tenfold.core.match_log import secret_of

MIN_AGENTS = 2


@dataclass(frozen=True)
class Job:
    """One match to play."""

    game: str
    options: Mapping[str, str]
    seed: str
    deal: int
    number: int
    """Counts all matches of the tournament from 0."""
    players: tuple[str, ...]
    boxes: tuple[Box, ...] = ()

    @property
    def secret(self) -> bytes:
        """What decides the deal and every later draw."""
        return secret_of(self.seed, self.game, self.deal + 1)


@dataclass(frozen=True)
class Schedule:
    """All that makes two tournaments the same, and so the order of their matches, however many."""

    game: str
    seats: int
    agents: tuple[str, ...]
    """The contestants, each once, in the order in which they were named."""
    lineups: tuple[tuple[int, ...], ...]
    """Who sits together, as places in `agents`."""
    seed: str
    options: Mapping[str, str] = field(default_factory=dict)
    boxes: tuple[Box, ...] = ()

    @property
    def per_deal(self) -> int:
        """How many matches are played with the same cards."""
        return len(self.lineups) * self.seats

    def deals_for(self, matches: int) -> int:
        """How many whole deals make so many matches, or a few more."""
        return -(-matches // self.per_deal)

    def jobs(self, deals: int) -> Iterator[Job]:
        """The matches of so many deals."""
        number = 0
        for deal in range(deals):
            for lineup in self.lineups:
                order = around_the_table(lineup, deal)
                for turn in range(self.seats):
                    players = tuple(self.agents[one] for one in (*order[turn:], *order[:turn]))
                    yield Job(self.game, self.options, self.seed, deal, number, players, self.boxes)
                    number += 1


def around_the_table(lineup: Sequence[int], deal: int) -> tuple[int, ...]:
    """The order of a line-up in a deal: the first stays, the others take all orders in turn."""
    first, *others = lineup
    at = deal % factorial(len(others))
    return (first, *next(islice(permutations(others), at, None)))


def create_schedule(
    game: Game, names: Sequence[str], seats: int | None, options: Mapping[str, str], seed: str
) -> Schedule:
    """The schedule for some names: a line-up if they fill the table, all line-ups if there are more.

    The last name fills the remaining seats: `strong greedy` at four seats is one against three.
    """
    agents = tuple(dict.fromkeys(names))
    if len(agents) < MIN_AGENTS:
        raise BadTournament("too-few-agents")
    # As many seats as are named, where the game has so many: otherwise its fewest.
    named = len(names) if len(names) in game.seats else game.seats[0]
    count = named if seats is None else seats
    settled = game.validate_options(count, options)
    if len(names) > count:
        if len(agents) < len(names):
            twice = next(name for name in names if list(names).count(name) > 1)
            raise BadTournament("named-twice", name=twice, seats=count)
        lineups = tuple(combinations(range(len(agents)), count))
    else:
        filled = [*names, *[names[-1]] * (count - len(names))]
        lineups = (tuple(agents.index(name) for name in filled),)
    return Schedule(game.id, count, agents, lineups, seed, settled, game.boxes)
