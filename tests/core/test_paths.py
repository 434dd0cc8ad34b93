"""Folders of the user's files, and how to choose others."""

from pathlib import Path

import pytest

from tenfold.core.paths import data_folder, tablebase_folder


def test_folders_follow_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TENFOLD_SOLUTIONS", raising=False)
    monkeypatch.delenv("TENFOLD_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "tenfold"
    assert tablebase_folder("ten_squares") == tmp_path / "tenfold" / "solutions" / "ten_squares"

    monkeypatch.setenv("TENFOLD_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("TENFOLD_SOLUTIONS", str(tmp_path / "tables"))
    assert data_folder() == tmp_path / "data"
    assert tablebase_folder("ten_squares") == tmp_path / "tables" / "ten_squares"
