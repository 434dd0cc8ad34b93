"""The log of a match: its header promises the seed."""

import pytest

from tenfold.core.match import Match
from tenfold.core.match_log import commitment_of, secret_of
from tests.toys.lanterns import GAME

SECRET = secret_of(1, "lanterns")


@pytest.fixture
def match() -> Match:
    return Match(GAME, 3, SECRET)


def test_a_match_promises_its_seed(match: Match) -> None:
    assert match.header.commitment == commitment_of(SECRET)
    assert match.header.options == {"calm": "off", "rounds": "two"}
