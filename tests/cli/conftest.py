"""A data folder and a server for each test, and one match of two bots for all."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tenfold.cli import main
from tests.server.helpers import Running, running, settings_for


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    monkeypatch.setenv("TENFOLD_DATA", str(folder))
    return folder


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(settings_for(tmp_path / "server")) as one:
        yield one


@pytest.fixture(scope="session")
def match_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("matches")
    code = main(["simulate", "tenzania", "--seed", "7", "--agents", "greedy,random", "--out", str(folder)])
    assert code == 0
    return folder / "tenzania-7-00001.tenfold"
