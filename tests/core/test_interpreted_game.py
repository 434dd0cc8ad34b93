"""The same game twice: compiled, and interpreted as long as it is not. A match goes on with either."""

import subprocess
import sys

import pytest

from tenfold.agents import agent_of
from tenfold.core.errors import UnknownGame
from tenfold.core.game import Game
from tenfold.core.interpreted_game import interpreted_game_of
from tenfold.core.jit import INTERPRET
from tenfold.core.match import Match
from tenfold.core.match_log import secret_of
from tenfold.core.record import SPECTATOR
from tenfold.core.registry import game_ids, game_of
from tenfold.core.text import text_of

SECRET = secret_of(3, "interpreted")
PLIES = 40


def digests_of(*games: Game) -> list[str]:
    """The digests of a match in which the games take turns with its entries, and what was told of it."""
    match = Match(games[0], games[0].seats[0], SECRET)
    told = [match.deal_digest]
    for ply in range(PLIES):
        match.game = games[ply * len(games) // PLIES]
        if match.is_over:
            break
        seat = match.due[0]
        entry = match.submit(seat, agent_of("greedy", ply).act(match.view(seat)), match.count(seat))
        sentences = [text_of(match.game).event(event, seat) for event in match.events(entry.number, seat)]
        told += [entry.digest, *sentences, text_of(match.game).status(match.view(SPECTATOR))]
    return told


@pytest.mark.compiled
@pytest.mark.parametrize("game_id", game_ids())
def test_a_match_is_the_same_interpreted_compiled_and_switched_in_the_middle(game_id: str) -> None:
    compiled, interpreted = game_of(game_id), interpreted_game_of(game_id)
    expected = digests_of(compiled)

    assert len(expected) > PLIES
    assert digests_of(interpreted) == expected
    assert digests_of(interpreted, compiled) == expected
    assert digests_of(interpreted, compiled, interpreted) == expected


@pytest.mark.parametrize("game_id", game_ids())
def test_both_forms_of_a_game_stand_side_by_side(game_id: str) -> None:
    compiled = game_of(game_id)
    modules = {name: module for name, module in sys.modules.items() if name.startswith("tenfold.")}
    interpreted = interpreted_game_of(game_id)

    assert {name: sys.modules.get(name) for name in modules} == modules
    assert sys.modules["tenfold"].games is modules["tenfold.games"]
    assert game_of(game_id) is compiled
    assert interpreted_game_of(game_id) is interpreted
    assert (interpreted is compiled) == INTERPRET
    assert not hasattr(interpreted.rules.apply, "py_func")
    assert not hasattr(interpreted.compiled.apply_at, "py_func")
    assert hasattr(compiled.rules.apply, "py_func") != INTERPRET


def test_no_other_game_is_interpreted() -> None:
    with pytest.raises(UnknownGame):
        interpreted_game_of("chess")


LOAD_AT_ONCE = """
import importlib, sys, threading
from tenfold.core.interpreted_game import interpreted_game_of
from tenfold.core.registry import game_ids, game_of

failures, done = [], threading.Event()

def run(load):
    try:
        for game_id in game_ids():
            load(game_id)
    except BaseException as error:
        failures.append(repr(error))

def import_others():
    while not done.is_set():
        sys.modules.pop("colorsys", None)
        importlib.import_module("colorsys")
        importlib.import_module("tenfold.games.tenzania.bot")

threads = [threading.Thread(target=run, args=[load]) for load in (game_of, interpreted_game_of)]
other = threading.Thread(target=import_others)
sys.setswitchinterval(1e-5)
other.start()
for thread in threads: thread.start()
for thread in threads: thread.join()
done.set()
other.join()
print(failures, {(game_of(one).is_compiled, interpreted_game_of(one).is_compiled) for one in game_ids()})
"""


@pytest.mark.compiled
def test_both_forms_load_in_threads_while_others_import() -> None:
    """Issue 28, finding 1: the first loads after a restart under traffic."""
    found = subprocess.run(
        [sys.executable, "-c", LOAD_AT_ONCE], capture_output=True, text=True, timeout=120, check=True
    )

    assert found.stdout == "[] {(True, False)}\n", found.stderr
