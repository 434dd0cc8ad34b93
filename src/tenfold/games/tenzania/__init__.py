"""Tenzania: add up to ten, shout, and take the pile."""

from pathlib import Path

from tenfold.core.game import Game, Rules, begins, switch
from tenfold.core.outcome import Ending
from tenfold.games.tenzania import actions, rules
from tenfold.games.tenzania.advice import advice
from tenfold.games.tenzania.bot import SEARCH_MODEL, score_actions
from tenfold.games.tenzania.data import DECK, NUMBERS
from tenfold.games.tenzania.events import events
from tenfold.games.tenzania.observe import ENCODER
from tenfold.games.tenzania.show import show
from tenfold.games.tenzania.state import SEATS, State
from tenfold.games.tenzania.why import why

__all__ = ["GAME"]

GAME = Game(
    id="tenzania",
    title="Tenzania",
    clauses="Z",
    rules_version=2,
    seats=range(2, SEATS + 1),
    options=(switch("tens", "on"), switch("doubling", "on"), begins(SEATS)),
    state=State,
    actions=actions.ALL,
    rules=Rules.of(rules),
    endings=(Ending("all-cards-played", "Z15"),),
    max_entries=DECK,
    piece_names=tuple(f"cards numbered {number}" for number in range(NUMBERS)),
    events=events,
    why=why,
    show=show,
    action_message=actions.describe,
    score_actions=score_actions,
    advise=advice,
    encoder=ENCODER,
    folder=Path(__file__).parent,
    search_model=SEARCH_MODEL,
    minutes=(10, 15),
)
