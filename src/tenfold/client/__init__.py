"""A small client of a Tenfold server, for the terminal, for bots and for tests.

    client = Client("http://127.0.0.1:8010")
    client.rename("Ann")
    made = client.make("tenzania", ["me", "greedy"], start=True)
    with client.sit(made["table"]) as line:
        view = line.wait_for_turn()
        line.act(view, view["legal"][0]["action"])

A line comes back by itself when it breaks, goes on after the last frame it saw, and sends again
what was not acknowledged; the server does each command once.
"""

from tenfold.client.connection import TableConnection
from tenfold.client.http import Client, Refused

__all__ = ["Client", "Refused", "TableConnection"]
