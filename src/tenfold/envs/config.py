"""The configuration of a batch: game, seats, options, bots, seed and strictness."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tenfold.core.batch_step import EXTERNAL
from tenfold.core.drivers import GREEDY, UNIFORM, UNIFORM_BY_KIND
from tenfold.core.game import Game
from tenfold.envs.errors import BadBatch

POLICIES = {"random": UNIFORM, "kinds": UNIFORM_BY_KIND, "greedy": GREEDY}
MAX_SEED = 2**63 - 1


@dataclass(frozen=True)
class BatchConfig:
    """Everything that decides how a batch is played, except the actions."""

    game: Game
    count: int
    seats: int
    options: Mapping[str, str]
    policies: tuple[int, ...]
    """For each seat the policy of its bot, or EXTERNAL."""
    seed: int
    validate: bool
    auto_reset: bool

    def __post_init__(self) -> None:
        if self.count < 1:
            raise BadBatch(f"A batch needs at least one match, not {self.count}.")
        checked_seed(self.seed)

    @property
    def has_bots(self) -> bool:
        """Whether any seat is played by a bot."""
        return any(policy != EXTERNAL for policy in self.policies)


def checked_seed(seed: int) -> int:
    """A seed that a stream can take."""
    if not 0 <= seed <= MAX_SEED:
        raise BadBatch(f"A seed is a number from 0 to {MAX_SEED}, not {seed}.")
    return seed


def policies_of(bots: Sequence[str | None], seats: int) -> tuple[int, ...]:
    """The policy of each seat's bot, or EXTERNAL."""
    if isinstance(bots, str):
        raise BadBatch("Name a bot, or None, for each seat: bots=[None, “greedy”].")
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
    return tuple(policies)
