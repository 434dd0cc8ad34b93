"""The configuration of a batch: game, seats, options, bots, seed and strictness."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tenfold.core.batch_step import EXTERNAL
from tenfold.core.drivers import GREEDY, TUNED, UNIFORM, UNIFORM_BY_KIND
from tenfold.core.game import Game
from tenfold.envs.errors import BadBatch

HEURISTIC_BOTS = GREEDY_BOT, TUNED_BOT = "greedy", "strong"
"""The bots that play what a heuristic scores highest, the baseline's or the tuned one."""
POLICIES = {"random": UNIFORM, "kinds": UNIFORM_BY_KIND, GREEDY_BOT: GREEDY, TUNED_BOT: TUNED}
BotNames = Sequence[str | None]
MAX_SEED = 2**63 - 1
WIDE, HALF, BYTE = DTYPES = "float32", "float16", "uint8"
"""The types that the numbers of observations can have."""


@dataclass(frozen=True)
class BatchConfig:
    """Everything that decides how a batch is played, except the actions."""

    game: Game
    count: int
    seats: int
    options: Mapping[str, str]
    policies: NDArray[np.int8]
    """For each match and seat the policy of its bot, or EXTERNAL."""
    seed: int
    validate: bool
    auto_reset: bool
    everyone: bool = False
    """Whether the views of all seats are told."""
    heuristic: str | None = None
    """The bot whose heuristic scores the legal actions: `greedy` or `strong`."""
    dtype: str = WIDE
    """The type of the numbers of observations."""

    def __post_init__(self) -> None:
        if self.count < 1:
            raise BadBatch(f"A batch needs at least one match, not {self.count}.")
        checked_seed(self.seed)
        checked_dtype(self.dtype)
        if self.heuristic is not None and self.heuristic not in HEURISTIC_BOTS:
            raise BadBatch(f"Only “{GREEDY_BOT}” and “{TUNED_BOT}” have a heuristic, not “{self.heuristic}”.")

    @property
    def uses_tuned_weights(self) -> bool:
        """Whether the legal actions are scored by the tuned heuristic, where the game has two."""
        return self.heuristic == TUNED_BOT

    @property
    def unit(self) -> int:
        """What a one is in observations."""
        return self.game.encoder.byte_unit if self.dtype == BYTE else 1

    @property
    def has_bots(self) -> bool:
        """Whether any seat is played by a bot."""
        return bool((self.policies != EXTERNAL).any())

    @property
    def seating(self) -> list[int] | str:
        """Who sits where, as a saved batch names it: one row if it is that of all matches, else a digest."""
        if (self.policies == self.policies[0]).all():
            return list(map(int, self.policies[0]))
        return hashlib.sha256(self.policies.tobytes()).hexdigest()


def checked_seed(seed: int) -> int:
    """A seed that a stream can take."""
    if not 0 <= seed <= MAX_SEED:
        raise BadBatch(f"A seed is a number from 0 to {MAX_SEED}, not {seed}.")
    return seed


def checked_dtype(dtype: str) -> str:
    """A type that observations can have."""
    if dtype not in DTYPES:
        raise BadBatch(f"Observations are {', '.join(DTYPES)}, not “{dtype}”.")
    return dtype


def policies_of(bots: BotNames | Sequence[BotNames], count: int, seats: int) -> NDArray[np.int8]:
    """The policy of each seat's bot in each match, or EXTERNAL: of one line-up, or of one for each match."""
    if isinstance(bots, str):
        raise BadBatch("Name a bot, or None, for each seat: bots=[None, “greedy”].")
    if not bots or bots[0] is None or isinstance(bots[0], str):
        return np.tile(np.array(_row_of(bots, seats), np.int8), (count, 1))  # type: ignore[arg-type]
    if len(bots) != count:
        raise BadBatch(f"{len(bots)} line-ups are named for {count} matches.")
    known: dict[tuple[str | None, ...], list[int]] = {}
    for line_up in bots:
        names = tuple(line_up)  # type: ignore[arg-type]
        if names not in known:
            known[names] = _row_of(names, seats)
    return np.array([known[tuple(line_up)] for line_up in bots], np.int8)  # type: ignore[arg-type]


def _row_of(bots: BotNames, seats: int) -> list[int]:
    if len(bots) > seats:
        raise BadBatch(f"{len(bots)} bots are named for {seats} seats.")
    for bot in bots:
        if bot is not None and bot not in POLICIES:
            raise BadBatch(
                f"There is no bot called “{bot}” for batches. Choose one of: {', '.join(POLICIES)}."
            )
    policies = [EXTERNAL if bot is None else POLICIES[bot] for bot in bots] + [EXTERNAL] * (seats - len(bots))
    if EXTERNAL not in policies:
        raise BadBatch("Bots sit at every seat: leave one to your own actions.")
    return policies
