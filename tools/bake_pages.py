"""Write what a page knows without a server: the games in every language, the guides, how to review.

The server's own code makes it, so both say the same. Rules, catalogues and puzzles are files already, which
the pages' build takes from the package. `make web` runs this first.
"""

import hashlib
import json
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "tenfold"
OUT = ROOT / "web" / "src" / "local" / "baked"
STAMP = OUT / "digest"
SUFFIXES = {".py", ".toml", ".ftl", ".json"}


def digest() -> str:
    """A digest of everything that the files are made of."""
    found = hashlib.sha256(Path(__file__).read_bytes())
    for path in sorted(PACKAGE.rglob("*")):
        if path.suffix in SUFFIXES and not {"tests", "web"} & set(path.relative_to(PACKAGE).parts):
            found.update(f"{path.relative_to(PACKAGE).as_posix()}\0".encode())
            found.update(path.read_bytes() + b"\0")
    return found.hexdigest()


def languages() -> list[str]:
    """The languages of the pages."""
    return sorted(path.stem for path in (PACKAGE / "core" / "text").glob("??.ftl"))


def games_in(language: str) -> list[dict[str, Any]]:
    """The games as the server lists them, all ready to be played."""
    # Whoever builds a wheel has no Tenfold installed, and nothing of it is needed where nothing has changed.
    sys.path.insert(0, str(ROOT / "src"))
    from tenfold.core.languages import use_language  # noqa: PLC0415
    from tenfold.core.registry import game_ids, game_of  # noqa: PLC0415
    from tenfold.server.background.game_loader import game_json  # noqa: PLC0415

    with use_language(language):
        return [{**game_json(game_of(game)), "ready": "compiled", "progress": 1} for game in game_ids()]


def review() -> str:
    """Game reviews, translated to JavaScript."""
    from tenfold.analysis.page_module import module  # noqa: PLC0415

    return module()


def guides() -> dict[str, Any]:
    """The guides of all games, as their files say them."""
    files = sorted((PACKAGE / "games").glob("*/guide.toml"))
    return {path.parent.name: tomllib.loads(path.read_text(encoding="utf-8")) for path in files}


def main() -> int:
    """Write the files if anything has changed."""
    wanted = digest()
    if STAMP.exists() and STAMP.read_text() == wanted:
        return 0
    OUT.mkdir(parents=True, exist_ok=True)
    files = {f"games.{tag}.json": games_in(tag) for tag in languages()} | {"guides.json": guides()}
    for name, content in files.items():
        (OUT / name).write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")
    (OUT / "review.ts").write_text(review(), encoding="utf-8")
    STAMP.write_text(wanted)
    return 0


if __name__ == "__main__":
    sys.exit(main())
