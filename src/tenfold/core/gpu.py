"""Finds a GPU and compiles kernels for it; errors say what is missing."""

from collections.abc import Callable
from functools import cache, partial
from types import SimpleNamespace
from typing import Any

import numpy as np

from tenfold.core.batch_step import batch_drivers_of
from tenfold.core.cache import cache_folder
from tenfold.core.errors import TenfoldError
from tenfold.core.game import Game
from tenfold.core.gpu_compile import compiled_for_large_games, length_of
from tenfold.core.messages import translate

CPU = "cpu"
CUDA = "cuda"
DEVICES = (CPU, CUDA)
THREADS_PER_BLOCK = 128
"""Threads of a block."""
SMALL_STATE_BYTES = 256
"""States up to this size allow more resident threads."""
LONG_RULE_BYTES = 3 << 14
"""Rules with more bytecode than this, counting callees at each call, are not inlined completely."""
MAX_REGISTERS = 64
"""Registers of a thread that plays by long rules; fewer registers allow more resident threads."""
NOINLINE_BYTES = 448
"""Functions of long rules with more bytecode are called, not inlined."""
OBSERVING_KERNELS = ("step_all", "observe_all")
"""Kernels that write observations: they are longer, so smaller functions are called, and their threads do
more between two memory accesses, so they get more registers."""
MAX_REGISTERS_OBSERVING = 128
NOINLINE_BYTES_OBSERVING = 256
MEDIUM_STATE_BYTES = 1024
"""States up to this size fit into the first cache for a limited number of threads."""
BLOCKS = 8
BLOCKS_OF_MIDDLE = 4
BLOCKS_OF_SMALL = 16
BLOCKS_OF_LONG = 16
"""Blocks of whole games for each multiprocessor; measured on an H200."""


class NoGpu(TenfoldError):
    """No GPU can be used."""

    code = "no-gpu"


class NoDevice(TenfoldError):
    """There is no device of that name."""

    code = "no-device"

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(translate("error-no-device", name=name, known=", ".join(DEVICES)))


@cache
def import_cuda() -> Any:
    """`numba.cuda`, if it is installed."""
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30.4 still asks for it
        setattr(np, "row_stack", np.vstack)  # noqa: B010  the name is NumPy's own, of earlier versions
    try:
        from numba import cuda  # noqa: PLC0415  an extra, and slow to import
        from numba.cuda.core import config  # noqa: F401, PLC0415  only numba-cuda has it
    except ImportError as error:
        raise NoGpu(translate("error-gpu-package")) from error
    return cuda


def require_cuda() -> Any:
    """`numba.cuda`, if there is a GPU that it can use."""
    cuda = import_cuda()
    try:
        is_there = bool(cuda.is_available())
    except Exception:  # noqa: BLE001  whatever a broken driver may raise
        is_there = False
    if not is_there:
        raise NoGpu(translate("error-gpu-missing"))
    return cuda


def kernel(function: Any, *, is_large: bool = False, is_long: bool = False, keeps: bool = True) -> Any:
    """Compile a kernel when it is first launched, as suits the game, and keep it.

    One that changes the shape of arrays cannot be kept.
    """
    cuda = import_cuda()
    from numba.cuda.core import config  # noqa: PLC0415  an extra

    config.CACHE_DIR = str(cache_folder(function.source_folder))
    # Numba's simulator has nothing to compile.
    if not is_large or config.ENABLE_CUDASIM:
        return cuda.jit(cache=keeps)(function)
    registers, called = None, None
    if is_long:
        tells = function.__name__ in OBSERVING_KERNELS
        registers = MAX_REGISTERS_OBSERVING if tells else MAX_REGISTERS
        called = NOINLINE_BYTES_OBSERVING if tells else NOINLINE_BYTES
    made = cuda.jit(cache=keeps, max_registers=registers)(function)
    made.compile = compiled_for_large_games(made.compile, called)
    return made


def kernel_of(game: Game, *, keeps: bool = True) -> Callable[[Any], Any]:
    """The decorator that compiles a game's kernels, as was fastest on an H200 (bench/README.md)."""
    return partial(
        kernel,
        is_large=game.state.dtype.itemsize > SMALL_STATE_BYTES,
        is_long=has_long_rules(game),
        keeps=keeps,
    )


def has_long_rules(game: Game) -> bool:
    """Whether a game's rules would be too long if every function were inlined."""
    rules = game.rules
    return sum(map(length_of, (rules.deal, rules.legal, rules.apply))) > LONG_RULE_BYTES


@cache
def kernels_of(game: Game, jit: Callable[[Any], Any] | None = None) -> SimpleNamespace:
    """The kernels, bound to a game."""
    import_cuda()
    from tenfold.core import cuda_kernels  # noqa: PLC0415  it imports numba.cuda

    return game.bind(
        cuda_kernels,
        jit or kernel_of(game),
        sources=(game.compiled, batch_drivers_of(game)),
        RECORD=game.state.zeros().dtype,
        WORDS=words_in(game),
        MAX_LEGAL=game.rules.max_legal,
        MAX_SEATS=game.seats[-1],
    )


def words_in(game: Game) -> int:
    """How many 64-bit words a state of a game has."""
    return game.state.dtype.itemsize // 8


def grid_of(game: Game, count: int) -> int:
    """How many blocks play whole games."""
    processors = processors_of(require_cuda())
    return min(blocks_of(game) * processors, -(-count // THREADS_PER_BLOCK))


def blocks_of(game: Game) -> int:
    """How many blocks play whole games for each multiprocessor."""
    size = game.state.dtype.itemsize
    if size <= SMALL_STATE_BYTES:
        return BLOCKS_OF_SMALL
    if size <= MEDIUM_STATE_BYTES:
        return BLOCKS_OF_MIDDLE
    return BLOCKS_OF_LONG if has_long_rules(game) else BLOCKS


def processors_of(cuda: Any) -> int:
    """How many multiprocessors the device has; Numba's simulator has one."""
    return int(getattr(cuda.get_current_device(), "MULTIPROCESSOR_COUNT", 1))
