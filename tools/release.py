"""Checks whether this commit can be released: `python -m tools.release --check`.

What is missing is said in a sentence each; the exit code is 1 then. docs/versions.md says how to release.
"""

import argparse
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLACEHOLDER = ".example"


def version_of(root: Path) -> str:
    """The version that the package says."""
    source = (root / "src" / "tenfold" / "__init__.py").read_text(encoding="utf-8")
    return re.findall(r'^__version__ = "(.+)"$', source, re.MULTILINE)[0]


def tags_of(root: Path) -> list[str]:
    """The tags of the commit that is checked out."""
    command = ["git", "tag", "--points-at", "HEAD"]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False).stdout.split()


def versions_agree(root: Path) -> str:
    """The version has the usual form, and a tag names the same one."""
    version = version_of(root)
    if not re.fullmatch(r"\d+\.\d+\.\d+(rc\d+)?", version):
        return f"{version} isn't a version such as 1.2.3 or 1.2.3rc1."
    others = [tag for tag in tags_of(root) if tag.startswith("v") and tag != f"v{version}"]
    return f"This commit has the tag {others[0]}, but the package says {version}." if others else ""


def changelog_has_entry(root: Path) -> str:
    """People can read what the version changes."""
    version = version_of(root)
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    for entry in text.split("\n## ")[1:]:
        heading, _, changes = entry.partition("\n")
        if heading.split()[0] == version:
            return "" if "\n- " in changes else f"CHANGELOG.md has no changes under {version}."
    return f"CHANGELOG.md has no entry for {version}. Add: ## {version}"


def address_is_known(root: Path, environment: Mapping[str, str] = os.environ) -> str:
    """Links to the repository lead to one."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    written = project["tool"]["hatch"]["metadata"]["hooks"]["custom"]["repository"]
    address = environment.get("TENFOLD_REPOSITORY", written)
    if PLACEHOLDER in address:
        return f"{address} is a placeholder. Change it in pyproject.toml, or set TENFOLD_REPOSITORY."
    return ""


def data_are_recorded(root: Path) -> str:
    """Later versions can be tested with what this one stores."""
    version = version_of(root)
    if (root / "tests" / "data" / version).is_dir():
        return ""
    return f"tests/data has no recording of {version}. Run: python -m tests.compat.record"


def succeeds(command: list[str], sentence: str) -> Callable[[Path], str]:
    """A check that a command ends well; what it printed last is shown with the sentence."""

    def check(root: Path) -> str:
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
        last = "\n".join((done.stdout + done.stderr).splitlines()[-20:])
        return f"{sentence}\n{last}" if done.returncode else ""

    return check


def tests(*names: str) -> list[str]:
    """The command for some tests, the long ones too."""
    return [sys.executable, "-m", "pytest", "-q", "-n", "0", *names]


def checks() -> dict[str, Callable[[Path], str]]:
    """All checks, the quick ones first."""
    site = [sys.executable, "-m", "tools.build_docs"]
    return {
        "versions agree": versions_agree,
        "changelog": changelog_has_entry,
        "address": address_is_known,
        "recording": data_are_recorded,
        "documents": succeeds([*tests("tests/docs")], "A test of the documents fails."),
        "documentation site": succeeds(site, "The documentation can't be built."),
        "wheel": succeeds(tests("tests/e2e/test_wheel.py"), "The wheel doesn't install, start and play."),
        "older data": succeeds(tests("tests/compat"), "What an older version stored doesn't open as it did."),
    }


def report(found: Mapping[str, Callable[[Path], str]], root: Path) -> int:
    """Run every check and print what it says; 1 if anything is missing."""
    problems = 0
    for name, check in found.items():
        problem = check(root)
        problems += bool(problem)
        print(f"{'missing' if problem else 'ok':<8}{name}{f': {problem}' if problem else ''}", flush=True)
    return 1 if problems else 0


def main() -> int:
    """Check everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", required=True, help="say what is missing")
    parser.parse_args()
    return report(checks(), ROOT)


if __name__ == "__main__":
    sys.exit(main())
