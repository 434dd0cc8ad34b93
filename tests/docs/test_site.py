"""The documentation site is built without a warning, of the documents and of what the code says."""

import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tenfold.core.registry import game_ids, game_of
from tools import build_docs, game_pages
from tools.benchmark_report import load
from tools.build_docs import ROOT, SITE, converted


@pytest.fixture(scope="module")
def site() -> Path:
    environment = {**os.environ, "TENFOLD_INTERPRET": "1"}
    command = [sys.executable, "-m", "tools.build_docs"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "WARNING" not in done.stderr
    return SITE


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_has_a_page_with_what_its_code_says(site: Path, game_id: str) -> None:
    game = game_of(game_id)
    page = (site / "games" / f"{game_id}.html").read_text(encoding="utf-8")

    assert f"{game.encoder.size:,} numbers" in page
    assert all(f"<code>{part.name}</code>" in page for part in game.encoder.layout)
    assert f"{game.actions.count:,} numbers, each" in page
    is_measured = any(game_pages._rows(one, game)["rows"] for one in load()["random_play"]["tables"])
    assert ("plies/s" in page) == is_measured
    assert ("Levels against the level below" in page) == is_measured


def test_a_game_without_a_picture_or_figures_has_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of("ten_squares")
    assert "![]" in game_pages._head(game)
    assert "plies/s" not in game_pages._figures(replace(game, title="Nim"))
    monkeypatch.setattr(game_pages, "ROOT", Path("/nowhere"))

    assert "![]" not in game_pages._head(game)


def test_the_reference_says_what_docstrings_say(site: Path) -> None:
    pages = {name: (site / "reference" / f"{name}.html").read_text() for name in build_docs.REFERENCE}

    assert "Batched environments for researchers" in pages["envs"]
    assert 'id="tenfold.core.match.Match.submit"' in pages["core"]
    assert 'id="tenfold.agents.search_agent.SearchAgent"' in pages["agents"]


def test_people_find_words_of_rules_and_code(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text())
    texts = " ".join(one["text"] for one in index["docs"])

    assert "Tenzania" in texts
    assert "reverse proxy" in texts
    assert "tenfold.envs" in texts


def test_pages_fetch_nothing_from_elsewhere(site: Path) -> None:
    fetched = re.compile(r"<(?:script|img|link)[^>]+(?:src|href)=\"?(?:https?:)?//[^>]*>")
    found = [match for page in site.rglob("*.html") for match in fetched.findall(page.read_text())]

    assert [tag for tag in found if 'rel="canonical"' not in tag] == []


def test_lists_and_tables_get_an_empty_line_but_code_does_not(tmp_path: Path) -> None:
    code = "```sh\ntext\n- no list\n```"

    assert converted("text\n- one\n- two\n", tmp_path) == "text\n\n- one\n- two\n"
    assert converted("text\n| a |\n|---|\n", tmp_path) == "text\n\n| a |\n|---|\n"
    assert converted(code, tmp_path) == code


def test_links_to_what_is_no_page_lead_to_the_repository(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TENFOLD_REPOSITORY", "https://forge.test/ours")

    link = converted("[code](../src/tenfold/core/match.py#x)", build_docs.SOURCES / "docs")
    assert link.startswith("[code](https://forge.test/ours/blob/v")
    assert link.endswith("/src/tenfold/core/match.py#x)")
