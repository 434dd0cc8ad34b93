"""What decides how a network is trained."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Line:
    """Some rows of the batch: matches of so many seats, with some options, and how large a share they are."""

    seats: int
    share: float
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Settings:
    """A run of the trainer; the defaults are those that learned most on an H200 (bench/README.md)."""

    game: str
    lines: Sequence[Line]
    minutes: float = 3.0
    device: str = "cpu"
    seed: int = 1
    out: Path = Path("training")
    resumes: bool = False
    """Whether to go on from the files in `out`."""
    rival: Path | None = None
    """A student's file: instead of learning to play, learn to beat it; it sits at all other seats."""
    rival_bot: str | None = None
    """The same with `greedy` or `strong`; the network learns what to change about that bot's heuristic."""
    base: str | None = None
    """`strong`: learn to play, but begin from the tuned heuristic instead of from nothing."""
    teacher: int | None = None
    """Playouts of a search: instead of learning by playing, choose as it does."""
    look_ahead: float = 0.0
    """How much a clone's error about the turns that are left counts beside its error about the choice."""
    watch_share: float = 0.7
    """How much of the time the search plays; in the rest a network learns from that."""

    commit: str = ""
    """The commit that files name, where this is no repository."""

    rows: int = 512
    """Matches at a time."""
    steps: int = 16
    """Decisions of each row between two updates."""
    parts: int = 8
    """Updates of the weights in a pass over these decisions."""
    passes: int = 2

    width: int = 512
    blocks: int = 2
    student_width: int = 128
    student_share: float = 0.15
    """How much of the time the student takes to learn from its teacher."""
    polish_share: float = 0.15
    """How much of the time the student then learns by playing itself."""
    polish_rate: float = 3e-4
    last_polish_rate: float = 1e-5

    copies_share: float = 0.2
    """Rows in which older copies sit at some seats."""
    bots_share: float = 0.3
    """Rows in which bots sit at all other seats; in the rest the network plays itself."""
    bots: Sequence[str] = ("greedy", "strong")

    rate: float = 1e-3
    last_rate: float = 2e-5
    entropy: float = 0.05
    last_entropy: float = 0.003
    clip: float = 0.2
    trace: float = 0.95
    """Lambda: how much later surprises count for a decision."""
    averaging: float = 0.97
    """How much of the averaged weights stays at each update."""
    looks: int = 8
    """How often it's measured in between."""
    look_matches: int = 4096
    look_seats: Sequence[int] = (2, 4)

    @property
    def opponents(self) -> Sequence[str]:
        """The bots that are played against: who begins as the strongest learns little from the others."""
        return self.bots[-1:] if self.base else self.bots

    @property
    def has_rival(self) -> bool:
        """Whether all that's learned is to beat someone."""
        return self.rival is not None or self.rival_bot is not None
