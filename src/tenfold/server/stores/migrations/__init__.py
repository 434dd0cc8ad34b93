"""Numbered SQL files; each is run once, in order."""
