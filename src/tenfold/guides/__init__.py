"""Guides: guided first games, read from the games' folders and followed during a match."""

from tenfold.guides.guide import Guide, Move, Step, guide_of, has_guide
from tenfold.guides.progress import GuideProgress, start_match

__all__ = ["Guide", "GuideProgress", "Move", "Step", "guide_of", "has_guide", "start_match"]
