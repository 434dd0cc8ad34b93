"""Plays on Numba's CUDA simulator what the CPU plays, and compares everything; for a process of its own."""

import sys

import numpy as np
import pytest

from tenfold.core import gpu_batch
from tenfold.core.batch import Batch
from tenfold.core.drivers import GREEDY, UNIFORM_BY_KIND
from tenfold.core.record import bytes_of
from tenfold.core.registry import game_of
from tenfold.envs import IllegalStep, gpu, make
from tests.contract.play import boxes_for

COUNT = 3
SEED = 7
THREADS = 4
"""Of a block: each is a thread of Python here, and a match needs only one."""


def compare(game: str) -> None:
    """Whole matches by every style; steps until matches have been renewed; bots; saving; wrong actions."""
    for style in (None, UNIFORM_BY_KIND, GREEDY):
        near, far = (Batch(make(game).game, 2, COUNT, device=device) for device in ("cpu", "cuda"))
        styles = None if style is None else [style, style]
        assert near.play(styles, seed=SEED) == far.play(styles, seed=SEED)
        assert bytes_of(near.states).tobytes() == bytes_of(far.states).tobytes()
    mixed = [(None, None), ("strong", None), (None, "greedy")]
    for dtype, bots, everyone, heuristic in (
        ("uint8", (), True, "greedy"),
        ("float32", (None, "greedy"), False, None),
        ("float16", mixed, True, "strong"),
    ):
        near, far = (
            make(
                game,
                COUNT,
                seed=SEED,
                bots=bots,
                everyone=everyone,
                heuristic=heuristic,
                dtype=dtype,
                device=device,
            )
            for device in ("cpu", "cuda")
        )
        more = [name for name in ("everyone", "heuristic") if getattr(near, name) is not None]
        for step in range(45):
            near.step(near.sample())
            far.step(far.sample())
            if step == 40:
                for env in (near, far):
                    env.load(env.states[[1, 0]], [0, 2])
            for name in [*near.ARRAYS, *more]:
                ours, theirs = getattr(near, name), getattr(far, name).numpy()
                assert ours.dtype == theirs.dtype, name
                assert (ours == theirs).all(), name
        far.restore(near.save())
        assert bytes_of(near.states).tobytes() == bytes_of(far.states).tobytes()
    with pytest.raises(IllegalStep, match="Match 0 of the batch"):
        far.step(np.array([-1, 0, 0]))
    free = make(game, COUNT, seed=SEED, device="cuda", validate=False)
    free.step([-1] * COUNT)
    assert free.illegal == COUNT


def compare_bots(name: str) -> None:
    """Batches in which bots sit, until a match has been renewed, and all views."""
    options = {"days": "5"}
    bots = [("greedy", None), (None, "strong"), ("kinds", None)]
    near, far = (
        make(name, COUNT, seed=SEED, options=options, bots=bots, everyone=True, device=device)
        for device in ("cpu", "cuda")
    )
    while near.match.max() < COUNT:
        actions = near.mask.argmax(axis=1)
        near.step(actions)
        far.step(actions)
        for one in [*near.ARRAYS, "everyone"]:
            assert (getattr(near, one) == getattr(far, one).numpy()).all(), one
    assert bytes_of(near.states).tobytes() == bytes_of(far.states).tobytes()


def compare_boxes(name: str) -> None:
    """Whole matches of bots with any box: the template carries it to the device."""
    game = game_of(name)
    boxed = game.with_boxes(boxes_for(game, 1))
    options = {"days": "5"} if name == "ten_days_africa" else {}
    near, far = (Batch(boxed, 2, COUNT, options, device=device) for device in ("cpu", "cuda"))
    assert near.play([GREEDY] * 2, seed=SEED) == far.play([GREEDY] * 2, seed=SEED)
    assert near.states["has_box"].all()
    assert bytes_of(near.states).tobytes() == bytes_of(far.states).tobytes()


if __name__ == "__main__":
    gpu.THREADS_PER_BLOCK = gpu_batch.THREADS_PER_BLOCK = THREADS
    {"boxes": compare_boxes, "bots": compare_bots}.get("".join(sys.argv[2:]), compare)(sys.argv[1])
