"""Just-in-time compilation of rules: `@rule`, `@generic` and `bind`.

A rule is a plain function over one record. Interpreted, it stays that function; otherwise Numba compiles it,
caches it, and releases the GIL. A generic function is written once and bound to each game by name, because
Numba's cache cannot tell apart functions that were passed in or closed over.
"""

import os
from collections import namedtuple
from collections.abc import Callable, Mapping
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core import config

from tenfold.core.cache import cache_folder, source_folder_of

F = TypeVar("F", bound=Callable[..., Any])

MAX_INLINED_BYTES = 128
"""Functions with at most this much bytecode are inlined, so that a rulebook in small functions runs as if it
were one large one."""
i64: Any = np.int64
"""Casts to int64, so that Numba does not compile the callee again for every mixture of integer widths."""
f64: Any = np.float64
"""Casts to a double, on every device and where rules are interpreted."""
uindex: Any = np.uint64
"""Casts to an index that is never negative; for others Numba checks whether to count from the end."""
INTERPRET = os.environ.get("TENFOLD_INTERPRET", "") not in {"", "0"}

INTERPRETED_PACKAGE = "tenfold_interpreted"
"""The package whose rules stay plain functions (`core/interpreted_game.py`)."""


def _is_interpreted(function: Any) -> bool:
    return INTERPRET or function.__module__.startswith(INTERPRETED_PACKAGE)


def rule(function: F) -> F:
    """Compile a rule, unless rules are interpreted."""
    return function if _is_interpreted(function) else jit(function)


def allocating_rule(function: F) -> F:
    """Compile a function that creates arrays, unless rules are interpreted."""
    return function if _is_interpreted(function) else jit(function, allocates=True)


def jit(function: F, *, allocates: bool = False) -> F:
    """Compile a function in every mode; the random stream needs it even when rules do not.

    Rules allocate nothing, so arrays need no reference counts: they take time to compile and to run.
    """
    folder: Path = getattr(function, "source_folder", None) or source_folder_of(
        Path(function.__code__.co_filename)
    )
    config.CACHE_DIR = str(cache_folder(folder))  # type: ignore[attr-defined]
    is_small = len(function.__code__.co_code) <= MAX_INLINED_BYTES
    options: dict[str, Any] = {"cache": True, "nogil": True, "forceinline": is_small, "_nrt": allocates}
    if getattr(function, "is_inlined", False):
        options["inline"] = "always"
    return cast("F", numba.njit(**options)(function))


def unbound(*_: Any) -> Any:
    """Stands in generic modules for what `bind` puts there, for the type checker and the reader."""
    raise NotImplementedError


def named(numbers: Mapping[str, int]) -> Any:
    """Numbers by their names: to compiled code a global named tuple is as many constants."""
    return namedtuple("Numbers", numbers)(**numbers)  # noqa: PYI024  the names are known at run time only


def numbered(names: str) -> Any:
    """The numbers from 0 on by their names."""
    return named({name: number for number, name in enumerate(names.split())})


def generic(function: F) -> F:
    """Mark a function that `bind` compiles for each game."""
    function.is_generic = True  # type: ignore[attr-defined]
    return function


def inlined(function: F) -> F:
    """Mark a generic function that Numba copies into its callers, instead of passing a batch array by array.

    Only such a function can return a record, too.
    """
    function.is_inlined = True  # type: ignore[attr-defined]
    return generic(function)


def bind(
    template: ModuleType, game_id: str, folder: Path, decorate: Callable[[Any], Any] = rule, **names: Any
) -> SimpleNamespace:
    """Bind the generic functions of a module to one game's rules, compiled into the cache of its folder."""
    space: dict[str, Any] = {**vars(template), **names}
    for name, function in vars(template).items():
        if getattr(function, "is_generic", False):
            bound = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
            # Numba names cache files by qualname: without the id, games would run each other's code.
            bound.__qualname__ = f"{function.__qualname__}.{game_id}"
            bound.__doc__ = function.__doc__
            bound.source_folder = folder  # type: ignore[attr-defined]
            bound.is_inlined = getattr(function, "is_inlined", False)  # type: ignore[attr-defined]
            space[name] = decorate(bound)
    return SimpleNamespace(**space)
