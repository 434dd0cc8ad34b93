"""The promises (P1-P8) once more on other houses than one file: Postgres with one process, and with three.

What the suites themselves run on is one process with one file. `make slow` runs all of them in every runtime.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from tenfold.core.registry import game_ids
from tenfold.server.table import frames
from tenfold.server.table.table import Table
from tests.server import indistinguishable_worlds, redis_server
from tests.server.helpers import Running, running, settings_for
from tests.server.http.test_malformed import (
    test_a_bad_body_is_a_refusal_with_a_sentence,  # noqa: F401  (they are run here, too)
    test_a_bad_frame_closes_its_own_socket_and_no_other,  # noqa: F401
    test_a_table_that_cannot_be_is_refused,  # noqa: F401
    test_a_wrong_command_is_answered_and_the_socket_stays,  # noqa: F401
)
from tests.server.postgres import PostgresServer
from tests.server.processes import processes
from tests.server.runtime import test_idempotency
from tests.server.scenarios import test_secrets_on_wire, test_unreliable_clients

QUICK = ("ten_squares", "tenzania")
"""Games that are played to their end soon; `make slow` plays the others."""
PAIRS = 60
"""States and observers of each quick game in the gate, in each runtime."""
MANY_PAIRS = 3_400
"""The same of each game among the long checks: each runtime has matches of its own, ten thousand together."""
FIRST = {"one file": 0, "postgres": 1_000, "three": 2_000}
"""The first match of each runtime."""


@pytest.fixture(scope="module", params=["postgres", "three"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, postgres_server: PostgresServer
) -> Iterator[Running]:
    """A runtime that keeps its data in Postgres: one process, or three that tell each other by Redis."""
    folder = tmp_path_factory.mktemp(request.param)
    if request.param == "postgres":
        with running(settings_for(folder, database=postgres_server.fresh(), grace_seconds=1e6)) as one:
            yield one
    else:
        with processes(folder, postgres_server.fresh(), redis_server.shared().url) as three:
            yield three


def overheard(server: Running, game_id: str) -> None:
    """A whole match; neither who is at the table nor the wire between processes hears what is not theirs."""
    with redis_server.listening(redis_server.shared().url) as wire:
        file, people = test_secrets_on_wire.heard_by_nobody_else(server, game_id)
    said = b"\n".join(wire)
    secrets = [file["seed"], *file["digests"], *(client.cookie for client in people)]

    assert len(wire) > 10 or len(server.urls) == 1
    assert not [secret for secret in secrets if secret.encode() in said]
    assert not [entry for entry in file["entries"] if len(str(entry)) > 3 and str(entry).encode() in said]


@pytest.mark.parametrize("game_id", QUICK)
def test_nobody_hears_what_is_not_theirs(server: Running, game_id: str) -> None:
    overheard(server, game_id)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", sorted(set(game_ids()) - set(QUICK)))
def test_nobody_hears_what_is_not_theirs_in_longer_games(server: Running, game_id: str) -> None:
    overheard(server, game_id)


def test_clients_may_do_what_networks_do(server: Running) -> None:
    test_unreliable_clients.run(server, 3, 12)


@pytest.mark.slow
def test_clients_may_do_what_networks_do_for_long(server: Running) -> None:
    test_unreliable_clients.run(server, 40, 40)


def test_a_hundred_equal_commands_are_one_event(server: Running) -> None:
    test_idempotency.test_a_hundred_equal_commands_are_one_event_and_a_hundred_equal_answers(server)


@pytest.mark.parametrize("game_id", QUICK)
def test_the_wire_is_the_same_whatever_an_observer_may_not_know(server: Running, game_id: str) -> None:
    indistinguishable_worlds.check(server, game_id, PAIRS)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", game_ids())
def test_the_wire_is_the_same_in_thousands_of_states(server: Running, game_id: str) -> None:
    runtime = "postgres" if len(server.urls) == 1 else "three"
    indistinguishable_worlds.check(server, game_id, MANY_PAIRS, FIRST[runtime])


@pytest.mark.one_file
class TestOneFile:
    """What is told on the wire, by one process with one file."""

    @pytest.mark.parametrize("game_id", QUICK)
    def test_the_wire_is_the_same_whatever_an_observer_may_not_know(
        self, patient: Running, game_id: str
    ) -> None:
        indistinguishable_worlds.check(patient, game_id, PAIRS)

    @pytest.mark.slow
    @pytest.mark.parametrize("game_id", game_ids())
    def test_the_wire_is_the_same_in_thousands_of_states(self, patient: Running, game_id: str) -> None:
        indistinguishable_worlds.check(patient, game_id, MANY_PAIRS, FIRST["one file"])

    def test_a_server_that_tells_too_much_is_caught(
        self, patient: Running, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        honest = frames.view_json

        def leaky(table: Table, observer: int, **more: Any) -> dict[str, Any]:
            assert table.match is not None
            pile: list[int] = table.match.true_state().pile.tolist()
            return {**honest(table, observer, **more), "pile": pile}

        monkeypatch.setattr(frames, "view_json", leaky)

        with pytest.raises(AssertionError, match="tell two worlds apart"):
            indistinguishable_worlds.check(patient, "tenzania", 30)
