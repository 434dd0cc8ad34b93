"""A wheel has everything it needs: installed into an empty environment, it serves the page and plays."""

import email
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from email.message import Message
from pathlib import Path
from zipfile import ZipFile

import pytest

from tenfold.core.registry import game_ids
from tests.compat.protocol_client import Guest, Seat
from tests.compat.script import choose, due_seat
from tests.compat.server_process import serve

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("src", "web", "tools", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE")
LEFT_OUT = shutil.ignore_patterns("node_modules", "__pycache__")
BUILDERS = re.compile(r"node|nodejs|npm|npx|.*wasm-ld.*|ld\.lld.*|lld.*")
COMMIT = "0123456789abcdef0123456789abcdef01234567"
LARGEST = 12 * 2**20


def metadata_of(wheel: Path) -> Message:
    with ZipFile(wheel) as opened:
        (name,) = [name for name in opened.namelist() if name.endswith(".dist-info/METADATA")]
        return email.message_from_bytes(opened.read(name))


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of what is built here already."""
    folder = tmp_path_factory.mktemp("packed")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    environment = {**os.environ, "TENFOLD_WITHOUT_WEB": "1", "TENFOLD_COMMIT": COMMIT}
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


def test_a_wheel_has_pages_rules_for_them_and_its_commit_but_no_tests(packed: Path) -> None:
    with ZipFile(packed) as wheel:
        names = wheel.namelist()
        commit = wheel.read("tenfold/commit.txt").decode()

    assert packed.stat().st_size <= LARGEST
    assert "tenfold/server/web/index.html" in names, "build the pages first: make web"
    assert len([name for name in names if name.endswith(".wasm")]) == len(game_ids())
    assert not [name for name in names if "/tests/" in name]
    assert commit == COMMIT[:8] + "\n"


def test_links_of_the_page_on_a_package_index_lead_to_the_repository(packed: Path) -> None:
    metadata = metadata_of(packed)
    text = metadata.get_payload()
    addresses = dict(line.split(", ") for line in metadata.get_all("Project-URL", []))
    repository = addresses["Repository"]
    targets = re.findall(r"\]\(([^)#]+)", text)
    kept = {
        target.split(f"/v{metadata['Version']}/")[1] for target in targets if target.startswith(repository)
    }

    assert [target for target in targets if "://" not in target] == []
    assert f"![]({repository}/raw/v{metadata['Version']}/docs/images/tenzania.webp)" in text
    assert len(kept) > 20
    assert [path for path in kept if not (ROOT / path).exists()] == []


def without_builders(folder: Path) -> dict[str, str]:
    """An environment whose PATH has the system's commands, but no Node and no linker for WebAssembly."""
    commands = folder / "bin"
    commands.mkdir()
    for place in ("/usr/local/bin", "/usr/bin", "/bin"):
        for command in Path(place).glob("*"):
            link = commands / command.name
            if not BUILDERS.fullmatch(command.name) and not link.is_symlink():
                link.symlink_to(command)
    return {**os.environ, "PATH": str(commands)}


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, str]:
    return without_builders(tmp_path_factory.mktemp("bare"))


@pytest.fixture(scope="module")
def wheel(bare: Mapping[str, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel from sources in which nothing is built, made where nothing can build but what pip brings."""
    folder = tmp_path_factory.mktemp("built")
    source = folder / "source"
    source.mkdir()
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, source / part, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / part, source / part)
    for built in ("src/tenfold/server/web", "web/src/local/games", "web/src/local/baked"):
        shutil.rmtree(source / built, ignore_errors=True)
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", str(folder), str(source)]
    subprocess.run(command, env={**bare, "TENFOLD_COMMIT": COMMIT}, check=True)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module", params=["", "[postgres,redis,push,gymnasium,pettingzoo]"])
def installed(
    request: pytest.FixtureRequest,
    wheel: Path,
    bare: Mapping[str, str],
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Path]:
    """The Python of an environment that has the wheel, some extras, and what they ask for."""
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    python = folder / "bin" / "python"
    subprocess.run([python, "-m", "pip", "install", f"{wheel}{request.param}"], env=bare, check=True)
    yield python
    shutil.rmtree(folder)


@pytest.mark.slow
def test_an_installed_wheel_says_its_commit(installed: Path) -> None:
    said = subprocess.run([installed, "-m", "tenfold", "--version"], capture_output=True, check=True, cwd="/")

    assert f"({COMMIT[:8]})" in said.stdout.decode()


@pytest.mark.slow
def test_an_installed_wheel_serves_the_page_and_plays_a_move(installed: Path, tmp_path: Path) -> None:
    with serve(tmp_path, python=str(installed)) as port:
        ann = Guest(port)
        (asset,) = re.findall(r'src="(/assets/index-[^"]+\.js)"', ann.request("GET", "/").decode())
        script = ann.request("GET", asset)
        ann.call("GET", "/api/me")
        seats = [{"kind": "me"}, {"kind": "bot", "agent": "greedy"}]
        made = ann.call("POST", "/api/tables", {"game": "tenzania", "seats": seats, "start": True})
        seat = Seat(ann, made["table"])
        while due_seat([seat]) is None:
            assert seat.receive(60)
        view = seat.view
        action = choose(view, "wheel")
        answer = seat.send("move", type="act", seat=0, action=action, count=view["count"])
        seat.close()

    assert b"tenfold" in script.lower()
    assert answer["ok"]
