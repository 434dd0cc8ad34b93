"""What translated code gets from web/src/local/python.ts instead of being translated itself."""

from collections.abc import Callable
from functools import partial
from heapq import heappop, heappush
from typing import Any

import numpy as np

from tenfold.core.game import GameEvent, Reason
from tenfold.core.phrase import Listed, Phrase, all_of, any_of

BUILTINS = frozenset(
    (
        *(
            "abs",
            "all",
            "any",
            "dict",
            "divmod",
            "enumerate",
            "frozenset",
            "int",
            "iter",
            "len",
            "list",
            "map",
        ),
        *("max", "min", "next", "range", "round", "set", "sorted", "str", "sum", "tuple", "zip"),
    )
)
"""Built-in functions of Python. Their names there end with a line, because some are words of JavaScript."""

WITH_KEYWORDS = frozenset({"max_"})
"""Those that can be called with `key` and `default`."""

NATIVES: dict[Callable[..., Any], str] = {
    GameEvent: "GameEvent_",
    Reason: "Reason_",
    Phrase: "Phrase_",
    Listed: "Listed_",
    all_of: "all_of",
    any_of: "any_of",
    heappush: "heappush",
    heappop: "heappop",
    partial: "partial",
    np.zeros: "zeros",
    np.bool_: "null_",
    np.int64: "int_",
}
