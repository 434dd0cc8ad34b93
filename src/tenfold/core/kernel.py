"""One source of rules, every speed: `@rule`, `@generic` and `bind`.

A rule is a plain function over one record. Interpreted, it stays that function; otherwise
Numba compiles it, caches it, and lets go of the GIL. A generic function is written once and
bound to each game by name, because Numba's cache cannot tell apart functions that were
passed in or closed over.
"""

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, TypeVar, cast

import numba
from numba.core import config

F = TypeVar("F", bound=Callable[..., Any])

INTERPRET = os.environ.get("TENFOLD_INTERPRET", "") not in {"", "0"}

PACKAGE = Path(__file__).resolve().parent.parent
SHARED_SOURCES = ("core", "families")
SOURCE_SUFFIXES = {".py", ".toml"}


def rule(function: F) -> F:
    """Compile a rule, unless rules are interpreted."""
    return function if INTERPRET else compiled(function)


def compiled(function: F) -> F:
    """Compile a function in every mode; the random stream needs it even when rules do not."""
    config.CACHE_DIR = str(cache_folder(_unit_of(function)))  # type: ignore[attr-defined]
    return cast("F", numba.njit(cache=True, nogil=True)(function))


def generic(function: F) -> F:
    """Mark a function that is compiled anew for each game that `bind` binds it to."""
    function.is_generic = True  # type: ignore[attr-defined]
    return function


def bind(
    template: ModuleType, game_id: str, jit: Callable[[Any], Any] = rule, **names: Any
) -> SimpleNamespace:
    """Bind the generic functions of a module to one game's rules and tables."""
    space: dict[str, Any] = {**vars(template), **names}
    for name, function in vars(template).items():
        if getattr(function, "is_generic", False):
            bound = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
            # Numba names cache files by qualname: without the id, games would run each other's code.
            bound.__qualname__ = f"{function.__qualname__}.{game_id}"
            bound.__doc__ = function.__doc__
            bound.game_id = game_id  # type: ignore[attr-defined]
            space[name] = jit(bound)
    return SimpleNamespace(**space)


def _unit_of(function: Any) -> str:
    """The game a function belongs to, or "core": what its compiled code is cached by."""
    bound_to: str | None = getattr(function, "game_id", None)
    if bound_to is not None:
        return bound_to
    parts = function.__module__.split(".")
    return parts[2] if parts[:2] == ["tenfold", "games"] and len(parts) > 2 else "core"


@cache
def cache_folder(unit: str) -> Path:
    """Where compiled code of one game is kept: a folder named by everything it was made from."""
    folder = cache_root() / f"{unit}-{sources_digest(unit)[:20]}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return Path(_private_folder().name)


@cache
def _private_folder() -> tempfile.TemporaryDirectory[str]:
    """For a machine on which nothing can be kept; removed when the process ends."""
    return tempfile.TemporaryDirectory(prefix="tenfold-")


def cache_root() -> Path:
    """The folder of all compiled code: $TENFOLD_CACHE, or the user's cache folder."""
    chosen = os.environ.get("TENFOLD_CACHE")
    if chosen:
        return Path(chosen)
    home = os.environ.get("XDG_CACHE_HOME") or str(Path("~/.cache").expanduser())
    return Path(home) / "tenfold"


@cache
def sources_digest(unit: str) -> str:
    """A digest of all that compiled code depends on; Numba's own check sees only one file."""
    digest = hashlib.sha256()
    flags = sorted(
        f"{name}={value}"
        for name, value in os.environ.items()
        if name.startswith("NUMBA_") and name != "NUMBA_CACHE_DIR"
    )
    for text in (sys.version, numba.__version__, *flags):
        digest.update(text.encode() + b"\0")
    for folder in (*SHARED_SOURCES, f"games/{unit}"):
        for path in sorted((PACKAGE / folder).rglob("*")):
            if path.suffix in SOURCE_SUFFIXES and "tests" not in path.parts:
                digest.update(str(path.relative_to(PACKAGE)).encode() + b"\0")
                digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()
