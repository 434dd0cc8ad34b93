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
from dataclasses import asdict, dataclass
from itertools import pairwise
from math import fsum
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
    """The win probabilities after an entry, or after the deal (0)."""

    number: int
    chances: tuple[float, ...]
    """Of each seat; they add up to one."""


@dataclass(frozen=True)
class TurningPoint:
    """A moment at which a win probability changed much."""

    number: int
    seat: int
    """Whose chance changed most."""
    before: float
    after: float
    kind: Literal["mistake", "luck", "move"]
    """Whether the move was worse than another, chance changed it, or a move without either did."""
    actor: int


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
    moments = [curve.moment(0)]
    decisions = []
    tell(0, len(standing))
    for done, number in enumerate(standing, 1):
        seat = match.entries[number - 1].seat
        decision = _decision(match, number, moments[-1].chances[seat], budget, seed)
        if decision is not None:
            decisions.append(decision)
        if done < len(standing) or not match.is_over:
            moments.append(curve.moment(number))
        tell(done, len(standing))
    moments.append(Moment(standing[-1] if standing else 0, tuple(win_shares(outcome))))
    return MatchAnalysis(
        seed=seed,
        budget=budget,
        moments=tuple(moments),
        decisions=tuple(decisions),
        turns=turning_points(match, moments, decisions),
        accounts=luck_and_skill(match, moments, decisions),
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

    def moment(self, number: int) -> Moment:
        """What the seats expect after an entry; who noticed nothing expects what it expected before."""
        match = self._match
        views = [match.view_after(number, seat) for seat in range(match.seats)]
        if len(views[0].due) > 1:
            self._known = []
            return Moment(number, (1.0 / match.seats,) * match.seats)
        self._known = [
            self._known[seat]
            if self._known and not match.is_noticed(number, seat)
            else possible_results(view, self._worlds, self._seed)
            for seat, view in enumerate(views)
        ]
        if self._has_points:
            return Moment(number, tuple(chances_by_points(self._known)))
        expected = [fmean(results) for results in self._known]
        if self._odds_root > 0:
            expected = [odds_of(chance, self._odds_root) for chance in expected]
        return Moment(number, tuple(normalised(expected)))


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
    match: Match, moments: Sequence[Moment], decisions: Sequence[ReviewedDecision]
) -> tuple[TurningPoint, ...]:
    """The moments at which a chance changed most, as they came."""
    losses = {decision.number: decision.loss for decision in decisions}
    found = []
    for before, after in pairwise(moments):
        if after.number == before.number:
            continue  # given up: nobody moved
        actor = match.entries[after.number - 1].seat
        lost = losses.get(after.number, 0.0)
        changes = [now - then for then, now in zip(before.chances, after.chances, strict=True)]
        seat = max(range(match.seats), key=lambda one: abs(changes[one]))
        if lost >= MIN_SWING and 2 * lost >= abs(changes[seat]):
            was = before.chances[actor]
            found.append(
                (lost, TurningPoint(after.number, actor, was, max(0.0, was - lost), "mistake", actor))
            )
        elif abs(changes[seat]) >= MIN_SWING:
            change = (before.chances[seat], after.chances[seat])
            kind: Literal["luck", "move"] = "luck" if match.entries[after.number - 1].used_chance else "move"
            found.append((abs(changes[seat]), TurningPoint(after.number, seat, *change, kind, actor)))
    largest = sorted(found, key=lambda one: -one[0])[:MAX_TURNING_POINTS]
    return tuple(sorted([turn for _, turn in largest], key=lambda turn: turn.number))


def luck_and_skill(
    match: Match, moments: Sequence[Moment], decisions: Sequence[ReviewedDecision]
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
        accounts.append(LuckAndSkill(start, end, lost[seat], given, luck, moves))
    return tuple(accounts)


def _share_of_mistake(decision: ReviewedDecision | None, seat: int, match: Match) -> float:
    """What a mistake gave a seat: what it lost itself, or its part of what another lost."""
    if decision is None:
        return 0.0
    return -decision.loss if decision.seat == seat else decision.loss / (match.seats - 1)


def analysis_from_plain(values: dict[str, Any]) -> MatchAnalysis:
    """What was found, of the plain data that it was made into."""
    return convert(values, MatchAnalysis)
