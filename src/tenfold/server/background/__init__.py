"""What is done without anybody asking: games made ready, old tables put away."""
