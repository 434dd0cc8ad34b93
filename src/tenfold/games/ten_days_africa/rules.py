"""The rules of 10 Days in Africa: the family's, bound to its box (D1 to D3, D28)."""

from pathlib import Path

from tenfold.families.ten_days.binding import rules_for
from tenfold.families.ten_days.data import box_of
from tenfold.games.ten_days_africa.state import State

HOME = Path(__file__).parent
BOX = box_of("africa")
CHOICES_OF_DAYS = (10, 5)

RULES = rules_for(HOME.name, HOME, BOX, State, CHOICES_OF_DAYS)
