"""A person plays every game to its end in a terminal, asking for a hint before each move."""

import re
from pathlib import Path

import pytest

from tenfold.core.registry import game_ids, game_of
from tests.cli.terminal import ASK, THE_END, Terminal
from tests.wording import like, said

END = f"· {THE_END}"
HINT = re.compile(re.escape(said("cli", "hint", number="AT", move="")).partition("AT")[0] + r"(\d+)")


@pytest.mark.parametrize("name", game_ids())
def test_a_whole_match_is_played_by_hints(name: str, data: Path) -> None:
    game = game_of(name)
    with Terminal(data, "play", name, "--seed", "7", "--bots", "greedy", "--helper", "greedy") as terminal:
        moves = 0
        while terminal.until_any(ASK, END) == ASK:
            terminal.type("hint")
            hint = HINT.search(terminal.until(ASK))
            assert hint is not None
            terminal.type(hint[1])
            moves += 1
        terminal.until(said("cli", "another"))
        terminal.type("n")
        assert terminal.end() == 0
        last = terminal.seen[terminal.seen.rindex(END) :]

    assert 0 < moves <= game.max_entries
    assert like("core", "result").search(last)
    assert "★" in last
