"""Tournaments between agents: thousands of matches, ratings and confidence intervals."""
