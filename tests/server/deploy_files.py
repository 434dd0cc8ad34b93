"""What stands in the files of deploy/."""

from contextlib import suppress
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]

from tenfold.client import Client

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"


def steps() -> list[tuple[str, str]]:
    """The instructions of the image, in order."""
    text = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ")
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(line.split(" ", 1)[0], " ".join(line.split(" ", 1)[1].split())) for line in lines]


def last_of(name: str) -> str:
    return [rest for step, rest in steps() if step == name][-1]


def services() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    return found


def answers(url: str) -> bool:
    with suppress(OSError):
        return Client(url, timeout=5).request("GET", "/healthz")[0] == 200
    return False
