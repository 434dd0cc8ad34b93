"""Batched environments for researchers: thousands of matches in arrays, one call per step.

    import tenfold.envs

    env = tenfold.envs.make("tenzania", 1024)
    while True:
        env.step(policy(env.observation, env.mask))

NumPy and Numba are all that it needs.
"""

from collections.abc import Mapping, Sequence

from tenfold.core.game import Game
from tenfold.core.gpu import CPU, CUDA, NoDevice
from tenfold.core.registry import game_of
from tenfold.envs.config import WIDE, BatchConfig, BotNames, policies_of
from tenfold.envs.cpu import CpuEnv
from tenfold.envs.env import Env
from tenfold.envs.errors import BadBatch, IllegalStep

__all__ = ["BadBatch", "Env", "IllegalStep", "make"]


# Every parameter but the first two is a keyword with a default, as in `gymnasium.make`.
def make(
    game: str | Game,
    count: int = 1,
    *,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    bots: BotNames | Sequence[BotNames] = (),
    device: str = "cpu",
    seed: int = 1,
    threads: int = 1,
    validate: bool = True,
    auto_reset: bool = True,
    everyone: bool = False,
    heuristic: str | None = None,
    dtype: str = WIDE,
) -> Env:
    """A batch of `count` matches, dealt and ready.

    Args:
        game: the game, or its id.
        count: how many matches are played at a time.
        seats: how many seats each has; as few as the game allows, if not given.
        options: choices of the game's options by name.
        bots: for each seat `random`, `kinds`, `greedy` or `strong` if a bot plays it, else None; seats that
            are not named are yours. With one such list for each match, line-ups differ.
        device: where the matches are played: `cpu` or `cuda`.
        seed: this and the numbers of the matches decide every deal.
        threads: how many threads share the batch on the CPU.
        validate: whether an illegal action is an error; else the lowest legal one is played, and counted.
        auto_reset: whether a match that is over is followed at once by the next one.
        everyone: whether `env.everyone` has the views of all seats, for a critic that sees all hands.
        heuristic: `greedy` or `strong` if `env.heuristic` should have that bot's scores of the legal actions.
        dtype: the type of observations: `float32`, `float16`, or `uint8`, where `env.unit` stands for a one.
    """
    found = game_of(game) if isinstance(game, str) else game
    seats = found.seats[0] if seats is None else seats
    settled = found.validate_options(seats, options)
    policies = policies_of(bots, max(count, 1), seats)
    config = BatchConfig(
        found, count, seats, settled, policies, seed, validate, auto_reset, everyone, heuristic, dtype
    )
    if device == CPU:
        return CpuEnv(config, threads)
    if device != CUDA:
        raise NoDevice(device)
    from tenfold.envs.gpu import GpuEnv  # noqa: PLC0415  most machines have no use for it

    return GpuEnv(config)
