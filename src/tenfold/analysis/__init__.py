"""Looking back on matches: what each decision was worth by what its player knew, and what was luck."""
