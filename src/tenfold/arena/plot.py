"""Draws standings as SVG: a dot for each rating and a line for its interval."""

from collections.abc import Iterator
from xml.sax.saxutils import escape

from tenfold.arena.messages import message
from tenfold.arena.ratings import Interval
from tenfold.arena.schedule import Schedule
from tenfold.arena.standings import Row, Standings

WIDTH = 720
LEFT, RIGHT = 190, 120
"""Room for names and for shares."""
TOP, STEP, BOTTOM = 76, 34, 48
MAX_NAME_LENGTH = 24
TICKS = 5
STYLE = (
    "text{font-family:Atkinson Hyperlegible,sans-serif;font-size:14px;fill:#1f2430}"
    ".title{font-family:Fraunces,serif;font-size:20px;font-weight:600}"
    ".soft{fill:#5b6070;font-size:12px}.ground{fill:#fffbf2}.line{stroke:#d9cfbb}"
    ".reach{stroke:#1d6f6b;stroke-width:3;stroke-linecap:round}.value{fill:#b4541a}"
    "@media (prefers-color-scheme: dark){text{fill:#efe7d6}.soft{fill:#a9afbe}.ground{fill:#1b2130}"
    ".line{stroke:#313a4d}.reach{stroke:#5fb8b2}.value{fill:#e58a4e}}"
)


def draw_svg(schedule: Schedule, table: Standings, title: str) -> str:
    """The picture of a table that has rows."""
    height = TOP + STEP * len(table.rows) + BOTTOM
    note = message("picture-note", seats=schedule.seats, matches=table.matches)
    scale = Scale([row.rating for row in table.rows])
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{escape(message('picture-title', game=title))}</title><style>{STYLE}</style>",
        f'<rect class="ground" width="{WIDTH}" height="{height}" rx="10"/>',
        f'<text class="title" x="24" y="34">{escape(message("picture-title", game=title))}</text>',
        f'<text class="soft" x="24" y="54">{escape(note)}</text>',
        *_axis(scale, height),
        *(part for at, row in enumerate(table.rows) for part in _row(row, scale, TOP + STEP * (at + 0.5))),
        "</svg>\n",
    ]
    return "\n".join(parts)


class Scale:
    """Maps ratings to x coordinates, with round numbers for ticks."""

    def __init__(self, values: list[Interval]) -> None:
        low = min(value.low for value in values)
        high = max(value.high for value in values)
        self.step = _round_step((high - low) / TICKS)
        self.low = self.step * (low // self.step)
        self.high = max(self.step * -(-high // self.step), self.low + self.step)

    def x(self, rating: float) -> float:
        """Where a rating is drawn."""
        return LEFT + (WIDTH - LEFT - RIGHT) * (rating - self.low) / (self.high - self.low)

    def ticks(self) -> Iterator[float]:
        """The ratings that are written down."""
        for number in range(round((self.high - self.low) / self.step) + 1):
            yield self.low + number * self.step


def _round_step(least: float) -> float:
    """1, 2 or 5 times a power of ten, at least as large."""
    power = 1.0
    while True:
        for factor in (1, 2, 5):
            if factor * power >= least:
                return factor * power
        power *= 10


def _axis(scale: Scale, height: float) -> Iterator[str]:
    bottom = height - BOTTOM + 6
    for tick in scale.ticks():
        x = f"{scale.x(tick):.1f}"
        yield f'<line class="line" x1="{x}" x2="{x}" y1="{TOP}" y2="{bottom}"/>'
        yield f'<text class="soft" x="{x}" y="{bottom + 18}" text-anchor="middle">{tick:.0f}</text>'
    axis = escape(message("picture-axis"))
    yield f'<text class="soft" x="{LEFT - 16}" y="{bottom + 18}" text-anchor="end">{axis}</text>'


def _row(row: Row, scale: Scale, y: float) -> Iterator[str]:
    name = row.agent if len(row.agent) <= MAX_NAME_LENGTH else "…" + row.agent[1 - MAX_NAME_LENGTH :]
    share = message("percent", number=100 * row.share.value)
    low, high, x = (scale.x(value) for value in (row.rating.low, row.rating.high, row.rating.value))
    yield f'<text x="24" y="{y + 5:.1f}">{escape(name)}</text>'
    yield f'<line class="reach" x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'
    yield f'<circle class="value" cx="{x:.1f}" cy="{y:.1f}" r="6"/>'
    yield f'<text x="{WIDTH - 24}" y="{y + 5:.1f}" text-anchor="end">{escape(share)}</text>'
