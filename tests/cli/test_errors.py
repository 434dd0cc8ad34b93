"""Whatever is wrong with the input: one sentence, the right exit code, never a traceback."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tenfold.cli import main
from tests.cli.terminal import run
from tests.wording import like, said

NO_FOLDER = said("core", "error-cause", code="ENOTDIR", system="")


def outcome(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    try:
        code = main(arguments)
    except SystemExit as stop:
        code = int(str(stop.code))
    return code, capsys.readouterr().err


def test_training_without_torch_says_how_to_install_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    for name in [name for name in sys.modules if name.startswith("tenfold.training.")]:
        monkeypatch.delitem(sys.modules, name)

    assert outcome(["train", "tenzania"], capsys) == (2, said("cli", "train-needs-torch") + "\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("play chess", like("cli", "error-unknown-game", name="chess")),
        ("play tenzania --seats 9", like("cli", "error-bad-seats", seats=9)),
        ("play tenzania --seats 0", like("cli", "error-bad-seats", seats=0)),
        ("play tenzania --seats many", like("help", "not-whole")),
        ("play tenzania --option wings=on", like("cli", "error-bad-option", name="wings")),
        (
            "play tenzania --option doubling=perhaps",
            like("cli", "error-bad-choice", choice="perhaps"),
        ),
        ("play tenzania --option doubling", like("cli", "not-an-option")),
        ("play tenzania --option begins=5", like("cli", "error-bad-beginner", beginner=5)),
        ("play tenzania --bots deep", like("cli", "error-unknown-agent", name="deep")),
        ("play tenzania --bots greedy,,random", like("cli", "list-empty-place")),
        ("play tenzania --helper deep", like("cli", "error-unknown-agent", name="deep")),
        ("play tenzania --pace quick", like("cli", "pace-here")),
        ("play tenzania --bots greedy,random --seats 2", like("cli", "bots-too-many")),
        ("play tenzania --bots greedy,random --seats 5", like("cli", "bots-too-few")),
        ("play tenzania --names Ann,Bo", like("cli", "names-one")),
        ("play tenzania --hotseat --names Ann,Ann", like("cli", "names-same")),
        ("play tenzania --seat 3", like("cli", "no-seat", seat=3)),
        ("play tenzania --save FOLDER", like("cli", "file-folder")),
        ("play tenzania --save MATCH", like("cli", "save-taken")),
        ("play --resume", like("cli", "nothing-to-resume")),
        ("play --resume tenzania", like("cli", "nothing-to-resume")),
        ("play --resume MATCH --seats 2", like("cli", "resume-alone")),
        ("play ten_squares --resume MATCH", like("cli", "resume-other-game", game="Tenzania")),
        ("play --resume FOLDER", like("cli", "file-folder")),
        ("replay FOLDER", like("cli", "file-folder")),
        ("replay MISSING", like("cli", "file-missing")),
        ("replay NOT_JSON", like("cli", "file-foreign")),
        ("replay FOREIGN", like("cli", "error-match-foreign")),
        ("replay MATCH --seat 3", like("cli", "no-seat", seat=3)),
        ("replay MATCH --seat 0", like("cli", "no-seat", seat=0)),
        ("trace BINARY", like("cli", "file-foreign")),
        ("trace FORMAT", like("cli", "error-match-format", here=1)),
        ("trace GAME", like("cli", "error-unknown-game")),
        ("trace VERSION", like("cli", "error-match-version", there=99)),
        ("trace PARTS", like("cli", "error-match-field", field="'seed'")),
        ("simulate chess", like("cli", "error-unknown-game", name="chess")),
        ("simulate tenzania --agents deep", like("cli", "error-unknown-agent", name="deep")),
        ("simulate tenzania --agents greedy,random --seats 3", like("cli", "simulate-agents")),
        ("simulate tenzania --matches 0", like("cli", "simulate-none")),
        (
            "simulate tenzania --out MATCH/inside",
            like("cli", "error-unwritable", why=NO_FOLDER),
        ),
        ("simulate tenzania --out MATCH", like("cli", "error-unwritable")),
        ("simulate tenzania --out /proc/nowhere", like("cli", "error-unwritable")),
        ("bench chess", like("cli", "error-unknown-game", name="chess")),
        ("bench --seconds 0", like("cli", "bench-seconds")),
        ("warm chess", like("cli", "error-unknown-game", name="chess")),
        ("juggle", like("help", "wrong-call")),
    ],
)
def test_wrong_input_is_answered_with_a_sentence(
    arguments: str,
    sentence: re.Pattern[str],
    match_file: Path,
    tmp_path: Path,
    data: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert not data.exists()
    match = json.loads(match_file.read_text())
    files: dict[str, Any] = {
        "FOREIGN": {"name": "package"},
        "FORMAT": {**match, "format": 2},
        "GAME": {**match, "game": "\x1b[31mchess"},
        "VERSION": {**match, "rules_version": 99},
        "PARTS": {name: value for name, value in match.items() if name != "seed"},
    }
    for name, values in files.items():
        (tmp_path / name).write_text(json.dumps(values))
    (tmp_path / "NOT_JSON").write_text("play 6 say 9")
    (tmp_path / "BINARY").write_bytes(bytes(range(256)))
    (tmp_path / "FOLDER").mkdir()
    places = {name: str(tmp_path / name) for name in (*files, "NOT_JSON", "BINARY", "FOLDER", "MISSING")}
    places["MATCH"] = str(match_file)
    words = [_placed(word, places) for word in arguments.split()]

    code, err = outcome(words, capsys)

    assert code == 2
    assert sentence.search(" ".join(err.split()))
    assert "Traceback" not in err
    assert "\x1b" not in err


def _placed(word: str, places: dict[str, str]) -> str:
    head, slash, rest = word.partition("/")
    return places.get(head, head) + slash + rest


@pytest.mark.parametrize("command", ["replay", "trace", "play --resume"])
def test_a_changed_log_is_refused_where_it_diverged(
    command: str, match_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    values = json.loads(match_file.read_text())
    values["entries"][4]["action"] = "play 10 say 19"
    changed = tmp_path / "changed.tenfold"
    changed.write_text(json.dumps(values))

    code, err = outcome([*command.split(), str(changed)], capsys)

    assert code == 1
    assert like("cli", "error-log-refused", number=5).search(err) or like(
        "cli", "error-log-notation", number=5
    ).search(err)
    assert "Traceback" not in err


junk = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 300),
    st.just(10**400),
    st.floats(allow_nan=True),
    st.text(max_size=5),
    st.lists(st.integers(0, 3), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=80)
@given(data=st.data())
def test_a_damaged_file_never_shows_a_traceback(
    data: st.DataObject, match_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    values = json.loads(match_file.read_text())
    name = data.draw(st.sampled_from(sorted(values)))
    if name in {"entries", "digests"} and data.draw(st.booleans()):
        at = data.draw(st.integers(0, 5))
        if name == "entries" and data.draw(st.booleans()):
            values[name][at][data.draw(st.sampled_from(["seat", "action", "takes_back"]))] = data.draw(junk)
        else:
            values[name][at] = data.draw(junk)
    else:
        values[name] = data.draw(junk)
    file = tmp_path / "damaged.tenfold"
    file.write_text(json.dumps(values))

    code, err = outcome(["replay", "--all", str(file)], capsys)

    assert code in {0, 1, 2}
    assert not like("help", "unexpected").search(err)
    if code:
        assert err.strip()


def test_a_reader_that_goes_away_is_no_problem(match_file: Path, tmp_path: Path) -> None:
    pipe = ("bash", "-o", "pipefail", "-c", '"$0" -m tenfold "$@" | head -n 1')
    done = run(tmp_path, sys.executable, "trace", str(match_file), command=pipe)

    assert done.code == 0
    assert done.out.count("\n") == 1
    assert done.err == ""
