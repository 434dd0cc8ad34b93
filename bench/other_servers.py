"""Ours beside boardgame.io and Colyseus: what a move costs, what `kill -9` loses, who sees a hand, gaps.

    python bench/other_servers.py                       install their packages, run everything, print a table
    python bench/other_servers.py --rounds 3 --result bench/results/other_servers.json

Their packages go into a folder outside the repository (`--folder`). Each server runs in a process of its own;
another one plays all the people over real sockets: two at each table, each move once both have seen the one
before. Ours plays Tenzania, the others a smaller game of the same kind (bench/node_servers/game.mjs), which
leaves out reasons, sentences, take-backs and everything else around the rules.
"""

import argparse
import asyncio
import contextlib
import json
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from load import command_of, cpu_seconds, make_table, part, say, wait_for
from move_cost import Game, measure, open_game, run_workers
from websockets.sync.client import connect

from tenfold.client import Client

SOURCES = Path(__file__).parent / "node_servers"
DEFAULT_FOLDER = Path.home() / ".cache" / "tenfold-other-servers"
GAP = 6
KILL_SECONDS = 3.0
QUIET_SECONDS = 1.0
IDLE_SECONDS = 0.05
SPARE = 4
"""Our games end, so there are more tables than are played at once."""
WARM_UP = 6
DELTAS = "&deltas=1"


@dataclass
class Seen:
    """What was seen of one server: one value for each round, where there are several."""

    cpu: list[float] = field(default_factory=list)
    rate: list[float] = field(default_factory=list)
    p50: list[float] = field(default_factory=list)
    p99: list[float] = field(default_factory=list)
    bytes: list[float] = field(default_factory=list)
    acknowledged: int = 0
    survived: int = 0
    reaches: bool = False
    reaches_configured: bool = False
    told: int = 0
    repeated: int = 0


@dataclass(frozen=True)
class Sizes:
    """How much is played."""

    tables: int
    workers: int
    moves: int


def installed(folder: Path) -> dict[str, str]:
    """Put the packages and our few files into a folder; the versions that are there then."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = (SOURCES / "package.json").read_text(encoding="utf-8")
    there = folder / "package.json"
    is_there = there.exists() and there.read_text(encoding="utf-8") == wanted
    for source in SOURCES.iterdir():
        shutil.copy(source, folder)
    if not is_there or not (folder / "node_modules").exists():
        say(f"installing npm packages in {folder}")
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=folder, check=True)
    packages = json.loads(wanted)["dependencies"]
    return {
        name: json.loads((folder / "node_modules" / name / "package.json").read_text(encoding="utf-8"))[
            "version"
        ]
        for name in packages
    }


class Ours:
    """Tenfold, as it comes: one process, every move in SQLite before it's acknowledged."""

    name = "Tenfold, SQLite (default)"

    def __init__(self, port: int) -> None:
        self.seen = Seen()
        self._port = port
        self._url = f"http://127.0.0.1:{port}"

    @contextlib.contextmanager
    def _server(self, data: str) -> Iterator[subprocess.Popen[bytes]]:
        chosen = argparse.Namespace(port=self._port, database="", redis="", processes=1)
        server = subprocess.Popen(command_of(chosen, data), stdout=subprocess.DEVNULL)
        try:
            wait_for(self._url)
            yield server
        finally:
            server.terminate()
            server.wait(30)

    def load(self, sizes: Sizes) -> None:
        """What a move costs."""
        with tempfile.TemporaryDirectory() as data, self._server(data) as server:
            tables = [make_table(self._url, "tenzania", 0) for _ in range(sizes.tables)]
            cost = asyncio.run(self._measured(tables, sizes, server.pid))
        note(self.seen, cost.cpu, cost.moves, cost.seconds, part(cost.times, 0.5), part(cost.times, 0.99))
        self.seen.bytes.append(cost.bytes)

    async def _measured(self, tables: list[tuple[str, list[str]]], sizes: Sizes, pid: int) -> Any:
        games = [await open_game(self._url, *table, DELTAS) for table in tables]
        await measure(games, sizes.workers, WARM_UP, pid)
        return await measure(games, sizes.workers, sizes.moves, pid)

    def kill(self, tables: int) -> None:
        """Kill the server while people play, start it again, and count the moves that it still knows."""
        with tempfile.TemporaryDirectory() as data:
            with self._server(data) as server:
                made = [make_table(self._url, "tenzania", 0) for _ in range(tables * SPARE)]
                acknowledged = asyncio.run(self._play_until_killed(made, tables, server))
            with self._server(data):
                kept = asyncio.run(self._entries(made))
        count_survivors(self.seen, acknowledged, kept)

    async def _play_until_killed(
        self, made: list[tuple[str, list[str]]], workers: int, server: subprocess.Popen[bytes]
    ) -> list[int]:
        games = [await open_game(self._url, *table, DELTAS) for table in made]
        playing = asyncio.ensure_future(run_workers(games, workers, lambda game: game.play(None)))
        await asyncio.sleep(KILL_SECONDS)
        server.kill()
        await asyncio.sleep(QUIET_SECONDS)
        playing.cancel()
        return [len(game.times) for game in games]

    async def _entries(self, made: list[tuple[str, list[str]]]) -> list[int]:
        games: list[Game] = [await open_game(self._url, *table, "") for table in made]
        return [sum(wire.view.count for wire in game.wires if wire.view is not None) for game in games]

    def secrets(self) -> None:
        """Who sees a hand, and what someone is told who missed moves."""
        with tempfile.TemporaryDirectory() as data, self._server(data):
            table, cookies = make_table(self._url, "tenzania", 1)
            hands = self._frames(table, cookies[1], 0)[-1]["views"][0]["state"]["hand"]
            last = self._frames(table, cookies[2], 0)[-1]["seq"]
            asyncio.run(self._play(table, cookies[:2], GAP))
            numbers = {
                e["number"] for f in self._frames(table, cookies[2], last) for e in f.get("events", [])
            }
        self.seen.reaches = self.seen.reaches_configured = any(card != -1 for card in hands[0])
        self.seen.told = len(numbers)

    async def _play(self, table: str, cookies: list[str], moves: int) -> None:
        game = await open_game(self._url, table, cookies, "")
        await game.play(moves)

    def _frames(self, table: str, cookie: str, after: int) -> list[Any]:
        address = f"{self._url.replace('http', 'ws')}/api/tables/{table}/socket?after={after}"
        found = []
        headers = {"Cookie": f"tenfold={cookie}"}
        with (
            connect(address, additional_headers=headers, proxy=None) as wire,
            contextlib.suppress(TimeoutError),
        ):
            while True:
                found.append(json.loads(wire.recv(timeout=QUIET_SECONDS)))
        return found


class Other:
    """A server of another project; `stores` says what it keeps, if anything: a folder or a log of our own."""

    def __init__(self, name: str, script: str, folder: Path, port: int, stores: str = "") -> None:
        self.name = name
        self.seen = Seen()
        self._script, self._folder, self._port, self._stores = script, folder, port, stores

    @contextlib.contextmanager
    def _server(self, data: Path | None = None, **more: str) -> Iterator[subprocess.Popen[bytes]]:
        environment = {**os.environ, "PORT": str(self._port), "NODE_ENV": "production", **more}
        if self._stores and data is not None:
            environment["DATA"] = str(data / self._stores)
        server = subprocess.Popen(
            ["node", f"{self._script}.mjs"], cwd=self._folder, env=environment, stdout=subprocess.DEVNULL
        )
        try:
            wait_until_open(self._port, server)
            yield server
        finally:
            server.kill()
            server.wait(30)

    def _people(self, *words: object) -> subprocess.Popen[str]:
        command = ["node", "players.mjs", self._script, str(self._port), *map(str, words)]
        pipe = subprocess.PIPE
        return subprocess.Popen(command, cwd=self._folder, stdin=pipe, stdout=pipe, text=True)

    def _told(self, *words: object) -> Any:
        return json.loads(self._people(*words).communicate()[0].splitlines()[-1])

    def load(self, sizes: Sizes) -> None:
        """What a move costs."""
        with tempfile.TemporaryDirectory() as data, self._server(Path(data)) as server:
            people = self._people("load", sizes.tables, sizes.workers, sizes.moves)
            used = [self._at_mark(people, server.pid) for _ in range(2)]
            told = json.loads(people.communicate()[0].splitlines()[-1])
        note(self.seen, used[1] - used[0], told["moves"], told["seconds"], told["p50"], told["p99"])
        self.seen.bytes.append(told["bytes"])

    def _at_mark(self, people: subprocess.Popen[str], pid: int) -> float:
        """The server's processor time when the people have reached a mark and nothing is left to do."""
        assert people.stdin is not None
        assert people.stdout is not None
        people.stdout.readline()
        used = cpu_seconds(pid)
        time.sleep(QUIET_SECONDS)
        while (later := cpu_seconds(pid)) - used > IDLE_SECONDS:
            used = later
            time.sleep(QUIET_SECONDS)
        people.stdin.write("\n")
        people.stdin.flush()
        return used

    def kill(self, tables: int) -> None:
        """Kill the server while people play, start it again, and count the moves that it still knows."""
        with tempfile.TemporaryDirectory() as folder:
            data = Path(folder)
            with self._server(data) as server:
                people = self._people("untilKilled", tables)
                assert people.stdout is not None
                people.stdout.readline()
                time.sleep(KILL_SECONDS)
                server.kill()
                acknowledged = json.loads(people.communicate("\n")[0].splitlines()[-1])
            kept = self._kept(data, list(acknowledged))
        count_survivors(
            self.seen, list(acknowledged.values()), [kept.get(table, 0) for table in acknowledged]
        )

    def _kept(self, data: Path, tables: list[str]) -> dict[str, int]:
        if self._stores == LOG:
            lines = (data / LOG).read_text(encoding="utf-8").splitlines()
            return {line.split()[0]: int(line.split()[1]) for line in lines}
        return {table: self._kept_of(data, table) for table in tables}

    def _kept_of(self, data: Path, table: str) -> int:
        """The moves of one table; a server that a damaged file ends doesn't take other tables with it."""
        with self._server(data):
            kept: int = self._told("survivors", table)
            return kept

    def secrets(self) -> None:
        """Who sees a hand, by default and if it's hidden, and what someone is told who missed moves."""
        with self._server():
            told = self._told("secrets")
        with self._server(HIDE="1"):
            self.seen.reaches_configured = self._told("secrets")["reaches"]
        self.seen.reaches, self.seen.told, self.seen.repeated = (
            told["reaches"],
            told["told"],
            told["repeated"],
        )


LOG = "moves.log"


def note(seen: Seen, cpu: float, moves: int, seconds: float, p50: float, p99: float) -> None:
    """Note what some moves took; times in milliseconds."""
    seen.cpu.append(cpu / moves * 1000)
    seen.rate.append(moves / seconds)
    seen.p50.append(p50)
    seen.p99.append(p99)


def count_survivors(seen: Seen, acknowledged: list[int], kept: list[int]) -> None:
    """Count the acknowledged moves that are still there."""
    seen.acknowledged += sum(acknowledged)
    seen.survived += sum(map(min, acknowledged, kept))


def wait_until_open(port: int, server: subprocess.Popen[bytes]) -> None:
    """Until a server listens to its port."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and server.poll() is None:
        with contextlib.suppress(OSError):
            Client(f"http://127.0.0.1:{port}").request("GET", "/")
            return
        time.sleep(0.1)
    raise TimeoutError


def rounded(values: list[float], digits: int) -> str:
    """The values of all rounds."""
    return ", ".join(f"{value:,.{digits}f}" for value in values)


def yes(value: bool) -> str:  # noqa: FBT001  (a word for a table)
    """Yes or no."""
    return "yes" if value else "no"


ROWS: list[tuple[str, Callable[[Seen], str]]] = [
    ("server processor time per move, ms", lambda seen: rounded(seen.cpu, 2)),
    ("moves per second", lambda seen: rounded(seen.rate, 0)),
    ("acknowledged after, p50, ms", lambda seen: rounded(seen.p50, 1)),
    ("p99, ms", lambda seen: rounded(seen.p99, 1)),
    ("bytes per move and client", lambda seen: rounded(seen.bytes[:1], 0)),
    ("acknowledged moves before `kill -9`", lambda seen: f"{seen.acknowledged:,}"),
    ("of these still there after it", lambda seen: f"{seen.survived:,}"),
    ("the other client gets a hidden hand by default", lambda seen: yes(seen.reaches)),
    ("and with the means it has against that", lambda seen: yes(seen.reaches_configured)),
    (
        f"of {GAP} moves missed, told one by one on return",
        lambda seen: f"{seen.told}" + (f", and {seen.repeated} again" if seen.repeated else ""),
    ),
]

NOTES = """\
Only a game like Tenzania runs on the others: no reasons for refusals, sentences, languages, legal moves, \
clocks or take-backs. Most of our bytes and processor time go into these.
By default, boardgame.io keeps matches in memory. Its FlatFile store writes behind the acknowledgement; \
there are stores for databases, too. It hides hands with a `playerView`, which takes a few lines.
Colyseus is made for real time and sends changes 20 times a second by default; here it sends each at once, \
which is better for turns. It keeps rooms in memory. “Own log” is six lines of ours that write and \
`fdatasync` each move before it’s told; nothing reads it back. A `StateView` hides hands in a few lines.
Someone who missed moves gets the newest state from all three. boardgame.io adds the log of the whole match, \
Colyseus nothing, and we add exactly what was missed.
Where they’re better: less processor time per move, smaller messages and physics in real time (Colyseus), \
moves that show before the server has answered (boardgame.io), and games in JavaScript from end to end.
"""


def result_of(
    contenders: Sequence[Ours | Other], versions: dict[str, str], chosen: argparse.Namespace
) -> dict[str, Any]:
    """The figures as a file in bench/results."""
    rows = [[what, *(tell(one.seen) for one in contenders)] for what, tell in ROWS]
    packages = ", ".join(f"{name} {version}" for name, version in versions.items())
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    return {
        "benchmark": "other_servers",
        "title": "Beside boardgame.io and Colyseus",
        "measures": f"Two people at each of {chosen.tables} tables, {chosen.workers} tables at a time, over"
        f" real sockets; each move once both have seen the one before. {chosen.rounds} rounds by turns.",
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
        "commit": commit(),
        "machine": f"{os.cpu_count()} cores, load {chosen.load_before:.0f} to {os.getloadavg()[0]:.0f}",
        "command": "python bench/other_servers.py",
        "tables": [{"columns": ["figure", *(one.name for one in contenders)], "rows": rows}],
        "notes": [*NOTES.splitlines(), f"Packages: {packages}; Node {node}."],
    }


def commit() -> str:
    """The commit that is checked out."""
    command = ["git", "rev-parse", "--short=7", "HEAD"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def main() -> None:
    """Install, measure by turns, print, and write a result if asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--folder", type=Path, default=DEFAULT_FOLDER, help="where npm packages go")
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--workers", type=int, default=16)
    parser.add_argument("--moves", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--port", type=int, default=8893)
    parser.add_argument("--result", type=Path, help="write a result for tools/benchmark_report.py")
    chosen = parser.parse_args()
    chosen.load_before = os.getloadavg()[0]
    versions = installed(chosen.folder)
    place = chosen.folder, chosen.port
    contenders: list[Ours | Other] = [
        Ours(chosen.port),
        Other("boardgame.io, in memory (default)", "boardgame", *place),
        Other("boardgame.io, FlatFile", "boardgame", *place, "files"),
        Other("Colyseus, in memory (default)", "colyseus", *place),
        Other("Colyseus, own log", "colyseus", *place, LOG),
    ]
    sizes = Sizes(chosen.tables, chosen.workers, chosen.moves)
    for number in range(chosen.rounds):
        for one in contenders:
            one.load(sizes)
            cpu, rate = one.seen.cpu[-1], one.seen.rate[-1]
            say(f"round {number + 1}, {one.name}: {cpu:.2f} ms CPU, {rate:.0f} moves/s")
    for one in contenders:
        one.kill(chosen.workers)
        one.secrets()
        say(f"{one.name}: {one.seen.survived} of {one.seen.acknowledged} moves survived")
    result = result_of(contenders, versions, chosen)
    for row in [result["tables"][0]["columns"], *result["tables"][0]["rows"]]:
        say("  ".join(str(cell).ljust(24) for cell in row))
    if chosen.result is not None:
        chosen.result.write_text(json.dumps(result, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
