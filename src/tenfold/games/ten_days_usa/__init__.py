"""10 Days in the USA: ten days, each linked with the next."""

from tenfold.families.ten_days.game import Variant, game_of
from tenfold.games.ten_days_usa.rules import BOX, CHOICES_OF_DAYS, HOME, RULES
from tenfold.games.ten_days_usa.state import State

__all__ = ["GAME"]

GAME = game_of(
    Variant(
        id="ten_days_usa",
        title="10 Days in the USA",
        folder=HOME,
        box=BOX,
        state=State,
        choices_of_days=CHOICES_OF_DAYS,
        clause_of_days="D28",
    ),
    RULES,
)
