"""Whatever is wrong with the input: one sentence, the right exit code, never a traceback."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tenfold.cli import main
from tests.cli.terminal import run


def outcome(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    try:
        code = main(arguments)
    except SystemExit as stop:
        code = int(str(stop.code))
    return code, capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("play chess", "There is no game called “chess”."),
        ("play tenzania --seats 9", "Tenzania is for 2 to 8 players, not 9."),
        ("play tenzania --seats 0", "Tenzania is for 2 to 8 players, not 0."),
        ("play tenzania --seats many", "argument --seats"),
        ("play tenzania --option wings=on", "Tenzania has no option “wings”."),
        ("play tenzania --option doubling=perhaps", "“perhaps” is no choice of “doubling”."),
        ("play tenzania --option doubling", "write it as name=choice"),
        ("play tenzania --option begins=5", "Seat 5 cannot begin"),
        ("play tenzania --bots deep", "There is no bot called “deep”."),
        ("play tenzania --bots greedy,,random", "has an empty place"),
        ("play tenzania --helper deep", "There is no bot called “deep”."),
        ("play tenzania --pace quick", "--pace is for a table of a server"),
        ("play tenzania --bots greedy,random --seats 2", "leave no seat for you"),
        ("play tenzania --bots greedy,random --seats 5", "add --hotseat"),
        ("play tenzania --names Ann,Bo", "There is one person at this table"),
        ("play tenzania --hotseat --names Ann,Ann", "same name"),
        ("play tenzania --seat 3", "There is no seat 3"),
        ("play tenzania --save FOLDER", "is a folder"),
        ("play tenzania --save MATCH", "exists already"),
        ("play --resume", "There is no unfinished match"),
        ("play --resume tenzania", "There is no unfinished match"),
        ("play --resume MATCH --seats 2", "leave out everything but --resume"),
        ("play ten_squares --resume MATCH", "is a match of Tenzania"),
        ("play --resume FOLDER", "is a folder"),
        ("replay FOLDER", "is a folder"),
        ("replay MISSING", "There is no file"),
        ("replay NOT_JSON", "is not a Tenfold match"),
        ("replay FOREIGN", "This is not a Tenfold match."),
        ("replay MATCH --seat 3", "There is no seat 3"),
        ("replay MATCH --seat 0", "There is no seat 0"),
        ("trace BINARY", "is not a Tenfold match"),
        ("trace FORMAT", "this program reads 1"),
        ("trace GAME", "There is no game called"),
        ("trace VERSION", "version 99 of the rules"),
        ("trace PARTS", "damaged"),
        ("simulate chess", "There is no game called “chess”."),
        ("simulate tenzania --agents deep", "There is no bot called “deep”."),
        ("simulate tenzania --agents greedy,random --seats 3", "name one for all, or one for each"),
        ("simulate tenzania --matches 0", "at least one match"),
        ("simulate tenzania --out MATCH/inside", "cannot be written: not a directory"),
        ("simulate tenzania --out MATCH", "cannot be written"),
        ("simulate tenzania --out /proc/nowhere", "cannot be written"),
        ("bench chess", "There is no game called “chess”."),
        ("bench --seconds 0", "more than 0"),
        ("warm chess", "There is no game called “chess”."),
        ("juggle", "See “tenfold --help”"),
    ],
)
def test_wrong_input_is_answered_with_a_sentence(
    arguments: str,
    sentence: str,
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
    assert sentence in err
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
    assert "Entry 5" in err
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
    assert "should not have happened" not in err
    if code:
        assert err.strip()


def test_a_reader_that_goes_away_is_no_problem(match_file: Path, tmp_path: Path) -> None:
    pipe = ("bash", "-o", "pipefail", "-c", '"$0" -m tenfold "$@" | head -n 1')
    done = run(tmp_path, sys.executable, "trace", str(match_file), command=pipe)

    assert done.code == 0
    assert done.out.count("\n") == 1
    assert done.err == ""
