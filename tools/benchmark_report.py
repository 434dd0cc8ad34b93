"""Write bench/README.md from the results in bench/results: one section per benchmark, tables first."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results"
REPORT = ROOT / "bench" / "README.md"

CHAPTERS = {
    "Speed": (
        "random_play",
        "steps",
        "gpu",
        "gpu_variants",
        "other_libraries",
        "compile_time",
        "learning",
        "learning_heart_of_africa",
    ),
    "Strength": (
        "strength_against_greedy",
        "strength_levels",
        "strength_regret",
        "strength_rivals",
        "strength_hints",
        "calibration",
        "playouts",
        "greedy_bots",
        "tablebase",
    ),
    "Server and pages": (
        "load",
        "move_cost",
        "before_after",
        "other_servers",
        "people",
        "faults",
        "soak",
        "view_encoding",
        "translation",
        "frames",
        "wasm",
        "local_moves",
        "time_to_first_move",
        "startup",
    ),
    "Tests": ("ci", "nightly", "mutation"),
}
"""The order in which results are shown."""

INTRODUCTION = """\
# Benchmarks

How fast Tenfold is and how well its bots play, with the machine and the command behind every figure.
`python tools/benchmark_report.py` writes this page from `bench/results/*.json`.
They hold the latest result of each benchmark; older ones are in git.
The machines are shared and noisy, so compare figures within a table, not between tables."""


class BadResults(Exception):
    """A result that no chapter names, or a chapter that names no result."""


def load() -> dict[str, Any]:
    """Read all results, by the name of their benchmark."""
    found = {
        path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(RESULTS.glob("*.json"))
    }
    listed = {name for names in CHAPTERS.values() for name in names}
    if listed != set(found):
        raise BadResults(f"not both in CHAPTERS and in bench/results: {sorted(listed ^ set(found))}")
    return found


def table(content: Any) -> Iterator[str]:
    """A Markdown table."""
    if "caption" in content:
        yield from (f"{content['caption']}:", "")
    yield f"| {' | '.join(content['columns'])} |"
    yield f"|{'---|' * len(content['columns'])}"
    for row in content["rows"]:
        yield f"| {' | '.join(row)} |"
    yield ""


def section(result: Any) -> Iterator[str]:
    """A benchmark: what it measures, its tables, where they come from, what they mean."""
    yield from (f"### {result['title']}", result["measures"], "")
    for content in result["tables"]:
        yield from table(content)
    commit = f", commit `{result['commit']}`" if result["commit"] else ""
    yield f"{result['date']}{commit}, {result['machine']}: `{result['command']}`"
    yield ""
    for note in result["notes"]:
        yield f"- {note}"
    if result["notes"]:
        yield ""


def report() -> str:
    """The whole page."""
    results = load()
    lines = [INTRODUCTION, ""]
    for chapter, names in CHAPTERS.items():
        lines += [f"## {chapter}", ""]
        for name in names:
            lines += section(results[name])
    return "\n".join(lines).rstrip() + "\n"


def main() -> int:
    """Write the page, or only check it."""
    if "--check" in sys.argv[1:]:
        return 0 if REPORT.read_text(encoding="utf-8") == report() else 1
    REPORT.write_text(report(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
