"""Builds the documentation site into build/documentation: `make docs`.

Documents keep the places they have in the repository, so the same links work in both. Pages of games, the
reference and the list of decisions are written here. A link to anything else leads to the repository.
A warning is an error.
"""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path

from tenfold import __version__
from tenfold.core.registry import game_ids, game_of
from tools.game_pages import pages

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "build" / "docs"
SITE = ROOT / "build" / "documentation"
COPIED = ("*.md", "docs/**/*.md", "docs/images/*", "bench/*.md", "src/tenfold/games/*/RULES*.md")
FENCE = re.compile(r"(^```.*?^```)", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?![a-z]+:|#)([^)#\s]+)(#[^)\s]*)?\)")
BLOCK = re.compile(r"[-*] |\d+\. |\|")
"""How a list or a table begins, before which MkDocs wants an empty line."""
REFERENCE = {
    "envs": ("Batches and adapters", "envs envs.gymnasium envs.pettingzoo envs.openspiel"),
    "core": (
        "Games, matches and views",
        "core.registry core.game core.match core.view core.batch core.match_file core.record",
    ),
    "agents": (
        "Agents and arena",
        (
            "core.agent core.levels agents agents.baseline_agents agents.level_agent agents.search_agent"
            " agents.network_agent arena.tournament arena.ratings"
        ),
    ),
}
"""The pages of the reference: title and modules."""


def repository() -> str:
    """Where links lead that have no page here: a forge, or the placeholder in pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    written: str = project["tool"]["hatch"]["metadata"]["hooks"]["custom"]["repository"]
    return os.environ.get("TENFOLD_REPOSITORY") or written


def with_blank_lines(text: str) -> str:
    """The same text with an empty line before each list and table."""
    lines: list[str] = []
    for line in text.split("\n"):
        before = lines[-1] if lines else ""
        is_first = BLOCK.match(line) and before.strip() and not BLOCK.match(before)
        if is_first and not before.startswith((" ", "#")):
            lines.append("")
        lines.append(line)
    return "\n".join(lines)


def decisions() -> str:
    """The list of decisions."""
    found = []
    for path in sorted((ROOT / "docs" / "adr").glob("0*.md")):
        title = path.read_text(encoding="utf-8").partition("\n")[0].lstrip("# ")
        found.append(f"- [{title}]({path.name})")
    return "\n".join(
        ["# Decisions", "", "Why things are as they are, in the order they were decided.", "", *found]
    )


def reference(title: str, modules: str) -> str:
    """A page of the reference, which mkdocstrings fills."""
    return "\n\n".join([f"# {title}", *(f"::: tenfold.{module}" for module in modules.split())]) + "\n"


def written() -> Mapping[str, str]:
    """The pages that come from the code."""
    games = {f"games/{name}": text for name, text in pages([game_of(game) for game in game_ids()])}
    own = {f"reference/{name}.md": reference(*page) for name, page in REFERENCE.items()}
    return {**games, **own, "docs/adr/README.md": decisions()}


def collect() -> None:
    """Put all pages together in one folder, as they lie in the repository."""
    shutil.rmtree(SOURCES, ignore_errors=True)
    for path in (path for pattern in COPIED for path in ROOT.glob(pattern)):
        target = SOURCES / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    for name, text in written().items():
        target = SOURCES / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    for path in SOURCES.rglob("*.md"):
        path.write_text(converted(path.read_text(encoding="utf-8"), path.parent), encoding="utf-8")


def converted(text: str, folder: Path) -> str:
    """A page as MkDocs wants it; code stays as it is."""
    parts = FENCE.split(text)
    parts[::2] = [LINK.sub(lambda link: _link(link, folder), with_blank_lines(part)) for part in parts[::2]]
    return "".join(parts)


def _link(link: re.Match[str], folder: Path) -> str:
    name, anchor = link[1], link[2] or ""
    target = (folder / name).resolve()
    if (target / "README.md").is_file():
        return f"]({name.rstrip('/')}/README.md{anchor})"
    place = target.relative_to(SOURCES)
    if target.is_file() or not (ROOT / place).exists():
        return link[0]  # MkDocs names what is nowhere
    return f"]({repository()}/blob/v{__version__}/{place}{anchor})"


def main() -> int:
    """Collect the pages, and let MkDocs build the site."""
    collect()
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(SITE)]
    # The theme's authors advertise their next program (ADR 27).
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(command, cwd=ROOT, env=quiet, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
