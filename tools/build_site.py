"""Build Tenfold as a folder of files for any static host: games against bots, pass and play, tutorials, puzzles.

Every page that doesn't change has a folder of its own, so links and reloads work without a server. Nothing
depends on where the folder lies. Link previews need a whole address: give it as the second argument.
"""

import html
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import build_web

ROOT = Path(__file__).resolve().parent.parent
BAKED = ROOT / "web" / "src" / "local" / "baked" / "games.en.json"
PAGES = ("tables", "table", "settings", "about", "me", "puzzle", "join", "evening")
GAME_PAGES = ("rules", "new", "puzzle", "learn")
PREVIEW = re.compile(r"<!-- preview -->.*?<!-- /preview -->", re.DOTALL)
NOT_FOUND = "404.html"


def build_pages(out: Path) -> None:
    """Build the pages that never ask a server."""
    for tool in ("build_wasm.py", "bake_pages.py"):
        subprocess.run([sys.executable, str(ROOT / "tools" / tool)], check=True)
    node, npm = build_web.commands()
    environment = {**build_web.environment_with(node), "TENFOLD_SITE": "1"}
    build_web.install(npm, environment)
    build = [*node, "node_modules/vite/bin/vite.js", "build", "--base", "./", "--outDir", str(out)]
    subprocess.run([*build, "--emptyOutDir"], cwd=build_web.WEB, env=environment, check=True)


def tags(title: str, line: str, picture: str) -> str:
    """What a link to a page shows, in the form in which the server says it."""
    named = {"og:type": "website", "og:title": title, "og:description": line, "og:image": picture}
    lines = [f'<meta name="description" content="{html.escape(line)}">']
    lines += [f'<meta property="{name}" content="{html.escape(value)}">' for name, value in named.items()]
    return "\n    ".join([*lines, '<meta name="twitter:card" content="summary_large_image">'])


def page_at(index: str, path: str, address: str, game: dict[str, Any] | None) -> str:
    """The page for a folder: its files lie as many folders up as the path has parts."""
    up = "../" * len(Path(path).parts) or "./"
    root = address or up
    if game is not None:
        preview = tags(game["title"], game["summary"], f"{root}previews/{game['id']}.jpg")
        index = PREVIEW.sub(lambda _: preview, index, count=1)
    return index.replace('content="/preview.jpg"', f'content="{root}preview.jpg"').replace('="./', f'="{up}')


def write_pages(out: Path, address: str) -> None:
    """Write a page for each address of the app, and one for all others."""
    index = (out / "index.html").read_text(encoding="utf-8")
    games = json.loads(BAKED.read_text(encoding="utf-8"))
    paths: dict[str, dict[str, Any] | None] = dict.fromkeys(("", *PAGES))
    paths |= {f"{page}/{game['id']}": game for page in GAME_PAGES for game in games}
    for path, game in paths.items():
        folder = out / path
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "index.html").write_text(page_at(index, path, address, game), encoding="utf-8")
    # Nobody knows from how deep this one is shown, so it leads to the start by a whole address.
    missing = (ROOT / "web" / "offline" / NOT_FOUND).read_text(encoding="utf-8")
    (out / NOT_FOUND).write_text(missing.replace("{home}", html.escape(address or "/")), encoding="utf-8")


def main() -> int:
    """Build into the folder that is asked for, or `site`; an address makes link previews complete."""
    out = Path(sys.argv[1] if len(sys.argv) > 1 else "site").resolve()
    address = sys.argv[2].rstrip("/") + "/" if sys.argv[2:] and sys.argv[2] else ""
    if out.exists() and not (out / "sw.js").exists() and any(out.iterdir()):
        print(f"{out} is not empty, and not a site that was built here.", file=sys.stderr)
        return 1
    shutil.rmtree(out, ignore_errors=True)
    build_pages(out)
    if not any((out / "assets").glob("*.wasm")):
        print("The site needs the games' rules, and they need a linker: see above.", file=sys.stderr)
        return 1
    write_pages(out, address)
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    print(f"site: {os.path.relpath(out)}, {size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
