"""The cache folders of compiled code: which are in use, which are stale, how large they are."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from tenfold.core.cache import CORE, FAMILIES, PACKAGE, cache_folder, cache_root, owner_of
from tenfold.core.registry import GAMES, game_ids

AGENTS = PACKAGE / "agents"
NAME = re.compile(r"[a-z0-9_]+-[0-9a-f]{20}")
"""What `cache_folder` calls a folder: a home and a digest."""


def shared_homes() -> list[Path]:
    """The sources whose compiled code all games share: the core, the agents and the families."""
    return [CORE, AGENTS, *(path for path in sorted(FAMILIES.iterdir()) if (path / "__init__.py").exists())]


def folders_in_use() -> set[Path]:
    """The folders that belong to the sources as they are now."""
    return {cache_folder(home) for home in (*shared_homes(), *(GAMES / name for name in game_ids()))}


def compiled_files(game_folder: Path) -> list[Path]:
    """The compiled code of one game and of what it stands on."""
    folders = {cache_folder(home) for home in (*shared_homes(), game_folder)}
    return [path for folder in sorted(folders) for path in sorted(folder.rglob("*.nb[ci]"))]


def stale_folders() -> Iterator[Path]:
    """The folders of older sources: of this package, and of packages that are there no more.

    Other checkouts and installations may share the cache; what they use is theirs to remove.
    """
    root = cache_root()
    if root.is_dir():
        in_use = folders_in_use()
        for folder in sorted(root.iterdir()):
            owner = owner_of(folder) if NAME.fullmatch(folder.name) else None
            if owner is not None and folder not in in_use and (owner == PACKAGE or not owner.exists()):
                yield folder


def delete_stale_folders() -> int:
    """Remove the folders of older sources; how many there were."""
    folders = list(stale_folders())
    for folder in folders:
        shutil.rmtree(folder, ignore_errors=True)
    return len(folders)


def size_of(folder: Path) -> int:
    """How many bytes a folder holds."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
