"""Folders for compiled code, named by a digest of everything it was compiled from.

Numba's own cache does not notice a changed callee, table or flag, so each game has a folder whose name is a
digest of all of them.
"""

import hashlib
import os
import sys
import tempfile
from functools import cache
from pathlib import Path

import numba

PACKAGE = Path(__file__).resolve().parent.parent
CORE = PACKAGE / "core"
FAMILIES = PACKAGE / "families"
SOURCE_SUFFIXES = {".py", ".toml"}
NOT_COMPILED = {"guide.toml"}
"""Data that no compiled code uses."""
APART = {"tests", "wasm", "javascript"}
"""Folders that no compiled code depends on."""
OWNER = "package"
"""A file in each folder of compiled code with the path of the package it belongs to."""


def source_folder_of(source: Path) -> Path:
    """The folder that a source file's compiled code belongs to: a game, a family, or the core."""
    for folder in (PACKAGE / "games", FAMILIES):
        if folder in source.parents:
            return folder / source.relative_to(folder).parts[0]
    return CORE if CORE in source.parents else source.parent


@cache
def cache_folder(home: Path) -> Path:
    """The cache folder of one source folder; a private one if it cannot be written."""
    folder = cache_root() / f"{home.name}-{sources_digest(home)[:20]}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if owner_of(folder) is None:
            (folder / OWNER).write_text(str(PACKAGE), encoding="utf-8")
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return Path(_private_folder().name)


def owner_of(folder: Path) -> Path | None:
    """The package that a folder of compiled code belongs to; several packages can share one cache."""
    try:
        return Path((folder / OWNER).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


@cache
def _private_folder() -> tempfile.TemporaryDirectory[str]:
    """Removed when the process ends."""
    return tempfile.TemporaryDirectory(prefix="tenfold-")


def cache_root() -> Path:
    """The folder of all compiled code: $TENFOLD_CACHE, or the user's cache folder."""
    chosen = os.environ.get("TENFOLD_CACHE")
    if chosen:
        return Path(chosen)
    user = os.environ.get("XDG_CACHE_HOME") or str(Path("~/.cache").expanduser())
    return Path(user) / "tenfold"


@cache
def sources_digest(home: Path) -> str:
    """A digest of a folder's sources and data, of the core and families it uses, of versions and flags."""
    digest = hashlib.sha256()
    flags = sorted(
        f"{name}={value}"
        for name, value in os.environ.items()
        if name.startswith("NUMBA_") and name != "NUMBA_CACHE_DIR"
    )
    for text in (sys.version, numba.__version__, *flags):
        digest.update(text.encode() + b"\0")
    for folder in (CORE, *families_of(home), home):
        for path in _sources(folder):
            digest.update(str(path).encode() + b"\0")
            digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def _sources(folder: Path) -> list[Path]:
    inner = (path.relative_to(folder) for path in folder.rglob("*"))
    return sorted(
        folder / path
        for path in inner
        if path.suffix in SOURCE_SUFFIXES and path.name not in NOT_COMPILED and APART.isdisjoint(path.parts)
    )


def families_of(home: Path) -> list[Path]:
    """The families that a game's sources name."""
    text = "".join(path.read_text() for path in _sources(home) if path.suffix == ".py")
    families = sorted(path for path in FAMILIES.iterdir() if path.is_dir())
    return [
        path for path in families if f"families.{path.name}" in text or f"families import {path.name}" in text
    ]
