"""Programs play by the API with their own token, are seen as bots and know what their seat knows."""

import subprocess
import sys
from pathlib import Path

import pytest

from tenfold.client import Client, Refused
from tests.server.helpers import Running, play_out, until

EXAMPLE = Path(__file__).resolve().parents[3] / "examples" / "bot.py"


def test_the_example_plays_to_the_end(patient: Running, tmp_path: Path) -> None:
    ann = patient.guest("Ann")
    made = ann.make("ten_squares", ["me", "open"])
    token = tmp_path / "token"
    command = [sys.executable, EXAMPLE, patient.url, made["code"], "--name", "Robo", "--token", token]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
        until(lambda: ann.table(made["table"])["seats"][1]["ready"])
        seats = ann.table(made["table"])["seats"]
        assert [(seat["name"], seat["program"]) for seat in seats] == [("Ann", False), ("Robo", True)]
        assert ann.command(made["table"], {"type": "start", "id": "s"})["ok"]
        robo = Client(patient.url, token=token.read_text())
        with ann.sit(made["table"]) as line, robo.sit(made["table"]) as same:
            play_out(line)
            until(lambda: same.receive(0.1) is None)
            assert set(line.views) == {0}
            assert set(same.views) == {1}  # nothing beyond its own seat
        said, _ = bot.communicate(timeout=20)
    assert bot.returncode == 0
    assert said.strip() == same.views[1]["outcome"]["text"]


def test_only_its_token_speaks_for_a_program(patient: Running) -> None:
    robo = Client(patient.url)
    token = robo.become_program("Robo")
    assert robo.me()["name"] == "Robo"
    assert Client(patient.url, token=token).me()["guest"] == robo.me()["guest"]
    assert patient.guest("Ann").me()["guest"] != robo.me()["guest"]
    for wrong in (token[:-1], token.replace("program~", ""), patient.guest("Ann").cookie, "x"):
        with pytest.raises(Refused) as refused:
            Client(patient.url, token=wrong).rename("Eve")
        assert refused.value.code == "no-guest"
    with pytest.raises(Refused):
        robo.call("POST", "/api/programs", {"name": " "})


def test_a_program_has_no_more_rights_than_its_seat(patient: Running) -> None:
    ann = patient.guest("Ann")
    made = ann.make("ten_squares", ["me", "open"])
    robo = Client(patient.url)
    robo.become_program("Robo")
    with pytest.raises(Refused):
        robo.table(made["table"])
    table = robo.join(made["code"])
    for command in (
        {"type": "start", "id": "1"},
        {"type": "sit", "id": "2", "seat": 0},
        {"type": "remove", "id": "3", "seat": 0},
    ):
        assert not robo.command(table, command)["ok"]


def test_a_programs_data_can_be_deleted(patient: Running) -> None:
    ann, robo = patient.guest("Ann"), Client(patient.url)
    made = ann.make("ten_squares", ["me", "open"])
    robo.become_program("Robo")
    table = robo.join(made["code"])
    assert robo.command(table, {"type": "sit", "id": "1", "seat": 1})["ok"]
    robo.call("DELETE", "/api/me")
    assert ann.table(table)["seats"][1]["kind"] == "open"
    assert robo.me()["name"] == ""
