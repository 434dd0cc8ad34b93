"""WebAssembly plays as native code does, byte for byte: Vitest compares in Node what is written down here."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tenfold.core.exponential import MAX_EXPONENT, MIN_EXPONENT, exp
from tests.wasm.reference import write_reference
from tools import build_wasm

pytestmark = pytest.mark.compiled
ROOT = Path(__file__).resolve().parents[2]
EXPONENTS = 1_000_000


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    assert all(map(build_wasm.is_current, build_wasm.game_names())), "Run `make web` first."


def compare(folder: Path) -> None:
    """Run web/src/local/native.compare.ts on a folder of references."""
    done = subprocess.run(
        [sys.executable, "tools/build_web.py", "--npm", "run", "compare"],
        cwd=ROOT,
        env={**os.environ, "TENFOLD_REFERENCE": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def write_exponentials(folder: Path) -> None:
    script = Path(__file__).with_name("exponential_script.py")
    subprocess.run([sys.executable, script, folder / "exponential.wasm"], check=True)
    numbers = np.random.default_rng(3).uniform(MIN_EXPONENT, MAX_EXPONENT, EXPONENTS)
    numbers[::2] /= 100.0
    results = np.array([exp(number) for number in numbers])
    (folder / "exponential.bin").write_bytes(numbers.tobytes() + results.tobytes())


def test_matches_decisions_and_exponentials_are_those_of_native_code(tmp_path: Path) -> None:
    write_reference(tmp_path, matches=300, greedy=60, interpreted=0, told_every=3)
    write_exponentials(tmp_path)
    compare(tmp_path)


@pytest.mark.slow
def test_ten_thousand_matches_of_each_game_are_those_of_native_code(tmp_path: Path) -> None:
    write_reference(tmp_path, matches=10_000, greedy=300, interpreted=300)
    write_exponentials(tmp_path)
    compare(tmp_path)
