"""What a wheel has besides the sources: pages, its commit, and a README whose links work anywhere.

For editable installs `make web` builds the pages.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

WITHOUT_WEB = "TENFOLD_WITHOUT_WEB"
COMMIT = "TENFOLD_COMMIT"
REPOSITORY = "TENFOLD_REPOSITORY"
RELATIVE_LINK = re.compile(r"(!?)(\[[^][]*\])\((?![a-z]+:|#)([^)]+)\)")


def absolute_links(text: str, repository: str, version: str) -> str:
    """The same Markdown, with links into the repository where they were relative."""

    def link(found: re.Match[str]) -> str:
        is_image, label, target = found.groups()
        kind = "raw" if is_image else "blob"
        return f"{is_image}{label}({repository}/{kind}/v{version}/{target})"

    return RELATIVE_LINK.sub(link, text)


class ProjectPage(MetadataHookInterface):
    """Adds the README and the addresses that a package index shows."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Make them of the repository's address: a forge's, or the placeholder in pyproject.toml."""
        repository = os.environ.get(REPOSITORY) or self.config["repository"]
        root = Path(self.root)
        readme = (root / "README.md").read_text(encoding="utf-8")
        source = (root / "src" / "tenfold" / "__init__.py").read_text(encoding="utf-8")
        version = re.findall(r'^__version__ = "(.+)"$', source, re.MULTILINE)[0]
        text = absolute_links(readme, repository, version)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = {
            "Repository": repository,
            "Documentation": f"{repository}/blob/v{version}/README.md#documentation",
            "Changelog": f"{repository}/blob/v{version}/CHANGELOG.md",
            "Issues": f"{repository}/issues",
        }


class WebBuildHook(BuildHookInterface[Any]):
    """Runs tools/build_web.py."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What rules are compiled with, and a Node and a linker from PyPI where the machine has none."""
        if self._is_without():
            return []
        tool, project = self._tool(), self.metadata.core
        node = [] if tool.system_node() else [tool.NODE_PACKAGE]
        linker = [] if shutil.which("wasm-ld") else project.optional_dependencies["wasm"]
        return [*node, *linker, *project.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before the files of the wheel are collected."""
        if version == "editable":
            return
        if not self._is_without():
            self._tool().build(has_rules=True)
        if commit := os.environ.get(COMMIT) or self._commit():
            written = Path(self.root) / "build" / "commit.txt"
            written.parent.mkdir(exist_ok=True)
            written.write_text(f"{commit[:8]}\n" if len(commit) == 40 else f"{commit}\n")
            build_data["force_include"][str(written)] = "tenfold/commit.txt"

    def _commit(self) -> str:
        """The commit that is checked out here; nothing in an unpacked archive."""
        command = ["git", "describe", "--always", "--dirty", "--abbrev=8", "--exclude=*"]
        if not (Path(self.root) / ".git").exists() or not shutil.which("git"):
            return ""
        done = subprocess.run(  # noqa: S603 - nothing of it is anyone's input
            command, cwd=self.root, capture_output=True, text=True, check=False
        )
        return done.stdout.strip()

    def _is_without(self) -> bool:
        return bool(os.environ.get(WITHOUT_WEB))

    def _tool(self) -> ModuleType:
        spec = importlib.util.spec_from_file_location("build_web", Path(self.root) / "tools" / "build_web.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules["build_web"] = module
        spec.loader.exec_module(module)
        return module
