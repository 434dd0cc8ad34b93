"""Loads a server's settings from a file, the environment and the command line; a later one counts.

Whatever is invalid is answered with the name of the setting and what it should be; nothing is
left out silently.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import msgspec

from tenfold.core.errors import TenfoldError
from tenfold.core.messages import os_error_text
from tenfold.server.messages import message
from tenfold.server.settings import DAY, SETTINGS, Limits, Rate, Settings

PREFIX = "TENFOLD_"
LIMIT_PREFIX = "TENFOLD_LIMIT_"
LIMITS = "limits."
"""How the names of limits begin, which have a section of their own."""
NOT_CHOSEN = {"data", "limits", "web"}
"""What isn't set in the file: where the file is, and what has names of its own."""
UNITS = {"second": 1, "minute": 60, "hour": 60 * 60, "day": DAY}
RATE = re.compile(r"(\d{1,12}) per (?:(\d{1,9}) )?(second|minute|hour|day)s?")
YES_AND_NO = {"yes": True, "no": False}
MAX_FILE_BYTES = 64 * 1024
MIN_TOKEN_LENGTH = 16
MAX_PORT = 65535

KINDS: dict[Any, tuple[str, Any]] = {
    Rate: ("rate", Rate),
    int: ("whole", Annotated[int, msgspec.Meta(ge=0, lt=10**12)]),
    float: ("number", Annotated[float, msgspec.Meta(ge=0, lt=10**12)]),
    bool: ("yes-or-no", bool),
    str: ("text", Annotated[str, msgspec.Meta(min_length=1)]),
    tuple[str, ...]: ("texts", tuple[str, ...]),
}
"""What a setting of each type is called in messages, and what it must be."""


class BadSettings(TenfoldError):
    code = "bad-settings"


def load_settings(
    settings: Settings, environment: Mapping[str, str], file: Path | None = None, **given: Any
) -> Settings:
    """Settings changed by a file, then by the environment, then by what is given; None is not given."""
    path = file or settings.data / SETTINGS
    if file is not None or path.is_file():
        for name, value in _from_file(path):
            settings = _with(settings, name, value, message("settings-place", name=name, path=str(path)))
    for name, variable in _from_environment(environment):
        settings = _with(settings, name, environment[variable], variable)
    for name, value in given.items():
        if value is not None:
            settings = _with(settings, name, value, f"--{name.replace('_', '-')}")
    return settings


def _from_file(path: Path) -> Iterator[tuple[str, Any]]:
    try:
        with path.open("rb") as opened:
            text = opened.read(MAX_FILE_BYTES)
        found = tomllib.loads(text.decode())
    except OSError as error:
        raise BadSettings(message("settings-unreadable", path=str(path), why=os_error_text(error))) from error
    except UnicodeDecodeError as error:
        raise BadSettings(message("settings-not-utf8", path=str(path))) from error
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadSettings(message("settings-not-toml", path=str(path), why=str(error))) from error
    limits = found.pop("limits", {})
    if not isinstance(limits, dict):
        raise BadSettings(message("settings-no-section", path=str(path)))
    yield from found.items()
    yield from ((LIMITS + name, value) for name, value in limits.items())


def _from_environment(environment: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The settings of the environment: their names, and the variables they stand in."""
    for name, kind in _choosable(Settings).items():
        variable = PREFIX + name.upper()
        is_unset = kind is str and not environment.get(variable, "").strip()
        if variable in environment and not is_unset:  # an empty text means that it was left out
            yield name, variable
    for variable in sorted(environment):
        if variable.startswith(LIMIT_PREFIX):
            yield LIMITS + variable.removeprefix(LIMIT_PREFIX).lower(), variable


def _choosable(owner: type[Any]) -> dict[str, Any]:
    hints = get_type_hints(owner)
    return {field.name: hints[field.name] for field in fields(owner) if field.name not in NOT_CHOSEN}


def _with(settings: Settings, name: str, value: Any, where: str) -> Settings:
    is_limit = name.startswith(LIMITS)
    name = name.removeprefix(LIMITS)
    known = _choosable(Limits if is_limit else Settings)
    if name not in known:
        raise BadSettings(message("settings-unknown", where=where, known=", ".join(known)))
    read = _read(value, known[name], where)
    if is_limit and read == 0:
        raise BadSettings(message("settings-zero", where=where))
    if name == "port" and read > MAX_PORT:
        raise _wrong(where, read, "port")
    if name == "host_token" and len(read) < MIN_TOKEN_LENGTH:  # not repeated where others may read it
        raise BadSettings(message("settings-token", where=where, most=str(MIN_TOKEN_LENGTH)))
    if is_limit:
        return replace(settings, limits=replace(settings.limits, **{name: read}))
    return replace(settings, **{name: read})


def _read(value: Any, kind: Any, where: str) -> Any:
    wanted, expected = KINDS[kind]
    try:
        # Text is read as what it stands for; in a file a number must be a number.
        return msgspec.convert(_parsed(value, kind), expected, strict=not isinstance(value, str))
    except msgspec.ValidationError as error:
        raise _wrong(where, value, wanted) from error


def _parsed(value: Any, kind: Any) -> Any:
    """A text as far as msgspec doesn't read it by itself."""
    if kind == tuple[str, ...]:
        parts = value.split(",") if isinstance(value, str) else value
        are_texts = isinstance(parts, list | tuple) and all(isinstance(part, str) for part in parts)
        return [part.strip() for part in parts if part.strip()] if are_texts else value
    if not isinstance(value, str):
        return value
    text = value.strip()
    if kind is Rate and (found := RATE.fullmatch(" ".join(text.split()))):
        count, every = int(found[1]), int(found[2] or 1)
        return Rate(count, float(every * UNITS[found[3]])) if count and every else value
    return YES_AND_NO.get(text.lower(), text) if kind is bool else text


def _wrong(where: str, value: Any, wanted: str) -> BadSettings:
    return BadSettings(message("settings-wrong", where=where, value=str(value)[:60], wanted=wanted))
