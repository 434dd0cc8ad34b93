"""Bots: when they move, and the threads that they think in."""
