"""Groups tests into suites: each game, each family and each folder of tests/.

A game's suite is its folder and its task of the contract, so that its rules are loaded and its
matches are played once, in one process.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src") / "tenfold"
GAMES = PACKAGE / "games"
FAMILIES = PACKAGE / "families"
TESTS = Path("tests")
CONTRACT = TESTS / "contract"
TOYS = "toys"
TOY_GAMES = ("lanterns",)
QUICK_TO_COMPILE = (*TOY_GAMES, "ten_squares")
"""With these the gate tries what has to be compiled anew for it; with all games, `make slow` does."""


@dataclass(frozen=True)
class Suite:
    """Tests that run in one process: their folders and their part of the contract."""

    name: str
    folders: tuple[Path, ...]
    games: tuple[str, ...] = ()
    """Whose task of the contract it has."""
    plays: tuple[str, ...] = ()
    """Which games must be compiled before."""
    has_rules: bool = False
    """Whether its tests say something about rules that are interpreted, too."""

    def arguments(self, markers: str, *more: str) -> list[str]:
        """What pytest is told, to run these tests and no others."""
        chosen = ["-q", "-n", "0", "-m", markers, *more, *map(str, self.folders)]
        if self.games:
            chosen += [str(CONTRACT), "--contract", ",".join(self.games)]
        return chosen


def folders_in(place: Path) -> list[str]:
    """The folders of a place that hold sources."""
    folders = (path for path in sorted((ROOT / place).iterdir()) if path.is_dir())
    return [path.name for path in folders if any(path.glob("*.py"))]


def game_names() -> list[str]:
    """The games, by their folders."""
    return folders_in(GAMES)


def family_of(game: str) -> str | None:
    """The family whose rules a game plays by, if any: the one that its sources name."""
    text = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / GAMES / game).glob("*.py")))
    return next((family for family in folders_in(FAMILIES) if f"families.{family}" in text), None)


def siblings() -> list[str]:
    """Games that have the rules of an earlier one, on another board."""
    families = [family_of(game) for game in game_names()]
    return [
        game
        for at, game in enumerate(game_names())
        if families[at] is not None and families[at] in families[:at]
    ]


def suites() -> list[Suite]:
    """All suites; together they have every test."""
    games = game_names()
    found = [Suite(game, (GAMES / game,), (game,), (game,), has_rules=True) for game in games]
    for family in folders_in(FAMILIES):
        members = tuple(game for game in games if family_of(game) == family)
        found.append(Suite(family, (FAMILIES / family,), plays=members, has_rules=True))
    for folder in folders_in(TESTS):
        if folder == TOYS:
            found.append(Suite(TOYS, (TESTS / TOYS,), TOY_GAMES, has_rules=True))
        elif folder != CONTRACT.name:
            found.append(Suite(folder, (TESTS / folder,), plays=tuple(games)))
    return found


def suite_named(name: str, among: Sequence[Suite]) -> Suite:
    """The suite with a name."""
    return next(suite for suite in among if suite.name == name)
