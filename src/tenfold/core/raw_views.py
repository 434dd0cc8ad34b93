"""Array views into a buffer without reference counting, for compiled code.

Numba counts references for each row that is passed on, which costs dozens of nanoseconds per step of a batch.
The caller holds the buffer until the call is over, so nothing has to be counted. Slices, views and reshaping
would do the same, but take seconds to compile.
"""

import math
from typing import Any

import numpy as np
from numba.core import cgutils, types
from numba.core.imputils import impl_ret_untracked
from numba.extending import intrinsic, overload
from numba.np.arrayobj import make_array
from numba.np.numpy_support import carray

WORD = 8
"""Bytes."""


def view_at(words: Any, start: int, shape: Any, dtype: Any) -> Any:
    """A view of a shape and a type that starts at one of the words."""
    count = math.prod(shape)
    stop = start + -(-count * np.dtype(dtype).itemsize // WORD)
    return words[start:stop].view(dtype)[:count].reshape(shape)


def _cast(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    words = make_array(signature.args[0])(context, builder, arguments[0])  # type: ignore[no-untyped-call]
    pointer = builder.bitcast(builder.gep(words.data, [arguments[1]]), cgutils.voidptr_t)
    return impl_ret_untracked(context, builder, signature.return_type, pointer)  # type: ignore[no-untyped-call]


def _typed(_context: Any, words: Any, _start: Any) -> Any:
    return types.voidptr(words, types.intp), _cast


_pointer: Any = intrinsic(_typed)


@overload(view_at)
def _compiled(words: Any, start: Any, shape: Any, dtype: Any) -> Any:  # noqa: ARG001  Numba compares names
    def part(words: Any, start: Any, shape: Any, dtype: Any) -> Any:
        return carray(_pointer(words, start), shape, dtype)

    return part
