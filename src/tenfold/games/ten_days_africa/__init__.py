"""10 Days in Africa: ten days, each linked with the next."""

from tenfold.families.ten_days.game import Variant, game_of
from tenfold.games.ten_days_africa.rules import BOX, CHOICES_OF_DAYS, HOME, RULES
from tenfold.games.ten_days_africa.state import State

__all__ = ["GAME"]

GAME = game_of(
    Variant(
        id="ten_days_africa",
        title="10 Days in Africa",
        folder=HOME,
        box=BOX,
        state=State,
        choices_of_days=CHOICES_OF_DAYS,
        clause_of_days="D28",
    ),
    RULES,
)
