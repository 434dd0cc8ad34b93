"""The exponential function without a C library: the same bits on every processor, compiled or not.

C libraries round differently, and some use fused multiplication and addition where the processor has it.
A searching bot would then choose differently here and there.
"""

from math import factorial, floor

import numpy as np

from tenfold.core.jit import rule

MIN_EXPONENT, MAX_EXPONENT = -708.0, 709.0
"""Beyond these the result would be no normal number."""
LOG2_E = 1.4426950408889634
LN2_HIGH = 6.93147180369123816490e-01
"""The logarithm of 2 to 32 bits, so that its products with whole numbers below 2048 are exact."""
LN2_LOW = 1.90821492927058770002e-10
"""The rest of it."""
EXPONENT_BIAS, FRACTION_BITS = 1023, 52
"""How a double encodes a power of two."""
TAYLOR = np.array([1.0 / factorial(n) for n in range(13, 1, -1)])
"""The coefficients from the 13th to the 2nd power: the next one is less than a rounding error."""


@rule
def exp(x: float) -> float:
    """The exponential function, within one unit in the last place; an x out of range counts as its bound."""
    x = min(max(x, MIN_EXPONENT), MAX_EXPONENT)
    doublings = int(floor(x * LOG2_E + 0.5))  # noqa: RUF046  a GPU floors to a float
    rest = (x - doublings * LN2_HIGH) - doublings * LN2_LOW
    series = 0.0
    for coefficient in TAYLOR:
        series = series * rest + coefficient
    power_of_two = np.int64((doublings + EXPONENT_BIAS) << FRACTION_BITS).view(np.float64)
    return float((1.0 + (rest + rest * rest * series)) * power_of_two)
