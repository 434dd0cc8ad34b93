"""`tenfold puzzle`: ask, judge, tell why."""

from pathlib import Path

from tenfold.analysis.puzzles import puzzles_of
from tenfold.cli.commands.puzzle import day_of
from tenfold.core.registry import game_of
from tests.cli.terminal import run_here
from tests.wording import like, said

DAY = ("--day", "2026-01-01")


def test_the_answer_is_found_by_its_move_and_told_with_its_reason(data: Path) -> None:
    puzzle = puzzles_of(game_of("tenzania"))[0]
    match = puzzle.match(game_of("tenzania"))
    wrong = next(
        number
        for number, action in enumerate(match.view(match.due[0]).legal, 1)
        if match.game.actions.notation(action) != puzzle.answer
    )
    done = run_here(data, "puzzle", "tenzania", *DAY, typed=f"{wrong}\nnonsense\n{puzzle.answer}\n")

    assert done.code == 0, done.err
    assert said("cli", "puzzle-note", number=1, day="2026-01-01") in done.out
    assert said("cli", "puzzle-wrong") in done.out
    assert "nonsense" in done.out
    assert said("cli", "puzzle-right") in done.out
    assert like("cli", "puzzle-margin").search(done.out)


def test_the_answer_can_be_shown_and_left(data: Path) -> None:
    shown = run_here(data, "puzzle", "ten_squares", *DAY, "--language", "fr", typed="answer\n")
    left = run_here(data, "puzzle", "ten_squares", *DAY, typed="q\n")
    gone = run_here(data, "puzzle", "ten_squares", *DAY)

    assert said("cli", "puzzle-answer", language="fr") in shown.out
    assert (shown.code, left.code, gone.code) == (0, 0, 0)
    assert said("cli", "puzzle-answer") not in left.out + gone.out


def test_games_are_listed_and_a_wrong_day_gets_a_sentence(data: Path) -> None:
    listed = run_here(data, "puzzle")
    wrong = run_here(data, "puzzle", "tenzania", "--day", "tomorrow")

    assert "tenfold puzzle ten_squares" in listed.out
    assert wrong.code == 2
    assert said("cli", "puzzle-bad-day", day="tomorrow") in wrong.err
    assert day_of("2026-02-03").isoformat() == "2026-02-03"
