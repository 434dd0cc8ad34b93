"""A match in the terminal: prompts, typed moves and requests."""
