"""The documentation's page of each game: a position, observation, actions and figures, from the code."""

from collections.abc import Iterator
from itertools import groupby
from random import Random

from tenfold.core.game import Game
from tenfold.core.match import Match
from tenfold.core.record import SPECTATOR
from tenfold.core.text import text_of
from tools.benchmark_report import ROOT, load, table

MOVES = 12
SPEEDS = ("random_play", "steps", "gpu", "wasm")
STRENGTHS = ("strength_against_greedy", "strength_levels")
"""The benchmarks that have rows for each game."""
WHEN = "Measured {date}, {machine}: `{command}`"


def page(game: Game) -> str:
    """The whole page in Markdown; links are relative to the folder `games`."""
    parts = [_head(game), _position(game), _observation(game), _actions(game), _figures(game)]
    return "\n\n".join(parts) + "\n"


def index(games: list[Game]) -> str:
    """The list of all games."""
    rows = [
        f"| [{game.title}]({game.id}.md) | {_seats(game)} | {game.encoder.size:,} | {game.actions.count:,} |"
        for game in games
    ]
    head = [
        "# Games",
        "",
        "One page per game, for people who study it: what a bot sees, what it can do, how fast it runs.",
        "",
        "| game | players | numbers in an observation | actions |",
        "|---|---|---|---|",
    ]
    return "\n".join([*head, *rows]) + "\n"


def _seats(game: Game) -> str:
    least, most = game.seats[0], game.seats[-1]
    return str(least) if least == most else f"{least} to {most}"


def _head(game: Game) -> str:
    text = text_of(game)
    rules = f"../src/tenfold/games/{game.id}"
    pictures = sorted((ROOT / "docs" / "images").glob(f"{game.id}.*"))
    french = f", [French]({rules}/RULES.fr.md)" if (game.folder / "RULES.fr.md").is_file() else ""
    options = [
        f"| `{one.name}` | {', '.join(f'`{choice}`' for choice in one.choices)} |" for one in game.options
    ]
    lines = [
        f"# {game.title}",
        "",
        text.say("summary"),
        "",
        *(line for picture in pictures for line in (f"![](../docs/images/{picture.name})", "")),
        f"- Id: `{game.id}`, rules version {game.rules_version}, {_seats(game)} players",
        f"- Rules: [English]({rules}/RULES.md){french}",
        f"- No game has more than {game.max_entries:,} moves.",
    ]
    return "\n".join(lines + (["", "| option | choices |", "|---|---|", *options] if options else []))


def _position(game: Game) -> str:
    """What the seat whose turn it is sees after some random moves."""
    match, chance = Match(game, game.seats[0], bytes(32)), Random(1)  # noqa: S311 - not a secret
    for _ in range(MOVES):
        if match.due:
            seat = match.due[0]
            match.submit(seat, int(chance.choice(list(match.view(seat).legal))), match.count(seat))
    seat = match.due[0] if match.due else SPECTATOR
    sees = "a spectator" if seat == SPECTATOR else f"seat {seat + 1}"
    heading = f"## A position\nAfter {MOVES} random moves, as {sees} sees it."
    return f"{heading}\n\n```text\n{match.view(seat).draw()}\n```"


def _observation(game: Game) -> str:
    at, rows = 0, []
    for part in game.encoder.layout:
        rows.append(f"| `{part.name}` | {at:,} | {part.length:,} | {part.meaning} |")
        at += part.length
    left_out = [f"- `{name}`: {reason}" for name, reason in game.encoder.left_out.items()]
    head = [
        "## Observation",
        f"{game.encoder.size:,} numbers, seats counted from the observer on. It may know all of them.",
        "",
        "| part | from | numbers | meaning |",
        "|---|---|---|---|",
    ]
    return "\n".join([*head, *rows, *(["", "Not part of it:", "", *left_out] if left_out else [])])


def _actions(game: Game) -> str:
    rows = []
    for kind, numbers in groupby(range(game.actions.count), game.actions.kind_of):
        first, *rest = numbers
        last = rest[-1] if rest else first
        example = game.actions.notation(first)
        rows.append(f"| {game.actions.kinds[kind]} | {first:,} to {last:,} | `{example}` |")
    head = [
        "## Actions",
        f"{game.actions.count:,} numbers, each with a line of text. Only its player sees a secret one.",
        "",
        "| kind | numbers | the first is written |",
        "|---|---|---|",
    ]
    return "\n".join([*head, *rows])


def _figures(game: Game) -> str:
    """The rows of the benchmarks that are about this game."""
    found = ["## Speed", "From [the benchmarks](../bench/README.md), which say what was measured and how."]
    results = load()
    for name in (*SPEEDS, *STRENGTHS):
        if name == STRENGTHS[0]:
            found.append("## Baselines")
        result = results[name]
        tables = [rows for content in result["tables"] if (rows := _rows(content, game))["rows"]]
        if tables:
            found.append(f"### {result['title']}\n{result['measures']}")
            found += ["\n".join(table(rows)) for rows in tables]
            found.append(WHEN.format(**result))
    return "\n\n".join(found)


def _rows(content: dict[str, list[str]], game: Game) -> dict[str, list[list[str]]]:
    rows = [row[1:] for row in content["rows"] if content["columns"][0] == "game" and _is(row[0], game)]
    return {"columns": content["columns"][1:], "rows": rows}


def _is(name: str, game: Game) -> bool:
    return game.title == name or game.title.endswith(f": {name}")


def pages(games: list[Game]) -> Iterator[tuple[str, str]]:
    """The name and text of every page."""
    yield "README.md", index(games)
    yield from ((f"{game.id}.md", page(game)) for game in games)
