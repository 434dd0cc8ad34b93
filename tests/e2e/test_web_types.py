import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_browsers_types_are_those_of_the_records() -> None:
    checked = subprocess.run(
        [sys.executable, "-m", "tools.web_types", "--check"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert checked.returncode == 0, checked.stderr
