"""Sets of up to 63 small numbers as bits of an integer, which a processor or GPU handles in one step.

Like the random stream this stays compiled when rules are interpreted. A set has 63 members at most.
"""

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.core.extending import intrinsic

from tenfold.core.jit import jit

HALF = 32
"""Bits of half a number."""


def _count_zeros(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
    """The instruction that counts the zeros below the lowest bit that is one; there is one."""
    return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))


def _count_ones(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
    """The instruction that counts the bits that are one."""
    return builder.ctpop(arguments[0])


def _zeros_of(_: Any, number: Any) -> Any:
    del number
    return types.int64(types.int64), _count_zeros


def _ones_of(_: Any, number: Any) -> Any:
    del number
    return types.int64(types.int64), _count_ones


_zeros_below: Any = intrinsic(_zeros_of)
_ones: Any = intrinsic(_ones_of)


@jit
def lowest(members: int) -> int:
    """The lowest member of a set that is not empty."""
    return _zeros_below(members)


@jit
def popcount(members: int) -> int:
    """How many members a set has."""
    return _ones(members)


@jit
def nth_member(members: int, number: int) -> int:
    """The member of a set before which there are `number` lower ones; there is one."""
    found = 0
    half = HALF
    while half > 0:
        lower = _ones(members >> found & ((1 << half) - 1))
        if number >= lower:
            number -= lower
            found += half
        half >>= 1
    return found
