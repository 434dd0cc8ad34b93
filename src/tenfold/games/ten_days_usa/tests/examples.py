"""How the worked examples of the rules page are laid out and drawn: as in the whole family."""

from tenfold.families.ten_days.tests.examples import rack, stage

__all__ = ["rack", "stage"]
