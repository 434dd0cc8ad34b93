"""10 Squares: race to J and back to A."""

from pathlib import Path

from tenfold.core.game import Game, Option, Rules, begins
from tenfold.core.outcome import Ending
from tenfold.games.ten_squares import actions, rules
from tenfold.games.ten_squares.advice import advice
from tenfold.games.ten_squares.bot import SEARCH_MODEL, score_actions
from tenfold.games.ten_squares.data import CARDS, card_name
from tenfold.games.ten_squares.events import events
from tenfold.games.ten_squares.observe import ENCODER
from tenfold.games.ten_squares.show import show
from tenfold.games.ten_squares.state import SEATS, State
from tenfold.games.ten_squares.tablebase import Solution
from tenfold.games.ten_squares.why import why

__all__ = ["GAME"]

COUNTED = CARDS + 2 * actions.MAX_RETURNED
"""No more cards than this are turned that count: each once, and what two circles return (Q31)."""
MAX_ENTRIES = 2 * COUNTED + 192
"""Two entries for each card that counts, and 192 cards that do not.

Chance alone bounds the cards that do not count: while they exist, each turn brings one with a
chance of at most 3/8 (three shapes to at least five numbers, Q31). More than 192 of them have
a chance below 10⁻⁴⁵: it will not happen, but no rule forbids it.
"""

GAME = Game(
    id="ten_squares",
    title="10 Squares",
    clauses="Q",
    rules_version=1,
    seats=range(SEATS, SEATS + 1),
    options=(begins(SEATS), Option("red", ("lot", "1", "2"), "lot")),
    state=State,
    actions=actions.ALL,
    rules=Rules.of(rules),
    endings=(Ending("home", "Q15"), Ending("draw", "Q16", has_winners=False)),
    max_entries=MAX_ENTRIES,
    piece_names=tuple(card_name(card) for card in range(CARDS)),
    events=events,
    why=why,
    show=show,
    action_message=actions.describe,
    score_actions=score_actions,
    advise=advice,
    encoder=ENCODER,
    folder=Path(__file__).parent,
    tablebase=Solution,
    search_model=SEARCH_MODEL,
    minutes=(10, 15),
)
