"""Links between documents lead somewhere, to their headings too; commands in them can be called."""

import json
import re
import shlex
from collections import Counter
from pathlib import Path

import pytest

from tenfold.cli.parser import Parser
from tenfold.cli.subcommands import command_parser

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *ROOT.glob("bench/*.md"), *ROOT.glob("src/**/*.md")]
)
CALLED_TODAY = [path for path in DOCUMENTS if path.parent.name != "bench"]
"""Benchmarks say what was called once."""
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
COMMAND = re.compile(r"\s+# .*| && .*| \| .*")
"""A comment, and what follows a command in its line."""
CALL = re.compile(r"(?:^|&& |--from \. )((?:tenfold|make) .+)")
OPTIONAL = re.compile(r"\[.*?\]")
SCRIPT = re.compile(r"(?<![\w/.-])(?:bench|deploy|examples|tests|tools|web)/[\w/.-]+\.(?:py|sh|ts)\b")
MODULE = re.compile(r"python3? -m ((?:bench|tests|tools|tenfold)[\w.]*)")
LACKS = "the following arguments are required"
"""A text may name a command without all that it needs."""


def headings(path: Path) -> list[str]:
    text = FENCE.sub("", path.read_text(encoding="utf-8"))
    return re.findall(r"^#{1,6} +(.+?) *$", text, re.MULTILINE)


def anchors(path: Path) -> set[str]:
    """The anchors that forges give to headings: a repeated one is numbered."""
    seen: Counter[str] = Counter()
    found = set()
    for heading in headings(path):
        words = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).lower()
        anchor = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
        found.add(f"{anchor}-{seen[anchor]}" if seen[anchor] else anchor)
        seen[anchor] += 1
    return found


def links(path: Path) -> list[tuple[Path, str]]:
    """The files and anchors that a document links to."""
    found = []
    for target in LINK.findall(FENCE.sub("", path.read_text(encoding="utf-8"))):
        if "://" not in target and not target.startswith("mailto:"):
            file, _, anchor = target.partition("#")
            found.append((path.parent / file if file else path, anchor))
    return found


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_between_documents_lead_somewhere(path: Path) -> None:
    missing = [str(file) for file, _ in links(path) if not file.exists()]
    unknown = [
        f"{file.name}#{anchor}"
        for file, anchor in links(path)
        if anchor and file.suffix == ".md" and file.exists() and anchor not in anchors(file)
    ]

    assert missing == []
    assert unknown == []


def test_a_repeated_heading_has_a_numbered_anchor(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A `b_c`: d & e\n## [Twice](x.md)\n## Twice\n```sh\n# no heading\n```\n")

    assert anchors(page) == {"a-b_c-d--e", "twice", "twice-1"}


def commands() -> list[tuple[str, str]]:
    """Every command of ours in a block or in a line of text, with the document it's in."""
    found = []
    for path in CALLED_TODAY:
        text = path.read_text(encoding="utf-8")
        blocks = "\n".join(FENCE.findall(text)).splitlines()
        lines = [line for line in blocks if "│" not in line]
        lines += [line.strip() for line in re.findall(r"^    (?:tenfold|make) .+", text, re.MULTILINE)]
        lines += re.findall(r"`((?:tenfold|make) [^`]+)`", FENCE.sub("", text))
        found += [(path.name, call) for line in lines for call in CALL.findall(line)]
    return found


def code_of(path: Path) -> str:
    """What a document shows as code, in blocks and in lines of text."""
    text = path.read_text(encoding="utf-8")
    return "\n".join([*FENCE.findall(text), *re.findall(r"`([^`\n]+)`", FENCE.sub("", text))])


def is_file(name: str) -> bool:
    """Whether it's here, or in a game's folder."""
    return any([*ROOT.glob(name), *ROOT.glob(f"src/tenfold/games/*/{name}")])


def is_module(name: str) -> bool:
    """Whether `python -m` finds it here."""
    places = [root / name.replace(".", "/") for root in (ROOT, ROOT / "src")]
    return any(place.is_dir() or place.with_suffix(".py").exists() for place in places)


@pytest.mark.parametrize("path", CALLED_TODAY, ids=lambda path: str(path.relative_to(ROOT)))
def test_scripts_that_documents_name_are_there(path: Path) -> None:
    code = code_of(path)
    scripts = json.loads((ROOT / "web" / "package.json").read_text())["scripts"]

    assert [name for name in SCRIPT.findall(code) if not is_file(name)] == []
    assert [name for name in MODULE.findall(code) if not is_module(name)] == []
    assert [name for name in re.findall(r"npm run ([\w-]+)", code) if name not in scripts] == []


class Wrong(Exception):
    """A command can't be called like this."""


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    def error(_: Parser, problem: str) -> None:
        raise Wrong(problem)

    monkeypatch.setattr(Parser, "error", error)


def wrong(line: str) -> str:
    """What is wrong with a command; nothing if it can be called."""
    words = shlex.split(OPTIONAL.sub("", COMMAND.sub("", line)).replace("…", "x").replace("COMMAND", "play"))
    if words[0] == "make":
        targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
        asked = [word for word in words[1:] if "=" not in word]
        return ", ".join(word for word in asked if word not in targets)
    try:
        command_parser().parse_args(words[1:])
    except SystemExit:
        return ""
    except Wrong as error:
        return "" if LACKS in str(error) else str(error)
    return ""


@pytest.mark.usefixtures("strict")
def test_commands_in_documents_can_be_called() -> None:
    found = commands()

    assert len(found) > 60
    assert [(name, line, wrong(line)) for name, line in found if wrong(line)] == []


@pytest.mark.usefixtures("strict")
def test_a_wrong_command_is_noticed() -> None:
    assert not is_module("tools.nothing")
    assert is_module("tests.compat.record")
    assert SCRIPT.findall("python bench/gpu.py && sh deploy/start.sh") == ["bench/gpu.py", "deploy/start.sh"]
    assert wrong("tenfold play --no-such-option")
    assert wrong("make nothing")
    assert not wrong("make test PART=server")
