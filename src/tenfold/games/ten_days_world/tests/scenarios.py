"""What play of a journey around the world must reach, with which options, and what always holds."""

from tenfold.families.ten_days.tests import scenarios
from tenfold.games.ten_days_world import GAME
from tenfold.games.ten_days_world.rules import BOX

SCENARIOS = scenarios.scenarios_for(GAME, scenarios.COMMON, scenarios.AFRICA, scenarios.WORLD)

OPTIONS: list[dict[str, str]] = [
    {},
    {"days": "30"},
    {"days": "40"},
    {"open_hands": "on"},
    {"no_swap": "on", "begins": "2"},
    {"same_country": "on"},
    {"undivided_sudan": "on"},
]
FAR = (114,)
"""Numbers of tables at which something rare happens: they are played early."""

invariants = scenarios.invariants_for(GAME, BOX)
random_boxes = scenarios.random_boxes_for(BOX)
