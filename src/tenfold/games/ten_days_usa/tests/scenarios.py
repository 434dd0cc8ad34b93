"""What play of 10 Days in the USA must reach, with which options, and what always holds."""

from tenfold.families.ten_days.tests import scenarios
from tenfold.games.ten_days_usa import GAME
from tenfold.games.ten_days_usa.rules import BOX

SCENARIOS = scenarios.scenarios_for(GAME, scenarios.COMMON, scenarios.ONE_MAP)

OPTIONS: list[dict[str, str]] = [
    {},
    {"days": "5"},
    {"open_hands": "on"},
    {"no_swap": "on", "begins": "2"},
    {"open_hands": "on", "days": "5"},
]
FAR = (21,)
"""Numbers of tables at which something rare happens: they are played early."""

invariants = scenarios.invariants_for(GAME, BOX)
random_boxes = scenarios.random_boxes_for(BOX)
