"""Build each game's rules as WebAssembly for the pages: skipped where nothing they are made of has changed.

Without a linker there are none, and the pages leave out what needs them. `make web` runs this first.
"""

import hashlib
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "tenfold"
OUT = ROOT / "web" / "src" / "local" / "games"
SOURCE_SUFFIXES = {".py", ".toml"}
PACKAGES = ("numba", "llvmlite")
NO_LINKER_STATUS = 3
AT_ONCE = 2


def game_names() -> list[str]:
    """The games, by their folders."""
    return sorted(path.parent.name for path in (PACKAGE / "games").glob("*/rules.py"))


def digest_of(game: str) -> str:
    """A digest of everything that a game's module is built from."""
    digest = hashlib.sha256()
    for package in PACKAGES:
        digest.update(f"{package} {version(package)}\0".encode())
    for folder in (PACKAGE / "core", PACKAGE / "families", PACKAGE / "games" / game):
        for path in sorted(folder.rglob("*")):
            if path.suffix in SOURCE_SUFFIXES and "tests" not in path.parts:
                digest.update(f"{path.relative_to(PACKAGE).as_posix()}\0".encode())
                digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def stamp_of(game: str) -> Path:
    """The file with the digest of what a game's module was built from."""
    return OUT / f"{game}.digest"


def is_current(game: str) -> bool:
    """Whether a game's module was built from the sources as they are."""
    stamp = stamp_of(game)
    return stamp.exists() and stamp.read_text() == digest_of(game)


def build(game: str) -> int:
    """Build a game in a process of its own and return its exit status; an old module is removed first."""
    for path in OUT.glob(f"{game}.*"):
        path.unlink()
    command = [sys.executable, "-m", "tenfold.core.wasm", game, str(OUT)]
    # Whoever builds a wheel has Numba on this path, too.
    paths = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": paths}
    done = subprocess.run(command, env=environment, stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode == 0:
        stamp_of(game).write_text(digest_of(game))
    elif done.returncode != NO_LINKER_STATUS:
        sys.stderr.write(done.stderr)
    return done.returncode


def main() -> int:
    """Build the games whose sources have changed, two at a time."""
    stale = [game for game in game_names() if not is_current(game)]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        statuses = set(pool.map(build, stale))
    if NO_LINKER_STATUS in statuses:
        print(
            "rules: not built, so pages can't play without a server. "
            "They need a linker: Debian's package lld, or pip install 'tenfold[wasm]'."
        )
        return 0
    if any(statuses):
        return 1
    print(f"rules: built {', '.join(stale)}" if stale else "rules: nothing has changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
