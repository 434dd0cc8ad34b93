"""Something dies, freezes or goes away: nothing acknowledged is lost or doubled, and people play on.

Three real processes on a Postgres and a Redis of their own, one server for all of these tests. The gate has
small rounds; `make slow` has hundreds, and whole minutes.
"""

import contextlib
import os
import random
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tenfold.cli import entry_point
from tenfold.client import Client
from tenfold.server import run
from tenfold.server.stores.lock import DataLock, InUse
from tests.server import postgres
from tests.server.faults import Players, Supervised, check
from tests.server.helpers import settings_for, until
from tests.server.postgres import PostgresServer
from tests.server.redis_server import Redis
from tests.wording import part

SOON = 5.0
NOISE = 5.0
"""How much longer a loaded machine may take."""


@dataclass
class Place:
    """A server, and what it stands on."""

    server: Supervised
    postgres_server: PostgresServer
    redis: Redis
    database: str
    folder: Path

    @property
    def url(self) -> str:
        return self.server.url

    def again(self) -> None:
        """Another server in the place of one that is gone."""
        self.server = Supervised(self.folder, self.database, self.redis.url, port=self.server.port)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("faults")
    with postgres.postgres_server() as own:
        redis, database = Redis(), own.fresh()
        one = Place(Supervised(folder, database, redis.url), own, redis, database, folder)
        try:
            yield one
        finally:
            one.server.stop()
            redis.close()


def killed(place: Place, rounds: int) -> None:
    """One of three is killed, or all of them, again and again in the middle of play."""
    players = Players(place.url)
    longest = 0.0
    players.wait_for_moves(3)
    for number in range(rounds):
        place.server.kill(3 if number % 3 == 2 else 1)
        longest = max(longest, players.seconds_to_go_on())
        players.wait_for_moves(random.randint(1, 4))  # noqa: S311
        until(lambda: len(place.server.children) == 3)
    players.stop()
    check(place.database, players)
    report(f"{rounds} kills, {players.count} moves acknowledged, longest pause {longest:.1f} s")

    assert longest < SOON + NOISE


def report(line: str) -> None:
    """A figure, for who runs this with -s."""
    sys.stdout.write(line + "\n")


def test_nothing_acknowledged_is_lost_when_processes_are_killed(place: Place) -> None:
    killed(place, 3)


def test_the_figures_of_all_processes_are_added_up(place: Place) -> None:
    players = Players(place.url, 1)
    players.wait_for_moves(5)
    players.stop()
    for _ in range(6):  # whichever of the three answers
        text = Client(place.url).request("GET", "/metrics")[2].decode()
        counted = next(
            float(line.split()[-1])
            for line in text.splitlines()
            if line.startswith('tenfold_ack_seconds_count{command="act"}')
        )
        assert counted >= players.count


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_in_two_hundred_kills(place: Place) -> None:
    killed(place, 200)


def test_all_processes_are_replaced_while_people_play(place: Place) -> None:
    players = Players(place.url)
    players.wait_for_moves(3)
    old = set(place.server.children)
    place.server.parent.send_signal(signal.SIGHUP)
    until(lambda: len(place.server.children) == 3 and not old & set(place.server.children), 60)
    left = old & set(place.server.children)
    players.seconds_to_go_on()
    players.stop()
    check(place.database, players)

    assert not left


def frozen(place: Place, seconds: float) -> None:
    """One of three stands still, and then goes on."""
    players = Players(place.url, 3)
    players.wait_for_moves(6)
    still = random.choice(place.server.children)  # noqa: S311
    os.kill(still, signal.SIGSTOP)
    pause = players.seconds_to_go_on()
    time.sleep(max(0.0, seconds - pause))
    os.kill(still, signal.SIGCONT)
    players.wait_for_moves(10)
    players.stop()
    check(place.database, players)
    report(f"frozen for {seconds:.0f} s: everybody played on after {pause:.1f} s")

    assert pause < SOON + NOISE + 5.0  # a dead line is noticed within five seconds, and only then left


def test_a_frozen_process_holds_nobody_up(place: Place) -> None:
    frozen(place, 4.0)


@pytest.mark.slow
def test_a_process_that_is_frozen_for_half_a_minute_does_no_harm(place: Place) -> None:
    frozen(place, 30.0)


def without_redis(place: Place, seconds: float) -> None:
    """Redis is stopped and started."""
    players = Players(place.url)
    players.wait_for_moves(4)
    place.redis.stop()
    stopped = time.monotonic()
    pause = players.seconds_to_go_on()
    said: list[bool] = []  # any of three answers, and one that was started just now is not ready yet
    until(lambda: bool(said.append(says_that_redis_is_away(place)) or said[-1]), 60.0)
    time.sleep(max(0.0, seconds - (time.monotonic() - stopped)))
    moves = players.count
    place.redis.start()
    players.wait_for_moves(6)
    players.stop()
    check(place.database, players)
    report(f"without Redis for {seconds:.0f} s: {moves} moves, first pause {pause:.1f} s")

    assert said[-1]
    assert pause < SOON + NOISE


def says_that_redis_is_away(place: Place) -> bool:
    """Whether a process says so, and is ready nevertheless."""
    status, _, content = Client(place.url).request("GET", "/readyz")
    return status == 200 and b"Redis" in content


def test_without_redis_moves_are_seen_a_moment_later(place: Place) -> None:
    without_redis(place, 3.0)


@pytest.mark.slow
def test_a_minute_without_redis(place: Place) -> None:
    without_redis(place, 60.0)


def without_postgres(place: Place, seconds: float) -> None:
    """The database is stopped and started."""
    players = Players(place.url)
    players.wait_for_moves(4)
    place.postgres_server.stop()
    until(lambda: Client(place.url).request("GET", "/readyz")[0] == 503)
    status, _, _ = Client(place.url).request("GET", "/readyz")
    time.sleep(seconds)
    place.postgres_server.start()
    pause = players.seconds_to_go_on()
    players.wait_for_moves(4)
    players.stop()
    check(place.database, players)
    report(f"without Postgres for {seconds:.0f} s: everybody played on after {pause:.1f} s")

    assert status == 503
    assert pause < SOON + NOISE


def test_everybody_goes_on_when_the_database_comes_back(place: Place) -> None:
    without_postgres(place, 1.0)


@pytest.mark.slow
def test_the_database_is_away_for_half_a_minute(place: Place) -> None:
    without_postgres(place, 30.0)


def test_a_second_server_on_one_file_is_refused_and_on_one_database_is_welcome(
    tmp_path: Path, postgres_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[str] = []
    monkeypatch.setattr(run, "serve_on_socket", lambda settings, *_: served.append(settings.database))
    first = DataLock(tmp_path)
    with pytest.raises(InUse):
        run.serve(settings_for(tmp_path, database=""), quiet=True)
    run.serve(settings_for(tmp_path, database=postgres_server.fresh()), quiet=True)
    first.release()

    assert len(served) == 1
    assert served[0].startswith("postgresql://")


def test_when_the_parent_is_killed_its_children_go_and_another_can_come(place: Place) -> None:
    children = place.server.children
    players = Players(place.url, 1)
    players.wait_for_moves(3)
    place.server.parent.kill()
    place.server.stop()
    until(lambda: not any(_lives(process) for process in children), 10)
    left = [process for process in children if _lives(process)]
    place.again()
    players.seconds_to_go_on()
    players.stop()
    check(place.database, players)

    assert left == []


def _lives(process: int) -> bool:
    """Whether a process is there, and not only its remains."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{process}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()[0] != "Z"
    return False


def test_a_server_that_is_stopped_tells_its_guests_to_come_back(place: Place) -> None:
    ann = Client(place.url)
    ann.me()
    table = ann.make("tenzania", ["me", "open"])["table"]
    address = f"{place.url.replace('http', 'ws')}/api/tables/{table}/socket"
    with connect(address, additional_headers={"Cookie": f"tenfold={ann.cookie}"}, proxy=None) as wire:
        wire.recv(5)
        took = place.server.stop()
        with contextlib.suppress(ConnectionClosed):
            while True:
                wire.recv(5)

        assert wire.close_code == 1012
    assert took < SOON + NOISE
    assert place.server.parent.returncode == 0


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--processes", "2"], part("server", "several-file")),
        (["--processes", "0"], part("server", "several-none")),
    ],
)
def test_several_processes_need_a_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], sentence: str
) -> None:
    code = entry_point.run(["serve", "--data", str(tmp_path), "--port", "0", *options])
    said = capsys.readouterr().err

    assert code == 2
    assert sentence in said
    assert len(said.splitlines()) == 1
