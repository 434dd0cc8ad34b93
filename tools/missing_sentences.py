"""Lists the sentences that a language lacks: `python tools/missing_sentences.py fr`."""

import argparse
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from tenfold.core.languages import DEFAULT_LANGUAGE

ROOT = Path(__file__).resolve().parent.parent


def catalogues(root: Path = ROOT) -> list[Path]:
    """The English catalogues."""
    places = ("src", "web/src", "web/offline")
    found = sorted(path for place in places for path in (root / place).rglob("en.ftl"))
    return found + sorted((root / "web/src/text/en").glob("*.ftl"))


def twin_of(path: Path, language: str) -> Path:
    """The catalogue of another language that says what an English one says."""
    if path.parent.name == DEFAULT_LANGUAGE:
        return path.parent.parent / language / path.name
    return path.with_name(f"{language}.ftl")


def messages_of(path: Path) -> dict[str, Any]:
    """The sentences of a catalogue, as trees; a broken entry is a fault."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    broken = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not broken, f"{path}: {broken}"
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def missing_in(language: str, root: Path = ROOT) -> list[str]:
    """A line for each catalogue of which a language lacks something."""
    lines = []
    for path in catalogues(root):
        twin = twin_of(path, language)
        own = messages_of(twin) if twin.is_file() else {}
        if missing := [name for name in messages_of(path) if name not in own]:
            place = twin.relative_to(root)
            lines.append(f"{language} lacks {len(missing)} in {place}: {', '.join(missing)}")
    return lines


def main() -> None:
    """Print what is missing, and how much there is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language", metavar="TAG", help="such as fr")
    lines = missing_in(parser.parse_args().language)
    count = sum(len(messages_of(path)) for path in catalogues())
    print(*lines, f"English has {count:,} sentences in {len(catalogues())} catalogues.", sep="\n")


if __name__ == "__main__":
    main()
