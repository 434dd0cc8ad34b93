"""The arrays of a batch as compiled code takes them: one structure on every device.

Numba passes a named tuple of arrays like its members, so the functions that step a match take a batch and the
memory they play in, on a CPU and on a GPU alike.
"""

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from tenfold.core.game import Game

Shapes = dict[str, tuple[type, tuple[int, ...]]]
"""The type and the shape of each array."""


class BatchArrays(NamedTuple):
    """What every device knows about a batch. Row i of each array is match i."""

    template: Any
    """The words of a state that is ready to deal: its options are set."""
    hidden: Any
    """For each seat the words of a state, with all bits set where the seat may not look."""
    memory: Any
    """What the game's encoder remembers for each match and seat."""
    rngs: Any
    """The random streams of sampled actions and bots."""
    due: Any
    done: Any
    endings: Any
    plies: Any
    matches: Any
    """The number of the match in each row; with the seed it decides the deal."""
    rewards: Any
    scores: Any
    mask: Any
    observations: Any
    seats: int
    seed: int
    validates: bool
    """Whether an illegal action is refused; else the lowest legal one is played."""
    resets: bool
    """Whether a match that is over is followed by the next one."""


def shapes_of(game: "Game", count: int, seats: int) -> Shapes:
    """The arrays of a batch that its matches change."""
    return {
        "memory": (np.int64, (count, seats, game.encoder.memory)),
        "rngs": (np.uint64, (count, 2)),
        "due": (np.int32, (count,)),
        "done": (np.bool_, (count,)),
        "endings": (np.int8, (count,)),
        "plies": (np.int32, (count,)),
        "matches": (np.int64, (count,)),
        "rewards": (np.float32, (count, seats)),
        "scores": (np.int64, (count, seats)),
        "mask": (np.bool_, (count, game.actions.count)),
        "observations": (np.float32, (count, game.encoder.size)),
    }


class MatchMemory(NamedTuple):
    """The memory in which one thread plays one match."""

    state: Any
    words: Any
    """The same bytes as 64-bit words."""
    seen: Any
    """The state as one seat sees it; it may be the state itself if nothing is played afterwards."""
    seen_words: Any
    rng: Any
    actions: Any
    worths: Any
    ties: Any


class Workspace(NamedTuple):
    """What the CPU needs besides: records to play in, and rows for each worker."""

    records: Any
    """The matches, one record that is ready to deal, and a record for each worker's views."""
    words: Any
    """The same bytes as 64-bit words."""
    scratch: Any
    worths: Any
    policies: Any
    """For each match the policy of each seat's bot, or EXTERNAL."""
    choices: Any
    """The legal actions of the seats that are due."""
    offered: Any
    """How many they are."""


class RoundArrays(NamedTuple):
    """What it takes to play whole matches. Row i of each result is match `first` + i."""

    template: Any
    hidden: Any
    policies: Any
    """The policy of each seat."""
    scores: Any
    endings: Any
    plies: Any
    seats: int
    seed: int
    first: int
    max_plies: int
