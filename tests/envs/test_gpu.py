"""Without a GPU: a clear sentence, and the kernels play what the CPU plays, on Numba's simulator."""

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from numba import types

from tenfold.core.batch import Batch
from tenfold.core.drivers import GREEDY
from tenfold.core.exponential import exp
from tenfold.core.gpu import NoDevice, NoGpu, import_cuda
from tenfold.core.record import bytes_of
from tenfold.core.registry import game_ids, game_of
from tenfold.envs import make
from tests.contract.play import boxes_for
from tests.wording import like

ROOT = Path(__file__).resolve().parent.parent.parent

pytestmark = pytest.mark.compiled


def has_gpu() -> bool:
    from tenfold.core.gpu import require_cuda

    try:
        require_cuda()
    except NoGpu:
        return False
    return True


@pytest.mark.slow
@pytest.mark.skipif(not has_gpu(), reason="there is no GPU")
@pytest.mark.parametrize("name", [name for name in game_ids() if game_of(name).box_support is not None])
def test_a_gpu_plays_any_box_as_the_cpu_does(name: str) -> None:
    for number in (1, 4, 7):
        game = game_of(name)
        boxed = game.with_boxes(boxes_for(game, number))
        near, far = (Batch(boxed, 3, 200, device=device) for device in ("cpu", "cuda"))
        for styles in (None, [GREEDY] * 3):
            assert near.play(styles, seed=number) == far.play(styles, seed=number)
            assert bytes_of(near.states).tobytes() == bytes_of(far.states).tobytes()


@pytest.mark.skipif(has_gpu(), reason="there is a GPU")
def test_where_there_is_no_gpu_a_sentence_says_so() -> None:
    with pytest.raises(NoGpu, match=like("core", "error-gpu-missing")):
        make("tenzania", device="cuda")
    with pytest.raises(NoGpu, match=like("core", "error-gpu-missing")):
        Batch(game_of("tenzania"), 2, 1, device="cuda")


def test_another_device_is_refused() -> None:
    with pytest.raises(NoDevice, match="no device called “abacus”"):
        Batch(game_of("tenzania"), 2, 1, device="abacus")


def test_what_is_computed_by_hand_has_types_on_a_gpu() -> None:
    """Compiling begins with types, and only then needs a driver."""
    cuda = import_cuda()
    with suppress(cuda.cudadrv.error.CudaSupportError):
        cuda.compile_ptx(exp.py_func, (types.float64,), device=True)


@pytest.mark.parametrize(
    "what", [["tenzania"], ["ten_days_africa", "boxes"], ["ten_days_africa", "bots"]], ids=" ".join
)
def test_kernels_play_what_the_cpu_plays(what: list[str]) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "tests.envs.cuda_simulator_script", *what],
        cwd=ROOT,
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "TENFOLD_INTERPRET": "1"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert result.returncode == 0, result.stderr
