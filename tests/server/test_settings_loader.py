"""Limits and more, chosen in a file, by the environment, on the command line; nonsense gets a sentence."""

import re
from pathlib import Path

import pytest

from tenfold.server.settings import DAY, Limits, Rate, Settings
from tenfold.server.settings_loader import BadSettings, load_settings
from tests.wording import like

FILE = """
host = "127.0.0.1"
port = 9000
host_names = ["tables.example.org"]
bot_seconds = 1
waiting_days = 7.5

[limits]
tables = "500 per day"
messages = "200 per 30 seconds"
failed_joins = "1 per 2 hours"
sockets_per_address = 1000
head_seconds = 5
"""


def chosen(
    folder: Path, text: str = "", environment: dict[str, str] | None = None, **given: object
) -> Settings:
    if text:
        (folder / "settings.toml").write_text(text)
    return load_settings(Settings(data=folder), environment or {}, **given)  # type: ignore[arg-type]


def test_a_file_in_the_data_folder_is_read(tmp_path: Path) -> None:
    settings = chosen(tmp_path, FILE)

    assert (settings.host, settings.port, settings.host_names) == ("127.0.0.1", 9000, ("tables.example.org",))
    assert (settings.bot_seconds, settings.waiting_days) == (1.0, 7.5)
    assert settings.limits.tables == Rate(500, float(DAY))
    assert settings.limits.messages == Rate(200, 30.0)
    assert settings.limits.failed_joins == Rate(1, 7200.0)
    assert (settings.limits.sockets_per_address, settings.limits.head_seconds) == (1000, 5.0)
    assert settings.limits.requests == Limits().requests


def test_without_a_file_everything_is_as_it_was(tmp_path: Path) -> None:
    assert chosen(tmp_path) == Settings(data=tmp_path)


def test_the_environment_counts_more_than_the_file_and_the_command_most(tmp_path: Path) -> None:
    environment = {
        "TENFOLD_PORT": "9001",
        "TENFOLD_HOST_NAMES": "a.example, b.example",
        "TENFOLD_LIMIT_TABLES": "600 per day",
        "TENFOLD_CACHE": "/somewhere",
        "TENFOLD_DATA": "/elsewhere",
        "PATH": "/bin",
    }
    settings = chosen(tmp_path, FILE, environment, host="::1", port=None)

    assert (settings.host, settings.port) == ("::1", 9001)
    assert settings.host_names == ("a.example", "b.example")
    assert settings.limits.tables == Rate(600, float(DAY))
    assert settings.limits.messages == Rate(200, 30.0)
    assert settings.data == tmp_path


def test_another_file_can_be_named(tmp_path: Path) -> None:
    (tmp_path / "other.toml").write_text("port = 1")

    assert load_settings(Settings(data=tmp_path), {}, tmp_path / "other.toml").port == 1


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("port = ", like("server", "settings-not-toml")),
        ("\xff", like("server", "settings-not-utf8")),
        ("[" * 5000, like("server", "settings-not-toml")),
        ("colour = 1", like("server", "settings-unknown")),
        ('data = "/x"', like("server", "settings-unknown")),
        ("limits = 3", like("server", "settings-no-section")),
        ("[limits]\njoins = 1", like("server", "settings-unknown")),
        ('port = "x"', like("server", "settings-wrong", value="x", wanted="whole")),
        ("port = 70000", like("server", "settings-wrong", wanted="port")),
        ("port = true", like("server", "settings-wrong", wanted="whole")),
        ("port = -1", like("server", "settings-wrong", wanted="whole")),
        ("bot_seconds = -1", like("server", "settings-wrong", wanted="number")),
        ("bot_seconds = nan", like("server", "settings-wrong", wanted="number")),
        ("bot_seconds = inf", like("server", "settings-wrong", wanted="number")),
        ("host = 3", like("server", "settings-wrong", value="3", wanted="text")),
        ('host = ""', like("server", "settings-wrong", value="", wanted="text")),
        ("host_names = 3", like("server", "settings-wrong", wanted="texts")),
        ("host_names = [3]", like("server", "settings-wrong", wanted="texts")),
        ('counts_own_device = "perhaps"', like("server", "settings-wrong", wanted="yes-or-no")),
        ("[limits]\ntables = 3", like("server", "settings-wrong", wanted="rate")),
        ('[limits]\ntables = "many"', like("server", "settings-wrong", wanted="rate")),
        ('[limits]\ntables = "0 per day"', like("server", "settings-wrong", wanted="rate")),
        ('[limits]\ntables = "1 per 0 days"', like("server", "settings-wrong", wanted="rate")),
        ("[limits]\nframe_bytes = 0", like("server", "settings-zero")),
    ],
)
def test_nonsense_gets_a_sentence(tmp_path: Path, text: str, sentence: re.Pattern[str]) -> None:
    (tmp_path / "settings.toml").write_bytes(
        text.encode("latin-1", "replace") if text == "\xff" else text.encode()
    )
    with pytest.raises(BadSettings, match=sentence) as refused:
        chosen(tmp_path)

    assert "\n" not in refused.value.sentence


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("TENFOLD_PORT", "", like("server", "settings-wrong", value="", wanted="whole")),
        ("TENFOLD_LIMIT_TABLES", "lots", like("server", "settings-wrong", value="lots")),
        ("TENFOLD_LIMIT_TABELS", "1 per day", like("server", "settings-unknown")),
        ("TENFOLD_COUNTS_OWN_DEVICE", "x" * 500, like("server", "settings-wrong", wanted="yes-or-no")),
    ],
)
def test_nonsense_in_the_environment_gets_one_too(
    tmp_path: Path, name: str, value: str, sentence: re.Pattern[str]
) -> None:
    with pytest.raises(BadSettings, match=sentence):
        chosen(tmp_path, environment={name: value})
