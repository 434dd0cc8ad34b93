"""How people hear that it is their turn: what is said, and how it is sent by mail or to a browser."""
