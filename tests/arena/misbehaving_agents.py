"""Agents that do what no agent should; in matches of their own choice, so that others come to an end."""

import os
import time

from tenfold.agents.baseline_agents import RandomAgent
from tenfold.core.view import View


class Rogue(RandomAgent):
    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._misbehaves = seed % 3 == 1

    def act(self, view: View) -> int:
        return self.misbehave() if self._misbehaves else super().act(view)

    def misbehave(self) -> int:
        raise NotImplementedError


class Raises(Rogue):
    def misbehave(self) -> int:
        message = "I do not like\nthis"
        raise ValueError(message)


class Cheats(Rogue):
    def misbehave(self) -> int:
        return -7


class Dies(Rogue):
    def misbehave(self) -> int:
        os._exit(9)


class Sleeps(Rogue):
    def misbehave(self) -> int:
        time.sleep(60)
        return 0
