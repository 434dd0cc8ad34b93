"""Everything about a server that its host may choose."""

from dataclasses import dataclass, field
from pathlib import Path

WEB = Path(__file__).parent / "web"
DATABASE = "tenfold.db"

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
    tables: Rate = Rate(30, float(DAY))
    """New tables from one address."""
    joins: Rate = Rate(10, 60.0)
    """Tries from one address to join by a link, a code or a way back."""
    requests: Rate = Rate(600, 60.0)
    """Other requests from one address."""
    sockets_per_guest: int = 12
    sockets_per_address: int = 200
    frame_bytes: int = 16 * 1024
    """The longest command, over a socket or in the body of a request."""
    queue: int = 64
    """Frames that wait for one slow reader."""
    send_seconds: float = 10.0
    """How long one frame may take to be read."""


@dataclass(frozen=True)
class Settings:
    """How this server runs."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8010
    origins: tuple[str, ...] = ()
    """Origins that may talk to the server besides its own."""
    limits: Limits = field(default_factory=Limits)
    counts_own_device: bool = False
    """Whether limits by address hold for browsers on the server's own machine, too."""
    bot_seconds: float = 0.6
    """A bot answers after this time, whatever it holds."""
    grace_seconds: float = 60.0
    """How long a person may be away before a bot stands in."""
    stand_in: str = "greedy"
    """The agent that plays for people who are away, resigned or removed, and that gives hints."""
    waiting_days: float = 2.0
    """A table that has not begun is forgotten after so many days without a change."""
    playing_days: float = 60.0
    over_days: float = 90.0
    idle_seconds: float = 300.0
    """A table at which nobody is connected leaves the memory after this time; the log stays."""
    web: Path = WEB
    lan: str | None = None
    """The address under which other devices reach the server, `http://192.168.1.5:8010`."""

    @property
    def database(self) -> Path:
        """The one file that holds everything."""
        return self.data / DATABASE
