"""The real server for the tests of the browser.

Bots answer at once, decks are dealt in a fixed order or as the header X-Seed says, tables can be had in
the middle of a match, and among the games may be a toy that the build of the browser has never heard of.
"""

import argparse
import hashlib
import importlib
import sys
from contextvars import ContextVar
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


def shelve(games: list[str]) -> None:
    """Offer these games only, the toys of the tests among them; before anything has looked at the shelf."""
    sys.path.insert(0, str(ROOT))
    registry: Any = importlib.import_module("tenfold.core.registry")
    ids, of = registry.game_ids(), registry.game_of

    def game_of(game_id: str) -> Any:
        return of(game_id) if game_id in ids else importlib.import_module(f"tests.toys.{game_id}").GAME

    registry.game_ids = lambda: tuple(games)
    registry.game_of = game_of


WANTED: ContextVar[str | None] = ContextVar("WANTED", default=None)
"""The number of the seed that a new table asks for."""


def fixed_seeds() -> SimpleNamespace:
    """Seeds in a fixed order instead of secret ones, or the one that is asked for."""
    numbers = count()

    def token_bytes(size: int) -> bytes:
        return hashlib.sha256(f"tenfold e2e {WANTED.get() or next(numbers)}".encode()).digest()[:size]

    return SimpleNamespace(token_bytes=token_bytes)


def hear_wanted_seeds(requests: Any) -> None:
    """Let a test choose the deal of its table."""
    tables = requests.tables

    async def seeded(self: Any, request: Any) -> Any:
        WANTED.set(request.headers.get("x-seed"))
        return await tables(self, request)

    requests.tables = seeded


PSEUDO_COOKIE = "pseudo"
"""Guests who have it are answered in a language that nobody speaks."""


def speak_pseudo() -> None:
    """Say everything from a catalogue in accents and brackets to those who ask: the rest stands out."""
    pseudo: Any = importlib.import_module("tests.core.pseudo")
    text: Any = importlib.import_module("tenfold.core.text")
    middleware: Any = importlib.import_module("tenfold.server.http.middleware")
    bundle_of, language_of = text._bundle, middleware.language_of  # noqa: SLF001 - there is no other way in

    def bundle(catalogues: Any, language: str) -> Any:
        if language != pseudo.TAG:
            return bundle_of(catalogues, language)
        runtime: Any = importlib.import_module("fluent.runtime")
        made = runtime.FluentBundle([language], use_isolating=False)
        for path in catalogues:
            said = pseudo.pseudo(path.read_text(encoding="utf-8"))
            made.add_resource(runtime.FluentResource(said), allow_overrides=True)
        return made

    text._bundle = bundle  # noqa: SLF001
    sockets: Any = importlib.import_module("tenfold.server.http.sockets")
    sockets.language_of = middleware.language_of = lambda asked: (
        pseudo.TAG if PSEUDO_COOKIE in asked.cookies else language_of(asked)
    )


def main() -> None:
    """Serve until the test ends."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--bot-seconds", type=float, default=0.0)
    parser.add_argument("--alike", action="store_true", help="bots and hints choose alike among equals")
    parser.add_argument("--games", nargs="+", required=True)
    parser.add_argument("--lan", help="where other devices reach it; {port} is the port")
    parser.add_argument("--web", type=Path, help="the folder of the built pages")
    parser.add_argument("--set", nargs="*", default=[], metavar="NAME=VALUE", help="what a host may choose")
    chosen = parser.parse_args()
    shelve(chosen.games)
    factory = importlib.import_module("tenfold.server.runtime.table_factory")
    settings = importlib.import_module("tenfold.server.settings")
    serving = importlib.import_module("tenfold.server.run")
    factory.secrets = fixed_seeds()
    sys.path.insert(0, str(Path(__file__).parent))
    importlib.import_module("prepared_tables").offer()
    if chosen.alike:
        thinker = importlib.import_module("tenfold.server.bots.agent_pool")
        thinker.secrets = SimpleNamespace(randbits=lambda _: 1, choice=lambda legal: legal[0])
    speak_pseudo()
    hear_wanted_seeds(importlib.import_module("tenfold.server.http.handlers.tables").TableHandlers)
    no_limit = settings.Rate(1_000_000_000, 1.0)
    limits = settings.Limits(*[no_limit] * 7, sockets_per_guest=1_000, sockets_per_address=1_000)
    choosing = importlib.import_module("tenfold.server.settings_loader")
    host = dict(one.split("=", 1) for one in chosen.set)
    made = settings.Settings(
        data=chosen.data,
        port=chosen.port,
        limits=limits,
        bot_seconds=chosen.bot_seconds,
        host_token="a token of the tests alone",  # noqa: S106
        lan=chosen.lan and chosen.lan.format(port=chosen.port),
        web=chosen.web or settings.WEB,
    )
    serving.serve(
        choosing.load_settings(made, {f"TENFOLD_{name.upper()}": value for name, value in host.items()}),
        may_move=False,
        quiet=True,
    )


if __name__ == "__main__":
    main()
