"""What a GPU does with the games: the same matches as the CPU, and how many plies and steps a second.

    PYTHONPATH=src python3 bench/gpu.py --out results

Needs NumPy, Numba, numba-cuda and a CUDA device. Each game has a process of its own, so that they
compile side by side; whatever is measured has the GPU to itself.
"""

import argparse
import fcntl
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tenfold.core.batch import Batch
from tenfold.core.drivers import GREEDY, UNIFORM_BY_KIND
from tenfold.core.gpu import THREADS_PER_BLOCK, grid_of, processors_of, require_cuda
from tenfold.core.record import bytes_of
from tenfold.core.registry import game_ids, game_of
from tenfold.envs import make

MATCHES = {"random": 10_000, "kinds": 2_000, "greedy": 500}
STYLES = {"random": None, "kinds": UNIFORM_BY_KIND, "greedy": GREEDY}
SEED = 20261115
BLOCKS = (1, 2, 4, 8, 16)
"""Blocks a multiprocessor that are tried for whole games."""
BATCHES = (16_384, 65_536, 262_144)
ROUNDS = 3
STEPS = 40
SAMPLE = 512
SHORT_GAMES = {"ten_squares": 1 << 22, "tenzania": 1 << 21}
"""How many matches a round of whole games has, where they are short."""
MANY = 1 << 18


def main() -> int:
    """Measure all games, or one of them in this process."""
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(game_ids()))
    parser.add_argument("--out", type=Path, default=Path("gpu-results"))
    parser.add_argument("--one", action="store_true", help="measure the one game here")
    parser.add_argument(
        "--profile", action="store_true", help="launch the one game's kernels a few times only"
    )
    parser.add_argument("--tiny", action="store_true", help="small numbers, to try the script")
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    if chosen.profile:
        profile(chosen.games[0])
    elif chosen.one:
        row = Measuring(chosen.games[0], tiny=chosen.tiny).all()
        (chosen.out / f"{chosen.games[0]}.json").write_text(json.dumps(row, indent=1))
    else:
        side_by_side(chosen.games, chosen.out, tiny=chosen.tiny)
    return 0


def side_by_side(games: list[str], out: Path, *, tiny: bool) -> None:
    """A process a game; then one table."""
    flags = ["--tiny"] if tiny else []
    running = {
        game: subprocess.Popen([sys.executable, __file__, game, "--one", "--out", str(out), *flags])
        for game in games
    }
    failed = [game for game, process in running.items() if process.wait() != 0]
    rows = [json.loads((out / f"{game}.json").read_text()) for game in games if game not in failed]
    table = "\n".join(table_of(rows))
    (out / "gpu.md").write_text(table + "\n")
    print(table)
    if failed:
        print(f"failed: {', '.join(failed)}")


class Measuring:
    """Everything about one game."""

    def __init__(self, game: str, *, tiny: bool) -> None:
        self.game = game_of(game)
        self.seats = self.game.seats[0]
        self.tiny = tiny
        self.lock = Path(tempfile.gettempdir()) / "tenfold-gpu.lock"
        self.cuda = require_cuda()
        self.row: dict[str, Any] = {
            "game": game,
            "device": str(getattr(self.cuda.get_current_device(), "name", "simulator")),
        }

    def all(self) -> dict[str, Any]:
        """Compile, compare, measure."""
        self.compile()
        for style, matches in MATCHES.items():
            self.note(f"same {style}", lambda s=style, m=matches: self.same(s, 50 if self.tiny else m))
        self.note("same steps", self.same_steps)
        self.note("shared", self.shared)
        self.note("whole games", self.whole_games)
        self.note("steps", self.steps)
        return self.row

    def note(self, name: str, part: Callable[[], Any]) -> None:
        """Measure one part with the GPU for itself; what fails is written down."""
        with alone(self.lock):
            try:
                self.row[name] = part()
            except Exception as error:  # noqa: BLE001  one part must not hide the others
                self.row[name] = f"{type(error).__name__}: {error}"[:400]
        print(self.game.id, name, self.row[name], flush=True)

    def compile(self) -> None:
        """Launch every kernel once."""
        start = time.perf_counter()
        batch = Batch(self.game, self.seats, 32, device="cuda")
        batch.play(max_plies=2)
        self.row["compiled, uniform"] = round(time.perf_counter() - start, 1)
        env = make(self.game, 32, device="cuda")
        env.step(env.sample())
        self.row["compiled, and steps"] = round(time.perf_counter() - start, 1)
        batch.play([UNIFORM_BY_KIND] * self.seats, max_plies=2)
        self.row["compiled, and styles"] = round(time.perf_counter() - start, 1)
        print(self.game.id, "compiled", self.row, flush=True)

    def same(self, style: str, matches: int) -> dict[str, Any]:
        """Whether CPU and GPU play the same matches, to the last byte."""
        styles = None if STYLES[style] is None else [STYLES[style]] * self.seats
        near, far = (Batch(self.game, self.seats, matches, device=device) for device in ("cpu", "cuda"))
        near.play(styles, seed=SEED)
        far.play(styles, seed=SEED)
        told = (self.game.state.stored_bytes(states).tobytes() for states in (near.states, far.states))
        ours, theirs = (hashlib.sha256(one).hexdigest()[:16] for one in told)
        return {
            "matches": matches,
            "equal": int((bytes_of(near.states) == bytes_of(far.states)).all(axis=1).sum()),
            "cpu": ours,
            "gpu": theirs,
        }

    def same_steps(self) -> str:
        """Whether all arrays of a batch are the same on CPU and GPU, step after step."""
        near, far = (make(self.game, SAMPLE, seed=SEED, device=device) for device in ("cpu", "cuda"))
        for step in range(100):
            for name in near.ARRAYS:
                if not (getattr(near, name) == getattr(far, name).numpy()).all():
                    return f"{name} differs after {step} steps"
            near.step(near.sample())
            far.step(far.sample())
        far.restore(near.save())
        near.step(near.sample())
        far.step(far.sample())
        same = bytes_of(near.states).tobytes() == bytes_of(far.states).tobytes()
        return f"all arrays of {SAMPLE} matches over 100 steps, and a restored batch: {same}"

    def shared(self) -> dict[str, str]:
        """Whether other libraries see the same memory."""
        env = make(self.game, 64, device="cuda", validate=False)
        place = env.observation.__cuda_array_interface__["data"][0]
        ways = {"torch": by_torch, "torch dlpack": by_torch_dlpack, "cupy": by_cupy, "jax": by_jax}
        return {name: attempt(way, env, place) for name, way in ways.items()}

    def whole_games(self) -> dict[str, Any]:
        """The best of some rounds, for each number of blocks."""
        count = 2_048 if self.tiny else SHORT_GAMES.get(self.game.id, MANY)
        batch = Batch(self.game, self.seats, count, device="cuda")
        gpu = batch._gpu  # noqa: SLF001  what is launched is measured without waiting for results
        assert gpu is not None
        processors = processors_of(self.cuda)
        chosen = grid_of(self.game, count)
        tried = {
            blocks: self.billions(gpu, min(blocks * processors, -(-count // THREADS_PER_BLOCK)), count)
            for blocks in BLOCKS
        }
        return {
            "G plies/s": self.billions(gpu, chosen, count),
            "blocks a processor": round(chosen / processors, 1),
            "by blocks a processor": tried,
            "matches": count,
        }

    def billions(self, gpu: Any, blocks: int, count: int) -> float:
        """Billions of plies a second, the best of some rounds."""
        best = 0.0
        gpu.blocks = blocks
        for number in range(ROUNDS):
            seconds = self.timed(lambda n=number: gpu.launch(None, SEED, n * count, self.game.max_entries))
            best = max(best, int(gpu.plies.sum()) / seconds / 1e9)
        return round(best, 3)

    def steps(self) -> dict[str, Any]:
        """Batched steps with masks and observations written to memory, sampling taken off."""
        batches = (256,) if self.tiny else BATCHES
        return {str(count): self.steps_of(count) for count in batches}

    def steps_of(self, count: int) -> dict[str, Any]:
        """Steps of one size of batch."""
        env = make(self.game, count, device="cuda", validate=False)

        def step_all() -> None:
            for _ in range(STEPS):
                env.step(env.sample())

        def sample_all() -> None:
            for _ in range(STEPS):
                env.sample()

        step_all()
        both = min(self.timed(step_all) for _ in range(ROUNDS))
        sampling = min(self.timed(sample_all) for _ in range(ROUNDS))
        told = env.mask.shape[1] + 4 * env.observation.shape[1]
        return {
            "M steps/s": round(count * STEPS / (both - sampling) / 1e6, 1),
            "M steps/s with sampling": round(count * STEPS / both / 1e6, 1),
            "bytes a step": told + 2 * self.game.state.dtype.itemsize,
        }

    def timed(self, work: Callable[[], Any]) -> float:
        """Seconds of some work on the GPU, by its own clock."""
        begin, end = self.cuda.event(), self.cuda.event()
        self.cuda.synchronize()
        begin.record()
        work()
        end.record()
        end.synchronize()
        return float(begin.elapsed_time(end)) / 1e3


def attempt(way: Callable[[Any], tuple[int, Any]], env: Any, place: int) -> str:
    """What a library says about an array of ours."""
    try:
        address, total = way(env)
    except ImportError:
        return "not installed"
    except Exception as error:  # noqa: BLE001  it is written down
        return f"{type(error).__name__}: {error}"[:200]
    same = abs(float(total) - float(env.observation.numpy().sum())) < 1
    return f"{'no copy' if address == place else 'a copy'}, {'same' if same else 'other'} numbers"


def by_torch(env: Any) -> tuple[int, Any]:
    """By the array interface; a step with actions from there."""
    import torch  # noqa: PLC0415

    numbers = torch.as_tensor(env.observation, device="cuda")
    env.step(torch.as_tensor(env.mask, device="cuda").to(torch.uint8).argmax(1))
    return numbers.data_ptr(), numbers.sum().item()


def by_torch_dlpack(env: Any) -> tuple[int, Any]:
    """By DLPack."""
    import torch  # noqa: PLC0415

    numbers = torch.from_dlpack(env.observation)
    return numbers.data_ptr(), numbers.sum().item()


def by_cupy(env: Any) -> tuple[int, Any]:
    """By the array interface."""
    import cupy  # noqa: PLC0415

    numbers = cupy.asarray(env.observation)
    env.step(cupy.asarray(env.mask).argmax(axis=1))
    return numbers.data.ptr, numbers.sum().item()


def by_jax(env: Any) -> tuple[int, Any]:
    """By DLPack."""
    import jax  # noqa: PLC0415

    numbers = jax.dlpack.from_dlpack(env.observation)
    return numbers.unsafe_buffer_pointer(), numbers.sum().item()


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Nobody else measures meanwhile."""
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def profile(game: str) -> None:
    """A few launches, for a profiler to look at."""
    found_game = game_of(game)
    batch = Batch(found_game, found_game.seats[0], SHORT_GAMES.get(game, MANY) // 8, device="cuda")
    batch.play(seed=SEED)
    env = make(game, BATCHES[1], device="cuda", validate=False)
    for _ in range(3):
        env.step(env.sample())


def table_of(rows: list[dict[str, Any]]) -> Iterator[str]:
    """All games as one table."""
    parts = [f"same {style}" for style in MATCHES]
    parts += ["same steps", "compiled, and styles", "whole games", "steps", "shared"]
    yield "| game | " + " | ".join(parts) + " |"
    yield "|---" * (len(parts) + 1) + "|"
    for row in rows:
        yield f"| {row['game']} | " + " | ".join(str(row.get(part)) for part in parts) + " |"


if __name__ == "__main__":
    sys.exit(main())
