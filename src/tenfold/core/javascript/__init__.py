"""Translates the companions of games from Python to JavaScript, so that pages can tell what happens."""
