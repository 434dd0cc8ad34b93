"""Analyses finished matches: what each decision cost by what its player knew, and what was luck."""
