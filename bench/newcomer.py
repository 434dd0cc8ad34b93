"""Someone who has just finished the tutorial, as a bot: what it tells they do, everything else is by lot.

    PYTHONPATH=src:bench python3 bench/head_to_head.py tenzania/2/newcomer:Newcomer,beginner/600 --out results

In Tenzania they make 10 when they can, and go over only when they must. In 10 Squares they go home when they
can. In 10 Days in Africa they take an open tile that connects more days than now, and put tiles where they
connect most; racks are filled by lot. Other games ask too much of so simple a bot.
"""

import random
from typing import Any

import numpy as np

from tenfold.core.view import View
from tenfold.families.ten_days.names import days_of
from tenfold.games.ten_days_africa.rules import RULES
from tenfold.games.ten_squares.bot import WIN

TEN = 10


class Newcomer:
    """Plays three of the games."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)  # noqa: S311

    def act(self, view: View) -> int:
        """One of the moves that the tutorial tells to look for, or any."""
        rates = [RATES[view.game.id](view, action) for action in view.legal]
        best = max(rates)
        return self._random.choice(
            [action for action, one in zip(view.legal, rates, strict=True) if one == best]
        )


def rate_value(view: View, action: int) -> int:
    """Making 10, then staying below it."""
    value = int(view.game.actions.notation(action).split()[-1])
    return 2 if value == TEN else int(value < TEN)


def rate_square(view: View, action: int) -> int:
    """Going home."""
    worths = np.zeros(1)
    view.game.compiled.score_actions_at(view.states, 0, view.observer, np.array([action]), 1, worths)
    return int(worths[0] == WIN)


def rate_rack(view: View, action: int) -> int:
    """How many days are connected by a swap, by placing a tile, or by the best placing of a tile taken."""
    kind = view.game.actions.kinds[view.game.actions.kind_of(action)]
    if kind in {"draw", "fill"}:
        return connected(view.states[0], view)
    states = view.states.copy()
    view.game.compiled.apply_at(states, 0, view.observer, action)
    if kind != "take":
        return connected(states[0], view)
    best = 0
    for placing in view.game.legal(states, view.observer):
        after = states.copy()
        view.game.compiled.apply_at(after, 0, view.observer, placing)
        best = max(best, connected(after[0], view))
    return best


def connected(state: Any, view: View) -> int:
    """How many of the observer's days are connected with the next one."""
    rack = state.rack[view.observer]
    places = [day for day in range(days_of(view) - 1) if RULES.is_place(int(rack[day]))]
    return sum(int(RULES.next_stop(state, view.observer, day)) > 0 for day in places)


RATES = {"tenzania": rate_value, "ten_squares": rate_square, "ten_days_africa": rate_rack}
