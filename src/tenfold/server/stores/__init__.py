"""Where a server stores its data: one SQLite file, or a Postgres database."""
