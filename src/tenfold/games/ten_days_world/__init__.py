"""20 Days Around the World: both maps in one journey of 20, 30 or 40 days."""

from tenfold.families.ten_days.game import Variant, game_of
from tenfold.games.ten_days_world.rules import BOX, CHOICES_OF_DAYS, HOME, RULES, refuse
from tenfold.games.ten_days_world.state import State

__all__ = ["GAME"]

GAME = game_of(
    Variant(
        id="ten_days_world",
        title="20 Days Around the World",
        folder=HOME,
        box=BOX,
        state=State,
        choices_of_days=CHOICES_OF_DAYS,
        clause_of_days="D30",
        option_conflict=refuse,
        minutes=(30, 90),
        min_age=10,
    ),
    RULES,
)
