"""Compiles games before they are needed, and looks after the cache."""
