"""The promises (P1-P8) once more: three processes on Postgres and Redis serve whoever asks any of them."""

from collections.abc import Iterator

import pytest

from tenfold.core.registry import game_ids
from tests.server import redis_server, test_canary, test_clients
from tests.server.postgres import Cluster
from tests.server.several import Town, town
from tests.server.test_malformed import (
    test_a_bad_body_is_a_refusal_with_a_sentence,  # noqa: F401  (they are run here, too)
    test_a_bad_frame_closes_its_own_socket_and_no_other,  # noqa: F401
    test_a_table_that_cannot_be_is_refused,  # noqa: F401
    test_a_wrong_command_is_answered_and_the_socket_stays,  # noqa: F401
)

QUICK = ("ten_squares", "tenzania")
"""Games that are played to their end soon; `make slow` plays the others."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, cluster: Cluster) -> Iterator[Town]:
    """Three servers that look like one."""
    with town(tmp_path_factory.mktemp("three"), cluster.fresh(), redis_server.shared().url) as three:
        yield three


def overheard(server: Town, game_id: str) -> None:
    """A whole match; neither who is at the table nor the wire between processes hears what is not theirs."""
    with redis_server.listening(redis_server.shared().url) as wire:
        file, people = test_canary.heard_by_nobody_else(server, game_id)
    said = b"\n".join(wire)
    secrets = [file["seed"], *file["digests"], *(client.cookie for client in people)]

    assert len(wire) > 10
    assert not [secret for secret in secrets if secret.encode() in said]
    assert not [entry for entry in file["entries"] if len(str(entry)) > 3 and str(entry).encode() in said]


@pytest.mark.parametrize("game_id", QUICK)
def test_nobody_hears_what_is_not_theirs(server: Town, game_id: str) -> None:
    overheard(server, game_id)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", sorted(set(game_ids()) - set(QUICK)))
def test_nobody_hears_what_is_not_theirs_in_longer_games(server: Town, game_id: str) -> None:
    overheard(server, game_id)


def test_clients_may_do_what_networks_do(server: Town) -> None:
    test_clients.run(server, 3, 12)


@pytest.mark.slow
def test_clients_may_do_what_networks_do_for_long(server: Town) -> None:
    test_clients.run(server, 40, 40)
