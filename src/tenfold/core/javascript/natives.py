"""What translated code gets from web/src/local/python.ts instead of being translated itself."""

from collections.abc import Callable
from dataclasses import asdict, replace
from functools import partial
from heapq import heappop, heappush
from itertools import pairwise
from math import fsum, sqrt
from statistics import fmean
from typing import Any

import numpy as np

from tenfold.core.box import cited, is_blank, is_list, is_plain_text, is_table, is_text, is_whole
from tenfold.core.exponential import exp
from tenfold.core.game import GameEvent, Reason
from tenfold.core.phrase import Listed, Phrase, all_of, any_of

BUILTINS = frozenset(
    (
        *(
            "abs",
            "all",
            "any",
            "bool",
            "dict",
            "divmod",
            "enumerate",
            "float",
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

METHODS = frozenset(
    (
        *("add", "any", "append", "argmax", "count", "endswith", "get", "index", "items", "join", "keys"),
        *("lower", "max", "min", "remove", "removeprefix", "replace", "setdefault", "startswith", "sum"),
        *("title", "tolist", "values"),
    )
)
"""Methods of Python's own types; others are those of translated classes."""

WITH_KEYWORDS = {"max_": {"key", "default"}, "sorted_": {"key"}, "replace_": None}
"""Those that can be called with keywords, and with which; None stands for any."""

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
    pairwise: "pairwise",
    asdict: "asdict",
    replace: "replace_",
    fsum: "fsum",
    fmean: "fmean",
    sqrt: "sqrt",
    getattr(exp, "py_func", exp): "exp",
    is_table: "is_table",
    is_list: "is_list",
    is_text: "is_text",
    is_whole: "is_whole",
    is_blank: "is_blank",
    is_plain_text: "is_plain_text",
    cited: "cited",
    np.array: "array",
    np.zeros: "zeros",
    np.bool_: "null_",
    np.int64: "int_",
}
