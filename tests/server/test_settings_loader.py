"""Limits and more, chosen in a file, by the environment, on the command line; nonsense gets a sentence."""

from pathlib import Path

import pytest

from tenfold.server.settings import DAY, Limits, Rate, Settings
from tenfold.server.settings_loader import BadSettings, load_settings

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
        ("port = ", "is not TOML"),
        ("\xff", "is no text in UTF-8"),
        ("[" * 5000, "is not TOML"),
        ("colour = 1", "There is no setting colour in .*: host, port"),
        ('data = "/x"', "There is no setting data"),
        ("limits = 3", "must be a section"),
        ("[limits]\njoins = 1", "There is no setting limits.joins in .*failed_joins"),
        ('port = "x"', "port in .* is “x”, but it must be a whole number"),
        ("port = 70000", "a port, from 0 to 65535"),
        ("port = true", "a whole number"),
        ("port = -1", "a whole number"),
        ("bot_seconds = -1", "not below 0"),
        ("bot_seconds = nan", "not below 0"),
        ("bot_seconds = inf", "not below 0"),
        ("host = 3", "a text"),
        ('host = ""', "a text"),
        ("host_names = 3", "a list of texts"),
        ("host_names = [3]", "a list of texts"),
        ('counts_own_device = "perhaps"', "true or false"),
        ("[limits]\ntables = 3", "as in “40 per minute”"),
        ('[limits]\ntables = "many"', "as in “40 per minute”"),
        ('[limits]\ntables = "0 per day"', "as in “40 per minute”"),
        ('[limits]\ntables = "1 per 0 days"', "as in “40 per minute”"),
        ("[limits]\nframe_bytes = 0", "nobody could play"),
    ],
)
def test_nonsense_gets_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    (tmp_path / "settings.toml").write_bytes(
        text.encode("latin-1", "replace") if text == "\xff" else text.encode()
    )
    with pytest.raises(BadSettings, match=sentence) as refused:
        chosen(tmp_path)

    assert "\n" not in refused.value.sentence


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("TENFOLD_PORT", "", "TENFOLD_PORT is “”, but it must be a whole number"),
        ("TENFOLD_LIMIT_TABLES", "lots", "TENFOLD_LIMIT_TABLES is “lots”"),
        ("TENFOLD_LIMIT_TABELS", "1 per day", "There is no setting TENFOLD_LIMIT_TABELS"),
        ("TENFOLD_COUNTS_OWN_DEVICE", "x" * 500, "true or false"),
    ],
)
def test_nonsense_in_the_environment_gets_one_too(
    tmp_path: Path, name: str, value: str, sentence: str
) -> None:
    with pytest.raises(BadSettings, match=sentence):
        chosen(tmp_path, environment={name: value})
