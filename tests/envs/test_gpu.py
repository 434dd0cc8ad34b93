"""Without a GPU: a clear sentence, and the kernels play what the CPU plays, on Numba's simulator."""

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from numba import types

from tenfold.core.batch import Batch
from tenfold.core.exponential import exp
from tenfold.core.gpu import NoDevice, NoGpu, import_cuda
from tenfold.core.registry import game_of
from tenfold.envs import make
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


def test_kernels_play_what_the_cpu_plays() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "tests.envs.cuda_simulator_script", "tenzania"],
        cwd=ROOT,
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "TENFOLD_INTERPRET": "1"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert result.returncode == 0, result.stderr
