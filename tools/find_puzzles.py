"""Find puzzles in matches of bots: `python tools/find_puzzles.py GAME [COUNT] [SECONDS] [TRIES] [LATE]`.

A decision is one if the search finds a best move that leads any other by so much, and still does so with
ten times the tries, twice, in other worlds. Half of what it surely leads by is stated as its margin.
The answer must solve something that a person can see (tools/puzzle_points.py). Decisions at which the
heuristic would be wrong come first: those that it finds are easy. Puzzles that are there already stay, as
far as all this still holds for them. LATE: only so many moves before the end, where tries come to it and no
evaluation function is needed.
"""

import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from math import floor

from tenfold.agents import agent_of
from tenfold.agents.level_agent import level_of
from tenfold.agents.search_agent import SearchAgent, compare
from tenfold.agents.win_probability import gain_in_probability
from tenfold.analysis.puzzles import Puzzle, path_of, puzzles_of
from tenfold.core.game import Game
from tenfold.core.levels import EXPERT
from tenfold.core.match import Match
from tenfold.core.match_log import secret_of
from tenfold.core.registry import game_of
from tenfold.core.view import View
from tools.puzzle_points import has_point

BUDGET = 300
TENFOLD = 10
MIN_GAP = 0.04
SURE = 4.0
MIN_MOVES = 3
OTHER_WORLDS = (3,)
ALL = 10_000
APART = 6
"""Puzzles of one match are so many moves apart."""
RIVALS = 6
"""So many other moves, the best by the search, are measured against the answer."""
EVEN = 0.5


def played(game: Game, number: int) -> list[int]:
    """The actions of a whole match of greedy bots, each by the lowest seat that was due."""
    match = Match(game, game.seats[0], secret_of(f"puzzle {number}", game.id))
    bots = [agent_of("greedy", number * 8 + seat) for seat in range(match.seats)]
    actions: list[int] = []
    while match.due:
        seat = match.due[0]
        actions.append(bots[seat].act(match.view(seat)))
        match.submit(seat, actions[-1], match.count(seat))
    return actions


def moments(game: Game, number: int, late: int) -> Iterator[tuple[Match, list[int]]]:
    """Every moment among the last of a match at which one seat alone has something to choose."""
    actions = played(game, number)
    match = Match(game, game.seats[0], secret_of(f"puzzle {number}", game.id))
    for at, action in enumerate(actions):
        seat = match.due[0]
        is_late = at >= len(actions) - late
        if is_late and len(match.due) == 1 and len(match.view(seat).legal) >= MIN_MOVES:
            yield match, actions[:at]
        match.submit(seat, action, match.count(seat))


@dataclass(frozen=True)
class BestAnswer:
    """The best answer, and how much better it is than the next."""

    best: int
    gap: float
    """By how much win chance the best move is better than the next."""
    error: float
    is_exact: bool


def solve_puzzle(view: View, budget: int, rounds: int, seed: int) -> BestAnswer | None:
    """The best move of a view and by how much; None where that cannot be said."""
    search_model = view.game.search_model
    if search_model is None or len(view.legal) < 2:
        return None
    level = replace(search_model.levels[EXPERT], playouts=budget, rounds=rounds)
    decision = SearchAgent(seed).decide(view, level)
    if not decision.candidates:
        return None
    if decision.playouts == 0:
        best, second = decision.candidates[:2]
        return BestAnswer(best.action, (best.gain - second.gain) / 2, 0.0, is_exact=True)
    ranked = [decision.action, *(one.action for one in decision.candidates if one.action != decision.action)]
    worlds = max(2, budget // (1 + RIVALS))
    tried = compare(view, level, ranked[: 1 + RIVALS], worlds, seed)
    best, second = sorted(tried, key=lambda one: -one.gain)[:2]
    gap = gain_in_probability(best.gain - second.gain, search_model, view.seats, EVEN)
    error = gain_in_probability(max(best.error, second.error), search_model, view.seats, EVEN)
    return BestAnswer(best.action, gap, error, is_exact=False)


def write(game: Game, puzzles: Sequence[Puzzle]) -> None:
    """Keep the puzzles of a game, one a line."""
    lines = ",\n".join(json.dumps(asdict(one), separators=(",", ":")) for one in puzzles)
    head = f'{{"rules_version": {game.rules_version}, "puzzles": [\n'
    path_of(game).write_text(f"{head}{lines}\n]}}\n", encoding="utf-8")


def is_clear(found: BestAnswer | None) -> bool:
    """Whether a move leads all others by enough, surely."""
    return found is not None and found.gap >= MIN_GAP and found.gap >= SURE * found.error


def is_promising(view: View) -> bool:
    """Whether a moment is worth trying: where search does not decide, the heuristic's choice has a point."""
    level = level_of(view.game, EXPERT)
    return level.playouts > 0 or level.solves or has_point(view, agent_of(EXPERT, 1).act(view))


def still_holding(game: Game, puzzle: Puzzle) -> Puzzle | None:
    """A puzzle by today's judge, if its answer still has a point and leads all others by its margin."""
    match = puzzle.match(game)
    seen = match.view(match.due[0])
    answer = game.actions.parse(puzzle.answer)
    if not has_point(seen, answer):
        return None
    rounds = level_of(game, EXPERT).rounds
    found = solve_puzzle(seen, TENFOLD * puzzle.budget, rounds, 77)
    holds = found is not None and found.best == answer and found.gap >= puzzle.margin
    return replace(puzzle, rounds=rounds) if holds else None


def proved(match: Match, actions: list[int], number: int, budget: int) -> tuple[Puzzle, bool] | None:
    """The puzzle of a moment, if it is one, and whether the heuristic misses it."""
    view = match.view(match.due[0])
    rounds = level_of(match.game, EXPERT).rounds
    if not is_promising(view):
        return None
    first = solve_puzzle(view, budget, rounds, 1)
    if first is None or first.gap < MIN_GAP or not has_point(view, first.best):
        return None
    found = solve_puzzle(view, TENFOLD * budget, rounds, 2)
    if found is None or not is_clear(found) or found.best != first.best:
        return None
    answer = match.game.actions.notation(found.best)
    margin = floor(1000 * (found.gap if found.is_exact else (found.gap - 2 * found.error) / 2)) / 1000
    for seed in OTHER_WORLDS if not found.is_exact else ():
        again = solve_puzzle(view, TENFOLD * budget, rounds, seed)
        if again is None or again.best != found.best or again.gap < margin:
            return None
    puzzle = Puzzle(
        f"puzzle {number}",
        match.seats,
        dict(match.header.options),
        tuple(actions),
        answer,
        margin,
        found.is_exact,
        budget,
        rounds,
    )
    return puzzle, agent_of("greedy", 1).act(view) != found.best


def search(game: Game, count: int, seconds: float, number: int, budget: int, late: int) -> list[Puzzle]:
    """So many puzzles as are found in the time, the hard ones first by turns with the easy ones."""
    hard: list[Puzzle] = []
    easy: list[Puzzle] = []
    start = time.monotonic()
    while time.monotonic() - start < seconds and len(hard) + min(len(easy), count // 2) < count:
        last = -APART
        for match, actions in moments(game, number, late):
            if len(actions) < last + APART or time.monotonic() - start > seconds:
                continue
            found = proved(match, actions, number, budget)
            if found is not None:
                (hard if found[1] else easy).append(found[0])
                last = len(actions)
                print(f"{game.id}: {len(hard)} hard, {len(easy)} easy", flush=True)
        number += 1
    mixed = [one for pair in zip(hard, easy, strict=False) for one in pair]
    rest = hard[len(easy) :] + easy[len(hard) :]
    return [*mixed, *rest][:count]


def main() -> None:
    """Find puzzles, and write them into the game's folder."""
    game = game_of(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 36
    seconds = float(sys.argv[3]) if len(sys.argv) > 3 else 600.0
    budget = int(sys.argv[4]) if len(sys.argv) > 4 else BUDGET
    late = int(sys.argv[5]) if len(sys.argv) > 5 else ALL
    known = puzzles_of(game)
    first = 1 + max((int(one.seed.split()[-1]) for one in known), default=-1)
    kept = [one for one in (still_holding(game, old) for old in known) if one is not None]
    print(f"{game.id}: {len(kept)} of {len(known)} stay", flush=True)
    found = [*kept, *search(game, count - len(kept), seconds, first, budget, late)]
    write(game, found)
    print(f"{game.id}: {len(found)} puzzles in {path_of(game).name}")


if __name__ == "__main__":
    main()
