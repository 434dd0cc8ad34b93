"""Play while everything goes wrong, on both stores: does the server keep its promises, and level off?

    python -m bench.soak                              two hours (`make soak`; MINUTES=… for less)
    python -m bench.soak --minutes 20 --store sqlite --seed 3

A few people play all six games, a few moves per second, on one process with SQLite and on three with
Postgres and Redis. Every half minute something happens to the server, chosen by the seed: processes are
killed or stand still, the clock is set, the disk is full, services go away, everything restarts. Meanwhile
people lose their connections, send moves twice, and some never read. After each match its log is compared
with everything that was acknowledged and told (tests/server/promises.py). Resident memory and open files
must level off.
"""

import argparse
import asyncio
import contextlib
import json
import logging
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import traceback
import uuid
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tenfold.client import Client
from tenfold.core.errors import TenfoldError
from tenfold.core.registry import game_ids, game_of
from tenfold.server.background import compile_process
from tenfold.server.errors import NotStored
from tenfold.server.stores.factory import create_store
from tenfold.server.stores.tables import StoredEvent, TableRow
from tenfold.server.table.events import EntryAdded, decode_event
from tests.server import stepped_clock
from tests.server.faults import PATIENCE, REQUEST_SECONDS, Supervised, stubborn
from tests.server.helpers import settings_for
from tests.server.postgres import PostgresServer, programs
from tests.server.promises import Played, Sent, Tab, broken_promises, lost_moves
from tests.server.redis_server import Redis

STORES = ("sqlite", "postgres")
TABLES = 3
SECONDS_BETWEEN_MOVES = (0.3, 1.5)
SECONDS_BETWEEN_FAULTS = (15.0, 45.0)
LONGEST_PAUSE = 90.0
"""If no one can play on for so long after something happened, that's a broken promise too."""
MOVES = (30, 120)
"""After so many moves people resign, because random play may take for ever."""
CLOCK = {"per": "game", "seconds": 7200, "then": "lost"}
RETRY = {"not-stored", "busy"}
"""Refusals after which the same command is sent again."""
DROPS, AWAY, TWICE = 0.04, 0.02, 0.05
"""How often someone loses the connection with a move, stays away for a while, or sends a move twice."""
MAX_STEP = 60.0
DISK_MB = {"sqlite": 48, "postgres": 400}
SAMPLE_SECONDS = 10.0
SETTLED_SECONDS = 60.0
MAX_GROWTH = 0.1
MESSAGE_START = re.compile(r"(?m)^(?=\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)")
MESSAGES_BEFORE = 5
"""How many messages of a log are reported with an error, because they often say why."""
SPARE_FILES = 8
SPARE_MB = 8.0


def say(line: str) -> None:
    """One line, at once."""
    sys.stdout.write(f"{time.strftime('%H:%M:%S', time.gmtime())} {line}\n")
    sys.stdout.flush()


def seeded(seed: int) -> random.Random:
    """Chance that is the same for the same seed."""
    return random.Random(seed)  # noqa: S311


@dataclass(frozen=True)
class Sample:
    """What one process of the server holds at a moment."""

    seconds: float
    process: int
    memory: float
    """Resident, in MB."""
    files: int


def sampled(process: int, seconds: float) -> Sample:
    """A process as it is now."""
    folder = Path("/proc") / str(process)
    pages = int((folder / "statm").read_text(encoding="ascii").split()[1])
    memory = pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    return Sample(seconds, process, memory, len(list((folder / "fd").iterdir())))


def growth(samples: Sequence[Sample]) -> list[str]:
    """What is larger in the last third of the time than in the first; young processes don't count."""
    born: dict[int, float] = {}
    for sample in samples:
        born.setdefault(sample.process, sample.seconds)
    settled = [one for one in samples if one.seconds - born[one.process] >= SETTLED_SECONDS]
    if not settled:
        return []
    end = samples[-1].seconds
    early = [one for one in settled if one.seconds < end / 3]
    late = [one for one in settled if one.seconds > end * 2 / 3]
    if not early or not late:
        return []
    found = []
    memory = [max(one.memory for one in part) for part in (early, late)]
    files = [max(one.files for one in part) for part in (early, late)]
    if memory[1] > memory[0] * (1 + MAX_GROWTH) + SPARE_MB:
        found.append(f"memory grew from {memory[0]:.0f} to {memory[1]:.0f} MB")
    if files[1] > files[0] * (1 + MAX_GROWTH) + SPARE_FILES:
        found.append(f"open files grew from {files[0]} to {files[1]}")
    return found


class Place:
    """A server on a disk and a clock of its own, with what it stands on; and everything that can happen."""

    def __init__(self, store: str, folder: Path, chance: random.Random, stack: ExitStack) -> None:
        self.store, self._chance = store, chance
        self._disk = folder / "disk"
        self._clock = folder / "clock"
        self.wrong_by = self.steps = 0.0
        """By how many seconds the clock is wrong, and the sum of all steps."""
        stepped_clock.set_clock(self._clock, 0.0)
        os.environ[stepped_clock.VARIABLE] = str(self._clock)
        self.postgres: PostgresServer | None = None
        self.redis: Redis | None = None
        processes, database, redis = 1, "", ""
        data = self._disk / "data"
        data.mkdir()
        if store == "postgres":
            bin_folder = programs()
            assert bin_folder is not None, "Postgres isn't installed"
            own = self._disk / "pg"
            own.mkdir()
            self.postgres = PostgresServer(own, bin_folder)
            stack.callback(self.postgres.stop)
            self.redis = Redis()
            stack.callback(self.redis.close)
            processes, database, redis = 3, self.postgres.fresh(), self.redis.url
        self.settings = settings_for(data, database=database)
        logs = folder / "logs"
        logs.mkdir()
        self.server = Supervised(
            data, database, redis, processes, module="tests.server.stepped_clock", logs=logs
        )
        stack.callback(self.server.stop)
        self.logs = logs
        self.has_own_disk = os.path.ismount(self._disk)
        self._stopping = threading.Event()
        keeper = threading.Thread(target=self._keep_alive)
        keeper.start()
        stack.callback(keeper.join)
        stack.callback(self._stopping.set)

    @property
    def url(self) -> str:
        """Where it can be asked."""
        return self.server.url

    def _keep_alive(self) -> None:
        """Start what has died, as whatever runs services does."""
        while not self._stopping.wait(0.5):
            self.server.revive()

    def faults(self) -> dict[str, Callable[[], None]]:
        """What can happen here, by its name."""
        found: dict[str, Callable[[], None]] = {
            "kill -9": self.kill,
            "stands still": self.freeze,
            "clock is set": self.set_clock,
            "restart": self.restart,
        }
        if self.has_own_disk:
            found["disk is full"] = self.fill_disk
        if self.postgres is not None:
            found |= {"kill -9 of all": self.kill_all, "no Postgres": self.without_postgres}
            found["no Redis"] = self.without_redis
        return found

    def _while(self, shortest: float, longest: float) -> None:
        time.sleep(self._chance.uniform(shortest, longest))

    def kill(self) -> None:
        """One process dies."""
        self._signal([self._chance.choice(self.server.serving)], signal.SIGKILL)

    def kill_all(self) -> None:
        """All processes die, and their parent stays."""
        self._signal(self.server.serving, signal.SIGKILL)

    def _signal(self, processes: Sequence[int], number: int) -> None:
        for process in processes:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, number)

    def freeze(self) -> None:
        """One process stands still for a while."""
        one = [self._chance.choice(self.server.serving)]
        self._signal(one, signal.SIGSTOP)
        self._while(1.0, 8.0)
        self._signal(one, signal.SIGCONT)

    def set_clock(self) -> None:
        """Somebody sets the clock, forward or back; it's never wrong by more than a minute."""
        before, self.wrong_by = self.wrong_by, self._chance.uniform(-MAX_STEP, MAX_STEP)
        self.steps += abs(self.wrong_by - before)
        stepped_clock.set_clock(self._clock, self.wrong_by)

    def restart(self) -> None:
        """An update: all processes are replaced one by one, or the only one starts again."""
        one_by_one = self.postgres is not None
        self.server.parent.send_signal(signal.SIGHUP if one_by_one else signal.SIGTERM)

    def fill_disk(self) -> None:
        """Nothing more fits on the disk for a while."""
        ballast = self._disk / "ballast"
        with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(bytes(4096))
        self._while(2.0, 8.0)
        ballast.unlink()
        if self.postgres is not None:
            self.postgres.ensure_started()

    def without_postgres(self) -> None:
        """The database goes away and comes back."""
        assert self.postgres is not None
        self.postgres.stop()
        self._while(0.0, 5.0)
        self.postgres.start()

    def without_redis(self) -> None:
        """Redis goes away and comes back."""
        assert self.redis is not None
        self.redis.stop()
        self._while(0.0, 10.0)
        self.redis.start()

    def log(self, table: str) -> tuple[TableRow, list[StoredEvent]]:
        """A table and its log, as they're stored; tried again while the store is away."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return asyncio.run(self._log(table))
            except (OSError, TenfoldError, NotStored):
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.5)

    async def _log(self, table: str) -> tuple[TableRow, list[StoredEvent]]:
        store = create_store(self.settings)
        try:
            row, events = await store.tables.row(table), await store.tables.events(table)
        finally:
            await store.close()
        assert row is not None
        return row, events

    def errors(self) -> list[str]:
        """What the server has logged that shouldn't happen."""
        return [
            f"{path.name}: {found}"
            for path in sorted(self.logs.iterdir())
            for found in logged_errors(path.read_text(errors="replace"))
        ]


def logged_errors(log: str) -> list[str]:
    """The messages of a log that tell of an error, with their tracebacks and what came just before."""
    found = MESSAGE_START.split(log)
    return [
        "".join(found[max(0, at - MESSAGES_BEFORE) : at + 1])
        for at, message in enumerate(found)
        if "unhandled" in message or "Traceback" in message
    ]


@dataclass
class Findings:
    """What a soak has seen."""

    broken: list[str] = field(default_factory=list)
    faults: Counter[str] = field(default_factory=Counter)
    pauses: dict[str, float] = field(default_factory=dict)
    """The longest time after each kind of fault until everyone could play on."""
    matches: Counter[str] = field(default_factory=Counter)
    moves: int = 0
    frames: int = 0
    views: int = 0
    dials: int = 0
    cut_off: int = 0
    """Readers who never read and were cut off."""
    samples: list[Sample] = field(default_factory=list)
    kept: dict[str, list[Sent]] = field(default_factory=dict)
    """The acknowledged moves of all matches, to be looked for once more at the end."""


class Soak:
    """People who play at a place, and what happens to it."""

    def __init__(self, place: Place, seed: int, games: Sequence[str]) -> None:
        self.place, self._games = place, games
        self.found = Findings()
        self._chance = seeded(seed)
        self._started = time.monotonic()
        self._stop = threading.Event()
        self._last = [self._started] * TABLES
        """When each table was last acknowledged something."""
        self._lock = threading.Lock()

    def run(self, minutes: float) -> None:
        """Play so long; no one is left in the middle of a match."""
        seeds = [self._chance.randrange(2**32) for _ in range(TABLES + 1)]
        tables = [
            threading.Thread(target=self._guarded, args=(self._play_on, at, seeded(seeds[at])))
            for at in range(TABLES)
        ]
        others = [
            threading.Thread(target=self._guarded, args=(self._look,)),
            threading.Thread(target=self._guarded, args=(self._never_read, seeded(seeds[-1]))),
        ]
        for thread in (*tables, *others):
            thread.start()
        end = self._started + minutes * 60
        while time.monotonic() < end and not self._stop.is_set():
            self._stop.wait(min(self._chance.uniform(*SECONDS_BETWEEN_FAULTS), end - time.monotonic()))
            if time.monotonic() < end and not self._stop.is_set():
                self._guarded(self._happen)
        self._stop.set()
        for thread in (*tables, *others):
            thread.join()
        for table, sent in self.found.kept.items():
            _, stored = self.place.log(table)
            self.found.broken += [f"in the end, table {table}: {one}" for one in lost_moves(sent, stored)]
        self.found.broken += growth(self.found.samples)

    def _guarded(self, work: Callable[..., None], *args: Any) -> None:
        try:
            work(*args)
        except Exception:  # noqa: BLE001  (told at the end)
            self._broke(traceback.format_exc())
            self._stop.set()

    def _broke(self, line: str) -> None:
        say(f"{self.place.store}: BROKEN {line}")
        self.found.broken.append(line)

    def _happen(self) -> None:
        """Let something go wrong, and wait until everyone plays on."""
        kinds = self.place.faults()
        kind = self._chance.choice(sorted(kinds))
        kinds[kind]()
        self.found.faults[kind] += 1
        begun = time.monotonic()
        while min(self._last) <= begun and not self._stop.is_set():
            if time.monotonic() - begun > LONGEST_PAUSE:
                stuck = [at for at, last in enumerate(self._last) if last <= begun]
                self._broke(f"players {stuck} couldn't go on after: {kind}")
                return
            time.sleep(0.05)
        pause = time.monotonic() - begun
        self.found.pauses[kind] = max(self.found.pauses.get(kind, 0.0), pause)
        say(f"{self.place.store}: {kind}; everyone played on after {pause:.1f} s")

    def _look(self) -> None:
        """Look at memory and open files again and again."""
        while not self._stop.wait(SAMPLE_SECONDS):
            for process in self.place.server.serving:
                with contextlib.suppress(OSError, IndexError):
                    self.found.samples.append(sampled(process, time.monotonic() - self._started))

    def _play_on(self, at: int, chance: random.Random) -> None:
        numbers = iter(range(at, 10**9, TABLES))
        while not self._stop.is_set():
            game = self._games[next(numbers) % len(self._games)]
            steps = self.place.steps
            played = self._seated(game, at, chance)
            self._play(played, at, chance)
            self._check(played, game, self.place.steps - steps)

    def _seated(self, game: str, at: int, chance: random.Random) -> Played:
        """Two people at a new table, perhaps with a bot or a clock, and someone who watches."""
        ann, bob = (Client(self.place.url, timeout=REQUEST_SECONDS) for _ in range(2))
        stubborn(ann.me)
        stubborn(bob.me)
        seats = ["me", "open", *(["greedy"] if 3 in game_of(game).seats and chance.random() < 0.5 else [])]
        more = {"clock": CLOCK} if chance.random() < 0.5 else {}
        started = time.monotonic()
        made = stubborn(lambda: ann.make(game, seats, **more))
        stubborn(lambda: bob.join(made["code"]))
        tabs = [
            stubborn(
                lambda client=client, watches=watches: Tab(client, made["table"], PATIENCE, watches=watches)
            )
            for client, watches in ((ann, False), (bob, False), (ann, True))
        ]
        played = Played(made["table"], [ann, bob], tabs, started=started)
        for tab, command, fields in ((tabs[1], "sit", {"seat": 1}), (tabs[1], "ready", {"yes": True})):
            self._send(tab, at, command, **fields)
        self._send(tabs[0], at, "start")
        return played

    def _send(self, tab: Tab, at: int, command: str, **fields: Any) -> Any:
        """Send a command until it's stored; the same one, so that it happens once."""
        command_id = fields.pop("id", None) or str(uuid.uuid4())
        deadline = time.monotonic() + LONGEST_PAUSE
        while True:
            answer = tab.send(command, id=command_id, **fields)
            if answer["ok"]:
                self._last[at] = time.monotonic()
                return answer
            assert answer["code"] in RETRY, (command, fields, answer)
            assert time.monotonic() < deadline, answer
            time.sleep(0.2)

    def _play(self, played: Played, at: int, chance: random.Random) -> None:
        people = played.tabs[:2]
        moves = chance.randint(*MOVES)
        while len(played.sent) < moves and not self._stop.is_set():
            if all(tab.is_over for tab in people):
                break
            for tab in played.tabs:
                tab.receive(0.02)
            due = [tab for tab in people if tab.turn is not None and not tab.is_over]
            if due:
                self._move(chance.choice(due), played, at, chance)
                time.sleep(chance.uniform(*SECONDS_BETWEEN_MOVES))
        for tab in people:
            tab.wait(lambda it: bool(it.views), LONGEST_PAUSE)
            catch_up(people)
            if not any(one.is_over for one in people):
                self._send(tab, at, "resign", seat=next(iter(tab.views)))
        for tab in played.tabs:
            tab.wait(lambda it: it.is_over, LONGEST_PAUSE)
        catch_up(played.tabs)

    def _move(self, tab: Tab, played: Played, at: int, chance: random.Random) -> None:
        """Play a random legal action; the network may drop, double or delay it."""
        view = tab.turn
        assert view is not None
        seat, count = view["observer"], view["count"]
        action = chance.choice(view["legal"])["action"]
        command_id = str(uuid.uuid4())
        fields = {"id": command_id, "seat": seat, "action": action, "count": count}
        if chance.random() < DROPS:
            tab.post("act", **fields)
            tab.drop()
        answer = self._send(tab, at, "act", **fields)
        played.sent.append(Sent(tab.guest, command_id, seat, count, action, answer))
        if chance.random() < TWICE and tab.send("act", **fields) != answer:
            again = tab.send("act", **fields)
            if again["ok"] or again["code"] not in RETRY:
                self._broke(f"a repeated move was answered by {again} instead of {answer}")
        if chance.random() < AWAY:
            tab.drop()
            time.sleep(chance.uniform(0.0, 5.0))
        tab.wait(lambda it: it.views[seat]["count"] > count or it.is_over, LONGEST_PAUSE)

    def _check(self, played: Played, game: str, clock_steps: float) -> None:
        replay = f"/api/tables/{played.table}/replay"
        moves = stubborn(lambda: played.people[0].call("GET", replay))["moves"]
        for tab in played.tabs:
            tab.close()
        row, stored = self.place.log(played.table)
        steps = clock_steps if self.place.store == "sqlite" else 0.0  # a database has a clock of its own
        broken = broken_promises(played, row, stored, steps)
        entries = [event for one in stored if isinstance(event := decode_event(one.body), EntryAdded)]
        if [move["seat"] for move in moves] != [entry.seat for entry in entries]:
            broken.append(f"table {played.table}: another replay than the log")
        with self._lock:
            for line in broken:
                self._broke(line)
            found = self.found
            found.matches[game] += 1
            found.moves += len(played.sent)
            found.frames += sum(len(tab.seqs) for tab in played.tabs)
            found.views += sum(len(tab.told_views) for tab in played.tabs)
            found.dials += sum(len(tab.resumed) - 1 for tab in played.tabs)
            found.kept[played.table] = played.sent

    def _never_read(self, chance: random.Random) -> None:
        """People who connect and never read, so that what they're sent piles up."""
        while not self._stop.is_set():
            with contextlib.suppress(OSError, TenfoldError):
                client = Client(self.place.url, timeout=REQUEST_SECONDS)
                table = client.make("heart_of_africa", ["me", "greedy"], start=True)["table"]
                with silent_reader(client, table) as wire:
                    for _ in range(chance.randint(20, 80)):
                        if self._stop.wait(0.5) or is_closed(wire):
                            break
                        for _ in range(40):  # reactions are sent to everyone, and not stored
                            wire.sendall(
                                masked({"type": "react", "id": str(uuid.uuid4()), "reaction": "thanks"})
                            )
                    self.found.cut_off += is_closed(wire)


def catch_up(tabs: Sequence[Tab]) -> None:
    """Read everything that has come in."""
    for tab in tabs:
        while tab.receive(0.3) is not None:
            pass


@contextlib.contextmanager
def silent_reader(client: Client, table: str) -> Iterator[socket.socket]:
    """A WebSocket with hardly any buffer whose owner never reads."""
    address = urlsplit(client.url)
    with socket.socket() as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        wire.settimeout(REQUEST_SECONDS)
        wire.connect((address.hostname, address.port))
        head = f"GET /api/tables/{table}/socket?after=0 HTTP/1.1\r\nHost: {address.netloc}\r\n"
        upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        key = f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: tenfold={client.cookie}\r\n\r\n"
        wire.sendall((head + upgrade + key).encode())
        yield wire


def masked(message: Any) -> bytes:
    """A text frame from a client, masked by zeros."""
    text = json.dumps(message).encode()
    return b"\x81\xfe" + len(text).to_bytes(2) + bytes(4) + text


def is_closed(wire: socket.socket) -> bool:
    """Whether the server has closed or reset a connection, without reading what it has sent."""
    status = Path("/proc/net/tcp").read_text(encoding="ascii")
    host, port = wire.getsockname()
    local = f"{int.from_bytes(socket.inet_aton(host), 'little'):08X}:{port:04X}"
    return not any(line.split()[1] == local and line.split()[3] == "01" for line in status.splitlines()[1:])


def soak(store: str, folder: Path, minutes: float, seed: int, games: Sequence[str]) -> Findings:
    """Soak one store, in a folder of which `disk` may be a file system of its own."""
    with ExitStack() as stack:
        place = Place(store, folder, seeded(seed + 1), stack)
        run = Soak(place, seed, games)
        run.run(minutes)
        run.found.broken += place.errors()
        return run.found


def report(store: str, found: Findings, minutes: float) -> dict[str, Any]:
    """What a soak has seen, to be kept."""
    last = found.samples[-1].seconds if found.samples else 0.0
    thirds = [
        [one for one in found.samples if at * last / 3 <= one.seconds <= (at + 1) * last / 3]
        for at in range(3)
    ]
    return {
        "store": store,
        "minutes": minutes,
        "matches": dict(found.matches),
        "moves": found.moves,
        "frames": found.frames,
        "views": found.views,
        "reconnects": found.dials,
        "cut_off": found.cut_off,
        "faults": dict(found.faults),
        "longest_pauses": {kind: round(pause, 1) for kind, pause in found.pauses.items()},
        "memory": [round(max((one.memory for one in part), default=0.0), 1) for part in thirds],
        "files": [max((one.files for one in part), default=0) for part in thirds],
        "broken": found.broken,
    }


def main() -> int:
    """Soak one store or both; 1 if a promise was broken."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=120.0)
    parser.add_argument("--store", choices=STORES, help="only this one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--keep",
        type=Path,
        help="a folder for reports and logs; without it, they are kept if a promise was broken",
    )
    parser.add_argument("--inside", type=Path, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.inside is not None:
        return inside(chosen)
    for game in game_ids():
        if not compile_process.is_compiled(game):
            say(f"compiling {game}; this happens once")
            subprocess.run(
                [sys.executable, "-m", compile_process.__name__, game], stdout=subprocess.DEVNULL, check=True
            )
    codes = []
    with ExitStack() as stack:
        running = []
        for store in (chosen.store,) if chosen.store else STORES:
            # A short name: a socket's path has a hundred characters at most.
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="soak", dir="/tmp")))
            folder.chmod(0o755)
            (folder / "disk").mkdir()
            running.append((store, folder, subprocess.Popen(own_disk(folder, store, chosen))))
        for store, folder, process in running:
            codes.append(process.wait())
            if codes[-1] and chosen.keep is None:
                chosen.keep = Path(tempfile.mkdtemp(prefix="soak-kept-"))
            if chosen.keep is not None:
                shutil.copytree(folder, chosen.keep / store, dirs_exist_ok=True, ignore=lambda *_: ["disk"])
                say(f"{store}: its report and logs are in {chosen.keep / store}")
    return max(codes)


def own_disk(folder: Path, store: str, chosen: argparse.Namespace) -> list[str]:
    """The command that soaks one store on a small disk that only it sees, where that's possible."""
    command = [sys.executable, "-m", "bench.soak", "--store", store, "--inside", str(folder)]
    command += ["--minutes", str(chosen.minutes), "--seed", str(chosen.seed)]
    mount = f'mount -t tmpfs -o size={DISK_MB[store]}m,mode=755 none "$0" && exec "$@"'
    disk = ["unshare", "--mount", "sh", "-c", mount, str(folder / "disk")]
    if shutil.which("unshare") is None or subprocess.run([*disk, "true"], check=False).returncode:
        say(f"{store}: without full disks, because there's no disk of its own here")
        return command
    return [*disk, *command]


def inside(chosen: argparse.Namespace) -> int:
    """Soak one store here."""
    logging.getLogger("websockets").setLevel(logging.CRITICAL)  # connections are meant to break
    found = soak(chosen.store, chosen.inside, chosen.minutes, chosen.seed, game_ids())
    told = report(chosen.store, found, chosen.minutes)
    (chosen.inside / "report.json").write_text(json.dumps(told, indent=1), encoding="utf-8")
    say(json.dumps(told, indent=1))
    say(f"{chosen.store}: {'a promise was broken' if found.broken else 'all promises were kept'}")
    return 1 if found.broken else 0


if __name__ == "__main__":
    sys.exit(main())
