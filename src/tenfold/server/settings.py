"""Everything about a server that its host may choose."""

from dataclasses import dataclass, field
from pathlib import Path

WEB = Path(__file__).parent / "web"
DATABASE = "tenfold.db"
SETTINGS = "settings.toml"

DAY = 24 * 60 * 60


@dataclass(frozen=True)
class Rate:
    """So many, in so many seconds."""

    count: int
    seconds: float


@dataclass(frozen=True)
class Limits:
    """What one socket, guest or address may ask of the server."""

    messages: Rate = Rate(100, 20.0)
    """Commands over one socket, or by one guest's POSTs."""
    tables: Rate = Rate(300, float(DAY))
    """New tables from one address: a class of thirty in every lesson of a day."""
    evenings: Rate = Rate(30, float(DAY))
    """New evenings from one address."""
    failed_joins: Rate = Rate(40, 60.0)
    """Wrong codes from one address; right ones are not counted."""
    requests: Rate = Rate(3000, 60.0)
    """Other requests from one address."""
    guest_failed_joins: Rate = Rate(10, 60.0)
    """Wrong codes of one guest, so that one in a class does not use up the tries of all."""
    all_failed_joins: Rate = Rate(600, 60.0)
    """Wrong codes of all addresses; when there are more, each address has one try in its time."""
    names: Rate = Rate(6, 600.0)
    """Names that one guest takes."""
    sockets_per_guest: int = 12
    sockets_per_address: int = 400
    connections_per_address: int = 600
    """Connections of any kind, also those that have not asked for anything yet."""
    connections: int = 10_000
    """The same of all addresses together; fewer, where the system has fewer descriptors."""
    head_bytes: int = 16 * 1024
    """The longest head of a request: its first line and all headers."""
    head_lines: int = 100
    head_seconds: float = 10.0
    """How long the head of a request may take to arrive."""
    body_seconds: float = 20.0
    frame_bytes: int = 16 * 1024
    """The longest command, over a socket or in the body of a request."""
    queue: int = 64
    """Frames that wait for one slow reader."""
    send_seconds: float = 10.0
    """How long one frame may take to be read."""
    notices: Rate = Rate(12, 3600.0)
    """Notices that it is somebody's turn, to one mailbox or one browser."""
    confirmations: Rate = Rate(5, 3600.0)
    """Letters that ask one guest to confirm a mailbox."""
    confirmations_per_address: Rate = Rate(30, float(DAY))
    """The same for all guests of one address."""
    browsers_per_address: Rate = Rate(60, float(DAY))
    """Browsers of one address that ask to be told."""
    confirmations_per_mailbox: Rate = Rate(3, float(DAY))
    """The same to one mailbox, whoever names it."""


@dataclass(frozen=True)
class Settings:
    """How this server runs."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8010
    origins: tuple[str, ...] = ()
    """Origins that may talk to the server besides its own."""
    host_names: tuple[str, ...] = ()
    """Names under which the server is reached, besides its addresses and the name of its machine."""
    database: str = ""
    """Where everything is kept, `postgresql://…`; if empty, in one file of the data folder."""
    redis: str = ""
    """By which processes that share a database tell each other of moves, `redis://…`; if empty, by that."""
    processes: int = 1
    """So many processes serve together; more than one need a database."""
    host_token: str = field(default="", repr=False)
    """Who knows it may look after all tables; without one, nobody may."""
    metrics_open: bool = False
    """Whether other machines may read /metrics."""
    log: str = "text"
    """How log lines are written: text, or json."""
    limits: Limits = field(default_factory=Limits)
    counts_own_device: bool = False
    """Whether limits by address hold for browsers on the server's own machine, too."""
    bot_seconds: float = 0.6
    """A bot answers after this time, whatever it holds: at the normal pace."""
    grace_seconds: float = 60.0
    """How long a person may be away before a bot stands in."""
    stand_in: str = "greedy"
    """The agent that plays for people who are away, resigned or removed, and that gives hints, where a table
    has chosen no other."""
    waiting_days: float = 2.0
    """A table that has not begun is put away after so many days without a change. Only days on which
    the server runs count."""
    playing_days: float = 60.0
    over_days: float = 90.0
    guide_days: float = 0.25
    """The same for a guided first game, begun or finished."""
    put_away_days: float = 1.0
    """How long a table that was put away can still be opened, before it is forgotten."""
    guest_days: float = 400.0
    """A guest who has not been here for so long, and is at no table, is forgotten."""
    code_days: float = 2.0
    """How long after the last event or visit a table's short code opens it; its link always does."""
    look_seconds: float = 15 * 60.0
    """How often the server looks for tables that are to be put away."""
    idle_seconds: float = 300.0
    """A table at which nobody is connected leaves the memory after this time; the log stays."""
    public_url: str = ""
    """Where guests find the server, `https://tables.example.org`: links in letters begin with it."""
    smtp: str = field(default="", repr=False)
    """The mail server that takes letters, `smtps://USER:PASSWORD@HOST`; if empty, none are written."""
    mail_from: str = ""
    """From whom letters come, `Tables <tables@example.org>`."""
    push_key: str = field(default="", repr=False)
    """The private key by which browsers know who tells them something; if empty, nobody does."""
    push_contact: str = ""
    """Where push services write to, `mailto:me@example.org`."""
    push_inside: tuple[str, ...] = ()
    """Networks with a push service of one's own; any other must be on the internet."""
    notice_seconds: float = 60.0
    """How long after the beginning of a turn whoever is not at the table is told of it."""
    web: Path = WEB
    lan: str | None = None
    """The address under which other devices reach the server, `http://192.168.1.5:8010`."""

    @property
    def file(self) -> Path:
        """The one file that holds everything, unless a database does."""
        return self.data / DATABASE
