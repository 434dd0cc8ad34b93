"""Rules for pages are built anew exactly when what they are made of has changed."""

import importlib.util
from pathlib import Path

import pytest

from tools import build_wasm


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with two games."""
    for name in ("core/rng.py", "families/f/rules.py", "games/a/rules.py", "games/b/rules.py"):
        path = tmp_path / name
        path.parent.mkdir(parents=True)
        path.write_text("rules = 1")
    monkeypatch.setattr(build_wasm, "PACKAGE", tmp_path)
    monkeypatch.setattr(build_wasm, "OUT", tmp_path / "out")
    (tmp_path / "out").mkdir()
    return tmp_path


@pytest.mark.parametrize(
    ("changed", "stale"),
    [
        ("core/rng.py", ["a", "b"]),
        ("families/f/new.py", ["a", "b"]),
        ("games/a/data.toml", ["a"]),
        ("games/a/tests/test_rules.py", []),
        ("games/a/RULES.md", []),
    ],
)
def test_a_change_makes_stale_what_is_built_from_it(package: Path, changed: str, stale: list[str]) -> None:
    for game in build_wasm.game_names():
        build_wasm.stamp_of(game).write_text(build_wasm.digest_of(game))
    assert all(map(build_wasm.is_current, ["a", "b"]))

    path = package / changed
    path.parent.mkdir(exist_ok=True)
    path.write_text("rules = 2")

    assert [game for game in build_wasm.game_names() if not build_wasm.is_current(game)] == stale


@pytest.mark.skipif(importlib.util.find_spec("ziglang") is not None, reason="there is a linker in ziglang")
def test_without_a_linker_old_modules_are_removed_and_pages_do_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build_wasm, "OUT", tmp_path)
    monkeypatch.setattr(build_wasm, "game_names", lambda: ["ten_squares"])
    monkeypatch.setenv("PATH", str(tmp_path))
    (tmp_path / "ten_squares.wasm").write_bytes(b"of other sources")

    assert build_wasm.main() == 0

    assert list(tmp_path.iterdir()) == []
    assert "lld" in capsys.readouterr().out
