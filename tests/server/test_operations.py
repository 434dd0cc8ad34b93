"""What who runs a server looks at: figures, logs, and a doctor."""

import http.server
import json
import logging
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tenfold.cli import entry_point
from tenfold.client import Client
from tenfold.server import logging_config
from tests.server import redis_server
from tests.server.cluster import cluster, fixed
from tests.server.helpers import Running, pair, play_turn, running, settings_for, until
from tests.server.postgres import PostgresServer
from tests.server.processes import Process, own_process
from tests.wording import part, said

NAMES = {
    "tenfold_sockets",
    "tenfold_tables",
    "tenfold_jobs_waiting",
    "tenfold_ack_seconds",
    "tenfold_append_seconds",
    "tenfold_bot_seconds",
    "tenfold_refused",
    "tenfold_conflicts",
    "tenfold_resyncs",
    "tenfold_jobs_done",
}


def figures(server: Process) -> dict[str, float]:
    """Each figure of a server, by its name and labels."""
    status, headers, content = Client(server.url).request("GET", "/metrics")
    assert status == 200
    assert headers["Content-Type"].startswith("text/plain; version=0.0.4")
    families = list(text_string_to_metric_families(content.decode()))
    assert {family.name for family in families} >= NAMES
    return {
        f"{sample.name}{sorted(sample.labels.items())}": sample.value
        for family in families
        for sample in family.samples
    }


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Process]:
    """A server in a process of its own: no other server adds to its metrics."""
    with own_process(tmp_path) as one:
        yield one


def test_figures_say_what_happens(alone: Process) -> None:
    ann = alone.guest("Ann")
    table = ann.make("tenzania", ["me", "greedy"], options={"begins": "1"}, start=True)["table"]
    with ann.sit(table) as line:
        view = line.wait_for_turn()
        assert view is not None
        assert play_turn(line)
        line.wait_for_turn()
        stale = line.send("act", seat=0, action=view["legal"][0]["action"], count=view["count"])
        line.drop()
        line.receive(5)
        until(lambda: figures(alone)["tenfold_tables[]"] == 1)
        found = figures(alone)

        assert found["tenfold_sockets[]"] == 1
    assert stale["code"] == "stale"
    assert found["tenfold_refused_total[('code', 'stale')]"] == 1
    assert found["tenfold_ack_seconds_count[('command', 'act')]"] == 2
    assert found["tenfold_append_seconds_count[]"] >= 2
    assert found["tenfold_bot_seconds_count[]"] >= 1
    assert found["tenfold_jobs_done_total[('kind', 'turn')]"] >= 1
    assert sum(value for name, value in found.items() if name.startswith("tenfold_resyncs_total")) == 1
    assert found["tenfold_tables[]"] == 1
    until(lambda: figures(alone)["tenfold_sockets[]"] == 0)
    assert figures(alone)["tenfold_sockets[]"] == 0


def test_figures_are_for_the_own_machine_unless_the_host_says_so(tmp_path: Path, server: Running) -> None:
    status, _, _ = Client(server.url).request("GET", "/metrics", X_Forwarded_For="203.0.113.7")
    with running(settings_for(tmp_path / "open", metrics_open=True)) as other:
        opened, _, _ = Client(other.url).request("GET", "/metrics", X_Forwarded_For="203.0.113.7")

    assert (status, opened) == (404, 200)


def test_figures_hold_nothing_about_anybody(server: Running) -> None:
    ann, _, table = pair(server)
    text = Client(server.url).request("GET", "/metrics")[2].decode()

    for secret in (table, ann.cookie, ann.me()["guest"], "Ann"):
        assert secret not in text


def test_log_lines_can_be_json() -> None:
    problem = ValueError("odd")
    record = logging.LogRecord(
        "tenfold.server", logging.ERROR, "", 1, "a “%s” failed", ("request",), (ValueError, problem, None)
    )
    line = logging_config.JsonLines().format(record)
    found = json.loads(line)

    assert "\n" not in line
    assert [found[name] for name in ("level", "logger", "message")] == [
        "error",
        "tenfold.server",
        "a “request” failed",
    ]
    assert "ValueError: odd" in found["exception"]
    assert found["time"].endswith("+00:00")
    assert logging_config.log_config("json")["handlers"]["err"]["formatter"] == "json"


def test_an_unknown_kind_of_log_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = entry_point.run(["serve", "--data", str(tmp_path), "--port", "0", "--log", "xml"])

    assert code == 2
    assert part("server", "log-kind") in capsys.readouterr().err


def test_the_doctor_looks_at_a_server(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    entry_point.run(["doctor", "--server", server.url])
    shown = capsys.readouterr().out
    marks = {line[8:].split(":")[0]: line[:8].strip() for line in shown.splitlines() if ":" in line}

    assert marks[said("help", "doctor-server")] in {said("help", "doctor-ok"), said("help", "doctor-note")}
    for what in ("ready", "sockets", "cookie", "metrics"):
        assert marks[said("help", f"doctor-{what}")] == said("help", "doctor-ok")


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("http://127.0.0.1:9", part("help", "doctor-silent")),
        ("tables.example.org", part("help", "doctor-address-as")),
    ],
)
def test_the_doctor_says_what_keeps_guests_out(
    address: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code = entry_point.run(["doctor", "--server", address])

    assert code == 1
    assert sentence in capsys.readouterr().out


def test_the_doctor_knows_another_program(capsys: pytest.CaptureFixture[str]) -> None:
    """What it says otherwise of things that are missing there would lead astray."""

    class Other(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"hello")

        def log_message(self, *_: Any) -> None:
            pass

    with http.server.HTTPServer(("127.0.0.1", 0), Other) as other:
        threading.Thread(target=other.handle_request, daemon=True).start()
        code = entry_point.run(["doctor", "--server", f"http://127.0.0.1:{other.server_port}"])
    said = capsys.readouterr().out

    assert code == 1
    assert part("help", "doctor-foreign") in said
    assert said.count(part("help", "doctor-problem")) == 1


def test_who_goes_is_gone_in_every_process(tmp_path: Path, postgres_server: PostgresServer) -> None:
    """What is kept about somebody is taken away by one process, and the others know it."""
    with cluster(tmp_path, postgres_server.fresh(), redis_server.shared().url, 2) as two:
        ann, bob, table = pair(two)
        with fixed(two, bob, 1).sit(table) as line:
            line.wait(lambda it: bool(it.table and it.views))
            fixed(two, ann, 0).call("DELETE", "/api/me")
            line.wait(lambda it: it.table["seats"][0]["name"] != "Ann")
            alone = fixed(two, bob, 0).make("tenzania", ["me", "open"])["table"]
            fixed(two, bob, 1).table(alone)
            two.run(two.runtime.tables.remove(alone))
            until(lambda: alone not in two.servers[1].runtime.tables.rooms)

            assert "Ann" not in json.dumps(line.table)
            assert alone not in two.servers[1].runtime.tables.rooms
