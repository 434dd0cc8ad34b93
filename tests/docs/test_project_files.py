"""The files that a public forge reads are of the form that it expects."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

from tools.ci import PARTS
from tools.ci_nightly import PARTS as NIGHTLY_PARTS

ROOT = Path(__file__).parent.parent.parent
FORGE = ROOT / ".github"
SCHEMAS = {
    "vendor.github-workflows": sorted((FORGE / "workflows").glob("*.yml")),
    "custom.github-workflows-require-timeout": sorted((FORGE / "workflows").glob("*.yml")),
    "vendor.github-issue-forms": sorted((FORGE / "ISSUE_TEMPLATE").glob("*.yml")),
    "vendor.dependabot": [FORGE / "dependabot.yml"],
    "vendor.citation-file-format": [ROOT / "CITATION.cff"],
    "vendor.compose-spec": [ROOT / "deploy" / "compose.yaml"],
}


LARGEST = 2 * 2**20


def test_nothing_large_and_no_package_is_committed() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    files = [ROOT / name for name in listed.stdout.split("\0") if name]

    assert len(files) > 500
    assert [
        path.name for path in files if path.suffix in {".whl", ".gz", ".zip"} and "data" not in path.parts
    ] == []
    assert [path.name for path in files if path.is_file() and path.stat().st_size > LARGEST] == []


@pytest.mark.parametrize("schema", SCHEMAS)
def test_files_have_the_form_of_their_schema(schema: str) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema]
    files = SCHEMAS[schema]
    done = subprocess.run([*command, *map(str, files)], capture_output=True, text=True, check=False)

    assert files
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(("name", "parts"), [("gate", PARTS), ("nightly", NIGHTLY_PARTS)])
def test_a_workflow_runs_every_part(name: str, parts: tuple[str, ...]) -> None:
    jobs = yaml.safe_load((FORGE / "workflows" / f"{name}.yml").read_text())["jobs"].values()
    matrices = [job.get("strategy", {}).get("matrix", {}) for job in jobs]

    assert [matrix["part"] for matrix in matrices if "part" in matrix] == [list(parts)]


def test_the_citation_names_the_licence() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text())
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]

    assert citation["license"] == project["license"]
