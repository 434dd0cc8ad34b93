"""A wheel that was built on a machine without Node serves the page, and has the rules for it."""

import os
import re
import shutil
import socket
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("src", "web", "tools", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE")
LEFT_OUT = shutil.ignore_patterns("node_modules", "__pycache__")


def without_node(folder: Path) -> dict[str, str]:
    """An environment whose PATH has the system's commands, but no node and no npm."""
    commands = folder / "bin"
    commands.mkdir()
    for place in ("/usr/local/bin", "/usr/bin", "/bin"):
        for command in Path(place).glob("*"):
            link = commands / command.name
            if command.name not in {"node", "npm", "npx", "nodejs"} and not link.is_symlink():
                link.symlink_to(command)
    return {**os.environ, "PATH": str(commands)}


@contextmanager
def served(python: Path, data: Path) -> Iterator[int]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    libraries = sysconfig.get_paths()["purelib"]
    server = subprocess.Popen(
        [python, "-m", "tenfold.server", "--port", str(port), "--data", data],
        env={**os.environ, "PYTHONPATH": libraries, "TENFOLD_INTERPRET": "1"},
        cwd=data,
    )
    try:
        yield port
    finally:
        server.terminate()
        server.wait()


def fetch(port: int, path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    """One answer; a server that is still starting is waited for."""
    end = time.monotonic() + 60
    while True:
        connection = HTTPConnection("127.0.0.1", port)
        try:
            connection.request("GET", path, headers=headers)
            answer = connection.getresponse()
            return answer, answer.read()
        except ConnectionRefusedError:
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.2)
        finally:
            connection.close()


@pytest.mark.slow
def test_a_wheel_from_a_machine_without_node_serves_the_page(tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.mkdir()
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, source / part, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / part, source / part)
    for built in ("src/tenfold/server/web", "web/src/local/games"):
        shutil.rmtree(source / built, ignore_errors=True)
    environment = without_node(tmp_path)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    subprocess.run([*pip, "wheel", "--no-deps", "--wheel-dir", tmp_path, source], env=environment, check=True)
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    python = tmp_path / "venv" / "bin" / "python"
    (wheel,) = tmp_path.glob("*.whl")
    rules = [name for name in ZipFile(wheel).namelist() if name.endswith(".wasm")]
    assert len(rules) == len(list((ROOT / "src" / "tenfold" / "games").glob("*/rules.py")))
    subprocess.run([python, "-m", "pip", "install", "--no-deps", "--no-index", wheel], check=True)

    (tmp_path / "data").mkdir()
    with served(python, tmp_path / "data") as port:
        _, page = fetch(port, "/")
        (asset,) = re.findall(r'src="(/assets/index-[^"]+\.js)"', page.decode())
        answer, body = fetch(port, asset, **{"Accept-Encoding": "br"})

    assert answer.status == 200
    assert answer.headers["content-encoding"] == "br"
    assert "immutable" in answer.headers["cache-control"]
    assert body
