"""Background work: compiling games, analysis, jobs, expiry, export and import."""
