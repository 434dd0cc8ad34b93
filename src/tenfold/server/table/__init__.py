"""Tables as pure values: commands, events, and what follows from them. No socket, no store, no clock."""
