"""The commands that documents show are run as written, unless they wait for someone or need a GPU."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
FENCE = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)
RUN_ALONE = ("bench", "arena", "simulate", "analyse", "trace", "box")
NEEDS_MORE = ("--device cuda", "mine:")
"""A GPU, or a bot that the reader writes."""
PATIENCE = 900


def commands(path: Path) -> list[str]:
    """A document's commands that end by themselves, in their order: some build on others."""
    lines = "\n".join(FENCE.findall(path.read_text(encoding="utf-8"))).splitlines()
    ours = [line for line in lines if line.startswith(tuple(f"tenfold {name}" for name in RUN_ALONE))]
    return [line for line in ours if not any(needed in line for needed in NEEDS_MORE)]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["README.md", "docs/boxes.md", "docs/research.md"])
def test_commands_do_what_a_document_says(name: str, tmp_path: Path) -> None:
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    lines = commands(ROOT / name)

    assert lines
    for line in lines:
        done = subprocess.run(
            ["sh", "-c", line],
            cwd=tmp_path,
            env={**os.environ, "PATH": path, "TENFOLD_DATA": str(tmp_path)},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 0, f"{line}\n{done.stderr}"
        assert "Traceback" not in done.stderr, line
