"""Rewrites each game's perft file and playthroughs, which guard against change, not against error."""

import argparse
import hashlib
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tenfold.agents import agent_of
from tenfold.core import codec
from tenfold.core.errors import BadOption
from tenfold.core.game import Game
from tenfold.core.match import Match
from tenfold.core.match_log import secret_of
from tenfold.core.record import SPECTATOR
from tenfold.core.registry import game_ids, game_of
from tenfold.core.rng import set_from_secret
from tenfold.core.text import text_of
from tenfold.core.view import View

ROOT = Path(__file__).resolve().parent.parent
MEANT = "If the change is meant, run `make goldens` and look at what it changed."

SEED = "goldens"
PERFT_TABLES = 6
MAX_LEAVES = 600
MAX_DEPTH = 12

PLAYTHROUGHS = 3
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal")
AGENTS = ("greedy", "random")
SHOW_EVERY = 5

Table = tuple[int, dict[str, str]]


def main() -> int:
    """Write the files of the games that are named, or of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="ids; all of them unless named")
    for name in parser.parse_args().games or (*game_ids(), *toy_ids()):
        write(toy_of(name) if name in toy_ids() else game_of(name))
    return 0


def toy_ids() -> list[str]:
    """The toys of the tests that are whole games."""
    return sorted(path.parent.name for path in (ROOT / "tests" / "toys").glob("*/rules.py"))


def toy_of(name: str) -> Game:
    """A toy by its name."""
    toy: Game = importlib.import_module(f"tests.toys.{name}").GAME
    return toy


def write(game: Game) -> None:
    """Write the files of one game; playthroughs of another time are removed."""
    folder = game.folder / "tests" / "playthroughs"
    folder.mkdir(parents=True, exist_ok=True)
    (game.folder / "tests" / "perft.txt").write_text(perft_text(game), encoding="utf-8")
    texts = playthroughs(game)
    for path in folder.glob("*.txt"):
        if path.name not in texts:
            path.unlink()
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    print(f"{game.id}: perft.txt and {len(texts)} playthroughs")


def check_perft(game: Game) -> None:
    """The perft file says what the game says now."""
    _check_same(game.folder / "tests" / "perft.txt", perft_text(game))


def check_playthroughs(game: Game) -> None:
    """The playthroughs are there, and go as they are written."""
    folder = game.folder / "tests" / "playthroughs"
    texts = playthroughs(game)
    assert sorted(path.name for path in folder.glob("*.txt")) == sorted(texts), MEANT
    for name, text in texts.items():
        _check_same(folder / name, text)


def _check_same(path: Path, text: str) -> None:
    assert path.is_file(), f"{path.name} is missing. {MEANT}"
    was = path.read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(zip(was, text.splitlines(), strict=False), 1):
        assert old == new, f"{path.name}, line {number}: “{old}” has become “{new}”. {MEANT}"
    assert len(was) == len(text.splitlines()), f"{path.name} has another length. {MEANT}"


def tables(game: Game) -> list[Table]:
    """Some numbers of seats and sets of options, the same every time."""
    package = game.state.__module__.rpartition(".")[0]
    options = importlib.import_module(f"{package}.tests.scenarios").OPTIONS
    pairs = [(seats, chosen) for chosen in options for seats in game.seats if _fits(game, seats, chosen)]
    step = max(1, len(pairs) // PERFT_TABLES)
    return pairs[::step][:PERFT_TABLES]


def _fits(game: Game, seats: int, options: dict[str, str]) -> bool:
    try:
        game.validate_options(seats, options)
    except BadOption:
        return False
    return True


def perft_text(game: Game) -> str:
    """The order of actions, and how many positions there are after each number of entries."""
    notations = "\n".join(game.actions.notation(action) for action in range(game.actions.count))
    lines = [
        f"{game.id}, rules version {game.rules_version}",
        f"actions {game.actions.count} {hashlib.sha256(notations.encode()).hexdigest()}",
    ]
    for number, (seats, options) in enumerate(tables(game)):
        lines += ["", f"{_named(seats, options)}; seed {SEED}/{number}"]
        lines += [
            f"{depth} {leaves} {digest}" for depth, leaves, digest in perft(game, seats, options, number)
        ]
    return "\n".join(lines) + "\n"


def perft(game: Game, seats: int, options: dict[str, str], number: int) -> Iterator[tuple[int, int, str]]:
    """Depth, leaves, digest: all actions of the lowest due seat, chance as a match sets it."""
    secret = secret_of(SEED, game.id, number)
    level = [_dealt(game, seats, options, secret)]
    for depth in range(1, MAX_DEPTH + 1):
        level = [after for states in level for after in _children(game, states, seats, secret, depth)]
        if not level or len(level) > MAX_LEAVES:
            return
        digest = hashlib.sha256("".join(codec.digest(states[0], game.state) for states in level).encode())
        yield depth, len(level), digest.hexdigest()[:16]


def _dealt(game: Game, seats: int, options: dict[str, str], secret: bytes) -> Any:
    states = game.template(seats, options)
    set_from_secret(states[0].stream, secret, 0)
    game.compiled.deal_at(states, 0, seats)
    return states


def _children(game: Game, states: Any, seats: int, secret: bytes, depth: int) -> Iterator[Any]:
    due, _ = game.status(states, seats)
    for action in game.legal(states, due[0]) if due else ():
        after = states.copy()
        set_from_secret(after[0].stream, secret, depth)
        game.compiled.apply_at(after, 0, due[0], action)
        yield after


def playthroughs(game: Game) -> dict[str, str]:
    """Whole matches as text, by file name."""
    chosen = tables(game)
    texts = {}
    for number in range(PLAYTHROUGHS):
        seats, options = chosen[number * (len(chosen) - 1) // max(1, PLAYTHROUGHS - 1)]
        texts[f"{number + 1}.txt"] = "\n".join(playthrough(game, seats, options, number)) + "\n"
    return texts


def playthrough(game: Game, seats: int, options: dict[str, str], number: int) -> Iterator[str]:
    """One match: each entry with its sentences, and every so often the table and the legal moves."""
    match = Match(game, seats, secret_of(SEED, game.id, 100 + number), options)
    players = [agent_of(AGENTS[(seat + number) % len(AGENTS)], seat) for seat in range(seats)]
    names = NAMES[:seats]
    yield f"{game.title}, rules version {game.rules_version}, {_named(seats, dict(match.header.options))}"
    while due := match.due:
        view = match.view(due[0])
        if len(match.entries) % SHOW_EVERY == 0:
            yield from _shown(view, names)
        entry = match.submit(due[0], players[due[0]].act(view), match.count(due[0]))
        assert entry.action is not None
        yield f"{entry.number}. {names[entry.seat]}: {game.actions.notation(entry.action)}"
        yield from _told(match, entry.number, entry.seat, names)
    yield from _shown(match.view(SPECTATOR), names)
    outcome = match.outcome
    assert outcome is not None
    yield text_of(game).result(match.view(SPECTATOR), names)
    yield f"scores {list(outcome.scores)}, ranking {list(outcome.ranking)}"
    yield f"ending {outcome.ending} ({outcome.clause})"
    yield f"digest {match.entries[-1].digest}"


def _told(match: Match, number: int, seat: int, names: tuple[str, ...]) -> Iterator[str]:
    """What the actor and a spectator hear."""
    text = text_of(match.game)
    for observer, mark in ((seat, "  "), (SPECTATOR, "  | ")):
        for event in match.events(number, observer):
            yield mark + text.event(event, observer, names)


def _shown(view: View, names: tuple[str, ...]) -> Iterator[str]:
    yield ""
    for line in view.game.show(view, text_of(view.game), names):
        yield ("    " + "".join(span.text for span in line)).rstrip()
    if view.legal:
        yield f"    {names[view.observer]} may: " + ", ".join(
            view.game.actions.notation(action) for action in view.legal
        )
    yield ""


def _named(seats: int, options: dict[str, str]) -> str:
    return ", ".join((f"{seats} seats", *(f"{name} {choice}" for name, choice in options.items())))


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main())
