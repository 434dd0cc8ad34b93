"""The hook that builds the browser's files into the wheel; for editable installs `make web` does it."""

import importlib.util
import os
import shutil
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WITHOUT_WEB = "TENFOLD_WITHOUT_WEB"


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

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build before the files of the wheel are collected."""
        if version != "editable" and not self._is_without():
            self._tool().build(has_rules=True)

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
