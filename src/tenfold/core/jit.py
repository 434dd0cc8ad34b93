"""One source of rules, every speed: `@rule`, `@generic` and `bind`.

A rule is a plain function over one record. Interpreted, it stays that function; otherwise
Numba compiles it, caches it, and lets go of the GIL. A generic function is written once and
bound to each game by name, because Numba's cache cannot tell apart functions that were
passed in or closed over.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core import config

from tenfold.core.cache import cache_folder, source_folder_of

F = TypeVar("F", bound=Callable[..., Any])

MAX_INLINED_BYTES = 128
"""Functions of so many bytes of bytecode at most are put in the place of their calls: a rulebook in small
functions then runs as if it were one large one."""
i64: Any = np.int64
"""Makes a number one of 64 bits: for each mixture of widths Numba compiles what is called once more."""
uindex: Any = np.uint64
"""Makes a number an index that is never negative: for others Numba looks whether to count from the end."""
INTERPRET = os.environ.get("TENFOLD_INTERPRET", "") not in {"", "0"}


_INTERPRETING = ContextVar("interpreting", default=INTERPRET)


@contextmanager
def interpreting() -> Iterator[None]:
    """Rules that are defined meanwhile stay plain functions."""
    token = _INTERPRETING.set(True)
    try:
        yield
    finally:
        _INTERPRETING.reset(token)


def rule(function: F) -> F:
    """Compile a rule, unless rules are interpreted."""
    return function if _INTERPRETING.get() else jit(function)


def allocating_rule(function: F) -> F:
    """Compile a function that makes arrays of its own, unless rules are interpreted."""
    return function if _INTERPRETING.get() else jit(function, allocates=True)


def jit(function: F, *, allocates: bool = False) -> F:
    """Compile a function in every mode; the random stream needs it even when rules do not.

    Rules allocate nothing, so nobody has to count who holds an array: to compile that takes time, and so
    does the counting.
    """
    home: Path = getattr(function, "home", None) or source_folder_of(Path(function.__code__.co_filename))
    config.CACHE_DIR = str(cache_folder(home))  # type: ignore[attr-defined]
    is_small = len(function.__code__.co_code) <= MAX_INLINED_BYTES
    options: dict[str, Any] = {"cache": True, "nogil": True, "forceinline": is_small, "_nrt": allocates}
    if getattr(function, "is_inlined", False):
        options["inline"] = "always"
    return cast("F", numba.njit(**options)(function))


def generic(function: F) -> F:
    """Mark a function that is compiled anew for each game that `bind` binds it to."""
    function.is_generic = True  # type: ignore[attr-defined]
    return function


def inlined(function: F) -> F:
    """Mark a generic function that Numba copies into its callers, instead of passing a batch array by array.

    Only such a function can return a record, too.
    """
    function.is_inlined = True  # type: ignore[attr-defined]
    return generic(function)


def bind(
    template: ModuleType, game_id: str, home: Path, jit: Callable[[Any], Any] = rule, **names: Any
) -> SimpleNamespace:
    """Bind the generic functions of a module to one game's rules and tables; home is its folder."""
    space: dict[str, Any] = {**vars(template), **names}
    for name, function in vars(template).items():
        if getattr(function, "is_generic", False):
            bound = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
            # Numba names cache files by qualname: without the id, games would run each other's code.
            bound.__qualname__ = f"{function.__qualname__}.{game_id}"
            bound.__doc__ = function.__doc__
            bound.home = home  # type: ignore[attr-defined]
            bound.is_inlined = getattr(function, "is_inlined", False)  # type: ignore[attr-defined]
            space[name] = jit(bound)
    return SimpleNamespace(**space)
