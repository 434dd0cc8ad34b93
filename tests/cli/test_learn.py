"""`tenfold learn`: every guide is followed to its end at the terminal, and a wrong move is told why."""

from pathlib import Path

import pytest

from tenfold.core.game import Game
from tenfold.core.languages import languages
from tenfold.core.registry import game_ids, game_of
from tenfold.core.text import text_of
from tenfold.guides import Guide, guide_of, has_guide
from tests.cli.terminal import run_here
from tests.wording import like, said

GUIDED = [game_id for game_id in game_ids() if has_guide(game_id)]


def the_guide(game: Game) -> Guide:
    guide = guide_of(game)
    assert guide is not None
    return guide


def right_moves(guide: Guide) -> list[str]:
    return [move.plays[0] for step in guide.steps for move in step.moves]


def said_by(game: Game, language: str) -> list[str]:
    """Everything that the guide says to who follows it."""
    guide = the_guide(game)
    text = text_of(game, language)
    names = {f"name-{seat + 1}": name.capitalize() for seat, name in enumerate(guide.players)}
    return [text.say(name, names) for name in (*(step.sentence for step in guide.steps), guide.END)]


@pytest.mark.parametrize("game_id", GUIDED)
@pytest.mark.parametrize("language", languages())
def test_a_guide_is_followed_to_its_end(tmp_path: Path, game_id: str, language: str) -> None:
    game = game_of(game_id)
    typed = "\n".join(right_moves(the_guide(game))) + "\n"

    done = run_here(tmp_path, "learn", game_id, "--plain", "--language", language, typed=typed)

    assert done.code == 0, done.err
    at = 0
    for sentence in said_by(game, language):
        at = done.out.index(f"▸ {sentence}", at)
    assert f"tenfold play {game_id}" in done.out
    assert not list(tmp_path.iterdir())


def test_a_wrong_move_is_explained_and_tried_again(tmp_path: Path) -> None:
    moves = right_moves(the_guide(game_of("ten_squares")))
    trick = moves.index("red to e")
    typed = [*moves[:trick], "red to b", "undo", "save", "hint", *moves[trick:]]

    done = run_here(tmp_path, "learn", "ten_squares", "--plain", typed="\n".join(typed) + "\n")

    text = text_of(game_of("ten_squares"))
    assert done.code == 0
    assert text.say("guide-trick-wrong", {}) in done.out
    assert said("cli", "learn-no-undo") in done.out
    assert said("cli", "learn-not-kept") in done.out
    assert said("cli", "hint", number=4, move="red to e") in done.out
    assert text.say("guide-end", {}) in done.out


def test_who_leaves_is_told_how_to_come_back(tmp_path: Path) -> None:
    done = run_here(tmp_path, "learn", "ten_squares", "--plain", typed="turn\nquit\n")

    assert done.code == 0
    assert said("cli", "learn-left", command="tenfold learn ten_squares") in done.out


def test_a_game_without_a_guide_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tenfold.cli.commands.learn.guide_of", lambda _: None)

    done = run_here(tmp_path, "learn", "ten_squares")

    assert done.code == 2
    assert like("cli", "learn-none", game="10 Squares").match(" ".join(done.err.split()))
