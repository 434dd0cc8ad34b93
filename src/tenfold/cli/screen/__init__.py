"""Input and output in the terminal."""
