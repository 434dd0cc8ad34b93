"""`python exponential_script.py OUT` builds a module that has nothing but `exp` of many numbers."""

import sys
from pathlib import Path
from typing import Any

from tenfold.core.wasm.target import install

CONTEXT = install()

import numpy as np  # noqa: E402

from tenfold.core.exponential import exp  # noqa: E402
from tenfold.core.jit import rule  # noqa: E402
from tenfold.core.wasm.builder import build_module  # noqa: E402


@rule
def exp_many(numbers: Any, results: Any) -> None:
    for i in range(numbers.size):
        results[i] = exp(numbers[i])


if __name__ == "__main__":
    module = build_module(CONTEXT, {"exp_many": (exp_many, (np.zeros(1), np.zeros(1)))})
    Path(sys.argv[1]).write_bytes(module)
