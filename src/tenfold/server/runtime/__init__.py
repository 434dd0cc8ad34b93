"""The runtime: tables in memory, the connections to them, and everything that happens there."""
