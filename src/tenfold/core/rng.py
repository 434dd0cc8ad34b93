"""The random generator, xoroshiro128++: the same numbers interpreted, compiled and on a GPU.

The functions here stay compiled even when rules are interpreted: 64-bit wrap-around is what
they are made of, and Python's integers do not wrap.
"""

import hashlib
import hmac
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenfold.core.jit import jit, rule

Stream = NDArray[np.uint64]

LOW_HALF = np.uint64(0xFFFFFFFF)
HALF = np.uint64(32)
GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_A = np.uint64(0xBF58476D1CE4E5B9)
MIX_B = np.uint64(0x94D049BB133111EB)


@jit
def _rotated(word: Any, left: int) -> Any:
    return (word << np.uint64(left)) | (word >> np.uint64(64 - left))


@jit
def draw(stream: Stream) -> Any:
    """The next 64 random bits."""
    first = stream[0]
    second = stream[1]
    result = _rotated(first + second, 17) + first
    second ^= first
    stream[0] = _rotated(first, 49) ^ second ^ (second << np.uint64(21))
    stream[1] = _rotated(second, 28)
    return result


@jit
def below(stream: Stream, limit: int) -> int:
    """A number from 0 to `limit` - 1, each exactly as likely (Lemire's rejection)."""
    count = np.uint64(limit)
    product = (draw(stream) >> HALF) * count
    if (product & LOW_HALF) < count:
        reject = ((LOW_HALF - count) + np.uint64(1)) % count
        while (product & LOW_HALF) < reject:
            product = (draw(stream) >> HALF) * count
    return np.int64(product >> HALF)  # type: ignore[return-value]


@rule
def pick(counts: Any, size: int, stream: Stream) -> int:
    """One of several kinds of things, `size` in all, each thing equally likely; there is one."""
    left = below(stream, size)
    kind = 0
    while left >= counts[kind]:
        left -= int(counts[kind])
        kind += 1
    return kind


@jit
def _mixed(word: Any) -> Any:
    word = (word ^ (word >> np.uint64(30))) * MIX_A
    word = (word ^ (word >> np.uint64(27))) * MIX_B
    return word ^ (word >> np.uint64(31))


@jit
def seed_stream(stream: Stream, seed: int, index: int) -> None:
    """Set a stream from a seed and an index; different pairs give unrelated streams."""
    start = _mixed(np.uint64(seed) + GOLDEN) + _mixed(np.uint64(index) ^ GOLDEN) * MIX_A
    stream[0] = _mixed(start + GOLDEN)
    stream[1] = _mixed(start + GOLDEN + GOLDEN) | np.uint64(1)


def set_from_secret(stream: Stream, secret: bytes, number: int) -> None:
    """Set a stream for one log entry of a real match: HMAC-SHA256(secret, entry number)."""
    # Unlike hmac.digest, this keeps the interpreter's lock, which a busy server is slow to give back.
    words = hmac.new(secret, number.to_bytes(8, "little"), hashlib.sha256).digest()
    stream[0], stream[1] = int.from_bytes(words[:8], "little"), int.from_bytes(words[8:16], "little") | 1


@jit
def reseed(stream: Stream, source: Stream) -> None:
    """Set a stream from another one, which moves on."""
    stream[0] = draw(source)
    stream[1] = draw(source) | np.uint64(1)
