"""What the host of a server chooses: a settings file, the environment, the command line.

A later one counts. Whatever makes no sense is answered with the name of the setting and what it
may be; nothing is left out silently.
"""

import math
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import Field, fields, replace
from pathlib import Path
from typing import Any, get_type_hints

from tenfold.core.errors import TenfoldError
from tenfold.core.messages import os_error_text
from tenfold.server.messages import say
from tenfold.server.settings import DAY, SETTINGS, Limits, Rate, Settings

PREFIX = "TENFOLD_"
LIMIT_PREFIX = "TENFOLD_LIMIT_"
NOT_CHOSEN = {"data", "limits", "web"}
"""What is not a setting of the file: where it stands, and what has names of its own."""
UNITS = {"second": 1, "minute": 60, "hour": 60 * 60, "day": DAY}
RATE = re.compile(r"(\d{1,12}) per (?:(\d{1,9}) )?(second|minute|hour|day)s?")
MOST_BYTES = 64 * 1024
SHORTEST_TOKEN = 16
HIGHEST_PORT = 65535


class BadSettings(TenfoldError):
    """A setting that makes no sense."""

    code = "bad-settings"


def load_settings(
    settings: Settings, environment: Mapping[str, str], file: Path | None = None, **given: Any
) -> Settings:
    """Settings changed by a file, then by the environment, then by what is given; None is not given."""
    path = file or settings.data / SETTINGS
    if file is not None or path.is_file():
        settings = _from_file(settings, path)
    settings = _from_environment(settings, environment)
    for name, value in given.items():
        if value is not None:
            settings = _with(settings, name, value, f"--{name.replace('_', '-')}")
    return settings


def _from_file(settings: Settings, path: Path) -> Settings:
    try:
        with path.open("rb") as opened:
            text = opened.read(MOST_BYTES)
        found = tomllib.loads(text.decode())
    except OSError as error:
        raise BadSettings(say("settings-unreadable", path=str(path), why=os_error_text(error))) from error
    except UnicodeDecodeError as error:
        raise BadSettings(say("settings-not-utf8", path=str(path))) from error
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadSettings(say("settings-not-toml", path=str(path), why=str(error))) from error
    limits = found.pop("limits", {})
    if not isinstance(limits, dict):
        raise BadSettings(say("settings-no-section", path=str(path)))
    for name, value in found.items():
        settings = _with(settings, name, value, say("settings-place", name=name, path=str(path)))
    for name, value in limits.items():
        settings = _with_limit(
            settings, name, value, say("settings-place", name=f"limits.{name}", path=str(path))
        )
    return settings


def _from_environment(settings: Settings, environment: Mapping[str, str]) -> Settings:
    for field in _choosable(Settings):
        name = PREFIX + field.name.upper()
        is_unset = field.type is str and not environment.get(name, "").strip()
        if name in environment and not is_unset:  # where a text is empty, it was left out
            settings = _with(settings, field.name, environment[name], name)
    for name in sorted(environment):
        if name.startswith(LIMIT_PREFIX):
            settings = _with_limit(settings, name.removeprefix(LIMIT_PREFIX).lower(), environment[name], name)
    return settings


def _choosable(kind: type[Any]) -> tuple[Field[Any], ...]:
    return tuple(field for field in fields(kind) if field.name not in NOT_CHOSEN)


def _with(settings: Settings, name: str, value: Any, where: str) -> Settings:
    _known(name, Settings, where)
    read = _read(value, get_type_hints(Settings)[name], where)
    if name == "port" and read > HIGHEST_PORT:
        raise _wrong(where, read, "port")
    if name == "host_token":
        _checked_token(read, where)
    return replace(settings, **{name: read})


def _checked_token(token: str, where: str) -> None:
    """Nobody guesses a long one; it is not repeated where others may read it."""
    if len(token) < SHORTEST_TOKEN:
        raise BadSettings(say("settings-token", where=where, most=str(SHORTEST_TOKEN)))


def _with_limit(settings: Settings, name: str, value: Any, where: str) -> Settings:
    _known(name, Limits, where)
    read = _read(value, get_type_hints(Limits)[name], where)
    if read == 0:
        raise BadSettings(say("settings-zero", where=where))
    return replace(settings, limits=replace(settings.limits, **{name: read}))


def _known(name: str, kind: type[Any], where: str) -> None:
    known = [field.name for field in _choosable(kind)]
    if name not in known:
        raise BadSettings(say("settings-unknown", where=where, known=", ".join(known)))


def _read(value: Any, kind: Any, where: str) -> Any:
    """A value of the right kind, or a sentence that says what it should be."""
    if kind is Rate:
        return _rate(value, where)
    if kind is int:
        return _whole(value, where)
    if kind is float:
        return _number(value, where)
    if kind is bool:
        return _yes_or_no(value, where)
    if kind == tuple[str, ...]:
        return _several(value, where)
    if not isinstance(value, str) or not value.strip():
        raise _wrong(where, value, "text")
    return value.strip()


def _rate(value: Any, where: str) -> Rate:
    found = RATE.fullmatch(" ".join(value.split())) if isinstance(value, str) else None
    if found is None or int(found[2] or 1) == 0 or int(found[1]) == 0:
        raise _wrong(where, value, "rate")
    return Rate(int(found[1]), float(int(found[2] or 1) * UNITS[found[3]]))


def _whole(value: Any, where: str) -> int:
    if isinstance(value, str) and re.fullmatch(r"\d{1,12}", value.strip()):
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 10**12:
        raise _wrong(where, value, "whole")
    return value


def _number(value: Any, where: str) -> float:
    try:
        number = float(value)
    except (TypeError, ValueError, OverflowError):
        number = math.nan
    if isinstance(value, bool) or not 0 <= number < 10**12:
        raise _wrong(where, value, "number")
    return number


def _yes_or_no(value: Any, where: str) -> bool:
    words = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value.strip().lower() in words:
        return words[value.strip().lower()]
    raise _wrong(where, value, "yes-or-no")


def _several(value: Any, where: str) -> tuple[str, ...]:
    parts: Iterable[Any] = value.split(",") if isinstance(value, str) else value
    if not isinstance(parts, (list, tuple)) or not all(isinstance(part, str) for part in parts):
        raise _wrong(where, value, "texts")
    return tuple(part.strip() for part in parts if part.strip())


def _wrong(where: str, value: Any, wanted: str) -> BadSettings:
    return BadSettings(say("settings-wrong", where=where, value=str(value)[:60], wanted=wanted))
