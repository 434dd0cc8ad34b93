"""What play of 10 Days in Africa must reach, with which options, and what always holds."""

from tenfold.families.ten_days.tests import scenarios
from tenfold.games.ten_days_africa import GAME
from tenfold.games.ten_days_africa.rules import BOX

SCENARIOS = scenarios.scenarios_for(GAME, scenarios.COMMON, scenarios.ONE_MAP, scenarios.AFRICA)

OPTIONS: list[dict[str, str]] = [
    {},
    {"days": "5"},
    {"open_hands": "on"},
    {"no_swap": "on", "begins": "2"},
    {"same_country": "on"},
    {"undivided_sudan": "on", "days": "5"},
]
FAR = (15,)
"""Numbers of tables at which something rare happens: they are played early."""

invariants = scenarios.invariants_for(GAME, BOX)
random_boxes = scenarios.random_boxes_for(BOX)
