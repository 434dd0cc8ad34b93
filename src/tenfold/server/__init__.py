"""Tables, seats, sockets, storage. It knows no rules and no game by name."""
