"""An interrupted run resumes, unless the sources have changed."""

from pathlib import Path

import pytest

from tools import resume_log
from tools.resume_log import ResumeLog


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(resume_log, "ROOT", tmp_path)
    monkeypatch.setattr(resume_log, "FOLDER", tmp_path / ".slow")
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "rules.py").write_text("HAND = 3\n")
    (tmp_path / "notes.md").write_text("as they were\n")
    return tmp_path


def load_match(**more: bool) -> ResumeLog:
    return ResumeLog("tasks", ["src"], **more)


def test_what_was_noted_is_known_to_the_next_run(root: Path) -> None:
    load_match().note("bounds", wall=3.0)
    (root / "notes.md").write_text("other documents change nothing\n")

    assert (load_match().get("bounds") or {})["wall"] == 3.0
    assert load_match().get("mutation") is None


@pytest.mark.parametrize("name", ["src/rules.py", "src/more.py"])
def test_changed_sources_make_it_unknown(root: Path, name: str) -> None:
    load_match().note("bounds", wall=3.0)
    (root / name).write_text("HAND = 4\n")

    assert load_match().get("bounds") is None


def test_a_line_that_was_cut_off_spoils_no_other(root: Path) -> None:
    load_match().note("bounds", wall=3.0)
    path = root / ".slow" / "tasks.jsonl"
    path.write_text(path.read_text() + '\n{"of": "wire", "sour')
    load_match().note("mutation", wall=5.0)

    assert load_match().get("bounds")
    assert load_match().get("mutation")
    assert load_match().get("wire") is None


def test_a_fresh_run_knows_nothing(root: Path) -> None:
    load_match().note("bounds", wall=3.0)

    assert load_match(fresh=True).get("bounds") is None
    assert load_match().get("bounds") is None
    assert root.exists()
