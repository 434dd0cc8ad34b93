"""Analyses a finished match: every decision, win probabilities over time, turning points, and luck.

The curve is what each seat could expect by what it knew, as shares of one: whoever knows little of the
others thinks too well of itself, and so do they. Where the evaluation gives points, those that each seat
could reach are set against each other: its chance against others whose tickets may be any would say little.
Where it gives each seat's chance by its own rack, the odds of all seats are set against each other.

What a seat's chance changes by is its own mistakes, what the others' mistakes gave it, luck where a move
used chance, and everyone's other moves. While several seats choose at once, as they fill their racks,
nobody is ahead.
"""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from math import fsum, sqrt
from statistics import fmean
from typing import Any, Literal

from msgspec import convert

from tenfold.agents.win_probability import chances_by_points, normalised, odds_of, win_shares
from tenfold.analysis.expectation import possible_results
from tenfold.analysis.move_evaluation import MoveEvaluation, evaluate_move
from tenfold.core.errors import TenfoldError
from tenfold.core.match import Match
from tenfold.core.messages import title_of, translate
from tenfold.core.outcome import Outcome

MAX_BUDGET = 800
MIN_BUDGET = 100
ALL_BUDGET = 60_000
"""Playouts for each decision, unless somebody says otherwise: fewer, where there are many to judge."""
CURVE = 16
"""One part in so many of the budget goes to each moment of a curve, and seat."""
MIN_WORLDS = 12
MAX_TURNING_POINTS = 8
MIN_SWING = 0.05
"""A change of a chance that is worth telling."""
MIN_STANDARD_ERRORS = 3.5
"""A change is told if it is larger than so many standard errors: it is one among hundreds."""
GROUPS = 12
"""The worlds of a moment in so many groups: how far their results differ tells the error of all."""
READABLE = 120
"""In a longer match chances jump from card to card, and each is drawn as the mean of those around it."""
SEEDS = 1_000_003


class CannotAnalyse(TenfoldError):
    """A match cannot be analysed."""

    code = "cannot-look-back"


@dataclass(frozen=True)
class ReviewedDecision:
    """A decision with its evaluation."""

    number: int
    seat: int
    played: str
    best: str
    loss: float
    is_exact: bool


@dataclass(frozen=True)
class Moment:
    """The win probabilities after an entry, or after the deal (0), as they are drawn."""

    number: int
    chances: tuple[float, ...]
    """Of each seat; they add up to one."""


@dataclass(frozen=True)
class Estimate:
    """The win probabilities after an entry as worlds gave them, with their standard errors."""

    number: int
    chances: tuple[float, ...]
    errors: tuple[float, ...]
    is_begun: bool = True
    """Whether anyone can be ahead: not while several seats choose at once."""

    @property
    def is_exact(self) -> bool:
        """Whether no world was needed, or all agree."""
        return max(self.errors) == 0.0


TurnKind = Literal["mistake", "luck", "chance", "move", "stretch"]
"""Whether the move was worse than another, only luck changed the chance, chance did after a choice, or a move
without chance did. In a long match nobody can tell which move of a stretch did."""


@dataclass(frozen=True)
class TurningPoint:
    """A moment at which a win probability changed much."""

    number: int
    seat: int
    """Whose chance changed most."""
    before: float
    after: float
    kind: TurnKind
    actor: int
    first: int = 0
    """The first and the last of the moves over which it changed, where that was a stretch; otherwise 0."""
    last: int = 0


@dataclass(frozen=True)
class LuckAndSkill:
    """Why a seat's chance became what it is: start - lost + given + luck + moves = end."""

    start: float
    end: float
    lost: float
    """By own moves that were worse than the best."""
    given: float
    """By such moves of the others, shared among those who gain."""
    luck: float
    """By what chance did: cards that were drawn, tiles that were turned up."""
    moves: float = 0.0
    """By everyone's other moves and what they showed of hidden hands."""
    luck_error: float = 0.0
    """The standard error of luck, and of what is left for other moves."""


@dataclass(frozen=True)
class MatchAnalysis:
    """The analysis of a match; the same for the same seed and budget."""

    seed: int
    budget: int
    moments: tuple[Moment, ...]
    decisions: tuple[ReviewedDecision, ...]
    turns: tuple[TurningPoint, ...]
    accounts: tuple[LuckAndSkill, ...]

    def plain(self) -> dict[str, Any]:
        """As plain data, ready for JSON."""
        return asdict(self)


def analyse_match(
    match: Match,
    budget: int | None = None,
    seed: int = 1,
    tell: Callable[[int, int], None] = lambda _done, _all: None,
    ended: Outcome | None = None,
) -> MatchAnalysis:
    """Look back on a match that ended, by its rules or as `ended` says; `tell` hears how far it is."""
    outcome = ended or match.outcome
    if outcome is None:
        raise CannotAnalyse(translate("error-look-back-not-over"))
    if match.game.search_model is None:
        raise CannotAnalyse(translate("error-look-back-no-judge", title=title_of(match.game)))
    return analysed(match, outcome, budget, seed, tell)


def analysed(
    match: Match, outcome: Outcome, budget: int | None, seed: int, tell: Callable[[int, int], None]
) -> MatchAnalysis:
    """The analysis of a match that ended so. Pages have this translated, with all that it calls."""
    standing = match.standing()
    budget = budget or budget_for(match)
    curve = Curve(match, max(MIN_WORLDS, budget // CURVE), seed)
    estimates = [curve.estimate(0)]
    decisions = []
    tell(0, len(standing))
    for done, number in enumerate(standing, 1):
        seat = match.entries[number - 1].seat
        decision = _decision(match, number, estimates[-1].chances[seat], budget, seed)
        if decision is not None:
            decisions.append(decision)
        if done < len(standing) or not match.is_over:
            estimates.append(curve.estimate(number))
        tell(done, len(standing))
    shares = tuple(win_shares(outcome))
    estimates.append(Estimate(standing[-1] if standing else 0, shares, (0.0,) * len(shares)))
    steps = sure_steps(estimates)
    drawn = smoothed(estimates, steps)
    moments = [Moment(one.number, one.chances) for one in drawn]
    decisions = no_more_than_there_was(decisions, drawn)
    return MatchAnalysis(
        seed=seed,
        budget=budget,
        moments=tuple(moments),
        decisions=tuple(decisions),
        turns=turning_points(match, drawn, steps, decisions),
        accounts=luck_and_skill(match, drawn, decisions),
    )


def budget_for(match: Match) -> int:
    """How many playouts a decision of a match gets."""
    return max(MIN_BUDGET, min(MAX_BUDGET, ALL_BUDGET // max(1, len(match.standing()))))


class Curve:
    """Computes what the seats expect, moment by moment."""

    def __init__(self, match: Match, worlds: int, seed: int) -> None:
        assert match.game.search_model is not None
        self._match = match
        self._has_points = match.game.search_model.logit_scale > 0
        self._odds_root = match.game.search_model.odds_root
        self._worlds = worlds * match.game.search_model.curve_worlds
        self._seed = seed
        self._known: list[list[float]] = []
        """What each seat could get in the moment before; empty where there is none, or nobody was ahead."""

    def estimate(self, number: int) -> Estimate:
        """What the seats expect after an entry; who noticed nothing expects what it expected before."""
        match = self._match
        views = [match.view_after(number, seat) for seat in range(match.seats)]
        if len(views[0].due) > 1:
            self._known = []
            even = (1.0 / match.seats,) * match.seats
            return Estimate(number, even, (0.0,) * match.seats, is_begun=False)
        self._known = [
            self._known[seat]
            if self._known and not match.is_noticed(number, seat)
            else possible_results(view, self._worlds, self._seed)
            for seat, view in enumerate(views)
        ]
        return Estimate(number, self._chances(self._known), self._errors())

    def _chances(self, known: list[list[float]]) -> tuple[float, ...]:
        """The odds of all seats, set against each other."""
        if self._has_points:
            return tuple(chances_by_points(known))
        expected = [fmean(results) for results in known]
        if self._odds_root > 0:
            expected = [odds_of(chance, self._odds_root) for chance in expected]
        return tuple(normalised(expected))

    def _errors(self) -> tuple[float, ...]:
        """The standard errors of the chances by the jackknife: what they are without each group of worlds."""
        parts = [
            self._chances([_without(results, group) for results in self._known]) for group in range(GROUPS)
        ]
        return tuple([_jackknife([part[seat] for part in parts]) for seat in range(self._match.seats)])


def _without(results: list[float], group: int) -> list[float]:
    return [result for at, result in enumerate(results) if at % GROUPS != group]


def _jackknife(parts: list[float]) -> float:
    mean = fmean(parts)
    return sqrt((GROUPS - 1) / GROUPS * fsum([(part - mean) * (part - mean) for part in parts]))


def reach_of(count: int) -> int:
    """With how many moments before and after it one is drawn."""
    return 2 * (count // READABLE)


def sure_steps(estimates: Sequence[Estimate]) -> list[int]:
    """Where in the list a chance changed by more than errors explain: the largest changes, as they came.

    The moments before are compared with those after, as many as are drawn together; of changes so near
    that they share moments, the largest stands for the stretch. Before so many there is nothing to compare:
    what the first moments tell of everyone's start is no move's doing.
    """
    reach = reach_of(len(estimates))
    found = []
    for at in range(1, len(estimates)):
        is_begun = at > reach and estimates[at - 1 - reach].is_begun
        if is_begun and estimates[at].number != estimates[at - 1].number:
            before, after = (_mean_around(estimates, one, reach, [at]) for one in (at - 1, at))
            found.append((_sure_change(before, after), at))
    steps: list[int] = []
    for change, at in sorted(found, key=lambda one: -one[0]):
        is_apart = all(abs(at - step) > 2 * reach for step in steps)
        if change >= MIN_SWING and is_apart and len(steps) < MAX_TURNING_POINTS:
            steps.append(at)
    return sorted(steps)


def _sure_change(before: Estimate, after: Estimate) -> float:
    """The largest change of a chance that is larger than errors explain; 0 if there is none."""
    changes = [0.0]
    for seat, then in enumerate(before.chances):
        change = abs(after.chances[seat] - then)
        error = sqrt(before.errors[seat] * before.errors[seat] + after.errors[seat] * after.errors[seat])
        if change > MIN_STANDARD_ERRORS * error:
            changes.append(change)
    return max(changes)


def smoothed(estimates: Sequence[Estimate], steps: list[int]) -> list[Estimate]:
    """Each moment of a long match as the mean of those around it, but not across a sure step."""
    reach = reach_of(len(estimates))
    return [_mean_around(estimates, at, reach, steps) for at in range(len(estimates))]


def _mean_around(estimates: Sequence[Estimate], at: int, reach: int, steps: list[int]) -> Estimate:
    """The mean of a moment and those around it; what is exact stands for itself."""
    first, last = at, at
    one = estimates[at]
    if reach == 0 or one.is_exact:
        return one
    while first > 0 and at - first < reach and first not in steps and not estimates[first - 1].is_exact:
        first -= 1
    while (
        last + 1 < len(estimates)
        and last - at < reach
        and last + 1 not in steps
        and not estimates[last + 1].is_exact
    ):
        last += 1
    near = [estimates[place] for place in range(first, last + 1)]
    seats = range(len(one.chances))
    chances = tuple([fmean([each.chances[seat] for each in near]) for seat in seats])
    squares = [fsum([each.errors[seat] * each.errors[seat] for each in near]) for seat in seats]
    return Estimate(one.number, chances, tuple([sqrt(square) / len(near) for square in squares]))


def no_more_than_there_was(
    decisions: Sequence[ReviewedDecision], drawn: Sequence[Estimate]
) -> list[ReviewedDecision]:
    """Decisions that lost at most the chance which is drawn before them."""
    before = {after.number: then.chances for then, after in pairwise(drawn)}
    return [replace(one, loss=min(one.loss, before[one.number][one.seat])) for one in decisions]


def _decision(match: Match, number: int, chance: float, budget: int, seed: int) -> ReviewedDecision | None:
    """What is to be said of an entry; nothing, where there was no choice."""
    entry = match.entries[number - 1]
    view = match.view_after(number - 1, entry.seat)
    assert entry.action is not None
    if len(view.legal) < 2:
        return None
    verdict: MoveEvaluation = evaluate_move(view, entry.action, chance, budget, seed * SEEDS + number)
    notation = match.game.actions.notation
    return ReviewedDecision(
        number, entry.seat, notation(entry.action), notation(verdict.best), verdict.loss, verdict.is_exact
    )


def turning_points(
    match: Match, drawn: Sequence[Estimate], steps: Sequence[int], decisions: Sequence[ReviewedDecision]
) -> tuple[TurningPoint, ...]:
    """The costly mistakes and the sure steps of the curve, the largest of them, as they came."""
    losses = {decision.number: decision.loss for decision in decisions}
    reach = reach_of(len(drawn))
    found = []
    for at in range(1, len(drawn)):
        before, after = drawn[at - 1], drawn[at]
        if after.number == before.number:
            continue  # given up: nobody moved
        actor = match.entries[after.number - 1].seat
        lost = losses.get(after.number, 0.0)
        changes = [now - then for then, now in zip(before.chances, after.chances, strict=True)]
        seat = largest_of(changes)
        if lost >= MIN_SWING and 2 * lost >= abs(changes[seat]):
            was = before.chances[actor]
            found.append(
                (lost, TurningPoint(after.number, actor, was, max(0.0, was - lost), "mistake", actor))
            )
        elif at in steps:
            change = (before.chances[seat], after.chances[seat])
            kind, first, last = _kind_of(match, after.number, has_choice=after.number in losses), 0, 0
            if reach > 0:
                kind = "stretch"
                first, last = drawn[max(1, at - reach)].number, drawn[min(len(drawn) - 1, at + reach)].number
                if any(first <= number <= last and loss >= MIN_SWING for number, loss in losses.items()):
                    continue  # it has a mistake, which says more
            turn = TurningPoint(after.number, seat, *change, kind, actor, first, last)
            found.append((abs(changes[seat]), turn))
    largest = sorted(found, key=lambda one: -one[0])[:MAX_TURNING_POINTS]
    return tuple(sorted([turn for _, turn in largest], key=lambda turn: turn.number))


def _kind_of(match: Match, number: int, *, has_choice: bool) -> TurnKind:
    """What a move that was no mistake changed a chance by: where it was chosen, never by luck alone."""
    if not match.entries[number - 1].used_chance:
        return "move"
    return "chance" if has_choice else "luck"


def largest_of(changes: Sequence[float]) -> int:
    """The place of the change that is largest, up or down."""
    return max(range(len(changes)), key=lambda one: abs(changes[one]))


def luck_and_skill(
    match: Match, moments: Sequence[Estimate], decisions: Sequence[ReviewedDecision]
) -> tuple[LuckAndSkill, ...]:
    """Luck and skill apart, for each seat."""
    losses = {one.number: one for one in decisions}
    lost = [fsum(one.loss for one in decisions if one.seat == seat) for seat in range(match.seats)]
    accounts = []
    for seat in range(match.seats):
        start, end = moments[0].chances[seat], moments[-1].chances[seat]
        given = (fsum(lost) - lost[seat]) / (match.seats - 1)
        luck = fsum(
            after.chances[seat]
            - before.chances[seat]
            - _share_of_mistake(losses.get(after.number), seat, match)
            for before, after in pairwise(moments)
            if after.number != before.number and match.entries[after.number - 1].used_chance
        )
        moves = end - start + lost[seat] - given - luck
        error = _luck_error(match, moments, seat)
        accounts.append(LuckAndSkill(start, end, lost[seat], given, luck, moves, error))
    return tuple(accounts)


def _luck_error(match: Match, moments: Sequence[Estimate], seat: int) -> float:
    """The standard error of the changes by chance: those in a row have only that of their first and last."""
    by_chance = [
        after.number != before.number and match.entries[after.number - 1].used_chance
        for before, after in pairwise(moments)
    ]
    squares = [
        moments[at + 1].errors[seat] * moments[at + 1].errors[seat]
        for at, (this, following) in enumerate(pairwise([False, *by_chance, False]), -1)
        if this != following
    ]
    return sqrt(fsum(squares))


def _share_of_mistake(decision: ReviewedDecision | None, seat: int, match: Match) -> float:
    """What a mistake gave a seat: what it lost itself, or its part of what another lost."""
    if decision is None:
        return 0.0
    return -decision.loss if decision.seat == seat else decision.loss / (match.seats - 1)


def analysis_from_plain(values: dict[str, Any]) -> MatchAnalysis:
    """What was found, of the plain data that it was made into."""
    return convert(values, MatchAnalysis)
