"""The documents say what the code does."""

import re
from pathlib import Path

import pytest

from tenfold.core.registry import game_ids, game_of
from tools.field_tables import CONTRACTS, with_tables

ROOT = CONTRACTS.parent.parent
DOCUMENTS = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])


def test_the_tables_of_fields_are_those_of_the_records() -> None:
    text = CONTRACTS.read_text()

    assert text == with_tables(text), "run `make goldens`"


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_between_documents_lead_somewhere(path: Path) -> None:
    targets = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", path.read_text())
    missing = [t for t in targets if "://" not in t and not (path.parent / t).exists()]

    assert missing == []


@pytest.mark.parametrize("game_id", game_ids())
def test_the_readme_names_every_game(game_id: str) -> None:
    assert game_of(game_id).title in (ROOT / "README.md").read_text()
