"""Hints with reasons: the moves that the heuristic likes best, what each is worth, and why."""

from dataclasses import dataclass

import numpy as np

from tenfold.core.text import text_of
from tenfold.core.view import View

MOST = 3


@dataclass(frozen=True)
class Candidate:
    """A move that may be advised."""

    action: int
    worth: float
    """In the heuristic's own measure: cards, points, turns or chances."""
    why: str
    """One sentence; none, if the game gives no reasons."""


def candidates(view: View, advised: int, most: int = MOST) -> list[Candidate]:
    """The move that is advised, and the best others by the heuristic; worths are counted from it on."""
    actions = np.array(view.legal, np.int64)
    worths = np.zeros(actions.size, np.float64)
    view.game.compiled.weigh_at(view.states, 0, view.observer, actions, actions.size, worths)
    known = {int(action): float(worth) for action, worth in zip(actions, worths, strict=True)}
    others = sorted((action for action in known if action != advised), key=lambda one: -known[one])
    chosen = [advised, *others][:most]
    return [
        Candidate(action, known[action] - known[advised], why(view, action, known[action]))
        for action in chosen
    ]


def why(view: View, action: int, worth: float) -> str:
    """What speaks for an action, in the words of its game."""
    advise = view.game.advise
    return text_of(view.game).advice(advise(view, action, worth)) if advise is not None else ""
