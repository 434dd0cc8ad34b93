"""Draws learning curves as SVG: shares of wins over decisions."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from xml.sax.saxutils import escape

LEFT, RIGHT, TOP, BOTTOM = 64, 564, 60, 250
INK, PAPER, GRID = "#24242c", "#fbfaf6", "#dcd8cc"
COLOURS = ("#2f5fd0", "#b4541a", "#1d6f6b", "#8b3f8f", "#6b6b2a", "#5b6070")
LEVELS = (0, 25, 50, 75, 100)


def draw(title: str, curves: Mapping[str, Sequence[tuple[float, float]]], path: Path) -> None:
    """Write a picture: for each name its points, millions of decisions and per cent of wins."""
    last = max((points[-1][0] for points in curves.values() if points), default=1.0) or 1.0
    scale = "".join(
        f'<path d="M{LEFT} {_y(level):.1f}H{RIGHT}" stroke="{GRID}"/>'
        f'<text x="{LEFT - 10}" y="{_y(level) + 5:.1f}" text-anchor="end">{level}%</text>'
        for level in LEVELS
    )
    lines = "".join(
        _line(name, points, last, COLOURS[number % len(COLOURS)], number)
        for number, (name, points) in enumerate(curves.items())
        if points
    )
    height = BOTTOM + 50 + 20 * len(curves)
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 {height}" font-family="sans-serif" '
        f'font-size="13" fill="{INK}"><rect width="600" height="{height}" rx="12" fill="{PAPER}"/>'
        f'<text x="24" y="32" font-size="16" font-weight="600">{escape(title)}</text>{scale}{lines}'
        f'<text x="{LEFT}" y="{BOTTOM + 20}">0</text><text x="{RIGHT}" y="{BOTTOM + 20}" '
        f'text-anchor="end">{last:.3g} million decisions</text></svg>\n',
        encoding="utf-8",
    )


def _y(share: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * share / 100


def _line(name: str, points: Sequence[tuple[float, float]], last: float, colour: str, number: int) -> str:
    places = " ".join(f"{LEFT + (RIGHT - LEFT) * x / last:.1f},{_y(y):.1f}" for x, y in points)
    y = BOTTOM + 46 + 20 * number
    return (
        f'<polyline points="{places}" fill="none" stroke="{colour}" stroke-width="2.5"/>'
        f'<path d="M{LEFT} {y - 5}h24" stroke="{colour}" stroke-width="2.5"/>'
        f'<text x="{LEFT + 34}" y="{y}">{escape(name)}: {points[-1][1]:.1f}%</text>'
    )
