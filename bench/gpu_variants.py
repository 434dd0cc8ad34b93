"""Which way of compiling suits a GPU: whole random games and steps of some games, variant by variant.

    PYTHONPATH=src python3 bench/gpu_variants.py heart_of_africa ten_days_world --out results

A variant is a word of parts joined by `+`: `calls128` calls functions of more bytes of bytecode than that
instead of putting them in the place of their calls; `global` keeps tables in global memory, not in constant
memory; `regs64` lets a thread have so many registers at most; `free` leaves it to the compiler which
functions are put in the place of their calls; `bare` is nothing of all this, `plain` what the package does.
Each has a process of its own, so that they compile side by side; whatever is measured has the GPU to itself.
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
from contextlib import ExitStack
from pathlib import Path
from typing import Any

PLAIN = "plain"
VARIANTS = (
    PLAIN,
    "bare",
    "global",
    "global+regs64",
    "calls256+global+regs64",
    "calls256+global+regs128",
    "calls448+global+regs64",
    "calls640+global+regs64",
)
SEED = 20261115
BLOCKS = (2, 4, 8, 16)
ROUNDS = 2
STEPS = 20
BATCH = 262_144
CHECKED = 512
PATCHES = ExitStack()
"""What a variant changes stays so until its process ends."""


def main() -> int:
    """Measure all variants of some games, or one in this process."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="+")
    parser.add_argument("--variants", default=",".join(VARIANTS))
    parser.add_argument("--out", type=Path, default=Path("gpu-variants"))
    parser.add_argument("--one", action="store_true")
    parser.add_argument("--steps", action="store_true", help="measure steps, too")
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    variants = chosen.variants.split(",")
    if chosen.one:
        row = measured(chosen.games[0], variants[0], steps=chosen.steps)
        (chosen.out / f"{chosen.games[0]}-{variants[0]}.json").write_text(json.dumps(row))
        print(json.dumps(row), flush=True)
        return 0
    flags = ["--steps"] if chosen.steps else []
    running = [
        subprocess.Popen(
            [
                sys.executable,
                __file__,
                game,
                "--one",
                "--variants",
                variant,
                "--out",
                str(chosen.out),
                *flags,
            ],
            env={**os.environ, "TENFOLD_CACHE": str(chosen.out / f"cache-{game}-{variant}")},
        )
        for game in chosen.games
        for variant in variants
    ]
    return max(process.wait() for process in running)


def set_up(variant: str) -> dict[str, Any]:
    """Make numba-cuda compile as the variant says; options of the kernels."""
    from tenfold.core import gpu  # noqa: PLC0415
    from tenfold.core.gpu_compile import large_functions_called, tables_in_global_memory  # noqa: PLC0415

    gpu.import_cuda()
    from numba.cuda.dispatcher import CUDADispatcher  # noqa: PLC0415

    options: dict[str, Any] = {}
    for part in variant.split("+"):
        if part == "global":
            PATCHES.enter_context(tables_in_global_memory())
        elif part.startswith("calls"):
            PATCHES.enter_context(large_functions_called(int(part.removeprefix("calls"))))
        elif part == "free":
            force_nothing(CUDADispatcher)
        elif part.startswith("regs"):
            options["max_registers"] = int(part.removeprefix("regs"))
    return options


def force_nothing(dispatcher: Any) -> None:
    """The compiler decides about small functions, too."""
    compile_device = dispatcher.compile_device

    def compile_freely(self: Any, args: Any, return_type: Any = None) -> Any:
        self.targetoptions["forceinline"] = False
        return compile_device(self, args, return_type)

    dispatcher.compile_device = compile_freely


def measured(name: str, variant: str, *, steps: bool) -> dict[str, Any]:
    """One game by one variant."""
    options = set_up(variant)
    from tenfold.core import gpu  # noqa: PLC0415
    from tenfold.core.batch import Batch  # noqa: PLC0415
    from tenfold.core.record import bytes_of  # noqa: PLC0415
    from tenfold.core.registry import game_of  # noqa: PLC0415

    cuda = gpu.require_cuda()
    if variant != PLAIN:
        gpu.kernel = cuda.jit(**options)
        gpu.kernels_of.__wrapped__.__defaults__ = (gpu.kernel,)
    game = game_of(name)
    row: dict[str, Any] = {"game": name, "variant": variant}
    start = time.perf_counter()
    batch = Batch(game, game.seats[0], CHECKED, device="cuda")
    batch.play(seed=SEED)
    row["compiled"] = round(time.perf_counter() - start, 1)
    kernel = gpu.kernels_of(game).play_uniform
    row["registers"] = list(kernel.get_regs_per_thread().values())
    row["local"] = list(kernel.get_local_mem_per_thread().values())
    row["digest"] = hashlib.sha256(bytes_of(batch.states).tobytes()).hexdigest()[:12]
    count = 1 << 18 if game.state.dtype.itemsize > gpu.SMALL_STATE_BYTES else 1 << 21
    large = Batch(game, game.seats[0], count, device="cuda")._gpu  # noqa: SLF001
    assert large is not None
    with (Path(tempfile.gettempdir()) / "tenfold-gpu.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        row["G plies/s"] = {
            blocks: billions(cuda, large, blocks * gpu.processors_of(cuda), count, game.max_entries)
            for blocks in BLOCKS
        }
    if steps:
        row.update(stepped(cuda, game, gpu))
    return row


def billions(cuda: Any, batch: Any, blocks: int, count: int, longest: int) -> float:
    """Billions of plies a second, the best of some rounds."""
    best = 0.0
    batch.blocks = blocks
    for number in range(ROUNDS):
        seconds = timed(cuda, lambda n=number: batch.launch(None, SEED, n * count, longest))
        best = max(best, int(batch.plies.sum()) / seconds / 1e9)
    return round(best, 3)


def stepped(cuda: Any, game: Any, gpu: Any) -> dict[str, Any]:
    """Steps with masks and observations; sampling taken off."""
    from tenfold.envs import make  # noqa: PLC0415

    start = time.perf_counter()
    env = make(game, BATCH, device="cuda", validate=False)

    def step_all() -> None:
        for _ in range(STEPS):
            env.step(env.sample())

    def sample_all() -> None:
        for _ in range(STEPS):
            env.sample()

    step_all()
    kernel = gpu.kernels_of(game).step_all
    row: dict[str, Any] = {
        "steps compiled": round(time.perf_counter() - start, 1),
        "steps registers": list(kernel.get_regs_per_thread().values()),
        "steps local": list(kernel.get_local_mem_per_thread().values()),
    }
    with (Path(tempfile.gettempdir()) / "tenfold-gpu.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        both = min(timed(cuda, step_all) for _ in range(ROUNDS))
        sampling = min(timed(cuda, sample_all) for _ in range(ROUNDS))
    row["M steps/s"] = round(BATCH * STEPS / (both - sampling) / 1e6, 1)
    return row


def timed(cuda: Any, work: Any) -> float:
    """Seconds of some work on the GPU, by its own clock."""
    begin, end = cuda.event(), cuda.event()
    cuda.synchronize()
    begin.record()
    work()
    end.record()
    end.synchronize()
    return float(begin.elapsed_time(end)) / 1e3


if __name__ == "__main__":
    sys.exit(main())
