"""Ticket to Ride: The Heart of Africa: claim tracks, double them with terrain, do your tickets."""

from functools import partial
from pathlib import Path

from tenfold.core.game import Game, Rules, begins, switch
from tenfold.core.outcome import Ending
from tenfold.games.heart_of_africa import actions, data, rules
from tenfold.games.heart_of_africa.about import about
from tenfold.games.heart_of_africa.advice import advice
from tenfold.games.heart_of_africa.board_help import BOARD_HELP
from tenfold.games.heart_of_africa.bot import SEARCH_MODEL, score_actions
from tenfold.games.heart_of_africa.box import STANDARD_BOX, SUPPORT, piece_names
from tenfold.games.heart_of_africa.data import MAX_TICKETS, TRACKS
from tenfold.games.heart_of_africa.determinize import determinize
from tenfold.games.heart_of_africa.events import events
from tenfold.games.heart_of_africa.facts import facts
from tenfold.games.heart_of_africa.observe import ENCODER
from tenfold.games.heart_of_africa.open_tracks import derive
from tenfold.games.heart_of_africa.piece_count import count_pieces
from tenfold.games.heart_of_africa.show import show
from tenfold.games.heart_of_africa.state import DRAWN, SEATS, State
from tenfold.games.heart_of_africa.why import why

__all__ = ["GAME"]

MAX_DRAWS = data.TRAIN_CARDS + data.TERRAIN_CARDS + data.SPACES + actions.MAX_WILD * TRACKS
"""Each card is drawn once, and once more for each time that a claim brings it back (H65)."""
MAX_PASSES = SEATS * (TRACKS + 1)
"""Only with nothing to draw does anybody pass, and only a claim lets others come between (H43, H44)."""
MAX_ENTRIES = DRAWN * SEATS + MAX_DRAWS + 3 * TRACKS + (1 + DRAWN) * MAX_TICKETS + MAX_PASSES
"""Every track is claimed once, in three entries; every draw of tickets keeps one (H10, H65)."""

GAME = Game(
    id="heart_of_africa",
    title="Ticket to Ride: The Heart of Africa",
    clauses="H",
    rules_version=1,
    seats=range(2, SEATS + 1),
    options=(switch("extra", "off"), begins(SEATS)),
    state=State,
    actions=actions.actions_of(STANDARD_BOX),
    rules=Rules.of(rules, determinize=determinize, count_pieces=count_pieces),
    endings=(Ending("last-round", "H35"), Ending("stuck", "H44")),
    max_entries=MAX_ENTRIES,
    piece_names=piece_names(STANDARD_BOX),
    events=events,
    why=why,
    show=show,
    action_message=partial(actions.describe, STANDARD_BOX),
    score_actions=score_actions,
    derive=derive,
    search_model=SEARCH_MODEL,
    advise=advice,
    completing={
        "claim": ("pay",),
        "pay": ("single", "double"),
        "keep": ("keep", "return"),
        "return": ("keep", "return"),
    },
    encoder=ENCODER,
    about=about,
    facts=facts,
    board_help=BOARD_HELP,
    folder=Path(__file__).parent,
    minutes=(40, 90),
    box_support=SUPPORT,
    notes=("table-crowded", "table-tickets", "table-map"),  # H51, H4, H53
)
