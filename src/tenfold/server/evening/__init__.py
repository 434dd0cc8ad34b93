"""An evening of many tables, as pure values: seating, results and overviews. No sockets, no store."""
