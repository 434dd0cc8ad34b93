"""The image and the services of deploy/ are started as the compose file says, where a tool can do so."""

import os
import secrets
import shlex
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from tenfold.client import Client
from tests.server.deploy_files import DEPLOY, ROOT, answers, last_of, services
from tests.server.helpers import catch_up, free_port, play_turn, until

pytestmark = [pytest.mark.slow, pytest.mark.one_file]

IMAGE = "localhost/tenfold-test"
START_SECONDS = 120
STOP_SECONDS = 5


@cache
def tool() -> str:
    """Podman or Docker, if it works; else the test is skipped with what it says."""
    for program in filter(None, map(shutil.which, ("podman", "docker"))):
        with suppress(subprocess.TimeoutExpired):
            if (
                subprocess.run([program, "info"], capture_output=True, check=False, timeout=60).returncode
                == 0
            ):
                return program
    pytest.skip("neither podman nor docker works here")


def asked(*arguments: str, seconds: float = 120) -> str:
    """What the tool says."""
    done = subprocess.run([tool(), *arguments], capture_output=True, text=True, check=False, timeout=seconds)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def more(step: str) -> list[str]:
    """What this machine needs besides: `TENFOLD_BUILD_OPTIONS`, `TENFOLD_RUN_OPTIONS`."""
    return shlex.split(os.environ.get(f"TENFOLD_{step}_OPTIONS", ""))


def is_there(program: str, image: str) -> bool:
    """Whether an image is here, or can be fetched."""
    subprocess.run([program, "pull", "--quiet", image], capture_output=True, check=False)
    found = subprocess.run([program, "image", "inspect", image], capture_output=True, check=False)
    return found.returncode == 0


@pytest.fixture(scope="module")
def image() -> str:
    """The image, built from the sources."""
    base = next(
        line.split()[1] for line in (DEPLOY / "Containerfile").read_text().splitlines() if "FROM" in line
    )
    if not is_there(tool(), base):
        pytest.skip(f"there is no image {base}")
    ignored = ["--ignorefile", str(DEPLOY / "Containerfile.dockerignore")] if "podman" in tool() else []
    file = str(DEPLOY / "Containerfile")
    asked("build", "--file", file, *ignored, "--tag", IMAGE, *more("BUILD"), str(ROOT), seconds=1200)
    return IMAGE


@contextmanager
def started(image: str, name: str, port: int, volumes: dict[str, str]) -> Iterator[None]:
    """The server of the compose file in a container of its own, without Postgres and Redis."""
    service = services()["tables"]
    mounted = [f"--volume={volume}:{path}" for volume, path in volumes.items()]
    assert service["read_only"]
    asked(
        "run",
        "--detach",
        f"--name={name}",
        "--read-only",
        *(f"--cap-drop={one}" for one in service["cap_drop"]),
        *(f"--security-opt={one.replace(':true', '')}" for one in service["security_opt"]),
        *(f"--tmpfs={one}" for one in service["tmpfs"]),
        f"--ulimit=nofile={service['ulimits']['nofile']}:{service['ulimits']['nofile']}",
        f"--publish=127.0.0.1:{port}:8010",
        *more("RUN"),
        *mounted,
        image,
    )
    try:
        until(lambda: answers(f"http://127.0.0.1:{port}"), START_SECONDS)
        yield
    finally:
        subprocess.run([tool(), "rm", "--force", name], capture_output=True, check=False)


def test_the_image_plays_stops_soon_and_goes_on_with_its_volumes(image: str) -> None:
    mark = secrets.token_hex(4)
    paths = sorted({volume.partition(":")[2] for volume in services()["tables"]["volumes"]})
    volumes = {f"tenfold-{mark}-{Path(path).parent.name}": path for path in paths}
    port = free_port()
    ann = Client(f"http://127.0.0.1:{port}")
    try:
        with started(image, f"tenfold-{mark}", port, volumes):
            ann.rename("Ann")
            table = ann.make("tenzania", ["me", "greedy"], start=True)["table"]
            with ann.sit(table) as line:
                line.wait(lambda it: bool(it.views))
                until(lambda: catch_up(line) or play_turn(line))
                count = line.views[0]["count"]
            user = asked("exec", f"tenfold-{mark}", "python", "-c", "import os; print(os.getuid())")
            refused = asked(
                "exec", f"tenfold-{mark}", "sh", "-c", "touch /opt/tenfold/x || touch /x || echo refused"
            )
            begun = time.monotonic()
            asked("stop", "--time", "20", f"tenfold-{mark}")
            took = time.monotonic() - begun
            code = asked("inspect", "--format", "{{.State.ExitCode}}", f"tenfold-{mark}")
        with started(image, f"tenfold-{mark}", port, volumes), ann.sit(table) as line:
            line.wait(lambda it: bool(it.views))
            later = line.views[0]["count"]
    finally:
        for volume in volumes:
            subprocess.run([tool(), "volume", "rm", "--force", volume], capture_output=True, check=False)

    assert user == last_of("USER")
    assert refused == "refused"
    assert took < STOP_SECONDS
    assert code == "0"
    assert later >= count >= 1


class Composed:
    """A copy of deploy/ with its own project, volumes, image and ports, so that it meets no other."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.environment = {**os.environ, "COMPOSE_PROJECT_NAME": f"tenfold-test-{secrets.token_hex(4)}"}
        shutil.copytree(DEPLOY, folder, ignore=shutil.ignore_patterns(".env"))
        file = folder / "compose.yaml"
        found = yaml.safe_load(file.read_text())
        found["services"]["tables"] |= {"image": IMAGE}
        found["services"]["tables"]["build"]["context"] = str(ROOT)
        found["services"]["proxy"]["ports"] = [f"127.0.0.1:{self.port}:443"]
        file.write_text(yaml.safe_dump(found))

    def run(self, *command: str | Path, seconds: float = 600) -> str:
        """What a command says in the folder."""
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=seconds,
        )
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
        return done.stdout

    def compose(self, *arguments: str) -> str:
        """What Docker Compose says."""
        return self.run("docker", "compose", *arguments)


@pytest.fixture
def composed(tmp_path: Path) -> Iterator[Composed]:
    """The services, all of them healthy; nothing is left of them afterwards."""
    asks = ["docker", "compose", "version"]
    if shutil.which("docker") is None or subprocess.run(asks, capture_output=True, check=False).returncode:
        pytest.skip("Docker Compose doesn't work here")
    bases = [service["image"] for service in services().values() if "build" not in service]
    if not all(is_there("docker", base) for base in [*bases, last_of("FROM")]):
        pytest.skip("an image that the services need isn't here")
    one = Composed(tmp_path / "deploy")
    try:
        one.run("sh", "start.sh")
        yield one
    finally:
        subprocess.run(
            ["docker", "compose", "down", "--volumes"],
            cwd=one.folder,
            env=one.environment,
            capture_output=True,
            check=False,
        )


def test_one_command_starts_all_services_and_their_backup_goes_back(
    composed: Composed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root, copy = tmp_path / "root.crt", tmp_path / "copy"
    root.write_text(
        composed.compose("exec", "-T", "proxy", "cat", "/data/caddy/pki/authorities/local/root.crt")
    )
    monkeypatch.setenv("SSL_CERT_FILE", str(root))
    ann = Client(f"https://localhost:{composed.port}")
    until(lambda: answers(ann.url))
    ann.rename("Ann")
    table = ann.make("tenzania", ["me", "me"], start=True)["table"]

    def played(turns: int) -> int:
        """The number of moves at the table, after so many more."""
        until(lambda: answers(ann.url))
        with ann.sit(table) as line:
            line.wait(lambda it: bool(it.views))
            for _ in range(turns):
                until(lambda: catch_up(line) or play_turn(line))
            return max(view["count"] for view in line.views.values())

    played(2)
    copied = played(0)
    composed.run("sh", "backup.sh", copy)
    played(2)
    later = played(0)
    composed.run("sh", "restore.sh", copy)
    restored = played(0)
    played(1)
    begun = time.monotonic()
    composed.compose("stop")
    took = time.monotonic() - begun
    code = composed.compose("ps", "--all", "--format", "{{.ExitCode}}", "tables").strip()
    composed.run("sh", "start.sh")

    assert copy.stat().st_mode & 0o777 == 0o600
    assert restored == copied < later
    assert took < STOP_SECONDS
    assert code == "0"
    assert played(0) > restored
