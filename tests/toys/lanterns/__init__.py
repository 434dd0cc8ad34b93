"""Lanterns: a toy that is honest, and has what the real games lack."""

from pathlib import Path

from tenfold.core.game import Game, Option, Rules, switch
from tenfold.core.outcome import Ending
from tests.toys.lanterns import actions, companions, rules
from tests.toys.lanterns.state import LANTERNS, MAX_ROUNDS, SEATS, State

__all__ = ["GAME"]

GAME = Game(
    id="lanterns",
    title="Lanterns",
    clauses="L",
    rules_version=1,
    seats=range(2, SEATS + 1),
    options=(switch("calm", "off"), Option("rounds", ("two", "three"), "two")),
    state=State,
    actions=actions.ALL,
    rules=Rules.of(rules),
    endings=(Ending("dawn", "L10"), Ending("darkness", "L11", has_winners=False)),
    max_entries=SEATS * (LANTERNS + 2 * MAX_ROUNDS),
    piece_names=tuple(f"lanterns numbered {at + 1}" for at in range(LANTERNS)),
    events=companions.events,
    why=companions.why,
    show=companions.show,
    action_message=actions.describe,
    score_actions=companions.score_actions,
    encoder=companions.ENCODER,
    folder=Path(__file__).parent,
    option_conflict=companions.refuse,
)
