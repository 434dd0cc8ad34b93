"""Tenfold: six board games to play in the browser or a terminal, and to study at full speed."""

__version__ = "1.0.0rc1"
