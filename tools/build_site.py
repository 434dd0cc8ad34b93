"""Make Tenfold a folder of files for any static host: games against bots, pass and play, tutorials, puzzles.

It's the built pages once more, marked so that they never ask a server. Every page that doesn't change has a
folder of its own, so links and reloads work, and nothing depends on where the folder lies. Only link previews
and the page for missing addresses need a whole address: give it as the second argument.
"""

import html
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "src" / "tenfold" / "server" / "web"
BAKED = ROOT / "web" / "src" / "local" / "baked" / "games.en.json"
NOT_FOUND = ROOT / "web" / "offline" / "404.html"
PAGES = (
    *("tables", "history", "mistakes", "table", "settings", "about", "me", "puzzle"),
    *("join", "evening", "quick", "ladder"),  # these say that they need a server
)
GAME_PAGES = ("rules", "new", "puzzle", "learn", "box")
PREVIEW = re.compile(r"<!-- preview -->.*?<!-- /preview -->", re.DOTALL)
MARK = '<meta name="tenfold-site" />'


def tags(title: str, line: str, picture: str) -> str:
    """What a link to a page shows, in the form in which the server says it."""
    named = {"og:type": "website", "og:title": title, "og:description": line, "og:image": picture}
    lines = [f'<meta name="description" content="{html.escape(line)}">']
    lines += [f'<meta property="{name}" content="{html.escape(value)}">' for name, value in named.items()]
    return "\n    ".join([*lines, '<meta name="twitter:card" content="summary_large_image">'])


def page_at(index: str, path: str, address: str, game: dict[str, Any] | None) -> str:
    """The page for a folder: its files lie as many folders up as the path has parts."""
    up = "../" * len(Path(path).parts) or "./"
    if game is not None:
        preview = tags(game["title"], game["summary"], f"/previews/{game['id']}.jpg")
        index = PREVIEW.sub(lambda _: preview, index, count=1)
    index = index.replace('content="/', f'content="{html.escape(address) or up}')
    return index.replace('="/', f'="{up}')


def write_pages(out: Path, address: str) -> None:
    """Write a page for each address of the app, and one for all others."""
    index = (BUILT / "index.html").read_text(encoding="utf-8").replace("</title>", f"</title>\n    {MARK}", 1)
    games = json.loads(BAKED.read_text(encoding="utf-8"))
    paths: dict[str, dict[str, Any] | None] = dict.fromkeys(("", *PAGES))
    paths |= {f"{page}/{game['id']}": game for page in GAME_PAGES for game in games}
    paths |= {f"puzzle/{game['id']}/wall": game for game in games}
    for path, game in paths.items():
        folder = out / path
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "index.html").write_text(page_at(index, path, address, game), encoding="utf-8")
    # No one knows how deep this one is shown, so it leads to the start by a whole address.
    missing = NOT_FOUND.read_text(encoding="utf-8").replace("{home}", html.escape(address or "/"))
    (out / NOT_FOUND.name).write_text(missing, encoding="utf-8")


def write_manifest(out: Path) -> None:
    """An app is known by where its manifest starts: several may share a host."""
    path = out / "manifest.webmanifest"
    values = json.loads(path.read_text(encoding="utf-8"))
    del values["id"]
    path.write_text(json.dumps(values, ensure_ascii=False), encoding="utf-8")


def main() -> int:
    """Build into the folder that is asked for, or `site`; an address makes link previews complete."""
    out = Path(sys.argv[1] if len(sys.argv) > 1 else "site").resolve()
    address = sys.argv[2].rstrip("/") + "/" if sys.argv[2:] and sys.argv[2] else ""
    if out.exists() and any(out.iterdir()) and not (out / NOT_FOUND.name).exists():
        print(f"{out} isn’t empty, and isn’t a site that was made here.", file=sys.stderr)
        return 1
    subprocess.run([sys.executable, str(ROOT / "tools" / "build_web.py")], check=True)
    if not any((BUILT / "assets").glob("*.wasm")):
        print("A site plays by itself, so it needs the rules; see above what is missing.", file=sys.stderr)
        return 1
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(BUILT, out, ignore=shutil.ignore_patterns("*.br", ".stamp"))
    write_pages(out, address)
    write_manifest(out)
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    print(f"site: {out.name}/ is ready to publish, {size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
