"""What the tests of kernel and cache run in processes of their own; prints what it compiled."""

import os
import sys
from pathlib import Path

FOLDER = Path(sys.argv[2])
os.environ["TENFOLD_CACHE"] = str(FOLDER / "cache")

from numba.core import event  # noqa: E402 - the cache's place is chosen before tenfold is imported

GAMES = {"one": ("2 * number", 1), "other": ("3 * number", 0)}
TEMPLATE = """
from tenfold.core.jit import generic

@generic
def step(number: int) -> int:
    return worth(number) + OFFSET
"""
RULES = """
from tenfold.core.jit import rule

@rule
def worth(number: int) -> int:
    return {body}
"""


class Counter(event.Listener):  # type: ignore[misc]
    """Counts compilations."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def on_start(self, event: object) -> None:
        """A function is compiled."""
        self.names.append(str(event.data["dispatcher"]))  # type: ignore[attr-defined]

    def on_end(self, event: object) -> None:
        """It has been."""


def write_sources() -> None:
    """Two games whose rules have the same name, and a template for both."""
    sources = {
        "template.py": TEMPLATE,
        **{f"{g}/rules.py": RULES.format(body=b) for g, (b, _) in GAMES.items()},
    }
    for name, text in sources.items():
        path = FOLDER / "sources" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            path.write_text(text)


def bound_twice() -> list[int]:
    """Both games through one template."""
    import importlib

    from tenfold.core.jit import bind

    write_sources()
    sys.path.insert(0, str(FOLDER / "sources"))
    template = importlib.import_module("template")
    results = []
    for game, (_, offset) in GAMES.items():
        worth = importlib.import_module(f"{game}.rules").worth
        home = FOLDER / "sources" / game
        results.append(bind(template, game, home, worth=worth, OFFSET=offset).step(5))
    return results


def play_one() -> list[str]:
    """A few moves and a batch of a real game."""

    from tenfold.core.batch import Batch
    from tenfold.core.match import Match
    from tenfold.core.registry import game_ids, game_of

    game = game_of(game_ids()[-1])
    match = Match(game, game.seats[0], bytes(32))
    seat = match.due[0]
    match.submit(seat, match.view(seat).legal[0], 0)
    batch = Batch(game, game.seats[0], 2)
    batch.play()
    return [match.entries[0].digest, str(int(batch.states["stream"][0, 0]))]


counter = Counter()
with event.install_listener("numba:compile", counter):
    results = bound_twice() if sys.argv[1] == "bind" else play_one()
print(*results, len(counter.names))  # noqa: T201 - the test reads it
