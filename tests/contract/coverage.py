"""Play reaches every moment that a game names, and its invariants hold everywhere."""

from collections.abc import Iterator
from itertools import chain, islice
from types import ModuleType
from typing import Any

import numpy as np

from tenfold.core.drivers import GREEDY
from tenfold.core.game import Game
from tenfold.core.jit import INTERPRET
from tenfold.core.rng import below, seed_stream
from tests.contract.play import Table, choose_by_kind, cut_of, scenarios_of, tables

MIN_MATCHES = 8 if INTERPRET else 40
MAX_STATES = 4_000
"""Of longer play the invariants of so many states are enough."""
MAX_MATCHES = 4000
FIRST = 8
"""After so many tables come those that a game knows to reach what is rare."""


def check_scenarios_and_invariants(game: Game) -> None:
    """Each named moment happens; play goes on until all have, up to a limit.

    Interpreted matches are few and cut: there only the invariants are looked at.
    """
    named = scenarios_of(game)
    missing = dict(named.SCENARIOS) if not INTERPRET else {}
    states = 0
    for table in _in_order(game, named):
        if (table.number >= MIN_MATCHES or states >= MAX_STATES) and (
            not missing or table.number >= MAX_MATCHES
        ):
            break
        for before, seat, action, after in walk(game, table):
            states += 1
            if states <= MAX_STATES:
                named.invariants(after)
            reached = [name for name, is_now in missing.items() if is_now(before, seat, action, after)]
            for name in reached:
                del missing[name]
    assert list(missing) == [], "Play never reaches these moments."


def _in_order(game: Game, named: ModuleType) -> Iterator[Table]:
    """All tables; what is rare is looked for early at the tables that `FAR` names."""
    far: tuple[int, ...] = getattr(named, "FAR", ())
    known = (next(islice(tables(game), number, None)) for number in far)
    return chain(islice(tables(game), FIRST), known, islice(tables(game), FIRST, None))


def walk(game: Game, table: Table) -> Any:
    """Play on the bare state, entry by entry: the lowest due seat, by its style."""
    states = game.template(table.seats, table.options)
    stream = np.zeros(2, np.uint64)
    seed_stream(states[0].stream, 77, 2 * table.number)
    seed_stream(stream, 77, 2 * table.number + 1)
    game.compiled.deal_at(states, 0, table.seats)
    for _ in range(min(cut_of(table), game.max_entries + 1)):
        seat = game.compiled.lowest_due(states[0], table.seats)
        if seat < 0:
            return
        before = states.copy()
        action = _choice(game, states, table, seat, stream)
        game.compiled.apply_at(states, 0, seat, action)
        yield before[0], seat, action, states[0]
    assert game.max_entries >= cut_of(table), "The match is longer than the game says."


def _choice(game: Game, states: Any, table: Table, seat: int, stream: Any) -> int:
    legal = game.legal(states, seat)
    style = table.styles[seat]
    if style == GREEDY:
        view = game.view(states, table.seats, seat)
        actions = np.array(legal, np.int64)
        worths = np.zeros(actions.size)
        game.compiled.score_actions_at(view.states, 0, seat, actions, actions.size, worths)
        return int(game.compiled.choose_best_at(actions, actions.size, worths, stream))
    return choose_by_kind(game, legal, stream) if style else legal[below(stream, len(legal))]
