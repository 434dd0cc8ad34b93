"""The image of deploy/ is built and started as the compose file says, where a tool can do so."""

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


@pytest.fixture(scope="module")
def image() -> str:
    """The image, built from the sources."""
    base = next(
        line.split()[1] for line in (DEPLOY / "Containerfile").read_text().splitlines() if "FROM" in line
    )
    pulled = subprocess.run([tool(), "pull", "--quiet", base], capture_output=True, text=True, check=False)
    there = subprocess.run([tool(), "image", "inspect", base], capture_output=True, check=False)
    if there.returncode != 0:
        pytest.skip(f"there is no image {base}: {pulled.stderr.strip()[-200:]}")
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
