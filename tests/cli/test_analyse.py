"""`tenfold analyse`: its report, and files that it refuses."""

import json
import re
from pathlib import Path

import pytest

from tenfold.cli.commands.analyse import sparkline
from tests.cli.terminal import run_here
from tests.wording import like, said

pytestmark = pytest.mark.compiled
FEW = ("--budget", "30")
PARTS = (
    *(like("cli", f"analyse-{part}") for part in ("curve", "turns", "accounts")),
    like("core", "result", names="Greedy"),
    like("cli", "analyse-how", budget=30),
)


def test_a_match_is_told_in_curves_turning_points_and_luck(match_file: Path, data: Path) -> None:
    done = run_here(data, "analyse", str(match_file), *FEW)

    assert done.code == 0, done.err
    for part in PARTS:
        assert part.search(" ".join(done.out.split()))
    assert like("cli", "analyse-better").search(" ".join(done.out.split())), "a random player makes mistakes"
    assert "You " not in done.out
    curves = [line for line in done.out.splitlines() if ("→" in line and "█" in line) or "▁▁" in line]
    assert [line.split()[0] for line in curves] == ["Greedy", "Random"]
    assert curves[0].endswith(said("cli", "analyse-from-to", start=0, end=100).partition("0")[2].strip())


def test_a_seat_is_told_alone_in_another_language(match_file: Path, data: Path) -> None:
    done = run_here(data, "analyse", str(match_file), "--seat", "2", "--language", "fr", *FEW)

    assert done.code == 0, done.err
    assert said("cli", "analyse-turns", language="fr") in done.out
    assert [line.split()[0] for line in done.out.splitlines() if "▁▁" in line] == ["Random"]


def test_json_has_everything_and_nothing_else(match_file: Path, data: Path) -> None:
    one, other = (run_here(data, "analyse", str(match_file), "--json", *FEW) for _ in range(2))
    found = json.loads(one.out)

    assert one.out == other.out
    assert found["players"] == ["Greedy", "Random"]
    assert len(found["moments"]) == 81
    assert {decision["seat"] for decision in found["decisions"]} == {0, 1}
    assert sum(account["end"] for account in found["accounts"]) == 1.0
    for decision in found["decisions"]:
        assert (decision["best"] == decision["played"]) == (decision["loss"] == 0)


def test_json_of_one_seat_has_its_decisions_only(match_file: Path, data: Path) -> None:
    found = json.loads(run_here(data, "analyse", str(match_file), "--json", "--seat", "1", *FEW).out)

    assert {decision["seat"] for decision in found["decisions"]} == {0}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--seat", "3"], like("cli", "no-seat", seat=3, seats=2)),
        (["--seat", "0"], like("cli", "no-seat", seat=0, seats=2)),
        (["--budget", "0"], like("cli", "analyse-bad-budget")),
    ],
)
def test_a_wrong_wish_gets_a_sentence(
    words: list[str], sentence: re.Pattern[str], match_file: Path, data: Path
) -> None:
    done = run_here(data, "analyse", str(match_file), *words)

    assert done.code == 2
    assert sentence.search(done.err)
    assert "Traceback" not in done.err


def test_a_file_that_is_none_gets_a_sentence(data: Path, tmp_path: Path, match_file: Path) -> None:
    (tmp_path / "no.tenfold").write_text("{}")
    values = json.loads(match_file.read_text())
    open_match = {
        **values,
        "entries": values["entries"][:4],
        "digests": values["digests"][:5],
        "outcome": None,
    }
    (tmp_path / "open.tenfold").write_text(json.dumps(open_match))

    missing = run_here(data, "analyse", str(tmp_path / "missing.tenfold"))
    foreign = run_here(data, "analyse", str(tmp_path / "no.tenfold"))
    running = run_here(data, "analyse", str(tmp_path / "open.tenfold"))

    assert missing.code == foreign.code == running.code == 2
    assert like("cli", "file-missing").search(" ".join(missing.err.split()))
    assert like("cli", "error-match-foreign").search(foreign.err)
    assert said("core", "error-look-back-not-over") in running.err


def test_a_curve_fits_its_room() -> None:
    assert sparkline([0.0, 0.5, 1.0], 60) == "▁▅█"
    assert len(sparkline([0.5] * 500, 60)) == 60
    assert sparkline([1.0], 60) == "█"
