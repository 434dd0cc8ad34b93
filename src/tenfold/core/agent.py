"""Who decides: an agent sees a view and names an action. Never the true state."""

from typing import Protocol

from tenfold.core.view import View


class Agent(Protocol):
    """A player that is a program. It has its own generator and needs no memory."""

    def act(self, view: View) -> int:
        """One of the view's legal actions."""
        ...
