"""Finds a linker for WebAssembly, and links with it."""

import importlib.util
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

STACK_BYTES = 1 << 20
MEMORY_BYTES = 1 << 22
"""What an instance starts with; it grows when more is needed."""
MAX_MEMORY_BYTES = 1 << 30


NO_LINKER = "No linker for WebAssembly: install Debian's package lld, or pip install 'tenfold[wasm]'."


def linker() -> list[str] | None:
    """How to call a linker: Debian's, or the one in the ziglang wheel; None if there is neither."""
    debian = shutil.which("wasm-ld")
    if debian is not None:
        return [debian]
    if importlib.util.find_spec("ziglang") is not None:
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    return None


def link(code: bytes, exports: Iterable[str]) -> bytes:
    """Link an object file to a module without imports."""
    command = linker()
    if command is None:
        raise RuntimeError(NO_LINKER)
    with TemporaryDirectory() as folder:
        source, target = Path(folder, "rules.o"), Path(folder, "rules.wasm")
        source.write_bytes(code)
        flags = ("--no-entry", "--gc-sections", "--stack-first", "--strip-all", "-O2", "-z")
        subprocess.run(  # noqa: S603  the command is ours
            [
                *command,
                str(source),
                *flags,
                f"stack-size={STACK_BYTES}",
                f"--initial-memory={MEMORY_BYTES}",
                f"--max-memory={MAX_MEMORY_BYTES}",
                "--export=__heap_base",
                *(f"--export={name}" for name in exports),
                "-o",
                str(target),
            ],
            check=True,
        )
        return target.read_bytes()
