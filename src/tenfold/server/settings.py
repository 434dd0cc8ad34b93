"""The settings of a server, with their defaults."""

from dataclasses import dataclass, field
from pathlib import Path

WEB = Path(__file__).parent / "web"
DATABASE = "tenfold.db"
SETTINGS = "settings.toml"

DAY = 24 * 60 * 60


@dataclass(frozen=True)
class Rate:
    count: int
    seconds: float


@dataclass(frozen=True)
class Limits:
    """Limits for one socket, guest or address."""

    messages: Rate = Rate(100, 20.0)
    """Commands over one socket, or by one guest's POST requests."""
    tables: Rate = Rate(600, float(DAY))
    """New tables from one address, those of events included: a class of thirty in every lesson of a day."""
    evenings: Rate = Rate(30, float(DAY))
    """New evenings from one address."""
    programs: Rate = Rate(60, float(DAY))
    """New programs from one address."""
    failed_joins: Rate = Rate(40, 60.0)
    """Wrong codes from one address. Right ones don't count."""
    requests: Rate = Rate(3000, 60.0)
    """Other requests from one address."""
    guest_failed_joins: Rate = Rate(10, 60.0)
    """Wrong codes of one guest, so that one pupil can't use up the attempts of a whole class."""
    all_failed_joins: Rate = Rate(600, 60.0)
    """Wrong codes from all addresses together; beyond it, each address has one attempt per period."""
    names: Rate = Rate(6, 600.0)
    """Changes of one guest's name."""
    looks: Rate = Rate(30, 600.0)
    """Changes of one guest's picture and colour."""
    invitations: Rate = Rate(30, 3600.0)
    """Invitations of one guest to companions."""
    chat: Rate = Rate(8, 30.0)
    """Lines of chat of one guest, at all tables together."""
    sockets_per_guest: int = 12
    sockets_per_address: int = 400
    connections_per_address: int = 600
    """Connections of any kind, including those that haven't sent a request yet."""
    connections: int = 10_000
    """Connections of all addresses together; fewer if the system has fewer file descriptors."""
    head_bytes: int = 16 * 1024
    """Maximum size of a request's head: the request line and all headers."""
    head_lines: int = 100
    head_seconds: float = 10.0
    """How long a request's head may take to arrive."""
    body_seconds: float = 20.0
    frame_bytes: int = 16 * 1024
    """Maximum size of a command, over a socket or in a request body."""
    file_bytes: int = 256 * 1024
    """Maximum size of a game that a device hands over."""
    queue: int = 64
    """Frames queued for one slow reader."""
    send_seconds: float = 10.0
    """How long the reader may take for one frame."""
    notices: Rate = Rate(12, 3600.0)
    """Turn notifications to one mailbox or one browser."""
    confirmations: Rate = Rate(5, 3600.0)
    """Confirmation emails for one guest."""
    confirmations_per_address: Rate = Rate(30, float(DAY))
    """Confirmation emails for all guests of one address."""
    browsers_per_address: Rate = Rate(60, float(DAY))
    """Browsers of one address that subscribe to notifications."""
    confirmations_per_mailbox: Rate = Rate(3, float(DAY))
    """Confirmation emails to one mailbox, whoever asks for them; name+tag@ counts as name@."""
    all_confirmations: Rate = Rate(200, 3600.0)
    """Confirmation emails to everyone."""


@dataclass(frozen=True)
class Settings:
    data: Path
    host: str = "127.0.0.1"
    port: int = 8010
    origins: tuple[str, ...] = ()
    """Origins that may connect besides the server's own."""
    host_names: tuple[str, ...] = ()
    """Allowed host names, besides the machine's addresses and its own name."""
    database: str = ""
    """Where data is stored, `postgresql://…`; if empty, in one SQLite file in the data folder."""
    redis: str = ""
    """The Redis by which processes notify each other, `redis://…`; if empty, the database does."""
    processes: int = 1
    """Number of processes that serve together; more than one need a database."""
    host_token: str = field(default="", repr=False)
    """The admin token; without one, the admin API is off."""
    metrics_open: bool = False
    """Whether other machines may read /metrics."""
    log: str = "text"
    """How log lines are written: text, or json."""
    limits: Limits = field(default_factory=Limits)
    counts_own_device: bool = False
    """Whether limits by address hold for browsers on the server's own machine, too."""
    chat: bool = True
    """Whether people can write to each other at private tables whose host allows it."""
    ladder: bool = True
    """Whether people can ask to be rated."""
    bot_seconds: float = 0.6
    """How long a bot waits before it moves, at the normal pace, whatever its hand."""
    grace_seconds: float = 60.0
    """How long a player may be away before a bot plays for them."""
    stand_in: str = "greedy"
    """The agent that plays for people who are away, resigned or removed; a table can choose another."""
    waiting_days: float = 2.0
    """A table that hasn't started is archived after this many days without a change. Only the server's
    uptime counts."""
    playing_days: float = 60.0
    over_days: float = 90.0
    guide_days: float = 0.25
    """How long a guided first game is kept, started or finished."""
    put_away_days: float = 1.0
    """How long an archived table can still be opened before it is deleted."""
    guest_days: float = 400.0
    """A guest who has been away this long and sits at no table is deleted."""
    code_days: float = 2.0
    """How long a table's short code works after the last event or visit; its link always works."""
    look_seconds: float = 15 * 60.0
    """How often the server looks for tables to archive."""
    idle_seconds: float = 300.0
    """A table without connections is unloaded from memory after this time; its log stays."""
    public_url: str = ""
    """The server's public address, `https://tables.example.org`, with which links in emails begin."""
    smtp: str = field(default="", repr=False)
    """The SMTP server, `smtps://USER:PASSWORD@HOST`; if empty, no email is sent."""
    mail_from: str = ""
    """The sender of emails, `Tables <tables@example.org>`."""
    push_key: str = field(default="", repr=False)
    """The private VAPID key of Web Push; if empty, Web Push is off."""
    push_contact: str = ""
    """The contact for push services, `mailto:me@example.org`."""
    push_inside: tuple[str, ...] = ()
    """Private networks that have a push service; any other must be on the internet."""
    notice_seconds: float = 60.0
    """How long after the start of a turn an absent player is notified."""
    web: Path = WEB
    lan: str | None = None
    """The address under which other devices reach the server, `http://192.168.1.5:8010`."""

    @property
    def file(self) -> Path:
        """The SQLite file that holds everything, unless a database does."""
        return self.data / DATABASE
