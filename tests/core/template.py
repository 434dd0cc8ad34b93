"""A template for the tests of `bind`: its capitals and functions are stand-ins."""

from tenfold.core.jit import generic

OFFSET = 0


def worth(number: int) -> int:
    raise NotImplementedError(number)


@generic
def step(number: int) -> int:
    return worth(number) + OFFSET


@generic
def twice(number: int) -> int:
    return step(step(number))
