"""Guided first games: read from the games' folders, checked, and followed at a match."""

from tenfold.guides.guide import Guide, Move, Step, guide_of, has_guide
from tenfold.guides.progress import Lesson, begun

__all__ = ["Guide", "Lesson", "Move", "Step", "begun", "guide_of", "has_guide"]
