"""docs/adding_a_game.md names what there is to write."""

import re
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

from tenfold.core.game import Game

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "adding_a_game.md"


def test_the_toy_is_copied_as_it_says(tmp_path: Path) -> None:
    commands = PAGE.read_text(encoding="utf-8").split("```sh\n")[1].split("```")[0]
    shutil.copytree(ROOT / "tests/toys/lanterns", tmp_path / "tests/toys/lanterns")
    copy = tmp_path / "src/tenfold/games/nim"
    copy.parent.mkdir(parents=True)
    subprocess.run(["sh", "-ec", commands], cwd=tmp_path, check=True)

    sources = {path.name: path.read_text(encoding="utf-8") for path in copy.rglob("*.py")}
    assert not [name for name, text in sources.items() if "tests.toys" in text]
    assert 'id="nim",\n    title="Nim",' in sources["__init__.py"]
    assert (copy / "text/en.ftl").read_text(encoding="utf-8").startswith("title = Nim\n")
    assert {path.name for path in (copy / "tests").iterdir()} - {"__pycache__"} == {
        "scenarios.py",
        "test_rules.py",
    }


def test_every_field_of_a_game_is_explained() -> None:
    table = PAGE.read_text(encoding="utf-8").split("## The fields of `Game(…)`")[1].split("\n## ")[0]
    first_cells = " ".join(re.findall(r"^\| (`.*?) \|", table, re.MULTILINE))

    assert set(re.findall(r"`(\w+)", first_cells)) == {one.name for one in fields(Game)}
