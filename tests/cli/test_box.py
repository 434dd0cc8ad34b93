"""`tenfold box`, and playing with a box file."""

import json
import time
from pathlib import Path

import pytest

from tenfold.cli import main
from tenfold.core.box import box_text, read_box
from tenfold.core.registry import game_of
from tests.core.test_box import HOSTILE, MAX_SECONDS
from tests.wording import like, said

HEART = game_of("heart_of_africa")


def written(folder: Path, points: int = 7) -> Path:
    """A box file whose tickets are all worth the same."""
    assert HEART.box_support is not None
    standard = HEART.box_support.standard()
    tickets = [[one, other, points] for one, other, _ in standard["tickets"][:31]]
    path = folder / "mine.tenfoldbox"
    path.write_text(box_text({**standard, "name": "Mine", "tickets": tickets}), encoding="utf-8")
    return path


def test_a_new_file_has_the_standard_box_and_fits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "new.tenfoldbox"
    assert main(["box", "new", HEART.id, "--out", str(path)]) == 0
    assert main(["box", "check", str(path)]) == 0
    assert like("cli", "box-fits").search(capsys.readouterr().out)
    assert HEART.box_support is not None
    assert read_box(path) == HEART.box_support.standard()
    assert main(["box", "new", HEART.id, "--out", str(path)]) == 2
    assert capsys.readouterr().err.strip() == said("cli", "box-taken", path=str(path))


def test_what_is_unusual_is_said_and_what_is_wrong_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path)
    assert main(["box", "check", str(path)]) == 0
    assert like("core", "box-ticket-value", number=1, points=7).search(capsys.readouterr().out)
    path.write_text(path.read_text("utf-8").replace('"bangui"', '"bangkok"'), encoding="utf-8")
    assert main(["box", "check", str(path)]) == 2
    assert "bangkok" in capsys.readouterr().out
    assert main(["simulate", HEART.id, "--box", str(path)]) == 2
    assert "bangkok" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "key"),
    [("", "box-no-game"), ("format = 1\ngame = 'tenzania'", "box-none"), ("=", "box-not-toml")],
)
def test_what_is_no_box_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, key: str
) -> None:
    path = tmp_path / "odd.tenfoldbox"
    path.write_text(text, encoding="utf-8")
    assert main(["box", "check", str(path)]) == 2
    assert like("core", key).search(capsys.readouterr().err)


@pytest.mark.parametrize("content", HOSTILE.values(), ids=HOSTILE)
def test_hostile_files_are_refused_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    path = tmp_path / "hostile.tenfoldbox"
    path.write_bytes(content)
    spent = []
    for _ in range(3):
        start = time.thread_time()
        assert main(["box", "check", str(path)]) == 2
        spent.append(time.thread_time() - start)
        told = capsys.readouterr()
    # The first one of a process also imports what it needs, and any may be disturbed.
    assert min(spent) < MAX_SECONDS
    assert len((told.out + told.err).strip()) > 10
    assert all(len(line) < 400 and line.isprintable() for line in (told.out + told.err).splitlines())


def test_saved_games_and_traces_carry_the_box(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    box = written(tmp_path)
    assert main(["simulate", HEART.id, "--seed", "5", "--box", str(box), "--out", str(tmp_path / "out")]) == 0
    (saved,) = (tmp_path / "out").iterdir()
    box.unlink()
    assert json.loads(saved.read_text("utf-8"))["boxes"][0]["name"] == "Mine"
    capsys.readouterr()
    assert main(["trace", str(saved)]) == 0
    first, *_, last = map(json.loads, capsys.readouterr().out.splitlines())
    assert first["boxes"][0]["tickets"][0] == ["bangui", "douala", 7]
    assert first["state"]["ticket_points"] == [7] * 31
    assert last["outcome"]["ending"] in {"last-round", "stuck"}
