"""The gate: every check in order, with how long each took. `make test` and CI run this."""

import argparse
import os
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
WORKERS = ["-n", "2", "--dist", "loadgroup"]
PLAYING = "not ptx and not interpreted and (not contract or moment or batch or worlds or observations)"
"""Bounds are checked where much is played: in the games' own tests, and in this part of the contract."""
RULE_TESTS = ["tests/contract", "src/tenfold/games", "src/tenfold/families"]


@dataclass(frozen=True)
class Part:
    """One check: its name, its command, and what it adds to the environment."""

    name: str
    command: list[str]
    environment: dict[str, str] = field(default_factory=dict)


def tool(name: str, *arguments: str) -> list[str]:
    """A command of the virtual environment."""
    return [str(BIN / name), *arguments]


def npm(*arguments: str) -> list[str]:
    """A script of web/package.json."""
    return [sys.executable, "tools/build_web.py", "--npm", *arguments]


COMPILE = [sys.executable, "tools/compile_games.py"]
FAST = [
    Part("format", tool("ruff", "format", "--check", ".")),
    Part("lint", tool("ruff", "check", ".")),
    Part("layers", tool("lint-imports", "--no-logo")),
    Part("types", tool("mypy")),
    # Before the tests: some of them read the maps that the web's packages bring.
    Part("web build", [sys.executable, "tools/build_web.py"]),
    Part("compile", COMPILE),
    Part("tests, compiled", tool("pytest", "-q", "-m", "not slow", *WORKERS)),
    Part(
        "rules, interpreted",
        tool("pytest", "-q", "-m", "not slow and not compiled", *WORKERS, *RULE_TESTS),
        {"TENFOLD_INTERPRET": "1"},
    ),
]
WEB_PARTS = [
    Part("web types", npm("run", "check")),
    Part("web tests", npm("test")),
    Part("chromium", ["tools/chromium.sh"]),
    Part("end to end", npm("run", "e2e")),
]
SLOW = [
    Part("compile, bounds checked", COMPILE, {"NUMBA_BOUNDSCHECK": "1"}),
    Part(
        "rules, bounds checked",
        tool("pytest", "-q", "-m", "not slow", "-k", PLAYING, *WORKERS, *RULE_TESTS),
        {"NUMBA_BOUNDSCHECK": "1"},
    ),
    Part("slow tests", tool("pytest", "-q", "-m", "slow", *WORKERS)),
    Part("mutation", [sys.executable, "tools/mutate.py"]),
]


def run(part: Part) -> bool:
    """Run one part and say how long it took."""
    print(f"── {part.name}", flush=True)
    start = time.monotonic()
    environment = {**os.environ, "TENFOLD_GATE": "1", **part.environment}
    passed = subprocess.run(part.command, cwd=ROOT, env=environment, check=False).returncode == 0
    print(f"── {part.name}: {'ok' if passed else 'FAILED'}, {time.monotonic() - start:.1f} s", flush=True)
    return passed


def main() -> int:
    """Run all parts; a failing one does not hide the next."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slow", action="store_true", help="the long checks instead of the gate")
    parts = SLOW if parser.parse_args().slow else [*FAST, *WEB_PARTS]
    start = time.monotonic()
    failed = [part.name for part in parts if not run(part)]
    print(f"── all: {time.monotonic() - start:.1f} s")
    if failed:
        print(f"failed: {', '.join(failed)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
