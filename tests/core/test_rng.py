"""The stream is pinned: an independent implementation with Python's big integers gives the same numbers."""

import hashlib
import hmac
from collections import Counter

import numpy as np
import pytest

from tenfold.core.rng import below, draw, reseed, seed_stream, set_from_secret

WORD = (1 << 64) - 1
HALF = (1 << 32) - 1


def rotated(word: int, left: int) -> int:
    return ((word << left) | (word >> (64 - left))) & WORD


class Reference:
    """xoroshiro128++ and Lemire's method, after their papers."""

    def __init__(self, first: int, second: int) -> None:
        self.first, self.second = first, second

    def draw(self) -> int:
        first, second = self.first, self.second
        result = (rotated((first + second) & WORD, 17) + first) & WORD
        second ^= first
        self.first = rotated(first, 49) ^ second ^ ((second << 21) & WORD)
        self.second = rotated(second, 28)
        return result

    def below(self, limit: int) -> int:
        product = (self.draw() >> 32) * limit
        while product & HALF < (1 << 32) % limit:
            product = (self.draw() >> 32) * limit
        return product >> 32


def mixed(word: int) -> int:
    """The finaliser of SplitMix64."""
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & WORD
    return word ^ (word >> 31)


def reference_seeds(seed: int, index: int) -> tuple[int, int]:
    golden = 0x9E3779B97F4A7C15
    start = (mixed((seed + golden) & WORD) + mixed(index ^ golden) * 0xBF58476D1CE4E5B9) & WORD
    return mixed((start + golden) & WORD), mixed((start + 2 * golden) & WORD) | 1


def stream_of(first: int, second: int) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    return np.array([first, second], np.uint64)


@pytest.mark.parametrize("start", [(1, 2), (WORD, WORD), (0, 1), (0x0123456789ABCDEF, 0xFEDCBA9876543210)])
def test_draws_are_those_of_xoroshiro128_plus_plus(start: tuple[int, int]) -> None:
    stream, reference = stream_of(*start), Reference(*start)

    assert [int(draw(stream)) for _ in range(1000)] == [reference.draw() for _ in range(1000)]
    assert stream.tolist() == [reference.first, reference.second]


def test_the_first_numbers_never_change() -> None:
    stream = stream_of(1, 2)

    assert [int(draw(stream)) for _ in range(3)] == [393217, 669327710093319, 1732421326133921491]


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 7, 80, 1000, 2**31 + 1, 2**32 - 1])
def test_below_is_lemires_method(limit: int) -> None:
    stream, reference = stream_of(5, 11), Reference(5, 11)

    assert [int(below(stream, limit)) for _ in range(300)] == [reference.below(limit) for _ in range(300)]


@pytest.mark.parametrize("limit", [2, 3, 7, 26])
def test_below_gives_every_number_equally_often(limit: int) -> None:
    stream = stream_of(3, 4)
    draws = 20_000
    counts = Counter(int(below(stream, limit)) for _ in range(draws))
    expected = draws / limit
    distance = sum((counts[number] - expected) ** 2 / expected for number in range(limit))

    assert set(counts) == set(range(limit))
    assert distance < limit + 4 * (2 * limit) ** 0.5 + 4


@pytest.mark.parametrize("pair", [(0, 0), (0, 1), (1, 0), (20260, 17), (2**62, 2**40)])
def test_streams_are_seeded_as_pinned(pair: tuple[int, int]) -> None:
    stream = np.zeros(2, np.uint64)
    seed_stream(stream, *pair)

    assert tuple(stream.tolist()) == reference_seeds(*pair)


def test_different_pairs_give_different_streams() -> None:
    stream = np.zeros(2, np.uint64)
    seen = set()
    for seed in range(40):
        for index in range(40):
            seed_stream(stream, seed, index)
            seen.add(tuple(stream.tolist()))

    assert len(seen) == 1600


def test_a_secret_sets_the_stream_by_hmac_sha256() -> None:
    secret = bytes(range(32))
    inner = hashlib.sha256(bytes(b ^ 0x36 for b in secret.ljust(64, b"\0")) + (7).to_bytes(8, "little"))
    outer = hashlib.sha256(bytes(b ^ 0x5C for b in secret.ljust(64, b"\0")) + inner.digest()).digest()
    stream = np.zeros(2, np.uint64)
    set_from_secret(stream, secret, 7)

    assert outer == hmac.digest(secret, (7).to_bytes(8, "little"), "sha256")
    assert stream.tolist() == [
        int.from_bytes(outer[:8], "little"),
        int.from_bytes(outer[8:16], "little") | 1,
    ]


def test_a_stream_set_from_another_moves_that_one_on() -> None:
    source, reference = stream_of(8, 9), Reference(8, 9)
    stream = np.zeros(2, np.uint64)
    reseed(stream, source)

    assert stream.tolist() == [reference.draw(), reference.draw() | 1]
    assert source.tolist() == [reference.first, reference.second]
