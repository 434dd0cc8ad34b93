"""Runs a tournament; matches with a result in the journal are not played again."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from tenfold.arena.early_stopping import checkpoints, is_decided
from tenfold.arena.executors import Executor
from tenfold.arena.journal import Journal
from tenfold.arena.match_runner import Result
from tenfold.arena.schedule import Job, Schedule
from tenfold.arena.standings import Standings, standings, wins_by_deal


@dataclass
class Tournament:
    """The matches of some deals and their results so far."""

    schedule: Schedule
    deals: int
    stops_early: bool = False
    journal: Journal | None = None
    results: dict[int, Result] = field(default_factory=dict)
    decided_after: int | None = None
    """Deals after which the order was certain."""
    _missing: list[int] = field(default_factory=list)
    """How many matches of each deal have not been played."""
    _checked: int = 0
    """The last checkpoint at which the order was not certain."""

    def __post_init__(self) -> None:
        self._missing = [self.schedule.per_deal] * self.deals
        for number, result in self.journal.known.items() if self.journal else ():
            if number < self.matches:
                self._take(result)
        self._check_order()

    @property
    def matches(self) -> int:
        """How many there are in all."""
        return self.deals * self.schedule.per_deal

    def play(self, executor: Executor, tell: Callable[[Result], None] = lambda _: None) -> None:
        """Play what is missing; each result is kept before it is told."""
        for result in executor(self._jobs()):
            if self.journal:
                self.journal.append(result)
            self._take(result)
            tell(result)
            self._check_order()

    def standings(self) -> Standings:
        """The table so far; of a tournament that was settled, the deals that settled it."""
        return standings(self.schedule, self._counted(self.decided_after or self.deals))

    def _jobs(self) -> Iterator[Job]:
        for job in self.schedule.jobs(self.deals):
            if self.decided_after is not None:
                return
            if job.number not in self.results:
                yield job

    def _take(self, result: Result) -> None:
        self.results[result.number] = result
        self._missing[result.deal] -= 1

    def _counted(self, deals: int) -> Iterable[Result]:
        """The results of the first deals, in their order."""
        return [one for _, one in sorted(self.results.items()) if one.deal < deals]

    def _check_order(self) -> None:
        """See whether the order is certain, at the first checkpoint that was reached and not checked."""
        if not self.stops_early or self.decided_after is not None:
            return
        planned = checkpoints(self.deals)
        for checkpoint in planned:
            if any(self._missing[:checkpoint]):
                return
            if checkpoint > self._checked:
                self._checked = checkpoint
                fine = [one for one in self._counted(checkpoint) if not one.failed]
                deals = sorted({one.deal for one in fine})
                if len(deals) > 1 and is_decided(wins_by_deal(self.schedule, fine, deals), len(planned)):
                    self.decided_after = checkpoint
                    return
