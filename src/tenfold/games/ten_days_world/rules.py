"""The rules of a journey around the world: the family's, bound to both boxes (D30 to D34)."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from tenfold.core.languages import current_language
from tenfold.core.text import Text
from tenfold.families.ten_days.binding import rules_for
from tenfold.families.ten_days.data import box_of
from tenfold.games.ten_days_world.state import State

HOME = Path(__file__).parent
BOX = box_of("africa", "usa")
CHOICES_OF_DAYS = (20, 30, 40)
MAX_SEATS = {"20": 4, "30": 3, "40": 2}
"""How many seats fit the days of a journey (D34)."""

RULES = rules_for(HOME.name, HOME, BOX, State, CHOICES_OF_DAYS)


def refuse(seats: int, options: Mapping[str, str]) -> str | None:
    """Long journeys are for few: there are 126 tiles (D34, D51)."""
    days = options["days"]
    if seats <= MAX_SEATS[days]:
        return None
    args = {"days": int(days), "most": MAX_SEATS[days], "seats": seats, "tiles": len(BOX.tiles)}
    return _text(current_language()).say("error-journey-seats", args)


@cache
def _text(language: str) -> Text:
    return Text((HOME / "text" / "en.ftl",), language)
