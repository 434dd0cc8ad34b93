"""What every older version stored and sent is opened, replayed and continued just the same.

Words may change; states, legal actions, events, answers and files may not.
"""

import asyncio
import gzip
import hashlib
import json
import lzma
import re
import shutil
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.compat.record import DATA, GAMES, observe, restore_sqlite
from tests.compat.server_process import run_command, serve
from tests.server.postgres import postgres_server

VERSIONS = sorted(path.name for path in DATA.iterdir())


@dataclass(frozen=True)
class Recording:
    """What a version left behind, and what it answered."""

    folder: Path

    @cached_property
    def script(self) -> Any:
        return json.loads((self.folder / "script.json").read_text())

    @cached_property
    def answers(self) -> Any:
        return json.loads(lzma.decompress((self.folder / "answers.json.xz").read_bytes()))

    def check(self, port: int) -> None:
        """Compare game by game, so that a difference is easy to read."""
        found = json.loads(json.dumps(observe(port, self.script)))
        assert found["bots"] == self.answers["bots"]
        for game, expected in self.answers["games"].items():
            for part in ("finished", "waiting"):
                assert found["games"][game][part] == expected[part], (game, part)
            check_running(game, found["games"][game]["running"], expected["running"])


@pytest.fixture(scope="module", params=VERSIONS)
def recording(request: pytest.FixtureRequest) -> Recording:
    return Recording(DATA / request.param)


async def restore_postgres(recorded: Path, database: str) -> None:
    connection = await asyncpg.connect(database)
    await connection.execute(gzip.decompress((recorded / "postgres.sql.gz").read_bytes()).decode())
    await connection.close()


def check_running(game: str, found: Any, expected: Any) -> None:
    assert found["answers"] == expected["answers"], game
    for observer, frames in enumerate(expected["frames"]):
        for number, frame in enumerate(frames):
            assert found["frames"][observer][number] == frame, (game, observer, number)
    assert found["counts"] == expected["counts"], game


def test_every_folder_is_named_by_a_version() -> None:
    assert VERSIONS
    assert [name for name in VERSIONS if not re.fullmatch(r"\d+\.\d+\.\d+(rc\d+)?", name)] == []


def test_a_recorded_data_folder_opens_replays_and_continues(recording: Recording, tmp_path: Path) -> None:
    restore_sqlite(recording.folder, tmp_path)
    with serve(tmp_path) as port:
        recording.check(port)


def test_a_recorded_postgres_database_opens_replays_and_continues(
    recording: Recording, tmp_path: Path
) -> None:
    with postgres_server() as postgres:
        database = postgres.fresh()
        asyncio.run(restore_postgres(recording.folder, database))
        with serve(tmp_path, database) as port:
            recording.check(port)


def test_a_recorded_export_is_imported_and_continues(recording: Recording, tmp_path: Path) -> None:
    run_command("import", str(recording.folder / "all.tenfold-export"), "--data", str(tmp_path))
    with serve(tmp_path) as port:
        recording.check(port)


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_game_has_the_same_states_and_legal_actions(
    recording: Recording, game: str, tmp_path: Path
) -> None:
    saved = shutil.copy(recording.folder / "saved" / f"{game}.tenfold", tmp_path)
    trace = run_command("trace", str(saved))
    assert hashlib.sha256(trace.encode()).hexdigest() == recording.script["traces"][game]
