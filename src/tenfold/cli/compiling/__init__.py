"""Getting games ready: compiled once, kept in folders, with progress while it takes long."""
