"""Numbered SQL files, one folder for each kind of database; each file runs once, in order."""

from importlib import resources


def load_migrations(kind: str) -> list[tuple[int, str]]:
    folder = resources.files("tenfold.server.stores") / "migrations" / kind
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda f: f.name)
    return [(int(file.name.split("_")[0]), file.read_text(encoding="utf-8")) for file in files]
