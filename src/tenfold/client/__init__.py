"""A small client for Tenfold servers, used by the terminal, by bots and by tests.

    client = Client("http://127.0.0.1:8010")
    client.rename("Ann")
    made = client.make("tenzania", ["me", "greedy"], start=True)
    with client.sit(made["table"]) as table:
        while view := table.wait_for_turn():
            table.play(view, view["legal"][0]["action"])

A connection restores itself when it breaks, continues after the last frame it saw, and sends again what was
not acknowledged; the server runs each command once.
"""

from tenfold.client.connection import TableConnection
from tenfold.client.http import Client, Refused

__all__ = ["Client", "Refused", "TableConnection"]
