"""The interface of agents: an agent gets a view, never the true state, and returns an action."""

from typing import Protocol

from tenfold.core.view import View


class Agent(Protocol):
    """A program that plays. It has its own random generator and needs no memory."""

    def act(self, view: View) -> int:
        """One of the view's legal actions."""
        ...
