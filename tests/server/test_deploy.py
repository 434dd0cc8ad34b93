"""What stands in deploy/ works: it is parsed, and the same commands are run where there is no Docker."""

import json
import os
import re
import shlex
import shutil
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from tenfold.cli.subcommands import command_parser
from tenfold.client import Client
from tenfold.server.notifications.webpush_crypto import generate_key
from tenfold.server.runtime.turn_notifier import create_channels
from tenfold.server.settings import Settings
from tenfold.server.settings_loader import load_settings
from tests.e2e.test_wheel import PARTS
from tests.server import postgres
from tests.server.deploy_files import DEPLOY, ROOT, answers, last_of, services, steps
from tests.server.helpers import (
    catch_up,
    free_port,
    pair,
    play_turn,
    running,
    settings_for,
    soon_ready,
    until,
)
from tools.build_web import MAKERS_OF_RULES

SUBSTITUTED = re.compile(r"\$\{(\w+)(?::[?-]([^}]*))?\}")
WRITTEN = {"/var/lib/tenfold", "/var/cache/tenfold"}
SHOWN = 8000
"""So many letters of a log are shown."""


def test_the_image_is_built_in_one_stage_and_run_in_another_by_nobody_special() -> None:
    names = [step for step, _ in steps()]
    second = len(names) - 1 - names[::-1].index("FROM")
    copied = [rest for step, rest in steps()[second:] if step == "COPY"]

    assert names.count("FROM") == 2
    assert copied == ["--from=build /opt/tenfold /opt/tenfold"]
    assert last_of("USER") == "10001"
    assert set(json.loads(last_of("VOLUME"))) == WRITTEN
    assert names.index("USER") < names.index("ENTRYPOINT")


def test_the_image_is_built_from_all_that_a_wheel_needs_and_no_more() -> None:
    lines = (DEPLOY / "Containerfile.dockerignore").read_text().splitlines()
    let_in = {line.removeprefix("!").partition("/")[0] for line in lines if line.startswith("!")}

    assert "*" in lines
    assert let_in == {Path(part).parts[0] for part in PARTS}
    for line in lines:
        if line.startswith("!"):
            assert (ROOT / line.removeprefix("!")).exists()
    for tool in MAKERS_OF_RULES:
        assert f"!tools/{tool}" in lines


def test_every_service_may_write_nothing_but_its_volumes_and_only_the_proxy_is_reached() -> None:
    found = services()

    for service in found.values():
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
    assert [name for name, service in found.items() if "ports" in service] == ["proxy"]
    assert {volume.partition(":")[2] for volume in found["tables"]["volumes"]} == WRITTEN
    assert found["database"]["networks"] == found["wakeups"]["networks"] == ["back"]
    assert "--requirepass" in found["wakeups"]["command"]
    assert yaml.safe_load((DEPLOY / "compose.yaml").read_text())["networks"]["back"] == {"internal": True}


DOCKER = """#!/bin/sh
cd "${0%/*}/.."
[ "$1" != volume ] || exec test -e has-a-database
echo "$@" >> asked
echo "$CADDYFILE_SUM" >> sums
case "$*" in
    *" up "*) ! test -e does-not-start ;;
    *" logs "*) echo "what the server said" ;;
    *pg_dump*) echo "a backup"; ! test -e does-not-dump ;;
    *pg_restore*) cat > restored; ! test -e does-not-restore ;;
esac
"""
"""Writes down how it was called. Files beside it say what there is and what goes wrong."""


def started(folder: Path, *names: str) -> tuple[dict[str, str], str]:
    """What `start.sh` writes and says, with a `docker` that only writes down how it was called."""
    done = scripted(folder, "start.sh", *names)
    assert done.returncode == 0, done.stderr
    lines = (folder / ".env").read_text().splitlines()
    return dict(line.split("=", 1) for line in lines), done.stdout


def scripted(folder: Path, script: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """A script of a copy of deploy/, with that `docker`."""
    if not folder.exists():
        shutil.copytree(DEPLOY, folder, ignore=shutil.ignore_patterns(".env"))
        (folder / "bin").mkdir()
        docker = folder / "bin" / "docker"
        docker.write_text(DOCKER)
        docker.chmod(0o755)
    path = f"{folder / 'bin'}:{os.environ['PATH']}"
    environment = {name: text for name, text in os.environ.items() if not name.startswith("TENFOLD_")}
    return subprocess.run(
        ["sh", folder / script, *arguments],
        env={**environment, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
        timeout=30,
    )


def test_one_command_makes_the_passwords_once_and_starts_everything(tmp_path: Path) -> None:
    first, said = started(tmp_path / "deploy", "tables.example.org")
    again, _ = started(tmp_path / "deploy")
    asked = (tmp_path / "deploy" / "asked").read_text().splitlines()

    assert first == again
    assert first["TENFOLD_NAME"] == "tables.example.org"
    assert len(first["POSTGRES_PASSWORD"]) == len(first["TENFOLD_HOST_TOKEN"]) == 48
    assert len(first["REDIS_PASSWORD"]) == 48
    assert (tmp_path / "deploy" / ".env").stat().st_mode & 0o777 == 0o600
    assert asked == ["compose --file compose.yaml up --build --detach --wait"] * 2
    assert "https://tables.example.org/" in said
    assert first["TENFOLD_HOST_TOKEN"] not in said


def test_another_name_takes_the_place_of_the_first_and_the_passwords_stay(tmp_path: Path) -> None:
    first, _ = started(tmp_path / "deploy")
    again, said = started(tmp_path / "deploy", "tables.example.org")

    assert first["TENFOLD_NAME"] == "localhost"
    assert again == {**first, "TENFOLD_NAME": "tables.example.org"}
    assert "https://tables.example.org/" in said
    assert (tmp_path / "deploy" / ".env").stat().st_mode & 0o777 == 0o600


def test_no_new_passwords_are_made_for_a_database_that_has_another(tmp_path: Path) -> None:
    folder = tmp_path / "deploy"
    started(folder)
    (folder / ".env").unlink()
    (folder / "has-a-database").touch()
    done = scripted(folder, "start.sh")

    assert done.returncode == 1
    assert "Copy .env" in done.stderr
    assert not (folder / ".env").exists()


def test_what_the_server_said_is_shown_if_it_does_not_start(tmp_path: Path) -> None:
    folder = tmp_path / "deploy"
    started(folder)
    (folder / "does-not-start").touch()
    done = scripted(folder, "start.sh")

    assert done.returncode == 1
    assert "what the server said" in done.stderr
    assert "Tenfold is at" not in done.stdout


def test_an_update_of_the_proxy_starts_it_anew(tmp_path: Path) -> None:
    folder = tmp_path / "deploy"
    started(folder)
    started(folder)
    (folder / "Caddyfile").write_text("another")
    started(folder)
    sums = (folder / "sums").read_text().splitlines()

    assert sums[0] == sums[1] != sums[2]
    assert "${CADDYFILE_SUM" in services()["proxy"]["labels"]["tenfold.caddyfile"]


def test_the_server_waits_for_the_database_that_stays() -> None:
    # While a new database is set up, one answers on its socket only.
    check = services()["database"]["healthcheck"]["test"]
    waits = services()["tables"]["depends_on"]["database"]

    assert check[check.index("--host") + 1] == "127.0.0.1"
    assert waits == {"condition": "service_healthy"}


def test_a_backup_of_the_containers_is_whole_and_nobody_elses(tmp_path: Path) -> None:
    folder, copy = tmp_path / "deploy", tmp_path / "copy"
    started(folder)
    (folder / "asked").unlink()
    done = scripted(folder, "backup.sh", copy)
    first = copy.read_text()
    copy.write_text("an older one")
    (folder / "does-not-dump").touch()
    failed = scripted(folder, "backup.sh", copy)

    assert done.returncode == 0, done.stderr
    assert first == "a backup\n"
    assert copy.stat().st_mode & 0o777 == 0o600
    assert "exec -T database pg_dump" in (folder / "asked").read_text()
    assert failed.returncode != 0
    assert copy.read_text() == "an older one"


@pytest.mark.parametrize("is_good", [True, False])
def test_the_containers_are_restored_while_the_server_is_stopped(tmp_path: Path, *, is_good: bool) -> None:
    folder, copy = tmp_path / "deploy", tmp_path / "copy"
    started(folder)
    (folder / "asked").unlink()
    missing = scripted(folder, "restore.sh", copy)
    is_asked = (folder / "asked").exists()
    copy.write_text("a backup")
    if not is_good:
        (folder / "does-not-restore").touch()
    done = scripted(folder, "restore.sh", copy)
    asked = [line.partition("compose.yaml ")[2] for line in (folder / "asked").read_text().splitlines()]

    assert missing.returncode != 0
    assert not is_asked
    assert (done.returncode == 0) is is_good
    assert (folder / "restored").read_text() == "a backup"
    assert [asked[0], asked[2]] == ["stop tables", "start tables"]
    assert {"--single-transaction", "--exit-on-error", "--clean"} <= set(asked[1].split())


def test_backups_ask_what_to_copy_where_nothing_says_so(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.touch()
    for script in ("backup.sh", "restore.sh"):
        done = scripted(tmp_path / "deploy", script, copy)

        assert done.returncode == 1
        assert "TENFOLD_DATABASE" in done.stderr


def test_an_older_env_gets_what_it_lacks_and_keeps_the_rest(tmp_path: Path) -> None:
    first, _ = started(tmp_path / "deploy")
    older = {name: value for name, value in first.items() if name != "REDIS_PASSWORD"}
    env = tmp_path / "deploy" / ".env"
    env.write_text("\n".join(f"{name}={value}" for name, value in older.items()))
    again, _ = started(tmp_path / "deploy")

    assert {**again, "REDIS_PASSWORD": ""} == {**older, "REDIS_PASSWORD": ""}
    assert len(again["REDIS_PASSWORD"]) == 48
    assert env.stat().st_mode & 0o777 == 0o600


def substituted(text: str, made: dict[str, str]) -> str:
    return SUBSTITUTED.sub(lambda found: made.get(found[1], found[2] or ""), text)


def environment_of(service: str, made: dict[str, str]) -> dict[str, str]:
    """The environment of a service, with what `start.sh` has made."""
    environment = services()[service]["environment"]
    return {name: substituted(str(text), made) for name, text in environment.items()}


def test_letters_and_messages_are_set_up_beside_the_passwords(tmp_path: Path) -> None:
    made = {"TENFOLD_NAME": "tables.example.org", "POSTGRES_PASSWORD": "x", "TENFOLD_HOST_TOKEN": "x" * 16}
    more = {
        "TENFOLD_SMTP": "smtps://me:secret@mail.example.org",
        "TENFOLD_MAIL_FROM": "Tables <tables@example.org>",
        "TENFOLD_PUSH_KEY": generate_key(),
        "TENFOLD_PUSH_CONTACT": "mailto:me@example.org",
    }
    silent, telling = (
        create_channels(load_settings(Settings(data=tmp_path), environment_of("tables", names)))
        for names in (made, made | more)
    )

    assert (silent.mailer, silent.pusher) == (None, None)
    assert telling.mailer is not None
    assert telling.pusher is not None


@contextmanager
def process(command: list[str], log: Path, **environment: str) -> Iterator[None]:
    """A program that runs as long as the block, and is asked to stop then; if all fails, its log is shown."""
    with log.open("wb") as out:
        child = subprocess.Popen(
            command, env={**os.environ, **environment}, stdout=out, stderr=out, stdin=subprocess.DEVNULL
        )
        try:
            yield
        except BaseException:
            print(f"{log.name}:\n{log.read_text(errors='replace')[-SHOWN:]}")  # noqa: T201  pytest tells it
            raise
        finally:
            child.send_signal(signal.SIGTERM)
            try:
                child.wait(20)
            except subprocess.TimeoutExpired:
                child.kill()


@contextmanager
def redis(folder: Path, made: dict[str, str]) -> Iterator[str]:
    """The Redis of the compose file, started by the same command; none where there is none."""
    program, command = shutil.which("redis-server"), services()["wakeups"]["command"]
    if program is None:
        yield ""
        return
    port = free_port()
    command = [substituted(word, made) for word in command]
    started = [program, *command[1:], "--port", str(port), "--bind", "127.0.0.1"]
    with process(started, folder / "redis.log"):
        until(lambda: "Ready to accept" in (folder / "redis.log").read_text())
        with socket.create_connection(("127.0.0.1", port), 5) as line:
            line.sendall(b"PING\r\n")
            assert line.recv(100).startswith(b"-NOAUTH")
        wakeups = environment_of("tables", made)["TENFOLD_REDIS"]
        yield wakeups.replace("@wakeups:6379", f"@127.0.0.1:{port}")


@contextmanager
def served(folder: Path, made: dict[str, str], database: str) -> Iterator[int]:
    """The server of the image, by the command of the image and with the environment of the compose file."""
    port, data = free_port(), folder / "data"
    command = [*json.loads(last_of("ENTRYPOINT")), *json.loads(last_of("CMD"))]
    assert command[0] == "tenfold"
    assert command[command.index("--data") + 1] in WRITTEN
    command[command.index("--port") + 1] = str(port)
    command[command.index("--data") + 1] = str(data)
    command[command.index("--host") + 1] = "127.0.0.1"
    environment = environment_of("tables", made)
    assert environment["TENFOLD_DATABASE"].endswith(f":{made['POSTGRES_PASSWORD']}@database/tenfold")
    with redis(folder, made) as wakeups:
        environment |= {"TENFOLD_DATABASE": database, "TENFOLD_REDIS": wakeups, **soon_ready()}
        if not wakeups:
            del environment["TENFOLD_REDIS"]
        here = [sys.executable, "-m", *command]
        with process(here, folder / "server.log", **environment):
            until(lambda: answers(f"http://127.0.0.1:{port}"), 60)
            yield port


def names_without_a_host(port: int, root: Path) -> list[str]:
    """The names in the certificate for browsers that open an IP address: they don't say a host's name."""
    context = ssl.create_default_context(cafile=str(root))
    context.check_hostname = False
    with socket.create_connection(("127.0.0.1", port), 5) as line, context.wrap_socket(line) as secret:
        found: dict[str, Any] = secret.getpeercert() or {}
    return [name for _, name in found["subjectAltName"]]


def test_what_the_containers_run_plays_behind_tls_without_containers(
    tmp_path: Path, postgres_server: postgres.PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("Caddy is not installed: apt-get install caddy")
    made, _ = started(tmp_path / "deploy")
    https = free_port()
    with served(tmp_path, made, postgres_server.fresh()) as port:
        environment = {
            "XDG_DATA_HOME": str(tmp_path / "certificates"),
            "XDG_CONFIG_HOME": str(tmp_path / "config"),
            "HTTP_PORT": str(free_port()),
            "HTTPS_PORT": str(https),
            "TENFOLD_UPSTREAM": f"127.0.0.1:{port}",
            **environment_of("proxy", made),
        }
        root = tmp_path / "certificates/caddy/pki/authorities/local/root.crt"
        command = [caddy, "run", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
        with process(command, tmp_path / "caddy.log", **environment):
            until(root.exists)
            monkeypatch.setenv("SSL_CERT_FILE", str(root))
            url = f"https://localhost:{https}"
            until(lambda: answers(url))
            nameless = names_without_a_host(https, root)
            ann = Client(url)
            ann.rename("Ann")
            headers = ann.request("GET", "/api/me")[1]
            table = ann.make("tenzania", ["me", "greedy"], start=True)["table"]
            with ann.sit(table) as line:
                line.wait(lambda it: bool(it.views))
                until(lambda: catch_up(line) or play_turn(line))
                count = line.views[0]["count"]
            desk = ann.call("GET", "/api/host", Authorization=f"Bearer {made['TENFOLD_HOST_TOKEN']}")

    assert count >= 1
    assert "Secure" in headers["Set-Cookie"]
    assert "Alt-Svc" not in headers  # nothing forwards the UDP that HTTP/3 needs
    assert nameless == ["localhost"]
    assert [one["table"] for one in desk["tables"]] == [table]


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    return "" if request.param == "sqlite" else str(request.getfixturevalue("postgres_server").fresh())


def test_a_copy_made_while_the_server_runs_takes_the_place_of_what_was_there(
    tmp_path: Path, database: str
) -> None:
    data = tmp_path / "data"
    settings = settings_for(data, database=database, grace_seconds=1e6)
    programs = postgres.programs()
    path = f"{Path(sys.executable).parent}:{programs}:{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "TENFOLD_FOLDER": str(data), "TENFOLD_DATABASE": database}

    def script(name: str) -> None:
        command = ["sh", DEPLOY / name, tmp_path / "copy"]
        subprocess.run(command, env=environment, check=True, timeout=60)

    with running(settings, at_once=True) as server:
        ann, bob, table = pair(server)
        with ann.sit(table) as a, bob.sit(table) as b:
            a.wait(lambda it: bool(it.views))
            b.wait(lambda it: bool(it.views))
            until(lambda: catch_up(a, b) or play_turn(a) or play_turn(b))
            script("backup.sh")
            copied = server.run(server.runtime.store.tables.events(table))
            until(lambda: catch_up(a, b) or play_turn(a) or play_turn(b))
        lost = ann.make("tenzania", ["me", "open"])["table"]
        later = server.run(server.runtime.store.tables.events(table))
    script("restore.sh")
    with running(settings, at_once=True) as server:
        restored = server.run(server.runtime.store.tables.events(table))
        ann.url = bob.url = server.url
        tables = [line["table"] for line in ann.tables()["mine"]]
        with ann.sit(table) as a, bob.sit(table) as b:
            a.wait(lambda it: bool(it.views))
            b.wait(lambda it: bool(it.views))
            until(lambda: catch_up(a, b) or play_turn(a) or play_turn(b))
        gone_on = server.run(server.runtime.store.tables.events(table))

    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600
    assert len(later) > len(copied)
    assert restored == copied
    assert len(gone_on) > len(copied)
    assert lost not in tables


def unit(name: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in (DEPLOY / "systemd" / name).read_text().splitlines():
        if "=" in line and not line.startswith("#"):
            key, _, value = line.partition("=")
            found.setdefault(key, []).append(value)
    return found


def test_the_unit_starts_a_server_that_the_program_understands(tmp_path: Path) -> None:
    program, *arguments = shlex.split(unit("tenfold.service")["ExecStart"][0])
    chosen = command_parser().parse_args(arguments)
    verify = shutil.which("systemd-analyze")
    copies = []
    for one in sorted((DEPLOY / "systemd").iterdir()):
        text = one.read_text().replace("/opt/tenfold/bin/tenfold", "/bin/true")
        copies.append(tmp_path / one.name)
        copies[-1].write_text(text)

    assert program == "/opt/tenfold/bin/tenfold"
    assert (chosen.command, chosen.host, str(chosen.data)) == ("serve", "127.0.0.1", "/var/lib/tenfold")
    assert unit("tenfold.service")["StateDirectory"] == ["tenfold"]
    assert unit("tenfold.service")["ProtectSystem"] == ["strict"]
    assert "backup.sh" in unit("tenfold-backup.service")["ExecStart"][0]
    if verify is not None:
        done = subprocess.run([verify, "verify", *copies], capture_output=True, text=True, check=False)
        ours = [line for line in done.stderr.splitlines() if "tenfold" in line]
        assert not ours
