"""Write the table of every game's fields into docs/contracts.md, from the records themselves."""

from pathlib import Path

from tenfold.core.record import Field
from tenfold.core.registry import game_ids, game_of

CONTRACTS = Path(__file__).resolve().parent.parent / "docs" / "contracts.md"
START, END = "<!-- fields -->", "<!-- /fields -->"


def shape_of(field: Field) -> str:
    """A field's type and shape, as NumPy writes them."""
    return f"{field.dtype}{list(field.shape) if field.shape else ''}"


def seen_by(field: Field) -> str:
    """Who sees a field; nobody is told what is derived, for they know what it follows from."""
    return f"{field.seen_by}, derived" if field.is_derived else field.seen_by


def table_of(game_id: str) -> str:
    """One game's fields as a Markdown table."""
    game = game_of(game_id)
    meanings = game.state.field_docs()
    rows = [
        f"| `{name}` | `{shape_of(field)}` | {seen_by(field)} | {meanings[name]} |"
        for name, field in game.state.fields.items()
    ]
    head = [f"### {game.title}", "", "| field | type | seen by | meaning |", "|---|---|---|---|"]
    return "\n".join([*head, *rows])


def with_tables(text: str) -> str:
    """The document with its tables made anew."""
    before, rest = text.split(START)
    after = rest.split(END)[1]
    tables = "\n\n".join(table_of(game_id) for game_id in game_ids())
    return f"{before}{START}\n{tables}\n{END}{after}"


if __name__ == "__main__":
    CONTRACTS.write_text(with_tables(CONTRACTS.read_text()))
