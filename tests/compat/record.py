"""Record what this version stores, saves and answers: `python -m tests.compat.record`.

Every released version gets a folder in tests/data, which stays as it is: later versions must open it.
0.1.0 was recorded at commit 0c46b4e and never published.
If frames or answers change on purpose, `--answers VERSION` writes what that version's data answer now.
"""

import argparse
import gzip
import hashlib
import json
import lzma
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from tenfold import __version__
from tests.compat.protocol_client import Guest, Seat
from tests.compat.script import Continuation, choose, due_seat, finished_game, waiting_table
from tests.compat.server_process import run_command, serve
from tests.server.postgres import postgres_server, programs

DATA = Path(__file__).parents[1] / "data"
GAMES = ("heart_of_africa", "ten_days_africa", "ten_days_usa", "ten_days_world", "ten_squares", "tenzania")
MAX_MOVES = 60


def new_table(ann: Guest, bob: Guest, game: str, *, starts: bool = True) -> dict[str, str]:
    """Create a table for two people, and start its game."""
    made = ann.call("POST", "/api/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]})
    table = made["table"]
    if starts:
        bob.call("POST", "/api/join", {"key": made["code"]})
        bob.command(table, type="sit", id="1", seat=1)
        bob.command(table, type="ready", id="2", yes=True)
        assert ann.command(table, type="start", id="3")["ok"]
    return {"table": table, "code": made["code"]}


def play(guests: list[Guest], table: str, moves: int, *, to_the_end: bool) -> None:
    """Play some moves; a game that is not over then is resigned, if it should end."""
    seats = [Seat(guest, table) for guest in guests]
    for number in range(moves):
        for seat in seats:
            seat.receive_frames(None, quiet=0.1)
        while (seat_due := due_seat(seats)) is None and not is_over(seats):
            seats[0].receive(0.1)
        if seat_due is None:
            break
        view = seat_due.view
        action = choose(view, table)
        seat_due.send(f"move-{number}", type="act", seat=view["observer"], action=action, count=view["count"])
    for seat in seats:
        seat.receive_frames(None, quiet=0.15)
    if to_the_end and seats[1].view["outcome"] is None:
        seats[1].send("resign", type="resign", seat=seats[1].view["observer"])
    for seat in seats:
        seat.close()


def is_over(seats: list[Seat]) -> bool:
    """Whether the game has ended."""
    return any(seat.view is not None and seat.view["outcome"] is not None for seat in seats)


def prepare(data: Path) -> dict[str, Any]:
    """Fill a data folder with a finished, a running and a waiting table of every game, and an evening."""
    tables: dict[str, Any] = {}
    with serve(data) as port:
        ann, bob = Guest(port), Guest(port)
        for guest, name in ((ann, "Ann"), (bob, "Bob")):
            guest.call("GET", "/api/me")
            guest.call("POST", "/api/me", {"name": name})
        for game in GAMES:
            finished, running = new_table(ann, bob, game), new_table(ann, bob, game)
            play([ann, bob], finished["table"], MAX_MOVES, to_the_end=True)
            play([ann, bob], running["table"], 14, to_the_end=False)
            waiting = new_table(ann, bob, game, starts=False)
            tables[game] = {"finished": finished, "running": running, "waiting": waiting}
        seats = [{"kind": "me"}, {"kind": "bot", "agent": "greedy"}]
        made = ann.call("POST", "/api/tables", {"game": "ten_squares", "seats": seats, "start": True})
        play([ann], made["table"], 10 * MAX_MOVES, to_the_end=False)
        ann.call("POST", "/api/evenings", {"game": "tenzania", "size": 3})
        for game in GAMES:
            ann.call("GET", f"/api/tables/{tables[game]['finished']['table']}/replay")
        return {"ann": ann.cookie, "bob": bob.cookie, "tables": tables, "bots": made["table"]}


def observe(port: int, script: dict[str, Any]) -> dict[str, Any]:
    """Do what the script says at a server that holds the recorded data, and collect what it answers."""
    ann, bob = Guest(port, script["ann"]), Guest(port, script["bob"])
    expected = script.get("counts", {})
    found: dict[str, Any] = {"games": {}, "bots": finished_game(ann, script["bots"])}
    for game, tables in script["tables"].items():
        continuation = Continuation([ann, bob], tables["running"]["table"], expected.get(game))
        running = continuation.run()
        continuation.close()
        found["games"][game] = {
            "finished": finished_game(bob, tables["finished"]["table"]),
            "running": running,
            "waiting": waiting_table(ann, bob, **tables["waiting"]),
        }
    return found


def dump_postgres(export: Path, target: Path) -> None:
    """Import the export into a fresh Postgres and dump it as SQL."""
    with postgres_server() as postgres, tempfile.TemporaryDirectory() as folder:
        database = postgres.fresh()
        run_command("import", str(export), "--data", folder, "--database", database)
        program = str((programs() or Path()) / "pg_dump")
        options = ["--inserts", "--rows-per-insert=200", "--no-owner", "--no-privileges"]
        dump = subprocess.run([program, *options, database], capture_output=True, check=True).stdout
        lines = [line for line in dump.decode().split("\n") if not line.startswith(("\\", "--"))]
        target.write_bytes(gzip.compress("\n".join(lines).encode(), mtime=0))


def record_saved_games(folder: Path) -> dict[str, str]:
    """Save a game of each kind by the command and note a digest of its trace."""
    digests = {}
    for game in GAMES:
        run_command("simulate", game, "--agents", "greedy", "--seed", "compat", "--out", str(folder))
        (saved,) = folder.glob(f"{game}-*.tenfold")
        saved = saved.rename(folder / f"{game}.tenfold")
        digests[game] = hashlib.sha256(run_command("trace", str(saved)).encode()).hexdigest()
    return digests


def restore_sqlite(recorded: Path, data: Path) -> None:
    """Unpack a recorded database into a data folder."""
    data.mkdir(exist_ok=True)
    (data / "tenfold.db").write_bytes(lzma.decompress((recorded / "tenfold.db.xz").read_bytes()))


def record_answers(recorded: Path, script: dict[str, Any]) -> None:
    """Write down what a server answers that opens the recorded data, and the script with its counts."""
    with tempfile.TemporaryDirectory() as temporary:
        restore_sqlite(recorded, Path(temporary))
        with serve(Path(temporary)) as port:
            found = observe(port, script)
    script["counts"] = {game: entry["running"]["counts"] for game, entry in found["games"].items()}
    (recorded / "script.json").write_text(json.dumps(script, indent=1) + "\n")
    (recorded / "answers.json.xz").write_bytes(lzma.compress(json.dumps(found).encode()))


def record(recorded: Path) -> None:
    """Write the whole recording of this version."""
    (recorded / "saved").mkdir(parents=True)
    with tempfile.TemporaryDirectory() as temporary:
        data, backup = Path(temporary) / "data", Path(temporary) / "backup.db"
        data.mkdir()
        script = prepare(data)
        run_command("backup", str(backup), "--data", str(data))
        run_command("export", str(recorded / "all.tenfold-export"), "--data", str(data))
        (recorded / "tenfold.db.xz").write_bytes(lzma.compress(backup.read_bytes()))
    script["traces"] = record_saved_games(recorded / "saved")
    dump_postgres(recorded / "all.tenfold-export", recorded / "postgres.sql.gz")
    record_answers(recorded, script)


def main() -> None:
    """Record this version, or what data of an older one answer now."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", metavar="VERSION", help="only write new answers for a recorded version")
    wishes = parser.parse_args()
    if wishes.answers:
        recorded = DATA / wishes.answers
        script = json.loads((recorded / "script.json").read_text())
        record_answers(recorded, {key: value for key, value in script.items() if key != "counts"})
    elif (DATA / __version__).exists():
        parser.error(
            f"{__version__} has been recorded. If it isn't published, remove tests/data/{__version__}."
        )
    else:
        record(DATA / __version__)


if __name__ == "__main__":
    main()
