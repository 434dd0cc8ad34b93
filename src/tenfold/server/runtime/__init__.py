"""Tables in memory and the people who are connected: check, store, acknowledge, tell, one at a time."""
