"""Hints: the best moves, their values, and the reasons for them."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from tenfold.agents import LEVELS, PERFECT, SEARCHING, agent_of
from tenfold.agents.baseline_agents import scores
from tenfold.agents.level_agent import level_of
from tenfold.agents.search_agent import Decision, SearchAgent, compare
from tenfold.agents.tablebase_agent import tablebase_of
from tenfold.agents.win_probability import gain_in_probability
from tenfold.core.levels import EXPERT, Level
from tenfold.core.text import Text, text_of
from tenfold.core.view import View

MAX_SUGGESTIONS = 3
HINT_SEED = 1
"""All hints use the same: asked again they say the same, and within a turn they follow one plan."""
WORLDS = 48
"""The number of worlds in which moves of the tuned heuristic are compared."""
MAX_PLAINER = 2
PLAIN_WORLDS = 128
"""So many moves whose gain is easier to see are compared with the best one, each in so many worlds."""
MAX_PLAIN_LOSS = 0.01
"""So much win chance a hint gives up at most for a gain that a player can see."""
EVEN = 0.5
"""Values are given as in an even match: a hint does not say who is ahead."""


@dataclass(frozen=True)
class Suggestion:
    """A suggested move."""

    action: int
    worth: float
    """Beside the advised one, in the heuristic's own measure: cards, points, turns or chances."""
    why: str
    """One sentence; none, if the game gives no reasons."""
    marks: tuple[str, ...] = ()
    """What the sentence names on the board, in the game's own words."""
    chance: float | None = None
    """How much win chance it loses against the advised one, 0 at most; None, if nobody tried it."""
    then: tuple[int, ...] = ()
    """How to complete the advised move, as by paying for a claim."""


def suggest(agent: str, view: View, seed: int, *, says_capitals: bool = False) -> list[Suggestion]:
    """What an agent would do first, then the best others: by what it tried, where it tries moves.

    With `says_capitals`, reasons name capitals instead of places, as all that is said at a learners' table.
    """
    found = _found(agent, view, seed)
    action = found[0] if found else agent_of(agent, seed).act(view)
    then = _completion(agent, view, action, seed)
    if found is None:
        others = _next_best(view, action, MAX_SUGGESTIONS)
        return _told(view, action, others, then, says_capitals=says_capitals)
    chances = found[1]
    more = sorted((one for one in chances if one != action), key=lambda one: -chances[one])
    told = _told(view, action, more[: MAX_SUGGESTIONS - 1], then, says_capitals=says_capitals)
    return [replace(one, chance=min(0.0, chances[one.action] - chances[action])) for one in told]


def _completion(agent: str, view: View, action: int, seed: int) -> tuple[int, ...]:
    """The moves by which a move is completed: the same that hints after it will advise, by the same seed.

    They are tried on what the view shows.
    """
    game, states, then = view.game, view.states, []
    kinds = game.actions.kinds
    while completing := game.completing.get(kinds[game.actions.kind_of(action)]):
        game.compiled.apply_at(states, 0, view.observer, action)
        after = game.view(states, view.seats, view.observer)
        if not after.legal or not {kinds[game.actions.kind_of(one)] for one in after.legal} <= {*completing}:
            break
        found = _found(agent, after, seed)
        action = found[0] if found else agent_of(agent, seed).act(after)
        then.append(action)
    return tuple(then)


def _found(agent: str, view: View, seed: int) -> tuple[int, Mapping[int, float]] | None:
    """The move of an agent that tries moves or knows their worths, and how much chance each gains."""
    if agent == PERFECT:
        worths = tablebase_of(view.game).worths(view)
        return max(view.legal, key=lambda one: worths[one]), {one: worths[one] / 2 for one in view.legal}
    level = _level(agent, view)
    if level is None or not view.game.is_compiled:
        return None
    if level.playouts == 0 and not level.solves:
        return _compared(agent, view, level, seed)
    decision = SearchAgent(seed).decide(view, level)
    if not decision.candidates:
        return None
    action = _plainest(view, decision, level, seed)
    return action, _chances(view, decision, action)


def _plainest(view: View, decision: Decision, level: Level, seed: int) -> int:
    """The best move, or one as good as it as far as can be told whose gain is easier to see.

    Many moves are equally good. A hint names the one whose reason speaks for it. Where the reason speaks
    against the best one, a plainer move need not be surely as good.
    """
    search_model = view.game.search_model
    assert search_model is not None
    best = decision.action
    if decision.playouts == 0:
        return best
    gains = {one.action: _visible_gain(view, one.action) for one in decision.candidates}
    plainer = sorted((one for one in gains if gains[one] > gains[best]), key=lambda one: -gains[one])
    if not plainer:
        return best
    _, *tried = compare(view, level, (best, *plainer[:MAX_PLAINER]), PLAIN_WORLDS, seed)
    for found in tried:
        loss = -gain_in_probability(found.gain, search_model, view.seats, EVEN)
        is_as_good = found.gain + 2 * found.error >= 0 or gains[best] < 0
        if is_as_good and loss <= MAX_PLAIN_LOSS:
            return found.action
    return best


def _visible_gain(view: View, action: int) -> int:
    """What a move gains that a player can see, by its reason; 0, if the game's reasons don't say."""
    advise = view.game.advise
    return int(advise(view, action, 0.0, action).args.get("visible", 0)) if advise else 0


def _compared(agent: str, view: View, level: Level, seed: int) -> tuple[int, Mapping[int, float]] | None:
    """The move of an agent with the tuned heuristic, compared with that heuristic's other best moves."""
    search_model = view.game.search_model
    assert search_model is not None
    if len(view.legal) == 1 or (len(view.due) > 1 and not search_model.searches_simultaneous):
        return None
    # Of equally good moves the review takes the first, so hints do too: it must not call them mistakes.
    first = SearchAgent(seed).decide(view, level).action
    action = first if level.temperature == 0 else agent_of(agent, seed).act(view)
    known = _weighed(view, view.game.searcher)
    others = sorted((one for one in known if one != action), key=lambda one: -known[one])
    tried = compare(view, level, (action, *others[: MAX_SUGGESTIONS - 1]), WORLDS, seed)
    return action, {
        one.action: gain_in_probability(one.gain, search_model, view.seats, EVEN) for one in tried
    }


def _level(agent: str, view: View) -> Level | None:
    """How an agent tries moves, or the better heuristic by which it plays; None, if it does neither."""
    search_model = view.game.search_model
    if search_model is None:
        return None
    if agent in LEVELS:
        level = level_of(view.game, agent)
        return level if level.playouts > 0 or level.solves or level.uses_tuned_weights else None
    words = SEARCHING.fullmatch(agent)
    if words is None or words["playouts"] is None:
        return None
    return replace(search_model.levels[EXPERT], playouts=int(words["playouts"]))


def _chances(view: View, decision: Decision, advised: int) -> Mapping[int, float]:
    """What the moves that were tried most often gain, and the advised one.

    Exact values go from a sure loss, -1, to 1.
    """
    if decision.playouts == 0:
        return {one.action: one.gain / 2 for one in decision.candidates}
    search_model = view.game.search_model
    assert search_model is not None
    own = [one for one in decision.candidates if one.action == advised]
    return {
        one.action: gain_in_probability(one.gain, search_model, view.seats, EVEN)
        for one in (*decision.candidates[:MAX_SUGGESTIONS], *own)
    }


def rank_by_heuristic(
    view: View, action: int, most: int = MAX_SUGGESTIONS, *, says_capitals: bool = False
) -> list[Suggestion]:
    """The move that is advised, and the best others by the heuristic; worths are counted from it on."""
    return _told(view, action, _next_best(view, action, most), (), says_capitals=says_capitals)


def _next_best(view: View, action: int, most: int) -> list[int]:
    """The best moves by the heuristic besides the advised one, so many with it."""
    known = _weighed(view, view.game.compiled)
    return sorted((one for one in known if one != action), key=lambda one: -known[one])[: most - 1]


def _told(
    view: View, action: int, others: list[int], then: tuple[int, ...], *, says_capitals: bool
) -> list[Suggestion]:
    """The advised move, which others complete, and other moves, each with what speaks for it."""
    known = _weighed(view, view.game.compiled)
    text = text_of(view.game, says_capitals=says_capitals)
    best = _suggestion(view, action, known, action, text, then)
    return [best, *(_suggestion(view, one, known, action, text) for one in others)]


def _suggestion(
    view: View, action: int, known: Mapping[int, float], advised: int, text: Text, then: tuple[int, ...] = ()
) -> Suggestion:
    """A move with what speaks for it, or what it lacks beside the advised one."""
    worth = known[action] - known[advised]
    advise = view.game.advise
    if advise is None:
        return Suggestion(action, worth, "", then=then)
    event = advise(view, action, known[action], advised, then)
    marks = tuple(str(event.args.get("marks", "")).split())
    return Suggestion(action, worth, text.advice(event), marks, then=then)


def _weighed(view: View, drivers: Any) -> dict[int, float]:
    """The scores of all legal actions by a heuristic."""
    actions, worths = scores(view, drivers)
    return dict(zip(actions.tolist(), worths.tolist(), strict=True))
