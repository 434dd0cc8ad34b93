"""Several moves are typed in one line."""

import json
import re
from pathlib import Path

from tenfold.agents import agent_of
from tenfold.core.match_file import match_from_plain
from tests.cli.terminal import ASK, Terminal
from tests.wording import like, said

HINT = re.compile(
    re.escape(said("cli", "hint", number="AT", move="MOVE"))
    .replace("AT", r"(\d+)")
    .replace("MOVE", r"([^.]+)")
)


def whole_claim(data: Path) -> str:
    """The claim that the bot would make now, with all its steps, found on a copy of the saved match."""
    (file,) = data.glob("*.tenfold")
    match, _ = match_from_plain(json.loads(file.read_text()))
    seat, entries = match.due[0], len(match.entries)
    steps = []
    while match.due == (seat,) and not (steps and match.true_state().turn != seat):
        action = agent_of("greedy", entries).act(match.view(seat))
        match.submit(seat, action, match.count(seat))
        steps.append(match.game.actions.notation(action))
    return " ".join(steps)


def test_a_whole_claim_is_typed_in_one_line(data: Path) -> None:
    with Terminal(data, "play", "heart_of_africa", "--seed", "7", "--bots", "greedy") as terminal:
        terminal.until(ASK)
        terminal.type("hint")
        while not (hint := HINT.search(terminal.until(ASK)))[2].startswith("claim"):  # type: ignore[index]
            terminal.type(hint[1])
            terminal.until(ASK)
            terminal.type("hint")
        line = whole_claim(data)
        terminal.type(line)
        told = terminal.until(ASK)
        terminal.type("quit")
        assert terminal.end() == 0

    assert re.fullmatch(r"claim \S+ pay [^\n]+ (single|double [^\n]+)", line)
    assert like("heart_of_africa", "event-claim", you="yes").search(told)
    assert told.count(said("cli", "your-move")) == 1


def test_a_line_that_goes_wrong_says_so_and_keeps_what_went_right(data: Path) -> None:
    with Terminal(data, "play", "ten_days_africa", "--seed", "7", "--bots", "greedy") as terminal:
        terminal.until(ASK)
        terminal.type("fill 1, fill 1, fill 2")
        told = terminal.until(ASK)
        terminal.type("quit")
        assert terminal.end() == 0

    assert like("ten_days", "event-fill", you="yes").search(told)
    assert said("ten_days", "why-day-is-full", day=1) in told
    assert len(like("ten_days", "event-fill", you="yes").findall(told)) == 1
