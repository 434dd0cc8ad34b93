"""The rules of 10 Days in the USA: the family's, bound to its box (D1 to D3, D28)."""

from pathlib import Path

from tenfold.families.ten_days.binding import rules_for
from tenfold.families.ten_days.data import box_of
from tenfold.games.ten_days_usa.state import State

HOME = Path(__file__).parent
BOX = box_of("usa")
CHOICES_OF_DAYS = (10, 5)

RULES = rules_for(HOME.name, HOME, BOX, State, CHOICES_OF_DAYS)
