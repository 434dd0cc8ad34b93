"""What a release needs is looked for, and what is missing is said."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools import release

VERSION = "2.3.4"
PROJECT = '[tool.hatch.metadata.hooks.custom]\nrepository = "https://forge.example/ours"\n'


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A repository whose release lacks nothing but an address."""
    files = {
        "src/tenfold/__init__.py": f'__version__ = "{VERSION}"\n',
        "CHANGELOG.md": f"# Changelog\n\n## {VERSION}\n\n### Added\n- Play.\n\n## 2.3.3\n- Play less.\n",
        "pyproject.toml": PROJECT,
        f"tests/data/{VERSION}/script.json": "{}",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def git(root: Path, *arguments: str) -> None:
    person = ["-c", "user.name=Ann", "-c", "user.email=ann@tests.example"]
    subprocess.run(["git", *person, *arguments], cwd=root, check=True, capture_output=True)


def test_nothing_is_missing_where_everything_is_there(root: Path) -> None:
    assert release.versions_agree(root) == ""
    assert release.changelog_has_entry(root) == ""
    assert release.data_are_recorded(root) == ""
    assert release.address_is_known(root, {"TENFOLD_REPOSITORY": "https://forge.test/ours"}) == ""


def test_a_version_of_another_form_is_noticed(root: Path) -> None:
    (root / "src/tenfold/__init__.py").write_text('__version__ = "2.3"\n')

    assert "isn't a version" in release.versions_agree(root)


def test_a_tag_of_another_version_is_noticed(root: Path) -> None:
    git(root, "init", "--quiet")
    git(root, "commit", "--quiet", "--allow-empty", "--message", "Begin")
    git(root, "tag", f"v{VERSION}")
    assert release.versions_agree(root) == ""

    git(root, "tag", "v2.3.5")
    assert "v2.3.5" in release.versions_agree(root)


def test_a_version_without_changes_is_noticed(root: Path) -> None:
    (root / "CHANGELOG.md").write_text("# Changelog\n\n## 2.3.3\n- Play less.\n")
    assert f"no entry for {VERSION}" in release.changelog_has_entry(root)

    (root / "CHANGELOG.md").write_text(f"# Changelog\n\n## {VERSION}\n\n## 2.3.3\n- Play less.\n")
    assert f"no changes under {VERSION}" in release.changelog_has_entry(root)


def test_a_placeholder_is_noticed(root: Path) -> None:
    assert "https://forge.example/ours is a placeholder." in release.address_is_known(root, {})


def test_a_version_that_is_not_recorded_is_noticed(root: Path) -> None:
    (root / "src/tenfold/__init__.py").write_text('__version__ = "2.4.0"\n')

    assert "python -m tests.compat.record" in release.data_are_recorded(root)


def test_a_command_that_fails_is_reported_with_what_it_said(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fails = release.succeeds([sys.executable, "-c", "raise SystemExit('because')"], "It fails.")
    works = release.succeeds([sys.executable, "-c", ""], "It fails.")

    assert release.report({"one": works}, root) == 0
    assert release.report({"one": works, "two": fails}, root) == 1
    assert capsys.readouterr().out == "ok      one\nok      one\nmissing two: It fails.\nbecause\n"


def test_this_repository_agrees_with_itself() -> None:
    assert release.versions_agree(release.ROOT) == ""
    assert release.changelog_has_entry(release.ROOT) == ""
