"""A table and what may happen to it: pure values and folds. No socket, no store, no clock."""
